"""Programs in any language as players: one line for every thing that is said, over their standard input and output.

What is said is described in docs/bots.md.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from ludotheque.agents.agent import Agent
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import Eyes

HELLO: Final = "hello ludotheque 1"
PATIENCE: Final = 60.0  # seconds for an answer
IDLE: Final[dict[str, list[Any]]] = {}  # programs that wait for another match, by command


class Program:
    """One running program that plays one seat at a time."""

    command: str
    wants_view: bool
    _process: Any
    _heard: Any

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except (OSError, ValueError, IndexError) as problem:
            raise Refusal("agent-unloadable", agent=command, why=str(problem)) from None
        self._heard = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()
        self.tell(HELLO)
        self.wants_view = "view" in self.hear("ready").split()

    def _listen(self) -> None:
        while True:
            line = self._process.stdout.readline()
            self._heard.put(line)
            if not line:
                return

    def tell(self, line: str) -> None:
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Refusal("agent-silent", agent=self.command) from None

    def hear(self, word: str) -> str:
        """What follows the word on the next line that begins with it; other lines are remarks to nobody."""
        while True:
            try:
                line: str = self._heard.get(timeout=PATIENCE)
            except Empty:
                line = ""
            if not line:
                self.close()
                raise Refusal("agent-silent", agent=self.command)
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()


class BotAgent(Agent):
    """Asks a program for every answer."""

    seed: int
    command: str
    _program: Program | None

    def __init__(self, seed: int, command: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.command = command
        self._program = None

    def called(self) -> str:
        return f"bot:{self.command}"

    def choose(self, eyes: Eyes) -> Action:
        program = self._program
        if program is None:
            idle = IDLE.setdefault(self.command, [])
            program = idle.pop() if idle else Program(self.command)
            self._program = program
            view = eyes.view()
            match = {"game": view.game.id, "edition": view.edition.id, "seats": view.seats, "seat": view.seat}
            program.tell("match " + json.dumps({**match, "seed": self.seed}))
        if program.wants_view:
            program.tell("view " + json.dumps(eyes.view().data()))
        options = eyes.options
        program.tell("ask " + json.dumps([option.notation for option in options]))
        said = program.hear("answer").lower()
        for number, option in enumerate(options, 1):
            if said in (option.notation, str(number)):
                return option
        allowed = ", ".join([option.notation for option in options[:12]])
        raise Refusal("agent-illegal", agent=self.command, action=said[:80], allowed=allowed)

    def close(self) -> None:
        """The match is over: the program waits for the next one."""
        if self._program is not None and self._program._process.poll() is None:
            IDLE.setdefault(self.command, []).append(self._program)
        self._program = None


def dismiss() -> None:
    """Nobody plays any more."""
    for programs in IDLE.values():
        for program in programs:
            try:
                program.tell("quit")
                program._process.stdin.close()
                program._process.wait(1)
            except (Refusal, OSError, subprocess.TimeoutExpired):
                program.close()
        programs.clear()


atexit.register(dismiss)
