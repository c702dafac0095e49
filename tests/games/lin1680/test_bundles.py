"""F-5.4, R-15: any bundle for any bundle, repeated as long as it is accepted, and countered once."""

from __future__ import annotations

from typing import cast

import pytest

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.games.lin1680.bundles import count_in, read_bundle, written
from ludotheque.games.lin1680.components import LOOM, SEED
from ludotheque.games.lin1680.state import Lin1680
from tests.games.lin1680.position import A, B, C, Table
from tests.rule import rule


def trader(hand: str, other: str, seats: int = 3, rules: int | None = None, shown: bool = True) -> Table:
    table = Table(seats, rules=rules, resource_hands_public=shown)
    table.put(A, pawn="rennes", hand=hand)
    table.put(B, hand=other)
    table.trade(A)
    return table


@rule("F-5.4", "R-15")
def test_an_offer_of_mixed_kinds_is_made_in_one_line_and_both_sides_change_hands() -> None:
    table = trader("G2 L1", "E3 T1")
    table.play(A, "offer seat-1 seed*2 loom for skein*3 land")
    assert (table.asked, table.question) == (B, "AnswerOffer")
    assert table.match.lines[-1].notation == "offer seat-1 seed*2 loom for land skein*3", "as it is always written"
    told = table.told("offered")[-1]
    assert told.sentence() == "Vermilion offers Azure 2 seeds and 1 loom for 1 land and 3 skeins."
    assert (
        told.sentence("fr") == "Vermilion offre à Azure 2 graines et 1 métier à tisser contre 1 terre et 3 écheveaux."
    )
    table.play(B, "accept")
    assert (table[A].hand, table[B].hand) == ("T1 E3", "G2 L1")


@rule("F-5.4", "R-15")
def test_labels_of_offers_name_both_sides() -> None:
    table = trader("G2", "L1")
    action = table.edition.vocabulary.read("offer seat-1 seed*2 for loom")
    assert table.match.label(action) == "Offer Azure 2 seeds for 1 loom"
    assert table.match.label(action, "fr") == "Offrir à Azure 2 graines contre 1 métier à tisser"
    counter = table.edition.vocabulary.read("counter loom for seed")
    assert table.match.label(counter) == "Offer instead 1 loom for 1 seed"


@rule("F-5.4", "R-15", "R-34")
@pytest.mark.parametrize(
    "offer",
    [
        "offer seat-1 seed*3 for loom",  # more than one has
        "offer seat-1 seed for loom*3",  # more than the other has
        "offer seat-1 seed for seed*2",  # the same kind: a gift in disguise
        "offer seat-1 seed loom for loom",
        "offer seat-0 seed for loom",  # to oneself
        "offer seat-5 seed for loom",  # to nobody
    ],
)
def test_what_is_no_exchange_of_what_both_hold_is_refused(offer: str) -> None:
    assert trader("G2 L1", "L2 G2").refusal(A, offer).clause == "F-5.4"


@rule("R-15")
@pytest.mark.parametrize(
    "text",
    ["offer seat-1 seed", "offer seat-1 seed for", "offer seat-1 for loom", "offer seat-1 seed*0 for loom",
     "offer seat-1 wine for loom", "offer seat-9 seed for loom", "offer seat-1 seed*99 for loom", "counter for"],
)  # fmt: skip
def test_a_gift_or_a_riddle_is_refused_with_an_example(text: str) -> None:
    refused = trader("G2", "L2").refusal(A, text)
    assert refused.key == "unreadable-form" and " for " in str(refused.facts["example"])


@rule("R-15")
def test_an_accepted_exchange_may_be_repeated_and_only_refusals_are_counted() -> None:
    table = trader("G9", "L9")
    for _ in range(5):
        table.play(A, "offer seat-1 seed for loom")
        table.play(B, "accept")
    assert (table[A].hand, int(table.state.offered), int(table.state.bargains)) == ("G4 L5", 0, 5)
    for price in ("loom*2", "loom*3", "loom*4"):
        table.play(A, f"offer seat-1 seed for {price}")
        table.play(B, "refuse")
        if table.state.offered < 3:
            assert table.refusal(A, f"offer seat-1 seed for {price}").clause == "F-5.4", "refused once"
    assert table.offered("offer") == [] and table.match.blanks == []
    assert table.refusal(A, "offer seat-1 seed for loom").clause == "F-5.4"


@rule("R-15")
def test_a_turn_comes_to_an_end_however_often_all_agree() -> None:
    table = trader("G1 T1", "L1 E1")
    made = 0
    while table.question != "Build" and made < 100:
        table.play(A, "offer seat-1 seed for loom" if made % 2 == 0 else "offer seat-1 loom for seed")
        table.play(B, "accept")
        made += 1
        if not table.offered("offer"):
            break
    assert made == 20


