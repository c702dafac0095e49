"""Other people's moves are played to me: beat by beat, in order, at my pace, back and forth."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.overlapping import OVERLAPPING
from tests.browser.visit import House, Visitor

GAMES = ("loire", "siecle_dor", "lin1680", "bretagne", "tapestry")
MANY = 8  # so many events at least
LISTEN = """() => {
  window.beats = [];
  const table = document.querySelector("#table");
  const text = (where) => document.querySelector(where)?.textContent;
  table.addEventListener("beat", ({ detail }) => window.beats.push(
    { at: detail.at, sentence: detail.sentence, told: text("#reel .told"), line: text("#log .shown"),
      by: detail.by, turn: document.querySelector("#seats [data-asked]")?.dataset.seat }));
}"""


def at_table(house: House, game: str, **habits: Any) -> Visitor:
    """Somebody at a table with two computers, when everything is drawn."""
    visitor = house.visitor("fr", **habits)
    visitor.go(house.table_from("reel", game))  # by chance more may happen at once than is played
    visitor.wait_for("asked")
    for _ in range(2):  # what has happened already need not be looked at
        visitor.page.keyboard.press(" ")
    visitor.settled(-1, 0)
    visitor.page.evaluate(LISTEN)
    return visitor


def answered(visitor: Visitor, times: int) -> list[dict[str, Any]]:
    """What the server told while somebody answered so many times, in order."""
    before = len(visitor.frames)
    for _ in range(times):
        number, path = visitor.number, visitor.path()
        visitor.page.locator(".option").first.click()
        visitor.settled(number, path)
    frames = [frame for frame in visitor.frames[before:] if frame["type"] == "position"]
    return [news for frame in frames for news in frame["news"] if news["picture"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_passes_through_every_event_in_order(house: House, game: str) -> None:
    visitor = at_table(house, game, pace="fast")
    told: list[dict[str, Any]] = []
    while len(told) < MANY:
        told += answered(visitor, 1)
    beats = visitor.page.evaluate("window.beats")
    assert [beat["sentence"] for beat in beats] == [news["sentence"] for news in told]
    assert all(beat["told"] == beat["sentence"] and beat["sentence"] in beat["line"] for beat in beats)
    assert all(beat["turn"] == str(beat["by"]) for beat in beats if beat["by"] >= 0), "whoever answered has the turn"
    said = visitor.page.evaluate(
        "[...document.querySelectorAll('#seats path.d-turn')].filter((one) => one.checkVisibility()).length"
    )
    assert said <= 1, "nobody else is said to be asked"
    assert visitor.page.evaluate("[...document.querySelectorAll('#seats [data-asked]')].map((one) => one.dataset.seat)")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.page.wait_for_selector('#table[data-shape="tall"]')
    assert len(visitor.page.evaluate("window.beats")) == len(beats), "who turns the device has seen it already"


def test_with_pace_off_nothing_waits(house: House) -> None:
    visitor = at_table(house, "loire")
    assert answered(visitor, 4) and visitor.page.evaluate("window.beats") == []


def test_the_strip_steps_back_and_forth_and_leads_back_to_now(house: House) -> None:
    visitor = at_table(house, "loire")
    answered(visitor, 6)
    page = visitor.page
    count = page.evaluate("document.querySelectorAll('#log .seen').length")
    page.locator("#log .seen").last.click()
    expect(page.locator("#reel")).to_be_visible()
    expect(page.locator("#reel .told")).to_have_text(page.locator("#log .seen span").last.inner_text())
    page.keyboard.press("]")
    expect(page.locator("#reel")).to_be_hidden()
    assert count
    first = page.locator("#log .seen").first  # of an earlier turn: it is on no chip, and takes the board there
    first.click()
    expect(page.locator("#reel .told")).to_have_text(first.locator("span").inner_text())
    expect(page.locator("#reel .beats .now")).to_have_count(0)
    page.locator("#reel .reel-now").click()
    expect(page.locator("#reel")).to_be_hidden()


def test_a_press_takes_the_next_beat_and_a_second_all_of_them(house: House) -> None:
    visitor = at_table(house, "loire", pace="slow")
    page = visitor.page
    for _ in range(2):
        number, path = visitor.number, visitor.path()
        page.locator(".option").first.click()
        page.wait_for_function("number => Number(document.querySelector('#table').dataset.number) > number", arg=number)
        page.keyboard.press(" ")
        page.keyboard.press(" ")
        visitor.settled(number, path)
    assert len(page.evaluate("window.beats")) >= 2


def test_what_is_asked_can_be_answered_while_the_others_moves_are_played(house: House) -> None:
    visitor = at_table(house, "loire", pace="slow")
    page = visitor.page
    for _ in range(3):
        number = visitor.number
        page.locator(".option").first.click()
        page.wait_for_function(
            "number => { const { dataset } = document.querySelector('#table');"
            " return Number(dataset.number) > number && dataset.status === 'asked'; }",
            arg=number,
        )
    assert visitor.number > 3


def test_alone_with_computers_i_take_back_what_i_did(house: House) -> None:
    visitor = at_table(house, "loire")
    page = visitor.page
    number = visitor.number
    page.locator(".option").first.click()
    visitor.settled(number, 0)
    page.get_by_role("button", name="Reprendre").click()
    page.locator(".pop .button.accent").click()
    page.wait_for_function("() => document.querySelector('#table').dataset.status === 'asked'")
    expect(page.locator("#log li")).to_have_count(0)


def test_a_place_on_the_board_is_shown_before_it_is_played(house: House) -> None:
    visitor = at_table(house, "loire", confirm="final")
    page = visitor.page
    number = visitor.number
    assert visitor.click_lit(0)
    expect(page.locator('#ask[data-state="confirm"]')).to_be_visible()
    assert visitor.number == number
    expect(page.locator("#over .come")).to_have_count(1)  # the boat as it would lie there
    assert page.evaluate(OVERLAPPING) == []
    page.keyboard.press("Escape")
    expect(page.locator('#ask[data-state="mine"]')).to_be_visible()
    visitor.click_lit(0)
    page.keyboard.press("Enter")
    visitor.settled(number, 0)
    assert visitor.number > number
