"""Origami Islands as plain numbers: the part that is compiled."""
