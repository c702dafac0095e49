"""What a seat may know: one text that is the same for two positions it cannot tell apart, and another otherwise."""

from __future__ import annotations

import ast
import copy
import inspect
import pickle
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import games
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.sight import guess
from ludotheque.core.state import State, Step
from ludotheque.core.view import View
from ludotheque.games.siecle_dor.colonies import Land
from ludotheque.games.siecle_dor.free_actions import LiftMarker
from ludotheque.games.tapestry.benefits.resources import PayAny
from ludotheque.games.tapestry.cards.laying import LayGained


def known(id: str, step: Step[Any], seat: int) -> str:
    game = games[id]
    match = game.new(seats=3, seed=1)
    match.state.stack.append(step)
    return View(game, match.edition, match.state, seat, match.names).information_state_string()


@pytest.mark.parametrize("id", list(games))
def test_two_positions_that_differ_in_what_is_hidden_are_one_to_the_seat(id: str) -> None:
    match = games[id].new(seed=2)
    rng = Rng(3)
    while len(match.lines) < 30 and not match.over:
        match.play(match.options[rng.below(len(match.options))])
    for seat in range(match.players):
        text = match.information_state_string(seat)
        match.state, truth = guess(match.state, seat, rng), match.state
        assert match.information_state_string(seat) == text
        match.state = truth


def test_an_answer_that_everybody_sees_makes_another_position_of_it() -> None:
    match = games["loire"].new(seats=3, seed=2)
    texts = set()
    for _ in range(20):
        match.play(match.options[0])
        texts.add(match.information_state_string(2))
    assert len(texts) == 20


def test_what_is_asked_about_is_known_to_all() -> None:
    assert known("tapestry", PayAny(0, 2, 1), 1) != known("tapestry", PayAny(0, 3, 1), 1)
    assert known("tapestry", PayAny(0, 2, 1), 1) != known("tapestry", PayAny(0, 2, 0), 1)
    assert known("siecle_dor", LiftMarker(0, 4), 1) != known("siecle_dor", LiftMarker(0, 5), 1)
    assert known("siecle_dor", Land(0, 4), 2) != known("siecle_dor", Land(0, 5), 2)


def test_cards_that_a_question_is_about_are_known_to_its_seat_alone() -> None:
    assert known("tapestry", LayGained(0, 5), 1) == known("tapestry", LayGained(0, 6), 1)
    assert known("tapestry", LayGained(0, 5), 0) != known("tapestry", LayGained(0, 6), 0)


@pytest.mark.parametrize("id", list(games))
def test_a_copy_of_a_position_goes_its_own_way(id: str) -> None:
    match = games[id].new(seed=4)
    before = fingerprint(match.state)
    for twin in (copy.copy(match.state), copy.deepcopy(match.state), pickle.loads(pickle.dumps(match.state))):
        assert fingerprint(twin) == before and twin.options == match.options
        twin.apply(twin.options[0])
        assert fingerprint(match.state) == before != fingerprint(twin)


def test_a_copy_of_a_match_goes_its_own_way_and_plays_on_as_the_original_would() -> None:
    match = games["loire"].new(seats=3, seed=6, names=["Ada", "Yann", "Enora"])
    match.play(match.options[0])
    text = match.record.text()
    twins = [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for twin in twins:
        twin.play(twin.options[-1])
        twin.undo()
        twin.play(twin.options[0])
    assert match.record.text() == text
    assert {twin.record.text() for twin in twins} == {twins[0].record.text()} != {text}


def test_views_editions_actions_games_and_layouts_survive_a_pickle() -> None:
    match = games["loire"].new(seats=2, seed=1)
    view, action = match.view(1), match.options[0]
    game, edition = match.game, match.edition
    thawed = pickle.loads(pickle.dumps([view, action, game, edition, game.layout(2)]))
    assert thawed[0].data() == view.data() and thawed[1:] == [action, game, edition, game.layout(2)]
    assert copy.deepcopy(view).data() == view.data() and copy.copy(action) is action


def test_an_edition_of_ones_own_comes_back_as_one() -> None:
    game = games["loire"]
    data = copy.deepcopy(game.edition.data)
    data["numbers"]["target"]["value"] = 15
    own = game.make_edition(data, "short")
    match = game.new(seats=2, seed=1, edition=own)
    state, action = pickle.loads(pickle.dumps((match.state, match.options[0])))
    assert action in state.options and state.edition.target == 15 and state.edition is not game.edition
    assert fingerprint(load(game, state.edition, {}, save(match.state))) == fingerprint(state)


def test_a_view_completes_its_fields_and_everything_says_what_it_is() -> None:
    match = games["loire"].new(seats=2, seed=1)
    assert {"hand", "louis", "picture"} <= set(dir(match.view(0)))
    layout = match.game.layout(2)
    said = [match, match.view(0), match.state, match.game, match.edition, layout, layout.fields[0], match.options[0]]
    said += [match.edition.vocabulary, match.game.batch(2), match.eyes()]
    assert [repr(each) for each in said if " object at 0x" in repr(each)] == []


def test_what_others_build_on_is_named_in_one_place() -> None:
    assert {"games", "Match", "View", "State", "Layout"} <= set(ludotheque.__all__)
    assert all(hasattr(ludotheque, name) for name in ludotheque.__all__)


def documented(kind: type) -> dict[str, bool]:
    """The methods and properties of a class that anybody may use, and whether each says what it is; which they are is
    read in the source, for a compiled class does not tell a property from a field."""
    found: dict[str, bool] = {}
    for each in [each for each in kind.__mro__ if each.__module__.startswith("ludotheque.")]:
        module = Path(ludotheque.__file__).parent.joinpath(*each.__module__.split(".")[1:])
        file = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
        [body] = [
            node for node in ast.parse(file.read_text("utf-8")).body if getattr(node, "name", "") == each.__name__
        ]
        names = [node.name for node in ast.walk(body) if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
        found |= {name: bool(inspect.getdoc(inspect.getattr_static(kind, name))) for name in names}
    return found


@pytest.mark.parametrize("name", ludotheque.__all__)
def test_everything_that_others_build_on_says_what_it_is(name: str) -> None:
    thing = getattr(ludotheque, name)
    assert inspect.getdoc(thing)
    told = documented(thing if inspect.isclass(thing) else type(thing))
    assert [method for method, says in told.items() if not says] == []


def test_what_is_written_about_the_engine_can_be_read_also_where_it_is_compiled() -> None:
    assert State.__doc__ and State.__doc__.startswith("The position of one match")
    assert str(State.observe.__doc__).startswith("Write what a seat may know")
    assert str(State.options.__doc__).startswith("What the seat asked") and str(guess.__doc__).startswith(
        "A silent twin"
    )
