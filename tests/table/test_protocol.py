"""The protocol is described once: the client's types are made from it, and every message is said, read and tested."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludotheque import table
from ludotheque.table.protocol.messages import READ
from ludotheque.table.protocol.schema import definitions, kinds
from ludotheque.table.protocol.typescript import typescript
from tests.table.house import LINKS, Server, hear, tell

CLIENT = Path(__file__).parents[2] / "web/src"
TABLE = Path(table.__file__).parent
FLOORS = ("", "shelf", "shown", "hall", "routes")  # each may use those before it
GROUND = [
    *(TABLE / "protocol").glob("*.py"),
    *(each for each in TABLE.glob("*.py") if each.stem not in ("app", "serve")),
]


def test_the_clients_types_are_those_of_the_protocol() -> None:
    made = (CLIENT / "protocol.ts").read_text("utf-8")
    assert made == typescript(), "the protocol has changed: `make protocol` writes web/src/protocol.ts anew"


def test_no_two_things_that_are_said_have_one_name() -> None:
    for name, schema in definitions().items():
        assert schema.get("title", name) == name


def test_every_kind_of_message_is_said_at_some_table_as_the_protocol_describes_it(server: Server) -> None:
    """`hear` checks each against its description; what a client does with it is checked by the client's own types."""
    heard = set()
    new = server.set_up_over(*LINKS)
    ada, yann = server.seated(new)
    with ada.live() as here:
        heard.add(hear(here)["type"])
        tell(here, type="ping")
        heard.add(hear(here, "pong")["type"])
        tell(here, type="chat", text="Again?")
        heard.add(hear(here, "chat")["type"])
        tell(here, type="answer", number=0, seat=0, action="stop")
        heard.add(hear(here, "refusal")["type"])
        with yann.live():
            heard.add(hear(here, "presence")["type"])
        assert server.guest(yann.post("free", seat=1).json()["url"]).post("rematch").status_code == 200
        heard.add(hear(here, "seats")["type"])
        heard.add(hear(here, "rematch")["type"])
    rose = server.host({"kind": "here", "name": "Rose"}, {"kind": "computer", "level": "easy"})
    with rose.live() as socket:
        tell(socket, type="answer", number=hear(socket)["number"], seat=0, action="place tours")
        heard.add(hear(socket, "thinking")["type"])
    first, second = server.table_of_two()
    first.answer("place tours")
    second.answer("place blois")
    with second.live() as socket:
        tell(socket, type="undo", number=hear(socket)["number"], seat=1)
        heard.add(hear(socket, "retake")["type"])
    assert heard == set(kinds("FromServer"))


@pytest.mark.parametrize("kind", sorted(kinds("FromClient")))
def test_a_message_is_read_with_all_its_fields_and_with_no_others(kind: str) -> None:
    wish = {"answer": '"number": 3, "seat": 1, "action": "stop"', "undo": '"number": 3, "seat": 1',
            "consent": '"seat": 1, "yes": true',
            "chat": '"text": "Hello"', "shape": '"shape": "tall"', "ping": ""}[kind]  # fmt: skip
    comma = "," if wish else ""
    assert READ.validate_json(f'{{"type": "{kind}"{comma}{wish}}}').type == kind
    with pytest.raises(ValueError, match="surprise"):
        READ.validate_json(f'{{"type": "{kind}", "surprise": 1{comma}{wish}}}')


@pytest.mark.parametrize("floor", FLOORS[:-1])
def test_nothing_at_the_table_imports_from_a_floor_above_its_own(floor: str) -> None:
    above = tuple(f"ludotheque.table.{each}." for each in FLOORS[FLOORS.index(floor) + 1 :])
    files = sorted((TABLE / floor).glob("*.py")) if floor else GROUND
    assert files
    for file in files:
        upwards = [name for name in imported(file) if f"{name}.".startswith(above)]
        assert not upwards, f"{file.name} imports {upwards}"


def imported(file: Path) -> list[str]:
    """What a module imports, by its whole name."""
    found = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return [f"{node.module}.{each.name}" for node in found for each in node.names]
