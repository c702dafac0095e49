"""The server dies and comes back; the browser comes back by itself, and nothing that was acknowledged is lost."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tests.browser.visit import House
from tests.table.house import Guest, table_in


def test_a_killed_server_loses_no_move_and_the_browser_returns_by_itself(own_house: House) -> None:
    server = own_house.server
    camille = own_house.visitor()
    address = own_house.table()
    page = camille.go(address)
    for turn in range(4):
        camille.wait_for("asked")
        number = camille.number
        page.locator(".option").nth(turn % page.locator(".option").count()).click()
        camille.settled(number, 0)
    number, log = camille.number, page.locator("#log li").all_inner_texts()

    server.kill()
    expect(page.locator("#ask")).to_have_attribute("data-state", "cut")
    expect(page.locator("#ask h1")).to_contain_text("your moves are kept")
    page.locator(".option").first.click()
    server.start()
    expect(page.locator("#ask")).to_have_attribute("data-state", "mine")

    assert camille.number == number, "what was clicked while the line was cut was not played"
    assert page.locator("#log li").all_inner_texts() == log
    assert Guest(server, table_in(address)).look()["number"] == number
    page.locator(".option").first.click()
    camille.settled(number, 0)
    assert camille.number > number


def test_an_answer_on_its_way_when_the_line_is_cut_is_sent_again_and_stored_once(own_house: House) -> None:
    camille = own_house.visitor()
    page = camille.go(own_house.table())
    camille.wait_for("asked")
    number = camille.number
    own_house.server.process.send_signal(signal.SIGSTOP)
    page.locator(".option").first.click()
    own_house.server.kill()
    own_house.server.start()
    camille.settled(number, 0)
    placed = [line for line in page.locator("#log li").all_inner_texts() if line.startswith("Camille starts")]
    assert len(placed) == 1
