"""T-13: what tapestry cards do when they are played, grouped by kind."""
