"""What a page needs of a game is served with the game: its style and its icons, under names that change with them."""

from __future__ import annotations

import re

import pytest

from ludotheque.games import games
from tests.table.house import Server


def described(server: Server, game: str) -> dict[str, str]:
    return next(each for each in server.http.get("/api/games").json() if each["id"] == game)


@pytest.mark.parametrize("game", sorted(games))
def test_a_page_of_a_game_has_its_style_and_its_icons(server: Server, game: str) -> None:
    page, about = server.http.get(f"/new/{game}").text, described(server, game)
    assert f'<link rel="stylesheet" href="{about["style"]}">' in page
    assert f'data-icons="{about["icons"]}"' in page
    for address, kind in ((about["style"], "text/css"), (about["icons"], "image/svg+xml")):
        reply = server.http.get(address)
        assert reply.status_code == 200 and reply.headers["content-type"].startswith(kind)
        assert "immutable" in reply.headers["cache-control"]


@pytest.mark.parametrize("game", sorted(games))
def test_every_icon_that_an_option_names_is_served(server: Server, game: str) -> None:
    served = set(re.findall(r'<symbol id="([^"]+)"', server.http.get(described(server, game)["icons"]).text))
    seats = [{"kind": "here", "name": "Ada"}] * games[game].least
    named = {option["icon"] for option in server.host(*seats, game=game).look()["options"] if option["icon"]}
    assert named <= served and {"laurels", "rolling-dices"} <= served


def test_no_game_gets_the_style_or_the_icons_of_another(server: Server) -> None:
    style = {game: server.http.get(described(server, game)["style"]).text for game in ("loire", "dudo")}
    icons = {game: server.http.get(described(server, game)["icons"]).text for game in ("loire", "dudo")}
    assert ".u-cup" in style["dudo"] and ".u-cup" not in style["loire"]
    assert 'id="barrel"' in icons["loire"] and 'id="barrel"' not in icons["dudo"]


def test_an_old_name_is_not_answered_with_something_new(server: Server) -> None:
    for address in ("/styles/loire/000000000000.css", "/icons/loire/000000000000.svg"):
        assert server.http.get(address).status_code == 404


def test_the_shelf_knows_the_colours_of_every_game_without_their_styles(server: Server) -> None:
    home = server.http.get("/").text
    (address,) = re.findall(r'href="(/styles/[^"/]+\.css)"', home)
    sheet = server.http.get(address)
    assert all(f'[data-game="{game}"]{{--accent:' in sheet.text for game in games if game != "pig")
    assert sheet.headers["content-type"].startswith("text/css") and "immutable" in sheet.headers["cache-control"]
    assert ".u-cup" not in sheet.text and home.count('class="frontispiece"') == len(games)
