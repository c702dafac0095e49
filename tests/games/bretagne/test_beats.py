"""What is told shows on the board when it is told, and whoever goes somewhere goes by sea."""

from __future__ import annotations

import math
from itertools import pairwise

from ludotheque import drawing
from ludotheque.core.course import Beat
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.drawing.sheet import Point
from ludotheque.games.bretagne.scene.coast import COAST, ISLANDS, OUT, PORTS
from ludotheque.games.bretagne.scene.shapes import PORT, SHAPES
from ludotheque.games.bretagne.scene.towers import crew_place
from ludotheque.games.bretagne.scene.ways import channels, ladders, lanes
from ludotheque.table.shown.preview import places
from tests.games.bretagne.position import A, B, Table
from tests.games.picture import each_shape, find, parse

MEET = 14  # so near to one another ends of ways meet in a browser


def beats(table: Table, *answers: str) -> dict[str, View]:
    """Every event of these answers, and what a spectator saw when it was told."""
    table.match.beats = []
    table.play(table.match.seat, *answers)
    return {beat.report.event: table.match.seen(beat, SPECTATOR) for beat in table.match.beats}


def test_who_exchanges_has_paid() -> None:
    table = Table(2)
    table.put(A, francs=3, barge=1)
    table.supply(market="wood stone", singles=3)
    table.act(A)
    table.play(A, "visit brest")
    seen = beats(table, "exchange brest-engineer")
    assert seen["exchanged"].purse[A] == 1 and sum(seen["exchanged"].exchanged) == 1
    assert (seen["exchanged"].engineers[A], seen["gained"].engineers[A]) == (0, 1)


def test_what_was_exchanged_is_marked_until_one_leaves() -> None:
    table = Table(2)
    table.put(A, francs=9, barge=1)
    table.put(B, barge=2)
    table.supply(singles=3, pairs=2)
    table.act(A)
    table.play(A, "visit brest", "exchange brest-engineer")
    assert sum(table.match.view(A).exchanged) == 1
    table.play(A, "leave")
    assert sum(table.match.view(A).exchanged) == 0


def test_who_passes_with_nothing_to_keep_is_home_when_it_is_told() -> None:
    table = Table(2)
    table.put(A, engineers=2, barge=1, towns="brest lorient")
    table.put(B, barge=2, towns="brest")
    table.act(A)
    passed = beats(table, "pass")["passed"]
    assert (passed.passed[0], passed.barge[A], passed.engineers[A], passed.in_town[A]) == (A, -1, 0, [0, 0])


def test_who_keeps_something_passes_first_and_then_goes_home() -> None:
    table = Table(2)
    table.put(A, goods="clay clay clay clay", barge=1, towns="brest")
    table.put(B, barge=2)
    table.act(A)
    seen = beats(table, "pass")
    assert (seen["passed"].passed[0], seen["passed"].barge[A]) == (A, 0)
    assert (seen["kept"].barge[A], seen["kept"].in_town[A], sum(seen["kept"].goods[A])) == (-1, [0, 0], 3)


def test_at_the_end_points_are_told_one_after_the_other() -> None:
    table = Table(2)
    table.put(A, francs=7, ports="vannes")
    table.match.beats = []
    table.final("AB")
    table.match.go_on()
    told: list[Beat] = [beat for beat in table.match.beats if beat.report.facts.get("seat") == "seat-0"]
    points = {beat.report.event: table.match.seen(beat, A).points[A] for beat in told}
    assert list(points)[:3] == ["pontivy", "savings", "harbours"]
    assert points["pontivy"] < points["savings"] < points["harbours"] == table.match.points[A]


@each_shape
def test_a_crew_sets_out_from_the_harbour(shape: str) -> None:
    drawn = SHAPES[shape]
    table = Table(2)
    table.put(A, goods="stone", engineers=2, barge=1)
    table.show("tile-stone")
    table.act(A)
    table.play(A, "build tile-stone")
    before = drawing.picture(table.match.view(), shape).live
    crew = beats(table, "place eckmuhl")["crew"]
    after = drawing.picture(crew, shape).live
    slot = crew.slot[table.edition.towers.index("eckmuhl")]
    start, end = (places(live)["crew-eckmuhl-0"] for live in (before, after))
    assert any(close(start, drawn.at(port)) for port in PORTS.values()) and close(end, crew_place(drawn, slot, 0))
    assert find(parse(f"<svg>{after}</svg>"), "crew-eckmuhl-0").get("data-by") == "sea"
    assert "#cube" not in before and after.count("#cube") == 1


@each_shape
def test_a_worker_sent_to_a_port_comes_from_the_highest_floor_it_stood_on(shape: str) -> None:
    drawn = SHAPES[shape]
    table = Table(2)
    table.raise_tower("eckmuhl", "A1 A2 B0")
    table.evaluate()
    view = table.match.view()
    sent = beats(table, "send quiberon")["sent"]
    before, after = (places(drawing.picture(seen, shape).live) for seen in (view, sent))
    x, y = drawn.ports["quiberon"]
    assert close(before["in-quiberon-0"], crew_place(drawn, view.slot[view.tower], 1))
    assert close(after["in-quiberon-0"], (x + PORT[0] - 8, y))
    assert "in-roscoff-0" not in before, "it is on another coast"


@each_shape
def test_the_sea_binds_every_port_to_every_light(shape: str) -> None:
    drawn = SHAPES[shape]
    lines = [*channels(drawn), *ladders(drawn), *lanes(drawn)]
    reached, waiting = {0}, [0]
    while waiting:
        ends = (lines[waiting[-1]][0], lines[waiting.pop()][-1])
        for at, line in enumerate(lines):
            if at not in reached and any(math.dist(a, b) <= MEET for a in ends for b in (line[0], line[-1])):
                reached.add(at)
                waiting.append(at)
    assert len(reached) == len(lines)
    stops = [point for line in lines for point in line]
    for x, y in drawn.ports.values():
        assert any(close(stop, (x + PORT[0] - 8, y)) for stop in stops)
    for x, _ in drawn.towers:
        assert any(stop[0] == x for stop in stops)


def test_nobody_sails_over_land() -> None:
    lands = [*[corners(island) for island in ISLANDS], [*corners(COAST), (1400.0, 578.0), (1400.0, 186.0)]]
    for outs in OUT.values():
        for id, out in outs.items():
            for start, end in pairwise([PORTS[id], *out]):
                for step in range(21):
                    point = (start[0] + (end[0] - start[0]) * step / 20, start[1] + (end[1] - start[1]) * step / 20)
                    if math.dist(point, PORTS[id]) > 8:
                        assert not any(within(point, land) for land in lands), (id, point)


def close(a: Point, b: Point) -> bool:
    return math.dist(a, b) < 0.2


def corners(text: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (corner.split(",") for corner in text.split())]


def within(point: Point, land: list[Point]) -> bool:
    """Whether a line to the right crosses the outline an odd number of times."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([*land, land[0]]):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed += 1
    return crossed % 2 == 1
