"""What sets up, builds and starts a checkout; the standard library is all it needs, and nothing here is installed."""
