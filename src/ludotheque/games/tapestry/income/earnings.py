"""T-3.8, T-3.12, T-11.3: step 4 of the income turn: what the exposed icons pay."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry.benefits.draws import DrawTapestry, draw_tiles
from ludotheque.games.tapestry.benefits.resources import receive
from ludotheque.games.tapestry.components import (
    BUILDINGS,
    CAPITALISM,
    COIN,
    FOOD,
    FROM_TAPESTRY,
    MERCANTILISM,
    SLOTS,
    TYRANNY,
)
from ludotheque.games.tapestry.outlook.worth import resource_worth
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Earn(Effect[Tapestry]):
    """T-3.8, T-3.12, T-11.3: resources, tiles and cards of the icons that are exposed when the step begins; their order
    matters only with Tyranny, and is asked for then."""

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        tiles: i64 = 0
        cards: i64 = 0
        for kind in range(BUILDINGS):
            for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
                tiles += state.edition.income.tiles[SLOTS * kind + slot]
                cards += state.edition.income.cards[SLOTS * kind + slot]
        if cards > 0 and state.enjoys(seat, TYRANNY):
            state.then(CardsFirst(seat, cards, goods_of(state, seat)))
        else:
            if cards > 0:
                state.then(DrawTapestry(seat, cards, 0))
            earn_goods(state, seat, goods_of(state, seat))
        draw_tiles(state, seat, tiles)

    def promise(self, state: Tapestry) -> float:
        goods = goods_of(state, self.seat)
        count = goods % 10 + goods // 10 % 10 + goods // 100 % 10 + goods // 1000
        return resource_worth(state, self.seat) * float(count)


def goods_of(state: Tapestry, seat: i64) -> i64:
    """T-3.8: what the exposed slots pay, as digits from the right: coins, workers, food, culture."""
    goods: i64 = 0
    for kind in range(BUILDINGS - 1, -1, -1):
        goods *= 10
        for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
            goods += state.edition.income.resources[SLOTS * kind + slot]
    return goods


def earn_goods(state: Tapestry, seat: i64, goods: i64) -> None:
    """T-3.8, T-3.9, R-29, R-30: Capitalism pays for each coin earned; Mercantilism may turn food into other goods."""
    for kind in range(BUILDINGS):
        count = goods % 10
        goods //= 10
        if kind == COIN and state.enjoys(seat, CAPITALISM):
            score(state, seat, count * state.edition.card_points[CAPITALISM], FROM_TAPESTRY, "R-30")
        if kind == FOOD and state.enjoys(seat, MERCANTILISM):
            state.then(ConvertFood(seat, count))
        elif count > 0:
            receive(state, seat, kind, count, "T-3.8")


class CardsFirst(Question[Tapestry]):
    """T-3.12: with Tyranny: the cards before the resources, so that one may be laid that changes them, or after."""

    CLAUSE: ClassVar[str] = "T-3.12"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "goods")
    cards: i64
    goods: i64

    def __init__(self, seat: i64, cards: i64, goods: i64) -> None:
        super().__init__(seat)
        self.cards = cards
        self.goods = goods

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.accept, state.edition.verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        draw = DrawTapestry(self.seat, self.cards, 0)
        goods = EarnGoods(self.seat, self.goods)
        if action is state.edition.verbs.accept:
            state.then(draw, goods)
        else:
            state.then(goods, draw)


class EarnGoods(Effect[Tapestry]):
    """T-3.8: the resources, at their place in the order chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods")
    goods: i64

    def __init__(self, seat: i64, goods: i64) -> None:
        super().__init__(seat)
        self.goods = goods

    def run(self, state: Tapestry) -> None:
        earn_goods(state, self.seat, self.goods)


class ConvertFood(Question[Tapestry]):
    """T-3.9, R-29: each food earned in this step stays food, or becomes another resource for points; then the limit."""

    CLAUSE: ClassVar[str] = "R-29"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "food")
    food: i64

    def __init__(self, seat: i64, food: i64) -> None:
        super().__init__(seat)
        self.food = food

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.take

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.value == FOOD:
            receive(state, self.seat, FOOD, self.food, "R-29")
            return
        receive(state, self.seat, action.value, 1, "R-29")
        score(state, self.seat, state.edition.card_points[MERCANTILISM], FROM_TAPESTRY, "R-29")
        if self.food > 1:
            state.then(ConvertFood(self.seat, self.food - 1))
