"""T-4, T-5, T-8, T-16: the four tracks, and the tokens that move on them."""
