"""What is special in the words of Loire."""

from __future__ import annotations

from ludotheque.core.clauses import read
from tests.games.loire.position import LOIRE, A, B, Table, edition
from tests.games.wording import each_language


@each_language
def test_every_thing_and_phase_has_its_word(language: str) -> None:
    words = LOIRE.words(language)
    things = [town.id for town in edition().towns] + [face.id for face in edition().faces] + ["nantes-1", "nantes-2"]
    keys = [f"thing-{thing}" for thing in things] + [f"phase-{phase}" for phase in range(4)]
    assert [key for key in keys if key not in words] == []


def test_news_and_questions_differ_between_the_languages() -> None:
    table = Table(2)
    table.put(A, laid="coal-1", hand="coal-1")
    table.preparation()
    view = table.match.view(B)
    assert view.ask("en") != view.ask("fr")
    table.play(A, "stop")
    assert [str(report) for report in table.told("moved")] == [
        "Vermilion steams 1 space and arrives at Saumur. (L-7.1)"
    ]
    assert table.told("moved")[0].sentence("fr") == "Vermilion avance de 1 case et arrive à Saumur."


def test_the_rules_have_61_clauses_and_25_rulings() -> None:
    clauses = read(LOIRE.folder / "rules.en.md")
    assert (len(clauses), len([clause for clause in clauses if clause.is_ruling])) == (86, 25)
