"""T-11, T-12: the capital, and what is built in it."""
