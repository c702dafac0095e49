"""The names that the package offers: they are there, and each says what it is."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import ludotheque
from ludotheque import Agent, Eyes, Outcome, Plan, games, simulate
from ludotheque.agents import NAMES, make
from ludotheque.arena import summary
from ludotheque.core.rng import Rng
from ludotheque.research import gymnasium, pettingzoo


def test_every_name_that_is_offered_is_there_and_explained() -> None:
    assert sorted(ludotheque.__all__) == list(ludotheque.__all__)
    for name in ludotheque.__all__:
        assert inspect.getdoc(getattr(ludotheque, name)), name


class Last(Agent):
    def choose(self, eyes: Eyes) -> Any:
        return eyes.options[-1]


def public() -> dict[str, tuple[object, str]]:
    """Things that people meet, each with a part of what it should say."""
    game = games["loire"]
    match = game.new(seats=4, seed=7)
    told = match.play("place tours")
    layout = game.layout(4)
    plan = Plan("loire", ("random", "easy"), matches=2)
    outcome: Outcome = simulate(plan)[0]
    return {
        "catalogue": (games, "catalogue of games: bretagne"),
        "game": (game, "game loire, 2 to 6 seats"),
        "match": (match, "match of loire, 4 seats"),
        "view": (match.view(0), "loire as seat 0 sees it"),
        "spectator": (match.view(), "loire as a spectator sees it"),
        "action": (match.options[0], "place "),
        "edition": (game.edition, "edition loire-2000 of loire"),
        "vocabulary": (game.edition.vocabulary, "121 actions"),
        "state": (match.state, "Loire, 4 seats: PlaceBoat asked of seat 1"),
        "step": (match.state.stack[-1], "PlaceBoat(seat=1)"),
        "pool": (match.state.pools()[0], "kinds of cards"),
        "layout": (layout, "layout of loire for 4 seats"),
        "field": (layout.fields[0], "town 0:4"),
        "sheet": (layout.sheet(3), "room for 3 rows of"),
        "mask": (layout.marks(), "room for 121 actions"),
        "batch": (game.batch(3, seats=2), "3 matches of 2 seats at once"),
        "plan": (plan, "Plan(game='loire'"),
        "outcome": (outcome, "Outcome(number=0"),
        "row": (summary.by_agent([outcome])[0], "Row(who="),
        "eyes": (match.eyes(), "the eyes of seat 1"),
        "report": (told[0], "Tours"),
        "line": (match.lines[-1], "place tours"),
        "record": (match.record, "Record(game='loire'"),
        "refusal": (ludotheque.Refusal("over"), "Refusal('over')"),
        "generator": (Rng(1), "Rng at "),
        "words": (game.words("fr"), "words in fr"),
        "outlook": (game.outlook, "Outlook"),
        "features": (game.features, "features of a seat"),
        "own agent": (Last(1), "<agent Last>"),
        "pettingzoo": (pettingzoo.env("loire", seats=4), "loire for 4 agents of PettingZoo"),
        "gymnasium": (gymnasium.Seat("loire"), "seat 0 of 2 at loire, against easy"),
    }


def test_everything_that_people_meet_says_what_it_is() -> None:
    for what, (thing, said) in public().items():
        assert said in repr(thing) and " object at 0x" not in repr(thing), what


@pytest.mark.parametrize(
    "name", [*NAMES, "search:800", "search:50ms", "search@1:20", "glance:0.5", "bot:./mine --fast"]
)
def test_an_agent_says_by_which_name_it_can_be_made_again(name: str) -> None:
    agent = make(name, 1)
    assert repr(agent).startswith(f"<agent {name}")
    assert repr(make(repr(agent)[len("<agent ") : -1], 1)) == repr(agent)


@pytest.mark.parametrize("id", list(games))
def test_a_view_completes_its_fields_and_their_labels(id: str) -> None:
    game = games[id]
    for seats in (game.least, game.most):
        view = game.new(seats=seats, seed=3).view(0)
        keys = view._ipython_key_completions_()
        assert set(type(game.new(seats=seats).state).SEEN_BY) <= set(keys) & set(dir(view))
        assert set(game.layout(seats).names) <= set(keys)
        assert all(view[key] is not None for key in keys)
    assert games["loire"].new(seats=2, seed=3).view(1)["viewer"] == 1
    with pytest.raises(KeyError):
        view["nothing of the sort"]


def test_a_number_of_a_view_is_what_its_field_holds() -> None:
    match = games["loire"].new(seats=3, seed=7)
    while match.view().question == "PlaceBoat":
        match.play(match.options[0])
    view = match.view(1)
    kinds = games["loire"].layout(3)["hand"].labels
    assert [view[f"hand[{kind}]"] for kind in kinds] == view["hand"][1] == view.hand[1]
    assert view["hand.count[0]"] == view.hand[0] == 5
