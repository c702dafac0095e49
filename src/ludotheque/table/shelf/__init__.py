"""What is known of the games before a match: their descriptions, editions, components and rules."""
