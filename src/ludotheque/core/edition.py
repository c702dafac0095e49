"""Editions: all component numbers of a game as a data file in which every table says where it comes from."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core import copying
from ludotheque.core.action import Vocabulary
from ludotheque.core.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.core.words import Words

MOST: Final = 1_000_000  # no box has more of anything
PROVENANCES: Final = ("rulebook", "published", "reconstructed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The components of one edition of a game; a game reads its numbers from `data` once."""

    id: str
    digest: str
    data: dict[str, Any]
    vocabulary: Vocabulary
    layouts: dict[int, Any]  # by number of seats, once they were asked for

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.id = str(data["edition"]["id"])
        self.digest = digest(data)
        self.vocabulary = Vocabulary(self)
        self.layouts = {}

    def __copy__(self) -> Edition:
        return self  # nothing of it changes

    def __deepcopy__(self, memo: dict[int, object]) -> Edition:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.edition, (str(self.data["edition"]["game"]), self.digest, self.data)

    def __repr__(self) -> str:
        game = self.data["edition"].get("game", "?")
        return f"<edition {self.id} of {game}, {len(self.vocabulary.actions)} actions, {self.digest}>"

    def number(self, name: str) -> int:
        """The value of one of [numbers]."""
        return int(self.data["numbers"][name]["value"])

    def thing(self, what: str, number: int) -> str | int:
        """The id of a thing told in the news: `thing("town", 4)` is "tours". Plain counts stay numbers."""
        return f"seat-{number}" if what in ("seat", "victim") else number

    def figures(self, words: Words) -> dict[str, str | int]:
        """What texts may name of this edition as `{ $name }`, and texts that only it can write, by their keys."""
        return {}

    def complaints(self) -> list[str]:
        """What does not add up, as sentences; empty when the edition can be played."""
        return []


def digest(data: dict[str, Any]) -> str:
    """A short fingerprint of all facts of an edition: layout and comments of its file do not matter."""
    plain = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def read(file: Path) -> dict[str, Any]:
    """The data of an edition file, every table of it with its provenance."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise Refusal("edition-unread", file=str(file), why=str(problem.strerror)) from None
    except (ValueError, RecursionError) as problem:  # also what is no text, or a number of thousands of digits
        raise Refusal("edition-broken", file=str(file), why=str(problem)) from None
    if huge(data):
        raise Refusal("edition-huge", file=str(file), most=MOST)
    lacking = unsourced(data)
    if lacking:
        raise Refusal("edition-unsourced", file=str(file), tables="; ".join(lacking[:5]))
    return data


def huge(value: object) -> bool:
    """Whether some number is larger than a box can hold, which a game would lay out or count in vain."""
    if isinstance(value, dict):
        return any(huge(each) for each in value.values())
    if isinstance(value, list):
        return any(huge(each) for each in value)
    return isinstance(value, int | float) and not -MOST <= value <= MOST


def unsourced(data: dict[str, Any]) -> list[str]:
    """The tables that do not say, or say wrongly, where they come from."""
    missing: list[str] = []
    if "edition" not in data:
        missing.append("[edition]")
    for name, value in data.items():
        rows: list[tuple[str, Any]]
        if isinstance(value, list):
            rows = [(f"[[{name}]] no. {at + 1}", row) for at, row in enumerate(value)]
        elif name == "numbers" and isinstance(value, dict):
            rows = [(f"[numbers.{key}]", row) for key, row in value.items()]
        else:
            rows = [(f"[{name}]", value)]
        for label, row in rows:
            if not isinstance(row, dict) or row.get("provenance") not in PROVENANCES:
                missing.append(label)
            elif row["provenance"] == "reconstructed" and not row.get("why"):
                missing.append(f"{label} (reconstructed, but without a why)")
    return missing
