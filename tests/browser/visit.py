"""Visitors with a real browser: what they see, click, press and are sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from shutil import which
from typing import Any, Final
from urllib.parse import urljoin

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Response,
    WebSocket,
    WebSocketRoute,
    expect,
)
from pydantic import ValidationError

from tests.table.house import Guest, Server, described, key_in, table_in

CHROMIUM: Final = next(
    filter(None, map(which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE: Final = 30_000
MOST_ANSWERS: Final = 600
expect.set_options(timeout=PATIENCE)
CAMILLE: Final = {"kind": "here", "name": "Camille"}
COMPUTERS: Final = ({"kind": "computer", "level": "easy"}, {"kind": "computer", "level": "easy"})

# Where a mouse would meet each lit thing: a point that no other thing covers.
LIT = """() => [...document.querySelectorAll(":is(#board, #mat, #seats, #drawer) [data-lit]")]
  .filter((thing) => !thing.classList.contains("chosen") && !thing.querySelector("[data-lit]"))
  .flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const fx of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const at = { x: box.left + fx * box.width, y: box.top + fy * box.height };
      if (document.elementFromPoint(at.x, at.y)?.closest("[data-lit]") === thing) return [{ id: thing.id, ...at }];
    }
    return [];
  })"""

# Where an answer is to be composed: one more of the first thing that there is, on each side another.
FILL_IN = """() => {
  const chosen = new Set();
  for (const head of document.querySelectorAll(".compose h3")) {
    for (let row = head.nextElementSibling; row?.matches(".count"); row = row.nextElementSibling) {
      const [name, more] = [row.firstElementChild.textContent, row.querySelector("button:last-child:enabled")];
      if (!more || chosen.has(name)) continue;
      chosen.add(name);
      more.click();
      break;
    }
  }
}"""

SETTLED = """([number, path]) => {
  const [table, drawer] = ["#table", "#drawer"].map((id) => document.querySelector(id));
  const crumbs = document.querySelectorAll(".crumbs button").length;
  return (Number(table.dataset.number) > number || crumbs > path) && !table.classList.contains("busy")
    && ["asked", "over"].includes(table.dataset.status) && table.dataset.settled === table.dataset.number
    && (drawer.hidden || drawer.dataset.number === table.dataset.number);
}"""


class Visitor:
    """One person with one browser."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.bodies: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._watch)
        self.page.on("response", self._read)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heed)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._note)

    def _note(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "answer":
            self.answers.append(said)

    def _hear(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))
        try:
            described(text)
        except ValidationError as problem:
            self.errors.append(str(problem))

    def _read(self, response: Response) -> None:
        if "/static/" not in response.url and response.status == 200:
            with suppress(Error):  # the reply to a page that has been left meanwhile
                self.bodies.append(response.text())

    def _heed(self, message: ConsoleMessage) -> None:
        """What the page was not allowed to do is told on the console."""
        if "Content Security Policy" in message.text or "Content-Security-Policy" in message.text:
            self.errors.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(urljoin(f"http://127.0.0.1:{self.server.port}", path))
        return self.page

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page has been drawn in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
        )
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def rewrite_frames(self, change: Callable[[str], str]) -> None:
        """Let the frames pass through other hands first."""

        def pass_on(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            server.on_message(lambda message: route.send(change(str(message))))

        self.page.route_web_socket("**/live*", pass_on)

    # at the table

    @property
    def number(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-number") or -1)

    @property
    def status(self) -> str:
        return self.page.locator("#table").get_attribute("data-status") or ""

    def wait_for(self, *statuses: str) -> str:
        """Until the table stands so."""
        wanted = ", ".join(f'#table[data-status="{status}"]' for status in statuses)
        self.page.wait_for_selector(wanted)
        return self.status

    def lit(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(LIT)
        return found

    def click_lit(self, turn: int, liked: str = "") -> bool:
        """Click something lit on the board, a mat or the seats; False where only buttons are left."""
        found = self.lit()
        if not found:
            return False
        better = [thing for thing in found if liked and thing["id"].startswith(liked)]
        thing = better[0] if better else found[turn % len(found)]
        self.page.mouse.click(thing["x"], thing["y"])
        return True

    def fill_in(self) -> None:
        """Where an answer is to be composed, compose a small one and send it."""
        if self.page.locator(".compose").count():
            self.page.evaluate(FILL_IN)
            self.page.locator(".compose [type=submit]").click()

    def play_by_clicks(self, liked: Callable[[int], str] = lambda turn: "", most: int = MOST_ANSWERS) -> list[str]:
        """Play to the end, or so many turns, by what is lit, best by what has a liked beginning of its id; the buttons
        needed besides."""
        by_button = []
        self.settled(-1, 0)
        for turn in range(most):
            if self.status == "over":
                break
            number, path = self.number, self.path()
            if not self.click_lit(turn, liked(turn)):
                option = self.page.locator(".option").last
                by_button.append(option.get_attribute("data-actions") or "")
                option.click()
            self.fill_in()
            self.settled(number, path)
        return by_button

    def settled(self, number: int, path: int) -> None:
        """Until the click has led somewhere, and all of that is drawn: my next question, a narrower one, or the end."""
        self.page.wait_for_function(SETTLED, arg=[number, path])

    def path(self) -> int:
        return self.page.locator(".crumbs button").count()


class House:
    """A running server and those who visit it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.visitors: list[Visitor] = []

    def visitor(
        self, language: str = "en", width: int = 1280, height: int = 800, theme: Any = "light", **habits: str
    ) -> Visitor:
        """Somebody who wants to see at once how it stands, and answers without being asked again, unless told."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if habits.get("pace", "off") != "off" else "reduce",
            has_touch=width < 500,
        )
        kept = {"pace": "off", "confirm": "never", "coach": "off"} | habits
        context.add_init_script(
            f"for (const [name, kept] of Object.entries({json.dumps(kept)})) localStorage[name] ??= kept"
        )
        visitor = Visitor(context, self.server)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        errors = [error for visitor in self.visitors for error in visitor.errors]
        for visitor in self.visitors:
            visitor.context.close()
        assert not errors, errors

    def table(self, *others: dict[str, Any], **more: Any) -> str:
        """A table where the first seat is here; the address of that seat."""
        host: str = self.server.set_up(CAMILLE, *(others or COMPUTERS), **more)["host"]
        return host

    def table_from(self, seed: str, game: str, *others: dict[str, Any], **settings: Any) -> str:
        """The same, with a match that goes as it went the last time."""
        host: str = self.server.set_up_from(seed, game, CAMILLE, *(others or COMPUTERS), **settings)["host"]
        return host

    def finished(self) -> str:
        """The id of a table whose match is over."""
        url = self.table()
        play_out(Guest(self.server, table_in(url), key_in(url)))
        return table_in(url)


def play_out(guest: Guest) -> None:
    """Answer for the host until the match is over."""
    while (now := guest.look())["status"] != "over":
        if now["status"] == "asked":
            guest.answer(now["options"][-1]["action"])
