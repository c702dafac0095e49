"""Looking back at a match in a browser: the curve leads the board, and another line is tried and taken along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core import record
from tests.browser.test_lessons import STANDS
from tests.browser.test_reading import complaints
from tests.browser.visit import House
from tests.table.house import LINKS, Server

SHORT: Final = Path(__file__).parents[1] / "games/loire/matches/two-players-one-winner.match"


def uploaded(server: Server) -> str:
    """The address of a replay; the same for every test, so that it is looked back at once."""
    reply = server.http.post("/api/records", content=SHORT.read_bytes())
    return str(reply.json()["url"])


def analysed(page: Page) -> None:
    """Have the match looked back at, unless it was, and wait until that is done."""
    page.wait_for_selector("#table[data-looked]")
    if page.locator("#analyse").is_visible() and page.locator("#analyse").is_enabled():
        page.locator("#analyse").click()
    page.wait_for_selector('#table[data-past="done"]')


def test_a_match_is_analysed_and_the_curve_and_a_decision_lead_the_board_there(house: House) -> None:
    page = house.visitor().go(uploaded(house.server))
    analysed(page)
    curve, where = page.get_by_role("slider", name="Chances to win"), page.locator("#where")
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 0.6 * box["width"], "y": 40})
    expect(where).not_to_have_text("0 / 115")
    at = page.evaluate("Number(location.hash.slice(1))")
    expect(curve).to_have_attribute("aria-valuetext", f"Answer {at}: {told(page, at)}")
    page.keyboard.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuetext", f"Answer {at}: {told(page, at)}")
    page.get_by_role("tab", name="Decisions").click()
    decision = page.locator("#decisions .given").first
    line = decision.get_attribute("data-line")
    decision.press("Enter")
    page.wait_for_function("(line) => location.hash === `#${line}`", arg=line)
    expect(decision).to_have_attribute("data-now", "")
    page.locator("#decisions .better").first.click()
    expect(page.locator("#along")).to_contain_text(f"Another line from answer {line}")
    page.get_by_role("button", name="Back to the match").click()
    expect(page.locator("#along")).to_be_hidden()
    seen = curve.get_attribute("aria-valuetext")
    page.get_by_role("button", name="See all hands").click()
    expect(curve).not_to_have_attribute("aria-valuetext", seen or "")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator("#players .player")).to_have_count(2)
    expect(page.locator("#players .grown svg")).to_have_count(2)


def told(page: Page, line: int) -> str:
    """What the analysis itself says of the chances before an answer."""
    found = page.evaluate(
        """async (line) => {
          const source = document.querySelector("#table").dataset.replay;
          const { at, seen } = await (await fetch(`/api/${source}/analysis`)).json();
          return seen[at.indexOf(line)];
        }""",
        line,
    )
    names = record.open_file(SHORT).names
    return ", ".join(f"{name} {int(100 * share + 0.5)} %" for name, share in zip(names, found, strict=True))


def test_another_line_is_tried_named_looked_at_and_found_in_the_record(house: House) -> None:
    page = house.visitor().go(f"{uploaded(house.server)}#30")
    page.wait_for_selector("#table[data-looked]")
    page.locator("#trying summary").click()
    page.get_by_role("button", name="Against computers").click()
    page.wait_for_function(STANDS, arg="")
    expect(page.get_by_role("button", name="Keep this line")).to_be_disabled()
    before = page.locator("#table").get_attribute("data-number")
    page.locator(".option").last.click()
    page.wait_for_function(STANDS, arg=before)
    page.get_by_label("Name of this line").fill("Upstream at once")
    page.get_by_role("button", name="Keep this line").click()
    page.wait_for_selector("#table[data-looked]")
    page.get_by_role("tab", name="Lines").click()
    page.locator(".saved .look").click()
    expect(page.locator("#along")).to_contain_text("Upstream at once")
    page.locator("#take summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Record with other lines").click()
    taken = record.open_file(download.value.path())
    (variation,) = taken.variations
    assert (variation.at, variation.name) == (30, "Upstream at once") and variation.lines
    assert taken.lines == record.open_file(SHORT).lines


def test_the_best_answers_are_asked_for_and_their_line_is_stepped_through_on_the_board(house: House) -> None:
    page = house.visitor().go(f"{uploaded(house.server)}#30")
    page.wait_for_selector("#table[data-looked]")
    page.get_by_role("button", name="Best answers here?").click()
    expect(page.locator(".thoughts li").first).to_contain_text("tries")
    here = int(page.locator("#where").inner_text().split()[0])
    steps = page.locator(".steps-of .step").all()
    assert len(steps) > 2
    for number, step in enumerate(steps, 1):
        step.click()
        expect(page.locator("#where")).to_have_text(f"{here + number} / {here + len(steps)}")
    expect(page.locator("#along")).to_contain_text("Best line")
    page.locator("#take summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert download.value.path().read_bytes()[1:4] == b"PNG"


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "dark"), (390, "fr", "light")])
def test_axe_has_no_complaint_and_nothing_is_cut_off(house: House, width: int, language: str, theme: str) -> None:
    page = house.visitor(language, width, 844 if width < 500 else 800, theme).go(uploaded(house.server))
    analysed(page)
    for name in ("decisions", "players", "lines"):
        if width < 500:
            page.evaluate("delete document.querySelector('#table').dataset.side")
            page.locator("[data-open=past]").click()
        page.locator(f"#tab-{name}").click()
        assert complaints(page) == []
        wide = page.evaluate(f"[document.body.scrollWidth, document.querySelector('#{name}').scrollWidth]")
        assert max(wide) <= width
    if width < 500:
        page.locator("#decisions .given").first.wait_for(state="attached")
        page.locator("#tab-decisions").click()
        page.locator("#decisions .given").first.click()
        expect(page.locator("#board")).to_be_visible()
        small = page.evaluate(
            """() => [...document.querySelectorAll(".looks button, .looks summary, .steps button")]
              .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 44).length"""
        )
        assert small == 0


def test_a_match_that_is_running_is_not_looked_back_at(house: House) -> None:
    running = house.server.set_up(*LINKS)["table"]
    page = house.visitor().go(f"/t/{running}/replay")
    expect(page.locator("body")).to_contain_text("when the match is over")
    assert page.locator("#analyse").count() == 0
