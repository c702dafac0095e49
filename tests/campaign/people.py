"""Tables as those who sit there know them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from tests.campaign.caller import Caller, Reply
from tests.table.house import LINKS, Server, key_in

GAMES: Final = {"loire": 2, "siecle_dor": 3, "lin1680": 2, "bretagne": 2, "tapestry": 2}


@dataclass
class Table:
    """What was last seen of a table, and the keys of its seats."""

    id: str
    game: str
    keys: list[str]
    number: int = 0
    asked: int = 0
    options: list[str] = field(default_factory=list)
    over: bool = False
    replay: str = ""  # a record that was uploaded from here

    def seen(self, position: dict[str, Any]) -> None:
        """A frame of this table; whoever is asked sees his options."""
        if position["number"] < self.number:
            return
        if position["number"] > self.number:
            self.options = []
        self.number, self.asked, self.over = position["number"], position["asked"], position["result"] is not None
        self.options = [option["action"] for option in position["options"]] or self.options

    @property
    def key(self) -> str:
        """The key of whoever is asked."""
        return self.keys[self.asked] if 0 <= self.asked < len(self.keys) else ""

    async def look(self, caller: Caller) -> Reply:
        """As it stands; and once more where somebody else is asked than was thought."""
        for _ in range(2):
            reply = await caller.ask("GET", f"/api/tables/{self.id}", key=self.key)
            if reply.status == 200:
                self.seen(reply.data)
            if reply.status != 200 or self.options or self.over:
                break
        return reply

    def answer(self, action: str | None = None) -> dict[str, Any]:
        return {"number": self.number, "seat": self.asked, "action": action or self.options[0]}

    async def answered(self, caller: Caller, action: str | None = None) -> Reply:
        return await caller.ask("POST", f"/api/tables/{self.id}/answers", self.answer(action), self.key)


async def set_up(caller: Caller, game: str = "loire") -> Table:
    """A table where everybody has opened his link."""
    wish = {"game": game, "seats": [{"kind": "link", "name": f"P{at}"} for at in range(GAMES[game])]}
    made = (await caller.ask("POST", "/api/tables", wish)).data
    return await seated(caller, made, game)


async def seated(caller: Caller, made: dict[str, Any], game: str) -> Table:
    """Everybody opens his link."""
    table = Table(made["table"], game, [])
    for link in made["links"]:
        claimed = await caller.ask("POST", f"/api/tables/{table.id}/claim", {"key": key_in(link["url"])})
        table.keys.append(claimed.data["key"])
    return table


async def finished(server: Server, caller: Caller) -> list[Table]:
    """A table whose match has ended, and the same with its record uploaded."""
    made = await asyncio.to_thread(server.set_up_over, *LINKS)
    table = await seated(caller, made, "loire")
    await table.look(caller)
    record = await caller.ask("GET", f"/api/tables/{table.id}/record", key=table.key)
    uploaded = await caller.ask("POST", "/api/records", record.body, Content_Type="text/plain")
    return [table, replace(table, replay=uploaded.data["replay"])]


def known_of(table: Table, rng: Random, keen: float) -> Callable[[str], Any]:
    """What stands under a name where somebody knows the table; so `keen` is he to be understood."""

    def known(name: str) -> Any:
        if rng.random() > keen:
            return ...
        match name:
            case "number":
                return table.number
            case "seat":
                return table.asked
            case "owner":
                return rng.randrange(GAMES[table.game])
            case "action":
                return rng.choice(table.options) if table.options else ...
            case "table":
                return table.id
            case "id":
                return table.replay or table.id
            case "key":
                return rng.choice(table.keys) if table.keys else ...
            case "game":
                return rng.choice(list(GAMES))
            case "kind":
                return rng.choice(("here", "link", "computer"))
            case "level":
                return "easy"
            case "edition" | "names":
                return None
            case "shape":
                return rng.choice(("wide", "tall"))
            case "lang":
                return rng.choice(("fr", "en"))
            case "clause":
                return f"L-{rng.randrange(1, 12)}.{rng.randrange(1, 9)}"
            case "thing":
                return rng.choice(rng.choice(table.options).split()) if table.options else ...
        return ...

    return known
