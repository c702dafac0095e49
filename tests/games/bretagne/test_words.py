"""What is special in the words of Bretagne."""

from __future__ import annotations

import re

from ludotheque.core.news import Report
from ludotheque.games.bretagne.components import COAST_IDS, GOODS
from ludotheque.games.bretagne.vocabulary import EVENTS
from tests.games.bretagne.board_cases import SAMPLES
from tests.games.bretagne.box import BRETAGNE, edition
from tests.games.bretagne.position import A, B, Table
from tests.games.wording import each_language


@each_language
def test_goods_coasts_rents_and_phases_have_their_words(language: str) -> None:
    words = BRETAGNE.words(language)
    keys = ["heading", *(f"thing-{id}" for id in [*GOODS, *COAST_IDS, *edition().rents])]
    keys += [f"phase-{phase}" for phase in range(7)]
    assert [key for key in keys if key not in words] == []


@each_language
def test_no_news_swallows_the_article_of_a_name(language: str) -> None:
    """French would say `au Conquet`, not `à Le Conquet`: names stand where no preposition contracts with them."""
    for event, kinds in EVENTS.items():
        facts = {kind: {**SAMPLES, "tower": "grands-cardinaux", "port": "le-conquet"}.get(kind, 2) for kind in kinds}
        sentence = Report(BRETAGNE, event, "B-0.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert not re.search(r"\b(à|de) Les? ", sentence), sentence


@each_language
def test_no_exchange_ends_with_two_full_stops(language: str) -> None:
    for exchange in edition().exchanges:
        facts: dict[str, str | int] = {"seat": "seat-0", "exchange": exchange}
        assert ".." not in Report(BRETAGNE, "exchanged", "B-3.2.2", facts, -4, ("Ada", "Bo")).sentence(language)


@each_language
def test_who_passes_in_the_last_round_hears_of_points_not_of_a_next_round(language: str) -> None:
    for number, event in ((4, "passed"), (5, "passed-last")):
        table = Table(2)
        table.state.round = number
        for seat in (A, B):
            table.put(seat, barge=seat + 1)
        table.act(A)
        table.play(A, "pass")
        assert [report.event for report in table.match.news if report.event.startswith("passed")] == [event]
    assert "4 points" in table.told("passed-last")[0].sentence(language)
