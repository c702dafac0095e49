"""A player at a table of the server, by the link of its seat: it opens the link, listens, and answers when it is asked.

python examples/remote_bot.py http://localhost:8000/t/TABLE#KEY
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def claim(host: str, table: str, key: str) -> str:
    """Opening a link makes its seat ours; the key that is given for it stays with us."""
    url = f"http://{host}/api/tables/{table}/claim"
    body = json.dumps({"key": key}).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        given: dict[str, Any] = json.load(reply)
    return str(given.get("key") or key)


def play(link: str, seed: int = 1) -> dict[str, Any]:
    """Answer at random until the match is over; the result."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").split("/")[-1]
    key = claim(parts.netloc, table, parts.fragment)
    choice = random.Random(seed)
    with connect(
        f"ws://{parts.netloc}/api/tables/{table}/live",
        additional_headers={"Authorization": f"Bearer {key}"},
        max_size=None,
    ) as live:
        while True:
            message = json.loads(live.recv())
            if message["type"] == "position" and message["result"]:
                return dict(message["result"])
            if message["type"] == "position" and message["options"]:
                action = choice.choice(message["options"])["action"]
                answer = {"number": message["number"], "seat": message["asked"], "action": action}
                live.send(json.dumps({"type": "answer", **answer}))


if __name__ == "__main__":
    print(play(sys.argv[1]))
