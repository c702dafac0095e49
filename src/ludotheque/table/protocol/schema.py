"""The JSON schema of everything that is said, by name."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType

from ludotheque.table.protocol import looking_back, messages, people, position, replies, requests, shelf

Schema = dict[str, Any]


@cache
def definitions() -> dict[str, Schema]:
    """Every definition of the protocol, in the order in which it can be read."""
    told: dict[str, Any] = {
        name: each
        for module in (position, replies, shelf, people, looking_back, requests, messages)
        for name, each in vars(module).items()
        if isinstance(each, TypeAliasType | type) and each.__module__ == module.__name__
    }
    adapters: list[Any] = [(name, "validation", TypeAdapter(each)) for name, each in told.items()]
    _, found = TypeAdapter.json_schemas(adapters, ref_template="{model}")
    return {name: found["$defs"][name] for name in told}


def kinds(union: str) -> dict[str, str]:
    """The messages of a union: the name of each by its `type`."""
    mapping: dict[str, str] = definitions()[union]["discriminator"]["mapping"]
    return mapping
