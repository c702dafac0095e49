"""What is this? Things answer by pointer, by touch and by a click on what cannot be chosen; icons by their legend."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.late import at, of_seats, put_down
from tests.browser.test_sizes import GAMES
from tests.browser.visit import House

CROWDED = 252  # lines of the match after which more waits at a town than can be shown there


@pytest.fixture
def crowded(house: House) -> str:
    """The address of a table of Loire where somewhere a "+1" stands for what else waits."""
    return put_down(house, at("loire", of_seats("loire", most=False), CROWDED))


def seated(house: House, url: str, width: int = 1280, height: int = 800) -> Page:
    page = house.visitor("en", width, height).go(url)
    page.wait_for_selector('#table[data-status="asked"][data-settled]')
    return page


def test_what_has_no_room_is_told_by_pointing_and_opens_by_a_click(house: House, crowded: str) -> None:
    page = seated(house, crowded)
    rest, note = page.locator('#live [id^="rest-"]').first, page.get_by_role("tooltip")
    shown = page.locator('#live [id^="waiting-"]').first
    shown.hover()
    expect(note).to_contain_text("passenger for")
    rest.hover()
    expect(note).to_contain_text("Waiting at")
    hidden = int("".join(filter(str.isdigit, rest.locator("text").text_content() or "")))
    town = (rest.get_attribute("id") or "").removeprefix("rest-")
    rest.click()
    told = page.get_by_role("dialog").inner_text()
    assert told.count("passenger") == hidden + page.locator(f'#live [id^="waiting-{town}-"]').count()


def test_a_long_press_says_what_a_thing_is_and_does_not_play_it(house: House, crowded: str) -> None:
    page = seated(house, crowded, 390, 844)
    before = page.locator("#table").get_attribute("data-number")
    for thing in (page.locator('#live [id^="waiting-"]').first, page.locator("#live [data-lit]").first):
        box = thing.bounding_box()
        assert box
        finger = {"pointerType": "touch", "clientX": box["x"] + 5, "clientY": box["y"] + 5, "bubbles": True}
        thing.dispatch_event("pointerdown", finger)
        expect(page.get_by_role("tooltip")).to_be_visible()
        thing.dispatch_event("pointerup", finger)
        thing.dispatch_event("click", finger)
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.locator("#table").get_attribute("data-number") == before
    assert page.locator("#table.busy, .crumbs button, [role=dialog]").count() == 0


def test_the_legend_opens_from_the_menu_and_stands_with_the_components(house: House, crowded: str) -> None:
    page = seated(house, crowded)
    page.locator("#menu > summary").click()
    page.get_by_role("button", name="Legend").click()
    card = page.get_by_role("dialog", name="Legend")
    expect(card.get_by_text("passengers, aboard or waiting")).to_be_visible()
    for game in GAMES:
        told = house.server.http.get(f"/api/games/{game}/legend", headers={"Accept-Language": "fr"}).json()
        components = house.server.http.get(f"/components/{game}").text
        assert len(told) > 5 and all(sign["text"] and f'#{sign["icon"]}"' in components for sign in told), game
