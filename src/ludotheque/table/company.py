"""Several server processes on one port and one database; one that dies is replaced."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import webbrowser
from typing import Final

from ludotheque.table.measures import FOLDER, mark_dead
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
    with tempfile.TemporaryDirectory() as folder:
        counted = folder if settings.metrics else None
        serving = [begun(listening, settings, processes, counted) for _ in range(processes)]
        print(f"Ludothèque: {url}", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [url]).start()
        while not stopping.wait(PAUSE):
            for at, one in enumerate(serving):
                if one.poll() is not None:
                    if counted:
                        mark_dead(one.pid, counted)
                    serving[at] = begun(listening, settings, processes, counted)
        for one in serving:
            one.terminate()
        for one in serving:
            one.wait()
    return 0


def begun(listening: socket.socket, settings: Settings, processes: int, counted: str | None) -> subprocess.Popen[bytes]:
    """A process of its own that listens on the same socket, and keeps what it counts in the same folder."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--database", settings.database]
    command += ["--editions", str(settings.editions)] if settings.editions else []
    told = {HANDED: str(listening.fileno()), ONE_OF: str(processes)} | ({FOLDER: counted} if counted else {})
    return subprocess.Popen(command, pass_fds=[listening.fileno()], env=os.environ | told)
