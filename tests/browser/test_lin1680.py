"""1680 in real browsers: a match by clicks on the map, with a trade that a person in a second browser accepts."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.late import after, put_down, recorded
from tests.browser.visit import COMPUTERS, House, Visitor

MOST_ANSWERS = 600
SEED = "a"
LATE = 0.75
PLAYERS = (
    {"kind": "link", "name": "Ada"},
    {"kind": "link", "name": "Yann"},
    {"kind": "computer", "level": "easy"},
)
# What leads on, best first: an answer, a bale, a house, an offer to Yann, a place; then the dice, and the next phase.
WANTED = ("offer-accept", "price-bale", "price-house", "panel-1", "offer-", "at-", "dice", "bell")
GONE_ON = """([number, path]) => Number(document.querySelector("#table").dataset.number) > number
  || document.querySelectorAll(".crumbs button").length > path"""


def test_a_match_is_begun_by_clicks_and_a_trade_accepted_in_a_second_browser(house: House) -> None:
    new = house.server.set_up_from(SEED, "lin1680", *PLAYERS, leader=0)
    ada, yann = (house.visitor() for _ in range(2))
    for person, link in zip((ada, yann), new["links"]):
        person.go(link["url"])
    offer = ""
    by_button: set[str] = set()
    for turn in range(MOST_ANSWERS):
        player = whoever_is_asked(ada, yann)
        assert player, "over before anything was offered"
        lit = player.lit()
        if player is yann and any(thing["id"] == "offer-accept" for thing in lit):
            offer = " ".join((yann.page.locator("#offer").text_content() or "").split())
        by_button |= answer(player, turn, lit)
        if offer:
            break
    assert re.search(r"Ada offers you a trade.*You get.*\d \w+.*You give.*\d \w+", offer)
    assert not by_button, "everything is chosen on the board; an offer is composed on its card"
    for person in (ada, yann):
        expect(person.page.locator("#log")).to_contain_text("Yann accepts")
    assert {said["action"].split()[0] for said in ada.answers} >= {"start", "settle", "roll", "move", "gather", "offer"}


def test_a_match_is_played_on_to_its_end_by_clicks(house: House) -> None:
    """A recorded one, from where little is left of it."""
    ada = house.visitor()
    late = after(LATE, "lin1680", recorded("lin1680", "three-won-by-sailing-with-hidden-hands"))
    ada.go(put_down(house, late, **COMPUTERS[0]))
    by_button: set[str] = set()
    for turn in range(MOST_ANSWERS):
        if (player := whoever_is_asked(ada)) is None:
            break
        by_button |= answer(player, turn, player.lit(), tired=True)
    assert ada.status == "over", f"not over after {MOST_ANSWERS} answers"
    assert not by_button, "everything is chosen on the board"
    expect(ada.page.locator("dialog .scores [data-player]")).to_have_count(3)
    expect(ada.page.locator("dialog .told")).to_contain_text("puts to sea")
    assert {said["action"].split()[0] for said in ada.answers} >= {"roll", "move", "gather", "name", "build", "close"}


def answer(player: Visitor, turn: int, lit: list[dict[str, Any]], tired: bool = False) -> set[str]:
    """Click what is lit on the board, the mat or the seats, what leads on first; the verbs that needed a button."""
    number, path = player.number, player.path()
    pressed: set[str] = set()
    wanted = [wish for wish in WANTED if not (tired and wish == "panel-1")]
    found = next(filter(None, ([thing for thing in lit if thing["id"].startswith(wish)] for wish in wanted)), lit)
    if found:
        thing = found[turn % len(found)]
        player.page.mouse.click(thing["x"], thing["y"])
    else:
        option = player.page.locator(".option").last
        pressed = {(option.get_attribute("data-actions") or "").split()[0]}
        option.click()
    player.fill_in()
    player.page.wait_for_function(GONE_ON, arg=[number, path])
    return pressed


def whoever_is_asked(*players: Visitor) -> Visitor | None:
    """The player whose turn it is to answer; nobody when the match is over."""
    while True:
        for player in players:
            if player.status == "over":
                return None
            if player.status == "asked" and not player.page.locator("#table.busy").count():
                return player
        players[0].page.wait_for_timeout(20)
