"""What is special in the words of 1680: places with their history, options with what they mean."""

from __future__ import annotations

from ludotheque import drawing
from ludotheque.games.lin1680.components import CARD_IDS, TYPE_IDS
from ludotheque.table.shown.preview import effects
from tests.games.lin1680.position import LIN, A, Table, edition
from tests.games.wording import each_language, is_text


@each_language
def test_every_place_has_a_name_a_line_of_history_and_a_type(language: str) -> None:
    words = LIN.words(language)
    notes = [words(f"note-{id}") for id in edition().places]
    assert len(set(notes)) == 80 and all(is_text(note) and note.endswith(".") for note in notes)
    assert all(30 <= len(note) <= 110 for note in notes), "one line"
    assert all(is_text(words(f"thing-{id}")) for id in edition().places)
    assert all(is_text(words(f"type-{id}")) for id in TYPE_IDS)
    assert all(f"region-{row['region']}" in words for row in edition().data["place"])
    assert all(is_text(words(f"card-{id}")) for id in CARD_IDS)


def test_notes_differ_between_the_languages() -> None:
    english, french = LIN.words("en"), LIN.words("fr")
    assert [id for id in edition().places if english(f"note-{id}") == french(f"note-{id}")] == []


@each_language
def test_phases_and_cards_without_limit_have_their_words(language: str) -> None:
    keys = ["setting-privilege_cards_per_turn-0", "heading", *(f"phase-{phase}" for phase in range(4))]
    assert [key for key in keys if key not in LIN.words(language)] == []


@each_language
def test_options_tell_a_newcomer_what_they_mean(language: str) -> None:
    """The type of a place; what a card, a joker, the market and the reserve are good for."""
    view, actions = Table(2).match.view(A), edition().vocabulary.actions
    meant = {"start": 12, "settle": 68, "move": 80, "play": 7, "joker": 5, "swap": 5, "exchange": 5, "build": 1}
    for verb, count in meant.items():
        told = [drawing.effect(view, action, language) for action in actions if action.verb == verb]
        found = [text for text in told if text is not None]
        assert len(found) == count and all(is_text(text) and len(text) < 24 for text in found), verb


def test_an_option_tells_all_that_is_gained() -> None:
    table = Table(2)
    table.put(A, pawn="quintin", houses="bain")
    table.dice(A)
    table.diced("seed", "wild")
    told = {str(option): told["effect"] for option, told in zip(table.match.options, effects(table.match, A, "en"))}
    assert told == {"name seed": "+2 seeds", "name loom": "+1 seed, +1 loom"}
