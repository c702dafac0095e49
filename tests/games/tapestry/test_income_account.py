"""An income turn is told step by step: what came from where, by which clause, and nothing else."""

from __future__ import annotations

from ludotheque.core.news import Report
from ludotheque.core.state import EVERYBODY
from tests.games.tapestry.position import A, Table
from tests.rule import rule


def account(table: Table, language: str = "en") -> list[tuple[str, str]]:
    """What everybody was told, without the name of who it happened to, and the clause of each."""
    lines = [report for report in table.match.news if report.to == EVERYBODY]
    return [(line.sentence(language).partition(" ")[2], line.clause) for line in lines]


def points(reports: list[Report]) -> int:
    return sum(int(report.facts["count"]) for report in reports if report.event in ("slot-scored", "slot-counted"))


def after_an_income_turn() -> Table:
    table = Table()
    table.put(A, techs="calendar:top radio", buildings="2 market 1 house 4 farm 2 armory", outposts="hex-f3 hex-f2")
    table.put(A, hand="trap", resources="7 coin", era=2)
    table.put(A, plots=" ".join(f"plot-{x}4" for x in "defghijkl"))
    before = table[A].points
    table.income(A, 3)
    table.play(A, "take food", "take food", "play trap", "decline")
    table.chance("find tile-1", "draw guilds")
    assert table[A].points - before == 10 + points(table.match.news), "a Trap on the mat, and what the slots say"
    return table


@rule("T-3.4", "T-3.7", "T-3.8", "T-10.2", "T-12.5")
def test_an_income_turn_says_where_each_thing_came_from() -> None:
    assert account(after_an_income_turn()) == [
        ("begins era 3.", "T-2.4"),
        ("enters this era before the neighbours: 2 resources of any kind.", "T-3.4"),
        ("gains 1 food.", "T-3.9"),
        ("gains 1 food.", "T-3.9"),
        ("plays a card: Trap.", "T-3.3"),
        ("scores 10 VP: Tapestry cards.", "T-3.7"),
        ("scores 2 VP: Barter, 1 for each technology card.", "T-3.7"),
        ("scores 2 VP: Banking, 1 for each technology card.", "T-3.7"),
        ("scores 1 VP: Symbology, 1 for each complete row and column.", "T-12.5"),
        ("scores 4 VP: Breeding.", "T-3.7"),
        ("scores 7 VP: Fertilization.", "T-3.7"),
        ("scores 3 VP: Team Sports, 1 for each controlled territory.", "T-10.2"),
        ("earns 2 coins: slots of the markets.", "T-3.8"),
        ("earns 2 workers: slots of the houses.", "T-3.8"),
        ("earns 4 food: slots of the farms.", "T-3.8"),
        ("earns 2 culture: slots of the armouries.", "T-3.8"),
        ("earns 1 territory tile: Hunting.", "T-3.8"),
        ("earns 1 tapestry card: Ceremony.", "T-3.8"),
        ("draws tile 1.", "T-6.1"),
        ("draws a tapestry card.", "T-6.1"),
    ]


def test_in_french_too() -> None:
    said = [line for line, _ in account(after_an_income_turn(), "fr")]
    assert "marque 3 PV\u00a0: Sports d’équipe, 1 par territoire contrôlé." in said
    assert "reçoit 2 ouvriers\u00a0: cases des maisons." in said
    assert any(line.endswith("cases des arsenaux.") for line in said)


@rule("T-3.7")
def test_a_slot_that_pays_nothing_is_not_told() -> None:
    table = Table()
    table.income(A, 5)
    assert (table[A].points, table.told("slot-counted"), table.told("slot-scored")) == (0, [], [])
