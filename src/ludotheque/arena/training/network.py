"""A network of two layers that goes on learning from round to round, by Adam; what it has learnt is written down."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from ludotheque.arena.training.fitting import rounded, softmax
from ludotheque.arena.training.noted import Array, Table
from ludotheque.arena.training.selfplay import Learnt

PASSES: Final = 3  # over the positions of a round
BATCH: Final = 1024
RATE: Final = 0.001  # of learning ...
CALM: Final = 0.3  # ... of which so much is left ...
CALMER: Final = 0.6  # ... behind this part of all rounds
HELD: Final = 1e-5  # how strongly weights are held near nothing
SEEDED: Final = 0.22  # how far the hidden layer begins from nothing; what it says counts for nothing yet
CONSTANT: Final = 1e-2  # what varies less is taken as it is
SAMPLE: Final = 100_000  # positions that say how far features vary
DIGITS: Final = 5


class Network:
    """Its weights are for features in units in which all vary alike: those of the first round."""

    names: list[str]
    shifts: bool
    unit: Array
    parts: list[Array]  # early, late, inner, outer, as a file of weights has them
    first: list[Array]  # Adam's moments
    second: list[Array]
    step: int

    def __init__(self, begin: Learnt, units: int, seed: int, data: Table) -> None:
        """It begins with weights without a hidden layer, and says what they say."""
        luck = np.random.default_rng(seed)
        self.names, self.shifts = list(begin["early"]), bool(begin["late"])
        spread = data.rows[:SAMPLE][data.seated[:SAMPLE]].astype(np.float32).std(0)
        self.unit = np.where(spread < CONSTANT, np.float32(1.0), spread).astype(np.float32)
        early = np.array([*begin["early"].values()]) * self.unit
        late = np.array([*begin["late"].values()]) * self.unit if self.shifts else np.zeros(len(early))
        inner = luck.normal(0.0, SEEDED, (units, len(early) + 2))
        self.parts = [each.astype(np.float32) for each in (early, late, inner, np.zeros(units))]
        self.first = [np.zeros_like(each) for each in self.parts]
        self.second = [np.zeros_like(each) for each in self.parts]
        self.step = 0

    def learnt(self) -> Learnt:
        """As data of a file of weights: for features as they are."""
        early, late, inner, outer = self.parts
        size = len(self.names)
        plain = np.concatenate([inner[:, :size] / self.unit, inner[:, size:]], axis=1)
        return {
            "early": rounded(self.names, early / self.unit),
            "late": rounded(self.names, late / self.unit) if self.shifts else {},
            "inner": [[round(float(weight), DIGITS) for weight in row] for row in plain],
            "outer": [round(float(weight), DIGITS) for weight in outer],
            "foresees": True,
        }

    def study(self, data: Table, rate: float, luck: np.random.Generator, passes: int = PASSES) -> None:
        """Learn from the positions of a round what they should have been thought to be worth."""
        for _ in range(passes):
            order = luck.permutation(len(data.match))
            for begin in range(0, len(order), BATCH):
                self.learn(data.of(np.sort(order[begin : begin + BATCH])), rate)

    def learn(self, few: Table, rate: float) -> None:
        self.step += 1
        for at, slope in enumerate(self.slopes(few)):
            if at == 1 and not self.shifts:
                continue
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope * slope
            mean, square = self.first[at] / (1 - 0.9**self.step), self.second[at] / (1 - 0.999**self.step)
            self.parts[at] = (self.parts[at] - rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def slopes(self, few: Table) -> list[Array]:
        early, late, inner, outer = self.parts
        size, units = len(early), len(outer)
        inputs = few.rows.astype(np.float32) / self.unit
        gone = few.progress.astype(np.float32)[:, None]
        raw = inputs @ inner[:, :size].T + gone[:, :, None] * inner[:, size] + inner[:, size + 1]
        bent = np.maximum(raw, 0.0)
        score = inputs @ early + gone * (inputs @ late) + bent @ outer
        off = ((softmax(score, few.seated) - few.goal) / len(inputs)).astype(np.float32)
        back = off[:, :, None] * outer * (raw > 0)
        flat, backs = inputs.reshape(-1, size), back.reshape(-1, units)
        deep = np.concatenate(
            [backs.T @ flat, (back * gone[:, :, None]).sum((0, 1))[:, None], backs.sum(0)[:, None]], axis=1
        )
        found = [
            off.reshape(-1) @ flat,
            (off * gone).reshape(-1) @ flat,
            deep,
            off.reshape(-1) @ bent.reshape(-1, units),
        ]
        return [slope + HELD * part for slope, part in zip(found, self.parts, strict=True)]

    def write(self, file: Path) -> None:
        """All of it or nothing."""
        fresh = file.with_suffix(".part.npz")
        numbered = {
            f"{name}{at}": each
            for name, several in (("part", self.parts), ("first", self.first), ("second", self.second))
            for at, each in enumerate(several)
        }
        np.savez(fresh, unit=self.unit, step=self.step, names=self.names, shifts=self.shifts, **numbered)  # type: ignore[arg-type]
        fresh.rename(file)


def read_network(file: Path) -> Network:
    network: Network = Network.__new__(Network)
    with np.load(file) as kept:
        network.names, network.shifts = [str(name) for name in kept["names"]], bool(kept["shifts"])
        network.unit, network.step = kept["unit"], int(kept["step"])
        network.parts, network.first, network.second = (
            [kept[f"{name}{at}"] for at in range(4)] for name in ("part", "first", "second")
        )
    return network


def rate_in(number: int, rounds: int) -> float:
    """How fast is learnt in a round: less towards the end, so that what luck taught last does not count too much."""
    return RATE if number < CALMER * rounds else CALM * RATE
