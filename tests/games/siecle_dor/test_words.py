"""What is special in the words of Le Siècle d'Or: halves of florins."""

from __future__ import annotations

from ludotheque.core.news import Report
from ludotheque.core.words import LANGUAGES
from tests.games.siecle_dor.position import SIECLE
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
