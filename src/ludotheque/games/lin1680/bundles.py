"""F-5.4: bundles of resources, `seed*2 loom` for `skein*3`, each as one number: five figures of 32, one for a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import COMPOSED, Action, Form
from ludotheque.games.lin1680.components import KIND_IDS, KINDS, MOST_SEATS

MOST: Final = 31  # cards of a kind in a bundle
BASE: Final = 32
BUNDLES: Final = 33554432  # so many bundles there are: 32 to the power of five
PARTNERS: Final = 8  # an offer is a partner and eight times the two bundles
FOR: Final = "for"


def one_kind(kind: i64, count: i64) -> i64:
    """So many cards of one kind."""
    unit: i64 = 1
    for _each in range(kind):
        unit *= BASE
    return unit * count


def count_in(bundle: i64, kind: i64) -> i64:
    """How many cards of a kind a bundle has."""
    rest = bundle
    for _each in range(kind):
        rest //= BASE
    return rest % BASE


def size(bundle: i64) -> i64:
    total: i64 = 0
    rest = bundle
    for _each in range(KINDS):
        total += rest % BASE
        rest //= BASE
    return total


def overlap(one: i64, other: i64) -> bool:
    """R-34: whether some kind is in both."""
    return any(count_in(one, kind) > 0 and count_in(other, kind) > 0 for kind in range(KINDS))


def offer_number(partner: i64, goods: i64, price: i64) -> i64:
    return partner + PARTNERS * (goods + BUNDLES * price)


def partner_of(offer: i64) -> i64:
    return offer % PARTNERS


def goods_of(offer: i64) -> i64:
    return offer // PARTNERS % BUNDLES


def price_of(offer: i64) -> i64:
    return offer // PARTNERS // BUNDLES


def written(bundle: int) -> str:
    """A bundle as news and labels name it: `seed*2 loom*1`."""
    return " ".join(f"{KIND_IDS[kind]}*{count_in(bundle, kind)}" for kind in range(KINDS) if count_in(bundle, kind) > 0)


def brief(bundle: int) -> str:
    """The same in the notation: `seed*2 loom`."""
    return " ".join(word.removesuffix("*1") for word in written(bundle).split())


def read_bundle(words: list[str]) -> i64:
    """The bundle that is written so; 0 where it is none."""
    bundle: i64 = 0
    for word in words:
        id, times, number = word.partition("*")
        if id not in KIND_IDS or (times and not (number.isdecimal() and len(number) < 3)):
            return 0
        count = int(number) if times else 1
        kind = KIND_IDS.index(id)
        if not 0 < count + count_in(bundle, kind) <= MOST:
            return 0
        bundle += one_kind(kind, count)
    return bundle


def composed(verb: str, partner: i64, goods: i64, price: i64) -> Action:
    """An offer to somebody, or a counter-offer, which needs no partner."""
    things = [written(goods), written(price)]
    if verb == "offer":
        things.insert(0, f"seat-{partner}")
    action = Action(COMPOSED, verb, tuple(things), "F-5.4", offer_number(partner, goods, price))
    action.notation = " ".join([verb, *things[:-2], brief(goods), FOR, brief(price)])
    return action


class BundleForm(Form):
    """F-5.4, R-15: any bundle for any bundle: `offer seat-2 seed*2 loom for skein*3`, or `counter loom for seed*2`."""

    def read(self, words: list[str]) -> Action | None:
        partner: i64 = 0
        rest = words
        if self.verb == "offer":
            seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
            if not words or words[0] not in seats:
                return None
            partner = seats.index(words[0])
            rest = words[1:]
        if FOR not in rest:
            return None
        middle = rest.index(FOR)
        goods = read_bundle(rest[:middle])
        price = read_bundle(rest[middle + 1 :])
        return composed(self.verb, partner, goods, price) if goods > 0 and price > 0 else None
