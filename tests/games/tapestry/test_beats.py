"""What is told shows on the table when it is told, what moves walks along its track, and little is drawn again."""

from __future__ import annotations

import re
from math import hypot
from typing import Any

from ludotheque import drawing
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.drawing import Picture, mat, plate
from ludotheque.table.shown.preview import places
from tests.games.picture import each_shape
from tests.games.tapestry.board_cases import middle
from tests.games.tapestry.position import GAME, A, B, Table
from tests.rule import rule

MEET = 14  # ends of ways that lie this near to one another meet, says the client


def beats(table: Table, *answers: str) -> list[tuple[str, Any]]:
    """Every event of these answers, and what a spectator saw when it was told."""
    table.match.beats = []
    table.play(table.match.seat, *answers)
    return [(beat.report.event, table.match.seen(beat, SPECTATOR)) for beat in table.match.beats]


def test_a_capital_is_founded_with_its_rocks_and_outposts() -> None:
    match = GAME.new(2, seed=3)
    while "founded" not in [beat.report.event for beat in match.beats]:
        match.play(match.options[0])
    founded: Any = next(match.seen(beat) for beat in match.beats if beat.report.event == "founded")
    assert sum(map(bool, founded.plots[A])) > 0 and founded.territories[A] == 1 and sum(map(bool, founded.piece)) == 2


@rule("T-4.1")
def test_resources_are_paid_one_by_one() -> None:
    table = Table()
    table.put(A, "3 food", "exploration-9")
    table.turn(A)
    told = beats(table, "advance exploration")
    assert [sum(view.resource[A]) for event, view in told if event == "paid"] == [2, 1]


@rule("T-12.2")
def test_a_building_stands_when_it_is_told() -> None:
    table = middle(3)
    table.gain(A, "farm")
    [(event, view)] = beats(table, "build plot-h4")[:1]
    assert event == "built" and view.plots[A][4] and view.filled[A][0] == table.match.view().filled[A][0]


@rule("T-12.2")
def test_a_landmark_covers_its_plots_when_it_is_told() -> None:
    table = middle(3)
    table.gain(A, "landmark-library")
    table.play(A, "face east")
    before = sum(map(bool, table.match.view().plots[A]))
    told = dict(beats(table, str(table.match.options[0])))
    assert sum(map(bool, told["erected"].plots[A])) > before


@rule("T-10.1", "T-10.8")
def test_an_outpost_has_left_the_supply_when_it_is_told() -> None:
    table = middle(3)
    table.gain(A, "conquer-anywhere")
    before: Any = table.match.view()
    [(event, view)] = beats(table, "conquer hex-d5")[:1]
    assert event == "conquering" and view.outposts[A] == before.outposts[A] - 1
    assert sum(map(bool, view.piece)) == sum(map(bool, before.piece)) + 1


@rule("T-10.6", "T-17.4")
def test_who_topples_is_counted_when_it_is_told() -> None:
    table = middle(3)
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-e6")
    told = dict(beats(table, "decline"))
    assert told["toppled"].toppled[A] == 1


def points(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]


def ways(shape: str) -> list[list[tuple[float, float]]]:
    return [points(path) for path in re.findall(r'data-way="track" d="([^"]+)"', plate(GAME, shape))]


def off(way: list[tuple[float, float]], x: float, y: float) -> float:
    """How far a place is from a way."""
    found = []
    for (ax, ay), (bx, by) in zip(way, way[1:]):
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        share = min(1.0, max(0.0, along))
        found.append(hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))
    return min(found)


@rule("T-4.2", "T-16.1")
@each_shape
def test_tokens_walk_along_their_tracks_and_from_start_to_start(shape: str) -> None:
    tracks = ways(shape)
    for space in range(13):
        table = Table(2)
        table.put(A, at=f"exploration-{space} science-{space} military-{space} technology-{space}")
        lying = places(drawing.picture(table.match.view(), shape).live)
        for track in range(4):
            assert off(tracks[track], *lying[f"token-{A}-{track}"]) < MEET, (track, space)
    starts = [way[0] for way in tracks[:4]]
    assert tracks[4:] == [[start, end] for start, end in zip(starts, starts[1:])]


def drawn(view: View, shape: str) -> Picture:
    return drawing.picture(view, shape)


def fresh(before: Picture, after: Picture) -> set[str]:
    """What is new on the board."""
    return {id for id, text in after.things.items() if before.things.get(id) is not text}


@each_shape
def test_only_what_changed_is_new_on_the_board(shape: str) -> None:
    table = middle(3)
    table.turn(A)
    before = drawn(table.match.view(B), shape)
    table.play(A, "advance science", "pay worker")
    seen = drawn(table.match.seen(table.match.beats[-1], B), shape)
    assert table.match.beats[-1].report.event == "advanced" and fresh(before, seen) == {"token-0-1"}
    changed = [seat for seat in range(3) if before.panels[seat] != seen.panels[seat]]
    assert changed == [A] and before.edge is seen.edge


@rule("T-10.4")
@each_shape
def test_the_conquer_dice_lie_on_the_map_when_the_throw_is_told_and_until_one_is_chosen(shape: str) -> None:
    table = middle(3)
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-d5")
    table.match.beats = []
    table.chance("roll red-4-vp black-coin")
    rolled, chosen = table.match.beats[0], drawn(table.match.view(B), shape)
    assert rolled.report.event == "rolled"
    assert {"die-red-0", "die-black-1"} <= set(drawn(table.match.seen(rolled, B), shape).things)
    assert {"die-red-0", "die-black-1"} <= set(chosen.things), "the others see them while somebody chooses"
    table.play(A, "die red")
    assert not [id for id in drawn(table.match.view(B), shape).things if id.startswith("die-")]


@rule("T-8.1")
@each_shape
def test_the_die_of_science_lies_on_its_track_when_the_throw_is_told(shape: str) -> None:
    for civilization, begin in (("", "research"), ("alchemists", "")):
        table = Table(2, {A: civilization} if civilization else {})
        table.match.beats = []
        if begin:
            table.gain(A, begin)
        else:
            table.activate(A, civilization)
        table.chance("science military")
        thrown = next(beat for beat in table.match.beats if beat.report.event == "science")
        assert "#i-crossed-swords" in drawn(table.match.seen(thrown, B), shape).things["die-science-0"]


@rule("T-11.1", "T-11.2")
def test_a_building_leaves_the_income_mat_when_it_stands_in_the_capital() -> None:
    table = middle(3)
    before = mat(table.match.view(A), A).count('class="y-shut"')
    table.gain(A, "farm")
    assert mat(table.match.view(A), A).count('class="y-shut"') == before, "it is being placed"
    [(event, view)] = beats(table, "build plot-h4")[:1]
    assert event == "built" and mat(view, A).count('class="y-shut"') == before - 1
