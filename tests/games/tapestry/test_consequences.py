"""What options say of themselves: a newcomer reads on every button what it brings."""

import pytest

from ludotheque.games.tapestry.scene.consequences import TELLING
from ludotheque.games.tapestry.vocabulary import VERBS
from ludotheque.lessons.lesson import cut, record_of
from ludotheque.table.shown.preview import effects
from tests.games.tapestry.board_cases import middle
from tests.games.tapestry.position import GAME, A, B, Table
from tests.rule import rule


def told(table: Table, seat: int = A, language: str = "en") -> dict[str, str]:
    """The second line of each button."""
    said = effects(table.match, seat, language)
    return {str(option): each["effect"] for option, each in zip(table.match.options, said, strict=True)}


def test_an_advance_tells_the_space_reached_and_its_benefit() -> None:
    table = middle()
    table.turn(A)
    assert told(table)["advance science"].endswith(" · Herbalism: research without benefit or 1 house")
    assert told(table, language="fr")["advance exploration"].endswith("Navires\u00a0: 1 PV par territoire contrôlé")


@rule("T-3.3")
def test_a_tapestry_card_does_not_boast_of_the_income_that_comes_with_every_card() -> None:
    match = cut(GAME, record_of(GAME, "evening.match"), 123)
    for answer in ("income", "take coin", "take coin"):
        match.play(answer)
    said = {str(option): each["effect"] for option, each in zip(match.options, effects(match, A, "en"), strict=True)}
    assert said["play industrialism"].startswith("Each technology card")
    assert said["play tyranny"].startswith("When you gain a tapestry card")


@rule("T-4.1")
def test_what_must_be_paid_besides_is_told_once() -> None:
    match = cut(GAME, record_of(GAME, "evening.match"), 93)
    match.play("advance exploration")
    said = {str(option): each["effect"] for option, each in zip(match.options, effects(match, A, "en"), strict=True)}
    assert said["pay food"] == "−1 culture"


@rule("T-4.1")
def test_an_advance_tells_its_whole_price_before_it_is_paid() -> None:
    table = middle()
    table.turn(A)
    assert told(table)["advance exploration"].startswith("−1 food, −1 resource of any kind · ")
    table.play(A, "advance exploration")
    assert table.question == "PayAny"
    assert set(told(table).values()) == {""}, "how much is paid is said by the name"


def test_with_two_tokens_on_a_track_the_question_for_the_token_tells_it() -> None:
    table = Table(2)
    table.put(A, "4 coin 4 worker", "science-2")
    table.state.token_track[0] = 1  # the token of exploration has started again on science
    table.turn(A)
    assert told(table)["advance science"] == "", "not before it is known which token moves"
    table.play(A, "advance science")
    assert told(table) == {
        "move science-start": "−1 resource of any kind · Astronomy: research without benefit",
        "move mathematics": "−1 resource of any kind · Herbalism: research without benefit or 1 house",
    }


def test_tiles_and_hexes_tell_what_they_bring() -> None:
    table = Table()
    table.put(A, tiles="tile-4 tile-12")
    table.gain(A, "explore")
    assert told(table) == {"carry tile-4": "1 culture", "carry tile-12": "research without benefit"}
    table.play(A, "carry tile-4")
    best = {}
    for option in list(table.match.options):
        twin = table.match.clone()
        twin.play(option, A)
        best[str(option)] = f"up to {max(int(each['effect'].split()[-2]) for each in effects(twin, A, 'en'))} VP"
    said = {option: text.rpartition(" · ")[2] for option, text in told(table).items()}
    assert said == best and len(set(best.values())) > 1


def test_a_conquest_tells_whose_the_territory_is() -> None:
    table = middle()
    table.outpost(B, "hex-d5")
    table.gain(A, "conquer-anywhere")
    said = told(table)
    assert said["conquer hex-e6"] == f"controlled by {table.match.names[B]}"
    assert "" in said.values(), "a printed hex has no benefit"


def test_both_dice_tell_what_they_show() -> None:
    table = middle()
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-e6")
    table.play(B, "decline")
    table.chance("roll red-5-vp black-territory")
    assert told(table) == {"die red": "+5 VP", "die black": "the territory: 1 farm"}


def test_technology_tells_circle_and_square() -> None:
    table = middle()
    table.gain(A, "upgrade")
    said = told(table)
    assert said["upgrade calendar"] == "1 culture", "from the bottom row its circle"
    square = "1 VP for each territory tile in your supply"
    assert said["upgrade telescope"] == f"+2 VP · {square}", "from the middle row its square, and what that comes to"


def test_a_bonus_is_told_with_its_price_or_without_it() -> None:
    table = Table()
    table.put(A, "2 coin", "exploration-1", tiles="tile-1 tile-2")
    table.turn(A)
    table.play(A, "advance exploration", "carry tile-1", "explore hex-e4", "turn north")
    assert table.question == "Exchange"
    assert told(table) == {"accept": "−1 coin · 1 tapestry card", "decline": ""}
    assert table.match.view(A).ask() == "pay for the bonus?"


@pytest.mark.parametrize(
    ("civilization", "benefit"),
    [
        ("merrymakers", {"1 coin", "1 territory tile", "5 VP"}),
        ("entertainers", {"1 worker", "1 culture", "1 food", "1 coin"}),
    ],
)
def test_mats_tell_what_is_on_their_spaces(civilization: str, benefit: set[str]) -> None:
    table = Table(2, {A: civilization})
    table.income(A, 2)
    assert set(told(table).values()) == benefit


def test_militants_are_told_what_an_outpost_uncovers() -> None:
    table = Table(2, {A: "militants"})
    table.gain(A, "conquer-anywhere")
    table.play(A, table.options[0])
    assert told(table) == {"row row-1": "uncovers: 1 coin", "row row-2": "uncovers: 1 VP"}


def test_a_plot_tells_that_it_completes_a_district() -> None:
    table = Table()
    rocks = [at for at in range(81) if table.state.plots[at]]
    first = [at for at in (0, 1, 2, 9, 10, 11, 18, 19, 20) if at not in rocks]
    last = f"plot-{chr(ord('d') + first[-1] % 9)}{4 + first[-1] // 9}"
    table.put(A, plots=" ".join(f"plot-{chr(ord('d') + at % 9)}{4 + at // 9}" for at in first[:-1]))
    table.gain(A, "farm")
    said = told(table)
    assert said[f"build {last}"] == "a district is complete"
    assert {text for option, text in said.items() if option != f"build {last}"} == {""}
    assert table.match.view(A).ask() == "place the building (farm)."


def test_to_refuse_tells_nothing_of_what_follows_anyway() -> None:
    table = middle()
    table.put(A, laid="academia")
    table.gain(A, "upgrade?")
    assert told(table).get("decline", "") == ""


def test_only_verbs_of_the_game_are_told_of() -> None:
    assert set(TELLING) <= set(VERBS)
    assert GAME.words("fr")("does-nothing") == "rien"
