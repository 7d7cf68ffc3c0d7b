"""The board of Origami and Legends."""
