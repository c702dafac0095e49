"""Pages, plates and pictures."""

from __future__ import annotations

import pytest

from tests.table.house import Server

FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8"}


@pytest.mark.parametrize("address", ["/", "/new/loire", "/rules/loire", "/components/loire", "/replay"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_opens_in_both_languages(server: Server, address: str, language: str) -> None:
    page = server.http.get(address, params={"lang": language})
    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert page.headers["content-language"] == language


def test_the_language_is_as_asked_then_as_chosen_then_as_the_browser_says(server: Server) -> None:
    def language(**more: object) -> str:
        return server.http.get("/rules/loire", **more).headers["content-language"]  # type: ignore[arg-type]

    assert language(headers=FRENCH) == "fr"
    assert language(headers={**FRENCH, "Cookie": "lang=en"}) == "en"
    assert language(headers={**FRENCH, "Cookie": "lang=en"}, params={"lang": "fr"}) == "fr"
    assert language(headers={"Accept-Language": "de, *;q=x, en;q=0.1, fr;q=0.5"}) == "fr"
    assert language(headers={"Accept-Language": "de"}) == "en"


def test_rules_have_an_anchor_for_every_clause_and_ruling(server: Server) -> None:
    page = server.http.get("/rules/loire").text
    assert 'id="L-5.4"' in page and 'id="R-25"' in page and 'href="#R-1"' in page


def test_components_say_where_each_number_comes_from_and_why(server: Server) -> None:
    page = server.http.get("/components/loire").text
    assert "reconstructed" in page and "two players continue the series downwards" in page


def test_a_clause_is_told_with_its_rulings(server: Server) -> None:
    clause = server.http.get("/api/rules/loire/l-4.1?lang=fr").json()
    assert clause["id"] == "L-4.1" and clause["url"] == "/rules/loire#L-4.1"
    assert [ruling["id"] for ruling in clause["rulings"]] == ["R-3"]
    assert "[R-3]" not in clause["text"]


def test_a_plate_may_be_kept_for_ever(server: Server) -> None:
    ada, _ = server.table_of_two()
    plate = server.http.get(ada.look()["plate_url"])
    assert plate.headers["content-type"] == "image/svg+xml"
    assert "immutable" in plate.headers["cache-control"]
    assert '<g id="plate"' in plate.text


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_every_game_has_a_picture(server: Server, shape: str) -> None:
    for game in server.http.get("/api/games").json():
        picture = server.http.get(f"/pictures/{game['id']}/{shape}.svg")
        assert picture.status_code == 200 and picture.text.lstrip().startswith("<svg")
        assert "--" in picture.text, "it brings its own colours"


def test_a_page_with_a_key_is_neither_kept_nor_named_to_others(server: Server) -> None:
    ada, _ = server.table_of_two()
    page = server.http.get(f"/t/{ada.table}")
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["referrer-policy"] == "same-origin"


def test_games_say_what_can_be_agreed_on(server: Server) -> None:
    (loire,) = (game for game in server.http.get("/api/games?lang=fr").json() if game["id"] == "loire")
    assert (loire["least"], loire["most"], loire["minutes"]) == (2, 6, 50)
    assert [level["id"] for level in loire["levels"]] == ["easy", "casual", "medium", "hard", "master"]
    for setting in loire["settings"]:
        assert setting["default"] in setting["values"] and len(setting["labels"]) == len(setting["values"])
        assert not setting["help"].startswith("setting-")


def test_levels_are_listed_in_their_order_whichever_is_the_default(server: Server) -> None:
    (tapestry,) = (game for game in server.http.get("/api/games").json() if game["id"] == "tapestry")
    (level,) = (setting for setting in tapestry["settings"] if setting["id"] == "automa")
    assert level["values"] == [1, 2, 3, 4, 5, 6] and level["default"] == 2
    assert [label[0] for label in level["labels"]] == list("123456")
