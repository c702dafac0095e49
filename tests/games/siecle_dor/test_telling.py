"""What options of Le Siècle d'Or say of themselves, and what is said where money is lacking."""

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.lessons.lesson import cut, record_of
from ludotheque.table.shown.moment import Viewer
from ludotheque.table.shown.preview import effects
from ludotheque.table.shown.why import why_not
from tests.rule import rule

GAME = games["siecle_dor"]


def first_turn() -> Match:
    """The first actions of a match, when no guild is taken."""
    return cut(GAME, record_of(GAME, "evening.match"), 12)


def told(match: Match, language: str) -> dict[str, str]:
    said = effects(match, match.seat, language)
    return {str(option): each["effect"] for option, each in zip(match.options, said, strict=True)}


@rule("S-6.2.2")
def test_whoever_takes_a_guild_reads_what_it_does_each_turn_and_who_loses_it() -> None:
    match = first_turn()
    assert told(match, "en")["take guild-blue"].endswith("each turn a colony card")
    assert told(match, "fr")["take guild-grey"].endswith("à chaque tour une carte culture")
    match.play("take guild-blue")
    while match.seat == 0 or match.view().question == "Roll":
        match.play("end" if "end" in map(str, match.options) else match.options[0])
    assert told(match, "en")["take guild-blue"].endswith(f"a colony card · {match.names[0]} loses the blue guild")


@rule("S-7.0.1")
def test_a_sentence_about_lacking_florins_ends_with_one_stop() -> None:
    match = first_turn()
    match.state.purse[match.seat] = 1  # type: ignore[attr-defined]
    match.state.legal = []
    said = why_not(match, Viewer((match.seat,), language="fr"), ["zeeland"], ["use"])
    assert said["sentence"].endswith(" fl.") and not said["sentence"].endswith("..")
