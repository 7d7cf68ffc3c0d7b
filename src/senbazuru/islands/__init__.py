"""Origami Islands: auction, painting, landmarks; two to four players, or one against Carrambah."""
