"""On a phone, where fingers are thick and room is scarce: nothing lies in the way of what may be tapped."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests import chosen
from tests.browser.late import at, put_down
from tests.browser.overlapping import OVERLAPPING
from tests.browser.visit import CAMILLE, COMPUTERS, House, Visitor

PHONE: Final = (390, 844)
BUILDING, LANDMARK = 133, 120  # after so many lines of the record a plot is chosen among more than forty


def at_the_capital(house: House, line: int) -> Visitor:
    """Somebody who is to choose a plot of the capital."""
    file = chosen.folders()["tapestry"] / "matches" / "five-players-adjusted.match"
    visitor = house.visitor("en", *PHONE)
    visitor.go(put_down(house, at("tapestry", file, line)))
    visitor.settled(-1, 0)
    expect(visitor.page.locator("#board [data-lit]").nth(30)).to_be_attached()
    return visitor


SIDEWAYS: Final = (844, 390)


def alone(house: House, size: tuple[int, int], confirm: str = "never") -> Visitor:
    """Somebody who is to choose a civilization; then the first income is told."""
    visitor = house.visitor("fr", *size, confirm=confirm)
    page = visitor.go(house.server.set_up_from("c", "tapestry", CAMILLE, leader=0)["host"])
    visitor.settled(-1, 0)
    number = visitor.number
    page.locator(".option").first.click()  # the capital
    visitor.settled(number, 0)
    return visitor


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_what_is_to_be_confirmed_is_named_and_its_long_text_stays_in_the_option(
    house: House, size: tuple[int, int]
) -> None:
    visitor = alone(house, size, confirm="final")
    page = visitor.page
    option = page.locator(".option").first
    text = option.locator(".effect").inner_text()
    assert len(text) > 100, "else this tells nothing"
    option.click()
    bar = page.locator('#ask[data-state="confirm"]')
    expect(bar.locator("h1")).to_have_text("Historiens · ne se reprend pas")
    expect(option.locator(".effect")).to_be_visible()
    expect(option.locator(".again")).to_be_visible()
    box = bar.bounding_box()
    assert box and box["height"] < 80, "the board stays in sight"
    assert page.evaluate(OVERLAPPING) == []


def test_on_a_phone_held_sideways_an_account_lies_over_the_board_and_not_over_what_is_asked(house: House) -> None:
    visitor = alone(house, SIDEWAYS)
    page, number = visitor.page, visitor.number
    page.locator(".option").first.click()
    visitor.settled(number, 0)
    card, me = page.locator(".pop.accounts").bounding_box(), page.locator(".me").bounding_box()
    assert card and me and card["x"] + card["width"] <= me["x"], "question and options stay in sight"


def test_a_banner_about_what_i_take_back_goes_with_it(house: House) -> None:
    def rob(message: str) -> str:
        frame = json.loads(message)
        for news in frame.get("news", []) if not frame.get("whole") else []:
            news |= {"seat": 1, "victim": 0, "by": 1, "staged": True}
        return json.dumps(frame)

    camille = house.visitor("en", *PHONE)
    camille.rewrite_frames(rob)
    page = camille.go(house.table_from("reel", "loire", *COMPUTERS))
    camille.settled(-1, 0)
    number = camille.number
    page.locator(".option").first.tap()
    camille.settled(number, 0)
    expect(page.locator("#banner .harm").first).to_be_visible()
    page.get_by_role("button", name="Take back").tap()
    page.locator(".pop .button.accent").tap()
    expect(page.locator("#log li")).to_have_count(0)
    expect(page.locator("#banner .harm")).to_have_count(0)


@pytest.mark.parametrize("line", [BUILDING, LANDMARK])
def test_zoom_buttons_keep_away_from_lit_plots_until_the_board_is_moved(house: House, line: int) -> None:
    page = at_the_capital(house, line).page
    expect(page.locator(".world.zoomed")).to_be_attached()
    expect(page.locator(".world .zoom")).to_be_hidden()
    page.locator("#board").dispatch_event("wheel", {"deltaY": -200, "ctrlKey": True, "clientX": 195, "clientY": 300})
    expect(page.locator(".world .zoom")).to_be_visible()


def test_a_tap_on_a_plot_for_a_landmark_means_that_plot_and_none_that_its_outline_would_cover(house: House) -> None:
    visitor = at_the_capital(house, LANDMARK)
    lit = visitor.lit()
    spot = lit[len(lit) // 2]
    visitor.page.touchscreen.tap(spot["x"], spot["y"])
    visitor.page.wait_for_function("() => document.querySelector('#table').dataset.status !== 'asked'")
    assert [each["action"] for each in visitor.answers] == [f"build {spot['id'].partition('spot-')[2]}"]
