"""Starting the server: what is in the way is told in a sentence, before anything else happens."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial

import uvicorn

from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.table import company, logs
from ludotheque.table.app import create_app
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.database import without_password
from ludotheque.table.hall.store import Store
from ludotheque.table.measures import keep_measures
from ludotheque.table.patience import http_with, live_with
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.settings import Settings

FRAME_BYTES = 64 * 1024
FILES = 8192  # open at once, where the system allows it
OUR_FILES = 128
YOUNG = 20_000  # objects made since the last look for what may be thrown away
PING = 20.0  # seconds after which a silent live connection is asked whether it is there, and for its answer
LEAVE_AT_LAST = 60.0  # seconds after which a server that was asked to leave no longer waits for a pause in thinking


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    language: str | None = None,
    editions: str | None = None,
    processes: int = 1,
) -> int:
    try:
        settings = Settings.wished(database, editions)
        logs.set_up(settings.logs)
        check_processes(processes, settings)
        listening = bound(host, port)
        with listening:
            if processes > 1:
                keep_measures(bool(settings.metrics))
                Store(settings.database).close()  # brought up once, or refused in a sentence, before many begin
                return company.serve_together(listening, address_of(listening), settings, processes, open_browser)
            run(listening, settings, open_browser)
    except Refusal as refusal:
        print(refusal.sentence(language or spoken()), file=sys.stderr)
        return 1
    return 0


def bound(host: str, port: int) -> socket.socket:
    """The port, taken or handed over; or a sentence about who has it."""
    if handed := os.environ.pop(company.HANDED, None):
        return socket.socket(fileno=int(handed))
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


def check_processes(processes: int, settings: Settings) -> None:
    """Refuse before anything is opened or made."""
    if not 1 <= processes <= company.MOST:
        raise TableRefusal("processes-number", wished=str(processes), most=company.MOST)
    if processes > 1 and not settings.database.startswith("postgresql"):
        raise TableRefusal("processes-alone", database=without_password(settings.database))


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(listening: socket.socket, settings: Settings, open_browser: bool) -> None:
    url = address_of(listening)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,  # logs.py has said where to
        access_log=False,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # it would cost more than all the rest where many watch
        ws_ping_interval=min(PING, 5 * settings.patience),
        ws_ping_timeout=min(PING, 5 * settings.patience),
        http=http_with(settings),
        ws=live_with(settings),
        limit_concurrency=connections(),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=2,
    )
    if not company.is_one_of_several():
        print(f"Ludothèque: {url}", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [url]).start()
    rarely_collect()
    server = uvicorn.Server(config)
    if hasattr(signal, "SIGUSR1"):
        leave = partial(leave_in_a_pause, server, app.state.hall.computers)
        signal.signal(signal.SIGUSR1, lambda *_: threading.Thread(target=leave, daemon=True).start())
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        server.run(sockets=[listening])


def rarely_collect() -> None:
    """What was loaded stays, and most of what is drawn is kept: to look through all of it again and again for what
    nobody holds any more would be a fifth of the work of an answer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


def connections() -> int | None:
    """How many connections the system lets us hold, less what we need ourselves; more are told to come back later."""
    try:
        import resource
    except ImportError:  # a system that does not say
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES and (hard == resource.RLIM_INFINITY or hard > soft):
        soft = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(16, min(soft, FILES) - OUR_FILES)


def leave_in_a_pause(server: uvicorn.Server, computers: Computers) -> None:
    """Another server is to take over: stop when no computer is thinking, or after a while all the same."""
    until = time.monotonic() + LEAVE_AT_LAST
    while computers.thinking and time.monotonic() < until:
        time.sleep(0.02)
    server.should_exit = True


def spoken() -> str:
    """The language of the terminal."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return code if code in LANGUAGES else LANGUAGES[0]
