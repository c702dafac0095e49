"""What is special in the words of Tapestry: counts, phrases of the notation, tables."""

from __future__ import annotations

import re

from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.saying import said
from ludotheque.core.text import grids
from ludotheque.games.tapestry import GAME
from ludotheque.games.tapestry.components import CARD_IDS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.board_cases import SAMPLES
from tests.games.wording import each_language, is_text


def told(event: str, language: str, **facts: str | int) -> str:
    return Report(GAME, event, "T-1.1", facts, -4, ("Ada", "Bo")).sentence(language)


def test_counts_agree_with_what_is_counted() -> None:
    gains = [("coin", 1), ("coin", 2), ("food", 2)]
    assert [told("gained", "en", seat="seat-0", resource=kind, count=count) for kind, count in gains] == [
        "Ada gains 1 coin.", "Ada gains 2 coins.", "Ada gains 2 food.",
    ]  # fmt: skip
    assert told("gained", "fr", seat="seat-0", resource="worker", count=3) == "Ada gagne 3 ouvriers."
    assert told("built", "en", seat="seat-0", building="armory", plot="plot-d4") == "Ada builds an armoury on plot d4."


def test_points_given_up_are_never_scored_below_nothing() -> None:
    facts: dict[str, str | int] = {"seat": "seat-0", "count": 2, "points": 10}
    assert told("bought", "en", **facts) == "Ada gives up 10 VP for 2 resources."
    assert told("bought", "fr", **facts) == "Ada cède 10 PV contre 2 ressources."


def test_one_thing_has_one_name_in_french() -> None:
    texts = [*GAME.folder.glob("words/*.fr.ftl"), GAME.folder / "rules.fr.md"]
    french = "\n".join(file.read_text("utf-8") for file in texts)
    assert "Maîtrise du feu" in french and "district" in french
    assert not re.findall("quartier|Maître du feu", french, re.IGNORECASE)


def test_tiles_shuffled_anew_are_not_called_cards() -> None:
    assert told("reshuffled-tiles", "en", count=48) == "The 48 discarded tiles are shuffled face down again."
    assert told("reshuffled-tiles", "fr", count=48) == "Les 48 tuiles défaussées sont mélangées face cachée."


def test_a_space_tile_is_not_mistaken_for_a_territory() -> None:
    for event in ("spotted", "visited"):
        assert "space tile 3" in told(event, "en", **{kind: SAMPLES[kind] for kind in Tapestry.EVENTS[event]})


@each_language
def test_every_phrase_of_the_edition_can_be_said(language: str) -> None:
    words, edition = GAME.words(language), GAME.edition
    assert isinstance(edition, TapestryEdition)
    for phrase in edition.grammar.phrases:
        assert not re.search(r"(benefit|measure|phrase)-\w", said(phrase, words)), phrase.text


@each_language
def test_a_match_can_be_read_as_tables_of_words(language: str) -> None:
    match = GAME.new(3, seed=1)
    for _ in range(400):
        if match.over:
            break
        match.play(match.options[len(match.lines) % len(match.options)])
        if len(match.lines) % 20 == 0:
            for grid in grids(match.view(0), language):
                assert all(is_text(cell) for row in [grid.head, *grid.rows] for cell in row)
                assert all(len(row) == len(grid.head) for row in grid.rows)


def test_the_tables_show_only_how_many_cards_others_hold() -> None:
    match = GAME.new(2, seed=1)
    while 0 in match.view(0).era or match.view(0).hand[0] == [0] * len(CARD_IDS) or match.view(0).hand[1] == 0:
        match.play(match.options[0])
    hands = [[row[-1] for row in grids(match.view(seat))[0].rows] for seat in range(2)]
    assert hands[0][0] == match.game.words("en")(f"thing-{held(match, 0)}") and hands[0][1] == "1"
    assert hands[1][1] == match.game.words("en")(f"thing-{held(match, 1)}") and hands[1][0] == "1"


def held(match: Match, seat: int) -> str:
    """The only card in a hand."""
    return next(id for face, id in enumerate(CARD_IDS) if match.view(seat).hand[seat][face])
