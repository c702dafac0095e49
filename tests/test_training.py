"""Training: a toy course in seconds, which is the same again, goes on where it stopped, and teaches something."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.arena.crew import LOCAL, crew
from ludotheque.arena.training import fitting, sharpening
from ludotheque.arena.training.course import Course, beginning, compared, is_better, train
from ludotheque.arena.training.network import Network, read_network
from ludotheque.arena.training.noted import Noted, Table, read, table, together
from ludotheque.arena.training.plot import calibration_svg
from ludotheque.arena.training.selfplay import (
    HAND,
    Learnt,
    ended,
    fewest,
    foretold,
    more_seats_for,
    observe,
    outlook_of,
    rehearse,
)
from ludotheque.core.judgement import FILE
from ludotheque.core.playout import play_on, settle
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.games import games


def silent(what: str, done: int, of: int) -> None:
    assert 0 <= done <= of


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Course, dict[str, Any]]:
    course = Course("loire", tmp_path_factory.mktemp("toy"), matches=15, rounds=2, seed="toy", duels=2, tries=2)
    return course, train(course, silent)


def test_a_toy_course_knows_more_than_nothing(toy: tuple[Course, dict[str, Any]]) -> None:
    how = toy[1]["provenance"]
    assert how["positions"] == 600 and how["matches"] == 30
    assert how["test_loss"] < how["test_loss_even"]
    assert sum(count for _, _, count in how["calibration"]) > how["held_out"]
    assert how["duels"]["matches"] == how["duels_with_those_before"]["matches"] == 2


def test_an_interrupted_course_goes_on_and_ends_the_same(toy: tuple[Course, dict[str, Any]]) -> None:
    course, learnt = toy
    (course.out / "round-2-000000.npz").unlink()
    (course.out / FILE).unlink()
    assert train(course, silent) == learnt == json.loads((course.out / FILE).read_text("utf-8"))


def test_another_course_does_not_write_over_it(toy: tuple[Course, dict[str, Any]]) -> None:
    course = toy[0]
    with pytest.raises(Refusal, match="Another course .* ludotheque train loire --matches 15"):
        train(Course("loire", course.out, matches=16), silent)


def test_a_game_without_features_teaches_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(games["loire"], features=None)
    monkeypatch.setattr("ludotheque.arena.training.course.games", {"bare": bare})
    with pytest.raises(Refusal, match="bare tells a learner nothing"):
        train(Course("bare", tmp_path), silent)


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"steps": 2}, "--steps"),
        ({"begin": "hand"}, "--begin hand"),
        ({"begin": "kept"}, "--begin kept"),
        ({"hold": 0.5}, "--hold"),
        ({"afresh": True}, "--afresh"),
        ({"seats": 3}, "--seats"),
        ({"steps": 2, "seats": 3, "practice": 2}, "--steps, --seats"),
    ],
)
def test_what_means_nothing_to_a_network_is_refused(asked: dict[str, Any], named: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=f"--hidden does not go together with {named}[.]$"):
        train(Course("loire", tmp_path, 2, 1, hidden=3, duels=0, **asked), silent)
    assert not list(tmp_path.iterdir()), "the folder is free for another course"


def test_a_network_that_a_game_has_is_not_sharpened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only sums are sharpened: the hidden layer would be gone without a word."""
    sum_of = beginning(Course("loire", tmp_path, begin="hand"))
    kept = tmp_path / "loire" / "outlook" / FILE
    kept.parent.mkdir(parents=True)
    here = replace(games["loire"], outlook=games["loire"].outlook.handmade())
    vars(here)["folder"] = tmp_path / "loire"
    monkeypatch.setattr("ludotheque.arena.training.course.games", {"loire": here})
    course = Course("loire", tmp_path / "out", 5, 1, "toy", begin="kept", steps=1, pairs=2, duels=0)
    layer = {"inner": [[0.0] * (len(sum_of["early"]) + 2)], "outer": [1.0]}
    kept.write_text(json.dumps(sum_of | layer), "utf-8")
    with pytest.raises(Refusal, match="The weights of loire are a network"):
        train(course, silent)
    assert not course.out.exists()
    kept.write_text(json.dumps(sum_of), "utf-8")
    assert train(course, silent)["provenance"]["kind"] == "sharpened from kept"


