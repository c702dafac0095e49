"""T-1: the components of Tapestry, read once from an edition file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.edition import Edition
from ludotheque.core.notation import Grammar, Phrase
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.measures import MEASURE_IDS
from ludotheque.games.tapestry.benefits.orders import settled_orders
from ludotheque.games.tapestry.benefits.word import WORDS
from ludotheque.games.tapestry.benefits.words import words_with
from ludotheque.games.tapestry.capital.grid import Footprint, rocks
from ludotheque.games.tapestry.edition.automa import NO_AUTOMA, Automa
from ludotheque.games.tapestry.edition.checks import complaints_of
from ludotheque.games.tapestry.edition.figures import figures_of
from ludotheque.games.tapestry.edition.mats import Mats
from ludotheque.games.tapestry.edition.yields import Yields
from ludotheque.games.tapestry.map.atlas import Atlas, bits, terrains
from ludotheque.games.tapestry.vocabulary import Verbs

if TYPE_CHECKING:
    from ludotheque.core.words import Words


class TapestryEdition(Edition):
    """T-1.1 to T-1.7: all material of the box, and one action for everything that can be done with it."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.landmarks = [str(row["id"]) for row in data["landmarks"]["shapes"]]
        self.grammar = Grammar(words_with(self.landmarks), MEASURE_IDS)
        # by word: the phrase that is just this word
        self.term = vec[i64]([self.read(word) for word in self.grammar.words])
        self.any_building: i64 = self.read(" / ".join(c.BUILDING_IDS))  # phrases that the rules look for
        self.territory: i64 = self.read("territory")
        self._read_numbers()
        self._tabulate_tracks()
        self._tabulate_map()
        self._tabulate_dice()
        self._tabulate_mats()
        self._tabulate_cards()
        self.solo: bool = "automa-setup" in data  # whether the box serves one player ...
        self.automa = Automa(data if self.solo else NO_AUTOMA, self.atlas[0])  # ... and with what
        self.phrases: list[Phrase] = self.grammar.phrases
        self.settled = vec[i64](settled_orders(self.phrases))  # by phrase: parts whose order cannot matter
        self.verbs = Verbs(self)

    def _read_numbers(self) -> None:
        self.display: i64 = self.number("display")
        self.civilizations_dealt: i64 = self.number("civilizations_dealt")
        self.start_outposts: i64 = self.number("start_outposts")
        self.outposts: i64 = self.number("outposts")
        self.resource_limit: i64 = self.number("resource_limit")
        self.eras: i64 = self.number("eras")
        self.buildings: i64 = self.number("buildings")
        self.district_resources: i64 = self.number("district_resources")
        self.toppled_for_objective: i64 = self.number("toppled_for_objective")
        self.alien_points: i64 = self.number("alien_points")

    def read(self, text: str) -> int:
        """The number of a phrase; NONE for nothing."""
        return int(self.grammar.read(text).number) if text else c.NONE

    def _tabulate_tracks(self) -> None:
        """T-4.1, T-5.1: four tracks of twelve spaces in four tiers."""
        self.spaces: list[str] = []  # 13 a track, the start first
        benefit, bonus, landmark = [], [], []
        main, main_cost, any_cost = [], [], []
        for track in c.TRACK_IDS:
            table = self.data[f"track-{track}"]
            rows = table["spaces"]
            if len(rows) != c.LAST or len(table["costs"]) != c.TIERS:
                raise ValueError(f"the {track} track should have {c.LAST} spaces in {c.TIERS} tiers")
            self.spaces += [f"{track}-start", *[str(row["id"]) for row in rows]]
            benefit += [c.NONE, *[self.read(row["benefit"]) for row in rows]]
            bonus += [c.NONE, *[self.read(row.get("bonus", "")) for row in rows]]
            places = [self.landmarks.index(row["landmark"]) if "landmark" in row else c.NONE for row in rows]
            landmark += [c.NONE, *places]
            kinds = []
            for text in table["costs"]:
                cost = self.grammar.read(text)
                terms = cost.parts or [cost]
                own = [term for term in terms if WORDS[term.word].resource() != c.NONE]
                kinds += [int(WORDS[term.word].resource()) for term in own]
                main_cost.append(sum(int(term.count) for term in own))
                any_cost.append(sum(int(term.count) for term in terms if term.text.endswith("any")))
            main.append(kinds[0])
        # 13 * track + space: a phrase, a phrase, a landmark; NONE without
        self.benefit, self.bonus, self.space_landmark = vec[i64](benefit), vec[i64](bonus), vec[i64](landmark)
        # by track; TIERS * track + tier
        self.main_resource, self.main_cost, self.any_cost = vec[i64](main), vec[i64](main_cost), vec[i64](any_cost)

    def _tabulate_map(self) -> None:
        """T-1.1, T-1.4, T-7.4: both maps and the tiles."""
        data = self.data
        mats = data["capitals"]["mats"]
        # pairs side by side
        self.capital_numbers = [int(number) for pair in data["capitals"]["pairs"] for number in pair]
        self.atlas = [Atlas(data["map-small"], len(mats)), Atlas(data["map-large"], len(mats))]  # small, large
        rows = data["tiles"]["territory"]
        self.tiles: i64 = len(rows)
        corners = [terrain for row in rows for terrain in terrains(row["corners"])]
        inner = [bits(row.get("inner", "")) for row in rows]
        self.tile_corners = vec[i64](corners)  # SIDES * tile + corner
        self.tile_inner = vec[i64](inner)
        lands = []
        for tile in range(len(rows)):
            kinds = {corners[c.SIDES * tile + corner] for corner in range(c.SIDES)} - {c.SEA}
            lands.append(inner[tile] | sum(1 << kind for kind in kinds))
        self.tile_lands = vec[i64](lands)  # every land on it
        self.tile_benefit = vec[i64]([self.read(row["benefit"]) for row in rows])
        self.space_benefit = vec[i64]([self.read(text) for text in data["tiles"]["space"]])

    def _tabulate_dice(self) -> None:
        """T-1.6, T-10.5, T-17.3: the dice, and what objectives are worth."""
        dice = self.data["dice"]
        self.science_faces = vec[i64]([int(dice["science"][track]) for track in c.TRACK_IDS])
        # different faces of the conquer dice, and how many sides show each
        self.red_faces: list[str] = list(dict.fromkeys(dice["red"]))
        self.black_faces: list[str] = list(dict.fromkeys(dice["black"]))
        self.red_weight = vec[i64]([dice["red"].count(face) for face in self.red_faces])
        self.black_weight = vec[i64]([dice["black"].count(face) for face in self.black_faces])
        self.red_benefit = vec[i64]([self.read(face) for face in self.red_faces])
        self.black_benefit = vec[i64]([self.read(face) for face in self.black_faces])
        tables = self.data["objectives"]
        # OBJECTIVES * map + objective
        self.objective_points: list[list[int]] = [
            list(tables[size][id]) for size in ("small", "large") for id in c.OBJECTIVE_IDS
        ]
        assert len(self.objective_points) == 2 * c.OBJECTIVES

    def _tabulate_mats(self) -> None:
        """T-1.8, T-1.10, T-1.11: income, capital and civilization mats, and what may be built."""
        data = self.data
        self.income = Yields(self.grammar, data["income"]["tracks"])
        self.era_resources = vec[i64]([int(count) for count in data["income"]["era_resources"]])
        mats = {int(row["number"]): row["plots"] for row in data["capitals"]["mats"]}
        # PLOTS * capital + plot
        self.rock = vec[i64]([plot for number in self.capital_numbers for plot in rocks(mats[number])])
        self.footprints = [Footprint(row["plots"]) for row in data["landmarks"]["shapes"]]
        rows = {str(row["id"]): row for row in data["civilizations"]["mats"]}
        # bits of the income turns on which a mat is used
        self.civilization_turns = vec[i64](
            [sum(1 << int(turn) for turn in rows[id].get("turns", [])) for id in c.CIVILIZATION_IDS]
        )
        self.mats = Mats(self.grammar, data)

    def _tabulate_cards(self) -> None:
        """T-1.2, T-1.3: technology and tapestry cards."""
        rows = self.data["technology"]["cards"]
        self.techs = [str(row["id"]) for row in rows]
        self.circle = vec[i64]([self.read(row["circle"]) for row in rows])
        self.square = vec[i64]([self.read(row["square"]) for row in rows])
        kinds = [*c.TRACK_IDS, *c.BUILDING_IDS]
        needs = [str(row["needs"]).rsplit("-", 1) for row in rows]
        # by technology: a track, or TRACKS + a building
        self.needs = vec[i64]([kinds.index(need[0]) for need in needs])
        self.needs_least = vec[i64]([int(need[1]) for need in needs])
        faces = {str(row["id"]): row for row in self.data["tapestry"]["cards"]}
        self.copies = vec[i64]([int(faces[id].get("copies", 1)) for id in c.CARD_IDS])
        # by face: 1 where it lasts for an era
        self.card_kind_era = vec[i64]([int(faces[id]["kind"] == "era") for id in c.CARD_IDS])
        # by face: a phrase, or NONE where code carries it out
        self.card_effect = vec[i64]([self.read(faces[id].get("effect", "")) for id in c.CARD_IDS])
        # numbers and phrases that this code uses
        self.card_points = vec[i64]([int(faces[id].get("points", 0)) for id in c.CARD_IDS])
        self.card_count = vec[i64]([int(faces[id].get("count", 0)) for id in c.CARD_IDS])
        self.card_effects: list[list[int]] = [
            [self.read(text) for text in faces[id].get("effects", [])] for id in c.CARD_IDS
        ]
        lands = faces[c.CARD_IDS[c.COLONIALISM]]["lands"]
        # by terrain, for Colonialism
        self.land_resource = vec[i64]([c.RESOURCE_IDS.index(lands[id]) if id in lands else c.NONE for id in c.TERRAINS])
        self.nothing_known = vec[i64]([0] * (c.MOST_SEATS * c.FACES))

    def thing(self, what: str, number: int) -> str | int:
        names = self.verbs.names.get(what)
        return names[number] if names is not None else super().thing(what, number)

    def figures(self, words: Words) -> dict[str, str | int]:
        return figures_of(self, words)

    def complaints(self) -> list[str]:
        """T-1.2 to T-1.7: what a box must have."""
        return complaints_of(self.data)
