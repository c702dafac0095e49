"""Every game in the catalogue keeps the contract, and the contract notices a game that does not."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludotheque import games
from ludotheque.core.contract import check, combinations, sights, walk
from ludotheque.core.contract.finding import Findings
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint
from ludotheque.core.state import State
from ludotheque.games.loire import GAME as LOIRE
from ludotheque.games.loire.setup import ChooseLeader
from ludotheque.games.loire.state import Loire


@pytest.mark.parametrize("id", list(games))
def test_the_game_keeps_the_contract(id: str) -> None:
    game = games[id]
    findings = check(game, matches=len(combinations(game)))
    assert [(finding.point, finding.problems) for finding in findings if finding.problems] == []
    assert all(finding.count > 0 for finding in findings)


def position(seats: int = 3) -> Loire:
    state = LOIRE.position(LOIRE.edition, seats, LOIRE.agreed(seats, {}))
    assert isinstance(state, Loire)
    rng = Rng(3)
    while state.seat < 0 or state.phase < 2:
        option = state.stack[-1].sample(state, rng) if state.seat < 0 else state.options[0]
        state.apply(option)
    return state


def a_walk(state: State) -> walk.Walk:
    return walk.Walk(Findings(), LOIRE, LOIRE.agreed(3, {}), state, "here", state.inventory())


def test_a_card_made_from_nothing_is_noticed() -> None:
    state = position()
    inspected = a_walk(state)
    state.discard[0] += 1
    walk.look_closely(inspected, Rng(1))
    assert inspected.findings.points[7].problems


def test_a_change_that_a_batch_would_not_see_is_noticed() -> None:
    state = position()
    inspected = a_walk(state)
    walk.look_closely(inspected, Rng(1))
    assert inspected.findings.points[6].problems == []
    state.discard[0] += 1  # as rules would that do not say so
    walk.look_closely(inspected, Rng(1))
    assert "discard changed, but not" in inspected.findings.points[6].problems[0]


def test_a_clone_that_shares_a_part_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    before = fingerprint(state)
    clone = state.clone()
    clone.hand = state.hand  # as a careless clone() would
    state.hand[0] += 1
    assert fingerprint(clone) != before


def test_a_field_that_nobody_may_see_but_everybody_gets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    monkeypatch.setitem(Loire.SEEN_BY, "hand", "each")  # as a wrong line in the table of sight would
    findings = Findings()
    for seed in range(30):
        sights.check(findings, LOIRE, state, state.options[0], Rng(seed), "here")
    assert any("could tell" in problem or "wrongly" in problem for problem in findings.points[6].problems)


def test_a_field_without_a_line_in_the_table_of_sight_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    monkeypatch.delitem(Loire.SEEN_BY, "louis")
    inspected = a_walk(state)
    walk.check_fields(inspected)
    assert "louis" in inspected.findings.points[6].problems[0]


def test_news_that_tell_a_hidden_card_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    first, second = state.clone(), state.clone()
    stop = state.options[-1]
    findings = Findings()
    sights.check_news(findings, LOIRE, first.clone(), second.clone(), -2, stop, "here")
    assert (findings.points[6].count, findings.points[6].problems) == (2, [])
    monkeypatch.setattr(sights, "reports", lambda *facts: [Told(id(facts[2]))])  # as if a step told what only it knows
    sights.check_news(findings, LOIRE, first, second, -2, stop, "here")
    assert "hears of hidden things" in findings.points[6].problems[0]


def test_news_that_are_told_while_something_hidden_lies_open_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    stop = state.options[-1]
    findings = Findings()
    monkeypatch.setattr(sights, "in_the_midst", lambda *facts: id(facts[1]))  # as if what only one knows lay open
    sights.check_news(findings, LOIRE, state.clone(), state.clone(), -2, stop, "here")
    assert "sees hidden things when this is told" in findings.points[6].problems[0]


@dataclass
class Told:
    secret: int

    def seen_by(self, seat: int) -> bool:
        return True

    def data(self) -> int:
        return self.secret


def test_problems_beyond_those_that_are_listed_are_hinted_at() -> None:
    findings = Findings()
    for number in range(30):
        findings.see(5, False, f"thing {number} is not drawn")
    assert findings.points[5].problems[-2:] == ["thing 19 is not drawn", "… and more"]


def test_a_lot_among_seats_that_no_word_names_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    monkeypatch.delitem(state.vocabulary().by_notation, "lead seat-1")
    with pytest.raises(ValueError, match="no “lead seat-1”"):
        ChooseLeader().choices(state)


def test_a_point_of_the_contract_that_was_never_checked_is_a_problem() -> None:
    assert all(finding.problems == ["nothing was checked"] for finding in Findings().all())


@pytest.mark.parametrize("id", sorted(games))
def test_no_field_of_a_position_is_hidden_by_what_every_view_has(id: str) -> None:
    view = games[id].new(games[id].least, seed=1).view(0)
    own = {name for name in (*vars(view), *dir(type(view))) if not name.startswith("__")}
    assert not own & set(view.fields)
