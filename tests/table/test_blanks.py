"""Answers that are composed: what a viewer is given to fill in, and hints that name both sides of an offer."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.table.shown import blanks
from ludotheque.table.shown.hints import hint
from tests.games.lin1680.position import A, B, C
from tests.games.lin1680.position import Table as Lin
from tests.games.siecle_dor.position import Table as Siecle


def trading(shown: bool = True) -> Match:
    table = Lin(3, resource_hands_public=shown)
    table.put(A, pawn="rennes", hand="E4 G1 M1", houses="guer antrain")
    table.put(B, hand="L5 G1 M1", houses="pornic guerande")
    table.put(C, hand="E3 T2", houses="uzel nozay", bales=3)
    table.trade(A, round=1)
    return table.match


def test_an_offer_is_filled_in_with_what_one_holds_and_what_the_other_has() -> None:
    match = trading()
    first, second = blanks.shown(match, match.view(A), "en")
    assert (first["begins"], first["label"], first["gives"], first["do"]) == (
        "offer seat-1", "An offer to Azure", "You give", "Make the offer",
    )  # fmt: skip
    kinds = [part["kind"] for part in first["parts"]]
    assert kinds == ["count"] * 5 + ["word"] + ["count"] * 5
    assert first["parts"][5]["label"] == "You get"
    assert [part["most"] for part in first["parts"][6:]] == [0, 1, 1, 0, 5]
    assert second["begins"] == "offer seat-2"
    assert blanks.shown(match, match.view(A), "fr")[0]["do"] == "Faire l’offre"


def test_a_counter_offer_begins_with_the_offer_as_far_as_one_holds_what_was_asked_for() -> None:
    match = trading()
    match.play("offer seat-1 skein*2 for loom*3", A)
    [blank] = blanks.shown(match, match.view(B), "en")
    assert blank["begins"] == "counter"
    given, got = blank["parts"][:5], blank["parts"][6:]
    assert {part["text"]: part["first"] for part in given if part["first"]} == {"loom": 3}
    assert {part["text"]: part["first"] for part in got if part["first"]} == {"skein": 2}
    assert all(part["first"] <= part["most"] for part in blank["parts"])


def test_only_whoever_is_asked_is_given_something_to_fill_in() -> None:
    match = trading(shown=False)
    assert blanks.shown(match, match.view(A), "en")
    for other in (B, C, -2):
        assert blanks.shown(match, match.view(other), "en") == []


def test_a_bid_is_filled_in_between_the_least_and_what_one_has() -> None:
    table = Siecle(3)
    table.put(A, markers="zeeland")
    table.act(A)
    table.play(A, "auction zeeland")
    [blank] = blanks.shown(table.match, table.match.view(B), "fr")
    assert (blank["begins"], blank["label"], blank["icon"]) == ("bid", "Miser un autre montant", "gavel")
    assert blank["parts"] == [{"kind": "amount", "text": "", "label": "fl.", "least": 1, "most": 20, "first": 1}]


def test_a_hint_to_offer_names_both_sides() -> None:
    match = trading()
    seen = [("offer seat-1 skein for loom", 0.7, 0.5), ("close", 0.3, 0.4)]
    told = hint(match, A, seen, [], "en")
    assert told["label"] == "Offer Azure 1 skein for 1 loom"
    assert told["thoughts"][1]["label"] == match.label(match.options[-1])
