"""Bretagne in the terminal: everything that one needs to decide stands in its tables."""

from __future__ import annotations

from ludotheque.core.text import Grid, grids
from tests.games.bretagne.position import A, B, Table
from tests.games.wording import each_language


def shown(table: Table, language: str = "en") -> list[Grid]:
    return grids(table.match.view(A), language)


def test_which_rent_lies_in_which_port_and_who_earns_it() -> None:
    table = Table(2)
    table.state.rent[0] = table.state.edition.rents.index("south-clay")
    table.state.in_port[9 * B] = 1
    assert shown(table)[2].rows[0] == ["Vannes", "south", "1 clay", "–", "Azure"]
    table.state.improved[0] = 1
    assert shown(table)[2].rows[0][2:4] == ["2 clay", "improved"]


def test_a_lighthouse_tells_its_coast_what_a_floor_costs_besides_its_tile_and_the_engineers_it_needs() -> None:
    table = Table(2)
    edition = table.state.edition
    table.state.weather = edition.weathers.index("stormy")
    tower = edition.towers.index("la-jument")
    table.state.built[tower] = 0
    row = next(row for row in shown(table)[1].rows if row[0] == "La Jument")
    assert row[1] == ("south", "west", "north")[edition.slot_coast[table.state.slot[tower]]]
    assert row[6:] == ["sand · clay", str(edition.needed[3 * table.state.weather + 2])]


@each_language
def test_the_rows_of_pontivy_stand_there_and_names_with_commas_are_kept_apart(language: str) -> None:
    table = Table(2)
    table.state.order[0], table.state.order[1] = B, A
    table.state.passed[0] = B
    towns = shown(table, language)[3].rows[0]
    assert towns[3:] == ["Azure · Vermilion", "Azure"]
    for at in range(len(table.state.shown)):
        table.state.shown[at] = 1
    tiles = shown(table, language)[3].rows[0][2].split(" · ")
    assert len(tiles) == len(table.state.edition.tiles)
