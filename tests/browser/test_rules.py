"""The rules in a browser: found by searching, seen on the board, tried at a little table, printed on one page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotheque import games
from ludotheque.games import HERE
from tests.browser.visit import House


def test_a_search_finds_clauses_rulings_and_components(house: House) -> None:
    page = house.visitor("fr").go("/rules/loire")
    page.get_by_role("searchbox").fill("vin nantes")
    expect(page.locator("#count")).to_contain_text("passage")
    expect(page.locator("#hits li").first).to_be_visible()
    page.get_by_role("searchbox").fill("Ecarlate inconnu")
    expect(page.locator("#count")).to_contain_text("Rien")
    page.get_by_role("searchbox").fill("R-13")
    expect(page.locator("#hits li").first).to_contain_text("R-13")
    page.keyboard.press("Enter")
    expect(page.locator(".clause-row:target")).to_contain_text("R-13")


def test_from_the_log_to_the_picture_of_its_clause_and_to_a_table_with_that_position(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go(house.table(game="loire"))
    visitor.wait_for("asked")
    number = visitor.number
    page.locator(".option").first.click()
    visitor.settled(number, 0)
    page.locator("#log button.clause", has_text="L-2.2").first.click()
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="On the board").click()
    rules = opened.value
    example = rules.locator("details.example[open]")
    expect(example).to_have_count(1)
    expect(example.locator("img").first).to_be_visible()
    rules.wait_for_function(
        "() => [...document.querySelectorAll('details[open] img')].every((one) => one.naturalWidth > 100)"
    )
    example.get_by_role("link", name="Try it").click()
    expect(rules.locator("#lesson")).to_contain_text("L-2.2")
    expect(rules.locator("#table")).to_have_attribute("data-status", "asked")


@pytest.mark.parametrize("id", [id for id in sorted(games) if games[id].folder.parent == HERE])
def test_a_summary_fits_on_one_printed_page(house: House, id: str) -> None:
    visitor = house.visitor("fr")
    for language in ("fr", "en"):
        page = visitor.go(f"/rules/{id}/summary?lang={language}")
        printed = page.pdf(format="A4", prefer_css_page_size=True)
        assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1, language
