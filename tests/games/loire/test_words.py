"""What is special in the words of Loire."""

from __future__ import annotations

import re

from ludotheque import drawing
from ludotheque.core.clauses import of_game, read
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


def test_who_leaves_without_coal_is_told_that_it_means_staying() -> None:
    for laid, said in (("", "Leave, or stay: no coal"), ("coal-1", "Leave"), ("mariner", "Leave, or stay: no coal")):
        table = Table(2)
        table.put(A, laid=laid, hand="coal-1")
        table.preparation()
        stop = table.match.edition.vocabulary.read("stop")
        assert drawing.name(table.match.view(A), stop) == said


@each_language
def test_the_pages_name_all_towns_and_fares(language: str) -> None:
    pages = {clause.id: clause.text for clause in of_game(LOIRE, language)}
    for town in edition().data["town"]:
        assert town["name"] in pages["L-1.2"]
    fares = sorted({int(row["fare"]) for row in edition().data["passenger"]})
    assert [int(number) for number in re.findall(r"\d+", pages["L-1.6"])] == fares
