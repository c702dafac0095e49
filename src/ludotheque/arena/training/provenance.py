"""How weights came about, for whoever finds them, and how well they foretell what they have not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.arena.training import fitting
from ludotheque.arena.training.noted import Table
from ludotheque.arena.training.selfplay import Learnt

if TYPE_CHECKING:
    from ludotheque.arena.training.course import Course

FIFTHS: Final = 5  # of all matches every fifth is kept for the test, and the one before it for tuning


def provenance(course: Course, learnt: Learnt, data: Table, kind: str) -> dict[str, Any]:
    """How weights came about, and how well they foretell matches that nothing was learnt from."""
    test = data.of(data.match % FIFTHS == FIFTHS - 1)
    chances = fitting.softmax(fitting.scores(learnt, test), test.seated)
    even = fitting.loss(fitting.softmax(0.0 * chances, test.seated), test.share)
    return {
        "command": course.command,
        "kind": kind,
        "seed": course.seed,
        "matches": course.matches * (course.rounds + bool(course.steps)) + course.steps * course.pairs,
        "positions": len(data.match),
        "held_out": int(len(test.match)),
        "test_loss": round(fitting.loss(chances, test.share), 4),
        "test_loss_by_hand": round(fitting.hand_loss(test), 4),
        "test_loss_even": round(even, 4),
        "calibration": calibration(chances, test),
    }


def calibration(chances: Any, test: Table) -> list[list[float]]:
    """For each tenth of the scale: the mean chance that was foretold, how often they won, and how many there were."""
    foretold, came = chances[test.seated], test.share[test.seated]
    found = []
    for tenth in range(10):
        here = (foretold >= tenth / 10) & ((foretold < (tenth + 1) / 10) | (tenth == 9))
        if count := int(here.sum()):
            found.append([round(float(foretold[here].mean()), 4), round(float(came[here].mean()), 4), count])
    return found
