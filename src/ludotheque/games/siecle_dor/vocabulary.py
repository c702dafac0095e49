"""What can be done and what can be told in Le Siècle d'Or: verbs and events, with what each names, and the actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import Action, about
from ludotheque.core.edition import Edition
from ludotheque.games.siecle_dor.bids import BidForm
from ludotheque.games.siecle_dor.components import FIRST_COLONY, FIRST_GUILD, MOST_SEATS, PROVINCES, SET_IDS, Face

VERBS: Final = about(
    {
        "": "roll sail end commission keep wait pass",
        "seat": "lead",
        "province": "place settle create auction",
        "space": "start",
        "count": "call",
        "guild": "take",
        "place": "use lift land",
        "set": "cash",
        "art": "pay",
        "step": "raise",
        "halves": "bid",
        "card": "draw",
        "first second": "throw",
        "province other": "move",
    }
)
OF_CHANCE: Final = ("draw", "lead", "throw")
EVENTS: Final = about(
    {
        "": "limit",
        "seat": "leads waits passed left-out",
        "money": "merchant stadtholder",
        "card": "drew-card",
        "seat province": "placed settled created offered unsold",
        "seat count": "started called score won",
        "count seat": "turn",
        "province other": "stopped",
        "seat money": "paid commissioned bid",
        "seat place": "displaced lifted landed",
        "seat deck": "drew",
        "seat card": "laid-open",
        "deck count": "reshuffled",
        "seat jokers": "sailed",
        "seat first second": "thrown",
        "seat province other": "moved",
        "seat place money": "took used",
        "seat art count": "painter finished",
        "seat set money": "cashed",
        "seat victim province money": "sold",
    }
)


class SiecleDorActions(Edition):
    """S-2.1 to S-2.5: the actions of an edition."""

    def name_actions(self, places: list[str], arts: list[str], faces: list[Face], merchants: i64) -> None:
        """One action for everything that can be done with these components, in the order of the game."""
        words = self.vocabulary
        provinces = places[:PROVINCES]
        self.lead = words.verb("lead", [f"seat-{seat}" for seat in range(MOST_SEATS)], "S-3.2")
        self.place = words.verb("place", provinces, "S-3.3")
        self.settle = words.verb("settle", provinces, "S-7.1.1")
        self.start_at = words.verb("start", [f"merchant-{number + 1}" for number in range(merchants)], "S-3.5")
        self.roll = words.word("roll", (), "S-5.1")
        sides = self.number("sides")
        self.call = [words.word("call", (str(sum),), "S-7.5.4", sum) for sum in range(2, 2 * sides + 1)]
        pips = range(1, sides + 1)
        self.throw = [words.word("throw", (str(a), str(b)), "S-5.1", 10 * a + b) for a in pips for b in pips]
        # by province of departure; the value is the destination
        self.moves: list[list[Action]] = [[] for _ in provinces]
        borders = [tuple(row["between"]) for row in self.data["border"]]
        for at, origin in enumerate(provinces):
            for to, goal in enumerate(provinces):
                if (origin, goal) in borders or (goal, origin) in borders:
                    self.moves[at].append(words.word("move", (origin, goal), "S-6.1.1", len(provinces) * at + to))
        self.take = words.verb("take", places[FIRST_GUILD:FIRST_COLONY], "S-6.2.2")
        self.create = words.verb("create", provinces, "S-6.3.1")
        self.use = words.verb("use", places, "S-7.0.1")
        self.auction = words.verb("auction", provinces, "S-8.1")
        self.cash = words.verb("cash", SET_IDS, "S-7.2.3")
        self.sail = words.word("sail", (), "R-11")
        self.end = words.word("end", (), "S-4.5")
        self.commission = words.word("commission", (), "S-7.3.2")
        self.pay = words.verb("pay", arts, "S-7.3.3")
        self.keep = words.word("keep", (), "S-7.1.3")
        self.lift = words.verb("lift", places, "S-6.3.4")
        self.wait = words.word("wait", (), "R-11")
        self.land = words.verb("land", places[FIRST_COLONY:], "S-7.4.3")
        self.step = words.verb("raise", [row["id"] for row in self.data["raise"]], "S-8.2")
        words.forms["bid"] = BidForm()
        self.passing = words.word("pass", (), "S-8.2")
        self.draw = words.verb("draw", [face.id for face in faces], "S-7.0.2")
