"""A match is recorded, saved and opened again, and its fate can be checked."""

from __future__ import annotations

import hashlib
from pathlib import Path

from ludotheque.core.fate import Fate, commitment
from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.save import fingerprint
from ludotheque.core.state import NOBODY
from tests.playing import LOIRE, played


def opened(file: Path) -> Match:
    return LOIRE.load(file)


def test_the_same_seed_and_answers_give_the_same_record() -> None:
    assert played(seed=11).record.text() == played(seed=11).record.text()
    assert played(seed=11).record.text() != played(seed=12).record.text()


def test_a_match_without_a_seed_gets_a_fresh_one() -> None:
    assert LOIRE.new(seats=2).seed != LOIRE.new(seats=2).seed


def test_a_saved_match_opens_again_and_goes_on_the_same_way(tmp_path: Path) -> None:
    match = played(answers=60)
    match.save(tmp_path / "evening.match")
    again = opened(tmp_path / "evening.match")
    assert fingerprint(again.state) == fingerprint(match.state)
    assert (again.seat, again.options, again.names) == (match.seat, match.options, match.names)
    for _ in range(100):
        answer = str(match.options[-1])
        match.play(answer)
        again.play(answer)
    assert again.record.text() == match.record.text(), "chance, too, answers as it would have"


def test_a_finished_match_keeps_its_result(tmp_path: Path) -> None:
    match = played(seats=3, seed=3, answers=100_000)
    assert match.over
    assert match.seat == NOBODY
    match.save(tmp_path / "done.match")
    again = opened(tmp_path / "done.match")
    assert (again.over, again.points, again.winners) == (True, match.points, match.winners)
    assert "\nend points " in (tmp_path / "done.match").read_text("utf-8")


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    match = played(answers=5)
    match.save(tmp_path / "a.match")
    match.play(match.options[0])
    match.save(tmp_path / "a.match")
    assert [file.name for file in tmp_path.iterdir()] == ["a.match"]
    assert len(opened(tmp_path / "a.match").record.lines) == len(match.record.lines)


def test_the_commitment_stands_in_the_record_before_the_seed_is_told() -> None:
    match = LOIRE.new(seats=2, seed="a secret")
    text = match.record.text(reveal=False)
    assert f"commitment: {hashlib.sha256(b'ludotheque:a secret').hexdigest()}" in text
    assert "a secret" not in text
    assert match.record.text().endswith("seed a secret\n")


def test_a_record_without_its_seed_replays_and_keeps_its_commitment(tmp_path: Path) -> None:
    match = played(answers=30)
    again = replay(read(match.record.text(reveal=False)), LOIRE)
    assert fingerprint(again.state) == fingerprint(match.state)
    again.save(tmp_path / "public.match")
    assert opened(tmp_path / "public.match").record.commitment == commitment("7")


def test_a_record_cut_while_chance_was_answering_goes_on_as_the_seed_says() -> None:
    match = LOIRE.new(seats=2, seed=7)
    match.play("place tours")
    match.play("place tours")
    whole = match.record.text()
    lines = whole.splitlines()
    cut = "\n".join([*lines[:14], lines[-1]])
    assert lines[13].startswith("* deal")
    assert replay(read(cut), LOIRE).record.text() == whole


def test_every_answer_of_fate_can_be_checked_with_a_hash_function() -> None:
    match = LOIRE.new(seats=2, seed="loire", ask_chance=True)
    match.play("place tours")
    match.play("place tours")
    word = int.from_bytes(hashlib.sha256(b"loire:0:0").digest()[:4], "big")
    assert Fate("loire", 0).word() == word
    kinds = ["coal-1"] * 12 + ["coal-2"] * 12 + ["coal-3"] * 8 + ["mariner"] * 16 + ["explosion"] * 4 + ["fishing"] * 6
    assert match.foretold() == f"deal {kinds[word * 58 >> 32]}"
