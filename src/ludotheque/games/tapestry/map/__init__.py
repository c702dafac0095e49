"""T-7, T-10: the map: exploring it, space beyond it, and conquering."""
