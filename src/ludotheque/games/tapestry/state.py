"""The position of Tapestry: where tokens, pieces, tiles, cards and resources are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Pool
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.inventory import inventory
from ludotheque.games.tapestry.map.atlas import HEXES, Atlas
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

    def lay_out(self, edition: TapestryEdition, seats: i64, large: i64, adjusted: i64, rules: i64) -> None:
        """T-1.1 to T-1.5, T-1.7, T-1.10, T-1.12: a position in which nobody has a capital or a civilization yet."""
        self.prepare()
        mats = len(edition.capital_numbers)
        self.edition = edition
        self.seats = seats
        self.rules = rules  # the version by which the match is played
        self.adjusted = adjusted  # 1 with the official adjustments
        self.large = large  # 1 on the large map
        self.leader = 0
        self.turn: i64 = c.NONE  # whose turn it is
        self.science_die: i64 = c.NONE  # the last result, a track
        self.capital = vec[i64]([c.NONE] * seats)  # by seat; NONE before it is founded
        self.capital_offer = vec[i64]([0] * (mats * seats))  # mats * seat + mat: dealt to choose from
        self.capital_pick = vec[i64]([0] * (mats * seats))  # ... and secretly chosen
        self.capital_rest = vec[i64]([0] * mats)  # mats not chosen
        self.civilization_owner = vec[i64]([c.NONE] * c.CIVILIZATIONS)  # NONE in the pile, OUT of the game, or a seat
        self.civilization_pile = vec[i64]([1] * c.CIVILIZATIONS)
        self.dealt = vec[i64]([0] * (c.CIVILIZATIONS * seats))  # CIVILIZATIONS * seat + civilization: to choose from
        self.chosen = vec[i64]([0] * (c.CIVILIZATIONS * seats))  # ... and secretly chosen
        self.first_civilization = vec[i64]([c.NONE] * seats)  # by seat: the one it started with
        self.mat = vec[i64]([0] * (c.CELLS * c.CIVILIZATIONS))  # CELLS * civilization + cell: what it keeps in mind
        self.era = vec[i64]([0] * seats)  # income turns begun
        self.finished = vec[i64]([0] * seats)
        self.resource = vec[i64]([0] * (c.RESOURCES * seats))  # RESOURCES * seat + kind
        self.score = vec[i64]([0] * (c.SOURCES * seats))  # SOURCES * seat + source
        self.token_track = vec[i64]([track for _ in range(seats) for track in range(c.TRACKS)])  # TRACKS * seat + token
        self.token_space = vec[i64]([0] * (c.TRACKS * seats))
        self.singular = vec[i64]([0] * seats)  # by seat: 1 where technology was completed and left
        self.used = vec[i64]([0] * (c.TRACKS * seats))  # TRACKS * seat + track: bits of the spaces gained this turn
        self.repeated = vec[i64]([0] * seats)  # by seat: 1 where the battery was used this turn
        # TRACKS * seat + track: for how many ends of its turn a seat locks it
        self.locked = vec[i64]([0] * (c.TRACKS * seats))
        self.objective = vec[i64]([0] * (c.OBJECTIVES * seats))  # OBJECTIVES * seat + objective: 1 where reached
        self.toppled = vec[i64]([0] * seats)  # by seat: opponent outposts it toppled
        self.buildings = vec[i64]([0] * (c.BUILDINGS * seats))  # BUILDINGS * seat + kind: taken from the income mat
        # ... of which in the capital, on the Craftsmen mat or on the map
        self.placed = vec[i64]([0] * (c.BUILDINGS * seats))
        self.plots = vec[i64]([0] * (c.PLOTS * seats))  # PLOTS * seat + plot
        self.filled = vec[i64]([0] * (c.LINES * seats))  # LINES * seat + line: plots filled
        self.landmark_owner = vec[i64]([c.NONE] * len(edition.landmarks))
        # where in the capital of its owner, BESIDE it or ON_MAP
        self.landmark_site = vec[i64]([c.NONE] * len(edition.landmarks))
        self.landmark_turn = vec[i64]([0] * len(edition.landmarks))
        self.tile = self.atlas().ground[:]  # by hex: a tile, PRINTED, UNEXPLORED or OFF_MAP
        self.turned = vec[i64]([0] * HEXES)
        self.piece = vec[i64]([0] * (2 * HEXES))  # 2 * hex + place: see map/pieces.py
        self.controller = vec[i64]([c.NONE] * HEXES)  # by hex
        self.territories = vec[i64]([0] * seats)  # by seat: how many it controls
        self.outposts = vec[i64]([int(edition.outposts)] * seats)  # in supply
        self.tile_place = vec[i64]([0] * edition.tiles)  # by territory tile: TILE_DECK ...
        self.space_place = vec[i64]([0] * len(edition.space_benefit))  # by space tile: SPACE_DECK ...
        # by technology: DECK, DISPLAY, DISCARDED, or FIRST_ROW + ROWS * seat + row
        self.tech_place = vec[i64]([0] * len(edition.techs))
        # by technology: tokens of the Inventors, or -1 - its place on display
        self.tech_tokens = vec[i64]([0] * len(edition.techs))
        self.hand = vec[i64]([0] * (c.FACES * seats))  # FACES * seat + face
        # by face; cards laid face down since it was shuffled are still among them, for nobody knows them
        self.deck = edition.copies[:]
        self.buried = vec[i64]([0] * c.FACES)  # by face: those that lay face down on the mats when it was last shuffled
        self.discard = vec[i64]([0] * c.FACES)
        self.laid = vec[i64]([0] * (c.FACES * seats))  # FACES * seat + face: on the income mat, covered or not
        self.face_down = vec[i64]([0] * seats)  # by seat
        self.top = vec[i64]([c.NONE] * (c.ERAS * seats))  # ERAS * seat + era: the uncovered card, FACE_DOWN or NONE
        self.heralded = vec[i64]([0] * (c.ERAS * seats))  # ... and whether a token of the Heralds lies on it
        # 2 * seat + place: abilities of this era, the second one through Heralds
        self.active = vec[i64]([c.NONE] * (2 * seats))
        self.ally = vec[i64]([c.NONE] * (2 * seats))  # ... with whom
        self.pact = vec[i64]([c.NONE] * (2 * seats))  # ... and on which track
        self.level: i64 = 0  # of the Automa in a solo game, 0 in any other
        self.automa = vec[i64]([])  # what the bots have: see automa/parties.py; empty without them
        self.decision = vec[i64]([])  # by decision card: PROGRESS ...

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
        if track == c.TECHNOLOGY and self.singular[seat] == 1:
            return c.LAST
        best: i64 = 0
        for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
            if self.token_track[at] == track and self.token_space[at] > best:
                best = self.token_space[at]
        return best

    def wealth(self, seat: i64) -> i64:
        """All resources of a player."""
        at = c.RESOURCES * seat
        return self.resource[at] + self.resource[at + 1] + self.resource[at + 2] + self.resource[at + 3]

    # what the game says about itself

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for at in range(c.SOURCES * seat, c.SOURCES * seat + c.SOURCES):
            total += self.score[at]
        return total

    def sources(self, seat: i64) -> dict[str, int]:
        return {id: int(self.score[c.SOURCES * seat + at]) for at, id in enumerate(c.SOURCE_IDS)}

    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    def inventory(self) -> dict[str, int]:
        return inventory(self)
