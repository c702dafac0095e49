"""S-8: the action of a province goes to the highest bidder."""

from __future__ import annotations

import pytest

from tests.games.siecle_dor.position import A, B, C, D, Table
from tests.rule import rule


def offer(province: str = "zeeland", seats: int = 4, **others: float) -> Table:
    table = Table(seats)
    table.put(A, markers=f"{province} guild-blue indies-2")
    table.act(A)
    table.play(A, f"auction {province}")
    return table


@rule("S-8.1", "S-7.0.3")
def test_only_active_markers_in_provinces_are_auctioned() -> None:
    table = Table(3)
    table.put(A, markers="zeeland brabant:used guild-blue indies-2 antilles-7")
    table.put(B, markers="holland")
    table.act(A)
    assert table.offered("auction") == ["zeeland"]
    assert table.refusal(A, "auction brabant").clause == "S-8.1"


@rule("S-8.2", "R-14")
def test_the_left_neighbour_opens_and_the_seller_never_bids() -> None:
    table = offer()
    asked = []
    while table.asked >= 0:
        asked.append(table.asked)
        table.play(table.asked, "raise half" if len(asked) < 5 else "pass")
    assert asked == [B, C, D, B, C, D]


@rule("S-8.2")
def test_bids_rise_by_half_a_florin_or_more_and_who_passes_is_out() -> None:
    table = offer()
    assert table.options == ["raise half", "raise one", "raise two", "raise five", "pass"]
    table.play(B, "raise half")
    table.play(C, "pass")
    table.play(D, "raise two")
    assert (int(table.state.bid), int(table.state.bidder), list(table.state.bids)) == (5, D, [-2, 1, -1, 5])
    assert table.asked == B, "C has passed"
    table.play(B, "pass")
    assert [report.facts["money"] for report in table.told("bid")] == [1, 5]


@rule("S-8.2", "R-14")
def test_any_bid_in_half_florins_from_the_least_to_all_one_has_may_be_made() -> None:
    table = offer()
    table.play(B, "bid 3.5")
    assert (int(table.state.bid), table.match.lines[-1].notation) == (7, "bid 3.5")
    for low in ("bid 3.5", "bid 3", "bid 0.5"):
        refused = table.refusal(C, low)
        assert refused.clause == "S-8.2"
        assert table.state.stack[-1].because(table.state, table.edition.vocabulary.read(low)) == "bid-low"  # type: ignore[attr-defined]
    too_high = table.edition.vocabulary.read("bid 10,5")
    assert table.refusal(C, "bid 10½").clause == "R-14"
    assert table.state.stack[-1].lacks(table.state, too_high) == {"money": 1}  # type: ignore[attr-defined]
    [blank] = table.match.blanks
    assert (blank.begins, [(part.least, part.most) for part in blank.parts]) == ("bid", [(8, 20)])
    table.play(C, "bid 4")
    table.play(D, "bid 10")
    assert [report.facts["money"] for report in table.told("bid")] == [7, 8, 20]
    assert table.match.blanks == [], "nobody has more"


@rule("S-8.2")
@pytest.mark.parametrize("text", ["bid", "bid 0", "bid four", "bid 1.25", "bid .", "bid -1", "bid 99999999999"])
def test_what_is_no_amount_is_refused_with_an_example(text: str) -> None:
    refused = offer().refusal(B, text)
    assert (refused.key, refused.facts["example"]) == ("unreadable-form", "bid 4.5")


@rule("S-8.2")
def test_a_match_of_the_first_rules_knows_no_other_bids_than_its_raises() -> None:
    table = Table(4, rules=1)
    table.put(A, markers="zeeland")
    table.act(A)
    table.play(A, "auction zeeland")
    assert table.refusal(B, "bid 3.5").key == "illegal"
    assert table.match.blanks == []
    table.play(B, "raise half")


@rule("R-15")
@pytest.mark.parametrize(("paid", "left"), [(False, 8), (True, 7)])
def test_the_winner_of_a_brown_action_pays_the_painter_only_where_that_is_agreed(paid: bool, left: float) -> None:
    table = Table(3, painter_paid=paid)
    table.put(A, markers="utrecht")
    table.put(B, florins=10, easel="art-6:0")
    table.act(A)
    table.play(A, "auction utrecht")
    table.play(B, "bid 2")
    table.play(C, "pass")
    table.play(B, "pay art-6")
    assert (table[B].florins, table[B].easel) == (left, "art-6:1")


@rule("S-8.3", "S-8.4", "S-8.5")
def test_the_winner_pays_the_seller_and_draws_without_paying_the_bank() -> None:
    """S-8.3, S-8.4, S-8.5: two florins for a blue card; the seller's marker is used."""
    table = offer()
    table.play(B, "raise two")
    table.play(C, "pass")
    table.play(D, "pass")
    table.draw("cannon")
    assert (table[B].florins, table[A].florins, table[B].hand) == (8, 12, "cannon")
    assert (table[A].markers.split()[0], table[B].markers) == ("zeeland:used", "")
    assert (table.asked, table.question, int(table.state.lot)) == (A, "Act", -1)
    assert list(table.state.bids) == [0, 0, 0, 0]


@rule("S-8.5")
def test_the_seller_spends_the_proceeds_in_the_same_turn() -> None:
    table = Table(3)
    table.put(A, florins=0, markers="zeeland brabant")
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "raise two")
    table.play(C, "raise one")
    table.play(B, "pass")
    table.draw("ship")
    table.play(A, "use brabant")
    table.draw("investment-single")
    assert table[A].florins == 0


