"""An evening at a table, of which everything that was sent is kept."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cached_property
from typing import Final

from websockets.sync.connection import Connection

from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games
from ludotheque.table.hall import recorded
from ludotheque.table.store import Store
from tests.table.house import Frame, Guest, Server, hear, key_in, tell

ANSWERS: Final = 45
MOST: Final = 20 * ANSWERS
MATCHES: Final = 6
NAMES: Final = ("Ada", "Yann", "Rose")


class Evening:
    """A match among people elsewhere with a spectator.

    They like some verbs better than others, and stay until they have seen these events, however the cards fall.
    """

    def __init__(
        self, server: Server, game: str = "loire", liked: Sequence[str] = (), events: Set[str] = frozenset()
    ) -> None:
        self.server = server
        self.game = games[game]
        for _ in range(MATCHES):
            self.play(liked, events)
            if events <= self.told:
                break

    def play(self, liked: Sequence[str], events: Set[str]) -> None:
        """One match, until enough was seen or it is over."""
        seats = ({"kind": "link", "name": name} for name in NAMES[: self.game.least])
        new = self.server.set_up(*seats, game=self.game.id)
        self.guests = [Guest(self.server, new["table"], key_in(link["url"])) for link in new["links"]]
        self.table = new["table"]
        self.watcher = Guest(self.server, self.table)
        self.sent: dict[int, list[Frame]] = {seat: [] for seat in (*range(self.game.least), SPECTATOR)}
        sockets = {seat: guest.live() for seat, guest in enumerate(self.guests)} | {SPECTATOR: self.watcher.live()}
        for number in range(MOST):
            self.listen(sockets)
            last = self.sent[SPECTATOR][-1]
            if last["status"] == "over" or (number and number % ANSWERS == 0 and events <= self.told):
                break
            now = self.sent[last["asked"]][-1]
            options = [option for option in now["options"] if option["verb"] in liked] or now["options"]
            action = options[number % len(options)]["action"]
            tell(sockets[last["asked"]], type="answer", number=now["number"], seat=last["asked"], action=action)
        for socket in sockets.values():
            socket.close()

    @property
    def told(self) -> set[str]:
        return {item.event for item in self.truth().news}

    def listen(self, sockets: dict[int, Connection]) -> None:
        for seat, socket in sockets.items():
            self.sent[seat].append(hear(socket))

    @cached_property
    def store(self) -> Store:
        return Store(f"sqlite:///{self.server.database}")

    def truth(self, number: int | None = None) -> Match:
        """The match as it really stood, after so many lines of its record or after all of them."""
        row, _, lines, _ = self.store.find(self.table)
        return record.replay(recorded(row, lines[:number]), self.game)

    def known_to(self, viewer: int, number: int) -> Match:
        """The same with all that the viewer cannot know dealt anew or blotted out: hands, piles, seed, whispers."""
        match = self.truth(number)
        match.state = guess(match.state, viewer, Rng(number + 77))
        match.news = [item for item in match.news if item.seen_by(viewer)]
        match.lines = [Line(line.seat, "?" if line.seat == CHANCE else line.notation) for line in match.lines]
        match.seed = "?"
        return match
