"""The position of Le Siècle d'Or: where pawns, markers, cards and florins are."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import ALL, COUNT, EACH, OWNER
from ludotheque.core.state import Pool
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.holdings import credible, inventory
from ludotheque.games.siecle_dor.sheet import show
from ludotheque.games.siecle_dor.victory import points, sources, winner
from ludotheque.games.siecle_dor.vocabulary import EVENTS, OF_CHANCE, VERBS


class SiecleDor(Led):
    """S-2.1 to S-2.5, R-20: the board, the decks, and what each player has; only faces in hands are hidden."""

    SEEN_BY: ClassVar[dict[str, str]] = {
        "agreed": ALL,
        "turn": ALL,
        "phase": ALL,
        "leader": ALL,
        "active": ALL,
        "space": ALL,
        "first_die": ALL,
        "second_die": ALL,
        "purse": ALL,
        "pawns": EACH,
        "spare_pawns": ALL,
        "spare_markers": ALL,
        "holder": ALL,
        "face": ALL,
        "antilles": EACH,
        "rung": ALL,
        "easel": EACH,
        "finished": EACH,
        "mills": ALL,
        "governors": EACH,
        "hand": OWNER,
        "backs": EACH,
        "draw": COUNT,
        "deck": ALL,
        "discard": ALL,
        "heap": ALL,
        "waiting": ALL,
        "lot": ALL,
        "bid": ALL,
        "bidder": ALL,
        "bids": ALL,
    }
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("holder", "face", "antilles", "rung"),
        ("easel", "finished", "mills", "governors"),
        ("hand", "draw", "backs", "deck", "discard", "heap"),
    )  # fmt: skip
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = OF_CHANCE
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = EVENTS

    def lay_out(self, edition: SiecleDorEdition, seats: i64, agreed: list[int]) -> None:
        """S-3.1, S-3.2: an empty board, shuffled decks, florins and pieces for everybody."""
        self.prepare()
        self.edition = edition
        self.seats = seats
        self.agreed = vec[i64](agreed)  # by agreement; never changes, so clones share it
        self.turn: i64 = 0
        self.phase: i64 = 0  # 0 setup, 1 Stadtholder, 2 actions, 3 end of turn
        self.leader = 0
        self.active: i64 = 0
        self.space: i64 = c.NONE  # of the Stadtholder, NONE before the start
        self.first_die: i64 = 0  # the last throw; 0 where a die card was played
        self.second_die: i64 = 0
        self.purse = vec[i64]([int(edition.purse)] * seats)  # half florins, by seat
        self.pawns = vec[i64]([0] * (c.PROVINCES * seats))  # PROVINCES * seat + province
        self.spare_pawns = vec[i64]([int(edition.pawns)] * seats)  # by seat: the reserves
        self.spare_markers = vec[i64]([int(edition.markers)] * seats)
        self.holder = vec[i64](
            [c.NONE] * c.ANTILLES
        )  # by place, the Antilles apart: whose marker stands there, or NONE
        self.face = vec[i64]([c.ACTIVE] * c.ANTILLES)  # by place: ACTIVE, UNSOLD or USED
        self.antilles = vec[i64]([0] * (c.FACES * seats))  # FACES * seat + face: markers there
        self.rung = vec[i64]([c.NONE] * c.GUILDS)  # by guild: the space its marker stands on, NONE without
        # art_slots * seat + slot: paintings begun, by painting and payments made
        self.easel = vec[i64]([0] * (edition.art_slots * seats))
        self.finished = vec[i64]([0] * (len(edition.arts) * seats))  # arts * seat + art
        self.mills = vec[i64]([0] * seats)  # by seat
        self.governors = vec[i64]([0] * (c.PROVINCES * seats))  # PROVINCES * seat + province
        self.hand = vec[i64]([0] * (edition.hidden * seats))  # hidden faces * seat + face
        self.backs = vec[i64]([0] * (c.COLOURS * seats))  # COLOURS * seat + colour: cards in hand by their backs
        self.draw = vec[i64]([face.count for face in edition.faces])  # by face
        self.deck = vec[i64]([0] * c.COLOURS)  # by colour: cards left to draw
        for face in edition.faces:
            self.deck[face.deck] += face.count
        self.discard = vec[i64]([0] * len(edition.faces))  # by face
        self.heap = vec[i64]([0] * c.COLOURS)  # by colour: cards discarded
        self.waiting = vec[i64]([0] * seats)  # by seat: R-11, a complete voyage without a marker
        self.lot: i64 = c.NONE  # the province whose action is being auctioned, or NONE
        self.bid: i64 = 0
        self.bidder: i64 = c.NONE
        self.bids = vec[i64]([0] * seats)  # by seat: the last bid, 0 without, PASSED, or SELLING

    def clone(self) -> SiecleDor:
        twin = SiecleDor()
        twin.follow(self)
        twin.edition = self.edition
        twin.agreed = self.agreed
        twin.turn = self.turn
        twin.phase = self.phase
        twin.leader = self.leader
        twin.active = self.active
        twin.space = self.space
        twin.first_die = self.first_die
        twin.second_die = self.second_die
        twin.purse = self.purse[:]
        twin.pawns = self.pawns[:]
        twin.spare_pawns = self.spare_pawns[:]
        twin.spare_markers = self.spare_markers[:]
        twin.holder = self.holder[:]
        twin.face = self.face[:]
        twin.antilles = self.antilles[:]
        twin.rung = self.rung[:]
        twin.easel = self.easel[:]
        twin.finished = self.finished[:]
        twin.mills = self.mills[:]
        twin.governors = self.governors[:]
        twin.hand = self.hand[:]
        twin.backs = self.backs[:]
        twin.draw = self.draw[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.heap = self.heap[:]
        twin.waiting = self.waiting[:]
        twin.lot = self.lot
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bids = self.bids[:]
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        return show(self, sheet, row)

    def pools(self) -> list[Pool]:
        """R-20: hands are known by their backs, so each deck is a pool of its own."""
        edition = self.edition
        found: list[Pool] = []
        for deck in (c.YELLOW, c.ORANGE, c.BLUE, c.GREY):
            first = edition.first_hidden[deck]
            kinds = edition.last_hidden[deck] - first
            if kinds > 0:
                found.append(Pool(self.draw, self.hand, edition.nothing_known, kinds, first, edition.hidden))
        return found

    def credible(self) -> bool:
        return credible(self)

    # small facts that several chapters ask for

    def held(self, seat: i64, kind: i64) -> i64:
        """S-7.5.5: cards of one kind in a hand, from whichever deck."""
        own = self.edition.own_face[kind]
        grey = self.edition.grey_face[kind]
        mine = self.edition.hidden * seat
        count: i64 = 0
        if own >= 0:
            count += self.hand[mine + own]
        if grey >= 0:
            count += self.hand[mine + grey]
        return count

    def has_cards(self, colour: i64) -> bool:
        """R-19: something to draw, from the deck or from its discards shuffled anew."""
        return self.deck[colour] > 0 or self.heap[colour] > 0

    def markers_in_antilles(self, seat: i64) -> i64:
        """S-7.4.4: any number may stand there."""
        at = c.FACES * seat
        return self.antilles[at] + self.antilles[at + 1] + self.antilles[at + 2]

    # what the game says about itself

    def points(self, seat: i64) -> i64:
        return points(self, seat)

    def sources(self, seat: i64) -> dict[str, int]:
        return sources(self, seat)

    def winners(self) -> list[int]:
        return [winner(self)] if self.over else []

    def inventory(self) -> dict[str, int]:
        return inventory(self)
