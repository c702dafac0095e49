"""The page of components: every number of the box in words, in both languages, with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.core.words import LANGUAGES
from ludotheque.games import games
from ludotheque.table.shelf.components import Speller, reasons, sections

# left out: what only the drawing needs, and names that the words of the game say better
UNNAMED = {"lin1680": {"at", "label", "outline", "via"}, "loire": {"name"}, "siecle_dor": {"name"}}
each_game = pytest.mark.parametrize("game", sorted(games))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def tables(part: object) -> Iterator[dict[str, object]]:
    """Every table in an edition file, however deep."""
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from tables(inner)


@each_game
@each_language
def test_every_part_of_the_box_has_a_name(game: str, language: str) -> None:
    edition = games[game].edition
    speller = Speller(games[game], edition, language)
    for section in speller.sections():
        assert speller.has(f"components-{section.id}"), section.id
        assert all(len(row.cells) == len(section.columns) for row in section.rows)
    for name, value in edition.data.items():
        for key in [] if isinstance(value, list) else value:
            rows = isinstance(value[key], list) and value[key] and isinstance(value[key][0], dict)
            if key not in ("provenance", "why", "game") and not rows:
                assert speller.said(key, f"{name}-", "number-", "thing-"), f"{name}.{key}"


@each_game
def test_no_column_is_left_out_by_mistake(game: str) -> None:
    speller = Speller(games[game], games[game].edition, "fr")
    top = games[game].edition.data
    lists = [value for table in (top, *tables(top)) for value in table.values() if isinstance(value, list)]
    columns = {key for value in lists for row in value if isinstance(row, dict) for key in row} - {"provenance", "why"}
    assert {key for key in columns if not speller.has(f"head-{key}")} == UNNAMED.get(game, set())


@each_game
@each_language
def test_no_cell_shows_how_the_file_is_written(game: str, language: str) -> None:
    ids = {str(table["id"]) for table in tables(games[game].edition.data) if "-" in str(table.get("id", ""))}
    for section in sections(games[game], games[game].edition, language):
        for row in section.rows if section.id != "edition" else []:
            for cell in row.cells:
                assert not {"{", "[", "_"} & set(cell), f"{section.id}: {cell}"
                assert not set(cell.split()) & ids, f"{section.id}: {cell}"


@each_game
def test_the_french_page_says_in_french_where_everything_comes_from(game: str) -> None:
    said = {str(fact) for table in tables(games[game].edition.data) for fact in table.values()}
    whys = {str(table["why"]) for table in tables(games[game].edition.data) if "why" in table}
    assert whys <= set(reasons(games[game], "fr")) <= said, "all of them, and none that is no longer said"


def test_effects_are_told_and_squares_are_drawn() -> None:
    shown = {section.id: section for section in sections(games["tapestry"], games["tapestry"].edition, "en")}
    rafts = next(row for row in shown["track-exploration-spaces"].rows if row.cells[0] == "Rafts")
    assert "pay any 1 resource: 1 tapestry card" in rafts.cells
    assert "■■\n■■" in shown["landmarks-shapes"].rows[0].cells


def test_a_reason_that_all_rows_share_is_told_once() -> None:
    shown = {section.id: section for section in sections(games["lin1680"], games["lin1680"].edition, "en")}
    assert shown["kind"].why.startswith("The five kinds") and not shown["place"].why


def test_a_place_is_shown_with_its_history_and_a_card_with_its_effect() -> None:
    for game, part, name, told in (
        ("lin1680", "place", "Brest", "arsenal du roi"),
        ("tapestry", "tapestry-cards", "Monde académique", "3 PV par carte Technologie"),
    ):
        shown = {section.id: section for section in sections(games[game], games[game].edition, "fr")}
        row = next(row for row in shown[part].rows if row.cells[0] == name)
        assert told in row.cells[1]
