"""What is asked in Tapestry is seen by everybody: of whom, about what, how often; only cards in hand stay secret."""

from __future__ import annotations

from ludotheque.core.state import SPECTATOR
from tests.games.tapestry.position import A, B, C, Table
from tests.games.wording import each_language
from tests.rule import rule


def seen(table: Table) -> dict[str, int]:
    """What the question on the table is about, which is the same for all."""
    matters = [table.match.view(viewer).matter for viewer in (A, B, SPECTATOR)]
    assert matters[0] == matters[1] == matters[2]
    return matters[0]


@rule("T-3.9")
def test_everybody_sees_how_many_resources_are_still_to_be_chosen() -> None:
    table = Table()
    table.gain(A, "3 any")
    asked = []
    while table.question == "ChooseResource":
        asked.append((table.match.view(B).ask(), table.match.view(A).ask("fr")))
        table.play(A, "take coin")
    assert [other.split("is taking ")[1] for other, _ in asked] == ["3 resources.", "2 resources.", "a resource."]
    assert asked[0][1] == "prenez 3 ressources au choix, une à une."
    assert table[A].resources == "3 coin"


@rule("T-4.1")
def test_everybody_sees_what_is_still_to_be_paid_and_from_which_kind_on() -> None:
    table = Table()
    table.put(A, at="technology-6", resources="2 coin 2 food 2 culture", era=2)
    table.turn(A)
    table.play(A, "advance technology")
    assert seen(table) == {"count": 2, "least": 0}
    table.play(A, "pay food")
    assert seen(table) == {"count": 1, "least": 2}


@rule("R-16")
def test_whoever_may_advance_with_an_oil_magnate_is_told_where() -> None:
    table = Table()
    table.lay(A, "oil-magnate")
    table.play(A, "pick military", "decline")
    assert (table.asked, seen(table)) == (B, {"track": 2, "flags": 0})
    assert table.match.view(B).ask() == "Oil Magnate: advance without benefit or bonus (military)?"
    assert table.match.view(C).ask().endswith("may advance (military).")


@rule("T-4.5", "T-4.10")
def test_others_hear_what_is_chosen_from() -> None:
    table = Table()
    table.put(A, resources="1 coin", tiles="tile-1")
    table.gain(A, "explore / farm")
    assert table.match.view(B).ask().endswith("is choosing a benefit (explore or 1 farm).")
    assert table.match.view(B).ask("fr").endswith("choisit un bénéfice (une exploration ou 1 ferme).")


@rule("T-6.6")
def test_nobody_sees_in_a_question_which_card_was_gained() -> None:
    table = Table()
    table.put(A, laid="tyranny")
    table.gain(A, "tapestry")
    assert seen(table) == {"to": A, "count": 1}
    table.chance("draw guilds")
    assert (table.question, seen(table)) == ("LayGained", {})


@each_language
@rule("R-57")
def test_a_card_used_again_is_asked_for_by_its_row(language: str) -> None:
    table = Table()
    table.put(A, techs="calendar:middle bakery:middle compass:top eyeglasses:top")
    table.gain(A, "circle")
    circle = table.match.view(A).ask(language)
    table.play(A, "use calendar")
    table.gain(A, "square")
    square = table.match.view(A).ask(language)
    assert ("circle" in circle or "cercle" in circle) and ("square" in square or "carré" in square)
