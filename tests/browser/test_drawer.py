"""The drawer: a click on a seat shows what its player has; all players can be compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_lessons import STANDS, answer
from tests.browser.test_reading import AXE
from tests.browser.visit import House, Visitor

OTHERS = ({"kind": "computer", "level": "easy", "name": "Yann"}, {"kind": "computer", "level": "easy", "name": "Rose"})


def playing(house: House, **look: object) -> Visitor:
    visitor = house.visitor(**look)  # type: ignore[arg-type]
    visitor.go(house.table(*OTHERS))
    visitor.wait_for("asked")
    return visitor


def test_a_click_on_a_seat_opens_its_mat_over_the_lower_half_and_esc_closes_it(house: House) -> None:
    page = playing(house).page
    page.locator('#seats [data-seat="1"] text').first.click()
    drawer = page.locator("#drawer")
    expect(drawer.get_by_role("tab", name="Yann")).to_have_attribute("aria-selected", "true")
    expect(drawer.locator("#drawer-mat")).to_contain_text("Yann")
    box, board = drawer.bounding_box(), page.locator("#world").bounding_box()
    assert box and board
    assert box["y"] >= board["y"] + 0.44 * board["height"], "the board's upper half stays in sight"
    assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, "question and options keep their place"
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_drawer_is_used_by_keyboard_alone_and_axe_has_no_complaint(house: House, theme: str) -> None:
    page = playing(house, theme=theme).page
    page.get_by_role("button", name="What Rose has: open").focus()
    page.keyboard.press("Enter")
    drawer = page.locator("#drawer")
    expect(drawer.get_by_role("tab", name="Rose")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(drawer.get_by_role("tab", name="Compare")).to_be_focused()
    rows = drawer.get_by_role("rowheader")
    expect(rows).to_have_text(
        ["Louis", "Fares", "Wine sold", "Cards in hand", "Mariners laid", "Passengers aboard", "Wine aboard", "Boat at"]
    )
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [one["id"] for one in found["violations"]] == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="What Rose has: open")).to_be_focused()


def test_the_drawer_follows_the_match(house: House) -> None:
    visitor = playing(house)
    page = visitor.page
    page.locator("[data-compare]").click()
    place = page.locator("#drawer-compared tbody tr").last.locator("td").first
    expect(place).to_have_text("–")
    before = visitor.number
    page.locator(".option").first.click()
    expect(place).not_to_have_text("–")
    page.wait_for_function("number => Number(document.querySelector('#drawer').dataset.number) > number", arg=before)


def test_on_a_phone_the_strip_of_seats_opens_the_drawer(house: House) -> None:
    page = playing(house, language="fr", width=390, height=844).page
    page.locator("#strip button").nth(1).tap()
    drawer = page.locator("#drawer")
    expect(drawer.get_by_role("tab", name="Yann")).to_have_attribute("aria-selected", "true")
    box, ask = drawer.bounding_box(), page.locator("#ask").bounding_box()
    assert box and box["width"] == 390
    assert ask and box["y"] + box["height"] <= ask["y"] + 1, "the question stays in sight under it"
    drawer.get_by_role("tab", name="Comparer").tap()
    expect(drawer.get_by_role("rowheader", name="Cartes en main")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    drawer.get_by_role("button", name="Fermer").tap()
    expect(drawer).to_be_hidden()
    page.locator('.tabbar [data-pane="players"]').tap()
    page.locator('#seats [data-seat="2"] text').first.tap()
    expect(drawer.locator("#drawer-mat")).to_contain_text("Rose")


def test_in_a_replay_too_a_seat_opens_its_mat(house: House) -> None:
    page = house.visitor().go(f"/t/{house.finished()}/replay")
    expect(page.locator("#where")).to_contain_text("0 / ")
    page.keyboard.press("End")
    expect(page.locator("#where")).to_have_text(re.compile(r"(\d+) / \1"))
    page.locator("#seats [data-seat]").nth(1).click()
    page.locator("#drawer").get_by_role("tab", name="Compare").click()
    louis = page.locator("#drawer-compared tbody tr").first.locator("td")
    expect(louis).to_have_count(3)
    assert max(map(int, louis.all_inner_texts())) > 0
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()


def test_the_drawer_is_closed_before_the_device_is_passed_on(house: House) -> None:
    """There is a curtain only where somebody has something to hide, and none between those who trust each other."""
    visitor = house.visitor()
    page = visitor.go(house.table({"kind": "here", "name": "Yann"}, settings={"leader": 0}))
    for _ in range(2):  # both place their boats: nobody holds a card yet
        number = visitor.number
        page.locator(".option").first.click()
        page.wait_for_function("number => Number(document.querySelector('#table').dataset.number) > number"
                               " || document.querySelector('dialog.curtain')", arg=number)  # fmt: skip
    curtain = page.locator("dialog.curtain")
    expect(curtain.get_by_role("heading")).to_be_focused()  # so that Enter opens nobody's hand
    page.get_by_role("button", name="I am Camille").click()
    visitor.wait_for("asked")
    page.locator('#seats [data-seat="0"] text').first.click()
    expect(page.locator("#drawer-mat svg").first).to_be_visible()
    page.locator(".option").first.click()
    expect(page.get_by_role("button", name="I am Yann")).to_be_visible()
    expect(page.locator("#drawer")).to_be_hidden()
    expect(page.locator("#drawer-mat svg")).to_have_count(0)
    page.get_by_role("button", name="We trust each other").click()
    visitor.settled(0, 0)
    number = visitor.number
    page.locator(".option").first.click()
    visitor.settled(number, 0)
    expect(page.locator("#ask h1")).to_contain_text("Camille:")
    expect(curtain).to_have_count(0)
    frames = [frame for frame in visitor.frames if frame["type"] == "position" and frame["viewer"] == 0]
    told = [news["sentence"] for frame in frames for news in frame["news"]]  # to each pair of eyes its own, once
    assert page.locator("#log li > span").all_inner_texts() == told
    assert len(frames) > 2 and sum(sentence.startswith("You are dealt") for sentence in told) == 5


def test_what_came_up_for_my_own_answer_does_not_cover_what_others_do(house: House) -> None:
    visitor = house.visitor(pace="fast")
    page = visitor.go("/learn/tapestry/advance")
    page.wait_for_function(STANDS, arg="")
    for action in ("advance technology", "pay coin", "gain farm"):
        answer(page, action)
    expect(page.locator("#drawer")).to_be_visible()
    page.evaluate(
        """() => {
          window.covered = [];
          document.querySelector("#table").addEventListener("beat", ({ detail }) =>
            window.covered.push([detail.seat, !document.querySelector("#drawer").hidden]));
        }"""
    )
    answer(page, "build plot-e8")
    seen = page.evaluate("window.covered")
    assert any(seat == 1 for seat, _ in seen) and not any(covered for seat, covered in seen if seat == 1)
