"""What is told shows on the table when it is told: the picture of an event is what its sentence says."""

from __future__ import annotations

from typing import Any

from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.games.siecle_dor.components import PASSED, SELLING
from tests.games.siecle_dor.position import A, B, C, Table

SIX = "holland zeeland brabant indies-2 antilles-7 antilles-7"


def beats(table: Table, *answers: str) -> dict[str, View]:
    """Every event of these answers, and what a spectator saw when it was told."""
    table.match.beats = []
    table.play(table.match.seat, *answers)
    return {beat.report.event: table.match.seen(beat, SPECTATOR) for beat in table.match.beats}


def place(table: Table, id: str) -> int:
    return table.edition.places.index(id)


def test_a_guild_is_taken_and_then_the_former_marker_is_back_in_its_reserve() -> None:
    table = Table()
    table.put(A, 9)
    table.put(B, markers="guild-blue@3")
    table.act(A)
    seen = beats(table, "take guild-blue")
    blue = place(table, "guild-blue")
    took, displaced = seen["took"], seen["displaced"]
    assert (took.holder[blue], took.rung[blue - 10], took.purse[A]) == (A, 1, 2 * (9 - 4))
    assert took.spare_markers[:2] == [5, 5] and displaced.spare_markers[:2] == [5, 6]


def test_a_created_marker_stands_where_the_pawns_stood() -> None:
    table = Table()
    table.put(A, pawns="flanders flanders flanders")
    table.act(A)
    created = beats(table, "create flanders")["created"]
    flanders = place(table, "flanders")
    assert (created.holder[flanders], created.pawns[A][flanders], created.spare_markers[A]) == (A, 0, 5)


def test_a_lifted_marker_stands_in_its_new_place() -> None:
    table = Table(guild_lift=True)
    table.put(A, 9, markers=SIX)
    table.put(B, markers="guild-blue@3")
    table.act(A)
    beats(table, "take guild-blue")
    seen = beats(table, "lift holland")
    lifted, displaced = seen["lifted"], seen["displaced"]
    assert (lifted.holder[place(table, "holland")], lifted.holder[place(table, "guild-blue")]) == (-1, A)
    assert (lifted.spare_markers[B], displaced.spare_markers[B]) == (5, 6)


def test_a_marker_lifted_for_a_voyage_goes_when_it_lands() -> None:
    table = Table()
    table.put(A, markers=SIX, hand="ship captain cannon")
    table.state.waiting[A] = 1
    table.act(A)
    beats(table, "sail", "lift holland")
    seen = beats(table, "land indies-4")
    holland, indies = place(table, "holland"), place(table, "indies-4")
    stood: list[Any] = [[seen[event].holder[at] for at in (holland, indies)] for event in ("lifted", "landed")]
    assert stood == [[A, -1], [-1, A]]


def test_a_lot_is_offered_by_its_seller_and_then_some_are_left_out() -> None:
    table = Table()
    table.put(A, markers="holland")
    table.put(C, pawns="zeeland zeeland limburg limburg flanders")
    table.act(A)
    seen = beats(table, "auction holland")
    assert seen["offered"].bids == [SELLING, 0, 0] and seen["left-out"].bids == [SELLING, 0, PASSED]


def test_who_plays_a_die_card_lays_the_dice_aside() -> None:
    table = Table()
    table.put(A, hand="culture-die")
    table.state.first_die = table.state.second_die = 3
    table.roll(A)
    seen = beats(table, "call 7")
    assert (seen["called"].first_die, seen["called"].second_die, seen["called"].space) == (0, 0, 5)
    assert seen["stopped" if "stopped" in seen else "merchant"].space == 12
