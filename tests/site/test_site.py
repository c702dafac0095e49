"""The documentation as a site: no link leads nowhere, every notebook runs, nothing is fetched from elsewhere."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core import clauses
from tools.site import links, made

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "cookbook").glob("*.py"))
FETCHED = re.compile(r"<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"'\s>]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of it, built in a folder of its own by whichever worker comes first."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "site" / "built").exists():
            build(shared / "site")
            (shared / "site" / "built").touch()
    return shared / "site"


def build(folder: Path) -> None:
    """Whatever MkDocs warns of is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "LUDOTHEQUE_DOCS": "quick"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, str]:
    return {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in site.rglob("*.html")}


def test_every_notebook_was_carried_out_and_shows_what_came_of_it(pages: dict[str, str]) -> None:
    assert len(NOTEBOOKS) == 5
    said = {"random_experiment": "decisions in a match", "own_agent": "Careful: ", "learn_a_value": "explained; the",
            "compare_editions": "with eight; ", "look_at_a_match": "accuracy "}  # fmt: skip
    for notebook in NOTEBOOKS:
        shown = re.sub(r"<[^>]+>", "", pages[f"cookbook/{notebook.stem}.html"])
        text = notebook.read_text("utf-8")
        assert shown.count(said[notebook.stem]) > text.count(said[notebook.stem]), notebook.stem
    assert "look_at_a_match_files/" in pages["cookbook/look_at_a_match.html"], "with the board"


def test_nothing_is_fetched_from_elsewhere_when_a_page_is_read(pages: dict[str, str]) -> None:
    assert len(pages) > 70
    assert {name: found for name, page in pages.items() if (found := FETCHED.findall(page))} == {}


def test_every_name_that_the_package_offers_is_in_the_reference(pages: dict[str, str]) -> None:
    reference = "".join(page for name, page in pages.items() if name.startswith("reference/"))
    for name in ludotheque.__all__:
        thing = getattr(ludotheque, name)
        thing = type(thing) if name == "games" else thing
        assert f'id="{thing.__module__}.{thing.__qualname__}"' in reference, name
    assert 'id="ludotheque.core.match.Match.play"' in reference and "up to the next question" in reference


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_of_every_game_can_be_linked_to(language: str, pages: dict[str, str]) -> None:
    for game in made.house_games():
        page = pages[f"rules/{game.id}.{language}.html"]
        missing = [clause.id for clause in clauses.of_game(game, language) if f'id="{clause.id}"' not in page]
        assert missing == [], game.id


def test_all_addresses_of_the_table_and_all_commands_are_described(site: Path, pages: dict[str, str]) -> None:
    described = json.loads((site / "reference" / "openapi.json").read_text("utf-8"))
    protocol = pages["reference/protocol.html"]
    assert [
        path for path in described["paths"] if path.replace("{", "").split("}")[0] not in protocol.replace("{", "")
    ] == []
    commands = pages["reference/commands.html"]
    assert all(f"ludotheque {name}" in commands for name in ("play", "simulate", "edition check", "bench"))


def test_links_out_of_the_documentation_lead_to_a_page_or_a_file(site: Path, pages: dict[str, str]) -> None:
    assert 'href="architecture.html"' in pages["index.html"], "from the README, where it is docs/architecture.md"
    assert 'href="source/LICENSE"' in pages["index.html"] and (site / "source" / "LICENSE").is_file()
    assert "source/examples/learn_loire.py" in pages["how-to.html"]


def test_a_list_is_a_list_also_without_an_empty_line_before_it() -> None:
    assert links.spaced("They say\n- one,\n  more,\n- two\n") == "They say\n\n- one,\n  more,\n- two\n"
    assert links.spaced("```\na\n- b\n```\n") == "```\na\n- b\n```\n"


def test_a_link_to_a_folder_is_only_named_and_code_is_left_alone() -> None:
    page = ROOT / "docs" / "x.md"
    text = "[Pig](../examples/pig), [a](architecture.md#top)\n\n```\n[a](architecture.md)\n```\n"
    led = links.redirected(text, page, "deep/x.md", {"docs/architecture.md": "architecture.md"})
    assert led == "Pig, [a](../architecture.md#top)\n\n```\n[a](architecture.md)\n```\n"
    assert links.leads(text) == ["../examples/pig", "architecture.md"]
