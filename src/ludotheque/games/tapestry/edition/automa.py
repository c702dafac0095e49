"""T-20: the components of the solo game: decision cards, levels, mats and civilizations of the Automa."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.parties import AUTOMA_CIVILIZATION_IDS, CHART_IDS, GAIN_IDS, INDICATOR_IDS, LEVELS
from ludotheque.games.tapestry.map.atlas import HEXES, OFF_MAP, STEPS, Atlas, all_hexes

NO_AUTOMA: Final[dict[str, Any]] = {}  # a box that does not serve one player


class Automa:
    """T-20.8 to T-20.18, T-20.22, T-20.29, T-20.56, T-20.69: what the box holds for one player."""

    def __init__(self, data: dict[str, Any], atlas: Atlas) -> None:
        if not data:
            self.cards: list[str] = []  # decision cards
            return
        self._read_decisions(data["automa-decisions"]["cards"], data["automa-scans"]["orders"], atlas)
        self._read_benefits(data["automa-benefits"])
        self._read_levels(data["automa-levels"]["levels"], data["automa-mat"])
        rows = {str(row["id"]): row for row in data["automa-civilizations"]["cards"]}
        cards = [rows[id] for id in AUTOMA_CIVILIZATION_IDS]
        self.favourite = vec[i64](
            [c.TRACK_IDS.index(row["favourite"]) for row in cards]
        )  # by civilization of the Automa
        # ... bits of its income turns
        self.turns = vec[i64]([bits_of([int(turn) for turn in row["turns"]]) for row in cards])
        self._read_setup(data["automa-setup"])

    def _read_decisions(self, rows: list[dict[str, Any]], scans: list[dict[str, Any]], atlas: Atlas) -> None:
        self.cards = [f"decision-{at + 1}" for at in range(len(rows))]
        self.starting = vec[i64]([int(row["deck"] == "start") for row in rows])  # by card: 1 in the first decision deck
        bots = [INDICATOR_IDS.index(row[bot]) for row in rows for bot in ("automa", "shadow")]
        self.indicator = vec[i64](bots)  # 2 * card + bot
        self.income = vec[i64]([int(row["income"]) for row in rows])  # by card: 1 with the income icon
        self.topple = vec[i64]([int(row["topple"]) for row in rows])  # ... with the topple icon
        tracks = [*c.TRACK_IDS, "favourite"]
        orders = [str(row["order"]).split() for row in rows]
        for order in orders:
            if sorted(order) != sorted(tracks):
                raise ValueError(f"a decision card orders the tracks {' '.join(order)}")
        # ORDER * card + place: a track or FAVOURITE, as the Automa reads them
        self.order = vec[i64]([tracks.index(track) for order in orders for track in order])
        lines = [reading_order(scan, atlas) for scan in scans]
        # HEXES * card + hex: how soon the arrows meet it
        self.met = vec[i64]([place for row in rows for place in lines[int(row["scan"]) - 1]])

    def _read_benefits(self, table: dict[str, Any]) -> None:
        self.gains: list[list[int]] = []  # by space of a track
        for track in c.TRACK_IDS:
            rows = [str(text).split() for text in table[track]]
            if len(rows) != c.LAST:
                raise ValueError(f"the Automa gains on {len(rows)} spaces of the {track} track")
            self.gains += [[], *[[GAIN_IDS.index(word) for word in row] for row in rows]]
        # bits of tracks
        self.advances_on: i64 = bits_of([c.TRACK_IDS.index(track) for track in str(table["advances_on"]).split()])
        self.regresses_on: i64 = bits_of([c.TRACK_IDS.index(track) for track in str(table["regresses_on"]).split()])

    def _read_levels(self, rows: list[dict[str, Any]], mat: dict[str, Any]) -> None:
        nothing = [0] * 6
        counts = [number for side in ("normal", "hard") for number in [*nothing, *flat(mat[side])]]
        self.multiplier = vec[i64](counts)  # 3 * (ERAS + 1) * mat + 3 * income turn + row
        self.first_points = vec[i64]([0, 0] + [int(points) for points in mat["first_in_era"]] + [0])  # by income turn
        if len(rows) != LEVELS or len(counts) != 6 * (c.ERAS + 1):
            raise ValueError(f"the Automa has {LEVELS} levels, and multipliers for income turns 2 to {c.ERAS}")
        self.mat = vec[i64]([0] + [int(row["mat"] == "hard") for row in rows])  # by level: 1 for the hard side
        # (ERAS + 1) * level + income turn: the steps
        self.chart: list[list[int]] = [[] for _ in range((c.ERAS + 1) * (LEVELS + 1))]
        for level, row in enumerate(rows, 1):
            for step, id in enumerate(CHART_IDS):
                for turn in row["steps"].get(id, []):
                    self.chart[(c.ERAS + 1) * level + int(turn)].append(step)
        self.more = vec[i64]([0] + [int(row["more"]) for row in rows])  # by level: cards of the second step of progress
        tracks = [*c.TRACK_IDS, "favourite"]
        # by level: bits of the tracks on which you begin with an advance
        self.yours = vec[i64]([0] + [bits_of([tracks.index(one) for one in str(row["you"]).split()]) for row in rows])
        # by level: tracks, or FAVOURITE, on which the bots do
        self.theirs: list[list[int]] = [[], *[[tracks.index(one) for one in str(row["bots"]).split()] for row in rows]]
        self.civilizations = vec[i64]([0] + [int(row["civilizations"]) for row in rows])  # by level, of the Automa

    def _read_setup(self, table: dict[str, Any]) -> None:
        self.your_start: i64 = int(table["your_start"])  # capitals that begin where you and the Automa do
        self.automa_start: i64 = int(table["automa_start"])
        self.markers: i64 = int(table["markers"])
        self.single_tokens: i64 = int(table["single_tokens"])
        self.per_territory: i64 = int(table["per_territory"])
        self.per_landmark: i64 = int(table["per_landmark"])
        self.traps_removed: i64 = int(table["traps_removed"])
        self.progress_cards: i64 = int(table["progress_cards"])  # of the first step of progress
        self.removed: list[int] = [c.CARD_IDS.index(id) for id in table["removed"]]
        self.removed_by_choice: list[int] = [c.CARD_IDS.index(id) for id in table["removed_by_choice"]]
        self.civilizations_removed: list[int] = [c.CIVILIZATION_IDS.index(id) for id in table["civilizations_removed"]]
        by_choice = table["civilizations_removed_by_choice"]
        self.civilizations_removed_by_choice: list[int] = [c.CIVILIZATION_IDS.index(id) for id in by_choice]


def reading_order(scan: dict[str, Any], atlas: Atlas) -> list[int]:
    """T-20.37: by hex, how soon it is met: line by line from the black arrow's on, each in the arrow's direction."""
    places = all_hexes()
    axis = {"u": 0, "v": 1, "column": 2}[str(scan["axis"])]
    du, dv = STEPS[c.DIRECTION_IDS.index(scan["direction"])]
    first, step = int(scan["first"]), int(scan["step"])
    keys: list[tuple[int, int, int]] = []
    for at in range(HEXES):
        u, v = places[at]
        if atlas.ground[at] != OFF_MAP:
            keys.append((step * ((u, v, v - u)[axis] - first), u * du + v * dv, at))
    met = [HEXES] * HEXES
    for place, (line, _, at) in enumerate(sorted(keys)):
        if line < 0:
            raise ValueError("the arrows of a decision card leave hexes behind them")
        met[at] = place
    return met


def flat(rows: list[list[int]]) -> list[int]:
    return [int(number) for row in rows for number in row]


def bits_of(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)
