"""Point 6: two positions that differ only in what a seat cannot see must look, sound and be drawn the same to it."""

from __future__ import annotations

import json
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.contract.finding import Findings
from ludotheque.core.game import Game
from ludotheque.core.news import reports
from ludotheque.core.rng import Rng
from ludotheque.core.save import save
from ludotheque.core.sight import ALL, EACH, guess
from ludotheque.core.state import CHANCE, SPECTATOR, State
from ludotheque.core.view import View

DRAWN: Final = 40


def check(findings: Findings, game: Game, state: State, action: Action, rng: Rng, where: str) -> None:
    """For any seat or a spectator: the position and a guess at it give the same bytes, and so does what follows."""
    viewer = rng.below(state.players() + 1)
    if viewer == state.players():
        viewer = SPECTATOR
    other = guess(state, viewer, rng)
    who = f"{where}: seat {viewer}" if viewer != SPECTATOR else f"{where}: a spectator"
    findings.see(6, seen(game, state, viewer) == seen(game, other, viewer), f"{who} could tell a guess from the truth")
    findings.see(6, other.inventory() == state.inventory(), f"{who} guesses things that are not in the box")
    truth, guessed = save(state), save(other)
    for name, kind in type(state).SEEN_BY.items():
        if kind in (ALL, EACH):
            findings.see(6, truth[name] == guessed[name], f"{who} guesses {name} wrongly, which everybody sees")
    check_news(findings, game, state.clone(), other.clone(), viewer, action, who)
    check_undo(findings, game, state.clone(), action, rng, where)
    if rng.below(DRAWN) == 0:
        picture = view(game, state, viewer).picture()
        findings.see(6, picture == view(game, other, viewer).picture(), f"{who} could tell it from the drawing")


def check_news(
    findings: Findings, game: Game, first: State, second: State, viewer: int, action: Action, who: str
) -> None:
    """The same answer in both: unless it shows the viewer something new, the viewer hears and is shown the same."""
    if not second.stack or action not in second.stack[-1].choices(second):
        return  # an answer of somebody whose cards are guessed otherwise
    heard: list[list[dict[str, Any]]] = []
    positions: list[list[State]] = []
    for state in (first, second):
        state.news = []
        state.apply(action)
        told = [news.position for news in state.news if not news.silent]
        known = [pair for pair in zip(reports(game, game.edition, state, ()), told) if pair[0].seen_by(viewer)]
        heard.append([item.data() for item, _ in known])
        positions.append([position for _, position in known])
    if first.seat != CHANCE and seen(game, first, viewer) == seen(game, second, viewer):
        findings.see(6, heard[0] == heard[1], f"{who} hears of hidden things: {heard[0]} / {heard[1]}")
        shown = [[in_the_midst(game, position, viewer) for position in told] for told in positions]
        leaks = [item for item, one, other in zip(heard[0], *shown) if one != other]
        findings.see(6, not leaks, f"{who} sees hidden things when this is told: {leaks}")


def check_undo(findings: Findings, game: Game, truth: State, action: Action, rng: Rng, where: str) -> None:
    """An answer that may be taken back has told its seat nothing: in a guess the same comes of it."""
    seat = truth.seat
    other = guess(truth, seat, rng)
    for state in (truth, other):
        state.news = []
        state.apply(action)
    if truth.seat == CHANCE or any(news.silent for news in truth.news or []):
        return
    same = seen(game, truth, seat) == seen(game, other, seat)
    findings.see(6, same, f"{where}: seat {seat} may take back {action} after learning something from it")


def view(game: Game, state: State, viewer: int) -> View:
    return View(game, game.edition, state.clone(), viewer, tuple(f"seat {seat}" for seat in range(state.seats)))


def in_the_midst(game: Game, state: State, viewer: int) -> str:
    """What the table would show of a position in which something was told, and nobody is asked."""
    shown = view(game, state, viewer).data()
    return json.dumps({**shown, **dict.fromkeys(("asked", "question", "clause", "options", "winners"))}, sort_keys=True)


def seen(game: Game, state: State, viewer: int) -> str:
    """What the table would send to this viewer."""
    return json.dumps(view(game, state, viewer).data(), sort_keys=True)
