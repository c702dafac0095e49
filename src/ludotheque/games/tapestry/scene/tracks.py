"""The four tracks: cells with benefits and bonuses, costs, landmarks, and everybody's tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ludotheque.core.notation import Phrase
from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import shorten
from ludotheque.games.tapestry.components import LAST, NONE, RESOURCE_ICONS, TIER, TIERS, TRACK_ICONS, TRACK_IDS, TRACKS
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.landmarks import Landmark, landmark_at
from ludotheque.games.tapestry.scene.shapes import Box, Point, Shape
from ludotheque.games.tapestry.scene.view import TapestryView

VERBS: Final = "move repeat copy"
AHEAD: Final = 3  # spaces shown large on a phone


@dataclass(frozen=True)
class Token:
    id: str
    seat: int
    at: Point
    label: str


@dataclass(frozen=True)
class Cell:
    """A space of a track."""

    id: str
    number: int
    box: Box
    benefit: Drawn | None
    bonus: Drawn | None
    next: bool  # where `advance` leads the viewer, if it may
    offered: bool  # what `accept` is about
    lit: bool
    label: str
    note: str
    caption: str = ""


@dataclass(frozen=True)
class Tier:
    at: Point
    width: float
    main: str
    main_count: int
    any_count: int
    landmark: Landmark | None


@dataclass(frozen=True)
class Track:
    id: str
    icon: str
    name: str
    note: str
    at: Point
    lit: bool
    cells: list[Cell]
    start: Cell
    tiers: list[Tier]
    tokens: list[Token]
    ahead: list[Cell] = field(default_factory=list)  # on a phone: what comes next, large


def tracks(view: TapestryView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Track]:
    return [_track(view, shape, words, lit, names, track) for track in range(TRACKS)]


def foremost(view: TapestryView, seat: int, track: int) -> int:
    """T-16.3: the most advanced token of a seat on a track; NONE without one."""
    held = [space for on, space in zip(view.token_track[seat], view.token_space[seat]) if on == track]
    return max(held, default=NONE)


def offered(view: TapestryView) -> int:
    """The space that a yes is about: the one that research leads to, or the one whose bonus is for sale."""
    if view.asked != view.seat or view.seat < 0:
        return NONE
    if view.question == "AcceptResearch" and 0 <= foremost(view, view.seat, view.science_die) < LAST:
        return (LAST + 1) * view.science_die + foremost(view, view.seat, view.science_die) + 1
    if view.question == "Exchange":
        held = zip(view.token_track[view.seat], view.token_space[view.seat])
        spaces = [(LAST + 1) * track + space for track, space in held if track != NONE]
        return next((at for at in spaces if view.edition.bonus[at] == view.matter["phrase"]), NONE)
    return NONE


def _track(view: TapestryView, shape: Shape, words: Words, lit: Lit, names: Sequence[str], track: int) -> Track:
    id = TRACK_IDS[track]
    mine = foremost(view, view.seat, track) if view.seat >= 0 else NONE
    here = offered(view) - (LAST + 1) * track
    may = lit("advance", id)
    x, y = shape.track_at(track)
    after = mine + 1 if may else NONE
    cells = [_cell(view, shape, words, lit, track, space, space == after, here) for space in range(1, LAST + 1)]
    foot = (x, y + (shape.tracks[3] - 26), shape.label, 24) if shape.wide else (*shape.cell_at(track, 0), *shape.cell)
    start = f"{id}-start"
    label, note = words(f"thing-{start}"), words("board-start")
    return Track(
        id=id,
        icon=TRACK_ICONS[track],
        name=words(f"board-{id}"),
        note=words(f"text-{id}"),
        at=(x, y),
        lit=lit("advance pick", id),
        cells=cells,
        start=Cell(start, 0, foot, None, None, False, False, lit(VERBS, start), label, note),
        tiers=[_tier(view, shape, words, lit, names, track, tier) for tier in range(TIERS)],
        tokens=_tokens(view, shape, words, names, track, foot),
        ahead=[] if shape.wide else _ahead(view, shape, words, track, max(mine, 0), may, here),
    )


def _cell(
    view: TapestryView, shape: Shape, words: Words, lit: Lit, track: int, space: int, next: bool, here: int
) -> Cell:
    number = (LAST + 1) * track + space
    id = view.edition.spaces[number]
    benefit, bonus = _effects(view, number)
    box = (*shape.cell_at(track, space), *shape.cell)
    return Cell(
        id=id,
        number=space,
        box=box,
        benefit=draw(benefit, shape.cell[0] - 4, 17, 3 if bonus is None else 2) if shape.wide else None,
        bonus=draw(bonus, shape.cell[0] - 2, 14, 1) if bonus and shape.wide else None,
        next=next,
        offered=space == here,
        lit=lit(VERBS, id),
        label=f"{space} · {words(f'thing-{id}')}",
        note=words(f"text-{id}"),
    )


def _effects(view: TapestryView, number: int) -> tuple[Phrase, Phrase | None]:
    bonus = int(view.edition.bonus[number])
    return view.edition.phrases[view.edition.benefit[number]], view.edition.phrases[bonus] if bonus != NONE else None


def _ahead(view: TapestryView, shape: Shape, words: Words, track: int, mine: int, may: bool, here: int) -> list[Cell]:
    """The next spaces before the viewer's token, from its own if the bonus of that is offered; at the end the last."""
    first = min(mine, LAST - AHEAD) + 1 - int(mine == here > 0)
    x, y = shape.track_at(track)
    wide, high = (shape.tracks[2] - 2 * 4) / AHEAD, 50.0
    found = []
    for step in range(AHEAD):
        space = first + step
        number = (LAST + 1) * track + space
        id = view.edition.spaces[number]
        benefit, bonus = _effects(view, number)
        room = wide - 8 if bonus is None else (wide - 8) / 2
        found.append(
            Cell(
                id=id,
                number=space,
                box=(x + (wide + 4) * step, y + 60, wide, high),
                benefit=draw(benefit, room, 17, 1),
                bonus=draw(bonus, room, 15, 1) if bonus else None,
                next=may and space == mine + 1,
                offered=space == here,
                lit=False,
                label=f"{space} · {words(f'thing-{id}')}",
                note=words(f"text-{id}"),
                caption=shorten(f"{space} {words(f'thing-{id}')}", wide - 8, 10),
            )
        )
    return found


