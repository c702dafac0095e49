"""The protocol as TypeScript: `python -m ludotheque.table.protocol.typescript web/src/protocol.ts`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from ludotheque.table.protocol.schema import Schema, definitions

HEAD: Final = "// Made from src/ludotheque/table/protocol by `make protocol`; change it there."
WIDTH: Final = 120
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every definition that says something; a mere base of others has no fields."""
    told = {name: schema for name, schema in definitions().items() if schema.get("properties") != {}}
    return "\n\n".join([HEAD, *(declared(name, schema) for name, schema in told.items())]) + "\n"


def declared(name: str, schema: Schema) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    if "properties" not in schema:
        return "\n".join([*lines, alias(name, schema)])
    lines.append(f"export interface {name} {{")
    for field, about in schema["properties"].items():
        if "description" in about:
            lines.append(f"  /** {about['description']} */")
        lines.append(f"  {field}{'' if field in schema.get('required', ()) else '?'}: {spelled(about)};")
    return "\n".join([*lines, "}"])


def alias(name: str, schema: Schema) -> str:
    line = f"export type {name} = {spelled(schema)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in spelled(schema).split(" | ")) + ";"


def spelled(schema: Schema) -> str:
    """A type as it is written where it is used."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum") or [schema["const"]])
    if any_of := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(spelled(part) for part in any_of)
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(part) for part in schema['prefixItems'])}]"
    if schema["type"] == "array":
        inner = spelled(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        inner = schema["additionalProperties"]
        return f"Record<string, {'unknown' if inner is True else spelled(inner)}>"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
