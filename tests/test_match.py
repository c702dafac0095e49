"""The small Python API: a match is played, looked at and taken back."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from ludotheque import games
from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.state import CHANCE, SPECTATOR, ChanceTo, Question, Stage
from tests.playing import LOIRE, played


def test_a_new_match_asks_its_first_question() -> None:
    match = LOIRE.new(seats=4, seed=7)
    assert match.seat == 0
    assert "place tours" in [str(option) for option in match.options]
    assert not match.over
    assert match.winners == []
    assert match.points == [0, 0, 0, 0]


def test_playing_tells_what_happened_with_its_clause() -> None:
    match = LOIRE.new(seats=4, seed=7)
    news = match.play("place tours")
    assert [str(report) for report in news] == ["Vermilion starts from Tours. (L-2.2)"]
    assert news[0].data() == {"event": "placed", "clause": "L-2.2", "seat": "seat-0", "town": "tours"}
    assert match.seat == 1


def test_an_action_may_be_given_as_text_or_as_one_of_the_options() -> None:
    match = LOIRE.new(seats=2, seed=7)
    match.play(match.options[0])
    match.play("  PLACE   Tours ")
    assert [line.notation for line in match.record.lines[:2]] == ["place ancenis", "place tours"]


def test_players_may_have_names_and_the_others_are_called_by_their_colour() -> None:
    match = LOIRE.new(seats=3, seed=7, names=["Ada", " ", "Zoë"])
    assert match.names == ("Ada", "Azure", "Zoë")
    assert "Ada" in match.play("place tours")[0].sentence("fr")


def test_without_a_number_of_seats_the_smallest_table_is_set() -> None:
    assert LOIRE.new().seats == 2


def test_fate_answers_for_chance_unless_the_caller_wants_to() -> None:
    match = LOIRE.new(seats=2, seed=7)
    match.play("place tours")
    match.play("place tours")
    assert match.seat >= 0, "the cards are dealt and turned"
    asking = LOIRE.new(seats=2, seed=7, ask_chance=True)
    asking.play("place tours")
    asking.play("place tours")
    assert asking.seat == CHANCE
    asking.play("deal fishing", CHANCE)
    assert str(asking.record.lines[-1]) == "* deal fishing"


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    match = played(answers=8)
    view = match.view(seat=2)
    assert [isinstance(hand, int) for hand in view.hand] == [True, True, False, True]
    assert sum(view.hand[2]) >= 5
    assert view.seat == 2
    assert json.loads(json.dumps(view.data()))["hand"] == view.hand


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    match = played(answers=8)
    view = match.view()
    assert view.seat == SPECTATOR
    assert all(isinstance(hand, int) for hand in view.hand)
    assert view.options == []
    assert match.names[match.seat] in view.ask()


def test_only_the_seat_asked_sees_options() -> None:
    match = played(answers=8)
    for seat in range(4):
        assert bool(match.view(seat).options) == (seat == match.seat)


def test_a_view_has_no_field_that_the_game_has_not() -> None:
    with pytest.raises(AttributeError, match="a view of loire has no 'cheat'"):
        _ = LOIRE.new(seats=2, seed=7).view(0).cheat


def test_a_view_shows_of_a_question_only_what_everybody_may_know() -> None:
    class Asked(Question[Any]):
        FIELDS = ("seat", "lot", "secret")
        HIDDEN = ("secret",)

        def __init__(self) -> None:
            super().__init__(0)
            self.lot, self.secret = 3, 5

    match = LOIRE.new(seats=2, seed=7)
    assert match.view(0).matter == {}
    match.state.stack.append(Asked())
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat).matter == {"lot": 3}


def test_a_step_is_known_by_what_it_is_made_with() -> None:
    class Asked(Question[Any]):
        def __init__(self, seat: int, lot: int, more: int = 0) -> None:
            super().__init__(seat)
            self.lot, self.more = lot, more

    class Again(Asked):
        pass

    assert (Stage.FIELDS, ChanceTo.FIELDS) == ((), ("to",))
    assert Asked.FIELDS == Again.FIELDS == ("seat", "lot", "more")
    assert repr(Again(1, 2)) == "Again(seat=1, lot=2, more=0)"


def test_an_answer_is_taken_back_exactly() -> None:
    match = played(answers=8)
    before, told = fingerprint(match.state), len(match.news)
    seat = match.seat
    match.play(match.options[0], seat)
    match.undo(seat)
    assert (fingerprint(match.state), match.seat, len(match.news)) == (before, seat, told)
    assert str(match.record.lines[-1]) == f"{seat} undo", "the record tells of it"
    again = replay(read(match.record.text()), LOIRE)
    assert fingerprint(again.state) == before


def test_nothing_is_taken_back_before_the_first_answer_or_beyond_it() -> None:
    match = LOIRE.new(seats=3, seed=7)
    assert refused(match) == "undo-nothing"
    match.play("place tours")
    match.undo(0)
    assert refused(match) == "undo-nothing"
    assert refused(match, 0) == "undo-nothing"


def test_nothing_is_taken_back_after_another_seat_has_answered() -> None:
    match = LOIRE.new(seats=3, seed=7)
    match.play("place tours")
    match.play("place blois")
    assert refused(match, 0) == "undo-others"
    match.undo(1)
    assert refused(match, 0) == "undo-others", "seat 1 has shown what it wanted"
    assert refused(match, 1) == "undo-others", "the answer before was not its own"


def test_nothing_is_taken_back_after_chance_has_answered() -> None:
    match = LOIRE.new(seats=2, seed=7)
    match.play("place tours")
    match.play("place blois")
    for seat in (None, 0, 1):
        assert refused(match, seat) == "undo-chance"


def test_a_position_is_saved_as_plain_data_and_loads_again() -> None:
    match = played(answers=50)
    data = json.loads(json.dumps(save(match.state)))
    state = load(LOIRE, LOIRE.edition, match.settings, data)
    assert fingerprint(state) == fingerprint(match.state)
    assert [str(option) for option in state.options] == [str(option) for option in match.options]


def test_the_settings_of_a_match_stand_in_its_record() -> None:
    match = LOIRE.new(seats=3, seed=7, explosion_self_target=False, leader="random")
    assert match.record.settings == {"explosion_self_target": False, "leader": "random"}
    assert replay(read(match.record.text()), LOIRE).record.text() == match.record.text()


def test_a_setting_is_kept_as_the_game_writes_it() -> None:
    match = Match(LOIRE, 3, 7, settings={"explosion_self_target": 0, "leader": True})
    assert str(match.settings) == "{'explosion_self_target': False, 'leader': 1}"
    assert match.seat == 1


def refused(match: Match, seat: int | None = None) -> str:
    """The key of the reason why nothing can be taken back; nothing changes."""
    before = fingerprint(match.state)
    assert match.undoable(seat)
    with pytest.raises(Refusal) as refusal:
        match.undo(seat)
    assert fingerprint(match.state) == before
    return refusal.value.key


def test_a_view_and_a_match_draw_themselves_in_a_notebook() -> None:
    match = games["loire"].new(seats=4, seed=7)
    match.play("place tours")
    for drawn in (match.view(seat=2), match):
        picture = ElementTree.fromstring(drawn._repr_svg_())
        assert picture.tag.endswith("svg")
        assert any(element.get("id") == "boat-0" for element in picture.iter())


def alone_with_a_computer(seed: str = "again") -> Match:
    """A match in which seat 0 has answered, then seat 1, then chance."""
    match = LOIRE.new(2, seed)
    match.play("place tours", 0)
    match.play("place blois", 1)
    return match


def test_an_answer_is_taken_back_with_all_that_was_answered_since() -> None:
    match = alone_with_a_computer()
    first = LOIRE.new(2, "again")
    assert match.undoable(0) and match.retakable(0)
    match.take_back(0)
    assert save(match.state) == save(first.state) and match.news == [] and match.beats == []
    assert [str(line) for line in match.lines[:2]] == ["0 place tours", "1 place blois"], (
        "all of it stays in the record"
    )
    assert str(match.lines[-1]) == "0 back" and match.retaken == 1


def test_chance_falls_anew_after_something_was_taken_back() -> None:
    match = alone_with_a_computer()
    once = [str(line) for line in match.lines if line.seat == CHANCE]
    match.take_back(0)
    match.play("place tours", 0)
    match.play("place blois", 1)
    again = [str(line) for line in match.lines if line.seat == CHANCE][len(once) :]
    assert once and len(again) == len(once) and again != once


def test_a_record_with_what_was_taken_back_plays_again_to_the_same_position() -> None:
    match = alone_with_a_computer()
    match.take_back(0)
    match.play("place angers", 0)
    match.play("place blois", 1)
    again = replay(read(match.record.text()), LOIRE)
    assert save(again.state) == save(match.state) and again.lines == match.lines and again.retaken == 1
    assert [item.sentence() for item in again.news] == [item.sentence() for item in match.news]


def test_nothing_is_taken_back_that_was_never_answered_or_after_the_end() -> None:
    match = LOIRE.new(2, "again")
    with pytest.raises(Refusal) as refusal:
        match.take_back(0)
    assert refusal.value.key == "undo-nothing"
    player = make("greedy", 1)
    while not match.over:
        match.play(player.choose(match.eyes()))
    with pytest.raises(Refusal) as refusal:
        match.take_back(0)
    assert refusal.value.key == "over"


def test_what_lies_too_far_back_stands() -> None:
    match = LOIRE.new(2, "again")
    match.play("place tours", 0)
    while match.seat != 0 or len(match.standing) < 3:
        match.play(match.options[-1])
    match._before = [before for before in match._before if before.seat != 0]
    with pytest.raises(Refusal) as refusal:
        match.take_back(0)
    assert refusal.value.key == "back-far"
