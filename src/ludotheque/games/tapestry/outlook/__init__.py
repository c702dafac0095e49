"""What only computers believe: how well a seat stands, and what a step promises. No rule depends on it."""
