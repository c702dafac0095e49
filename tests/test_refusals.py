"""What cannot be done is refused in a clear sentence, in English and in French, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.state import CHANCE
from tests.playing import LOIRE, dealt, refusal


@pytest.fixture
def match() -> Match:
    return dealt()


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
