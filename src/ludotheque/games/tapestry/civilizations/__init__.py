"""T-14: the civilizations, one file each."""
