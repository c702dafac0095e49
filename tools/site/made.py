"""Pages that are made from the games and the code: rules, the command line, the protocol of the table."""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ludotheque import games
from ludotheque.cli import parser
from ludotheque.core import clauses
from ludotheque.core.game import Game
from ludotheque.games import HERE

LANGUAGES: Final = {"en": "English", "fr": "français"}
GAMES: Final = "src/ludotheque/games"


def house_games() -> list[Game]:
    """The games on the shelf of the house, and none that somebody else brings."""
    return [games[id] for id in games if games[id].folder.parent == HERE]


def pages() -> dict[str, tuple[str, str]]:
    """What is made, by its place on the site, and from which file."""
    described = openapi()
    return {
        **{
            f"rules/{game.id}.{language}.md": (rules(game, language), f"{GAMES}/{game.id}/rules.{language}.md")
            for game in house_games()
            for language in LANGUAGES
        },
        "reference/commands.md": (commands(), "src/ludotheque/cli/__init__.py"),
        "reference/protocol.md": (protocol(described), "src/ludotheque/table/routes/docs.py"),
        "reference/openapi.json": (json.dumps(described, indent=1), "src/ludotheque/table/app.py"),
    }


# the rules


def rules_listed() -> list[dict[str, str]]:
    return [
        {f"{game.title(language)} ({spoken})": f"rules/{game.id}.{language}.md"}
        for game in house_games()
        for language, spoken in LANGUAGES.items()
    ]


def rules(game: Game, language: str) -> str:
    """The rules of a game; every clause can be linked to, and in English is told where it is carried out."""
    text = clauses.page_of(game, language).read_text("utf-8")
    known = clauses.of_game(game, language)
    named = {clause.id for clause in known}
    text = re.sub(
        rf"\[({clauses.ID})\]", lambda found: f"[{found[1]}](#{found[1]})" if found[1] in named else found[0], text
    )
    text = re.sub(rf"^\*\*({clauses.ID})\*\*", r'<a id="\1"></a>**\1**', text, flags=re.MULTILINE)
    if language != "en":
        return text
    rows = [f"| [{each.id}](#{each.id}) | {listed(each.code)} | {listed(each.tests)} |" for each in known]
    head = ["## Where each clause is carried out", "", "| clause | code | tests |", "|---|---|---|"]
    return "\n".join([text, "", *head, *rows, ""])


def listed(places: list[clauses.Place]) -> str:
    return ", ".join(f"`{place.file.stem}.{place.name}`" for place in places)


# the command line


def commands() -> str:
    """What every command says of itself."""
    told = [f"# The command line\n\n```text\n{parser('en').format_help()}```"]
    told += [f"## {name}\n\n```text\n{each.format_help()}```" for name, each in sorted(below(parser("en")))]
    return "\n\n".join(told) + "\n"


def below(main: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The commands of a parser, and theirs."""
    for action in main._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield each.prog.removeprefix("ludotheque "), each
                yield from below(each)


# the table


def openapi() -> dict[str, Any]:
    """The interface of a table, as the server describes it."""
    from ludotheque.table.app import create_app
    from ludotheque.table.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{Path(folder) / 'site.sqlite3'}"))
        described: dict[str, Any] = app.openapi()
        app.state.hall.close()
    return described


def protocol(described: dict[str, Any]) -> str:
    from ludotheque.table.routes import docs

    parts = [f"# The protocol of the table\n\n{docs.protocol()}\nThe whole as OpenAPI: [openapi.json](openapi.json).\n"]
    for each in docs.operations(described):
        takes = [f"- `{name}`{': ' + text if text else ''}" for name, text in each["takes"]]
        answers = ", ".join(f"{status}{f' `{name}`' if name else ''}" for status, name in each["answers"])
        parts.append(f"## {each['method']} {each['path']}\n\n{each['text']}\n\n{chr(10).join(takes)}\n\n→ {answers}\n")
    return "\n".join(parts)
