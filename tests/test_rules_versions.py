"""A match names the version of the rules it is played by, and goes on by it when the rules have changed since."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core.game import Game, Setting
from ludotheque.core.match import Match
from ludotheque.core.record import Record, read
from ludotheque.core.record import replay as play_again
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import load, save
from ludotheque.games.loire.setup import start
from tests.playing import LOIRE, played

TERMS: list[dict[str, Any]] = []


def overheard(edition: Any, seats: int, terms: dict[str, Any]) -> Any:
    TERMS.append(terms)
    return start(edition, seats, terms)


NEWER = replace(
    LOIRE,
    rules_version=3,
    package="ludotheque.games.loire",
    start=overheard,
    settings=(*LOIRE.settings, Setting("wide_river", (False, True), "L-1.1", since=3, before=True)),
)


def first() -> Record:
    return read(played(answers=8).record.text())


def test_a_record_of_the_first_rules_goes_on_by_them_and_is_written_as_it_was() -> None:
    match = play_again(first(), NEWER)
    assert match.rules == 1
    assert TERMS[-1]["rules"] == 1
    assert match.record.text() == played(answers=8).record.text()


def test_earlier_rules_have_what_is_a_setting_now_as_it_was_before() -> None:
    Match(NEWER, 2, 7, rules=2)
    assert TERMS[-1]["wide_river"] is True
    match = NEWER.new(seats=2, seed=7)
    assert (match.rules, match.settings["wide_river"], TERMS[-1]["wide_river"]) == (3, False, False)
    assert "\nrules: 3\n" in match.record.text()


def test_earlier_rules_know_no_later_setting() -> None:
    with pytest.raises(Refusal) as refused:
        Match(NEWER, 2, 7, settings={"wide_river": True}, rules=2)
    assert refused.value.key == "setting-unknown"


def test_a_kept_position_is_taken_up_by_its_own_rules() -> None:
    match = play_again(first(), NEWER)
    load(NEWER, NEWER.edition, match.settings, save(match.state), match.rules)
    assert TERMS[-1]["rules"] == 1


@pytest.mark.parametrize("rules", [0, 4])
def test_rules_that_are_not_known_are_refused_with_a_sentence(rules: int) -> None:
    with pytest.raises(Refusal) as refused:
        play_again(replace(first(), rules=rules), NEWER)
    assert refused.value.key == "rules-unknown"
    assert f"version {rules}" in refused.value.sentence()


def test_a_record_of_an_edition_that_was_corrected_since_is_played_with_the_corrected_one() -> None:
    record = replace(first(), digest="0123456789abcdef")
    corrected: Game = replace(NEWER, formerly=("0123456789abcdef",))
    match = play_again(record, corrected)
    assert match.record.text() == record.text()
    with pytest.raises(Refusal):
        play_again(record, NEWER)
    other = corrected.read_edition(corrected.folder / "edition.toml")
    with pytest.raises(Refusal):
        play_again(record, corrected, other)
