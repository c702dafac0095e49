"""The study of records: what a game tells and what its edition knows of its components, counted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[1]
MATCHES = HOME / "tests" / "games" / "bretagne" / "matches"


def printed(matches: Path, *questions: str) -> list[str]:
    command = [sys.executable, str(HOME / "bench" / "records.py"), str(matches), *questions]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=HOME).stdout.splitlines()


def study(*questions: str) -> dict[str, list[str]]:
    """The rows of all tables that the study prints, by their first cell; a later one hides an earlier."""
    rows = [line.strip("| ").split(" | ") for line in printed(MATCHES, *questions) if line.startswith("|")]
    return {first: rest for first, *rest in rows}


def test_the_length_of_a_match_is_told_in_answers_and_in_rounds_or_turns_where_they_are_counted() -> None:
    lengths = {"bretagne": ["answers", "rounds"], "siecle_dor": ["answers", "turns"], "tapestry": ["answers"]}
    for game, names in lengths.items():
        lines = printed(HOME / "tests" / "games" / game / "matches")
        assert [line.split(":")[0] for line in lines if "middle 80 %" in line] == names


def test_seats_are_split_by_what_was_said_of_them() -> None:
    files = list(MATCHES.glob("*.match"))
    found = study("--split", "ordered.count")
    assert [found[place][0] for place in "12"] == [str(len(files))] * 2, "a first and a second in every match"
    assert int(found["4"][0]) == sum(file.name.startswith("four-") for file in files)


def test_seats_are_split_by_how_often_something_was_said_of_them() -> None:
    found = study("--split", "placed.tower.category=enfer/1,99")
    seats = sum(int(row[0]) for key, row in found.items() if key in ("0", "1", "99") and len(row) == 3)
    assert seats == sum(int(file.read_text("utf-8").split("seats: ")[1][0]) for file in MATCHES.glob("*.match"))
    assert "99" not in found


def test_a_spell_lasts_from_one_event_to_the_next_of_the_same_seat() -> None:
    found = study("--spell", "chose.barge:stayed,played,majority,stood")
    spells = sum(int(found[f"barge {number}"][0]) for number in range(1, 5))
    assert spells == round(len(list(MATCHES.glob("*.match"))) * float(found["chose"][0].split()[0]))


def test_news_are_counted_by_a_column_of_the_edition() -> None:
    found = study("--count", "placed.tower.category")
    assert set(found) >= {"Paradis", "Purgatoire", "Enfer"}
    means = [float(found[category][0].split()[0]) for category in ("Paradis", "Purgatoire", "Enfer")]
    assert abs(sum(means) - float(found["placed"][0].split()[0])) < 0.02, "together as many as of the event itself"
