"""F-1, F-2: the components of 1680, read once from an edition file, and whether they add up to a box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.lin1680 import components as c
from ludotheque.games.lin1680.bundles import MOST
from ludotheque.games.lin1680.roads import distances, ends_of_paths, ends_of_walks, neighbours
from ludotheque.games.lin1680.vocabulary import LinActions

if TYPE_CHECKING:
    from ludotheque.core.words import Words

MOST_PIPS: Final = 12  # all ways of so many steps are walked beforehand, and twice as many would take for ever


class LinEdition(LinActions):
    """F-1.1 to F-1.4: all material of the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.houses: i64 = self.number("houses")
        self.bales: i64 = self.number("bales")
        self.setup_houses: i64 = self.number("setup_houses")
        self.setup_markets: i64 = self.number("setup_markets")
        self.houses_to_win: i64 = self.number("houses_to_win")
        self.pips: i64 = self.number("pips")
        self.market_round: i64 = self.number("market_round")
        self.market_swaps: i64 = self.number("market_swaps")
        self.market_alike: i64 = self.number("market_alike")
        self.reserve_gives: i64 = self.number("reserve_gives")
        self.offers: i64 = self.number("offers")
        self.round_limit: i64 = self.number("round_limit")
        self._tabulate_cards()
        self._tabulate_places()
        rates = [(int(gives), int(asks)) for gives, asks in zip(self.rate_gives, self.rate_asks)]
        self.name_actions([int(port) for port in self.ports], int(self.pips), rates)
        self._tabulate_moves()

    def _tabulate_cards(self) -> None:
        """F-1.3, F-1.4: resources, prices, dice, rates and privilege cards."""
        data = self.data
        self.cards = vec[i64]([int(row["cards"]) for row in data["kind"]])  # resource cards by kind
        # of these, in each hand at the beginning
        self.start = vec[i64]([int(data["start"].get(id, 0)) for id in c.KIND_IDS])
        self.privileges = vec[i64]([int(row["count"]) for row in data["card"]])  # privilege cards by face
        self.nothing_known = vec[i64]([0] * (c.MOST_SEATS * c.CARDS))
        prices = [int(row["pays"].get(id, 0)) for row in data["price"] for id in c.KIND_IDS]
        loom_alone = [prices[c.KINDS * c.HOUSE + c.LOOM] if kind == c.LOOM else 0 for kind in range(c.KINDS)]
        # KINDS * item + kind; the fourth item is a house paid with the loom alone
        self.price = vec[i64](prices + loom_alone)
        # what the sides of a resource die show
        self.sides = vec[i64]([face_index(face) for face in data["dice"]["faces"]])
        self.rate_gives = vec[i64]([int(row["gives"]) for row in data["rate"]])
        self.rate_asks = vec[i64]([int(row["asks"]) for row in data["rate"]])

    def figures(self, words: Words) -> dict[str, str | int]:
        return {"reserve-gives": int(self.reserve_gives), "market-alike": int(self.market_alike)}

    def _tabulate_places(self) -> None:
        """F-1.2, F-3.4, R-35: what a place yields is read, never derived from its type."""
        data = self.data
        self.places = [str(row["id"]) for row in data["place"]]
        self.place_count: i64 = len(self.places)
        # by place: PORT, MARKET or PLAIN
        self.types = vec[i64]([{"port": c.PORT, "market": c.MARKET}.get(row["type"], c.PLAIN) for row in data["place"]])
        kinds = {id: kind for kind, id in enumerate(c.KIND_IDS)}
        # by place: a kind, NONE in a port
        self.yields = vec[i64]([kinds.get(row.get("yields", ""), c.NONE) for row in data["place"]])
        self.ports = vec[i64]()
        for place in range(self.place_count):
            if self.types[place] == c.PORT:
                self.ports = append(self.ports, place)
        self.near: list[list[int]] = neighbours(
            self.places, [*data["roads"]["links"], *[row["link"] for row in data["sea"]]]
        )
        # place_count * from + to
        self.distance = vec[i64]([steps for at in range(self.place_count) for steps in distances(self.near, int(at))])

    def _tabulate_moves(self) -> None:
        """F-3.6, F-3.7: who stands where never matters on the way, so all ways are walked once, here."""
        most = int(self.pips)
        if most > MOST_PIPS:
            raise ValueError(f"[numbers.pips] is {most}, more than {MOST_PIPS}")
        self.ends: list[list[Action]] = []  # pips * place + roll - 1: where a move may end on an empty board
        self.loose_ends: list[list[Action]] = []  # the same where places may be entered again
        for place in range(len(self.places)):
            for ends in ends_of_paths(self.near, place, most):
                self.ends.append([self.moves[end] for end in ends])
            for ends in ends_of_walks(self.near, place, most):
                self.loose_ends.append([self.moves[end] for end in ends])

    def complaints(self) -> list[str]:
        """F-1.1 to F-1.4: what a box must have."""
        away = list(self.distance)[: len(self.places)]
        return lists_wrong(self.data) + cards_wrong(self.data) + places_wrong(self.data, self.near, away)


