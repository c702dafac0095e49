"""Learned judgement: features with names, chances that add up, and nothing that a seat may not know."""

from __future__ import annotations

import json
import math
from operator import mul
from typing import Any

import pytest
from librt.vecs import vec

from ludotheque.agents import make
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.training.selfplay import observe
from ludotheque.core.judgement import FILE, JudgedOutlook, read
from ludotheque.core.outlook import Outlook
from ludotheque.core.playout import play_on, settle
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, State
from ludotheque.core.weights import Weights
from ludotheque.games import games

LEARNERS = [id for id, game in games.items() if game.features is not None]


def positions(id: str) -> list[State]:
    """Where a seat is asked, early and late, for the fewest and for most players."""
    game = games[id]
    found = []
    for seats in (max(2, game.least), min(4, game.most)):
        for answers in (5, 60, 150):
            state = game.position(game.edition, seats, game.agreed(seats, {}))
            settle(state, Rng(seats))
            whole = play_on(state.clone(), Rng(answers), 100_000)
            play_on(state, Rng(answers), min(answers, whole // 2))
            settle(state, Rng(3))
            found.append(state)
    return found


@pytest.mark.parametrize("id", LEARNERS)
def test_every_feature_has_a_name_and_says_what_it_counts(id: str) -> None:
    features = games[id].features
    assert features is not None
    names = type(features).NAMES
    assert all(name and text for name, text in names.items())
    assert set(type(features).STEPS) <= set(games[id].steps), "what waits is told by the names of steps that there are"
    seen = [0.0] * len(names)
    for noted in [each for number in range(9) for each in observe(id, "features", None, number)]:
        assert 0 <= noted.progress <= 1
        for row in noted.rows:
            assert len(row) == len(names) and all(map(math.isfinite, row))
            seen = [max(most, abs(value)) for most, value in zip(seen, row, strict=True)]
    assert sum(1 for most in seen if most > 0) > len(names) / 2, "most of them say something in some position"
    assert max(seen) < 200, "no feature drowns the others"


@pytest.mark.parametrize("id", LEARNERS)
@pytest.mark.parametrize("spec", ["greedy", "search:6", "easy"])
def test_what_is_hidden_does_not_matter_to_what_is_chosen(id: str, spec: str) -> None:
    """A seat that cannot tell two positions apart answers alike in both."""
    game = games[id]
    for number, state in enumerate(positions(id)):
        other = guess(state, state.seat, Rng(number))
        chosen = {str(make(spec, number).choose(game.eyes(each))) for each in (state, other)}
        assert len(chosen) == 1


@pytest.mark.parametrize("id", LEARNERS)
def test_learned_chances_add_up_for_every_number_of_players(id: str) -> None:
    """With the weights of the game, or with some of our own where it has none."""
    game = games[id]
    assert game.features is not None
    names = list(type(game.features).NAMES)
    some = {"early": dict.fromkeys(names, 0.1), "late": dict.fromkeys(names, -0.05)}
    for outlook in (game.outlook, read(game.outlook.handmade(), game.features, some)):
        if isinstance(outlook, JudgedOutlook):
            for state in positions(id):
                chances = outlook.chances(state)
                assert len(chances) == state.seats and sum(chances) == pytest.approx(1)
                assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("id", LEARNERS)
def test_weights_are_kept_only_where_they_are_better_and_say_how_they_came_about(id: str) -> None:
    file = games[id].folder / "outlook" / FILE
    assert file.is_file() == isinstance(games[id].outlook, JudgedOutlook)
    if file.is_file():
        how = json.loads(file.read_text("utf-8"))["provenance"]
        assert how["command"].startswith(f"ludotheque train {id} ")
        assert how["test_loss"] < how["test_loss_even"]
        assert how["duels"]["interval"][0] > how["duels"]["even"]


def test_a_score_is_a_sum_that_shifts_and_a_layer_behind_it() -> None:
    weights = Weights([1.0, -2.0], [0.5, 4.0], [[1.0, 1.0, -1.0, 0.5], [-9.0, 0.0, 0.0, 0.0]], [2.0, 7.0])
    row = vec[float]([3.0, 1.0])
    assert weights.score(row, 0.0) == 3 - 2 + 2 * (3 + 1 + 0.5)
    assert weights.score(row, 1.0) == 3 - 2 + 1.5 + 4 + 2 * (3 + 1 - 1 + 0.5)


@pytest.mark.parametrize("units", [1, 8, 11, 32])
def test_every_unit_of_a_layer_is_added_up(units: int) -> None:
    """However many there are: they are reckoned in blocks."""
    luck = Rng(units)
    inner = [[luck.below(200) / 100 - 1 for _ in range(6)] for _ in range(units)]
    outer = [luck.below(200) / 100 - 1 for _ in range(units)]
    told = [1.0, 0.0, -2.0, 0.5]
    score = Weights([0.0] * 4, [0.0] * 4, inner, outer).score(vec[float](told), 0.25)
    reached = [sum(map(mul, told, unit)) + 0.25 * unit[4] + unit[5] for unit in inner]
    assert score == pytest.approx(sum(weight * max(0.0, each) for weight, each in zip(outer, reached, strict=True)))


def test_weights_for_other_features_are_refused() -> None:
    game = games["loire"]
    assert game.features is not None
    learnt = {"early": {"louis": 1.0}, "late": {"louis": 1.0}}
    with pytest.raises(ValueError, match="other features"):
        read(game.outlook.handmade(), game.features, learnt)


def test_who_foresees_what_chance_brings_does_not_play_on() -> None:
    game = games["tapestry"]
    assert game.features is not None
    state = game.position(game.edition, 2, game.agreed(2, {}))
    weights = dict.fromkeys(("early", "late"), dict.fromkeys(type(game.features).NAMES, 0.1))
    by_hand = game.outlook.handmade()
    assert by_hand.horizon(state) > 0
    assert read(by_hand, game.features, weights).horizon(state) == by_hand.horizon(state)
    assert read(by_hand, game.features, {**weights, "foresees": True}).horizon(state) == 0


class Watching(Outlook[Any]):
    """Foresees chance, and keeps count of whom it was asked before."""

    def __init__(self, foreseeing: bool) -> None:
        super().__init__()
        self.foreseeing = foreseeing
        self.before_chance = 0
        self.after_chance = 0

    def chances(self, state: State) -> list[float]:
        if state.seat == CHANCE:
            self.before_chance += 1
        else:
            self.after_chance += 1
        return [1.0 / int(state.seats)] * int(state.seats)

    def horizon(self, state: State) -> int:
        return 0

    def foresees(self) -> bool:
        return self.foreseeing


@pytest.mark.parametrize("foreseeing", [True, False])
def test_who_foresees_what_chance_brings_is_asked_before_it_has_answered(foreseeing: bool) -> None:
    """In Loire the last boat is placed, then all cards are dealt."""
    game = games["loire"]
    state = game.position(game.edition, 2, game.agreed(2, {}))
    while state.seat != 1:
        state.apply(state.options[0])
    eyes = game.eyes(state)
    eyes.outlook = watching = Watching(foreseeing)
    SearchAgent(1, iterations=1).choose(eyes)
    assert bool(watching.before_chance) == foreseeing
    assert bool(watching.after_chance) != foreseeing
    if foreseeing:
        assert watching.before_chance == len(state.options), "what was seen at first is not looked at again"
