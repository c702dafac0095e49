"""What may be chosen just now: a golden ring around everything an option names.

A part is drawn the same whether it is lit or not; whoever shows the picture adds the rings. A browser does so by itself
(`web/src/pointing.ts`), for all other pictures it is done here, by the same reading of the things.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core.action import Action

TAG: Final = re.compile(r"<(/?)[a-zA-Z]+((?:\s[^<>]*?)?)(/?)>")
FACT: Final = re.compile(r'data-(id|verb|ring)="([^"]*)"')
NUMBER: Final = re.compile(r"-?[\d.]+")
TITLE: Final = re.compile(r"\s*<title>[^<]*</title>")


class Lit:
    """Asked for each thing drawn: does an option name it?"""

    def __init__(self, options: Sequence[Action]) -> None:
        self._options = [(option.verb, option.args) for option in options]

    def __call__(self, verbs: str, *ids: str) -> bool:
        """Is there an option with one of these verbs that names all these ids?"""
        wanted = verbs.split()
        return any(verb in wanted and all(name in args for name in ids) for verb, args in self._options)

    def names(self, id: str) -> bool:
        """Is there an option that names this, whatever its verb?"""
        return any(id in args for _, args in self._options)

    def means(self, thing: dict[str, str], within: list[dict[str, str]]) -> bool:
        """Does an option name this thing, and those it lies in where they may be named as well?"""
        verbs, id = thing.get("verb", "").split(), thing.get("id", "")
        return bool(verbs or id) and any(
            (not verbs or verb in verbs)
            and (not id or id in args)
            and all(verb not in outer.get("verb", "").split() or outer["id"] in args for outer in within)
            for verb, args in self._options
        )


def ringed(picture: str, options: Sequence[Action], ring: Callable[..., str]) -> str:
    """A picture with rings around what the options name; `ring` draws one. An oval glows beneath its thing, every
    other ring lies upon it, but not upon those of its children that say `d-over`."""
    lit = Lit(options)
    laid: list[tuple[int, str]] = []
    around: list[dict[str, str]] = []  # the things that a tag lies in; `upon` is the ring that is still to be laid
    for tag in TAG.finditer(picture):
        if (tag[1] or "d-over" in tag[2]) and around and "upon" in around[-1]:
            laid.append((tag.start(), around[-1].pop("upon")))
        if tag[1]:
            around.pop()
            continue
        thing = dict(FACT.findall(tag[2]))
        if "ring" in thing and lit.means(thing, [outer for outer in around if outer.get("id")]):
            thing["upon"] = ring(*spread(thing["ring"]))
            if "oval" in thing["ring"]:
                title = TITLE.match(picture, tag.end())
                laid.append((title.end() if title else tag.end(), thing.pop("upon")))
        if not tag[3]:
            around.append(thing)
    found: list[str] = []
    last = 0
    for here, golden in laid:
        found += [picture[last:here], golden]
        last = here
    return "".join([*found, picture[last:]])


def spread(ring: str) -> list[float | str]:
    """The sides of a ring, or the outline that it follows, and where its notch points."""
    outline, *tip = ring.split()
    if not NUMBER.fullmatch(outline):
        return [outline, *map(float, tip)]
    x, y, w, h, r, *mark = (side if side.isalpha() else float(side) for side in ring.split())
    assert isinstance(x, float) and isinstance(y, float) and isinstance(w, float)
    return [x, y, w, h, r, *(mark or (x + w / 2, y - 3))]
