"""The table in the browser: a server that keeps matches, shows each viewer what it may see, and plays the computers.

Read it from below: `protocol` is what is said, `shelf` what is known of the games, `shown` what a viewer sees of a
match, `hall` where tables are kept and played, `routes` the addresses, `templates` the pages, `app` all put together.
"""
