"""F-7: privilege cards and their windows."""

from __future__ import annotations

import pytest

from ludotheque.core.state import SPECTATOR
from ludotheque.games.lin1680.building import DrawPrivilege
from ludotheque.games.lin1680.components import SKEIN
from tests.games.lin1680.position import A, B, C, D, Table
from tests.rule import rule


@rule("F-7.3", "F-6.7", "R-13")
def test_fire_takes_a_house_of_another_player_back_to_his_stock() -> None:
    table = Table(3)
    table.put(A, cards="fire", houses="guer")
    table.put(B, houses="bain quintin")
    table.put(C, houses="mur")
    table.turn(A)
    table.play(A, "play fire")
    assert sorted(table.offered("burn")) == ["bain", "mur", "quintin"], "not one's own"
    table.play(A, "burn quintin")
    assert (table[B].houses, int(table.state.built[B])) == ("bain", 1)
    assert list(table.state.works)[6:12] == [0, 1, 0, 0, 0, 0], "neither loom nor market town any more"
    assert table.told("burnt")[-1].facts == {"seat": "seat-0", "victim": "seat-1", "place": "quintin"}


@rule("F-7.3", "F-6.7")
def test_control_takes_a_bale_off_another_ship() -> None:
    table = Table(3)
    table.put(A, cards="control", bales=2)
    table.put(B, bales=4)
    table.put(C, bales=1)
    table.turn(A)
    table.play(A, "play control")
    assert table.options == ["seize seat-1", "seize seat-2"]
    table.play(A, "seize seat-1")
    assert (table[B].bales, table[A].bales) == (3, 2)


@rule("F-7.3", "R-31")
def test_storm_takes_a_seed_from_everybody_who_has_one() -> None:
    """F-7.3: opponents with two, none and one."""
    table = Table(4)
    table.put(A, cards="storm", hand="G1")
    for seat, hand in ((B, "G2"), (C, "T1"), (D, "G1")):
        table.put(seat, hand=hand)
    table.turn(A)
    table.play(A, "play storm")
    assert [table[seat].hand for seat in range(4)] == ["G3", "G1", "T1", ""]
    assert [report.facts["victim"] for report in table.told("stormed")] == ["seat-1", "seat-3"]


@rule("F-7.5", "R-18")
def test_theft_takes_from_a_player_of_one_s_choice() -> None:
    table = Table(4)
    table.put(A, cards="theft")
    for seat, hand in ((B, "E2"), (C, "T1"), (D, "E1")):
        table.put(seat, hand=hand)
    table.turn(A)
    table.play(A, "play theft")
    assert table.options == ["rob seat-1", "rob seat-3"]
    table.play(A, "rob seat-3")
    assert [table[seat].hand for seat in range(4)] == ["E1", "E2", "T1", ""]


@rule("F-7.5", "R-18")
def test_theft_takes_from_the_reserve_if_nobody_has_a_skein() -> None:
    table = Table(3)
    table.put(A, cards="theft", hand="E14")
    table.turn(A)
    assert table.state.reserve[3] == 10
    table.play(A, "play theft")
    assert (table[A].hand, int(table.state.reserve[3])) == ("E15", 9)
    assert table.told("fetched")


@rule("F-7.4")
@pytest.mark.parametrize("card", ["fire", "control", "storm"])
def test_a_card_without_effect_may_not_be_used(card: str) -> None:
    table = Table(2)
    table.put(A, cards=card, houses="guer", bales=1, hand="G1")
    table.turn(A)
    assert table.options == ["roll"]
    assert table.refusal(A, f"play {card}").clause == "F-3.3"


@rule("F-7.4", "F-7.5")
def test_theft_is_dead_only_when_no_skein_is_in_reach() -> None:
    table = Table(2)
    table.put(A, cards="theft", hand="E24")
    table.turn(A)
    assert table.options == ["roll"], "the market's skein is out of reach"


