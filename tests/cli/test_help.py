"""Every command explains itself in both languages."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from ludotheque.cli import parser
from tests.cli.conftest import Run


def texts(main: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """All that a parser and those below it say, with a name for each text."""
    yield main.prog, main.description or ""
    for action in main._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from ((f"{main.prog} {each.dest}, shortly", each.help or "") for each in action._choices_actions)
            for below in action.choices.values():
                yield from texts(below)
        else:
            yield f"{main.prog} {action.dest}", action.help or ""


def test_every_text_of_the_help_has_its_french() -> None:
    english, french = dict(texts(parser("en"))), dict(texts(parser("fr")))
    parser("en")
    assert english.keys() == french.keys() and len(english) > 80
    assert [name for name in english if english[name] == french[name] or not french[name]] == []
    shown = french["ludotheque replay"]
    assert "ludotheque replay evening.match --step" in shown, "with the examples of the English text"


@pytest.mark.parametrize(
    "line", ["--lang fr --help", "--help --lang fr", "play --lang fr --help", "--lang=fr bench -h"]
)
def test_help_is_given_in_the_language_that_was_asked_for(line: str, run: Run) -> None:
    code, said, _ = run(line)
    assert code == 0 and "usage\u00a0: ludotheque" in said and "montrer cette aide" in said


def test_the_terminal_says_which_language_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "show this help" in run("--help")[1]
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "montrer cette aide" in run("--help")[1]
    assert "il manque\u00a0: GAME" in run("play")[2]
    assert "n’est pas un nombre de secondes" in run("bench --seconds -1")[2]
    assert "show this help" in run("--lang en --help")[1]
    assert "'de' n’est pas possible" in run("play loire --lang de")[2]


def test_the_language_can_be_named_before_the_command(run: Run) -> None:
    assert "But et matériel" in run("--lang fr rules loire")[1]
