"""`python -m tools.alone FILE COMMAND...`: a command that runs only while nobody else runs one for the same file.

Two set-ups at once in one checkout would trip over each other: the second waits, and then finds most of its work done.
The lock is held by whatever the command becomes, and gone with it, however it ends.
"""

from __future__ import annotations

import os
import sys

WAITING = "Something is being prepared here already; waiting for it."


def main(file: str, *command: str) -> None:
    take(file)
    os.execvp(command[0], command)


def take(file: str) -> None:
    """Hold the file for as long as this process, or what it becomes, lives."""
    try:
        import fcntl
    except ImportError:  # a system where nobody waits for anybody
        return
    held = os.open(file, os.O_RDONLY)
    os.set_inheritable(held, True)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        print(WAITING, flush=True)
        fcntl.flock(held, fcntl.LOCK_EX)


if __name__ == "__main__":
    main(*sys.argv[1:])
