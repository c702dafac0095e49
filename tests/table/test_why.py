"""Why not: a thing that cannot be chosen says so, with its clause, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.games import games
from ludotheque.table.shown.moment import Viewer
from ludotheque.table.shown.why import why_not, wish
from tests.table.house import Frame, Guest, Server, asked_among

THINGS: list[tuple[list[str], list[str]]] = [
    (["mariner"], ["take"]), (["coal-1"], ["lay"]), (["seat-1"], ["bribe", "explode"]),
    (["coal-2", "seat-0"], ["explode"]),
    ([], ["pass"]), (["tours"], ["place"]), (["fishing"], ["lay"]), (["nantes-1"], ["dock"]), (["seat-0"], []),
]  # fmt: skip


def asked(guest: Guest, **query: object) -> Frame:
    reply = guest.get("why", **query)
    assert reply.status_code == 200, reply.text
    frame: Frame = reply.json()
    return frame


def positions(seed: str, seats: int = 2) -> Iterator[Match]:
    match = games["loire"].new(seats, seed)
    for number in range(60):
        if match.over:
            return
        yield match
        match.play(match.options[number % len(match.options)])


def test_the_asked_seat_hears_the_clause_and_the_others_whose_turn_it_is(server: Server) -> None:
    ada, yann = server.table_of_two()
    first = asked_among(ada, yann)
    other = yann if first is ada else ada
    said = asked(first, thing="mariner", verb="take", lang="en")
    assert said["sentence"].startswith("“Take · Mariner” is not possible now. You are asked: place your boat")
    assert [reason["clause"] for reason in said["reasons"]] == ["L-2.2"]
    assert said["reasons"][0]["url"] == "/rules/loire#L-2.2" and "clockwise" in said["reasons"][0]["text"]
    name = "Ada" if first is ada else "Yann"
    for guest in (other, Guest(server, ada.table)):
        waiting = asked(guest, thing="mariner", verb="take", lang="en")
        assert waiting == {"sentence": f"It is {name}’s turn.", "reasons": []}
        assert asked(guest, thing="tours", verb="place", lang="en") == waiting
    assert asked(first, thing="nowhere", lang="fr")["sentence"].startswith("Ceci ne se choisit jamais")
    assert asked(first, lang="fr")["sentence"].startswith("Ceci ne se choisit jamais")
    assert "Esc" in asked(first, thing="tours", verb="place", lang="en")["sentence"]


def test_the_question_on_top_names_the_clause_that_forbids() -> None:
    heard = set()
    for match in positions("why"):
        for things, verbs in THINGS:
            said = why_not(match, Viewer((match.seat,)), things, verbs)
            heard |= {reason["clause"] for reason in said["reasons"]}
            assert len(said["reasons"]) <= 2 and said["sentence"].strip()
    assert {"L-2.2", "L-5.4", "L-5.8"} <= heard


def test_the_answer_is_the_same_whatever_the_others_really_hold() -> None:
    for match in positions("secret", 3):
        for seed in range(3):
            guessed = match.clone()
            guessed.state = guess(match.state, match.seat, Rng(seed + 9))
            for things, verbs in THINGS:
                viewer = Viewer((match.seat,), language="fr")
                assert why_not(match, viewer, things, verbs) == why_not(guessed, viewer, things, verbs)


def test_others_hear_the_same_of_every_thing() -> None:
    for match in positions("others"):
        viewer = Viewer((1 - match.seat,))
        assert len({why_not(match, viewer, *thing)["sentence"] for thing in THINGS}) == 1


def test_asking_badly_is_refused_with_a_sentence(server: Server) -> None:
    ada, _ = server.table_of_two()
    address = f"/api/tables/{ada.table}/why"
    assert Guest(server, ada.table, "wrong").get("why").json()["error"] == "key-wrong"
    assert server.http.get(address, params={"thing": ["a"] * 7}).json()["error"] == "request"
    assert server.http.get(address, params={"verb": "x" * 201}).json()["error"] == "request"


def test_a_wish_whose_name_has_its_verb_already_does_not_say_it_twice() -> None:
    match = games["bretagne"].new(2, 1)
    [visit] = [action for action in match.edition.vocabulary.actions if str(action) == "visit brest"]
    assert wish(match, [visit], "fr") == match.label(visit, "fr") == "Échanger à Brest"


def test_what_is_lacking_is_said_instead_of_the_paragraph_on_paying() -> None:
    match = games["lin1680"].new(2, "lacking")
    while match.view().question != "Build":
        match.play(match.options[-1] if match.view().question == "Trade" else match.options[0])
    state: Any = match.state
    for kind, held in enumerate((1, 1, 0, 0, 1)):  # land, seed, labour, skein, loom
        state.hand[5 * match.seat + kind] = held
    state.legal = []
    said = why_not(match, Viewer((match.seat,), language="en"), ["bale"], ["build"])
    assert said["sentence"].endswith("You lack 1 labour and 1 skein.")
    assert [(reason["clause"], reason["text"], reason["case"]) for reason in said["reasons"]] == [("F-6.1", "", True)]
    french = why_not(match, Viewer((match.seat,), language="fr"), ["bale"], ["build"])
    assert french["sentence"].endswith("Il vous manque 1 main d’œuvre et 1 écheveau.")


@pytest.mark.parametrize("id", ["loire", "siecle_dor", "lin1680", "bretagne", "tapestry"])
def test_in_every_game_much_is_answered_about_the_very_case(id: str) -> None:
    match, rng, cases = games[id].new(3, "cases"), Rng(8), set()
    for number in range(150):
        if match.over:
            break
        viewer = Viewer((match.seat,), language="fr")
        some = 1 + len(match.edition.vocabulary.actions) // 60
        for action in match.edition.vocabulary.actions[number % some :: some] if number % 3 == 0 else []:
            said = why_not(match, viewer, list(action.args), [action.verb])
            assert "{" not in said["sentence"] and "why-" not in said["sentence"], said
            cases |= {said["sentence"] for reason in said["reasons"] if reason["case"]}
        match.play(match.options[rng.below(len(match.options))])
    assert len(cases) > 5
