"""What may be chosen just now: a golden ring around everything an option names.

A part is drawn the same whether it is lit or not; whoever shows the picture adds the rings. A browser does so by itself
(`web/src/pointing.ts`), for all other pictures it is done here, by the same reading of the things.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core.action import Action

TAG: Final = re.compile(r"<(/?)[a-zA-Z]+((?:\s[^<>]*)?/?)>")
FACT: Final = re.compile(r'data-(id|verb|ring)="([^"]*)"')
NUMBER: Final = re.compile(r"-?[\d.]+")
TITLE: Final = re.compile(r"\s*<title>[^<]*</title>")


def means(thing: dict[str, str], within: list[dict[str, str]], options: Sequence[Action]) -> bool:
    """Does an option name this thing, and those it lies in where they may be named as well?"""
    verbs, id = thing.get("verb", "").split(), thing.get("id", "")
    return bool(verbs or id) and any(
        (not verbs or option.verb in verbs)
        and (not id or id in option.args)
        and all(option.verb not in outer.get("verb", "").split() or outer["id"] in option.args for outer in within)
        for option in options
    )


def ringed(picture: str, options: Sequence[Action], ring: Callable[..., str]) -> str:
    """A picture with rings around what the options name; `ring` draws one. An oval glows beneath its thing, every
    other ring lies upon it, but not upon those of its children that say `d-over`."""
    laid: list[tuple[int, str]] = []
    around: list[dict[str, str]] = []  # the things that a tag lies in; `upon` is the ring that is still to be laid
    for tag in TAG.finditer(picture):
        if (tag[1] or "d-over" in tag[2]) and around and "upon" in around[-1]:
            laid.append((tag.start(), around[-1].pop("upon")))
        if tag[1]:
            around.pop()
            continue
        thing = dict(FACT.findall(tag[2])) if "data-" in tag[2] else {}
        if "ring" in thing and means(thing, [outer for outer in around if outer.get("id")], options):
            thing["upon"] = ring(*spread(thing["ring"]))
            if "oval" in thing["ring"]:
                title = TITLE.match(picture, tag.end())
                laid.append((title.end() if title else tag.end(), thing.pop("upon")))
        if not tag[2].endswith("/"):
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
