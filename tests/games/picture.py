"""How the tests read a picture."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring

import pytest

from ludotheque.core.action import Action

each_shape = pytest.mark.parametrize("shape", ["wide", "tall"])


@dataclass(frozen=True)
class Style:
    """What is special in the pictures of one game."""

    light: tuple[int, int] = (120_000, 20_000)  # bytes, and packed
    plain: str | None = None  # verbs whose options have no icon; None where the game leaves that open
    gilded: tuple[str, ...] = ()  # golden besides coins and what may be chosen
    seldom: tuple[str, ...] = ()  # words said in moments that no case shows
    far: tuple[str, ...] = ()  # beginnings of ids that one shape leaves out while they cannot be chosen
    untitled: tuple[str, ...] = ()  # beginnings of ids whose parts have the titles


def parse(svg: str) -> Element:
    return fromstring(svg)


def ids(root: Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def find(root: Element, id: str) -> Element:
    return next(element for element in root.iter() if element.get("id") == id)


def classes(root: Element) -> set[str]:
    return {name for element in root.iter() for name in element.get("class", "").split()}


def said(element: Element) -> str:
    return " ".join("".join(element.itertext()).split())


def ringed(root: Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    found = {e.get("id", "") for e in root.iter() if any("d-ring" in one.get("class", "") for one in (e, *e))}
    return found - {""}


def things(root: Element, option: Action, name: str) -> list[Element]:
    """What may be clicked to say this part of an option, as the client reads it; without a name, its verb."""
    found = []
    for element in root.iter():
        verbs = element.get("data-verb", "").split()
        if element.get("data-id", "") == name and (option.verb in verbs if verbs else name):
            found.append(element)
    return found
