"""The shelf: the games, and the tables where they are played, as the pages and the interface list them."""

from __future__ import annotations

from ludotheque.agents import LEVELS
from ludotheque.core.game import Game, Setting
from ludotheque.games import games
from ludotheque.table.editions import Editions, Offered, seated
from ludotheque.table.refusals import sentences
from ludotheque.table.routes.replies import EditionModel, GameModel, Level, OpenSeat, OpenTable, SettingModel
from ludotheque.table.rows import TableRow


def shelf(language: str, editions: Editions) -> list[GameModel]:
    return [described(games[id], language, editions) for id in games]


def described(game: Game, language: str, editions: Editions) -> GameModel:
    """A game in words: what it is, how many play, how long, what can be agreed on."""
    words, said = game.words(language), sentences(language)
    return GameModel(
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


def offered(game: Game, each: Offered) -> EditionModel:
    least, most = seated(game, each.edition)
    return EditionModel(
        id=each.edition.id, digest=each.edition.digest, label=each.label, file=each.file, least=least, most=most
    )


def setting(game: Game, each: Setting, language: str) -> SettingModel:
    words, said = game.words(language), sentences(language)

    def label(value: str | int) -> str:
        key = f"setting-{each.id}-{value}"
        if key in words:
            return words(key)
        if set(each.values) == {0, 1}:
            return said("setting-on" if value else "setting-off")
        return said(f"seat-{value}") if each.of_seats else str(value)

    return SettingModel(
        id=each.id,
        label=words(f"setting-{each.id}"),
        help=words(f"setting-{each.id}.help"),
        values=list(each.values),
        labels=[label(value) for value in each.values],
        default=each.values[0],
        clause=each.clause,
    )


def listed(row: TableRow, language: str) -> OpenTable:
    """A table as everybody may see it: no keys."""
    return OpenTable(
        table=row.id,
        game=row.game,
        title=games[row.game].words(language)("title"),
        seats=[OpenSeat(name=name, **seat) for name, seat in zip(row.names, row.seats)],
        number=row.number,
        asked=row.asked,
        watch=f"/t/{row.id}",
        created=row.created,
        changed=row.changed,
    )
