"""Bretagne in a real browser: a match by clicks on the board, and the panes of a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.late import halfway, put_down, recorded
from tests.browser.visit import MOST_ANSWERS, House
from tests.games.bretagne.board_cases import match_of

COMPUTER = {"kind": "computer", "level": "easy"}


def test_a_match_of_bretagne_is_played_on_to_its_end_by_clicking_the_board(house: House) -> None:
    """A recorded one, from its middle: every round asks the same."""
    camille = house.visitor("fr")
    camille.go(put_down(house, halfway("bretagne", recorded("bretagne", "two-players-five-rounds")), **COMPUTER))
    by_button = camille.play_by_clicks()
    assert camille.status == "over", f"not over after {MOST_ANSWERS} answers"
    expect(camille.page.locator("dialog .scores [data-player]")).to_have_count(2)
    for width in (1280, 390):
        camille.page.set_viewport_size({"width": width, "height": 800})
        inside = "(dialog) => dialog.scrollWidth <= dialog.clientWidth"
        assert camille.page.locator("dialog:has(.scores)").evaluate(inside), "all points in sight, the total among them"
    assert {action.split()[0] for action in by_button} <= {"stay"}, "only numbers are not drawn on the board"
    asked = {answer["action"].split()[0] for answer in camille.answers}
    assert asked >= {"choose", "load", "build", "place", "stay", "visit", "give", "exchange", "gain",
                     "leave", "pass", "keep", "decline", "send"}  # fmt: skip


def test_on_a_phone_the_pane_opens_in_which_something_may_be_chosen(house: House) -> None:
    camille = house.visitor("fr", 390, 844)
    page = camille.go(house.table(COMPUTER, game="bretagne"))
    camille.wait_for("asked")
    expect(page.locator(".panes button")).to_have_count(4)
    expect(page.locator(".panes [aria-selected=true], .panes [aria-pressed=true]")).to_have_text("Chantier")


def test_workers_who_go_home_travel_there_instead_of_vanishing(house: House) -> None:
    camille = house.visitor("fr", pace="fast")
    page = camille.go(put_down(house, match_of("crew")))
    camille.wait_for("asked")
    camille.settled(-1, 0)
    page.evaluate(
        """() => {
            window.left = [];
            new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((piece) => {
                if (piece.dataset?.exit) window.left.push(piece.getAnimations().length);
            }))).observe(document.querySelector("#over"), { childList: true });
        }"""
    )
    number, there = camille.number, page.locator("#live [data-exit]").count()
    page.locator(".option").first.click()
    camille.settled(number, 0)
    left = page.evaluate("window.left")
    assert left and len(left) == there - page.locator("#live [data-exit]").count() and min(left) > 0
    expect(page.locator("#over > [data-exit]")).to_have_count(0)


def test_on_a_phone_the_log_opens_at_its_end(house: House) -> None:
    camille = house.visitor("fr", 390, 844)
    page = camille.go(house.table(COMPUTER, COMPUTER, COMPUTER, game="bretagne"))
    camille.wait_for("asked")
    while page.locator("#log li").count() < 40:
        number = camille.number
        page.locator(".option").first.click()
        camille.settled(number, 0)
    page.locator(".tabbar [data-pane=log]").click()
    assert page.locator("#log").evaluate("(log) => log.scrollHeight > log.clientHeight"), "it is long enough"
    expect(page.locator("#log li").last).to_be_in_viewport()
