"""F-5.3 to F-5.5: offers to other players: composed in one line, or in four small choices; answered, or countered."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import COMPOSED, Action, Blank, Part
from ludotheque.core.state import Question
from ludotheque.games.lin1680.bundles import (
    FOR,
    MOST,
    count_in,
    goods_of,
    offer_number,
    one_kind,
    overlap,
    partner_of,
    price_of,
    size,
)
from ludotheque.games.lin1680.components import (
    CARD_PART,
    FREE_OFFERS,
    HAND_PART,
    KIND_IDS,
    KINDS,
    MOST_BARGAINS,
    NONE,
    OPEN_HANDS,
    RULES,
)
from ludotheque.games.lin1680.holdings import add, cards_in_hand
from ludotheque.games.lin1680.state import Lin1680


def is_free(state: Lin1680) -> bool:
    """R-15: since the second rules any bundle may be offered, bargains repeated and offers countered."""
    return state.agreed[RULES] >= FREE_OFFERS


def offers_left(state: Lin1680) -> bool:
    """F-5.4, R-15: so many offers in a turn may be refused; bargains are counted only so that a turn ends."""
    return state.offered < len(state.offers) and state.bargains < MOST_BARGAINS


def was_made(state: Lin1680, offer: i64) -> bool:
    """R-15: the same offer, refused in this turn; by the first rules, made in this turn."""
    for at in range(state.offered):
        if state.offers[at] == offer:
            return True
    return False


def holds(state: Lin1680, seat: i64, bundle: i64) -> bool:
    for kind in range(KINDS):
        if state.hand[KINDS * seat + kind] < count_in(bundle, kind):
            return False
    return True


def may_hold(state: Lin1680, seat: i64, bundle: i64) -> bool:
    """R-14: as far as others can see."""
    return holds(state, seat, bundle) if state.agreed[OPEN_HANDS] > 0 else cards_in_hand(state, seat) >= size(bundle)


def is_fit(state: Lin1680, seat: i64, partner: i64, goods: i64, price: i64) -> bool:
    """F-5.4, R-14, R-34: something for something else, and both hold it, as far as one can see."""
    something = goods > 0 and price > 0 and not overlap(goods, price)
    return something and holds(state, seat, goods) and may_hold(state, partner, price)


def is_open(state: Lin1680, seat: i64, partner: i64, give: i64, ask: i64, rate: i64) -> bool:
    """F-5.4, R-14, R-15: both hold enough, as far as one can see, and it was not offered in vain before."""
    edition = state.edition
    if give == ask or state.hand[KINDS * seat + give] < edition.rate_gives[rate]:
        return False
    if state.agreed[OPEN_HANDS] > 0:
        if state.hand[KINDS * partner + ask] < edition.rate_asks[rate]:
            return False
    elif cards_in_hand(state, partner) < edition.rate_asks[rate]:
        return False
    if state.offered == 0:
        return True
    goods = one_kind(give, edition.rate_gives[rate])
    return not was_made(state, offer_number(partner, goods, one_kind(ask, edition.rate_asks[rate])))


def may_ask(state: Lin1680, seat: i64, partner: i64, give: i64, ask: i64) -> bool:
    for rate in range(len(state.edition.rate)):
        if is_open(state, seat, partner, give, ask, rate):
            return True
    return False


def may_give(state: Lin1680, seat: i64, partner: i64, give: i64) -> bool:
    if state.hand[KINDS * seat + give] > 0:
        for ask in range(KINDS):
            if may_ask(state, seat, partner, give, ask):
                return True
    return False


def add_offers(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-5.4: players to whom something can be offered, while offers are left in this turn."""
    if not offers_left(state):
        return
    for partner in range(state.seats):
        if partner != seat:
            for give in range(KINDS):
                if may_give(state, seat, partner, give):
                    options.append(state.edition.offer[partner])
                    break


def allows_offer(state: Lin1680, seat: i64, action: Action) -> bool:
    """F-5.4, R-15: a composed offer to another player that was not refused before in this turn."""
    if action.index != COMPOSED or not is_free(state) or not offers_left(state):
        return False
    offer = action.value
    partner = partner_of(offer)
    if partner == seat or partner >= state.seats or was_made(state, offer):
        return False
    return is_fit(state, seat, partner, goods_of(offer), price_of(offer))


def blank_offer(state: Lin1680, begins: str, seat: i64, partner: i64, goods: i64, price: i64) -> Blank:
    """F-5.4, R-14: from one's own hand, for what the other holds, or might hold; it begins with these."""
    hidden = state.agreed[OPEN_HANDS] == 0
    theirs = cards_in_hand(state, partner)
    parts: list[Part] = []
    for kind in range(KINDS):
        own = min(MOST, state.hand[KINDS * seat + kind])
        parts.append(Part(thing=KIND_IDS[kind], most=own, first=count_in(goods, kind)))
    parts.append(Part(word=FOR))
    for kind in range(KINDS):
        most = theirs if hidden else state.hand[KINDS * partner + kind]
        parts.append(Part(thing=KIND_IDS[kind], most=min(MOST, most), first=count_in(price, kind)))
    return Blank(begins, parts)