def _tier(
    view: TapestryView, shape: Shape, words: Words, lit: Lit, names: Sequence[str], track: int, tier: int
) -> Tier:
    edition = view.edition
    x, y = shape.cell_at(track, TIER * tier + 1)
    wide = TIER * shape.cell[0]
    landmark = int(edition.space_landmark[(LAST + 1) * track + TIER * tier + 1])
    return Tier(
        at=(x, y - shape.head),
        width=wide,
        main=RESOURCE_ICONS[int(edition.main_resource[track])],
        main_count=int(edition.main_cost[TIERS * track + tier]),
        any_count=int(edition.any_cost[TIERS * track + tier]),
        landmark=landmark_at(view, shape, words, lit, names, landmark, (x + (100 if shape.wide else 44), y - 3))
        if landmark != NONE
        else None,
    )


def _tokens(view: TapestryView, shape: Shape, words: Words, names: Sequence[str], track: int, foot: Box) -> list[Token]:
    """Tokens at the foot of their cell, side by side, closer where there are many."""
    on: dict[int, list[tuple[int, int]]] = {}
    for seat in range(view.seats):
        for number in range(TRACKS):
            if view.token_track[seat][number] == track:
                on.setdefault(view.token_space[seat][number], []).append((seat, number))
    found = []
    for space, tokens in on.items():
        x, y, wide, high = (*shape.cell_at(track, space), *shape.cell) if space else foot
        r = shape.token
        step = min(2 * r - 2, (wide - 2 * r - 3) / max(1, len(tokens) - 1))
        first = x + wide / 2 - step * (len(tokens) - 1) / 2
        for place, (seat, number) in enumerate(tokens):
            at = (first + step * place, y + high - r - (2.5 if shape.wide else 2.5))
            found.append(Token(f"token-{seat}-{number}", seat, at, words("board-token", name=names[seat])))
    return found
