"""What can be done and what can be told in Loire: verbs and events, with what each names, and the actions."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action, about
from ludotheque.core.edition import Edition
from ludotheque.games.loire.components import EXPLOSION, KIND_IDS, KINDS, MARINER, MOST_SEATS, NO_COAL, Face, Town

VERBS: Final = about(
    {
        "": "stop pass",
        "town": "place",
        "kind": "take lay deal",
        "seat": "bribe lead",
        "dock": "dock",
        "count": "sell",
        "face": "turn",
        "seat kind": "explode",
    }
)
OF_CHANCE: Final = ("deal", "lead", "turn")
EVENTS: Final = about(
    {
        "": "sun limit",
        "seat": "leads fizzled passed unfished",
        "kind": "dealt-card",
        "face": "turned",
        "count": "spoilt reshuffled crew-left",
        "seat town": "placed stayed midriver",
        "seat count": "dealt won shared",
        "count seat": "round",
        "seat kind": "took laid",
        "seat victim": "bribed",
        "seat dock": "docked shifted",
        "seat victim kind": "exploded",
        "seat town count": "moved",
        "seat victim count": "fought",
        "seat victim dock": "evicted held",
        "seat passengers wines": "loaded",
        "seat face count": "delivered",
        "seat count louis": "sold",
    }
)


class LoireActions(Edition):
    """L-1.2: the actions of an edition."""

    def name_actions(self, towns: list[Town], faces: list[Face]) -> None:
        """One action for everything that can be done with these components, in the order of the game."""
        words = self.vocabulary
        seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
        wines = sum(face.count for face in faces if face.kind == "wine")
        self.place = words.verb("place", [town.id for town in towns], "L-2.2")
        self.take = words.verb("take", KIND_IDS, "L-4.6")
        clauses = ["L-5.4", "L-5.4", "L-5.4", "L-5.5", "L-5.6", "L-5.8"]
        self.fizzle = words.word("explode", (), "L-5.6", NO_COAL)
        self.lay: list[Action] = [
            self.fizzle if kind == EXPLOSION else words.word("lay", (KIND_IDS[kind],), clauses[kind], kind)
            for kind in range(KINDS)
        ]
        # MARINER * victim + coal
        self.explode = [
            words.word("explode", (seats[victim], KIND_IDS[coal]), "L-5.6", KINDS * victim + coal)
            for victim in range(MOST_SEATS)
            for coal in range(MARINER)
        ]
        self.bribe = words.verb("bribe", seats, "L-5.7")
        self.stop = words.word("stop", (), "L-5.3")
        self.wait = words.word("pass", (), "L-5.8")
        self.dock: list[list[Action]] = []  # by town, only where there are two
        for town in towns:
            docks = [f"{town.id}-{number}" for number in (1, 2)] if len(town.docks) > 1 else []
            self.dock.append(words.verb("dock", docks, "L-9.1"))
        self.sell = words.verb("sell", [str(count) for count in range(wines + 1)], "L-10.5")
        self.lead = words.verb("lead", seats, "L-2.1")
        self.deal = words.verb("deal", KIND_IDS, "L-2.3")
        self.turn = words.verb("turn", [face.id for face in faces], "L-4.1")
