"""Links, keys and seats as people meet them: the address bar holds no key, a link opens once, a seat can be freed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.games import games
from tests.browser.visit import House, Visitor
from tests.table.house import LINKS, table_in

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES: Final = ("bretagne", "lin1680", "loire", "siecle_dor", "tapestry")
HERE: Final = {"kind": "here", "name": "Camille"}


def sits(visitor: Visitor, url: str) -> Page:
    """Open a link to a seat, until the seat is taken."""
    page = visitor.go(url)
    visitor.wait_for("asked", "waiting")
    return page


def menu(page: Page) -> Locator:
    page.locator("#menu > summary").click()
    return page.locator("#table-menu")


def seats_of(visitor: Visitor) -> Any:
    return [frame["mine"] for frame in visitor.frames if frame["type"] == "position"][-1]


def test_the_address_bar_holds_no_key_and_the_seat_is_found_again(house: House) -> None:
    url = house.server.set_up(*LINKS)["links"][0]["url"]
    ada = house.visitor()
    page = sits(ada, url)
    assert page.url.endswith(f"/t/{table_in(url)}"), page.url
    assert seats_of(ada) == [0]
    page.reload()
    ada.wait_for("asked")
    assert seats_of(ada) == [0]
    assert page.evaluate("document.cookie.includes('seat')") is False, "no script reads the key"
    sits(ada, url.replace("#", "/"))
    assert page.url.endswith(f"/t/{table_in(url)}") and seats_of(ada) == [0], "the old link opens the seat that one has"
    page.goto(page.url + "#AAAA")  # on the same page: another link of this table is opened
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


@pytest.mark.parametrize(("language", "told"), [("en", "good for one opening"), ("fr", "ne s’ouvre qu’une fois")])
def test_who_opens_a_link_that_was_opened_watches_and_is_told_why(house: House, language: str, told: str) -> None:
    url = house.server.set_up(*LINKS)["links"][0]["url"]
    sits(house.visitor(), url)
    late = house.visitor(language)
    page = late.go(url)
    expect(page.get_by_role("dialog")).to_contain_text(told)
    assert page.url.endswith(f"/t/{table_in(url)}") and seats_of(late) == []


def test_two_links_in_one_browser_are_two_seats_at_one_device(house: House) -> None:
    first, second = (link["url"] for link in house.server.set_up(*LINKS)["links"])
    both = house.visitor()
    sits(both, first)
    both.go("/")
    page = both.go(second)
    both.wait_for("asked")
    assert seats_of(both) == [0, 1]
    expect(page.locator("dialog.curtain")).to_have_count(0)  # nobody holds a card yet


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_the_host_frees_a_seat_and_everybody_sees_it(house: House, width: int, theme: str) -> None:
    camille, yann, rose = house.visitor(width=width, theme=theme), house.visitor(), house.visitor()
    page = camille.go("/new/loire")
    page.locator(".place-row .kind").nth(1).select_option("link")
    page.get_by_label("Name at seat 2").fill("Yann")
    page.get_by_role("button", name="Start").click()
    link = page.get_by_role("textbox", name="Link for Yann").input_value()
    page.get_by_role("link", name="Sit down").click()
    camille.wait_for("asked", "waiting", "thinking")
    assert re.fullmatch(r".*/t/[\w-]+", page.url), "the host sits there without a key in the address"
    place = page.locator(f"{'#strip' if width < 500 else '#seats'} > [data-seat='1']")
    expect(place).to_have_attribute("aria-label", re.compile("has not opened the link yet"))

    guest = yann.go(link)
    expect(place).not_to_have_attribute("aria-label", re.compile("has not opened the link yet"))
    expect(guest.locator("#tab-chat")).to_be_visible()
    expect(menu(page).get_by_role("textbox", name="Link for Yann")).to_have_count(0)  # opened: it would open nothing
    page.get_by_role("button", name="Free Yann’s seat").click()
    dialog = page.locator("dialog[open]")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]] == []
    dialog.get_by_role("button", name="Free the seat").click()
    fresh = dialog.get_by_role("textbox", name="Link for Yann").input_value()
    assert fresh != link
    dialog.get_by_role("button", name="Close").click()

    expect(guest.get_by_role("dialog")).to_contain_text("The host has freed your seat")
    expect(guest.locator("#log li").last).to_contain_text("The host has freed Yann’s seat")
    expect(guest.locator("#ask")).to_contain_text("You are watching")
    sits(rose, fresh)
    expect(place).not_to_have_attribute("aria-label", re.compile("has not opened the link yet"))
    assert seats_of(rose) == [1]


def test_somebody_takes_his_seat_along_to_another_device(house: House) -> None:
    first, second = (link["url"] for link in house.server.set_up(*LINKS)["links"])
    ada, yann, phone = house.visitor(), house.visitor(), house.visitor(width=390)
    page = sits(ada, first)
    sits(yann, second)
    menu(page).get_by_role("button", name="Take Ada’s seat along").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="Get the link").click()
    link = dialog.get_by_role("textbox", name="Link for Ada").input_value()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("#ask")).to_contain_text("You are watching")
    expect(page.get_by_text("Your seat was freed")).to_have_count(0)  # it was her own doing
    expect(yann.page.locator("#log li").last).to_contain_text("Ada has got up")
    sits(phone, link)
    assert seats_of(phone) == [0]


def test_a_private_table_is_shown_to_nobody_who_does_not_sit_there(house: House) -> None:
    camille, nour = house.visitor(), house.visitor("fr")
    page = camille.go("/new/loire")
    page.get_by_label("Who may look at this table?").select_option("nobody")
    page.get_by_role("button", name="Start").click()
    camille.wait_for("asked", "waiting", "thinking")
    expect(menu(page).get_by_role("button", name="Link to watch")).to_have_count(0)
    there = nour.go(page.url)
    expect(there.locator("#ask h1")).to_contain_text("Cette table est privée")
    assert not [frame for frame in nour.frames if frame["type"] == "position"]
    assert camille.go("/new/loire").get_by_label("Who may look at this table?").input_value() == "nobody", (
        "it is remembered"
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_table_of_any_game_needs_what_the_policy_forbids(house: House, game: str) -> None:
    """Whatever is forbidden would be told on the console, which ends in the visitor's errors; here it is made sure."""
    others = [{"kind": "computer", "level": "easy"}] * (games[game].least - 1)
    for width in (1280, 390):
        visitor = house.visitor(width=width)
        visitor.page.add_init_script(
            "window.forbidden = []; addEventListener('securitypolicyviolation',"
            " (one) => forbidden.push(`${one.violatedDirective} ${one.sourceFile} ${one.sample}`))"
        )
        page = visitor.go(house.server.set_up(HERE, *others, game=game)["host"])
        visitor.wait_for("asked", "waiting", "thinking")
        page.wait_for_selector("#live", state="attached")
        page.locator("#seats .open").first.dispatch_event("click")
        page.wait_for_selector("#drawer-mat svg")
        assert page.evaluate("forbidden") == []
        sheets = page.evaluate("[...document.adoptedStyleSheets].map((sheet) => sheet.cssRules.length)")
        assert sheets and sheets[0] > 20, "the plate's style is there"
        assert page.locator("#board style").count() == 0


def test_what_the_policy_forbids_would_be_noticed(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go("/replay")
    with page.expect_console_message():
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p id=\"red\" style=\"color:rgb(255, 0, 0)\">')")
    assert page.locator("#red").evaluate("(red) => getComputedStyle(red).color") != "rgb(255, 0, 0)"
    assert visitor.errors
    visitor.errors.clear()


@pytest.mark.parametrize("path", ["/api/docs", "/no"])
def test_no_page_needs_what_the_policy_forbids(house: House, path: str) -> None:
    """Pages that no other test opens; what is forbidden on any page fails the test that opens it."""
    visitor = house.visitor()
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    assert visitor.errors == []