@rule("S-8.4")
def test_the_winner_keeps_the_actions_of_his_own_markers() -> None:
    table = Table(3)
    table.put(A, markers="zeeland")
    table.put(B, markers="friesland guild-blue")
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "raise half")
    table.play(C, "pass")
    table.draw("ship")
    assert table[B].markers == "friesland guild-blue@3"


@rule("S-8.6", "R-16")
def test_without_a_bid_the_marker_stays_active_but_is_not_offered_again_this_turn() -> None:
    table = offer(seats=3)
    table.play(B, "pass")
    table.play(C, "pass")
    assert (table[A].markers.split()[0], table[A].florins) == ("zeeland:unsold", 10)
    assert table.offered("auction") == [] and "zeeland" in table.offered("use")
    table.play(A, "use zeeland")
    table.draw("ship")
    assert table[A].markers.split()[0] == "zeeland:used"


@rule("R-14")
def test_a_bid_is_never_more_than_the_bidders_cash() -> None:
    table = Table(3)
    table.put(A, markers="zeeland")
    table.put(B, florins=1.5)
    table.act(A)
    table.play(A, "auction zeeland")
    assert table.options == ["raise half", "raise one", "pass"]
    assert table.refusal(B, "raise two").clause == "R-14"


@rule("R-7", "R-14")
def test_a_bidder_may_cash_first() -> None:
    table = Table(3)
    table.put(A, markers="zeeland")
    table.put(B, florins=0, hand="investment-pair investment-pair")
    table.act(A)
    table.play(A, "auction zeeland")
    assert table.options == ["cash investment-pair", "pass"]
    table.play(B, "cash investment-pair", "raise five")
    assert (table[B].florins, int(table.state.bid), table.asked) == (12, 10, C)


@rule("R-14")
def test_who_visibly_cannot_bid_is_passed_over_and_hidden_cards_might_be_money() -> None:
    table = Table(4)
    table.put(A, markers="zeeland")
    table.put(B, florins=0, hand="ship")
    table.put(C, florins=0, hand="culture-joker")
    table.act(A)
    table.play(A, "auction zeeland")
    assert (table.asked, table.options) == (C, ["pass"])
    assert [(report.clause, report.facts) for report in table.told("left-out")] == [("R-14", {"seat": "seat-1"})]


@rule("R-15", "S-8.4")
def test_green_gives_the_winner_a_pawn_of_his_own_and_the_conversion() -> None:
    table = Table(3)
    table.put(A, markers="holland")
    table.put(B, florins=0.5, pawns="utrecht utrecht")
    table.act(A)
    table.play(A, "auction holland")
    table.play(B, "raise half")
    table.play(C, "pass")
    assert (table.asked, table.question) == (B, "PlaceNewPawn")
    table.play(B, "settle utrecht", "create utrecht")
    assert (table[B].florins, table[B].markers, table[B].reserve) == (0, "utrecht", (5, 5))


@rule("R-15c", "R-15")
def test_a_winner_without_markers_in_reserve_is_not_asked_to_convert() -> None:
    table = Table(3)
    table.put(A, markers="holland")
    table.put(B, pawns="utrecht utrecht", markers="zeeland brabant guild-blue guild-grey indies-2 indies-3")
    table.act(A)
    table.play(A, "auction holland")
    table.play(B, "raise half")
    table.play(C, "pass")
    table.play(B, "settle utrecht")
    assert (table.asked, table[B].pawns) == (A, "utrecht utrecht utrecht")


@rule("R-15")
@pytest.mark.parametrize(("answer", "easel"), [("commission", "art-3:0 art-6:3"), ("pay art-6", "")])
def test_brown_gives_the_winner_a_painting_or_a_payment_from_the_bank(answer: str, easel: str) -> None:
    table = Table(3)
    table.put(A, markers="utrecht")
    table.put(B, florins=0.5, easel="art-6:3")
    table.act(A)
    table.play(A, "auction utrecht")
    table.play(B, "raise half")
    table.play(C, "pass")
    table.play(B, answer)
    if answer == "commission":
        table.draw("art-3")
    assert (table[B].florins, table[B].easel) == (0, easel)
    assert table[B].points == (0 if easel else 6)


@rule("R-15b")
def test_who_could_not_use_the_action_is_left_out() -> None:
    table = Table(3)
    table.put(A, markers="holland")
    table.put(B, pawns="utrecht " * 5)
    table.act(A)
    table.play(A, "auction holland")
    assert (table.asked, list(table.state.bids)) == (C, [-2, -1, 0])
    assert [(report.clause, report.facts) for report in table.told("left-out")] == [("R-15b", {"seat": "seat-1"})]
    table.play(C, "raise half")
    assert table.question == "PlaceNewPawn"


@rule("R-15b")
def test_with_nobody_who_could_use_it_nothing_is_auctioned() -> None:
    table = Table(3)
    table.put(A, markers="holland utrecht")
    table.put(B, pawns="utrecht " * 5)
    table.put(C, pawns="utrecht " * 5)
    table.empty("brown")
    table.act(A)
    assert table.offered("auction") == []


@rule("S-4.2")
def test_actions_mix_freely() -> None:
    """S-4.2: a free action, an auction, a special action, two free actions."""
    table = Table(3)
    table.put(A, florins=10, pawns="utrecht", markers="zeeland brabant")
    table.act(A)
    table.play(A, "move utrecht holland", "auction zeeland")
    table.play(B, "raise one")
    table.play(C, "pass")
    table.draw("ship")
    table.play(A, "use brabant")
    table.draw("investment-single")
    table.play(A, "move holland utrecht", "take guild-green", "end")
    assert table.question == "Roll"