def noted(count: int) -> list[Noted]:
    """Positions in which the first feature decides, the more so towards the end, and the second one means nothing; by
    hand both are believed in, and neither much."""
    luck = np.random.default_rng(7)
    found = []
    for number in range(count):
        seats, progress = 2 + number % 3, float(luck.random())
        rows = luck.normal(size=(seats, 2))
        odds = np.exp((1.0 + 2.0 * progress) * rows[:, 0])
        winner = int(luck.choice(seats, p=odds / odds.sum()))
        share = [float(seat == winner) for seat in range(seats)]
        thought = np.exp(0.2 * rows[:, 0] + 0.1 * rows[:, 1])
        found.append(Noted(number, rows.tolist(), progress, (thought / thought.sum()).tolist(), share, share))
    return found


def test_regression_finds_what_decides_early_and_late() -> None:
    data = table(noted(6000))
    learnt = fitting.linear(data.of(data.match < 5000), data.of(data.match >= 5000), ["real", "noise"])
    assert learnt["early"]["real"] == pytest.approx(1.0, abs=0.25)
    assert learnt["late"]["real"] == pytest.approx(2.0, abs=0.4)
    assert abs(learnt["early"]["noise"]) + abs(learnt["late"]["noise"]) < 0.4


def test_handwork_is_put_into_weights_and_made_as_sure_as_matches_allow() -> None:
    early, late = np.split(fitting.handwork(table(noted(3000))), 2)
    assert early[1] / early[0] == pytest.approx(0.5, abs=0.01), "what is believed stands as it was"
    assert early[0] > 0.5 and (early + late)[0] > 1.5, "and is believed more, the more so towards the end"


def test_weights_that_are_held_stay_near_the_handwork() -> None:
    data = table(noted(3000))
    names, near = ["real", "noise"], fitting.handwork(data)
    off = []
    for hold in (1.0, 300.0, 1e9):
        learnt = fitting.linear(data, data, names, hold)
        off.append(float(np.abs(np.array([*learnt["early"].values(), *learnt["late"].values()]) - near).max()))
    assert off[0] > off[1] > off[2] == pytest.approx(0, abs=1e-5)


@pytest.fixture(scope="module")
def sharp(tmp_path_factory: pytest.TempPathFactory) -> tuple[Course, dict[str, Any]]:
    steps = {"begin": "hand", "steps": 2, "pairs": 6}
    course = Course("loire", tmp_path_factory.mktemp("sharp"), 15, 1, "toy", duels=2, tries=2, **steps)  # type: ignore[arg-type]
    return course, train(course, silent)


def test_sharpening_goes_on_where_it_stopped_and_says_what_it_began_with(sharp: tuple[Course, dict[str, Any]]) -> None:
    course, learnt = sharp
    how = learnt["provenance"]
    assert how["kind"] == "sharpened from hand" and "--begin hand --steps 2 --pairs 6" in how["command"]
    assert how["matches"] == 15 + 2 * 6 + 15
    assert learnt["early"]["outlook"] > 0 and any(weight for weight in learnt["late"].values())
    (course.out / "step-002.json").unlink()
    assert train(course, silent) == learnt


def test_handwork_in_weights_chooses_as_the_handwork_does() -> None:
    """What sharpening begins with must be what it is measured against."""
    for id, game in games.items():
        if game.features is not None:
            said = outlook_of(game, beginning(Course(id, Path(), begin="hand")))
            for number in range(6):
                state = game.position(game.edition, fewest(game), game.agreed(fewest(game), {}))
                settle(state, Rng(number))
                play_on(state, Rng(number), 12 * number)
                settle(state, Rng(number))
                if state.stack and fewest(game) == 2:
                    assert said.chances(state) == pytest.approx(game.outlook.handmade().chances(state), abs=0.02), id


def test_steps_go_where_shifted_weights_win() -> None:
    """Whoever has more of the first weight wins, and less of the third; the second means nothing."""
    middle = np.zeros(3)
    for step in range(30):
        won = np.array([np.sign(sharpening.shift("hill", step, number, 3) @ [1.0, 0.0, -0.5]) for number in range(60)])
        middle += sharpening.uphill(won, "hill", step, 3)
    assert middle[0] > 20 and abs(middle[1]) < 8 and -20 < middle[2] < -5


