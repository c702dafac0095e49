"""How a game's scene divides the log.

`TURNS` are the events with which a turn opens; among them `ANSWER` stands for whatever is told when another seat has
answered. `ACCOUNTS` are, by what they are called, the events that begin an account and those that go on with it;
`WHOLE_TURN` stands for all until the next turn opens.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ludotheque.core.game import Game
from ludotheque.drawing.templates import module

ANSWER: Final = "another seat has answered"
WHOLE_TURN: Final = "whatever happens in this turn"


@dataclass(frozen=True)
class Chapters:
    """The events with which a turn opens, those that begin an account of who got what for what, and those that go on
    with it."""

    turns: frozenset[str]
    begins: dict[str, str]  # the account that begins with an event
    more: dict[str, frozenset[str] | None]  # by account; None: all of the turn

    def account(self, event: str, current: str | None, opens: bool) -> str | None:
        """The account that an event belongs to while another goes on, or none."""
        begun = self.begins.get(event)
        if current is None or begun is not None:
            return begun
        more = self.more[current]
        return current if (not opens if more is None else event in more) else None


@cache
def chapters(game: Game) -> Chapters:
    accounts: dict[str, tuple[str, str]] = getattr(module(game), "ACCOUNTS", {})
    return Chapters(
        frozenset(getattr(module(game), "TURNS", (ANSWER,))),
        {event: name for name, (begin, _) in accounts.items() for event in begin.split()},
        {name: None if more == WHOLE_TURN else frozenset(more.split()) for name, (_, more) in accounts.items()},
    )
