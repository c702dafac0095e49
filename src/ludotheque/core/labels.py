"""How seats and options are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.core.news import in_words
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import Words

if TYPE_CHECKING:
    from ludotheque.core.game import Game

HALVES: Final = "halves"  # a thing of a verb that is written as a number with or without .5


def given_names(game: Game, players: int, names: list[str] | None) -> tuple[str, ...]:
    """The names of all seats; one without a name is called by its colour, or by what the rules drive there."""
    given = [name.strip() for name in names or []]
    called = game.seat_names(players, [])
    if len(given) > len(called):
        raise Refusal("names", names=len(given), seats=len(called))
    return tuple(name or usual for name, usual in zip([*given, *[""] * len(called)], called))


def label(game: Game, action: Action, names: tuple[str, ...], language: str, edition: Edition | None = None) -> str:
    """The words of an option: its text in the game's language file, filled with its things."""
    words = game.words(language, edition)
    key = f"option-{action.verb}"
    own = f"{key}-{len(action.args)}"  # where it is said otherwise with so many things
    return words(own if own in words else key, **told_of(game, action, words, names))


def told_of(game: Game, action: Action, words: Words, names: tuple[str, ...]) -> dict[str, str | int]:
    """The things of an action as its sentences name them."""
    things: dict[str, str | int] = {}
    for what, arg in zip(game.state_class.VERBS[action.verb], action.args):
        if what == HALVES:
            things[what] = int(2 * float(arg))
        else:
            things[what] = int(arg) if arg.isdigit() else in_words(arg, words, names)
    return things
