"""Previews: what an option would do, in words and on the board, as far as its seat can know."""

from __future__ import annotations

import re
from typing import Final

from ludotheque import drawing
from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.drawing import Picture
from ludotheque.table.protocol.position import Foreseen, Shape
from ludotheque.table.protocol.replies import Piece, Preview
from ludotheque.table.shown.outcomes import outcomes

TAG: Final = re.compile(r"<\w+ ([^>]*)>")
NAME: Final = re.compile(r'(?<![\w-])id="([^"]+)"')
LIKE: Final = re.compile(r'data-like="([^"]+)"')
FEW: Final = 3  # pieces that may come; a whole new picture is no ghost
PLACE: Final = re.compile(r'transform="translate\((-?[\d.]+) (-?[\d.]+)\)')


def effects(match: Match, viewer: int, language: str) -> list[Foreseen]:
    """For each option of the viewer its `effect` in words, whether it `costs` and whether it `reveals` something."""
    return [
        {"effect": each.effect(language), "costs": each.costs, "reveals": each.reveals}
        for each in outcomes(match, viewer)
    ]


def preview(match: Match, viewer: int, option: Action, shape: Shape, language: str) -> Preview:
    """What one option would move on the board, and its effect in words."""
    view = match.view(viewer)
    outcome = outcomes(match, viewer)[view.options.index(option)]
    now, then = (drawing.picture(each, shape, language=language) for each in (view, outcome.first.view))
    return {
        "pieces": moved(now, then) if outcome.agree else [],
        "come": coming(now, then) if outcome.agree else [],
        "reach": drawing.leads_to(view, option),
        "tag": outcome.tag(language),
    }


def coming(now: Picture, then: Picture) -> list[str]:
    """The pieces that would lie where none of their kind lies yet, if they are few."""
    known = followed(now.live, then.live)
    come = [text for id, text in then.things.items() if id not in known and PLACE.search(text.partition(">")[0])]
    return come if len(come) <= FEW else []


def moved(now: Picture, then: Picture) -> list[Piece]:
    """The pieces that would lie elsewhere, and where."""
    here, there, names = places(now.live), places(then.live), followed(now.live, then.live)
    return [
        {"id": names[id], "x": at[0], "y": at[1]} for id, at in there.items() if id in names and here[names[id]] != at
    ]


def followed(now: str, then: str) -> dict[str, str]:
    """What each piece is called now. Of those alike, one that would be gone is one that would come."""
    here, there = places(now), places(then)
    gone = {id: like for id, like in likes(now).items() if id not in there}
    names = {id: id for id in here}
    for id, like in likes(then).items():
        if id not in here and like in gone.values():
            names[id] = next(old for old, kind in gone.items() if kind == like)
            del gone[names[id]]
    return names


def places(fragment: str) -> dict[str, tuple[float, float]]:
    """Where each named piece of a drawing lies."""
    found: dict[str, tuple[float, float]] = {}
    for attributes in TAG.findall(fragment):
        name, place = NAME.search(attributes), PLACE.search(attributes)
        if name and place:
            found[name[1]] = (float(place[1]), float(place[2]))
    return found


def likes(fragment: str) -> dict[str, str]:
    """The pieces of a drawing that cannot be told apart, and whom they are like."""
    found = ((NAME.search(attributes), LIKE.search(attributes)) for attributes in TAG.findall(fragment))
    return {name[1]: like[1] for name, like in found if name and like}
