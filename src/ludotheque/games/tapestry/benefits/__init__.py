"""T-4, T-6: benefits, what they are made of, and what is paid for them."""
