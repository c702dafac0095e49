"""Catchers: where mail, web hooks and pushes of the tests arrive, all on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.table.house import free_port


class Letters:
    """What was sent by mail."""

    def __init__(self) -> None:
        self.letters: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def text(self, at: int = -1) -> str:
        return str(self.letters[at].get_body(("plain",)).get_content())  # type: ignore[attr-defined]


@contextmanager
def mailbox() -> Iterator[tuple[Letters, str]]:
    """A mail server, and its address as the house is told it."""
    letters, port = Letters(), free_port()
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield letters, f"smtp://127.0.0.1:{port}?from=games@example.org"
    finally:
        controller.stop()


class Caught:
    """What was posted, as headers and body; `statuses` are answered first, then 201, and nothing while not `awake`."""

    def __init__(self) -> None:
        self.posts: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self.awake = threading.Event()
        self.awake.set()


@contextmanager
def hook(port: int = 0) -> Iterator[tuple[Caught, str]]:
    """Whoever calls a port on which no hook is open is refused."""
    caught = Caught()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            caught.posts.append((dict(self.headers.items()), body))
            caught.awake.wait()
            self.send_response(caught.statuses.pop(0) if caught.statuses else 201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.block_on_close = False
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield caught, f"http://127.0.0.1:{server.server_port}/called"
    finally:
        caught.awake.set()
        server.shutdown()
        server.server_close()


class Browser:
    """The half of a browser that is called by push: what is sent can be read by it alone."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": written(public), "auth": written(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        import http_ece

        told: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))
        return told


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
