"""Makes `preview.png` of every game of the house, what others show of a link to it: its picture, and its name.

`python -m tests.browser.make_previews`, after a change of a frontispiece.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from ludotheque.games import HERE, games
from tests.browser.visit import CHROMIUM, FLAGS
from tests.table.house import Server

WIDE, HIGH = 1200, 630
CARD = """(id) => {
  const card = document.querySelector(`.volume[data-game="${id}"]`);
  const [picture, title] = [card.querySelector(".picture"), card.querySelector("h2")];
  const house = document.createElement("p");
  house.textContent = "Ludothèque";
  document.body.replaceChildren(card);
  card.replaceChildren(picture, title, house);
  const dress = (element, style) => Object.assign(element.style, style);
  dress(card, { gridTemplate: "1fr auto / 740px 1fr", gap: "0 44px", width: "1200px", height: "630px",
    padding: "44px", border: "0", borderRadius: "0", alignItems: "center" });
  dress(picture, { gridRow: "1 / 3", borderWidth: "2px" });
  dress(title, { fontSize: "68px", textWrap: "balance" });
  dress(house, { font: "400 36px var(--house)", color: "var(--ink2)" });
}"""


def make(page: Page, house: str, game: str, file: Path) -> None:
    page.goto(f"{house}/new?lang=fr")
    page.evaluate(CARD, game)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=file, clip={"x": 0, "y": 0, "width": WIDE, "height": HIGH})


if __name__ == "__main__":
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for game in games.values():
            if game.folder.parent == HERE:
                make(page, f"http://127.0.0.1:{server.port}", game.id, game.folder / "preview.png")
        browser.close()
        server.stop()
