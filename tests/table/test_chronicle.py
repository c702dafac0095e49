"""The log in chapters: turns, and the lines that tell together who got what for what."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import games
from ludotheque.table.shown.chronicle import Entry, entries


def chronicle(id: str, answers: int, seats: int = 3) -> tuple[Match, list[Entry]]:
    match, rng = games[id].new(seats, "chronicle"), Rng(3)
    while not match.over and len(match.lines) < answers:
        match.play(match.options[rng.below(len(match.options))])
    return match, entries(match)[0]


def accounts(told: list[Entry], name: str) -> list[list[Entry]]:
    found = dict.fromkeys(entry.first for entry in told if entry.account == name)
    return [[entry for entry in told if entry.account == name and entry.first == first] for first in found]


def test_every_line_is_in_the_chronicle_once_and_in_order() -> None:
    match, told = chronicle("loire", 200)
    assert [entry.report for entry in told] == match.news


def test_who_reads_on_from_a_bookmark_reads_the_same() -> None:
    match, rng = games["bretagne"].new(3, "chronicle"), Rng(3)
    told, mark = entries(match)
    while not match.over and len(match.lines) < 200:
        match.play(match.options[rng.below(len(match.options))])
        more, mark = entries(match, mark)
        told += more
    assert told == entries(match)[0] and len(told) == len(match.news)


def test_what_was_taken_back_is_not_skipped_after_it() -> None:
    match = games["loire"].new(2, "chronicle")
    match.play(match.options[0])
    _, mark = entries(match)
    seat = match.lines[-1].seat
    match.undo(seat)
    match.play(match.options[-1], seat)
    assert [entry.report for entry in entries(match, mark)[0]] == match.news[-1:] != []


def test_an_auction_is_one_account_from_the_offer_to_the_hammer() -> None:
    _, told = chronicle("siecle_dor", 400)
    auctions = [[entry.report.event for entry in lines] for lines in accounts(told, "offered")]
    assert len(auctions) > 3
    for events in auctions[:-1]:
        assert events[0] == "offered" and events.count("offered") == 1 and events[-1] in ("sold", "unsold"), events


def test_the_goods_of_a_barge_are_no_rent_and_every_lighthouse_has_an_account_of_its_own() -> None:
    _, told = chronicle("bretagne", 400)
    assert all(lines[0].report.event == "rent" for lines in accounts(told, "rents"))
    judged = accounts(told, "evaluated")
    assert judged and all([each.report.event for each in lines].count("evaluated") == 1 for lines in judged)


def test_an_income_turn_is_told_to_its_end_and_no_further() -> None:
    _, told = chronicle("tapestry", 500)
    turns = accounts(told, "income")
    assert len(turns) > 3
    for lines in turns:
        assert {entry.report.facts.get("seat") for entry in lines if entry.report.event == "income"} == {
            lines[0].report.facts["seat"]
        }
        assert not any(entry.opens for entry in lines[1:]), "the next turn is not part of it"


def test_a_turn_opens_with_its_own_line_or_where_another_seat_has_answered() -> None:
    _, told = chronicle("siecle_dor", 300)
    assert {entry.report.event for entry in told if entry.opens} == {"turn"}
    match, told = chronicle("loire", 120)
    opened = [entry.report for entry in told if entry.opens]
    assert any(report.event == "round" for report in opened) and any(report.event == "took" for report in opened)
    assert len(opened) < len(match.news)
