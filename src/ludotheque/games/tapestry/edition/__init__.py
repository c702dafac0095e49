"""T-1: what is in the box, read from an edition file and checked."""
