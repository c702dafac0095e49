"""Hints say why: what the option does, how it compares with the second best, and whom it holds back."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import games
from ludotheque.table.shown.hints import hint
from ludotheque.table.shown.swaying import sways


def selling() -> Match:
    """Somebody in Nantes with wine aboard."""
    match, rng = games["loire"].new(2, "hints", names=["Ada", "Yann"]), Rng(4)
    while match.view().question != "SellWine":
        match.play(match.options[rng.below(len(match.options))])
    return match


def test_a_hint_tells_what_it_does_and_what_the_second_best_would_leave() -> None:
    match = selling()
    seen = [("sell 1", 0.8, 0.62), ("sell 0", 0.2, 0.55)]
    told = hint(match, match.seat, seen, [0.0, 0.0], "en")
    assert (told["action"], told["label"]) == ("sell 1", "Sell 1 wine")
    assert told["why"][0].startswith("What it does: +") and told["why"][0].endswith(" louis.")
    assert told["why"][1:] == [
        "It gives you a 62 % chance to win; the second best, “Keep all the wine”, leaves 7 % less."
    ]
    assert [thought["effect"] for thought in told["thoughts"]] == [told["why"][0][14:-1], ""]


def test_a_small_difference_is_not_made_a_great_one() -> None:
    match = selling()
    told = hint(match, match.seat, [("sell 1", 0.6, 0.51), ("sell 0", 0.4, 0.52)], [], "en")
    assert told["why"][-1] == "It gives you a 51 % chance to win; the second best, “Keep all the wine”, nearly as much."
    assert hint(match, match.seat, [("sell 1", 1.0, 0.5)], [], "fr")["why"][-1].startswith("L’ordinateur n’a pas eu")


def test_a_hint_names_the_rival_who_is_worse_off_by_it() -> None:
    match = selling()
    lost = [0.04, 0.04]
    lost[1 - match.seat] = -0.06
    told = hint(match, match.seat, [("sell 1", 0.6, 0.6), ("sell 0", 0.4, 0.5)], lost, "en")
    rival = match.names[1 - match.seat]
    assert told["why"][-1] == f"It hinders {rival} most: 6 % less chance than after the second best."


def test_who_is_worse_off_is_found_on_guesses() -> None:
    match = selling()
    best, second = match.options[-1], match.options[0]
    eyes = match.eyes()
    eyes.outlook = eyes.outlook.handmade()  # which counts louis
    found = sways(eyes, best, second, Rng(1))
    assert found[match.seat] > 0 > found[1 - match.seat], "louis for one are a lead over the other"
