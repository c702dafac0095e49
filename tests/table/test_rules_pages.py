"""Rules with pictures, what can be found in them, and the summary of each game on a page."""

from __future__ import annotations

import html
import re

import pytest

from ludotheque.core import record
from ludotheque.games import games
from ludotheque.lessons.examples import examples_of
from ludotheque.lessons.lesson import cut, record_of
from ludotheque.lessons.saying import numbers
from ludotheque.table.shelf import rulebook, summaries
from tests.games.every import each_game
from tests.table.house import Server

LANGUAGES = ("en", "fr")


@each_game
def test_every_example_is_what_the_engine_does_and_cites(id: str) -> None:
    """Position, action, result: played again from the position, the answer is legal and has the same told."""
    game = games[id]
    if not (game.folder / "lessons").is_dir():
        return
    examples = examples_of(game)
    assert examples
    for clause in sorted(examples)[::4]:
        example = examples[clause]
        kept = record_of(game, example.record)
        match = cut(game, kept, example.line)
        assert match.seat == example.seat and example.answer in map(str, match.options)
        asked, heard = match.view(match.seat).clause, len(match.news)
        match.ask_chance = True
        record.play_on(match, kept, example.after)
        said = [report.sentence() for report in match.news[heard:] if report in example.told]
        assert said == [report.sentence() for report in example.told]
        option = match.edition.vocabulary.read(example.answer).clause
        assert clause in {asked, option, *(report.clause for report in example.told)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_has_its_picture_and_a_way_to_try_it(server: Server, language: str) -> None:
    page = server.http.get("/rules/loire", params={"lang": language}).text
    assert 'id="picture-L-8.3"' in page and 'href="/learn/loire/try/L-8.3"' in page
    told = page[page.index('id="picture-L-8.3"') :]
    assert ("drives Azure off" if language == "en" else "Azur") in told[:2500]
    clause = server.http.get("/api/rules/loire/L-8.3").json()
    assert clause["picture"] == "/rules/loire#picture-L-8.3"
    assert server.http.get("/api/rules/loire/L-1.1").json()["picture"] == ""


def test_pictures_of_clauses_are_drawn_from_the_record_and_light_the_answer(server: Server) -> None:
    before, after = (
        server.http.get(f"/pictures/loire/examples/L-8.3/{when}-wide.svg").text for when in ("before", "after")
    )
    assert before.lstrip().startswith("<svg") and before != after
    assert 'class="d-ring' in before or "ring" in before
    for wrong in ("L-99/before-wide", "L-8.3/during-wide", "L-8.3/before-round"):
        assert server.http.get(f"/pictures/loire/examples/{wrong}.svg").status_code in (404, 422)


@each_game
def test_clauses_rulings_and_components_are_in_the_index(id: str) -> None:
    for language in LANGUAGES:
        index = rulebook.index(games[id], language)
        kinds = {passage["kind"] for passage in index}
        assert {"clause", "component"} <= kinds
        assert all(passage["title"] and passage["url"].startswith("/") for passage in index)


def test_the_index_is_served(server: Server) -> None:
    found = server.http.get("/rules/loire/index.json", params={"lang": "fr"}).json()
    assert {passage["kind"] for passage in found} == {"clause", "ruling", "component"}
    assert server.http.get("/rules/nothing/index.json").status_code == 404


@pytest.mark.parametrize("id", [id for id in sorted(games) if (games[id].folder / "lessons").is_dir()])
def test_a_summary_tells_of_turn_and_scoring_with_the_figures_of_the_edition(id: str) -> None:
    for language in LANGUAGES:
        blocks = summaries.blocks(games[id], language)
        titles = [block.title for block in blocks]
        assert {"turn", "scoring"} <= set(titles)
        text = " ".join(line for block in blocks for line in block.lines)
        assert re.search(r"\d", text) and "{" not in text and "…" not in text.replace("6…", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_summary_is_a_page(server: Server, language: str) -> None:
    for id in games:
        page = server.http.get(f"/rules/{id}/summary", params={"lang": language})
        assert page.status_code == 200
    said = html.unescape(server.http.get("/rules/siecle_dor/summary").text)
    assert "½ florin" in said and "33 points" in said


def test_a_figure_of_an_edition_is_found_by_the_way_to_it() -> None:
    found = numbers(games["loire"].edition)
    assert (found["numbers-target"], found["town-nantes-docks-1"], found["town-nantes-docks-2"]) == (20, 1, 2)
