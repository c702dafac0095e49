"""Point 9: clauses are implemented and tested; everything that can be said has words in every language."""

from __future__ import annotations

from ludotheque.core import clauses
from ludotheque.core.contract import writing
from ludotheque.core.contract.finding import Findings
from ludotheque.core.game import Game
from ludotheque.core.layout import is_asked
from ludotheque.core.news import is_named
from ludotheque.core.words import LANGUAGES


def check(findings: Findings, game: Game) -> None:
    for problem in clauses.problems(game):
        findings.see(9, False, problem)
    check_words(findings, game)
    writing.check(findings, game)


def check_words(findings: Findings, game: Game) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        for key in wanted(game):
            findings.see(9, key in words, f"{key} has no words in {language}")
        for action in game.edition.vocabulary.actions:
            for arg in action.args:
                findings.see(9, is_named(arg, words), f"{arg} has no name in {language}: thing-{arg}")


def wanted(game: Game) -> list[str]:
    """The keys a game must have words for."""
    own = {name: step for name, step in game.steps.items() if step.__module__.startswith(game.home)}
    questions = [name for name, step in own.items() if is_asked(step)]
    keys = ["title", "summary"]
    keys += [f"verb-{verb}" for verb in game.state_class.VERBS]
    keys += [f"option-{verb}" for verb in game.state_class.VERBS]
    keys += [f"news-{event}" for event in game.state_class.EVENTS]
    keys += [f"question-{name}{who}" for name in questions for who in ("", ".other")]
    keys += [f"driven-{id}" for rivals in game.driven.values() for id in rivals]
    keys += [f"setting-{setting.id}{part}" for setting in game.settings for part in ("", ".help")]
    return keys