def test_weights_are_shifted_by_a_part_of_what_players_differ_by() -> None:
    """All inputs move what a position seems to be worth equally far; what never varies is left alone."""
    id = "loire"
    before = beginning(Course(id, Path(), begin="hand"))
    data = table([each for number in range(4) for each in observe(id, "toy", None, number)])
    unit = sharpening.units(id, before, data)
    assert len(unit) == len(sharpening.vector(id, before))
    varies = data.inputs[data.seated].std(0)
    moved = (unit * varies)[varies > sharpening.SELDOM]
    assert moved.max() == pytest.approx(moved.min()) and not unit[varies == 0].any()
    assert sharpening.vector(id, sharpening.weights(id, unit)) == pytest.approx(unit, abs=1e-5)


def duels(share: float, low: float, matches: int = 100) -> dict[str, Any]:
    return {"matches": matches, "share": share, "interval": [low, 1.0], "even": 0.5}


def test_weights_are_better_where_enough_duels_say_so() -> None:
    better = {"duels": duels(0.7, 0.6)}
    assert is_better({"provenance": better})
    assert not is_better({"provenance": {"duels": duels(0.55, 0.45)}})
    assert not is_better({"provenance": {"duels": duels(1.0, 0.51, matches=4)}}), "four duels say nothing"
    assert is_better({"provenance": {**better, "duels_with_those_before": duels(0.52, 0.42)}})
    assert not is_better({"provenance": {**better, "duels_with_those_before": duels(0.48, 0.38)}})


def nearest(count: int) -> Table:
    """Whose number is nearest to nothing wins: no sum can say that."""
    luck = np.random.default_rng(8)
    rows = luck.normal(size=(count, 2, 1))
    shares = np.eye(2)[np.abs(rows[:, :, 0]).argmin(1)].tolist()
    return table([Noted(at, rows[at].tolist(), 0.0, [0.5, 0.5], shares[at], shares[at]) for at in range(count)])


def surprise(learnt: Learnt, data: Table) -> float:
    return fitting.loss(fitting.softmax(fitting.scores(learnt, data), data.seated), data.share)


def test_a_hidden_layer_learns_what_a_sum_cannot() -> None:
    data = nearest(3000)
    flat: Learnt = {"early": {"number": 0.0}, "late": {}}
    network = Network(flat, 6, 1, data)
    network.study(data, 0.002, np.random.default_rng(1), passes=400)
    deep = network.learnt()
    assert surprise(flat, data) > 0.65 and surprise(deep, data) < 0.45
    assert deep["late"] == {}, "what does not shift is not taught to"
    timid = {
        **deep,
        "early": {"number": 0.3 * deep["early"]["number"]},
        "outer": [0.3 * each for each in deep["outer"]],
    }
    sure = fitting.sure(timid, data)
    assert surprise(sure, data) < surprise(timid, data), "who is too cautious is made as sure as matches allow"
    assert sure["inner"] == deep["inner"] and sure["foresees"]


def test_a_network_begins_with_the_weights_that_it_is_given() -> None:
    data = table(noted(50))
    given: Learnt = {"early": {"real": 3.0, "noise": -1.0}, "late": {"real": 0.5, "noise": 0.0}}
    found = Network(given, 4, 1, data).learnt()
    for part in ("early", "late"):
        assert list(found[part].values()) == pytest.approx(list(given[part].values()), abs=1e-4)
    assert fitting.scores(found, data) == pytest.approx(fitting.scores(given, data), abs=1e-3)


def test_a_network_that_was_written_down_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    data = nearest(60)
    network = Network({"early": {"number": 0.0}, "late": {"number": 0.0}}, 3, 1, data)
    network.study(data, 0.01, np.random.default_rng(1))
    network.write(tmp_path / "network.npz")
    again = read_network(tmp_path / "network.npz")
    for each in (network, again):
        each.study(data, 0.01, np.random.default_rng(2))
    assert again.learnt() == network.learnt()


def test_an_answer_is_judged_by_what_is_thought_soon_after_it_and_by_the_end() -> None:
    goals = foretold([1.0, 0.0], [[0.9, 0.1], [0.2, 0.8], [0.6, 0.4]], 0.5)
    assert goals[2] == [1.0, 0.0]
    assert goals[1] == pytest.approx([0.8, 0.2]), "half of the end, half of what was thought next"
    assert goals[0] == pytest.approx([0.5, 0.5]), "half of that, half of what was thought next here"
    assert foretold([1.0, 0.0], [[0.9, 0.1], [0.2, 0.8]], 1.0) == [[1.0, 0.0]] * 2, "the end alone"


