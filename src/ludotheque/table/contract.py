"""Point 10 of the contract: the table serves the game, in every language, to every seat and to whoever watches."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from starlette.types import ASGIApp, Message, Scope

from ludotheque.core.contract import Findings, Point
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES
from ludotheque.drawing import SHAPES
from ludotheque.table.app import create_app
from ludotheque.table.settings import Settings

NUMBER: Final = 10


def check(findings: Findings, game: Game) -> None:
    """A server of its own, asked for all that people ask for: the shelf, a new table, rules, components, frames."""
    with TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{Path(folder) / 'contract.sqlite3'}", computers=1)
        asyncio.run(visit(findings, game, create_app(settings)))


async def visit(findings: Findings, game: Game, app: ASGIApp) -> None:
    async with app.router.lifespan_context(app):  # type: ignore[attr-defined]
        for language in LANGUAGES:
            guest = Guest(app, language, findings)
            home = await guest.get("/")
            if not findings.see(NUMBER, f'href="/new/{game.id}"' in home, f"{game.id} does not stand on the shelf"):
                _, text = await guest.ask("/api/tables", wish(game))
                findings.see(NUMBER, False, json.loads(text).get("sentence", text))
                return  # whatever else is asked for is refused for the same reason
            for page in ("new", "learn", "rules", "components"):
                await guest.get(f"/{page}/{game.id}")
            shelf = json.loads(await guest.get("/api/games") or "[]")
            for address in (each[part] for each in shelf if each["id"] == game.id for part in ADDRESSES):
                await guest.get(address)
            await sit_down(guest, game)


ADDRESSES: Final = ("picture", "style", "icons")


def wish(game: Game) -> dict[str, Any]:
    """A new table for people only, with names that must be written with care."""
    return {"game": game.id, "seats": [{"kind": "link", "name": f"<{seat}>"} for seat in range(game.least)]}


async def sit_down(guest: Guest, game: Game) -> None:
    """One frame for each seat and one for a spectator, in both shapes."""
    made = json.loads(await guest.get("/api/tables", wish(game)) or "{}")
    if not made:
        return
    address = f"/api/tables/{made['table']}"
    claims = [{"key": link["url"].partition("#")[2]} for link in made["links"]]
    keys = [json.loads(await guest.get(f"{address}/claim", claim) or "{}").get("key", "") for claim in claims]
    for key in [*keys, ""]:
        for shape in SHAPES:
            frame = json.loads(await guest.get(f"{address}?shape={shape}", key=key) or "{}")
            if frame:
                picture = frame["picture"]
                pieces = [*picture["things"], *(panel["picture"] for panel in picture["panels"]), picture["edge"] or ""]
                drawn = "".join(pieces) + await guest.get(frame["plate_url"])
                guest.findings.see(NUMBER, ' style="' not in drawn, "drawn with inline style, which no page allows")
    await guest.get(f"/t/{made['table']}")


class Guest:
    """Somebody who asks the application itself, without a network between."""

    def __init__(self, app: ASGIApp, language: str, findings: Findings) -> None:
        self.app = app
        self.language = language
        self.findings = findings

    async def get(self, address: str, body: dict[str, Any] | None = None, key: str = "") -> str:
        """What is answered; nothing where the answer was a failure, which is a problem of the game."""
        where = f"{'GET' if body is None else 'POST'} {address} ({self.language})"
        try:
            status, text = await self.ask(address, body, key)
        except Exception as problem:  # what the server would answer with 500
            self.findings.see(NUMBER, False, f"{where} failed: {type(problem).__name__}: {problem}")
            return ""
        return text if self.findings.see(NUMBER, status == 200, f"{where} answered {status}") else ""

    async def ask(self, address: str, body: dict[str, Any] | None = None, key: str = "") -> tuple[int, str]:
        """The status and the text of the answer."""
        path, _, query = address.partition("?")
        method = "POST" if body is not None else "GET"
        sent = json.dumps(body).encode() if body is not None else b""
        headers = [(b"accept-language", self.language.encode()), (b"content-type", b"application/json"),
                   (b"content-length", str(len(sent)).encode())]  # fmt: skip
        headers += [(b"authorization", f"Bearer {key}".encode())] if key else []
        scope: Scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
        }  # fmt: skip
        answers: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            answers.append(message)

        await self.app(scope, receive, send)
        status = next((int(answer["status"]) for answer in answers if "status" in answer), 0)
        return status, b"".join(answer.get("body", b"") for answer in answers).decode()


SERVED: Final = Point(
    NUMBER, "The table serves it: shelf, new table, rules, components, frames, in every language", check
)
