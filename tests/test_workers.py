"""Workers on this machine: they may be ended at any moment, and nobody waits for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from ludotheque.arena.beside import Processes
from ludotheque.arena.crew import crew

LONG = 8_000_000  # bytes: far more than a pipe holds, so that a worker is in the middle of it until all is read


def speech(begun: Path, job: int) -> bytes:
    (begun / f"{job}-{os.getpid()}").touch()
    return bytes([job]) * LONG


def stumble(job: int) -> int:
    return [1, 2][job]


def test_one_that_is_killed_in_the_middle_of_a_word_is_replaced_and_all_is_said(tmp_path: Path) -> None:
    hands = Processes(2)
    packed = hands.packed(partial(speech, tmp_path))
    for job in range(2):
        hands.give(packed, [job])
    while len(list(tmp_path.iterdir())) < 2:
        time.sleep(0.02)
    for worker in multiprocessing.active_children():
        os.kill(worker.pid or 0, signal.SIGKILL)
    said: list[bytes] = []
    while len(said) < 2:
        said += [each for done in hands.take() for each in done.results]
    hands.close()
    assert sorted(said) == [bytes(LONG), bytes([1]) * LONG] and len(list(tmp_path.iterdir())) == 4
    assert multiprocessing.active_children() == []


def test_who_turns_away_in_the_middle_of_a_word_leaves_nobody_behind(tmp_path: Path) -> None:
    with crew(processes=2) as share:
        for _ in share(partial(speech, tmp_path), range(20)):
            break
    assert multiprocessing.active_children() == [] and len(list(tmp_path.iterdir())) < 20


def test_what_a_worker_stumbles_over_is_told_with_its_place() -> None:
    with crew(processes=2) as share, pytest.raises(RuntimeError, match=r"(?s)test_workers.*IndexError: list index"):
        list(share(stumble, range(3)))
