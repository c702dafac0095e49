"""The documentation of the interface: OpenAPI as it is, and as a page that needs nothing from elsewhere."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ludotheque.table import pages

router = APIRouter(include_in_schema=False)

PROTOCOL: Final = """\
Sit down at a table by HTTP and websocket; people in a browser use the same interface.

A key (the last part of a secret link) opens one or several seats; without a key one is a spectator. Every answer names
the `number` it was made at: how many lines the record had. Every refusal is `{error, sentence, clause?}`.

**Live connection** `/api/tables/{table}/live?key=&shape=wide|tall&lang=en|fr` (websocket, JSON texts of at most 64 kB)

The client sends
- `{"type": "answer", "number": 42, "seat": 0, "action": "lay coal-1"}`
- `{"type": "undo", "number": 43, "seat": 0}`
- `{"type": "chat", "text": "..."}`
- `{"type": "shape", "shape": "tall"}`
- `{"type": "ping"}`

The server sends
- `{"type": "position", ...}`: first of all, and then once for every answer of a seat; see the schema `Position`
- `{"type": "refusal", "error", "sentence", "clause"?}`: the connection stays, nothing has changed
- `{"type": "chat", "at", "name", "seat", "text"}`: to those who sit at the table
- `{"type": "thinking", "seat", "since"}`: a computer has begun to think
- `{"type": "presence", "here": [true, false]}`: who is connected
- `{"type": "rematch", "url"}`: the same people meet at another table, by this link
- `{"type": "pong"}`

A wrong key or an unknown table is refused and closed with 4403. A client that lags far behind is closed with 1013 and
may connect again: the first frame always holds everything the viewer may know.
"""


@router.get("/api/docs")
def documentation(request: Request) -> HTMLResponse:
    description = request.app.openapi()
    return pages.render(request, "api", protocol=PROTOCOL, operations=operations(description))


def operations(description: dict[str, Any]) -> list[dict[str, Any]]:
    """Every address with what it takes and what it answers, in the order of the routes."""
    schemas = description["components"]["schemas"]
    return [
        {
            "method": method.upper(),
            "path": path,
            "text": about["description"],
            "takes": [(each["name"], each.get("description", "")) for each in about.get("parameters", [])]
            + body(about, schemas),
            "answers": [(status, shown(reply)) for status, reply in about["responses"].items()],
        }
        for path, methods in description["paths"].items()
        for method, about in methods.items()
    ]


def body(about: dict[str, Any], schemas: dict[str, Any]) -> list[tuple[str, str]]:
    content = about.get("requestBody", {}).get("content", {})
    schema = schemas.get(name_of(content.get("application/json", {}).get("schema", {})), {})
    return [(name, field.get("description", "")) for name, field in schema.get("properties", {}).items()]


def shown(reply: dict[str, Any]) -> str:
    """What is answered: the name of its schema."""
    for content in reply.get("content", {}).values():
        schema = content.get("schema", {})
        return name_of(schema) or f"[{name_of(schema.get('items', {}))}]"
    return ""


def name_of(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]
