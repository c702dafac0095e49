"""Dice as they fell: on the map those of a conquest, at its track the one of science."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.core.notation import Phrase
from ludotheque.core.saying import said
from ludotheque.drawing import Action, Box, Words
from ludotheque.games.tapestry.components import SCIENCE, TRACK_ICONS, TRACK_IDS, TRACKS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView
from ludotheque.games.tapestry.tracks.research import results

GAP: Final = 4.0
THROWN: Final = ("AcceptResearch", "RollOn")  # what is asked after a throw of the die of science


def rolled(edition: TapestryEdition, colour: str, face: int) -> Phrase:
    """T-10.5: what a face of the red or the black die shows."""
    return edition.phrases[(edition.red_benefit if colour == "red" else edition.black_benefit)[face]]


class Die(NamedTuple):
    """A die of some colour, the face that shows, and which of those that lie there it is."""

    edition: TapestryEdition
    colour: str
    face: int
    place: int

    @property
    def id(self) -> str:
        return f"die-{self.colour}-{self.place}"

    @property
    def icon(self) -> str:
        return TRACK_ICONS[self.face] if self.colour == "science" else ""

    def box(self, shape: Shape) -> Box:
        if self.colour != "science":
            x, y, w, h = shape.dice
            return (x + (w + GAP) * self.place, y, w, h)
        x, y = shape.track_at(SCIENCE)
        if not shape.wide:
            return (x + 86 + 24 * self.place, y, 22, 22)
        return (x + 9 + 27 * (self.place % 2), y + 75 - 27 * (self.place // 2), 25, 25)

    def effect(self, side: float) -> Drawn | None:
        """What a face of the conquer dice gives."""
        if self.colour == "science":
            return None
        return draw(rolled(self.edition, self.colour, self.face), side - 4, 20, 2)

    def label(self, words: Words) -> str:
        return words(f"board-{TRACK_IDS[self.face]}") if self.colour == "science" else words(f"thing-{self.colour}")

    def note(self, words: Words) -> str:
        if self.colour == "science":
            return words(f"text-{TRACK_IDS[self.face]}")
        return words("board-benefit", benefit=said(rolled(self.edition, self.colour, self.face), words))


def dice(view: TapestryView, options: Sequence[Action]) -> list[Die]:
    """T-8.1, T-10.4: as long as somebody has to decide what comes of them; whoever decides has them on the tray."""
    matter, edition = view.matter, view.edition
    if "red" in matter:
        return [] if options else [Die(edition, "red", matter["red"], 0), Die(edition, "black", matter["black"], 1)]
    if view.question == "KeepRoll":
        return [Die(edition, "science", matter[which], place) for place, which in enumerate(("first", "second"))]
    if view.question == "UseResult":
        rolled = [track for track in range(TRACKS) for _ in range(results(matter["results"], track))]
        return [Die(edition, "science", track, place) for place, track in enumerate(rolled)]
    thrown = view.told == "science" or view.question in THROWN
    return [Die(edition, "science", view.science_die, 0)] if thrown else []
