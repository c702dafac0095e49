"""Editions at the table: offered beside the game's own, kept with the match, missed in a clear sentence."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core import record
from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table.settings import Settings
from ludotheque.table.shelf.editions import Editions
from tests.table.house import LINKS, Guest, Server, asked_among, eventually, key_in

LOIRE = games["loire"]
OWN = (LOIRE.folder / "edition.toml").read_text("utf-8")
COMPUTERS = [{"kind": "computer", "level": "easy"}, {"kind": "computer", "level": "easy"}]


def short_box(folder: Path, target: int = 6) -> Path:
    """An edition that is won with fewer louis."""
    text = OWN.replace('id = "loire-2000"', 'id = "loire-short"').replace("Die Weinhändler", "Kurz & <gut>")
    assert "[numbers.target]\nvalue = 20" in text
    file = folder / "short.toml"
    file.write_text(text.replace("[numbers.target]\nvalue = 20", f"[numbers.target]\nvalue = {target}"), "utf-8")
    return file


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("editions")
    short_box(folder)
    (folder / "broken.toml").write_text("[edition", "utf-8")
    (folder / "foreign.toml").write_text('[edition]\nid = "x"\ngame = "chess"\nprovenance = "rulebook"\n', "utf-8")
    (folder / "same.toml").write_text(OWN, "utf-8")
    (folder / "wrong.toml").write_text(OWN.replace("value = 108", "value = 109"), "utf-8")
    (folder / "notes.txt").write_text("not an edition", "utf-8")
    return folder


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory, shelf: Path) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("boxes"), editions=shelf)
    yield running
    running.stop()


def offered(server: Server) -> list[dict[str, object]]:
    (loire,) = (game for game in server.http.get("/api/games").json() if game["id"] == "loire")
    found: list[dict[str, object]] = loire["editions"]
    return found


def two_with(server: Server, edition: str) -> tuple[Guest, Guest]:
    new = server.set_up(*LINKS, edition=edition)
    ada, yann = server.seated(new)
    return ada, yann


def test_every_valid_file_is_offered_and_broken_ones_are_told_of(shelf: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        editions = Editions(shelf)
    assert [each.file for each in editions.of(LOIRE)] == ["", "short.toml"]
    told = [entry.getMessage() for entry in caplog.records]
    assert len(told) == 3 and all(line.startswith("this edition is not offered: ") for line in told)
    assert any("valid TOML" in line for line in told) and any("chess" in line for line in told)
    assert any("add up to 108" in line for line in told)


def test_an_edition_that_cannot_be_drawn_is_not_offered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    more = '[[town]]\nid = "paris"\nname = "Paris"\ndocks = [1]\nstart = true\nprovenance = "rulebook"\n'
    (tmp_path / "longer.toml").write_text(f"{OWN}\n{more}", "utf-8")
    assert [each.file for each in Editions(tmp_path).of(LOIRE)] == [""]
    assert "cannot be drawn" in caplog.text


def test_the_interface_and_the_new_table_offer_the_editions(boxes: Server, server: Server) -> None:
    first, second = offered(boxes)
    assert (first["id"], first["file"]) == ("loire-2000", "")
    assert (second["id"], second["label"]) == ("loire-short", "Loire – Kurz & <gut> · short")
    assert 'id="edition"' in boxes.http.get("/new/loire").text
    assert 'id="edition"' not in server.http.get("/new/loire").text, "one edition needs no choice"


def test_a_match_is_played_with_the_chosen_edition_and_replayed_with_it(boxes: Server) -> None:
    new = boxes.set_up(*COMPUTERS, edition="loire-short")
    watcher = Guest(boxes, new["table"])
    eventually(lambda: watcher.look()["status"] == "over")
    result = watcher.look()["result"]
    assert 6 <= result["rows"][0]["points"] < 20
    text = boxes.http.get(f"/api/tables/{new['table']}/record").text
    found = record.read(text)
    assert (found.edition, found.digest) == ("loire-short", offered(boxes)[1]["digest"])
    again = boxes.http.post("/api/records", content=text.encode()).json()
    last = boxes.http.get(f"/api/replays/{again['replay']}").json()
    assert last["result"] == result
    assert boxes.http.get(f"/api/replays/{again['replay']}/mats/0").status_code == 200
    assert boxes.http.get(f"/t/{new['table']}/replay").status_code == 200


def test_a_record_of_an_edition_that_is_not_here_is_refused(boxes: Server, server: Server) -> None:
    table = boxes.set_up(*COMPUTERS, edition="loire-short")["table"]
    eventually(lambda: Guest(boxes, table).look()["status"] == "over")
    text = boxes.http.get(f"/api/tables/{table}/record").text
    reply = server.http.post("/api/records", content=text.encode())
    assert (reply.status_code, reply.json()["error"]) == (422, "record-edition")


def test_components_show_the_chosen_edition(boxes: Server) -> None:
    for name in ("loire-short", str(offered(boxes)[1]["digest"])):
        page = boxes.http.get("/components/loire", params={"edition": name, "lang": "en"}).text
        assert "<td>louis to win</td><td>6</td>" in page and "&lt;gut&gt;" in page
        assert f"edition={name}&amp;lang=fr" in page, "the other language shows the same edition"
    assert "<td>louis to win</td><td>20</td>" in boxes.http.get("/components/loire").text
    assert boxes.http.get("/components/loire", params={"edition": "nine"}).status_code == 404


def test_a_wrong_edition_is_refused_with_a_sentence(boxes: Server) -> None:
    reply = boxes.http.post("/api/tables", json={"game": "loire", "seats": LINKS, "edition": "loire-1900"})
    assert (reply.status_code, reply.json()["error"]) == (404, "edition-unknown")
    assert "loire-short" in reply.json()["sentence"]


def test_when_the_file_is_gone_the_table_says_so_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    file = short_box(folder, target=9)
    server = Server(tmp_path, editions=folder)
    ada, yann = two_with(server, "loire-short")
    for _ in range(9):
        assert asked_among(ada, yann).answer().status_code == 200
    before = ada.look()
    away = file.rename(tmp_path / "away")
    server.kill()
    server.start()
    reply = ada.get(lang="en")
    assert (reply.status_code, reply.json()["error"]) == (503, "edition-gone")
    assert "loire-short" in reply.json()["sentence"] and "Nothing is lost" in reply.json()["sentence"]
    page = server.http.get(f"/t/{ada.table}", headers={"Accept-Language": "fr"})
    assert page.status_code == 503 and "Rien n’est perdu" in page.text
    other, _ = server.table_of_two()
    assert other.look()["status"], "the other tables go on"
    server.kill()
    away.rename(file)
    server.start()
    assert ada.look() == before
    assert asked_among(ada, yann).answer().status_code == 200
    server.stop()


def test_a_rematch_is_played_with_the_same_edition(boxes: Server, shelf: Path) -> None:
    over = boxes.set_up_over(*LINKS, edition=LOIRE.read_edition(shelf / "short.toml"))
    new = boxes.guest(over["links"][0]["url"]).post("rematch").json()
    again = Guest(boxes, new["table"], key_in(new["host"]))
    assert "/6<" in again.look()["picture"]["panels"][0]["picture"]


def test_the_folder_is_named_by_option_environment_or_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LUDOTHEQUE_EDITIONS", raising=False)
    assert Settings.wished().editions is None
    (tmp_path / "editions").mkdir()
    assert Settings.wished().editions == Path("editions")
    monkeypatch.setenv("LUDOTHEQUE_EDITIONS", "boxes")
    assert Settings.wished().editions == Path("boxes")
    assert Settings.wished(editions="mine").editions == Path("mine")


def test_a_folder_that_is_not_there_is_told_of_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refusal, match="no folder"):
        Editions(tmp_path / "nowhere")
    wishes = ["--port", "0", "--database", str(tmp_path / "x.sqlite3"), "--editions", str(tmp_path / "nowhere")]
    assert main(["serve", *wishes]) == 1
    assert "nowhere" in capsys.readouterr().err
