"""What clients and the server say to one another, described once: the client's types are made from it.

`requests` come in over HTTP, `replies` go back; `messages` go both ways over the live connection, `position` is the
largest of them. What is sent is plain data whose types are checked while the program is written, so that sending costs
nothing; what comes in is checked when it comes.
"""
