"""One sitting at the table: people and agents answer in turn until the match is over or somebody leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.agents import make
from ludotheque.agents.agent import Agent
from ludotheque.arena.seeds import seed_of
from ludotheque.cli import showing
from ludotheque.cli.terminal import Terminal
from ludotheque.core import clauses
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, SPECTATOR

COMMANDS: Final = ("undo", "hint", "look", "rules", "save", "help", "quit")
ADVISER: Final = "master"


class Left(Exception):
    """Somebody has left the table before the end."""


class Sitting:
    """Who sits where, what each of them has heard, and where the record is kept."""

    def __init__(self, terminal: Terminal, match: Match, agents: list[Agent | None], file: Path | None) -> None:
        self.terminal = terminal
        self.match = match
        self.agents = agents
        self.file = file
        self.people = [seat for seat, agent in enumerate(agents) if agent is None]
        alone = len(self.people) == 1
        self.viewer: int | None = SPECTATOR if not self.people else self.people[0] if alone else None
        self.heard = dict.fromkeys([SPECTATOR, *self.people], 0)
        self.commands = {terminal.words(f"command-{name}"): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS}

    def go_on(self) -> None:
        """Answer after answer, to the end."""
        match = self.match
        while not match.over:
            agent = self.agents[match.seat] if match.seat != CHANCE else None
            if match.seat == CHANCE:  # only where a record breaks off before chance has answered
                match.play(match.foretold())
            elif agent is not None:
                match.play(agent.choose(match.eyes()))
            else:
                self.hand_over(match.seat)
                self.ask(match.seat)
            self.keep()
            self.tell()
        viewer = self.viewer if self.viewer is not None else SPECTATOR
        showing.result(self.terminal, match.view(viewer))
        self.terminal.say("play-seed", "dim", seed=match.seed)

    def keep(self) -> None:
        if self.file is not None:
            self.match.save(self.file)

    def tell(self) -> None:
        """What has happened since the viewer last looked, as far as they may know it."""
        if self.viewer is None:
            return
        news = self.match.news
        for report in news[min(self.heard[self.viewer], len(news)) :]:
            if report.seen_by(self.viewer):
                showing.report(self.terminal, report)
        self.heard[self.viewer] = len(news)

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard, nobody sees another's hand."""
        if len(self.people) > 1 and self.viewer != seat:
            if self.viewer is not None:
                self.terminal.ask(self.terminal.words("play-done"))
            self.terminal.wipe()
            self.terminal.ask(self.terminal.words("play-hand-over", name=self.match.names[seat]))
            self.viewer = seat
        self.tell()

    def ask(self, seat: int) -> None:
        """Show the position, and ask until an answer is given."""
        showing.position(self.terminal, self.match.view(seat))
        showing.question(self.terminal, self.match, seat)
        while True:
            text = " ".join(self.terminal.ask(">").split())
            try:
                if text and self.understood(text, seat):
                    return
            except Refusal as refusal:
                self.terminal.refuse(refusal)

    def understood(self, text: str, seat: int) -> bool:
        """Whether the text was an answer (or took one back), so that the question has changed."""
        options = self.match.options
        word, _, rest = text.partition(" ")
        if text.isdigit():
            if not 1 <= int(text) <= len(options):
                self.terminal.say("play-number", "red", most=len(options))
                return False
            self.match.play(options[int(text) - 1], seat)
            return True
        name = self.commands.get(word.lower())
        if name is None or text.lower() in map(str, options):
            self.match.play(text, seat)
            return True
        return self.obey(name, rest, seat)

    def obey(self, name: str, rest: str, seat: int) -> bool:
        """Carry out a command; True when the question has changed."""
        terminal, match = self.terminal, self.match
        if name == "undo":
            match.undo(seat)
            self.heard = {viewer: min(count, len(match.news)) for viewer, count in self.heard.items()}
            terminal.say("play-undone")
            return True
        if name == "hint":
            advice = make(ADVISER, seed_of(match.seed, "hint", len(match.lines))).choose(match.eyes(seat))
            terminal.say("play-hint", "cyan", label=match.label(advice, terminal.language), notation=str(advice))
        elif name == "look":
            showing.position(terminal, match.view(seat))
            showing.question(terminal, match, seat)
        elif name == "rules":
            view = match.view(seat)
            showing.clause(terminal, clauses.find(match.game, rest or view.clause, terminal.language))
        elif name == "save":
            self.save_to(rest)
        elif name == "help":
            option = min(match.options, key=lambda each: len(str(each)))
            terminal.say("play-help", option=f"{option!s:<15}", clause=f"{option.clause:<8}")
        else:
            self.quit()
        return False

    def save_to(self, name: str) -> None:
        if not name:
            self.terminal.say("play-save-where", "red")
            return
        self.match.save(name)
        self.terminal.say("play-saved", file=name)

    def quit(self) -> None:
        """Leave; a match that is kept nowhere may still be saved."""
        if self.file is None:
            name = self.terminal.ask(self.terminal.words("play-save-first"))
            if name:
                self.match.save(name)
                self.file = Path(name)
        raise Left
