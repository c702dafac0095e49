"""Every address of the server with wishes drawn for it, from the OpenAPI description; and what it says it answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from fastapi.routing import APIRoute
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from ludotheque.table.protocol.replies import Refused
from ludotheque.table.routes import (
    connection,
    docs,
    entrance,
    games,
    house,
    learning,
    neighbours,
    pages,
    people,
    pictures,
    replays,
    tables,
)
from tests.campaign.caller import Reply
from tests.campaign.material import Schema, drawn, told_by

REFUSED: TypeAdapter[Any] = TypeAdapter(Refused)
ELSEWHERE: Final = (307, 404, 405)  # what was put into the address made another of it


@dataclass(frozen=True)
class Address:
    """A method and a path, wishes for it, and what is answered by status; nothing is told of pages."""

    method: str
    path: str
    wishes: list[dict[str, Any]]
    answers: dict[int, TypeAdapter[Any] | None]

    def otherwise(self, reply: Reply) -> str:
        """What is otherwise than described; nothing where all is well."""
        if not self.answers or reply.status in ELSEWHERE:
            return ""
        if reply.status not in self.answers:
            return f"{self.method} {self.path} does not say that it may answer {reply.status}: {reply.body[:200]!r}"
        as_what = self.answers[reply.status]
        try:
            if as_what is not None:
                as_what.validate_json(reply.body)
        except ValidationError as problem:
            return f"{self.method} {self.path} answers {reply.status} otherwise than it says: {str(problem)[:300]}"
        return ""


def addresses(description: Schema, distinct: int, seed: int) -> list[Address]:
    """All that OpenAPI tells of, and the pages for people."""
    schemas = description["components"]["schemas"]
    found = []
    for route, method in every():
        about = description["paths"].get(route.path, {}).get(method.lower(), {})
        hidden = [{"name": name, "in": "path", "schema": {"type": "string"}} for name in route.param_convertors]
        taken = about.get("parameters", hidden)
        content: Schema = about.get("requestBody", {}).get("content", {})
        body = next((each["schema"] for each in content.values()), None)
        wish = {
            "path": told_by(parameters(taken, "path"), schemas),
            "query": told_by(parameters(taken, "query"), schemas),
        }
        if body:
            wish["body"] = told_by(body, schemas)
        answers = {int(status): adapter(route, int(status)) for status in about.get("responses", ())}
        found.append(Address(method, route.path, drawn(st.fixed_dictionaries(wish), distinct, seed), answers))
    return found


def every() -> Iterator[tuple[APIRoute, str]]:
    rooms = (games, tables, neighbours, entrance, people, house, replays, learning, connection, docs, pictures, pages)
    for router in [*(room.router for room in rooms), learning.pages]:
        for route in router.routes:
            if isinstance(route, APIRoute):
                yield from ((route, method) for method in sorted(route.methods or ()))


def parameters(taken: list[Schema], where: str) -> Schema:
    """The parameters of one place as the schema of an object."""
    here = [each for each in taken if each["in"] == where]
    return {
        "type": "object",
        "properties": {each["name"]: each["schema"] for each in here},
        "required": [each["name"] for each in here if each.get("required", where == "path")],
    }


def adapter(route: APIRoute, status: int) -> TypeAdapter[Any] | None:
    if status != 200:
        return REFUSED
    told = route.responses.get(200, {}).get("model") or route.response_model
    return TypeAdapter(told) if told is not None else None
