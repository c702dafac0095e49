"""What the bots of a solo game have: the open pair of decision cards, favourite tracks, their income mat."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.drawing import Box, Point, Words
from ludotheque.drawing.lettering import roman, wrapped
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.components import ERAS, NONE, TRACK_ICONS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.map.atlas import HEXES, all_hexes
from ludotheque.games.tapestry.scene.hexmap import FIELDS, Field
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView

HEART: Final = "heart"
LINE: Final = 60  # letters of a line on the mat


class Indicator(NamedTuple):
    """T-20.25: which tracks a card makes valid for a bot."""

    seat: int
    id: str
    label: str


class Decision(NamedTuple):
    """T-20.22: one card of the pair; of the track card the right half counts, of the tiebreaker the left one."""

    edition: TapestryEdition
    card: int
    tiebreaker: bool

    @property
    def id(self) -> str:
        return "tiebreaker" if self.tiebreaker else "track-card"

    @property
    def number(self) -> int:
        return self.card + 1

    def box(self, shape: Shape) -> Box:
        """In a corner of the small map."""
        return shape.pair[int(self.tiebreaker)]

    @property
    def icons(self) -> list[str]:
        """T-20.26: the tracks in the order of the Automa, the heart among them."""
        order = list(self.edition.automa.order)[parties.ORDER * self.card : parties.ORDER * (self.card + 1)]
        return [HEART if track == parties.FAVOURITE else TRACK_ICONS[track] for track in order]

    @property
    def topples(self) -> bool:
        return bool(self.edition.automa.topple[self.card])

    @property
    def income(self) -> bool:
        return bool(self.edition.automa.income[self.card])

    def indicators(self, words: Words) -> list[Indicator]:
        first = parties.BOTS * self.card
        ids = [parties.INDICATOR_IDS[at] for at in list(self.edition.automa.indicator)[first : first + parties.BOTS]]
        return [Indicator(seat, id, words(f"thing-indicator-{id}")) for seat, id in enumerate(ids, parties.AUTOMA)]

    def title(self, words: Words) -> str:
        return words(f"board-{self.id}", number=self.number)

    def note(self, words: Words) -> str:
        """What its active half says."""
        if not self.tiebreaker:
            one, other = (each.label for each in self.indicators(words))
            return words("board-track-card-note", automa=one, shadow=other, income=int(self.income))
        tracks = [words("board-favourite") if icon == HEART else words(f"thing-{TRACKS[icon]}") for icon in self.icons]
        return words("board-tiebreaker-note", tracks=", ".join(tracks), topples=int(self.topples))


TRACKS: Final = dict(zip(TRACK_ICONS, ("exploration", "science", "military", "technology")))


class Arrow(NamedTuple):
    """T-20.37: an arrow of the tiebreaker card, before the hex that its line begins with."""

    colour: str
    field: Field
    degrees: float

    def at(self, shape: Shape) -> Point:
        return self.field.at(shape)


class Favourite(NamedTuple):
    """T-20.14, T-20.16: an outpost beside the favourite track of a bot."""

    seat: int
    track: int
    name: str

    def at(self, shape: Shape) -> Point:
        x, y = shape.track_at(self.track)
        bot = self.seat - parties.AUTOMA
        return (x + 11 + (shape.label - 22) * bot, y + 17) if shape.wide else (x + 108 + 13 * bot, y + 11)


class Step(NamedTuple):
    """T-20.51: a step of the chart, and whether an income turn has it."""

    label: str
    turns: tuple[bool, ...]


class Bot(NamedTuple):
    """What a bot has, in short for its panel and in full for its mat."""

    edition: TapestryEdition
    seat: int
    level: int
    favourite: int
    cards: tuple[int, ...]  # civilizations of the Automa
    pair: tuple[int, int]
    deck: int
    progress: int
    past: tuple[int, ...]
    unseen: int
    laid: int
    turn: int  # the income turn that comes next; beyond the last, none

    def icon(self) -> str:
        return TRACK_ICONS[self.favourite] if self.favourite != NONE else ""

    def order(self) -> list[str]:
        """T-20.26: the tracks as this bot reads them, with the heart where its favourite stands."""
        if self.pair[1] == NONE:
            return []
        icons = Decision(self.edition, self.pair[1], True).icons
        return icons if self.seat == parties.AUTOMA else icons[::-1]

    def indicator(self, words: Words) -> Indicator | None:
        if self.pair[0] == NONE:
            return None
        return Decision(self.edition, self.pair[0], False).indicators(words)[self.seat - parties.AUTOMA]

    def decisions(self) -> list[Decision]:
        return [Decision(self.edition, card, at == 1) for at, card in enumerate(self.pair) if card != NONE]

    def multipliers(self, turn: int) -> list[int]:
        """T-20.56: of one income turn."""
        at = 3 * ((ERAS + 1) * int(self.edition.automa.mat[self.level]) + turn)
        return list(self.edition.automa.multiplier)[at : at + 3]

    def next(self) -> str:
        """The multipliers of the income turn that comes next."""
        return " ".join(f"×{count}" for count in self.multipliers(self.turn)) if 1 < self.turn <= ERAS else ""

    def rows(self, words: Words) -> list[tuple[str, list[int], int, bool, bool]]:
        """T-20.56, T-20.61: by income turn its numeral, its multipliers, the points for being first, whether it is
        over, and whether it comes next."""
        first = self.edition.automa.first_points
        turns = range(2, ERAS + 1)
        return [
            (roman(turn), self.multipliers(turn), int(first[turn]), turn < self.turn, turn == self.turn)
            for turn in turns
        ]

    def steps(self, words: Words) -> list[Step]:
        """T-20.51, T-20.69: the chart of the level."""
        charts = [self.edition.automa.chart[(ERAS + 1) * self.level + turn] for turn in range(1, ERAS + 1)]
        return [
            Step(words(f"value-{id}"), tuple(step in chart for chart in charts))
            for step, id in enumerate(parties.CHART_IDS)
            if any(step in chart for chart in charts)
        ]

    def about(self, words: Words) -> str:
        """T-20.1: what kind of rival it is."""
        return words(f"board-about-{self.party}")

    @property
    def party(self) -> str:
        return "automa" if self.seat == parties.AUTOMA else "shadow"

    def civilizations(self, words: Words) -> list[tuple[str, list[str]]]:
        """The Automa's; in their place the Shadow Empire, which has none, says what it is."""
        if self.seat != parties.AUTOMA:
            return [(words(f"driven-{self.party}"), wrapped(self.about(words), LINE, 4))]
        ids = [parties.AUTOMA_CIVILIZATION_IDS[card] for card in self.cards]
        return [(words(f"thing-{id}"), wrapped(words(f"text-{id}"), LINE, 4)) for id in ids]

    def status(self, words: Words) -> str:
        """In a word: the civilizations of the Automa; of the Shadow Empire what it is."""
        named = [words(f"thing-{parties.AUTOMA_CIVILIZATION_IDS[card]}") for card in self.cards]
        return ", ".join(named) if self.seat == parties.AUTOMA and named else words("board-bot")

    def heading(self, words: Words) -> str:
        return words(f"setting-automa-{self.level}")

    def counts(self, words: Words) -> list[str]:
        past = " ".join(str(card + 1) for card in self.past) or "–"
        return [
            words("board-decision-deck", count=self.deck),
            words("board-progress-deck", count=self.progress),
            *wrapped(words("board-decisions-past", cards=past), LINE, 3),
            words("board-unseen", count=self.unseen, laid=self.laid),
        ]


