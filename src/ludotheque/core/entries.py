"""The entries of Fluent files, each parsed when it is first said: a game has hundreds, and a page needs a few."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

BEGIN: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
FACT: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


class Entries:
    """The messages and terms of some files; what stands in a later file counts."""

    def __init__(self, language: str, files: list[Path], functions: dict[str, Callable[[Any], Any]]) -> None:
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        self._facts: dict[str, frozenset[str]] = {}
        self._turn = Lock()  # pages are made in threads
        for file in files:
            self._unread |= split(file.read_text("utf-8"))

    def __contains__(self, name: str) -> bool:
        if name in self._unread:
            self._read(name)
        return self.bundle.has_message(name)

    def facts(self, name: str) -> frozenset[str]:
        """The facts that an entry may tell of, also by others that it names: whatever else it is given is not said."""
        return self._facts.get(name, frozenset()) if name in self else frozenset()

    def _read(self, name: str) -> None:
        """Parse an entry, and with it all that it may name."""
        with self._turn:
            found: dict[str, str] = {}
            told: set[str] = set()
            wanted = [name]
            while wanted:
                each = wanted.pop()
                if each in self._unread and each not in found:
                    found[each] = self._unread[each]
                    wanted += NAME.findall(found[each])
                    told.update(FACT.findall(found[each]))
                told |= self._facts.get(each, frozenset())
            self.bundle.add_resource(FluentResource("".join(found.values())))
            self._facts |= dict.fromkeys(found, frozenset(told))  # at least those that each of them names
            for each in found:
                del self._unread[each]


def split(text: str) -> dict[str, str]:
    """The text of each entry by its name: it begins at a name with an equals sign, and comments belong to none."""
    text = COMMENT.sub("", text)
    begins = list(BEGIN.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    return {begin[1]: text[begin.start() : end] + "\n" for begin, end in zip(begins, ends, strict=True)}
