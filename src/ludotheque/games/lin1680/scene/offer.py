"""A trade on the table: a sentence with two slots, and what may be said next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.news import bundle
from ludotheque.drawing import Words
from ludotheque.games.lin1680.bundles import count_in, written
from ludotheque.games.lin1680.components import KIND_IDS, KINDS, NONE
from ludotheque.games.lin1680.scene.engraving import KIND_ICONS
from ludotheque.games.lin1680.scene.view import LinView, faces


@dataclass(frozen=True)
class Good:
    """Cards of one kind."""

    kind: str
    icon: str
    count: int


@dataclass(frozen=True)
class Slot:
    """What one side would give: nothing yet, a kind, or so many of it, perhaps of several."""

    goods: tuple[Good, ...]
    name: str


@dataclass(frozen=True)
class Chip:
    """Something to be said next."""

    id: str
    name: str
    verbs: str
    icon: str
    kind: str
    text: str
    label: str


@dataclass(frozen=True)
class Offer:
    """Who would give what to whom."""

    title: str
    count: str
    giver: int
    partner: int
    gives: Slot
    asks: Slot
    left: str
    right: str
    holds: str
    chips: tuple[Chip, ...]
    waits: str


def offer(view: LinView, words: Words, names: Sequence[str]) -> Offer | None:
    """F-5.3, F-5.4: a trade from the first word to the answer."""
    if view.partner == NONE or view.winners:
        return None
    giver, partner = names[view.active], names[view.partner]
    if view.question == "AnswerCounter":
        title = words("board-counter-to-me" if view.seat == view.active else "board-counter", name=partner, other=giver)
    elif view.seat == view.partner:
        title = words("board-offer-to-me", name=giver)
    elif view.seat == view.active:
        title = words("board-offer-mine", name=partner)
    else:
        title = words("board-offer-other", name=giver, other=partner)
    return Offer(
        title=title,
        count=words("board-offers", count=view.offered, most=int(view.edition.offers)),
        giver=view.active,
        partner=view.partner,
        gives=_slot(words, view.giving, view.goods),
        asks=_slot(words, view.asking, view.price),
        left=words("board-you-get" if view.seat == view.partner else "board-gives"),
        right=words("board-you-give" if view.seat == view.partner else "board-for"),
        holds=_holds(view, words),
        chips=_chips(view, words) if view.question and view.seat == view.asked else (),
        waits=words("board-thinks", name=names[view.asked]) if view.question and view.asked >= 0 else "",
    )


def _slot(words: Words, kind: int, goods: int) -> Slot:
    if goods > 0:
        counts = [(id, int(count_in(goods, at))) for at, id in enumerate(KIND_IDS)]
        return Slot(tuple(Good(id, KIND_ICONS[id], n) for id, n in counts if n), bundle(written(goods), words))
    if kind == NONE:
        return Slot((), words("board-open"))
    id = KIND_IDS[kind]
    return Slot((Good(id, KIND_ICONS[id], 0),), words(f"board-{id}"))


def _holds(view: LinView, words: Words) -> str:
    """What the one who is asked has of it, if everybody may see that."""
    held = faces(view, view.partner)
    wanted = [at for at in range(KINDS) if count_in(view.price, at)] or [view.asking]
    if wanted == [NONE] or held is None or view.seat not in (view.partner, view.active):
        return ""
    key = "board-you-hold" if view.seat == view.partner else "board-they-hold"
    return words(key, counted=bundle(" ".join(f"{KIND_IDS[at]}*{held[at]}" for at in wanted), words))


def _chips(view: LinView, words: Words) -> tuple[Chip, ...]:
    if view.goods > 0:
        answers = (("accept", "check-mark", words("board-accept")), ("refuse", "cancel", words("board-refuse")))
        return tuple(Chip(f"offer-{verb}", "", verb, icon, "", text, text) for verb, icon, text in answers)
    if view.asking != NONE:
        text = " · ".join(f"{gives} : {asks}" for gives, asks in zip(view.edition.rate_gives, view.edition.rate_asks))
        return (Chip("offer-rate", "", "rate", "trade", "", text, words("board-rate")),)
    found = []
    for id in KIND_IDS:
        verb, name = ("ask", id) if view.giving != NONE else ("give", f"hand-{id}")
        text, label = words(f"board-{id}"), words(f"thing-{id}")
        found.append(Chip(f"offer-{name}", name, verb, KIND_ICONS[id], id, text, label))
    return tuple(found)