def propose(state: Lin1680, seat: i64, partner: i64, goods: i64, price: i64) -> None:
    """F-5.4, R-15: the offer is made, and the other is asked."""
    state.partner = partner
    state.goods = goods
    state.price = price
    state.changed |= CARD_PART
    state.offers[state.offered] = offer_number(partner, goods, price)
    if not is_free(state):
        state.offered += 1
    show(state, seat, goods)
    state.tell("offered", "F-5.4", seat, partner, goods, price)
    state.then(AnswerOffer(partner))


def show(state: Lin1680, seat: i64, bundle: i64) -> None:
    """R-14: whoever offers something holds it; with hidden hands, others know so much while the offer stands."""
    if state.agreed[OPEN_HANDS] == 0:
        state.changed |= HAND_PART
        for kind in range(KINDS):
            state.known[KINDS * seat + kind] = count_in(bundle, kind)


class ChooseGive(Question[Lin1680]):
    """F-5.3, F-5.5: resources only; the kind one would give."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        give = state.edition.give
        return [give[kind] for kind in range(KINDS) if may_give(state, self.seat, state.partner, kind)]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.giving = action.value
        state.then(ChooseAsk(self.seat))


class ChooseAsk(Question[Lin1680]):
    """F-5.4: another kind, which one would get for it."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        ask = state.edition.ask
        return [ask[kind] for kind in range(KINDS) if may_ask(state, self.seat, state.partner, state.giving, kind)]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.asking = action.value
        state.then(ChooseRate(self.seat))


class ChooseRate(Question[Lin1680]):
    """F-5.4, R-15: how many for how many; then the other is asked."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        options: list[Action] = []
        for rate in range(len(state.edition.rate)):
            if is_open(state, self.seat, state.partner, state.giving, state.asking, rate):
                options.append(state.edition.rate[rate])
        return options

    def answer(self, state: Lin1680, action: Action) -> None:
        edition = state.edition
        goods = one_kind(state.giving, edition.rate_gives[action.value])
        price = one_kind(state.asking, edition.rate_asks[action.value])
        propose(state, self.seat, state.partner, goods, price)


def answers(state: Lin1680, seat: i64, bundle: i64) -> list[Action]:
    """F-5.3: who cannot give what is asked can only refuse."""
    if holds(state, seat, bundle):
        return [state.edition.accept, state.edition.refuse]
    return [state.edition.refuse]


class AnswerOffer(Question[Lin1680]):
    """F-5.3, F-5.4, R-15: the other is free to refuse, refuses what he cannot give, and may make one counter-offer."""

    CLAUSE: ClassVar[str] = "F-5.3"

    def choices(self, state: Lin1680) -> list[Action]:
        return answers(state, self.seat, state.price)

    def allows(self, state: Lin1680, action: Action) -> bool:
        """R-15: something else than was offered."""
        if action.index != COMPOSED or action.verb != "counter" or not is_free(state):
            return False
        goods, price = goods_of(action.value), price_of(action.value)
        same = goods == state.price and price == state.goods
        return not same and is_fit(state, self.seat, state.active, goods, price)

    def blanks(self, state: Lin1680) -> list[Blank]:
        """R-15: the offer that is answered, seen from here, to be changed."""
        if not is_free(state):
            return []
        return [blank_offer(state, "counter", self.seat, state.active, state.price, state.goods)]

    def answer(self, state: Lin1680, action: Action) -> None:
        if action.verb == "counter":
            state.price = goods_of(action.value)
            state.goods = price_of(action.value)
            show(state, self.seat, state.price)
            state.tell("countered", "F-5.4", self.seat, state.active, state.price, state.goods)
            state.then(AnswerCounter(state.active))
        else:
            conclude(state, self.seat, state.active, action.verb == "accept")

    def because(self, state: Lin1680, action: Action) -> str:
        return "no-counter" if action.verb == "counter" else "cannot-deliver" if action.verb == "accept" else ""


class AnswerCounter(Question[Lin1680]):
    """R-15: whoever made the offer answers the counter-offer, and that ends the matter."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        return answers(state, self.seat, state.goods)

    def answer(self, state: Lin1680, action: Action) -> None:
        conclude(state, self.seat, state.partner, action.verb == "accept")

    def because(self, state: Lin1680, action: Action) -> str:
        return "cannot-deliver" if action.verb == "accept" else ""


def conclude(state: Lin1680, seat: i64, other: i64, yes: bool) -> None:
    """F-5.3, R-15: the cards change hands, or one more offer of this turn was in vain."""
    active, partner = state.active, state.partner
    show(state, active, 0)
    show(state, partner, 0)
    accepted = yes and holds(state, active, state.goods) and holds(state, partner, state.price)  # a guess may err
    if accepted:
        hand_over(state, active, partner, state.goods)
        hand_over(state, partner, active, state.price)
        state.bargains += 1
    elif is_free(state):
        state.offered += 1
    state.partner = NONE
    state.giving = NONE
    state.asking = NONE
    state.goods = 0
    state.price = 0
    state.tell("accepted" if accepted else "refused", "F-5.3", seat, other)


def hand_over(state: Lin1680, giver: i64, taker: i64, bundle: i64) -> None:
    """F-5.3: the cards change hands."""
    for kind in range(KINDS):
        count = count_in(bundle, kind)
        if count > 0:
            add(state, giver, kind, -count)
            add(state, taker, kind, count)
