"""How positions, editions, actions, games and matches come back from a pickle: by their names and records.

An edition and its actions are one of a kind in every process, so what belongs together comes back together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ludotheque.core.action import Action
    from ludotheque.core.edition import Edition
    from ludotheque.core.game import Game
    from ludotheque.core.layout import Layout
    from ludotheque.core.match import Match
    from ludotheque.core.state import State

EDITIONS: Final[dict[tuple[str, str], Edition]] = {}  # those that came from elsewhere, by game and digest


def game(id: str) -> Game:
    from ludotheque.games import games

    return games[id]


def edition(id: str, digest: str, data: dict[str, Any]) -> Edition:
    """The edition of the shelf where it is that one, else the one that came with the pickle."""
    own = game(id)
    if own.edition.digest == digest:
        return own.edition
    if (id, digest) not in EDITIONS:
        EDITIONS[id, digest] = own.make_edition(data, str(data["edition"]["id"]))
    return EDITIONS[id, digest]


def action(edition: Edition, notation: str) -> Action:
    return edition.vocabulary.read(notation)


def state(edition: Edition, data: dict[str, Any]) -> State:
    from ludotheque.core.save import load

    return load(game(str(edition.data["edition"]["game"])), edition, {}, data)


def layout(id: str, seats: int, edition: Edition) -> Layout:
    return game(id).layout(seats, edition)


def match(id: str, edition: Edition, text: str) -> Match:
    from ludotheque.core import record

    return record.replay(record.read(text), game(id), edition)


def of_state(position: State) -> tuple[object, ...]:
    """A position as its edition and its saved form."""
    from ludotheque.core.save import save

    own: Any = position  # every game keeps its edition there
    return state, (own.edition, save(position))
