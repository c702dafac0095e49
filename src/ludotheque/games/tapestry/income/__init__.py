"""T-3: the income turn."""
