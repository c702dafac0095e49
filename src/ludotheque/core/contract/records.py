"""Points 2 and 8: matches can be played again."""

from __future__ import annotations

from ludotheque.core import record
from ludotheque.core.clauses import tests_of, untested_here
from ludotheque.core.contract.finding import Findings
from ludotheque.core.game import Game, Value
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint


def play(game: Game, seats: int, settings: dict[str, Value], seed: int) -> Match:
    match = Match(game, seats, seed, settings=settings)
    rng = Rng(seed)
    while not match.over:
        options = match.options
        match.play(options[rng.below(len(options))])
    return match


def check_repeat(findings: Findings, game: Game, seats: int, settings: dict[str, Value], seed: int) -> None:
    """The same seed twice, and the record played again, give the same match."""
    first, second = (play(game, seats, settings, seed) for _ in range(2))
    where = f"{seats} seats, seed {seed}"
    text = first.record.text()
    findings.see(2, text == second.record.text(), f"{where}: the same seed gave another record")
    findings.see(2, fingerprint(first.state) == fingerprint(second.state), f"{where}: ... and another position")
    try:
        again = record.replay(record.read(text), game)
        findings.see(2, fingerprint(again.state) == fingerprint(first.state), f"{where}: the replay ends elsewhere")
        findings.see(2, again.record.text() == text, f"{where}: the replay has another record")
    except Refusal as refusal:
        findings.see(2, False, f"{where}: {refusal}")


def check_recorded(findings: Findings, game: Game) -> None:
    """Every recorded match beside the game's tests, where they are installed."""
    if untested_here(game):
        return findings.excuse(8)
    tests = tests_of(game) or game.folder / "tests"
    found = sorted(tests.glob("matches/*.match"))
    if not found:
        findings.see(8, False, f"there is no recorded match: keep some in {tests}/matches/*.match")
    for file in found:
        try:
            match = record.replay(record.read(file.read_text("utf-8"), file.name), game, name=file.name)
            findings.see(8, match.over, f"{file.name} does not come to an end")
        except Refusal as refusal:
            findings.see(8, False, str(refusal))