@rule("F-7.2", "R-9")
def test_any_number_of_cards_a_turn_each_out_of_the_game_once_used() -> None:
    table = Table(2)
    table.put(A, cards="fire fire storm")
    table.put(B, houses="guer bain mur", hand="G1")
    table.turn(A)
    table.play(A, "play fire", "burn guer", "play storm", "play fire", "burn bain")
    assert (table.options, table[A].cards) == (["roll"], "")
    assert list(table.state.used)[:4] == [2, 0, 0, 1] and int(table.state.played) == 3


@rule("R-9", "R-36")
def test_a_limit_holds_over_all_windows_and_is_lifted_with_the_next_turn() -> None:
    table = Table(2, None, privilege_cards_per_turn=1)
    table.put(A, pawn="guer", cards="fire fire reroll")
    table.put(B, houses="bain mur")
    table.turn(A)
    table.play(A, "play fire", "burn bain")
    assert table.options == ["roll"]
    table.move(A, 1)
    table.play(A, table.options[0])
    assert table.options == ["gather"]
    table.diced("skein", "skein")
    assert table.asked == B and int(table.state.played) == 0


@rule("F-7.3", "F-3.2")
@pytest.mark.parametrize("window", ["BeginTurn", "MovePawn", "BeforeDice", "Trade", "Build"])
def test_the_windows_of_a_card_for_any_moment(window: str) -> None:
    table = Table(2)
    table.put(A, pawn="rennes", cards="storm", hand="T1")
    table.put(B, hand="G1 L1")
    table.turn(A)
    seen = {}
    while table.asked in (A, -1):
        seen[table.question] = table.options
        if table.question == window:
            break
        if table.question == "ThrowMovement":
            table.throw(2)
        elif table.question == "ThrowResources":
            table.diced("skein", "skein")
        elif table.question == "MovePawn":
            table.play(A, "move vitre")
        else:
            [go_on] = [word for word in ("roll", "gather", "keep", "close") if word in table.options]
            table.play(A, go_on)
    assert "play storm" in seen[window]
    assert "play storm" not in seen.get("AfterDice", [])


@rule("F-7.3")
def test_cards_for_building_and_the_reroll_have_no_other_window() -> None:
    table = Table(2)
    table.put(A, pawn="guer", cards="loom-only two-bales joker reroll", hand="T1 G1 M1 E1 L1")
    table.turn(A)
    assert table.options == ["roll"]
    table.move(A, 1)
    table.play(A, "move redon")
    assert table.options == ["gather"]
    table.play(A, "gather")
    table.diced("land", "land")
    assert table.options == ["keep", "play reroll"]
    table.play(A, "keep")
    assert table.question == "Build"
    assert {"play loom-only", "play two-bales", "joker land"} <= set(table.options)
    assert "play reroll" not in table.options


@rule("F-7.1", "F-6.4")
def test_cards_in_hand_are_seen_by_their_owner_alone() -> None:
    table = Table(3)
    table.put(A, cards="fire joker")
    table.put(B, cards="storm")
    table.turn(A)
    assert table.match.view(A).privileges == [[1, 0, 0, 0, 0, 0, 0, 1], 1, 0]
    assert table.match.view(B).privileges == [2, [0, 0, 0, 1, 0, 0, 0, 0], 0]
    assert table.match.view(SPECTATOR).privileges == [2, 1, 0]


@rule("R-9", "R-36")
def test_a_limit_holds_among_the_cards_of_one_construction_as_well() -> None:
    """A joker for the loom of loom-only takes two cards; two bales do not follow a house built with a card."""
    for limit, options in ((1, ["end"]), (2, ["joker loom", "end"])):
        table = Table(2, None, privilege_cards_per_turn=limit)
        table.put(A, pawn="callac", cards="loom-only joker")
        table.build(A)
        assert table.options == options
    table = Table(2, None, privilege_cards_per_turn=1)
    table.put(A, pawn="callac", cards="loom-only two-bales", hand="G1 M1 E1 L2")
    table.build(A)
    table.play(A, "play loom-only")
    assert table.options == ["build bale", "end"]


