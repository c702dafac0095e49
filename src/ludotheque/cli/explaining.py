"""The help of the commands in French. In English it stands beside the arguments, in each command."""

from __future__ import annotations

import argparse
import re
import tomllib
from typing import Any, Final

from ludotheque.agents import NAMES
from ludotheque.cli.terminal import HERE
from ludotheque.core.words import Words
from ludotheque.games import games

KNOWN: Final[dict[str, str]] = {}  # what argparse says, in the language that is spoken
EXAMPLE: Final = re.compile(r"(^  ludotheque .*\n?)+\Z", re.MULTILINE)  # how a description ends


def explain(parser: argparse.ArgumentParser, language: str) -> None:
    """Put the texts of a language into a parser and all below it; what it does not say stays as it is."""
    if language == "en":
        return
    words = Words(language, [HERE / f"help.{language}.ftl"])
    parser.description, parser.epilog = words("help"), words("help.examples")
    for action in parser._actions:
        explain_one(action, "help", words)


def explain_one(action: argparse.Action, command: str, words: Words) -> None:
    """An argument; or the commands, each with its own arguments."""
    if isinstance(action, argparse._SubParsersAction):
        for each in action._choices_actions:
            each.help = said(words, f"{command}-{each.dest}") or each.help
        for name, below in action.choices.items():
            text = said(words, f"{command}-{name}.text", agents=", ".join(NAMES))
            if text:
                below.description = "\n\n".join(filter(None, [text, *examples(below.description or "")]))
            for inner in below._actions:
                explain_one(inner, f"{command}-{name}", words)
        return
    facts = {"games": ", ".join(games), "default": str(action.default)}
    found = said(words, f"{command}.{action.dest}", **facts) or said(words, f"help-any.{action.dest}", **facts)
    action.help = found.replace("%", "%%") or action.help


def examples(description: str) -> list[str]:
    found = EXAMPLE.search(description)
    return [found[0]] if found else []


def said(words: Words, key: str, **facts: str) -> str:
    return words(key, **facts) if key in words else ""


def speak(language: str) -> None:
    """Let argparse itself speak the language: its own texts are marked for translation."""
    file = HERE / f"argparse.{language}.toml"
    KNOWN.clear()
    KNOWN.update(tomllib.loads(file.read_text("utf-8")) if file.exists() else {})
    module: Any = argparse
    module._ = translated


def translated(text: str) -> str:
    return KNOWN.get(text, text)