def face_index(face: str) -> int:
    if face not in c.FACE_IDS:
        raise ValueError(f"a die has no face called {face!r}")
    return c.FACE_IDS.index(face)


def lists_wrong(data: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for table, wanted in (("kind", c.KIND_IDS), ("price", c.ITEM_IDS), ("card", c.CARD_IDS)):
        if [row["id"] for row in data[table]] != wanted:
            wrong.append(f"[[{table}]] must list {', '.join(wanted)}, in this order.")
    if not set(data["dice"]["faces"]) <= set(c.FACE_IDS):
        wrong.append(f"The faces of the [dice] are among {', '.join(c.FACE_IDS)}.")
    for row in data["price"]:
        if not set(row["pays"]) <= set(c.KIND_IDS) or not sum(row["pays"].values()) > 0:
            wrong.append(f"The price of a {row['id']} must name kinds of resources.")
    if int(data["price"][0]["pays"].get("loom", 0)) < 1:
        wrong.append("A house must cost a loom, for a privilege card says that only the loom is paid.")
    if not all(1 <= int(row[side]) <= MOST for row in data["rate"] for side in ("gives", "asks")):
        wrong.append(f"Each side of a [[rate]] is a number of cards from 1 to {MOST}.")
    return wrong


def cards_wrong(data: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for table, count, number in (("kind", "cards", "resource_cards"), ("card", "count", "privilege_cards")):
        total = sum(int(row[count]) for row in data[table])
        said = int(data["numbers"][number]["value"])
        if total != said:
            wrong.append(f"The cards of [[{table}]] add up to {total}, but [numbers.{number}] says {said}.")
    houses = int(data["numbers"]["houses"]["value"])
    for number in ("setup_houses", "houses_to_win"):
        if int(data["numbers"][number]["value"]) > houses:
            wrong.append(f"[numbers.{number}] is more than the {houses} houses that everybody has.")
    for row in data["kind"]:
        if any(int(price["pays"].get(row["id"], 0)) > int(row["cards"]) for price in data["price"]):
            wrong.append(f"There is too little {row['id']} to pay a price.")
        if int(row["cards"]) < 1 + c.MOST_SEATS * int(data["start"].get(row["id"], 0)):
            wrong.append(f"There is too little {row['id']} for the market and {c.MOST_SEATS} players to begin with.")
    return wrong


def places_wrong(data: dict[str, Any], near: list[list[int]], away: list[int]) -> list[str]:
    wrong: list[str] = []
    rows = data["place"]
    for row in rows:
        if row["type"] not in c.TYPE_IDS:
            wrong.append(f"{row['id']} is of no type that the game knows: {', '.join(c.TYPE_IDS)}.")
        elif row["type"] == "port" and row.get("yields"):
            wrong.append(f"{row['id']} is a port and yields nothing.")
        elif row["type"] != "port" and row.get("yields") not in c.KIND_IDS:
            wrong.append(f"{row['id']} must yield one of {', '.join(c.KIND_IDS)}.")
    if sum(row["type"] == "port" for row in rows) < c.MOST_SEATS:
        wrong.append(f"There must be a port for each of {c.MOST_SEATS} pawns.")
    lonely = [row["id"] for row, links in zip(rows, near) if len(links) < 2]
    if lonely:
        wrong.append(f"A pawn could be trapped in a dead end: {', '.join(lonely)}.")
    if max(away) == len(rows):
        wrong.append("The roads and sea routes do not join all places.")
    return wrong
