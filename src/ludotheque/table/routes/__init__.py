"""What the server answers: pages for people, an interface for programs, and a live connection for both."""
