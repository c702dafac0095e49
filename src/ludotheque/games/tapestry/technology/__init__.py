"""T-9: technology cards."""
