"""Several browsers at one table: moves are seen at once, and nobody is sent what is not theirs to see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.core import record
from ludotheque.core.state import SPECTATOR
from ludotheque.games import games
from ludotheque.table.hall.keeping import recorded
from ludotheque.table.hall.store import Store
from tests.browser.visit import House, Visitor
from tests.table.house import Server, key_in

ANSWERS = 20
IN_HAND = re.compile(r'id=\\?"hand-([a-z]+(?:-\d)?)')


class Evening:
    """Ada and Yann play, Nour watches; everything their browsers were sent is kept."""

    def __init__(self, house: House) -> None:
        new = house.server.set_up({"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"})
        self.table = new["table"]
        self.keys = [key_in(link["url"]) for link in new["links"]]
        self.ada, self.yann, self.nour = (house.visitor() for _ in range(3))
        for player, link in zip((self.ada, self.yann), new["links"]):
            player.go(link["url"])
        self.nour.go(f"/t/{self.table}")
        for turn in range(ANSWERS):
            self.one_answer(turn)
        self.row, _, self.lines, _ = Store(f"sqlite:///{house.server.database}").find(self.table)

    def one_answer(self, turn: int) -> None:
        self.nour.wait_for("waiting")
        asked = int(self.nour.page.locator("#table").get_attribute("data-turn") or 0)
        player = (self.ada, self.yann)[asked]
        player.wait_for("asked")
        number = player.number
        options = player.page.locator(".option")
        options.nth(turn % options.count()).click()
        for visitor in (self.ada, self.yann, self.nour):
            later = "(number) => Number(document.querySelector('#table').dataset.number) > number"
            visitor.page.wait_for_function(later, arg=number)

    def hand(self, seat: int, number: int) -> set[str]:
        """The kinds of card that a seat really held."""
        match = record.replay(recorded(self.row, self.lines[:number]), games["loire"])
        kinds = ("coal-1", "coal-2", "coal-3", "mariner", "explosion", "fishing")
        counts = list(match.state.hand)[6 * seat : 6 * seat + 6]  # type: ignore[attr-defined]
        return {kind for kind, count in zip(kinds, counts) if count}


@pytest.fixture(scope="module")
def evening(chromium: Browser, running: Server) -> Iterator[Evening]:
    house = House(chromium, running)
    yield Evening(house)
    house.close()


def test_each_sees_the_others_moves_at_once(evening: Evening) -> None:
    numbers = {visitor.number for visitor in (evening.ada, evening.yann, evening.nour)}
    assert len(numbers) == 1
    logs = [visitor.page.locator("#log li").all_inner_texts() for visitor in (evening.ada, evening.yann, evening.nour)]
    for log in logs[:2]:
        assert [line for line in log if "You are dealt" not in line] == logs[2]


def test_no_browser_is_ever_sent_another_persons_hand(evening: Evening) -> None:
    secrets = 0
    for seat, visitor in enumerate((evening.ada, evening.yann)):
        known = 0
        for frame in positions(visitor):
            held = evening.hand(seat, frame["number"])
            since = set().union(*(evening.hand(seat, number) for number in range(known, frame["number"] + 1)))
            assert frame["viewer"] == seat and frame["mine"] == [seat]
            assert set(IN_HAND.findall(json.dumps(frame))) <= since, "with all that happened on the way"
            if frame["picture"]["edge"] is not None:
                assert set(IN_HAND.findall(frame["picture"]["edge"])) == held
            secrets += evening.hand(1 - seat, frame["number"]) != held
            known = frame["number"]
        told = "".join(visitor.bodies) + json.dumps(visitor.frames)
        assert evening.keys[1 - seat] not in told and evening.row.seed not in told
        whispers = {item["sentence"] for frame in positions(visitor) for item in frame["news"]}
        assert sum("You are dealt" in sentence for sentence in whispers) <= 5
    assert secrets, "there was something to hide"


def test_pages_and_interface_bodies_hold_nobody_elses_hand(evening: Evening) -> None:
    for seat, visitor in enumerate((evening.ada, evening.yann)):
        held = set().union(*(evening.hand(seat, number) for number in range(1, len(evening.lines) + 1)))
        for body in visitor.bodies:
            assert set(IN_HAND.findall(body)) <= held


def test_a_spectator_is_sent_nobodys_hand_and_no_options(evening: Evening) -> None:
    for frame in positions(evening.nour):
        assert frame["viewer"] == SPECTATOR and not frame["options"] and not frame["picture"]["edge"]
    told = "".join(evening.nour.bodies) + json.dumps(evening.nour.frames)
    assert not IN_HAND.findall(told) and "You are dealt" not in told
    assert not any(secret in told for secret in (*evening.keys, evening.row.seed))


def test_what_is_said_reaches_the_other_seat_and_no_spectator(evening: Evening) -> None:
    for visitor in (evening.ada, evening.yann):
        visitor.page.locator("#tab-chat").click()
    evening.ada.page.locator("#chat input").fill("Have a good trip!")
    evening.ada.page.keyboard.press("Enter")
    expect(evening.yann.page.locator("#chat li")).to_contain_text("Have a good trip!")
    assert "good trip" not in json.dumps(evening.nour.frames)


def positions(visitor: Visitor) -> list[dict[str, Any]]:
    found = [frame for frame in visitor.frames if frame["type"] == "position"]
    assert len(found) > ANSWERS
    return found
