"""Starting the server: what is in the way is told in a sentence, before anything else happens."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import uvicorn

from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.table.app import create_app
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.settings import Settings

FRAME_BYTES = 64 * 1024


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    language: str | None = None,
    editions: str | None = None,
) -> int:
    try:
        listening = bound(host, port)
        with listening:
            run(listening, Settings.wished(database, editions), open_browser)
    except Refusal as refusal:
        print(refusal.sentence(language or spoken()), file=sys.stderr)
        return 1
    return 0


def bound(host: str, port: int) -> socket.socket:
    """The port, taken; or a sentence about who has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as problem:
        listening.close()
        taken = isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE
        why = getattr(problem, "strerror", None) or str(problem)
        raise TableRefusal("port-taken" if taken else "port-refused", port=str(port), host=host, why=why) from None
    return listening


def run(listening: socket.socket, settings: Settings, open_browser: bool) -> None:
    host, port = listening.getsockname()[:2]
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # it would cost more than all the rest where many watch
        ws_ping_interval=20,
        timeout_graceful_shutdown=2,
    )
    print(f"Ludothèque: {url}", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [url]).start()
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        uvicorn.Server(config).run(sockets=[listening])


def spoken() -> str:
    """The language of the terminal."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return code if code in LANGUAGES else LANGUAGES[0]
