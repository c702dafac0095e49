"""What each player has, gathered: in full on the mat, in short in the panel and the dock."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Lit, Words, seats
from ludotheque.drawing.lettering import roman
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SUPPLY, NONE, ROWS
from ludotheque.games.tapestry.scene.capital import Capital, capital
from ludotheque.games.tapestry.scene.civilizations import Civilization, civilizations
from ludotheque.games.tapestry.scene.holdings import Card, SpaceTile, Tile, hand, space_tiles, tech_rows, tiles
from ludotheque.games.tapestry.scene.income import (
    IncomeTrack,
    Laid,
    Purse,
    income,
    next_gains,
    next_points,
    purse,
    tapestry_row,
)
from ludotheque.games.tapestry.scene.shapes import Shape, panel_size
from ludotheque.games.tapestry.scene.shelf import Tech, counted
from ludotheque.games.tapestry.scene.sites import Offer, offers
from ludotheque.games.tapestry.scene.view import TapestryView


@dataclass(frozen=True)
class Mat(seats.Mat):
    era: int
    era_text: str
    numeral: str
    purse: list[Purse]
    next_points: int
    next_tiles: int
    next_cards: int
    can_take_income: bool
    cards: int
    tile_count: int
    tech_count: int
    territories: int
    outposts: int
    landmarks: int
    income: list[IncomeTrack]
    laid: list[Laid]
    hand: list[Card]
    tiles: list[Tile]
    space_tiles: list[SpaceTile]
    techs: list[list[Tech]]
    capital: Capital | None
    offers: list[Offer]
    civilizations: list[Civilization]


def mat(view: TapestryView, shape: Shape, words: Words, lit: Lit, name: str, seat: int) -> Mat:
    extra_tiles, extra_cards = next_gains(view, seat)
    label, across = words("board-panel", name=name, points=view.points[seat]), panel_size(shape, view.seats)[0]
    return Mat(
        **seats.place(view, seat, name, label, _status(view, words, seat), across, beside=(130, 108), half=(54, 54)),
        era=view.era[seat],
        era_text=words("board-finished") if view.finished[seat] else words("board-era", era=roman(view.era[seat])),
        numeral="" if view.finished[seat] else roman(view.era[seat]),
        purse=purse(view, words, lit, seat),
        next_points=next_points(view, seat),
        next_tiles=extra_tiles,
        next_cards=extra_cards,
        can_take_income=seat == view.seat and lit("income"),
        cards=counted(view.hand[seat]),
        tile_count=list(view.tile_place).count(FIRST_SUPPLY + seat),
        tech_count=_techs(view, seat),
        territories=view.territories[seat],
        outposts=view.outposts[seat],
        landmarks=list(view.landmark_owner).count(seat),
        income=income(view, words, seat),
        laid=tapestry_row(view, words, lit, seat),
        hand=hand(view, words, lit, seat),
        tiles=tiles(view, words, lit, seat),
        space_tiles=space_tiles(view, words, lit, seat),
        techs=tech_rows(view, words, lit, seat, 352, (0, 0, 84, 44)),
        capital=capital(view, words, lit, seat),
        offers=offers(view, words, lit, seat) if view.capital[seat] == NONE else [],
        civilizations=civilizations(view, words, lit, seat),
    )


def _techs(view: TapestryView, seat: int) -> int:
    return sum(1 for place in view.tech_place if 0 <= place - FIRST_ROW - ROWS * seat < ROWS)


def _status(view: TapestryView, words: Words, seat: int) -> str:
    owned = [number for number, owner in enumerate(view.civilization_owner) if owner == seat]
    ids = view.edition.verbs.names["civilization"]
    return ", ".join(words(f"thing-{ids[number]}") for number in owned) or words("board-setup")


def compare(view: TapestryView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What the players are compared by besides points."""
    all_seats = range(view.seats)
    lines: list[int | str] = [sum(1 for filled in view.filled[seat][:18] if filled >= 9) for seat in all_seats]
    return [
        (words("compare-era"), [roman(view.era[seat]) for seat in all_seats]),
        (words("compare-income"), [sum(one.next for one in purse(view, words, Lit(()), seat)) for seat in all_seats]),
        (words("compare-territories"), [view.territories[seat] for seat in all_seats]),
        (words("compare-techs"), [_techs(view, seat) for seat in all_seats]),
        (words("compare-buildings"), [sum(view.buildings[seat]) for seat in all_seats]),
        (words("compare-landmarks"), [list(view.landmark_owner).count(seat) for seat in all_seats]),
        (words("compare-lines"), lines),
        (words("compare-cards"), [counted(view.hand[seat]) for seat in all_seats]),
    ]
