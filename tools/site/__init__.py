"""What makes the site of docs/, the games and the code; it alone of all tools needs other libraries (extra `docs`)."""
