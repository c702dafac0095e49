"""Several server processes on one port and one database; one that dies is replaced."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from typing import Final

from ludotheque.table.settings import ONE_OF, Settings

HANDED: Final = "LUDOTHEQUE_LISTENING"  # the number of a socket that listens already
MOST: Final = 64
PAUSE: Final = 0.5  # seconds before a process that died is replaced


def is_one_of_several() -> bool:
    return ONE_OF in os.environ


def serve_together(listening: socket.socket, url: str, settings: Settings, processes: int, open_browser: bool) -> int:
    """Start them and look after them, until Ctrl-C or SIGTERM."""
    stopping = threading.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: stopping.set())
    serving = [begun(listening, settings, processes) for _ in range(processes)]
    print(f"Ludothèque: {url}", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [url]).start()
    while not stopping.wait(PAUSE):
        serving = [one if one.poll() is None else begun(listening, settings, processes) for one in serving]
    for one in serving:
        one.terminate()
    for one in serving:
        one.wait()
    return 0


def begun(listening: socket.socket, settings: Settings, processes: int) -> subprocess.Popen[bytes]:
    """A process of its own that listens on the same socket."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--database", settings.database]
    command += ["--editions", str(settings.editions)] if settings.editions else []
    told = {HANDED: str(listening.fileno()), ONE_OF: str(processes)}
    return subprocess.Popen(command, pass_fds=[listening.fileno()], env=os.environ | told)
