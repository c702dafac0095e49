"""Tapestry alone against the Automa, in a real browser: two clicks from the shelf, and whole matches by clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.late import halfway, recorded
from tests.browser.test_whole_matches import check_the_end
from tests.browser.visit import CAMILLE, House


def alone(house: House, seed: str, **settings: int) -> str:
    """A table for one, with a match that goes as it went the last time."""
    host: str = house.server.set_up_from(seed, "tapestry", CAMILLE, leader=0, **settings)["host"]
    return host


def test_a_person_plays_alone_two_clicks_from_the_shelf(house: House) -> None:
    camille = house.visitor("fr")
    page = camille.go("/")
    page.locator("article[data-game=tapestry] a[href$='players=1']").click()
    expect(page.locator(".place-row")).to_have_count(1)
    expect(page.locator("#rivals")).to_contain_text("Automa, Empire de l’ombre")
    expect(page.locator("#setting-automa")).to_be_visible()
    assert page.locator("#setting-leader option:not([hidden])").count() == 4
    page.locator("#start").click()
    camille.wait_for("asked")
    expect(page.locator("#seats [data-seat]")).to_have_count(3)
    page.locator("#seats [data-seat='1']").click()
    expect(page.locator("#drawer")).to_contain_text("Pioche Décision")


def test_the_shadow_empire_shows_no_points_for_it_never_has_any(house: House) -> None:
    camille = house.visitor("fr", 390, 844)
    page = camille.go(alone(house, "c"))
    camille.settled(-1, 0)
    expect(page.locator("#strip button > span")).to_have_text(["0", "0", ""])
    page.locator("#strip button").last.tap()
    page.locator("#drawer").get_by_role("tab", name="Comparer").tap()
    expect(page.locator("#drawer-compared tbody tr").first.locator("td")).to_have_text(["0", "0", "–"])


def test_with_others_at_the_table_there_is_no_level_to_choose(house: House) -> None:
    page = house.visitor().go("/new/tapestry")
    expect(page.locator(".place-row")).to_have_count(3)
    expect(page.locator("#setting-automa")).to_be_hidden()
    for _ in range(2):
        page.locator(".remove").last.click()
    expect(page.locator("#setting-automa")).to_be_visible()


def test_a_solo_match_is_played_to_its_end_by_clicks(house: House) -> None:
    camille = house.visitor("fr")
    page = camille.go(alone(house, "c", automa=5))
    by_button = camille.play_by_clicks(lambda turn: ("income-", "next-", "")[turn % 3])
    check_the_end(camille, scoring=2)  # the Shadow Empire never does
    assert not by_button, "all that may be chosen is drawn, on the board, in the dock or in the drawer"
    assert page.locator("#track-card, #tiebreaker").count() == 2, "the last pair lies open"
    told = [item for frame in camille.frames if frame["type"] == "position" for item in frame["news"]]
    assert {item["clause"] for item in told if item["event"] in ("pair", "bot-choosing")} == {"T-20.21", "T-20.26"}


def test_a_solo_match_is_played_on_to_its_end_on_a_phone(house: House) -> None:
    """From the middle of a recorded one; its beginning is clicked at a desk."""
    camille = house.visitor(width=390, height=844)
    match = halfway("tapestry", recorded("tapestry", "one-player-at-level-1"))
    camille.go(house.server.put_down(match, CAMILLE)["host"])
    camille.play_by_clicks(lambda turn: "income-")
    check_the_end(camille, scoring=2)  # the Shadow Empire never does
