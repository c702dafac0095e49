"""The games in words, as the pages and the interface list them."""

from __future__ import annotations

from ludotheque.agents import LEVELS
from ludotheque.core.game import Game, Setting
from ludotheque.games import games
from ludotheque.table.protocol.replies import Level, ShelfEdition, ShelfGame, ShelfSetting
from ludotheque.table.refusals import sentences
from ludotheque.table.shelf.editions import Editions, Offered, seated


def on_shelf(language: str, editions: Editions) -> list[ShelfGame]:
    return [described(games[id], language, editions) for id in games]


def described(game: Game, language: str, editions: Editions) -> ShelfGame:
    """A game in words: what it is, how many play, how long, what can be agreed on."""
    words, said = game.words(language), sentences(language)
    return ShelfGame(
        id=game.id,
        title=words("title"),
        subtitle=words("subtitle"),
        summary=words("summary"),
        least=game.least,
        most=game.most,
        minutes=int(game.edition.data["edition"].get("minutes", 0)),
        settings=[setting(game, each, language) for each in game.settings],
        levels=[Level(id=level, label=said(f"level-{level}")) for level in LEVELS],
        editions=[offered(game, each) for each in editions.of(game)],
        picture=f"/pictures/{game.id}/wide.svg",
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

    return ShelfSetting(
        id=each.id,
        label=words(f"setting-{each.id}"),
        help=words(f"setting-{each.id}.help"),
        values=list(each.values),
        labels=[label(value) for value in each.values],
        default=each.values[0],
        clause=each.clause,
    )