def bot(view: TapestryView, seat: int) -> Bot | None:
    """A bot, where the rules drive this seat."""
    if not view.level or seat < parties.AUTOMA:
        return None
    automa = view.automa
    return Bot(
        view.edition,
        seat,
        view.level,
        automa[parties.AUTOMA_FAVOURITE + seat - parties.AUTOMA],
        tuple(automa[at] for at in (parties.FIRST_CARD, parties.SECOND_CARD) if automa[at] != NONE),
        (automa[parties.TRACK_CARD], automa[parties.TIEBREAKER]),
        view.decision.count(parties.IN_DECK) + automa[parties.JOINED],
        view.decision.count(parties.PROGRESS) + view.decision.count(parties.RETURNED) - automa[parties.JOINED],
        tuple(card for card, place in enumerate(view.decision) if place == parties.PAST),
        automa[parties.UNSEEN],
        view.face_down[parties.AUTOMA] - automa[parties.UNSEEN],
        view.era[parties.AUTOMA] + 1,
    )


def decisions(view: TapestryView) -> list[Decision]:
    """The cards that lie open."""
    if not view.level:
        return []
    cards = ((view.automa[parties.TRACK_CARD], False), (view.automa[parties.TIEBREAKER], True))
    return [Decision(view.edition, card, tiebreaker) for card, tiebreaker in cards if card != NONE]


def favourites(view: TapestryView) -> list[Favourite]:
    if not view.level:
        return []
    marked = [(parties.AUTOMA + bot, view.automa[parties.AUTOMA_FAVOURITE + bot]) for bot in range(parties.BOTS)]
    return [Favourite(seat, track, view.names[seat]) for seat, track in marked if track != NONE]


def arrows(view: TapestryView) -> list[Arrow]:
    """T-20.37: black before the first hex that is met, grey before the first of the next line."""
    if not view.level or view.automa[parties.TIEBREAKER] == NONE:
        return []
    first = HEXES * view.automa[parties.TIEBREAKER]
    met = list(view.edition.automa.met)[first : first + HEXES]
    order = sorted((hex for hex in range(HEXES) if met[hex] < HEXES), key=lambda hex: met[hex])
    places = all_hexes()
    (u, v), (next_u, next_v) = places[order[0]], places[order[1]]
    way = (next_u - u, next_v - v)
    line = next(
        hex for hex, before in zip(order[1:], order) if tuple(a - b for a, b in zip(places[hex], places[before])) != way
    )
    degrees = {(-1, -1): 0, (-1, 0): 60, (0, 1): 120, (1, 1): 180, (1, 0): 240, (0, -1): 300}[way]
    fields = FIELDS[0]
    return [Arrow("black", fields[order[0]], degrees), Arrow("grey", fields[line], degrees)]
