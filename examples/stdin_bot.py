"""A player as a program of its own, in 20 lines: it speaks over standard input and output and imports nothing of ours.

ludotheque simulate loire --agents "bot:python examples/stdin_bot.py",random
"""

import json
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("ready view")  # `view` asks to be sent what the seat sees before every question
    elif word == "match":
        match = json.loads(rest)
    elif word == "view":
        view = json.loads(rest)
    elif word == "ask":
        options = json.loads(rest)
        print("info", f"seat {match['seat']} has {view['points'][match['seat']]} points")  # nobody reads it
        print("answer", options[0])
    elif word == "quit":
        break
    sys.stdout.flush()
