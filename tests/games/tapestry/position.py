"""Positions of Tapestry for tests: say what everybody has, begin somewhere, answer in notation.

    table = Table(seats=3)
    table.put(A, resources="2 coin 1 food", at="science-4", hand="trap", tiles="tile-3", outposts="hex-e4")
    table.turn(A)
    table.play(A, "advance exploration", "pay coin")
    table.chance("find tile-7", "find tile-8")
    assert table[A].tiles == "tile-3 tile-7 tile-8"

Nobody has a civilization unless the test says so (`civilizations={A: "leaders"}`). On the small map the seats found the
capitals 1, 2 and 3, on the large one 1, 6, 2, 4 and 3. Everybody is in era 1. `table.gain(A, "explore")` lets a player
gain something out of turn, `table.lay(A, "guilds")` lets a player play a tapestry card, `table.income(A, 3)` begins an
income turn. Chance is answered by the test. `Table(rules=1)` plays by the rules as they were.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.state import Step
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.capital.buildings import cover
from ludotheque.games.tapestry.cards.laying import lay
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CIVILIZATION_IDS,
    DISPLAY,
    ERAS,
    FACES,
    FIRST_BUILDING,
    FIRST_ROW,
    FIRST_SPACE,
    FIRST_SUPPLY,
    FROM_INCOME,
    FROM_TRACK,
    LAST,
    OUTPOST,
    PLOTS,
    RESOURCE_IDS,
    RESOURCES,
    ROCK,
    ROWS,
    SIDE,
    SOURCES,
    TILE_ON_MAP,
    TOKEN,
    TRACK_IDS,
    TRACKS,
)
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.income.era import begin_era
from ludotheque.games.tapestry.map.pieces import TOPPLED, piece_of
from ludotheque.games.tapestry.map.territories import put
from ludotheque.games.tapestry.setup import found_capital
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.turn import EndTurn, Turn
from tests.games.table import TableOf
from tests.games.tapestry.player import HEX_IDS as HEX_IDS
from tests.games.tapestry.player import ROW_IDS, Player

GAME: Final = games["tapestry"]
A, B, C, D, E = range(5)


def edition() -> TapestryEdition:
    """The edition that comes with the game."""
    found = GAME.edition
    assert isinstance(found, TapestryEdition)
    return found


class Table(TableOf[Tapestry]):
    def __init__(
        self,
        seats: int = 3,
        civilizations: dict[int, str] | None = None,
        box: Any = None,
        rules: int | None = None,
        **settings: Any,
    ) -> None:
        chosen = {"leader": 0, **settings}
        self.match = Match(GAME, seats, 0, box or edition(), ask_chance=True, settings=chosen, rules=rules)
        adjusted = int(settings.get("adjustments") == "official")
        self.match.state = state = Tapestry()
        state.lay_out(box or edition(), seats, int(seats > 3), adjusted, self.match.rules)
        state.turn = 0
        for seat in range(seats):
            found_capital(state, seat, seat if seats > 3 else 2 * seat)
            state.era[seat] = 1
        for tech in range(3):
            state.tech_place[tech] = DISPLAY
        for seat, names in (civilizations or {}).items():
            for name in names.split():
                at = CIVILIZATION_IDS.index(name)
                state.civilization_owner[at] = seat
                state.civilization_pile[at] = 0
                state.first_civilization[seat] = at
                ROSTER[at].set_up(state, seat)
                state.stack.clear()

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    # setting up

    def put(
        self,
        seat: int,
        resources: str = "",
        at: str = "",
        hand: str = "",
        tiles: str = "",
        space: str = "",
        techs: str = "",
        buildings: str = "",
        plots: str = "",
        landmarks: str = "",
        outposts: str = "",
        laid: str = "",
        era: int = 0,
        points: int = 0,
    ) -> None:
        """Give a player things; `laid` is the card of the current era, active; `plots` fills plots with farms."""
        state = self.state
        words = resources.split()
        for count, kind in zip(words[::2], words[1::2]):
            state.resource[RESOURCES * seat + RESOURCE_IDS.index(kind)] = int(count)
        for text in at.split():
            track, _, space_number = text.rpartition("-")
            token = TRACKS * seat + TRACK_IDS.index(track)
            state.token_space[token] = int(space_number)
        for name in hand.split():
            state.deck[CARD_IDS.index(name)] -= 1
            state.hand[FACES * seat + CARD_IDS.index(name)] += 1
        for name in tiles.split():
            state.tile_place[number(name)] = FIRST_SUPPLY + seat
        for name in space.split():
            state.space_place[number(name)] = FIRST_SPACE + seat
        for text in techs.split():
            name, _, row = text.partition(":")
            place = FIRST_ROW + ROWS * seat + ROW_IDS.index(row or "bottom")
            state.tech_place[state.edition.techs.index(name)] = place
        words = buildings.split()
        for count, kind in zip(words[::2], words[1::2]):
            state.buildings[BUILDINGS * seat + BUILDING_IDS.index(kind)] = int(count)
            state.placed[BUILDINGS * seat + BUILDING_IDS.index(kind)] = int(count)
        for name in plots.split():
            if state.plots[PLOTS * seat + plot(name)] != ROCK:
                cover(state, seat, plot(name), FIRST_BUILDING + BUILDING_IDS.index("farm"))
        for name in landmarks.split():
            state.landmark_owner[state.edition.landmarks.index(name)] = seat
        for name in outposts.split():
            self.outpost(seat, name)
        if era:
            state.era[seat] = era
        if laid:
            self.give_card(seat, laid)
            state.hand[FACES * seat + CARD_IDS.index(laid)] -= 1
            state.laid[FACES * seat + CARD_IDS.index(laid)] += 1
            state.top[ERAS * seat + state.era[seat]] = CARD_IDS.index(laid)
            if state.edition.card_kind_era[CARD_IDS.index(laid)]:
                state.active[2 * seat] = CARD_IDS.index(laid)
        state.score[SOURCES * seat + FROM_INCOME] += points

    def give_card(self, seat: int, name: str) -> None:
        self.put(seat, hand=name)

    def outpost(self, seat: int, name: str, toppled: bool = False) -> None:
        """An outpost from supply onto a territory."""
        self.state.outposts[seat] -= 1
        put(self.state, HEX_IDS.index(name), piece_of(seat, OUTPOST) + (TOPPLED if toppled else 0))

    def token(self, seat: int, name: str) -> None:
        """A player token onto a territory."""
        put(self.state, HEX_IDS.index(name), piece_of(seat, TOKEN))

    def tile(self, name: str, hex: str, turned: int = 0) -> None:
        """A tile that was explored before."""
        at = HEX_IDS.index(hex)
        self.state.tile[at] = number(name)
        self.state.turned[at] = turned
        self.state.tile_place[number(name)] = TILE_ON_MAP

    def display(self, *names: str) -> None:
        """What lies open of the technology cards."""
        for at in range(len(self.state.tech_place)):
            if self.state.tech_place[at] == DISPLAY:
                self.state.tech_place[at] = 0
        for name in names:
            self.state.tech_place[self.state.edition.techs.index(name)] = DISPLAY

    # where to begin

    def turn(self, seat: int) -> None:
        """Begin with the choice between income and an advance."""
        self.do(seat, EndTurn(seat), Turn(seat))

    def income(self, seat: int, era: int) -> None:
        """Begin income turn number `era`."""
        self.state.turn, self.state.era[seat] = seat, era - 1
        self.lay_out(EndTurn(seat))
        begin_era(self.state, seat)
        self.go_on()

    def gain(self, seat: int, effect: str) -> None:
        """Let a player gain something in a turn of their own."""
        self.do(seat, Gain(seat, self.state.edition.read(effect), FROM_TRACK))

    def lay(self, seat: int, card: str) -> None:
        """Let a player, in a turn of their own, play a tapestry card that they hold or that comes from the deck."""
        if self.state.hand[FACES * seat + CARD_IDS.index(card)] == 0:
            self.give_card(seat, card)
        self.state.turn = seat
        self.lay_out()
        lay(self.state, seat, CARD_IDS.index(card))
        self.go_on()

    def activate(self, seat: int, civilization: str, era: int = 2) -> None:
        """Let a player use a civilization as in step 1 of an income turn."""
        self.state.turn, self.state.era[seat] = seat, era
        self.lay_out()
        ROSTER[CIVILIZATION_IDS.index(civilization)].income(self.state, seat)
        self.go_on()

    def join(self, seat: int, civilization: str) -> None:
        """Let a player gain a civilization in the middle of the game."""
        at = CIVILIZATION_IDS.index(civilization)
        self.gain(seat, "civilization")
        self.chance(f"summon {civilization}")
        assert self.state.civilization_owner[at] != -1

    def do(self, seat: int, *steps: Step[Any]) -> None:
        """What is still to be done in the turn of a player, the last step first."""
        self.state.turn = seat
        self.lay_out(*steps)
        self.go_on()


def number(name: str) -> int:
    """`tile-3` is tile number 2 to the rules."""
    return int(name.rpartition("-")[2]) - 1


def plot(name: str) -> int:
    """`plot-d4` is the top left plot of a capital."""
    column, row = "abcdefghijkl".index(name.removeprefix("plot-")[0]) - 3, int(name.removeprefix("plot-")[1:]) - 4
    return SIDE * row + column


def spaces_of(track: str) -> list[str]:
    """The ids of the twelve spaces of a track."""
    first = (LAST + 1) * TRACK_IDS.index(track)
    return edition().spaces[first + 1 : first + LAST + 1]
