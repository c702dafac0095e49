"""T-3.8, T-3.12, T-11.3: step 4 of the income turn: what the exposed icons pay."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.draws import DrawTapestry, draw_tiles
from ludotheque.games.tapestry.benefits.resources import keep, receive
from ludotheque.games.tapestry.income.slots import tell_draws
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Earn(Effect[Tapestry]):
    """T-3.8, T-3.12, T-11.3: resources, tiles and cards of the icons that are exposed when the step begins; their order
    matters only with Tyranny and Mercantilism, and is asked for then."""

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        tiles: i64 = 0
        cards: i64 = 0
        for kind in range(c.BUILDINGS):
            for slot in range(state.buildings[c.BUILDINGS * seat + kind] + 1):
                tiles += state.edition.income.tiles[c.SLOTS * kind + slot]
                cards += state.edition.income.cards[c.SLOTS * kind + slot]
        coins, workers = goods_of(state, seat, c.COIN), goods_of(state, seat, c.WORKER)
        food, culture = goods_of(state, seat, c.FOOD), goods_of(state, seat, c.CULTURE)
        if cards > 0 and (state.enjoys(seat, c.TYRANNY) or may_wait_for_cards(state, seat, food)):
            state.then(CardsFirst(seat, cards, coins, workers, food, culture))
        else:
            if cards > 0:
                state.then(DrawTapestry(seat, cards, 0))
            EarnGoods(seat, coins, workers, food, culture).run(state)
        tell_draws(state, seat)
        draw_tiles(state, seat, tiles)


def may_wait_for_cards(state: Tapestry, seat: i64, food: i64) -> bool:
    """T-3.12, R-29: with Mercantilism one may like to see the cards before food is turned into something else."""
    return food > 0 and state.enjoys(seat, c.MERCANTILISM) and state.rules >= c.REVISED


def goods_of(state: Tapestry, seat: i64, kind: i64) -> i64:
    """T-3.8: how many resources of a kind the exposed slots pay."""
    count: i64 = 0
    for slot in range(state.buildings[c.BUILDINGS * seat + kind] + 1):
        count += state.edition.income.resources[c.SLOTS * kind + slot]
    return count


def earn(state: Tapestry, seat: i64, kind: i64, count: i64) -> None:
    """T-3.8, T-3.9, R-29, R-30: Capitalism pays for each coin earned; Mercantilism may turn food into other goods."""
    if count == 0:
        return
    if kind == c.COIN and state.enjoys(seat, c.CAPITALISM):
        score(state, seat, count * state.edition.card_points[c.CAPITALISM], c.FROM_TAPESTRY, "R-30")
    if kind == c.FOOD and state.enjoys(seat, c.MERCANTILISM):
        state.then(ConvertFood(seat, count))
    else:
        keep(state, seat, kind, count)
        state.tell("earned", "T-3.8", seat, kind, count, kind)


class EarnGoods(Effect[Tapestry]):
    """T-3.8: the resources, at their place in the order chosen."""

    coins: i64
    workers: i64
    food: i64
    culture: i64

    def __init__(self, seat: i64, coins: i64, workers: i64 = c.NONE, food: i64 = 0, culture: i64 = 0) -> None:
        super().__init__(seat)
        packed = workers == c.NONE  # older saved positions have the four counts as the digits of one number
        self.coins = coins % 10 if packed else coins
        self.workers = coins // 10 % 10 if packed else workers
        self.food = coins // 100 % 10 if packed else food
        self.culture = coins // 1000 if packed else culture

    def run(self, state: Tapestry) -> None:
        earn(state, self.seat, c.COIN, self.coins)
        earn(state, self.seat, c.WORKER, self.workers)
        earn(state, self.seat, c.FOOD, self.food)
        earn(state, self.seat, c.CULTURE, self.culture)


class CardsFirst(Question[Tapestry]):
    """T-3.12: the cards before the resources, so that one may be laid that changes them, or seen before food is turned;
    or after."""

    CLAUSE: ClassVar[str] = "T-3.12"

    def __init__(
        self, seat: i64, cards: i64, coins: i64, workers: i64 = c.NONE, food: i64 = 0, culture: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.cards = cards
        self.coins = coins
        self.workers = workers
        self.food = food
        self.culture = culture

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.accept, state.edition.verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        draw = DrawTapestry(self.seat, self.cards, 0)
        goods = EarnGoods(self.seat, self.coins, self.workers, self.food, self.culture)
        if action is state.edition.verbs.accept:
            state.then(draw, goods)
        else:
            state.then(goods, draw)


class ConvertFood(Question[Tapestry]):
    """T-3.9, R-29: each food earned in this step stays food, or becomes another resource for points; then the limit."""

    CLAUSE: ClassVar[str] = "R-29"

    def __init__(self, seat: i64, food: i64) -> None:
        super().__init__(seat)
        self.food = food

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.take

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.value == c.FOOD:
            receive(state, self.seat, c.FOOD, self.food, "R-29")
            return
        receive(state, self.seat, action.value, 1, "R-29")
        score(state, self.seat, state.edition.card_points[c.MERCANTILISM], c.FROM_TAPESTRY, "R-29")
        if self.food > 1:
            state.then(ConvertFood(self.seat, self.food - 1))
