"""The position of Loire: where boats, cards and louis are."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import ALL, COUNT, EACH, OWNER
from ludotheque.core.state import Pool
from ludotheque.games.loire.components import CARD_PART, DOWNSTREAM, FARES, HOLD, KINDS, MARINER, MIDRIVER, WINE
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.sheet import show
from ludotheque.games.loire.victory import richest
from ludotheque.games.loire.vocabulary import EVENTS, OF_CHANCE, VERBS


class Loire(Led):
    """L-1.1 to L-1.6: boats on the river, cards in hands, in front of players, ashore, aboard and in the piles."""

    SEEN_BY: ClassVar[dict[str, str]] = {
        "self_target": ALL,
        "round": ALL,
        "phase": ALL,
        "leader": ALL,
        "town": ALL,
        "heading": ALL,
        "berth": ALL,
        "moved": ALL,
        "hand": OWNER,
        "known": EACH,
        "laid": EACH,
        "draft": ALL,
        "draw": COUNT,
        "draw_count": ALL,
        "discard": ALL,
        "waiting": ALL,
        "old_wine": ALL,
        "aboard": EACH,
        "hold": ALL,
        "louis": EACH,
    }
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("town", "heading", "berth", "moved"),
        ("draw", "discard", "waiting", "old_wine", "aboard", "hold", "louis"),
    )  # fmt: skip
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = OF_CHANCE
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = EVENTS

    def lay_out(self, edition: LoireEdition, seats: i64) -> None:
        """L-1.2, L-2.4: an empty board, everybody with 0 louis and an empty boat, all cards in the draw pile."""
        self.prepare()
        self.edition = edition
        self.seats = seats
        self.self_target: i64 = 1  # an explosion may strike one's own coal
        self.round: i64 = 0
        self.phase: i64 = 0
        self.leader = 0
        self.draw_count: i64 = 0
        self.town = vec[i64]([-1] * seats)  # by seat, -1 before the boat is placed
        self.heading = vec[i64]([DOWNSTREAM] * seats)
        self.berth = vec[i64]([MIDRIVER] * seats)  # the dock a boat lies at, or MIDRIVER
        self.moved = vec[i64]([0] * seats)
        self.hand = vec[i64]([0] * (KINDS * seats))  # KINDS * seat + kind
        self.known = vec[i64]([0] * (KINDS * seats))  # KINDS * seat + kind: R-7, taken openly and not yet played
        self.laid = vec[i64]([0] * (KINDS * seats))  # KINDS * seat + kind
        self.draft = vec[i64]([0] * KINDS)  # by kind
        self.draw = vec[i64]([face.count for face in edition.faces])  # by face
        self.discard = vec[i64]([0] * edition.face_count)  # by face
        self.waiting = vec[i64]([0] * edition.face_count)  # by face, at the town of its origin
        self.old_wine = vec[i64]([0] * len(edition.towns))  # by town: wine that lay there when the phase began
        self.aboard = vec[i64]([0] * (edition.passengers * seats))  # passengers * seat + passenger
        self.hold = vec[i64]()  # wine aboard, the one loaded first comes first
        self.louis = vec[i64]([0] * (2 * seats))  # 2 * seat + FARES or WINE
        for face in edition.faces:
            self.draw_count += face.count

    def clone(self) -> Loire:
        twin = Loire()
        twin.follow(self)
        twin.edition = self.edition
        twin.self_target = self.self_target
        twin.round = self.round
        twin.phase = self.phase
        twin.leader = self.leader
        twin.draw_count = self.draw_count
        twin.town = self.town[:]
        twin.heading = self.heading[:]
        twin.berth = self.berth[:]
        twin.moved = self.moved[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.laid = self.laid[:]
        twin.draft = self.draft[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.waiting = self.waiting[:]
        twin.old_wine = self.old_wine[:]
        twin.aboard = self.aboard[:]
        twin.hold = self.hold[:]
        twin.louis = self.louis[:]
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        return show(self, sheet, row)

    def pools(self) -> list[Pool]:
        return [Pool(self.draw, self.hand, self.known, KINDS)]

    # small facts that several chapters ask for

    def strength(self, seat: i64) -> i64:
        """L-6.2, R-8: the mariners lying in front of a player now."""
        return self.laid[KINDS * seat + MARINER]

    def wines(self, seat: i64) -> i64:
        """Wine cards aboard a boat."""
        count: i64 = 0
        for entry in self.hold:
            if entry // HOLD == seat:
                count += 1
        return count

    def spend_wine(self, seat: i64) -> None:
        """R-25: discard the wine that has been aboard longest."""
        kept = vec[i64]()
        spent = False
        self.changed |= CARD_PART
        for entry in self.hold:
            if not spent and entry // HOLD == seat:
                spent = True
                self.discard[self.edition.wine_of[entry % HOLD]] += 1
            else:
                kept = append(kept, entry)
        self.hold = kept

    def points(self, seat: i64) -> i64:
        return self.louis[2 * seat + FARES] + self.louis[2 * seat + WINE]

    def sources(self, seat: i64) -> dict[str, int]:
        return {"fares": self.louis[2 * seat + FARES], "wine": self.louis[2 * seat + WINE]}

    def winners(self) -> list[int]:
        return richest(self) if self.over else []

    def inventory(self) -> dict[str, int]:
        """L-1.2: every card is always somewhere."""
        count: dict[str, int] = {}
        for at, face in enumerate(self.edition.faces):
            count[face.id] = self.draw[at] + self.discard[at] + self.waiting[at]
        for at in range(KINDS):
            name = self.edition.faces[at].id
            count[name] += self.draft[at]
            for seat in range(self.seats):
                count[name] += self.hand[KINDS * seat + at] + self.laid[KINDS * seat + at]
        for entry in self.hold:
            count[self.edition.faces[self.edition.wine_of[entry % HOLD]].id] += 1
        for at in range(len(self.aboard)):
            count[self.edition.faces[self.edition.first_passenger + at % self.edition.passengers].id] += self.aboard[at]
        return count
