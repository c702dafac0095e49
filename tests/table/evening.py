"""An evening at a table, of which everything that was sent is kept."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Final

from websockets.sync.connection import Connection

from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games
from ludotheque.table.hall.keeping import recorded
from ludotheque.table.hall.store import Store
from ludotheque.table.settings import as_url
from tests.table.house import Frame, Guest, Server, hear, tell

ANSWERS: Final = 45
REHEARSALS: Final = 500
CHOICE: Final = 5  # evenings on which enough is seen; the shortest of them is watched
NAMES: Final = ("Ada", "Yann", "Rose")


class Evening:
    """A match among people elsewhere with a spectator.

    They like some answers better than others, and stay until they have seen these events. Which match that will be
    they find out beforehand without a table, so that what is watched does not hang on how the cards fall.
    """

    def __init__(
        self, server: Server, game: str = "loire", liked: Sequence[str] = (), events: Set[str] = frozenset()
    ) -> None:
        self.server = server
        self.game = games[game]
        rehearsed = (self.rehearse(f"evening {seed}", liked, events) for seed in range(REHEARSALS))
        enough = islice((match for match in rehearsed if events <= told_in(match)), CHOICE)
        self.play(min(enough, key=lambda match: len(match.lines)))

    def rehearse(self, seed: str, liked: Sequence[str], events: Set[str]) -> Match:
        """One match, until enough was seen or it is over."""
        match = Match(self.game, self.game.least, seed, names=list(NAMES[: self.game.least]))
        number = 0
        while not match.over and not (number >= ANSWERS and events <= told_in(match)):
            options = [option for option in match.options if str(option).startswith(tuple(liked))] or match.options
            match.play(options[number % len(options)], match.seat)
            number += 1
        return match

    def play(self, rehearsed: Match) -> None:
        """The same match over the table."""
        self.set_up(rehearsed.seed)
        self.sent: dict[int, list[Frame]] = {seat: [] for seat in (*range(self.game.least), SPECTATOR)}
        sockets = {seat: guest.live() for seat, guest in enumerate(self.guests)} | {SPECTATOR: self.watcher.live()}
        self.listen(sockets)
        for line in rehearsed.lines:
            if line.seat != CHANCE:
                number = self.sent[line.seat][-1]["number"]
                tell(sockets[line.seat], type="answer", number=number, seat=line.seat, action=line.notation)
                self.listen(sockets)
        for socket in sockets.values():
            socket.close()

    def set_up(self, seed: str) -> None:
        people = [{"kind": "link", "name": name} for name in NAMES[: self.game.least]]
        new = self.server.set_up_from(seed, self.game.id, *people)
        self.table = new["table"]
        self.guests = self.server.seated(new)
        self.watcher = Guest(self.server, self.table)

    @property
    def told(self) -> set[str]:
        return told_in(self.truth())

    def listen(self, sockets: dict[int, Connection]) -> None:
        for seat, socket in sockets.items():
            self.sent[seat].append(hear(socket))

    @cached_property
    def store(self) -> Store:
        return Store(as_url(self.server.url))

    def truth(self, number: int | None = None) -> Match:
        """The match as it really stood, after so many lines of its record or after all of them."""
        row, _, lines, _ = self.store.find(self.table)
        return record.replay(recorded(row, lines[:number]), self.game)

    def known_to(self, viewer: int, number: int) -> Match:
        """The same with all that the viewer cannot know dealt anew or blotted out: hands, piles, seed, whispers."""
        match = self.truth(number)
        match.state = guess(match.state, viewer, Rng(number + 77))
        rng = Rng(number + 78)
        match.beats = [replace(beat, position=guess(beat.position, viewer, rng)) for beat in match.beats]
        match.news = [item for item in match.news if item.seen_by(viewer)]
        match.lines = [Line(line.seat, "?" if line.seat == CHANCE else line.notation) for line in match.lines]
        match.seed = "?"
        return match


def told_in(match: Match) -> set[str]:
    return {item.event for item in match.news}
