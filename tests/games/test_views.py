"""What a drawing reads of a view is what the table of sight shows: its protocol names no field that is not there."""

from __future__ import annotations

import inspect
from typing import Any, Protocol

from ludotheque import games
from ludotheque.core.game import Game
from ludotheque.core.state import Question
from tests.games.every import each_game, some_seats


def protocols(game: Game) -> list[type]:
    """The views that the modules of a game's drawing declare."""
    scene = game.part("scene")
    found = [game.part(f"scene.{name}") for name in ("view",) if scene and hasattr(scene, "__path__")]
    members = [member for module in found if module for _, member in inspect.getmembers(module, inspect.isclass)]
    return [each for each in members if each.__name__.endswith("View") and getattr(each, "_is_protocol", False)]


def read_by(protocol: type) -> set[str]:
    """The fields that a protocol names, those of its bases among them."""
    found: set[str] = set()
    for base in protocol.__mro__:
        found |= set(inspect.get_annotations(base))
        found |= {name for name, member in vars(base).items() if isinstance(member, property)}
    return {name for name in found if not name.startswith("_")}


def unseen(game: Game, protocol: type) -> set[str]:
    """What a drawing would read in vain: neither a field of the game nor something that every view has."""
    view = game.new(some_seats(game.id), seed=1).view(0)
    return read_by(protocol) - set(game.state_class.SEEN_BY) - set(vars(view))


@each_game
def test_a_drawing_reads_only_what_the_table_of_sight_shows(id: str) -> None:
    for protocol in protocols(games[id]):
        assert unseen(games[id], protocol) == set(), protocol.__name__


@each_game
def test_a_game_with_a_scene_of_several_files_says_what_it_reads(id: str) -> None:
    assert protocols(games[id]) or not hasattr(games[id].part("scene"), "__path__")


def test_a_field_that_nobody_sees_is_noticed() -> None:
    class WrongView(Protocol):
        held: Any
        purse: Any

        @property
        def colour(self) -> Any: ...

    assert unseen(games["dudo"], WrongView) == {"purse", "colour"}


@each_game
def test_what_a_question_hides_is_among_its_fields(id: str) -> None:
    for step in games[id].steps.values():
        if issubclass(step, Question):
            assert set(step.HIDDEN) <= set(step.FIELDS), step.__name__
