"""What is special in the words of Le Siècle d'Or: halves of florins."""

from __future__ import annotations

import re

from ludotheque.core.clauses import of_game
from ludotheque.core.news import Report
from ludotheque.core.words import LANGUAGES
from tests.games.siecle_dor.position import SIECLE, A, Table
from tests.games.wording import each_language


def test_half_florins_are_written_with_their_sign() -> None:
    sentences = [
        Report(SIECLE, "bid", "S-8.2", {"seat": "seat-0", "money": money}, -4, ("Ada",)).sentence(language)
        for language in LANGUAGES
        for money in (1, 2, 3, 4)
    ]
    assert sentences == [
        "Ada bids ½ florin.", "Ada bids 1 florin.", "Ada bids 1½ florins.", "Ada bids 2 florins.",
        "Ada mise ½ florin.", "Ada mise 1 florin.", "Ada mise 1½ florin.", "Ada mise 2 florins.",
    ]  # fmt: skip


@each_language
def test_every_phase_has_its_word(language: str) -> None:
    assert all(f"phase-{phase}" in SIECLE.words(language) for phase in range(4))


@each_language
def test_the_pages_name_in_florins_what_is_paid_and_charged(language: str) -> None:
    pages = {clause.id: [int(each) for each in re.findall(r"\d+", clause.text)] for clause in of_game(SIECLE, language)}
    data = SIECLE.edition.data
    spices = [row["pays"] // 2 for row in data["set"] if row["id"].startswith("spice")]
    assert pages["S-7.6.2"] == spices
    assert pages["S-7.3.2"] == [each for row in data["art"] for each in (row["points"], row["payments"])]
    assert pages["S-6.2.1"][0] == data["guilds"]["prices"][0] // 2
    assert pages["S-6.2.1"][-1] == data["guilds"]["prices"][-1] // 2


def test_pointing_at_a_guild_says_what_it_does() -> None:
    table = Table(3)
    table.put(A, markers="holland")
    table.act(A)
    assert "the green guild: every turn a new pawn; next price 3" in table.match.view(A).picture()
