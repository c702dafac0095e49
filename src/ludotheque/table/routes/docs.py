"""The documentation of the interface: OpenAPI as it is, and as a page that needs nothing from elsewhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse

from ludotheque.table import rendering
from ludotheque.table.protocol.replies import Refused
from ludotheque.table.protocol.schema import Schema, definitions, kinds

router = APIRouter(include_in_schema=False)

TEXT: Final = """\
Sit down at a table by HTTP and websocket; people in a browser use the same interface.

A link to a seat is `/t/{table}#{invitation}`. An invitation is good for one opening: `POST /api/tables/{table}/claim`
answers with a fresh key, which opens one or several seats. Show it with every request, and when the live connection is
opened, as `Authorization: Bearer {key}`; without a key one is a spectator, where the table is not private. A browser
(whoever sends an `Origin`, which must be this server's) is not told its key but given it as a cookie.

Every answer names the `number` it was made at: how many lines the record had. Every refusal is
`{error, sentence, clause?}`.

**Live connection** `/api/tables/{table}/live?shape=wide|tall&lang=en|fr` (websocket, JSON texts of at most 64 kB)

The client sends
{from_client}

The server sends
{from_server}

A wrong key, an unknown table and a private one without a key are refused and closed with 4403. A client that
lags far behind is closed with 1013 and may connect again: the first frame always holds everything the viewer may know.
"""


def listed(union: str) -> str:
    """Every kind of message of a direction, with its fields and what it is for."""
    lines = []
    for kind, name in kinds(union).items():
        about = definitions()[name]
        fields = ["..."] if kind == "position" else [field for field in about["properties"] if field != "type"]
        lines.append(f"- `{{type: {', '.join([kind, *fields])}}}`: {about['description']}")
    return "\n".join(lines)


@cache
def protocol() -> str:
    """How one plays by HTTP and websocket."""
    return TEXT.replace("{from_client}", listed("FromClient")).replace("{from_server}", listed("FromServer"))


class Interface(FastAPI):
    """It describes itself when it is asked to, and not at every start: that would take as long as all the rest."""

    def openapi(self) -> Schema:
        if not self.openapi_schema:
            self.description = protocol()
            schemas = super().openapi()["components"]["schemas"]
            schemas[Refused.__name__] = definitions()[Refused.__name__]
        return super().openapi()


@router.get("/api/docs")
def documentation(request: Request) -> HTMLResponse:
    description = request.app.openapi()
    return rendering.render(request, "api", protocol=protocol(), operations=operations(description))


def operations(description: Schema) -> list[Schema]:
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


def body(about: Schema, schemas: Schema) -> list[tuple[str, str]]:
    content = about.get("requestBody", {}).get("content", {})
    schema = schemas.get(name_of(content.get("application/json", {}).get("schema", {})), {})
    return [(name, field.get("description", "")) for name, field in schema.get("properties", {}).items()]


def shown(reply: Schema) -> str:
    """What is answered: the name of its schema."""
    for content in reply.get("content", {}).values():
        schema = content.get("schema", {})
        return name_of(schema) or f"[{name_of(schema.get('items', {}))}]"
    return ""


def name_of(schema: Schema) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]
