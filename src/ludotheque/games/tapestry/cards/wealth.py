"""T-13.7: cards about points and goods: Age of Wonders, Democracy, Diplomacy, Guilds, Olympic Host, Plea for Aid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Plain, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.costs import discard_card, held
from ludotheque.games.tapestry.benefits.draws import DrawTapestry
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import landmarks
from ludotheque.games.tapestry.benefits.resources import PayAny, receive_any, spend
from ludotheque.games.tapestry.cards.laying import Card
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import is_on
from ludotheque.games.tapestry.victory import score


class AgeOfWonders(Card):
    """T-13.7: strictly fewest landmarks, strictly most, or anything else."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        mine = landmarks(state, seat)
        fewest = True
        most = True
        for other in range(state.seats):
            if other != seat:
                theirs = landmarks(state, other)
                fewest = fewest and mine < theirs
                most = most and mine > theirs
        case = 0 if fewest else 1 if most else 2
        state.then(Gain(seat, state.edition.card_effects[c.AGE_OF_WONDERS][case], c.FROM_TAPESTRY))


class Democracy(Card):
    """T-13.7: cards are drawn, then as many as one likes discarded for points."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(DrawTapestry(seat, state.edition.card_count[c.DEMOCRACY], 0), SellCards(seat))


class SellCards(Question[Tapestry]):
    """T-13.7: a card from hand for points, or enough of it."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def choices(self, state: Tapestry) -> list[Action]:
        options = held(state, self.seat, state.edition.verbs.discard_card)
        if options:
            options.append(state.edition.verbs.stop)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "discard":
            discard_card(state, self.seat, action.value)
            score(state, self.seat, state.edition.card_points[c.DEMOCRACY], c.FROM_TAPESTRY, "T-13.7")
            state.then(SellCards(self.seat))


class Diplomacy(Card):
    """T-13.7, R-40, R-86: a resource for everybody still in the game but bots, and a building for oneself."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        effects = state.edition.card_effects[c.DIPLOMACY]
        state.then(Gain(seat, effects[1], c.FROM_TAPESTRY))
        for offset in range(state.seats - 1, -1, -1):
            other = (seat + offset) % state.seats
            if not state.is_bot(other):
                state.then(Gain(other, effects[0], c.FROM_TAPESTRY))


class Deal(Question[Tapestry]):
    """T-13.7, R-49: Guilds: so many resources bought for points, or sold for points, once, as far as one has
    them; or none."""

    CLAUSE: ClassVar[str] = "R-49"

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        options: list[Action] = []
        for at in range(len(verbs.buy)):
            if state.points(self.seat) >= (at + 1) * state.edition.card_points[c.GUILDS]:
                options.append(verbs.buy[at])
        for at in range(len(verbs.sell)):
            if state.wealth(self.seat) >= at + 1:
                options.append(verbs.sell[at])
        return verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        count = action.value + 1
        price = count * state.edition.card_points[c.GUILDS]
        if action.verb == "buy":
            state.score[c.SOURCES * self.seat + c.FROM_TAPESTRY] -= price
            state.tell("bought", "R-49", self.seat, count, price)
            receive_any(state, self.seat, count)
        elif action.verb == "sell":
            state.tell("sold", "R-49", self.seat, count)
            score(state, self.seat, price, c.FROM_TAPESTRY, "R-49")
            state.then(PayAny(self.seat, count, 0))


class OlympicHost(Card):
    """T-13.7, R-36: everybody may pay a worker for points; then the host builds, or takes a coin."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(InviteNext(seat, 0, 0))


class InviteNext(Effect[Tapestry]):
    """T-18.5, R-36: one after the other from the host; then his reward, better if an opponent came."""

    def __init__(self, seat: i64, offset: i64, came: i64) -> None:
        super().__init__(seat)
        self.offset = offset
        self.came = came

    def run(self, state: Tapestry) -> None:
        if self.offset < state.seats:
            guest = (self.seat + self.offset) % state.seats
            state.then(Compete(guest, self.seat, self.offset, self.came))
        else:
            effect = state.edition.card_effects[c.OLYMPIC_HOST][1 - self.came]
            state.then(Gain(self.seat, effect, c.FROM_TAPESTRY))


class Compete(Plain[Tapestry]):
    """R-36: a worker for points, openly; who has none, or has finished, is skipped."""

    CLAUSE: ClassVar[str] = "R-36"

    def __init__(self, seat: i64, host: i64, offset: i64, came: i64) -> None:
        super().__init__(seat)
        self.host = host
        self.offset = offset
        self.came = came

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        if state.finished[self.seat] == 0 and state.resource[c.RESOURCES * self.seat + c.WORKER] > 0:
            return [verbs.accept, verbs.decline]
        return [verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        came = self.came
        if action is state.edition.verbs.accept:
            spend(state, self.seat, c.WORKER, 1)
            score(state, self.seat, state.edition.card_points[c.OLYMPIC_HOST], c.FROM_TAPESTRY, "R-36")
            if self.seat != self.host:
                came = 1
        state.then(InviteNext(self.host, self.offset + 1, came))


class PleaForAid(Card):
    """T-13.7, T-16.3: for each track on which every other token is ahead of one's own."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        for track in range(c.TRACKS):
            if is_last(state, seat, track):
                state.then(Gain(seat, state.edition.card_effects[c.PLEA_FOR_AID][0], c.FROM_TAPESTRY))


def is_last(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-16.3, R-90: even the least advanced token of each opponent there is ahead; without a token nobody is behind."""
    mine = state.position(seat, track)
    if track == c.TECHNOLOGY and mine == c.LAST:
        return False
    if state.rules >= c.REVISED and not is_on(state, seat, track):
        return False
    for other in range(state.seats):
        if other != seat:
            for at in range(c.TRACKS * other, c.TRACKS * other + c.TRACKS):
                if state.token_track[at] == track and state.token_space[at] <= mine:
                    return False
    return True
