"""What is said where a game has no word for it: its ids, written so that they can be read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

SILENT: Final = ("subtitle", "summary")
KINDS: Final = ("verb", "option", "thing", "question", "news", "points", "setting", "field")
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def readable(key: str, facts: Mapping[str, str | int]) -> str:
    """`thing-coal-2` is "coal 2", `question-ChooseDock` is "choose dock"; a key of no game shows itself."""
    name, _, attribute = key.partition(".")
    kind, _, id = name.partition("-")
    if name in SILENT or (kind == "setting" and attribute):
        return ""
    if kind not in KINDS or not id:
        return key
    plain = HUMP.sub(" ", id).replace("-", " ").replace("_", " ").lower()
    if kind == "question":
        return f"{facts['seat']}: {plain}." if attribute and "seat" in facts else f"{plain}."
    if kind == "news":
        rest = [str(fact) for what, fact in facts.items() if what != "seat"]
        told = ", ".join([plain, *rest])
        return f"{facts['seat']}: {told}." if "seat" in facts else f"{told.capitalize()}."
    if kind == "option":
        return " ".join([plain.capitalize(), *map(str, facts.values())])
    return plain if kind in ("thing", "field") else plain.capitalize()
