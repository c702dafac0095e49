"""T-9: technology cards."""

from typing import Any

import pytest

from ludotheque.games.tapestry.components import DECK, DISCARDED, DISPLAY
from ludotheque.games.tapestry.scene.shelf import display
from tests.games.tapestry.position import A, B, C, Table, edition
from tests.rule import rule


@rule("T-9.1", "T-9.2", "T-1.2")
def test_an_open_card_is_taken_into_the_bottom_row_and_replaced() -> None:
    table = Table()
    table.display("radio", "paper", "clocks")
    table.gain(A, "invent")
    assert table.options == ["invent clocks", "invent paper", "invent radio", "invent tech-deck"]
    table.play(A, "invent radio")
    table.chance("reveal barn")
    assert (table[A].techs, table[A].points) == ("radio:bottom", 0)
    assert table.state.tech_place[edition().techs.index("barn")] == DISPLAY


@rule("T-9.1")
def test_the_top_card_of_the_deck_may_be_taken_unseen() -> None:
    table = Table()
    table.gain(A, "invent")
    table.play(A, "invent tech-deck")
    table.chance("reveal barn")
    assert (table[A].techs, table.question) == ("barn:bottom", "")


@rule("T-6.1", "T-9.1", "T-6.7")
def test_an_empty_deck_is_made_of_the_discards_and_without_any_the_display_stays_short() -> None:
    table = Table()
    for at in range(len(edition().techs)):
        if table.state.tech_place[at] == DECK:
            table.state.tech_place[at] = DISCARDED if at == 10 else 3 + 3 * B
    table.gain(A, "2 invent")
    table.play(A, "invent ammonia")
    table.chance("reveal compass")
    table.play(A, "invent compass")
    assert (table[A].techs, table.question) == ("ammonia:bottom compass:bottom", "")
    assert sum(1 for place in table.state.tech_place if place == DISPLAY) == 2


@rule("T-9.3", "T-9.4")
def test_from_bottom_to_middle_the_circle_without_prerequisite() -> None:
    table = Table()
    table.put(A, techs="radio")
    table.gain(A, "upgrade")
    table.play(A, "upgrade radio")
    assert (table[A].techs, table[A].points) == ("radio:middle", 3)


@rule("T-9.5", "T-15.1", "T-15.2", "R-38", "T-16.3")
@pytest.mark.parametrize("who", [A, B, C])
def test_from_middle_to_top_the_square_if_the_player_or_a_neighbour_is_far_enough(who: int) -> None:
    table = Table(3)
    table.put(A, techs="zeppelins:middle", at="exploration-2")
    table.put(who, at="exploration-4")
    table.state.finished[B] = 1
    table.gain(A, "upgrade")
    table.play(A, "upgrade zeppelins")
    assert (table[A].techs, table[A].points) == ("zeppelins:top", 4 if who == A else 2)


@rule("T-9.5", "T-15.1")
def test_a_player_further_away_does_not_help() -> None:
    table = Table(4)
    table.put(A, techs="zeppelins:middle calendar")
    table.put(C, at="exploration-9")
    table.gain(A, "upgrade")
    assert table.options == ["upgrade calendar"]
    assert table.refusal(A, "upgrade zeppelins").clause == "T-9.5"


@rule("T-9.5")
@pytest.mark.parametrize("card", edition().techs)
def test_every_prerequisite_holds_exactly_from_its_own_point_on(card: str) -> None:
    made = edition()
    at = made.techs.index(card)
    need, least = int(made.needs[at]), int(made.needs_least[at])
    for have in (least - 1, least):
        table = Table(2)
        table.put(A, techs=f"{card}:middle")
        if need < 4:
            table.put(B, at=f"{['exploration', 'science', 'military', 'technology'][need]}-{have}")
        else:
            table.put(B, buildings=f"{have} {['market', 'house', 'farm', 'armory'][need - 4]}")
        table.gain(A, "upgrade")
        assert (table.options == [f"upgrade {card}"]) == (have == least)


@rule("T-9.6", "T-9.7")
def test_cards_in_the_top_row_stay_and_an_upgrade_gained_must_be_made() -> None:
    table = Table()
    table.put(A, techs="radio:top")
    table.gain(A, "upgrade")
    assert table.question == ""
    table.put(A, techs="calendar")
    table.gain(A, "upgrade")
    assert table.options == ["upgrade calendar"]


@rule("T-9.8", "T-5.3")
def test_the_square_of_a_landmark_card_gives_its_landmark() -> None:
    table = Table()
    table.put(A, techs="bakery:middle", buildings="1 farm")
    table.gain(A, "upgrade")
    table.play(A, "upgrade bakery")
    assert (table[A].landmarks, table.question) == ("bakery", "PlaceLandmark")


@rule("R-43")
def test_the_display_may_be_replaced_before_or_after_but_not_between() -> None:
    table = Table()
    table.gain(A, "refresh? + 2 invent")
    assert table.options == ["gain refresh", "gain 2-invent"]
    table.play(A, "gain 2-invent", "invent ammonia")
    table.chance("reveal clocks")
    assert table.question == "Invent"
    table.play(A, "invent clocks")
    table.chance("reveal radio")
    assert table.options == ["gain refresh", "decline"]
    table.play(A, "gain refresh")
    table.chance("reveal paper", "reveal barn", "reveal compass")
    shown = [id for at, id in enumerate(edition().techs) if table.state.tech_place[at] == DISPLAY]
    assert shown == ["barn", "compass", "paper"]
    assert table.state.tech_place[edition().techs.index("radio")] == DISCARDED


@rule("R-57")
def test_a_card_just_upgraded_may_be_used_for_the_second_part() -> None:
    table = Table()
    table.put(A, techs="calendar")
    table.gain(A, "upgrade + circle")
    assert table.options == ["upgrade calendar"]
    table.play(A, "upgrade calendar")
    assert table[A].resources == "2 culture"


@rule("R-57", "R-56")
def test_assembly_line_leads_from_one_row_to_the_other_and_no_further() -> None:
    table = Table()
    table.put(A, techs="assembly-line:top calendar:middle radio:top")
    table.gain(A, "square")
    assert table.options == ["use assembly-line", "use radio"]
    table.play(A, "use assembly-line")
    assert table[A].resources == "1 culture"


@rule("R-33")
def test_three_technologies_of_any_row_pay_for_nanotechnologys_bonus() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="technology-10", techs="calendar:top paper:middle clocks radio")
    table.turn(A)
    table.play(A, "advance technology", "gain square", "upgrade clocks")
    assert table.question == "Exchange"
    table.play(A, "accept", "discard calendar", "discard radio", "discard paper")
    assert (table[A].techs, table[A].points) == ("clocks:middle", 7 + 10 + 10)


def shown(table: Table) -> dict[int, int]:
    """The cards on display by their places."""
    view: Any = table.match.view(A)
    return {place: tech.number for tech, place in display(view)}


@rule("T-9.1")
def test_cards_on_display_keep_their_places_when_one_is_taken() -> None:
    table = Table()
    for place in range(3):
        table.state.tech_tokens[place] = -1 - place
    before = shown(table)
    table.gain(A, "invent")
    table.play(A, f"invent {edition().techs[before[1]]}")
    assert shown(table) == {0: before[0], 2: before[2]}, "a gap is left"
    table.chance("reveal radio")
    assert shown(table) == {**before, 1: edition().techs.index("radio")}
