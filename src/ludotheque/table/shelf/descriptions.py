"""The games in words, as the pages and the interface list them."""

from __future__ import annotations

from functools import cache

from ludotheque import drawing
from ludotheque.agents import LEVELS
from ludotheque.core.game import Game, Setting
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.games import HERE, broken, games
from ludotheque.table.protocol.shelf import Level, ShelfEdition, ShelfGame, ShelfSetting
from ludotheque.table.refusals import sentences
from ludotheque.table.shelf import addresses
from ludotheque.table.shelf.editions import Editions, Offered, seated


def on_shelf(language: str, editions: Editions) -> list[ShelfGame]:
    """All of them, those to begin with first."""
    return sorted((described(game, language, editions) for game in standing()), key=lambda game: not game["start_here"])


def standing() -> list[Game]:
    """The games that can be played here; one that is broken is set aside, and the others stand."""
    return [game for game in games.sound() if is_whole(game)]


def colours() -> str:
    """What gives each game its colours where several are shown, as a style sheet."""
    return "".join(drawing.colours(game) for game in standing())


@cache
def is_whole(game: Game) -> bool:
    """Whether all that a page needs of a game can be read and drawn; looked at once.

    Those of the house are drawn by its tests, and each server would take seconds to draw them all again.
    """
    if game.folder.parent == HERE:
        return True
    try:
        view = game.new(game.least, "shelf").view(0)
        for shape, language in zip(drawing.SHAPES, LANGUAGES):
            drawing.picture(view, shape, language=language)
            game.words(language)
        return True
    except Refusal as refusal:
        games.set_aside(game.id, refusal)
    except Exception as problem:  # whatever its code, its words or its templates stumble over
        games.set_aside(game.id, broken(game.id, problem))
    return False


def described(game: Game, language: str, editions: Editions) -> ShelfGame:
    """A game in words: what it is, how many play, how long, what can be agreed on."""
    words, said = game.words(language), sentences(language)
    return ShelfGame(
        id=game.id,
        title=game.title(language),
        subtitle=words("subtitle"),
        summary=words("summary"),
        least=game.least,
        most=game.most,
        minutes=int(game.edition.data["edition"].get("minutes", 0)),
        weight=words("weight") if words.has("weight") else "",
        start_here=words("start-here") if words.has("start-here") else "",
        settings=[setting(game, each, language) for each in game.settings],
        rivals={
            str(players): [words(f"driven-{id}") for id in game.rivals(players)]
            for players in range(game.least, game.most + 1)
            if game.rivals(players)
        },
        levels=[Level(id=level, label=said(f"level-{level}")) for level in LEVELS],
        editions=[offered(game, each) for each in editions.of(game)],
        picture=f"/pictures/{game.id}/wide.svg",
        style=addresses.style_url(game),
        icons=addresses.icons_url(game),
    )


def offered(game: Game, each: Offered) -> ShelfEdition:
    least, most = seated(game, each.edition)
    return ShelfEdition(
        id=each.edition.id, digest=each.edition.digest, label=each.label, file=each.file, least=least, most=most
    )


def setting(game: Game, each: Setting, language: str) -> ShelfSetting:
    words, said = game.words(language), sentences(language)

    def label(value: str | int) -> str:
        key = f"setting-{each.id}-{value}"
        if key in words:
            return words(key)
        if set(each.values) == {0, 1}:
            return said("setting-on" if value else "setting-off")
        return said(f"seat-{value}") if each.of_seats else str(value)

    values = in_order(each.values)
    return ShelfSetting(
        id=each.id,
        label=words(f"setting-{each.id}"),
        help=words(f"setting-{each.id}.help"),
        values=values,
        labels=[label(value) for value in values],
        default=each.values[0],
        clause=each.clause,
        players=list(each.players),
        of_seats=each.of_seats,
    )


def in_order(values: tuple[str | int, ...]) -> list[str | int]:
    """As one looks for them: several numbers in their order, whichever is the default."""
    numbers = [value for value in values if isinstance(value, int)]
    return [*sorted(numbers)] if len(numbers) == len(values) > 2 else list(values)
