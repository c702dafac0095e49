"""1680 in real browsers: played by clicks on the map, until a person in a second browser accepts a trade."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visit import House, Visitor

MOST_ANSWERS = 300
PLAYERS = (
    {"kind": "link", "name": "Ada"},
    {"kind": "link", "name": "Yann"},
    {"kind": "computer", "level": "easy"},
)
WANTED = ("offer-accept", "at-", "price-bale", "price-house", "panel-1", "offer-", "price-privilege", "pile-")


def choose(player: Visitor, turn: int) -> None:
    """Click what is lit on the board, the mat or the seats, what leads on first; a button where nothing is lit."""
    number, path = player.number, player.path()
    lit = player.lit()
    ranked = [thing for wish in WANTED for thing in lit if thing["id"].startswith(wish)] or lit
    if ranked:
        alike = [thing for thing in ranked if thing["id"].startswith("at-")] or ranked[:1]
        thing = alike[turn % len(alike)] if ranked[0]["id"].startswith("at-") else ranked[0]
        player.page.mouse.click(thing["x"], thing["y"])
    else:
        player.page.locator(".option").last.click()
    gone_on = """([number, path]) => Number(document.querySelector("#table").dataset.number) > number
      || document.querySelectorAll(".crumbs button").length > path"""
    player.page.wait_for_function(gone_on, arg=[number, path])


def test_a_trade_is_offered_by_clicks_and_accepted_in_a_second_browser(house: House) -> None:
    new = house.server.set_up(*PLAYERS, game="lin1680")
    ada, yann = (house.visitor() for _ in range(2))
    for player, link in zip((ada, yann), new["links"]):
        player.go(link["url"])
    offer = ""
    for turn in range(MOST_ANSWERS):
        player = whoever_is_asked(ada, yann)
        if player is yann and any(thing["id"] == "offer-accept" for thing in yann.lit()):
            offer = " ".join((yann.page.locator("#offer").text_content() or "").split())
        choose(player, turn)
        if offer:
            break
    assert re.search(r"Ada offers you a trade.*You get.*\d × \w+.*You give.*\d × \w+", offer)
    for player in (ada, yann):
        expect(player.page.locator("#log")).to_contain_text("Yann accepts")


def whoever_is_asked(*players: Visitor) -> Visitor:
    """The player whose turn it is to answer."""
    while True:
        for player in players:
            if player.status == "asked" and not player.page.locator("#table.busy").count():
                return player
        players[0].page.wait_for_timeout(50)
