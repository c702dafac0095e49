"""Two people with names over days, by a turned clock: called, reminded, muted, reported, and playing again."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_reading import complaints
from tests.browser.visit import PATIENCE
from tests.table.catchers import Letters, mailbox
from tests.table.house import Server, eventually, key_in
from tests.table.test_intentions import preparing
from tests.table.test_neighbours import ended, two
from tests.table.test_people import known

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
TWO: Final = ({"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"})


@dataclass
class Days:
    """A house whose clock can be turned."""

    server: Server
    letters: Letters
    file: Path
    later: float = 0.0

    def turn(self, seconds: float) -> None:
        self.later += seconds
        self.file.write_text(str(self.later), "utf-8")

    @property
    def house(self) -> tuple[Server, Letters]:
        return self.server, self.letters

    def to(self, mail: str) -> list[str]:
        return [str(letter["Subject"]) for letter in self.letters.letters if letter["To"] == mail]


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    file = tmp_path_factory.mktemp("clock") / "later"
    with mailbox() as (letters, address):
        told = {"LUDOTHEQUE_MAIL": address, "LUDOTHEQUE_TURNED": str(file), "LUDOTHEQUE_GRACE": "0.001"}
        told |= {"LUDOTHEQUE_KEEPERS": "keeper@example.org", "LUDOTHEQUE_LIMITS": "letters 999+999"}
        server = Server(tmp_path_factory.mktemp("days"), environment=told, program=("-m", "tests.table.turned"))
        yield Days(server, letters, file)
        server.stop()


def page_of(chromium: Browser, days: Days, who: httpx.Client, language: str = "en", phone: bool = False) -> Page:
    """Their browser, where they are known already; it is as late there as in the house."""
    context = chromium.new_context(
        locale=language, viewport=PHONE if phone else WIDE, reduced_motion="reduce", has_touch=phone,
        base_url=f"http://127.0.0.1:{days.server.port}",
    )  # fmt: skip
    context.add_init_script("localStorage.pace = 'off'; localStorage.confirm = 'never'; localStorage.coach = 'off'")
    for cookie in who.cookies.jar:
        context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "domain": "127.0.0.1", "path": "/"}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.clock.set_fixed_time(time.time() + days.later)
    return page


def answer(who: httpx.Client, table: str) -> None:
    seen = who.get(f"/api/tables/{table}").json()
    wish = {"number": seen["number"], "seat": seen["viewer"], "action": seen["options"][-1]["action"]}
    assert who.post(f"/api/tables/{table}/answers", json=wish).status_code == 200


def test_two_people_play_over_days(chromium: Browser, days: Days) -> None:
    ada, yann, _ = two(days.house, "ada", "yann")
    yann.post("/api/me/wishes", json={"ways": ["mail"]})
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Yann"}]
    clock = {"kind": "days", "days": 4, "after": "computer", "level": "easy"}
    new = ada.post("/api/tables", json={"game": "loire", "seats": seats, "clock": clock}).json()
    table = new["table"]
    yann.post(f"/api/tables/{table}/claim", json={"key": key_in(new["links"][0]["url"])})
    first = page_of(chromium, days, ada)
    first.goto(f"/t/{table}")
    first.click(".option >> nth=0")
    expect(first.locator("#table")).to_have_attribute("data-turn", "1")
    first.context.close()
    eventually(lambda: days.to("yann@example.org")[-1:] == ["It is your turn: Loire"])
    days.turn(2.9 * DAY)  # three quarters of the time are three days
    calls = {call["kind"]: call for call in yann.get("/api/me/everything").json()["calls"] if call["table"] == table}
    assert calls["reminder"]["outcome"] == ""
    days.turn(0.2 * DAY)
    eventually(lambda: days.to("yann@example.org")[-1:] == ["You are still asked: Loire"])
    assert days.to("yann@example.org").count("You are still asked: Loire") == 1
    page = page_of(chromium, days, yann)
    page.goto("/me")
    expect(page.locator("#waiting .line", has_text="hours left")).to_be_visible()
    page.click("#waiting .line:has-text('hours left') a")
    expect(page.locator("#seats .asked .where")).to_contain_text("21 hours left")
    page.context.close()
    days.turn(DAY)  # and his time is up
    eventually(lambda: ada.get(f"/api/tables/{table}").json()["asked"] == 0)
    assert ada.get(f"/api/tables/{table}").json()["clock"]["standing_in"] == [1]
    page = page_of(chromium, days, yann)
    page.goto(f"/t/{table}")
    expect(page.locator("#seats [data-seat='1']")).not_to_contain_text("a computer plays")
    assert ada.get(f"/api/tables/{table}").json()["clock"]["standing_in"] == []
    page.context.close()


def test_a_live_clock_runs_at_the_table(chromium: Browser, days: Days) -> None:
    ada, yann, _ = two(days.house, "anna", "yves")
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Yves"}]
    clock = {"kind": "live", "minutes": 15, "seconds": 10}
    new = ada.post("/api/tables", json={"game": "loire", "seats": seats, "clock": clock}).json()
    table = new["table"]
    yann.post(f"/api/tables/{table}/claim", json={"key": key_in(new["links"][0]["url"])})
    days.turn(300)
    answer(ada, table)
    days.turn(60)
    page = page_of(chromium, days, yann)
    page.goto(f"/t/{table}")
    left = re.compile(r"10:0\d|9:\d\d")  # 15:00, 5:00 used and however long the test took, 0:10 more
    expect(page.locator("#seats [data-seat='0'] .where")).to_contain_text(left)
    expect(page.locator("#seats [data-seat='1'] .where")).to_contain_text(re.compile("1[123] minutes left"))
    answer(yann, table)
    first, second = ada.get(f"/api/tables/{table}").json()["clock"]["left"]
    assert 500 < first <= 610 and 740 < second <= 850
    days.turn(700)  # and Anna's time is up
    eventually(lambda: ada.get(f"/api/tables/{table}").json()["clock"]["standing_in"] == [0])
    page.context.close()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_somebody_is_reported_silenced_and_muted(chromium: Browser, days: Days, language: str, phone: bool) -> None:
    ada, rude, table = two(days.house, f"abel{language}", f"rude{language}")
    for text in ("You old boat", "I mean it"):
        rude.post(f"/api/tables/{table}/chat", json={"text": text})
    page = page_of(chromium, days, ada, language, phone)
    page.goto(f"/t/{table}")
    page.wait_for_selector("#table[data-number]")
    if phone:
        page.click(".tabbar [data-pane=log]")
    page.click("#tab-chat")
    expect(page.locator("#chat li")).to_have_count(2)  # both, though nobody has moved in between
    page.click(".speaker >> nth=0")
    page.click(".pop summary")
    page.fill(".pop textarea", "Not nice")
    assert complaints(page) == []
    page.click(".pop details button")
    expect(page.locator(".pop")).to_have_count(0)
    page.click(".speaker >> nth=0")
    page.click(".pop .actions button >> nth=0")
    expect(page.locator("#chat li")).to_have_count(1)
    expect(page.locator("#chat .unheard")).to_be_visible()
    assert complaints(page) == []
    page.context.close()
    keeper = known(days.house, "keeper@example.org", "Keeper")
    page = page_of(chromium, days, keeper, language, phone)
    page.goto("/me")
    page.click("#keeping a")
    expect(page.locator(".report blockquote").first).to_have_text("Not nice")
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click(".report >> nth=0 >> button >> nth=0")
    eventually(lambda: rude.post(f"/api/tables/{table}/chat", json={"text": "?"}).status_code == 403)
    page.click(".report >> nth=0 >> button >> nth=1")
    expect(page.locator("#reports .none")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("language", "phone"), [("fr", False), ("en", True)], ids=["desktop", "phone"])
def test_an_answer_in_advance_is_told_seen_and_given(chromium: Browser, days: Days, language: str, phone: bool) -> None:
    names = [f"{name}{language}" for name in ("aude", "yvon")]
    browsers = [known(days.house, f"{name}@example.org", name) for name in names]
    new = days.server.put_down(preparing(), *TWO)
    for browser, link in zip(browsers, new["links"]):
        browser.post(f"/api/tables/{new['table']}/claim", json={"key": key_in(link["url"])})
    page = page_of(chromium, days, browsers[1], language, phone)
    page.goto(f"/t/{new['table']}")
    page.click(".advance button")
    page.select_option(".advance-choice select >> nth=0", "stop")
    page.select_option(".advance-choice select >> nth=1", "0")
    page.select_option(".advance-choice select >> nth=2", "stop")
    assert complaints(page) == []
    page.click(".pop .accent")
    expect(page.locator(".advance span")).to_contain_text("Ada")
    assert complaints(page) == []
    answer(browsers[0], new["table"])
    eventually(lambda: "stop" in [line for line in lines_of(days, new["table"]) if line][-1:])
    page.context.close()


def lines_of(days: Days, table: str) -> list[str]:
    """What seat 1 has answered."""
    from sqlalchemy import select

    from ludotheque.table.hall.rows import LineRow
    from ludotheque.table.hall.store import Store
    from ludotheque.table.settings import as_url

    store = Store(as_url(days.server.url))
    with store.reading() as session:
        wanted = select(LineRow.notation).where(LineRow.table == table, LineRow.seat == 1).order_by(LineRow.number)
        found = list(session.scalars(wanted))
    store.close()
    return found


@pytest.mark.parametrize(("language", "phone"), [("fr", False), ("en", True)], ids=["desktop", "phone"])
def test_the_same_people_play_again_and_others_are_invited(
    chromium: Browser, days: Days, language: str, phone: bool
) -> None:
    olga, pia = (known(days.house, f"{name}{language}@example.org", name.title()) for name in ("olga", "pia"))
    ended(days.server, olga, pia)
    page = page_of(chromium, days, olga, language, phone)
    page.goto("/me")
    page.click("#ended summary")
    expect(page.locator("#ended svg[role=img]")).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("#ended button")
    page.wait_for_url("**/t/**")
    assert pia.get("/api/me/matches").json()[0]["invited"]
    page.goto("/new/loire?players=2")
    page.select_option(".kind >> nth=1", label="Pia")
    page.click("#start")
    page.wait_for_url("**/t/**")
    assert [each["invited"] for each in pia.get("/api/me/matches").json()[:2]] == [True, True]
    page.goto("/new/loire?players=2")
    page.select_option(".kind >> nth=1", "link")
    page.click("#start")
    page.click(".invitation [aria-expanded] >> nth=-1")
    page.fill(".invitation [type=email]", f"friend{language}@example.org")
    assert complaints(page) == []
    page.click(".invitation form button")
    expect(page.locator(".invitation [role=status]")).not_to_be_empty()
    assert days.to(f"friend{language}@example.org")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()
