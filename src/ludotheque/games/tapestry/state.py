"""The position of Tapestry: where tokens, pieces, tiles, cards and resources are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Pool
from ludotheque.games.tapestry.components import (
    LAST,
    RESOURCES,
    SOURCE_IDS,
    SOURCES,
    TECHNOLOGY,
    TRACKS,
)
from ludotheque.games.tapestry.inventory import inventory
from ludotheque.games.tapestry.map.atlas import Atlas
from ludotheque.games.tapestry.sheet import show
from ludotheque.games.tapestry.sight import SEEN_BY, pools
from ludotheque.games.tapestry.victory import winners
from ludotheque.games.tapestry.vocabulary import EVENTS, OF_CHANCE, VERBS

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition import TapestryEdition


class Tapestry(Led):
    """T-1.1 to T-1.13, T-6.3, T-6.6: the board, the decks and what each player has; only hands and what lies in decks
    are hidden, and while setting up, what each player has chosen."""

    SEEN_BY: ClassVar[dict[str, str]] = SEEN_BY
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("capital", "capital_offer", "capital_pick", "capital_rest", "civilization_owner",
         "civilization_pile", "dealt", "chosen", "first_civilization", "mat"),
        ("objective", "toppled", "buildings", "placed", "plots", "filled",
         "landmark_owner", "landmark_site", "landmark_turn"),
        ("tile", "turned", "piece", "controller", "territories", "outposts"),
        ("tile_place", "space_place", "tech_place", "tech_tokens"),
        ("hand", "deck", "buried", "discard", "laid", "face_down", "top", "heralded", "active", "ally", "pact"),
    )  # fmt: skip
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = OF_CHANCE
    OF_BOTH: ClassVar[tuple[str, ...]] = ("turn",)  # tiles, which chance turns for the Automa
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = EVENTS

    edition: TapestryEdition
    rules: i64  # the version by which the match is played
    adjusted: i64  # 1 with the official adjustments
    large: i64  # 1 on the large map
    turn: i64  # whose turn it is
    science_die: i64  # the last result, a track
    capital: vec[i64]  # by seat; NONE before it is founded
    capital_offer: vec[i64]  # mats * seat + mat: dealt to choose from
    capital_pick: vec[i64]  # ... and secretly chosen
    capital_rest: vec[i64]  # mats not chosen
    civilization_owner: vec[i64]  # NONE in the pile, OUT of the game, or a seat
    civilization_pile: vec[i64]
    dealt: vec[i64]  # CIVILIZATIONS * seat + civilization: to choose from
    chosen: vec[i64]  # ... and secretly chosen
    first_civilization: vec[i64]  # by seat: the one it started with
    mat: vec[i64]  # CELLS * civilization + cell: what each mat keeps in mind
    era: vec[i64]  # income turns begun
    finished: vec[i64]
    resource: vec[i64]  # RESOURCES * seat + kind
    score: vec[i64]  # SOURCES * seat + source
    token_track: vec[i64]  # TRACKS * seat + token
    token_space: vec[i64]
    singular: vec[i64]  # by seat: 1 where technology was completed and left
    used: vec[i64]  # TRACKS * seat + track: bits of the spaces gained this turn
    repeated: vec[i64]  # by seat: 1 where the battery was used this turn
    locked: vec[i64]  # TRACKS * seat + track: for how many ends of its turn a seat locks it
    objective: vec[i64]  # OBJECTIVES * seat + objective: 1 where reached
    toppled: vec[i64]  # by seat: opponent outposts it toppled
    buildings: vec[i64]  # BUILDINGS * seat + kind: taken from the income mat
    placed: vec[i64]  # ... of which in the capital, on the Craftsmen mat or on the map
    plots: vec[i64]  # PLOTS * seat + plot
    filled: vec[i64]  # LINES * seat + line: plots filled
    landmark_owner: vec[i64]
    landmark_site: vec[i64]  # where in the capital of its owner, BESIDE it or ON_MAP
    landmark_turn: vec[i64]
    tile: vec[i64]  # by hex: a tile, PRINTED, UNEXPLORED or OFF_MAP
    turned: vec[i64]
    piece: vec[i64]  # 2 * hex + place: see map/pieces.py
    controller: vec[i64]  # by hex
    territories: vec[i64]  # by seat: how many it controls
    outposts: vec[i64]  # in supply
    tile_place: vec[i64]  # by territory tile: TILE_DECK ...
    space_place: vec[i64]  # by space tile: SPACE_DECK ...
    tech_place: vec[i64]  # by technology: DECK, DISPLAY, DISCARDED, or FIRST_ROW + ROWS * seat + row
    tech_tokens: vec[i64]  # by technology: tokens of the Inventors, or -1 - its place on display
    hand: vec[i64]  # FACES * seat + face
    deck: vec[i64]  # by face; cards laid face down since it was shuffled are still among them, for nobody knows them
    buried: vec[i64]  # by face: those that lay face down on the mats when it was last shuffled
    discard: vec[i64]
    laid: vec[i64]  # FACES * seat + face: on the income mat, covered or not
    face_down: vec[i64]  # by seat
    top: vec[i64]  # ERAS * seat + era: the uncovered card, FACE_DOWN or NONE
    heralded: vec[i64]  # ... and whether a token of the Heralds lies on it
    active: vec[i64]  # 2 * seat + place: abilities of this era, the second one through Heralds
    ally: vec[i64]  # ... with whom
    pact: vec[i64]  # ... and on which track
    level: i64  # of the Automa in a solo game, 0 in any other
    automa: vec[i64]  # what the bots have: see automa/parties.py; empty without them
    decision: vec[i64]  # by decision card: PROGRESS ...

    def clone(self) -> Tapestry:
        twin = Tapestry()
        twin.follow(self)
        twin.edition = self.edition
        twin.rules = self.rules
        twin.adjusted = self.adjusted
        twin.large = self.large
        twin.leader = self.leader
        twin.turn = self.turn
        twin.science_die = self.science_die
        twin.capital = self.capital[:]
        twin.capital_offer = self.capital_offer[:]
        twin.capital_pick = self.capital_pick[:]
        twin.capital_rest = self.capital_rest[:]
        twin.civilization_owner = self.civilization_owner[:]
        twin.civilization_pile = self.civilization_pile[:]
        twin.dealt = self.dealt[:]
        twin.chosen = self.chosen[:]
        twin.first_civilization = self.first_civilization[:]
        twin.mat = self.mat[:]
        twin.era = self.era[:]
        twin.finished = self.finished[:]
        twin.resource = self.resource[:]
        twin.score = self.score[:]
        twin.token_track = self.token_track[:]
        twin.token_space = self.token_space[:]
        twin.singular = self.singular[:]
        twin.used = self.used[:]
        twin.repeated = self.repeated[:]
        twin.locked = self.locked[:]
        twin.objective = self.objective[:]
        twin.toppled = self.toppled[:]
        twin.buildings = self.buildings[:]
        twin.placed = self.placed[:]
        twin.plots = self.plots[:]
        twin.filled = self.filled[:]
        twin.landmark_owner = self.landmark_owner[:]
        twin.landmark_site = self.landmark_site[:]
        twin.landmark_turn = self.landmark_turn[:]
        twin.tile = self.tile[:]
        twin.turned = self.turned[:]
        twin.piece = self.piece[:]
        twin.controller = self.controller[:]
        twin.territories = self.territories[:]
        twin.outposts = self.outposts[:]
        twin.tile_place = self.tile_place[:]
        twin.space_place = self.space_place[:]
        twin.tech_place = self.tech_place[:]
        twin.tech_tokens = self.tech_tokens[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.buried = self.buried[:]
        twin.discard = self.discard[:]
        twin.laid = self.laid[:]
        twin.face_down = self.face_down[:]
        twin.top = self.top[:]
        twin.heralded = self.heralded[:]
        twin.active = self.active[:]
        twin.ally = self.ally[:]
        twin.pact = self.pact[:]
        twin.level = self.level
        twin.automa = self.automa[:]
        twin.decision = self.decision[:]
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        return show(self, sheet, row)

    def pools(self) -> list[Pool]:
        return pools(self)

    # small facts that several chapters ask for

    def players(self) -> i64:
        """T-20.1: alone one has two seats beside one's own that the rules drive."""
        if self.level == 0:
            return self.seats
        return 1

    def is_bot(self, seat: i64) -> bool:
        """T-20.1, T-20.7: the Automa or the Shadow Empire: they gain what their chapter names, and are asked
        nothing."""
        return self.level > 0 and seat > 0

    def atlas(self) -> Atlas:
        """T-1.1: the side of the board in use."""
        return self.edition.atlas[self.large]

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.seats - 1

    def holds(self, seat: i64, civilization: i64) -> bool:
        """T-14.1: all civilizations of a player are active."""
        return self.civilization_owner[civilization] == seat

    def enjoys(self, seat: i64, card: i64) -> bool:
        """T-3.5, T-13.1: an ability of this era."""
        return self.active[2 * seat] == card or self.active[2 * seat + 1] == card

    def position(self, seat: i64, track: i64) -> i64:
        """T-16.3: the most advanced token counts; technology that was completed and left counts as complete."""
        if track == TECHNOLOGY and self.singular[seat] == 1:
            return LAST
        best: i64 = 0
        for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
            if self.token_track[at] == track and self.token_space[at] > best:
                best = self.token_space[at]
        return best

    def wealth(self, seat: i64) -> i64:
        """All resources of a player."""
        at = RESOURCES * seat
        return self.resource[at] + self.resource[at + 1] + self.resource[at + 2] + self.resource[at + 3]

    # what the game says about itself

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for at in range(SOURCES * seat, SOURCES * seat + SOURCES):
            total += self.score[at]
        return total

    def sources(self, seat: i64) -> dict[str, int]:
        return {id: int(self.score[SOURCES * seat + at]) for at, id in enumerate(SOURCE_IDS)}

    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    def inventory(self) -> dict[str, int]:
        return inventory(self)