@rule("F-5.4", "R-15")
def test_an_offer_is_countered_once_and_then_it_is_yes_or_no() -> None:
    table = trader("G3 T1", "L2")
    table.play(A, "offer seat-1 seed for loom")
    assert table.refusal(B, "counter loom for seed").clause == "F-5.3", "that is what was offered"
    assert table.refusal(B, "counter loom for skein").clause == "F-5.3", "which A does not hold"
    table.play(B, "counter loom for seed*2 land")
    assert (table.asked, table.question, table.options) == (A, "AnswerCounter", ["accept", "refuse"])
    assert table.told("countered")[-1].sentence() == "Azure would rather give Vermilion 1 loom for 1 land and 2 seeds."
    assert table.refusal(A, "counter seed for loom").clause == "F-5.4", "no counter to a counter"
    table.play(A, "accept")
    assert (table[A].hand, table[B].hand, table.asked) == ("G1 L1", "T1 G2 L1", A)
    assert int(table.state.offered) == 0


@rule("R-15")
def test_a_refused_counter_offer_makes_the_offer_one_in_vain() -> None:
    table = trader("G3", "L2")
    table.play(A, "offer seat-1 seed for loom")
    table.play(B, "counter loom for seed*3")
    table.play(A, "refuse")
    assert (table[A].hand, int(table.state.offered), int(table.state.goods)) == ("G3", 1, 0)
    assert table.refusal(A, "offer seat-1 seed for loom").clause == "F-5.4"
    table.play(A, "offer seat-1 seed*3 for loom")


@rule("R-14", "R-15")
def test_with_hidden_hands_an_offer_or_a_counter_may_name_what_is_not_there() -> None:
    table = trader("G2", "L1 E1", shown=False)
    assert table.refusal(A, "offer seat-1 seed for skein*3").clause == "F-5.4", "all see that there are two cards"
    table.play(A, "offer seat-1 seed for skein*2")
    assert table.options == ["refuse"]
    table.play(B, "counter loom for labour*2")
    assert (table.asked, table.options) == (A, ["refuse"])
    table.play(A, "refuse")
    assert (table[A].hand, table[B].hand) == ("G2", "E1 L1")


@rule("R-14")
def test_who_offers_something_from_a_hidden_hand_holds_it_and_everybody_reckons_with_that() -> None:
    table = trader("G2 L1 T3", "E3 M4", shown=False)
    table.play(A, "offer seat-1 seed*2 loom for skein")
    rng = Rng(1)
    for _ in range(20):
        twin = cast(Lin1680, guess(table.state, B, rng))
        assert twin.hand[SEED] >= 2 and twin.hand[LOOM] >= 1
    table.play(B, "refuse")
    assert not any(table.state.known), "and forget it: it may be gone by then"


@rule("R-15")
def test_by_the_first_rules_there_is_neither_a_free_offer_nor_a_counter() -> None:
    table = trader("G3", "L3", rules=1)
    assert table.match.blanks == []
    assert table.refusal(A, "offer seat-1 seed*2 for loom*2").key == "illegal"
    table.play(A, "offer seat-1", "give hand-seed", "ask loom", "rate 1 1")
    assert table.match.blanks == []
    assert table.refusal(B, "counter loom for seed*2").key == "illegal"
    table.play(B, "accept")
    assert int(table.state.offered) == 1, "every offer counts"
    table.play(A, "offer seat-1", "give hand-seed", "ask loom")
    assert table.offered("rate") == ["2 1", "1 2"]


@rule("R-14", "F-5.4")
@pytest.mark.parametrize(("shown", "most"), [(True, [1, 0, 0, 2, 0]), (False, [3, 3, 3, 3, 3])])
def test_what_is_to_be_filled_in_shows_nothing_of_a_hidden_hand(shown: bool, most: list[int]) -> None:
    table = trader("G2 L1", "E2 T1", shown=shown)
    [blank] = [blank for blank in table.match.blanks if blank.begins == "offer seat-1"]
    mine, theirs = blank.parts[:5], blank.parts[6:]
    assert [part.most for part in mine] == [0, 2, 0, 0, 1]
    assert (blank.parts[5].word, [part.most for part in theirs]) == ("for", most)


@rule("F-5.4")
@pytest.mark.parametrize("text", ["land*31 seed*31 labour*31 skein*31 loom*31", "loom*1", "seed*2 skein*5"])
def test_a_bundle_reads_back_as_it_is_written(text: str) -> None:
    assert written(read_bundle(text.split())) == text
    assert [count_in(read_bundle(["seed", "seed*2", "loom"]), kind) for kind in range(5)] == [0, 3, 0, 0, 1]


def test_an_offer_to_somebody_else_is_not_barred_by_a_refusal() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", hand="G2")
    table.put(B, hand="L1")
    table.put(C, hand="L1")
    table.trade(A)
    table.play(A, "offer seat-1 seed for loom")
    table.play(B, "refuse")
    table.play(A, "offer seat-2 seed for loom")
    assert table.asked == C
