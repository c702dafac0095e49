"""What can be done and what can be told in Loire: verbs and events, with what each names, and the actions."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.games.loire.components import EXPLOSION, KIND_IDS, KINDS, MARINER, MOST_SEATS, NO_COAL, Face, Town

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("town",),
    "take": ("kind",),
    "lay": ("kind",),
    "explode": ("seat", "kind"),
    "bribe": ("seat",),
    "stop": (),
    "pass": (),
    "dock": ("dock",),
    "sell": ("count",),
    "lead": ("seat",),
    "deal": ("kind",),
    "turn": ("face",),
}
OF_CHANCE: Final = ("deal", "lead", "turn")
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "leads": ("seat",),
    "placed": ("seat", "town"),
    "dealt": ("seat", "count"),
    "dealt-card": ("kind",),
    "round": ("count", "seat"),
    "turned": ("face",),
    "sun": (),
    "spoilt": ("count",),
    "reshuffled": ("count",),
    "took": ("seat", "kind"),
    "laid": ("seat", "kind"),
    "exploded": ("seat", "victim", "kind"),
    "fizzled": ("seat",),
    "bribed": ("seat", "victim"),
    "passed": ("seat",),
    "unfished": ("seat",),
    "moved": ("seat", "town", "count"),
    "stayed": ("seat", "town"),
    "docked": ("seat", "dock"),
    "midriver": ("seat", "town"),
    "fought": ("seat", "victim", "count"),
    "evicted": ("seat", "victim", "dock"),
    "shifted": ("seat", "dock"),
    "held": ("seat", "victim", "dock"),
    "loaded": ("seat", "passengers", "wines"),
    "delivered": ("seat", "face", "count"),
    "sold": ("seat", "count", "louis"),
    "crew-left": ("count",),
    "won": ("seat", "count"),
    "shared": ("seat", "count"),
    "limit": (),
}


class LoireActions(Edition):
    """L-1.2: the actions of an edition."""

    place: list[Action]
    take: list[Action]
    lay: list[Action]
    explode: list[Action]  # MARINER * victim + coal
    fizzle: Action
    bribe: list[Action]
    stop: Action
    wait: Action
    dock: list[list[Action]]  # by town, only where there are two
    sell: list[Action]
    lead: list[Action]
    deal: list[Action]
    turn: list[Action]

    def name_actions(self, towns: list[Town], faces: list[Face]) -> None:
        """One action for everything that can be done with these components, in the order of the game."""
        words = self.vocabulary
        seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
        wines = sum(face.count for face in faces if face.kind == "wine")
        self.place = words.verb("place", [town.id for town in towns], "L-2.2")
        self.take = words.verb("take", KIND_IDS, "L-4.6")
        clauses = ["L-5.4", "L-5.4", "L-5.4", "L-5.5", "L-5.6", "L-5.8"]
        self.fizzle = words.word("explode", (), "L-5.6", NO_COAL)
        self.lay = [
            self.fizzle if kind == EXPLOSION else words.word("lay", (KIND_IDS[kind],), clauses[kind], kind)
            for kind in range(KINDS)
        ]
        self.explode = [
            words.word("explode", (seats[victim], KIND_IDS[coal]), "L-5.6", KINDS * victim + coal)
            for victim in range(MOST_SEATS)
            for coal in range(MARINER)
        ]
        self.bribe = words.verb("bribe", seats, "L-5.7")
        self.stop = words.word("stop", (), "L-5.3")
        self.wait = words.word("pass", (), "L-5.8")
        self.dock = []
        for town in towns:
            docks = [f"{town.id}-{number}" for number in (1, 2)] if len(town.docks) > 1 else []
            self.dock.append(words.verb("dock", docks, "L-9.1"))
        self.sell = words.verb("sell", [str(count) for count in range(wines + 1)], "L-10.5")
        self.lead = words.verb("lead", seats, "L-2.1")
        self.deal = words.verb("deal", KIND_IDS, "L-2.3")
        self.turn = words.verb("turn", [face.id for face in faces], "L-4.1")
