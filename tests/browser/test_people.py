"""A name is kept with a real browser: by a passkey, on two devices, and nobody needs one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from ludotheque.table.hall.rows import RatingRow
from ludotheque.table.hall.store import Store
from ludotheque.table.settings import as_url
from tests.browser.test_reading import complaints
from tests.browser.visit import PATIENCE
from tests.table import foreseen
from tests.table.catchers import Letters, mailbox
from tests.table.house import Server
from tests.table.test_people import token_in

WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def mailed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Letters]]:
    with mailbox() as (letters, address):
        server = Server(
            tmp_path_factory.mktemp("people"), environment={"LUDOTHEQUE_MAIL": address}, program=foreseen.PROGRAM
        )
        yield server, letters
        server.stop()


def opened(chromium: Browser, server: Server, language: str = "en", phone: bool = False) -> tuple[BrowserContext, Page]:
    context = chromium.new_context(locale=language, viewport=PHONE if phone else WIDE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"http://localhost:{server.port}/me")  # a passkey belongs to a name, not to a number
    return context, page


def with_authenticator(context: BrowserContext, page: Page) -> None:
    """A device that says yes to everything."""
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**device, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_keeps_a_name_and_opens_the_door_again(chromium: Browser, mailed: tuple[Server, Letters]) -> None:
    context, page = opened(chromium, mailed[0])
    with_authenticator(context, page)
    page.fill("#new-name", "Ada")
    page.click("text=Keep this name")
    expect(page.locator("#who")).to_have_text("Ada")
    expect(page.locator("#passkeys li")).to_have_count(1)
    page.click("#leave")
    expect(page.locator("#door")).to_be_visible()
    page.click("#enter")
    expect(page.locator("#who")).to_have_text("Ada")
    context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_letter_is_opened_and_the_page_can_be_read_by_all(
    chromium: Browser, mailed: tuple[Server, Letters], phone: bool
) -> None:
    server, letters = mailed
    context, page = opened(chromium, server, "fr", phone)
    expect(page.locator("#by-mail")).to_be_visible()
    assert complaints(page) == []
    page.fill("#mail", f"berthe{phone}@example.org")
    page.click("#by-mail button")
    expect(page.locator("#told")).not_to_be_empty()
    page.goto(f"http://localhost:{server.port}/me#{token_in(letters.text())}")
    page.reload()  # a change after the # opens nothing by itself
    expect(page.locator("#person")).to_be_visible()
    assert "#" not in page.url
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_a_guests_seat_is_gathered_and_waits_on_the_page(chromium: Browser, mailed: tuple[Server, Letters]) -> None:
    server, letters = mailed
    context, page = opened(chromium, server)
    page.goto(f"http://localhost:{server.port}/new/loire")
    page.click("#start")
    page.wait_for_url("**/t/**")
    page.goto(f"http://localhost:{server.port}/me")
    page.fill("#mail", "chloe@example.org")
    page.click("#by-mail button")
    expect(page.locator("#told")).not_to_be_empty()
    page.goto(f"http://localhost:{server.port}/?")
    page.goto(f"http://localhost:{server.port}/me#{token_in(letters.text())}")
    expect(page.locator("#waiting .line")).to_have_count(1)
    page.click("#forget")
    page.click("#forget-go")
    expect(page.locator("#door")).to_be_visible()
    context.close()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_ratings_say_how_sure_they_are_and_computers_have_theirs(
    chromium: Browser, mailed: tuple[Server, Letters], language: str, phone: bool
) -> None:
    server, letters = mailed
    context, page = opened(chromium, server, language, phone)
    page.fill("#mail", f"rated{phone}@example.org")
    page.click("#by-mail button")
    expect(page.locator("#told")).not_to_be_empty()
    page.goto(f"http://localhost:{server.port}/?")
    page.goto(f"http://localhost:{server.port}/me#{token_in(letters.text())}")
    expect(page.locator("#person")).to_be_visible()
    me = page.request.get(f"http://localhost:{server.port}/api/me").json()["id"]
    store = Store(as_url(server.url))
    with store.writing() as session:
        for who, mu, sigma, matches in ((me, 30.0, 2.0, 3), ("computer:hard", 35.0, 1.0, 200)):
            session.merge(RatingRow(who=who, game="loire", seats=2, mu=mu, sigma=sigma, matches=matches))
    store.close()
    page.reload()
    mine = page.locator("#ratings tbody tr").first
    expect(mine).to_contain_text(re.compile("1.700 ± 160"))
    expect(mine).to_contain_text("not sure yet" if language == "en" else "encore incertain")
    page.click("#ratings summary")
    best = page.locator("#ratings .board li")
    expect(best.first).to_contain_text("computer, hard" if language == "en" else "ordinateur, ")
    expect(best.first).not_to_contain_text("not sure yet" if language == "en" else "incertain")
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_a_clock_is_set_and_seen_at_the_table(chromium: Browser, mailed: tuple[Server, Letters]) -> None:
    context, page = opened(chromium, mailed[0])
    page.goto(f"http://localhost:{mailed[0].port}/new/loire")
    expect(page.locator("#after-setting")).to_be_hidden()
    page.select_option("#clock", "days-3")
    expect(page.locator("#after-setting")).to_be_visible()
    page.click("#start")
    page.wait_for_url("**/t/**")
    expect(page.locator("#seats .asked .where")).to_contain_text("2 days left")
    context.close()
