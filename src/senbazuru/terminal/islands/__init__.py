"""The board of Origami Islands."""
