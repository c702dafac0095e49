"""Broken, altered or foreign records and editions are refused in a clear sentence, and so are places to write to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from tests.playing import LOIRE, dealt, refusal


@pytest.fixture
def match() -> Match:
    return dealt()


@pytest.fixture
def text(match: Match) -> str:
    """The record of that match, its drafts included."""
    while match.state.phase == 1:  # type: ignore[attr-defined]
        match.play(match.options[0])
    return match.record.text()


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
        ("seats: 2", f"seats: {'9' * 5000}", "record-header"),
        ("rules: 1", "rules: ²", "record-header"),
        ('names: ["Vermilion", "Azure"]', 'names: ["\\ud800", "Azure"]', "record-header"),
        ('names: ["Vermilion", "Azure"]', f"names: {'[' * 100_000}", "record-header"),
        ("settings: {", f"settings: {'[' * 100_000}" + "{", "record-header"),
        ("0 place tours", "² place tours", "record-line"),
        ("0 place tours", f"{'9' * 5000} place tours", "record-line"),
        ("seed 7", "end points ² 0 winners 0\nseed 7", "record-line"),
        ("seed 7", f"end points {'1' * 5000} 0 winners 0\nseed 7", "record-line"),
        ("0 place tours", "0 place tours\n0 undo\n" * 11_000, "record-long"),
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
        ("0 place tours", "* place tours", "record-illegal"),
        ("0 place tours", "* deal mariner", "record-illegal"),
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
        ("count = 12\n", f"count = {'1' * 5000}\n", "edition-broken", "not valid TOML"),
        ("count = 12\n", f"count = {'[' * 5000}\n", "edition-broken", "not valid TOML"),
        ("count = 12\n", "count = 1000000000000\n", "edition-huge", "1,000,000"),
        ("count = 12\n", "count = nan\n", "edition-huge", "1,000,000"),
        ("count = 12\n", "count = [12]\n", "edition-lacks", ""),
        ("count = 12\n", "count = -5\n", "edition-wrong", ""),
        ("[numbers.target]\nvalue = ", "[numbers.target]\nvalue = 1979-05-27 # ", "edition-lacks", ""),
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
