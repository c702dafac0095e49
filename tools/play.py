"""`make play` on a checkout whose engine is not compiled yet: the table is served at once, from the source, and by the
compiled engine as soon as there is one. Matches lie in the database, and browsers connect again by themselves."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from tools.moving import made_in

ROOT = Path(__file__).resolve().parents[1]
MAKE = [sys.executable, "-m", "tools.alone", "Makefile", "make", "--silent"]
HOST = "127.0.0.1"


def main(port: int) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    listening = held(port)
    server = serve(port, listening, ["--open"], LUDOTHEQUE_PURE="1")
    if listening is None:
        return server.wait()  # it says what is in the way
    greet(port)
    compiling = subprocess.Popen([*MAKE, "compiled"], cwd=ROOT, start_new_session=True, preexec_fn=step_back)
    try:
        while compiling.poll() is None and server.poll() is None:
            time.sleep(0.2)
        if server.poll() is None and compiling.returncode == 0 and made_in(ROOT / "build/engine"):
            server = take_over(server, port, listening)
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()  # it was told as well
    finally:
        for process in (server, compiling):
            if process.poll() is None:
                (os.killpg if process is compiling else os.kill)(process.pid, signal.SIGTERM)
                process.wait()


def take_over(server: subprocess.Popen[bytes], port: int, listening: socket.socket) -> subprocess.Popen[bytes]:
    """The server leaves when no computer is thinking; whoever calls meanwhile waits a moment for the next one."""
    server.send_signal(signal.SIGUSR1)
    server.wait()
    subprocess.run([*MAKE, "engine"], cwd=ROOT, check=True)
    print("The table runs on the compiled engine now.", flush=True)
    return serve(port, listening, [])


def greet(port: int) -> None:
    """Wait for the first page: compiling would only hold it up."""
    with suppress(OSError):
        urllib.request.urlopen(f"http://{HOST}:{port}/", timeout=30).close()


def held(port: int) -> socket.socket | None:
    """The port, held for one server after the other; None where it cannot be had."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
        listening.listen(128)
    except (OSError, OverflowError):
        listening.close()
        return None
    return listening


def serve(port: int, listening: socket.socket | None, more: list[str], **environment: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "ludotheque", "serve", "--host", HOST, "--port", str(port), *more]
    if listening is None:
        return subprocess.Popen(command, env={**os.environ, **environment})
    handed = listening.fileno()
    environment["LUDOTHEQUE_LISTENING"] = str(handed)
    return subprocess.Popen(command, env={**os.environ, **environment}, pass_fds=[handed])


def step_back() -> None:
    os.nice(10)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
