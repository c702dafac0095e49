"""What cannot be done is refused in a clear sentence, in English and in French, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.state import CHANCE

LOIRE = games["loire"]


def refusal(wish: Callable[[], object]) -> Refusal:
    """What is said to the one who wished; the sentence is checked in both languages."""
    with pytest.raises(Refusal) as refused:
        wish()
    english, french = (refused.value.sentence(language) for language in ("en", "fr"))
    assert english != french
    for sentence in (english, french):
        assert "refusal-" not in sentence, "a raw key"
        assert not re.search(r"\{ ?\$", sentence), "a gap that was not filled"
        assert len(sentence.split()) > 4
        assert re.search(r"[.!»”)](\s\([LR]-[\d.]+\))?$", sentence)
    assert str(refused.value) == english
    return refused.value


@pytest.fixture
def match() -> Match:
    """A match of two, just dealt."""
    match = LOIRE.new(seats=2, seed=7)
    match.play("place tours")
    match.play("place blois")
    return match


@pytest.fixture
def text(match: Match) -> str:
    """The record of that match, its drafts included."""
    while match.state.phase == 1:  # type: ignore[attr-defined]
        match.play(match.options[0])
    return match.record.text()


# answers


@pytest.mark.parametrize(
    ("answer", "key", "part"),
    [
        ("dance", "unreadable", "“dance” is not an action of this game. Its verbs are: place, take"),
        ("", "unreadable", "Its verbs are"),
        ("take gold", "unreadable-thing", "With “take” one may write: take coal-1"),
        ("take", "unreadable-thing", "take coal-1"),
        ("place tours", "illegal", "“place tours” is not allowed now. Vermilion may answer: take"),
        ("sell 3", "illegal", "(L-4.6)"),
    ],
)
def test_an_unreadable_or_illegal_action_changes_nothing(match: Match, answer: str, key: str, part: str) -> None:
    before, lines = fingerprint(match.state), len(match.record.lines)
    said = refusal(lambda: match.play(answer))
    assert (said.key, part in said.sentence()) == (key, True), said.sentence()
    assert (fingerprint(match.state), len(match.record.lines)) == (before, lines)


def test_an_answer_for_another_seat_is_refused(match: Match) -> None:
    before = fingerprint(match.state)
    said = refusal(lambda: match.play(match.options[0], seat=1))
    assert said.sentence() == "It is not Azure’s turn to answer: Vermilion is asked."
    assert refusal(lambda: match.play(match.options[0], seat=CHANCE)).key == "not-your-turn"
    assert fingerprint(match.state) == before


@pytest.mark.parametrize("seat", [2, 9, -3])
def test_an_answer_for_a_seat_that_is_not_there_is_refused(match: Match, seat: int) -> None:
    said = refusal(lambda: match.play(match.options[0], seat=seat))
    assert said.sentence() == f"There is no seat {seat} at this table; seats go from 0 to 1."


def test_nobody_sees_through_the_eyes_of_a_seat_that_is_not_there(match: Match) -> None:
    assert refusal(lambda: match.view(2)).key == "seat-unknown"


def test_an_action_is_not_stored_but_its_notation(match: Match) -> None:
    with pytest.raises(TypeError, match="store its notation"):
        match.options[0].__reduce__()


# a new match


def test_an_unknown_game_is_refused() -> None:
    said = refusal(lambda: games["chess"])
    assert said.sentence().startswith("There is no game called “chess”. There are: ")
    assert "chess" not in games
    assert "loire" in games


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    said = refusal(lambda: LOIRE.new(seats=seats))
    assert said.sentence() == f"loire is played by 2 to 6 people, not by {seats}."


def test_too_many_names_are_refused() -> None:
    assert refusal(lambda: LOIRE.new(2, names=["a", "b", "c"])).key == "names"


def test_an_unknown_setting_is_refused() -> None:
    said = refusal(lambda: LOIRE.new(2, weather=1))
    assert said.sentence() == "loire has no setting “weather”. It has: explosion_self_target, leader."


@pytest.mark.parametrize(("setting", "value"), [("explosion_self_target", 2), ("leader", 2), ("leader", "Ada")])
def test_an_unknown_value_of_a_setting_is_refused(setting: str, value: str | int) -> None:
    said = refusal(lambda: Match(LOIRE, 2, settings={setting: value}))
    assert said.key == "setting-value"
    assert str(value) in said.sentence()


# records


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("ludotheque record 1", "ludotheque record 9", "record-foreign"),
        ("ludotheque record 1", "PGN", "record-foreign"),
        ("commitment: ", "promise: ", "record-header"),
        ("seats: 2", "seats: two", "record-header"),
        ("rules: 1", "rules: one", "record-header"),
        ("edition: loire-2000 ", "edition: ", "record-header"),
        ('names: ["Vermilion", "Azure"]', "names: [", "record-header"),
        ('names: ["Vermilion", "Azure"]', "names: 7", "record-header"),
        ("settings: {", "settings: [{", "record-header"),
        ("0 place tours", "place tours", "record-line"),
        ("0 place tours", "0", "record-line"),
        ("seed 7", "end points many winners 0\nseed 7", "record-line"),
        ("seed 7", "end points 0 0 winners 0\n0 take coal-1\nseed 7", "record-line"),
        ("seats: 2", "seats: 7", "seats"),
        ('"leader": 0', '"leader": 5', "setting-value"),
        ('"leader": 0', '"weather": 5', "setting-unknown"),
        ("edition: loire-2000 ", "edition: loire-1900 x", "record-edition"),
        ("seed 7", "seed 8", "record-commitment"),
        ("commitment: ", "commitment: f", "record-commitment"),
        ("0 place tours", "0 place nantes", "record-illegal"),
        ("0 place tours", "0 dance", "record-illegal"),
        ("0 place tours", "1 place tours", "record-illegal"),
        ("0 place tours", "9 place tours", "record-illegal"),
        ("0 place tours", "0 place tours\n1 undo", "record-illegal"),
        ("* deal mariner", "* deal explosion", "record-illegal"),
        ("seed 7", "end points 20 0 winners 0\nseed 7", "record-result"),
    ],
)
def test_a_broken_altered_or_foreign_record_is_refused(text: str, old: str, new: str, key: str) -> None:
    assert old in text
    altered = text.replace(old, new, 1)
    said = refusal(lambda: replay(read(altered, "a.match"), LOIRE, name="a.match"))
    assert said.key == key, said.sentence()


def test_a_record_says_where_it_went_wrong_and_why(text: str) -> None:
    said = refusal(lambda: replay(read(text.replace("0 place tours", "0 place nantes")), LOIRE))
    assert "answer no. 1, “0 place nantes” (rules version 1)" in said.sentence()
    assert "“place nantes” is not allowed now." in said.sentence("en")
    assert "« place nantes » n’est pas permis maintenant." in said.sentence("fr"), "the reason, too, is French"


def test_a_tampered_answer_of_chance_is_found_out(text: str) -> None:
    said = refusal(lambda: replay(read(text.replace("* turn coal-1", "* turn coal-3", 1)), LOIRE))
    assert "chance did not answer as the seed says: “turn coal-3”" in said.sentence()


def test_a_record_in_which_chance_was_given_is_not_checked_against_the_seed(text: str) -> None:
    given = text.replace("chance: seeded", "chance: given").replace("* turn coal-1", "* turn coal-3", 1)
    given = given[: given.index("0 take")] + "seed 7\n"
    assert replay(read(given), LOIRE).ask_chance


@pytest.mark.parametrize("lines", [0, 1, 4, 8])
def test_a_truncated_head_is_refused(text: str, lines: int) -> None:
    head = "\n".join(text.splitlines()[:lines])
    assert refusal(lambda: read(head, "a.match")).key in ("record-foreign", "record-header")


def test_a_truncated_body_is_an_earlier_moment_of_the_match(text: str) -> None:
    lines = text.splitlines()
    for end in range(9, len(lines)):
        cut = replay(read("\n".join(lines[:end]) + "\n"), LOIRE)
        assert [str(line) for line in cut.record.lines] == lines[10:end]


def test_a_record_of_another_edition_names_both(text: str) -> None:
    data = LOIRE.edition.data
    other = LOIRE.make_edition(data | {"edition": data["edition"] | {"id": "mine"}}, "mine.toml")
    said = refusal(lambda: replay(read(text, "a.match"), LOIRE, other, "a.match"))
    assert said.key == "record-edition"
    for part in ("a.match", "loire-2000", LOIRE.edition.digest, other.digest):
        assert part in said.sentence()


# files


@pytest.mark.parametrize("place", ["missing/a.match", "file/a.match", "folder", "."])
def test_a_place_that_cannot_be_written_is_refused_and_left_alone(match: Match, tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "folder").mkdir()
    said = refusal(lambda: match.save(tmp_path / place))
    assert said.key == "record-unwritten"
    assert str(tmp_path) in said.sentence()
    assert (tmp_path / "file").read_text() == "mine"
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["file", "folder"]


def test_a_file_without_a_name_is_refused(match: Match) -> None:
    assert refusal(lambda: match.save("/")).key == "record-unwritten"


# editions


@pytest.fixture
def source() -> str:
    return (LOIRE.folder / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "key", "part"),
    [
        ("[edition]", "[edition", "edition-broken", "not valid TOML"),
        ("[edition]", "[box]", "edition-unsourced", "[edition]"),
        ('game = "loire"', 'game = "chess"', "edition-foreign", "“chess”"),
        ('count = 12\nprovenance = "reconstructed"', "count = 12", "edition-unsourced", "[[card]] no. 1"),
        ('provenance = "reconstructed"', 'provenance = "rumour"', "edition-unsourced", "[numbers.round_limit]"),
        ("count = 12\n", "count = 13\n", "edition-wrong", "add up to 109"),
        ("players = 4\ncards = 14", "players = 4\ncards = 0", "edition-wrong", "4 players"),
        ("[numbers.target]", "[numbers.aim]", "edition-lacks", "target"),
        ("[numbers.deck]", "[numbers.pack]", "edition-lacks", "deck"),
        ("count = 12\n", 'count = "dozen"\n', "edition-lacks", "dozen"),
        ('origin = "orleans"', 'origin = "paris"', "edition-lacks", "paris"),
        ('id = "loire-2000"\n', "", "edition-lacks", "id"),
    ],
)
def test_a_wrong_edition_is_refused(source: str, tmp_path: Path, old: str, new: str, key: str, part: str) -> None:
    assert old in source
    file = tmp_path / "mine.toml"
    file.write_text(source.replace(old, new, 1), "utf-8")
    said = refusal(lambda: LOIRE.read_edition(file))
    assert said.key == key, said.sentence()
    assert part in said.sentence(), said.sentence()
    assert str(file) in said.sentence("fr")


def test_a_reconstruction_without_a_reason_is_refused(source: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r'(provenance = "reconstructed"\n)why = .*\n', r"\1", source, count=1), "utf-8")
    assert "reconstructed, but without a why" in refusal(lambda: LOIRE.read_edition(file)).sentence()


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_an_edition_that_is_no_readable_file_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    assert refusal(lambda: LOIRE.read_edition(file)).key in ("edition-unread", "edition-broken")


# saved positions


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 9},
        {"seats": "two"},
        {"town": [1]},
        {"town": "tours"},
        {"town": None},
        {"hand": [0, 0]},
        {"leader": None},
        {"leader": "Ada"},
        {"stack": None},
        {"stack": [[]]},
        {"stack": [["Dance", 1]]},
        {"stack": [["LayCard"]]},
        {"stack": [["LayCard", 9]]},
    ],
)
def test_a_broken_saved_position_is_refused(match: Match, change: dict[str, Any]) -> None:
    broken = save(match.state) | change
    assert refusal(lambda: load(LOIRE, LOIRE.edition, match.settings, broken)).key == "position-broken"


def test_a_saved_position_that_lacks_a_field_is_refused(match: Match) -> None:
    for name in ("draw", "stack", "seats"):
        broken = {key: value for key, value in save(match.state).items() if key != name}
        assert name in refusal(lambda broken=broken: load(LOIRE, LOIRE.edition, match.settings, broken)).sentence()  # type: ignore[misc]
