"""S-2: the components of an edition of Le Siècle d'Or, read once from its file."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.edition.checks import cards_wrong, places_wrong, track_wrong
from ludotheque.games.siecle_dor.edition.faces import faces_of, place_of
from ludotheque.games.siecle_dor.vocabulary import SiecleDorActions


class SiecleDorEdition(SiecleDorActions):
    """S-2.1 to S-2.5: all material of the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.target: i64 = self.number("target")
        self.turn_limit: i64 = self.number("turn_limit")
        self.pawns: i64 = self.number("pawns")
        self.markers: i64 = self.number("markers")
        self.purse: i64 = self.number("purse")
        self.placed_pawns: i64 = self.number("placed_pawns")
        self.crowd: i64 = self.number("crowd")
        self.conversion: i64 = self.number("conversion")
        self.painter: i64 = self.number("painter")
        self.pay_pawn: i64 = self.number("pay_pawn")
        self.pay_marker: i64 = self.number("pay_marker")
        self.pay_governor: i64 = self.number("pay_governor")
        self.pay_merchant: i64 = self.number("pay_merchant")
        self.pay_stadtholder: i64 = self.number("pay_stadtholder")
        self.points_pawn: i64 = self.number("points_pawn")
        self.points_province: i64 = self.number("points_province")
        self.points_mill: i64 = self.number("points_mill")
        self.points_governor: i64 = self.number("points_governor")
        self.points_money: i64 = self.number("points_money")
        self.move_price: i64 = self.number("move")
        self._tabulate_places()
        self._tabulate_cards()
        self.name_actions(self.places, self.arts, self.faces, len(self.merchants))
        self.distance = vec[i64](distances(self.moves))  # steps between provinces: PROVINCES * from + to
        self.raises = vec[i64]([int(row["by"]) for row in data["raise"]])

    def _tabulate_places(self) -> None:
        """S-2.1, S-2.2: provinces, guilds, colonies and the track."""
        data = self.data
        prices = {row["id"]: int(row["price"]) for row in data["colour"]}
        colours = [row["colour"] for row in data["province"]] + list(data["guilds"]["columns"])
        colonies = data["colony"]
        self.provinces: list[str] = [row["id"] for row in data["province"]]
        guilds = [f"guild-{colour}" for colour in data["guilds"]["columns"]]
        self.places: list[str] = [*self.provinces, *guilds, *[row["id"] for row in colonies]]
        # by place
        self.colour = vec[i64]([place_of(c.COLOUR_IDS, colour) for colour in colours] + [c.COLOURS - 1] * len(colonies))
        # by place: what its special action costs
        self.price = vec[i64]([prices[colour] for colour in colours] + [int(row["price"]) for row in colonies])
        # by place: points of a marker there
        self.worth = vec[i64](
            [int(self.points_province)] * len(self.provinces)
            + [0] * len(guilds)
            + [int(row["points"]) for row in colonies]
        )
        self.guild_prices = vec[i64]([int(price) for price in data["guilds"]["prices"]])
        self.space_kind, self.space_first, self.space_second = vec[i64](), vec[i64](), vec[i64]()
        self.merchants = vec[i64]()
        for at, text in enumerate(data["track"]["spaces"]):
            kind, first, second = c.TWO_PROVINCES, c.NONE, c.NONE
            if text == "merchant":
                kind = c.MERCHANT
                self.merchants = append(self.merchants, at)
            elif text == "stadtholder":
                kind = c.STADTHOLDER
            else:
                first, second = [place_of(self.provinces, id) for id in text.split()]
            self.space_kind = append(self.space_kind, kind)
            self.space_first = append(self.space_first, first)
            self.space_second = append(self.space_second, second)
        self.spaces: i64 = len(self.space_kind)

    def _tabulate_cards(self) -> None:
        """S-2.3: the five decks."""
        data = self.data
        decks = [str(row["deck"]) for row in data["colour"]]
        self.arts: list[str] = [row["id"] for row in data["art"]]
        self.faces: list[c.Face] = faces_of(data, decks, self.provinces, self.arts)
        sets = {row["id"]: row for row in data["set"]}
        self.set_size = vec[i64]([int(sets[id]["size"]) for id in c.SET_IDS])
        self.set_pays = vec[i64]([int(sets[id]["pays"]) for id in c.SET_IDS])
        self.art_points = vec[i64]([int(row["points"]) for row in data["art"]])
        self.art_payments = vec[i64]([int(row["payments"]) for row in data["art"]])
        self.art_slot = vec[i64]()  # a painting with so many payments made is slot art_slot + payments
        self.art_slots: i64 = 0
        for payments in self.art_payments:
            self.art_slot = append(self.art_slot, self.art_slots)
            self.art_slots += payments
        self.face_deck = vec[i64]([face.deck for face in self.faces])
        self.face_kind = vec[i64]([face.kind for face in self.faces])
        self.face_number = vec[i64]([face.number for face in self.faces])
        self.own_face = vec[i64]([c.NONE] * c.HIDDEN_KINDS)  # by kind: the face in the deck of its colour, NONE without
        self.grey_face = vec[i64]([c.NONE] * c.HIDDEN_KINDS)  # by kind: the same card in the culture deck, NONE without
        # by deck: its hidden faces ...
        self.first_hidden, self.last_hidden = vec[i64]([0] * c.COLOURS), vec[i64]([0] * c.COLOURS)
        # ... and those laid open
        self.first_open, self.last_open = vec[i64]([0] * c.COLOURS), vec[i64]([0] * c.COLOURS)
        self.hidden: i64 = 0  # how many faces stay hidden in a hand; they come first
        for at, face in enumerate(self.faces):
            if face.kind < c.HIDDEN_KINDS:
                self.hidden += 1
                if self.last_hidden[face.deck] == 0:
                    self.first_hidden[face.deck] = at
                self.last_hidden[face.deck] = at + 1
                (self.grey_face if face.deck == c.GREY else self.own_face)[face.kind] = at
            else:
                if self.last_open[face.deck] == 0:
                    self.first_open[face.deck] = at
                self.last_open[face.deck] = at + 1
        self.nothing_known = vec[i64]([0] * (c.MOST_SEATS * int(self.hidden)))

    def thing(self, what: str, number: int) -> str | int:
        if what == "lifted" and number < 0:
            return "reserve"
        if what == "card":
            return self.faces[number].id
        if what == "deck":
            return f"deck-{c.COLOUR_IDS[number]}"
        places = dict.fromkeys(("province", "other", "place", "lifted"), self.places)
        named = {**places, "set": c.SET_IDS, "art": self.arts}
        return named[what][number] if what in named else super().thing(what, number)

    def complaints(self) -> list[str]:
        """S-2.1 to S-2.4: what is missing or too much, as sentences."""
        return places_wrong(self.data, self.places) + cards_wrong(self.data, self.faces) + track_wrong(self.data)


def distances(moves: list[list[Action]]) -> list[int]:
    """S-6.1.1: the fewest steps from each province to each."""
    size = len(moves)
    found: list[int] = []
    for start in range(size):
        away = [size] * size
        away[start] = 0
        reached = [start]
        for here in reached:
            for action in moves[here]:
                there = action.value % size
                if away[there] == size:
                    away[there] = away[here] + 1
                    reached.append(there)
        found += away
    return found
