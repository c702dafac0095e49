"""Who is here, and where one meets again: the browser acts on what the server says, without a move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visit import House, Visitor
from tests.table.house import LINKS, table_in

WIDTHS = (1280, 390)


def addresses(new: dict[str, list[dict[str, str]]]) -> list[str]:
    return [link["url"] for link in new["links"]]


def seat_of_yann(width: int) -> str:
    """Where his presence is seen: in the rail, or in the strip of a phone."""
    return f"{'#strip' if width < 500 else '#seats'} > [data-seat='1']"


@pytest.mark.parametrize("width", WIDTHS)
def test_one_sees_at_once_that_another_comes_and_goes(house: House, width: int) -> None:
    first, second = addresses(house.server.set_up(*LINKS))
    ada, yann = house.visitor(width=width), house.visitor()
    ada.go(first)
    ada.wait_for("asked")
    place = ada.page.locator(seat_of_yann(width))
    expect(place).to_have_class(re.compile(r"\baway\b"))
    expect(place).to_have_attribute("aria-label", re.compile("has not opened the link yet"))
    panel = place.element_handle()

    yann.go(second)
    expect(place).not_to_have_class(re.compile(r"\baway\b"))
    expect(place).not_to_have_attribute("aria-label", re.compile("left|not opened"))

    yann.page.close()
    expect(place).to_have_class(re.compile(r"\baway\b"))
    expect(place).to_have_attribute("aria-label", re.compile("left just now"))
    assert ada.number == 0 and len([frame for frame in ada.frames if frame["type"] == "position"]) == 1
    assert panel is not None and panel.evaluate("(place) => place.isConnected"), "nothing was drawn anew"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_looks_at_the_scores_is_led_to_the_rematch_that_another_asks_for(house: House, language: str) -> None:
    first, second = addresses(house.server.set_up_over(*LINKS))
    ada, yann = house.visitor(), house.visitor(language)
    ada.go(first), yann.go(second)
    scores = yann.page.locator("dialog[open]")
    expect(scores.get_by_role("heading")).to_be_focused()  # so that Enter asks for no rematch
    expect(scores.locator(".rematch")).to_be_hidden()

    ada.page.locator("dialog[open] .button.accent").click()
    ada.wait_for("asked")
    told = {"en": "A rematch is set.", "fr": "La revanche est prête."}[language]
    expect(scores.locator(".rematch")).to_have_text(told)
    scores.get_by_role("link", name={"en": "Take your seat", "fr": "Prendre place"}[language]).click()
    yann.wait_for("waiting")
    assert table_of(ada) == table_of(yann) != table_in(first)
    assert [frame["mine"] for frame in yann.frames if frame["type"] == "position"][-1] == [1]


def test_who_looks_at_the_board_finds_the_way_in_the_bar_and_so_does_who_comes_back_later(house: House) -> None:
    first, second = addresses(house.server.set_up_over(*LINKS))
    ada, yann, nour = house.visitor(), house.visitor(width=390), house.visitor()
    yann.go(second)
    yann.page.get_by_role("button", name="Look at the board").click()
    ada.go(first)
    ada.page.locator("dialog[open] .button.accent").click()
    ada.wait_for("asked")
    expect(yann.page.locator("#ask h1")).to_contain_text("A rematch is set.")
    expect(yann.page.locator("#ask").get_by_role("button", name="Rematch")).to_have_count(0)
    expect(yann.page).to_have_title(re.compile("★"))

    yann.page.reload()
    yann.page.get_by_role("button", name="Look at the board").click()
    yann.page.locator("#ask").get_by_role("link", name="Take your seat").click()
    yann.wait_for("waiting")

    nour.go(f"/t/{table_in(first)}")
    nour.page.locator("dialog[open]").get_by_role("link", name="Watch it").click()
    nour.wait_for("waiting")
    assert table_of(ada) == table_of(yann) == table_of(nour)


def test_no_rematch_is_offered_while_a_match_is_played(house: House) -> None:
    ada = house.visitor()
    ada.go(house.table())
    ada.wait_for("asked")
    expect(ada.page.get_by_text("Rematch")).to_have_count(0)


def table_of(visitor: Visitor) -> str | None:
    return visitor.page.locator("#table").get_attribute("data-table")