@rule("F-6.4", "F-2.3")
def test_each_card_of_the_shuffled_pile_is_as_likely_as_any_other() -> None:
    table = Table(2)
    table.put(A, pawn="guer", hand="T1 G1 M1")
    table.put(B, cards="fire storm")
    table.build(A)
    table.play(A, "build privilege")
    drawn = table.state.stack[-1]
    assert isinstance(drawn, DrawPrivilege)
    likely = dict(zip(table.offered("draw"), drawn.weights(table.state)))
    assert likely == {"fire": 1, "theft": 1, "control": 2, "loom-only": 2, "two-bales": 3, "reroll": 2, "joker": 2}


@rule("R-14")
@pytest.mark.parametrize(("card", "then"), [("theft", ["rob seat-1"]), ("storm", [])])
def test_what_a_card_shows_of_hidden_hands_is_not_taken_back(card: str, then: list[str]) -> None:
    for shown, reason in ((True, ""), (False, "undo-uncovered")):
        table = Table(3, resource_hands_public=shown)
        table.put(A, cards=card)
        table.put(B, hand="E1 G1")
        table.put(C, hand="E1 G1")
        table.build(A)
        table.play(A, f"play {card}", *then)
        assert table.match.undoable(A) == reason


@rule("R-14", "R-31", "F-7.4")
@pytest.mark.parametrize("card", ["theft", "storm"])
@pytest.mark.parametrize("held", ["E1 G1", "T2"])
def test_with_hidden_hands_a_card_is_offered_whatever_the_others_hold(card: str, held: str) -> None:
    table = Table(2, resource_hands_public=False)
    table.put(A, cards=card)
    table.put(B, hand=held)
    table.build(A)
    assert table.options == [f"play {card}", "end"]
    open_table = Table(2)
    open_table.put(A, cards="storm")
    open_table.put(B, hand=held)
    open_table.build(A)
    assert ("play storm" in open_table.options) == ("G1" in held)


@rule("R-14", "R-18", "F-7.5")
def test_with_hidden_hands_the_victim_of_a_theft_is_named_first_and_shows_then_what_is_there() -> None:
    table = Table(4, resource_hands_public=False)
    table.put(A, cards="theft")
    table.put(B, hand="T1")
    table.put(C, hand="E1")
    table.build(A)
    reserve = int(table.state.reserve[SKEIN])
    table.play(A, "play theft")
    assert table.options == ["rob seat-1", "rob seat-2"], "the fourth has no cards at all, and everybody sees it"
    assert table.match.undoable(A) == "", "nothing was shown yet"
    table.play(A, "rob seat-1")
    assert (table[A].hand, table[B].hand, int(table.state.reserve[SKEIN])) == ("E1", "T1", reserve - 1)
    assert table.told("spared")[-1].facts == {"seat": "seat-0", "victim": "seat-1"}
    assert table.told("fetched") and table.match.undoable(A) != ""


@rule("R-14", "R-18")
def test_a_theft_from_hidden_hands_that_are_all_empty_takes_from_the_reserve() -> None:
    table = Table(2, resource_hands_public=False)
    table.put(A, cards="theft")
    table.build(A)
    table.play(A, "play theft")
    assert table[A].hand == "E1" and table.told("fetched")


@rule("R-14")
def test_by_the_first_rules_a_theft_from_hidden_hands_names_only_who_has_a_skein() -> None:
    table = Table(3, resource_hands_public=False, rules=1)
    table.put(A, cards="theft storm")
    table.put(B, hand="T1")
    table.put(C, hand="E1")
    table.build(A)
    assert table.options == ["play theft", "end"]
    table.play(A, "play theft")
    assert (table[A].hand, table[C].hand) == ("E1", "")