def test_who_ended_far_ahead_is_told_from_who_won_by_a_hair_where_the_game_counts_points() -> None:
    def told(id: str) -> list[list[float]]:
        state = games[id].position(games[id].edition, 2, games[id].agreed(2, {}))
        found = []
        for number in range(12):
            end = state.clone()
            play_on(end, Rng(number), 100_000)
            found.append(ended(games[id], end))
            assert sum(found[-1]) == pytest.approx(1)
        return found

    assert all(set(each) <= {0.0, 0.5, 1.0} for each in told("lin1680"))
    assert any(0.01 < min(each) < 0.49 for each in told("bretagne"))


def test_rehearsals_are_noted_after_answers_and_before_chance() -> None:
    """In Tapestry chance is asked after many an answer: positions that wait for its die are among those noted."""
    features = games["tapestry"].features
    assert features is not None
    names = list(type(features).NAMES)
    found = [each for number in range(5) for each in rehearse("tapestry", "toy", None, 0, number)]
    assert {len(each.rows) for each in found} == {2, 3, 4}
    waiting = [names.index(f"{step} waits") for step in ("RollScience", "DrawTapestry", "DrawTile", "DrawTech")]
    assert any(row[at] for each in found for row in each.rows for at in waiting)
    assert all(sum(each.share) == pytest.approx(1) == sum(each.goal) for each in found)
    assert found == [each for number in range(5) for each in rehearse("tapestry", "toy", None, 0, number)]


def test_searches_can_rehearse_too() -> None:
    assert rehearse("loire", "toy", None, 2, 1) != rehearse("loire", "toy", None, 0, 1)


@pytest.mark.parametrize("id", [id for id, game in games.items() if game.features is not None])
def test_networks_meet_every_number_of_players(id: str) -> None:
    seen = {more_seats_for(games[id], number) for number in range(60)}
    assert seen == set(range(fewest(games[id]), games[id].most + 1))


def test_a_network_learns_from_round_to_round_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course("bretagne", tmp_path, matches=10, rounds=2, seed="toy", hidden=3, duels=2, tries=2)
    learnt = train(course, silent)
    assert learnt["provenance"]["kind"] == "two layers, 3 units" and "--hidden 3" in learnt["provenance"]["command"]
    assert len(learnt["inner"]) == len(learnt["outer"]) == 3
    assert json.loads((tmp_path / FILE).read_text("utf-8")) == learnt
    assert (tmp_path / FILE).read_text("utf-8").count("\n  [") == 3, "a line for each unit"
    assert outlook_of(games["bretagne"], learnt).foresees()
    assert not games["bretagne"].outlook.handmade().foresees()
    assert not list(tmp_path.glob("round-1-*")), "what the first round was learnt from is not kept"
    (tmp_path / FILE).unlink()
    (tmp_path / "network-002.npz").unlink()
    assert train(course, silent) == learnt
    (tmp_path / "round-2-000000.npz").unlink()
    assert train(course, silent) == learnt, "the matches of the last round are played again"


def test_duels_can_be_fought_by_the_clock() -> None:
    """Who need not play on looks at more in the same time."""
    course = Course("bretagne", Path("learnt"), hidden=3, duels=2, ms=1)
    assert course.command.endswith(" --duels 2 --ms 1")
    with crew(LOCAL, 1) as share:
        fought = compared(course, beginning(course), HAND, share, silent)
    assert fought["what"] == "search:1ms with these weights against search:1ms with the outlook by hand"
    assert fought["matches"] == 2 and 0.0 <= fought["share"] <= 1.0


def test_what_was_noted_is_read_as_it_was_written(tmp_path: Path) -> None:
    one, other = table(noted(4)), table([each for each in noted(4) if len(each.rows) == 2])
    both = together([one, other])
    both.write(tmp_path / "some.npz")
    again = read(tmp_path / "some.npz")
    assert len(again.match) == 6 and again.share.shape == (6, 4)
    assert (again.rows == both.rows).all() and (
        again.of(again.match > 0).progress == both.progress[both.match > 0]
    ).all()


def test_the_picture_shows_a_dot_for_every_tenth() -> None:
    picture = calibration_svg("Loire", [[0.1, 0.12, 30], [0.9, 0.88, 3]])
    assert picture.count("<circle") == 2 and "Loire" in picture
