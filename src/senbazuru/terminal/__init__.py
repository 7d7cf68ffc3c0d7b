"""The terminal game: a client that draws what a view and a decision give, and knows no rules."""
