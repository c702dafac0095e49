"""The table in the browser: a server that keeps matches, shows each viewer what it may see, and plays the computers."""
