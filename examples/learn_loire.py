"""Learn to play Loire for two from nothing, in a few minutes on one core, with numpy alone: PPO with a mask.

    python examples/learn_loire.py --updates 150 --plot learning.svg

Many matches are played at once (`games["loire"].batch`). In each of them the learner has one seat and a random player
the other. What it earns on the way is told from the observation: how far its louis are ahead.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque import games
from ludotheque.core.batch import Batch

Array = NDArray[Any]
TICKS, EPOCHS, PARTS = 128, 4, 8
CLIP, RATE, DISCOUNT, TRACE, CURIOSITY = 0.2, 1e-3, 0.997, 0.95, 0.01
NEVER = -1e9


class Net:
    """Two layers: from an observation to a score for every action, and what the position is worth."""

    def __init__(self, width: int, actions: int, luck: np.random.Generator, hidden: int = 64) -> None:
        self.parts = [
            luck.normal(0, width**-0.5, (width, hidden)), np.zeros(hidden),
            luck.normal(0, 0.01, (hidden, actions + 1)), np.zeros(actions + 1),
        ]  # fmt: skip
        self.mean, self.spread, self.seen = np.zeros(width), np.ones(width), 1.0
        self.pushes = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def look(self, numbers: Array) -> Array:
        """Numbers of any size as numbers around 0, by what has been seen so far."""
        self.seen += len(numbers)
        share = len(numbers) / self.seen
        self.mean += share * (numbers.mean(0) - self.mean)
        self.spread += share * (((numbers - self.mean) ** 2).mean(0) - self.spread)
        return self.scaled(numbers)

    def scaled(self, numbers: Array) -> Array:
        return np.asarray(np.clip((numbers - self.mean) / np.sqrt(self.spread + 1e-2), -5, 5))

    def __call__(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        hidden = np.tanh(seen @ self.parts[0] + self.parts[1])
        out = hidden @ self.parts[2] + self.parts[3]
        scores = np.where(mask, out[:, :-1], NEVER)
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, scores / scores.sum(1, keepdims=True), out[:, -1]

    def push(self, seen: Array, hidden: Array, slope: Array) -> None:
        """One step of Adam down the slope of the loss in the last layer."""
        back = (slope @ self.parts[2].T) * (1 - hidden**2)
        self.steps += 1
        for at, grad in enumerate([seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]):
            first, second = self.pushes[at]
            first += 0.1 * (grad - first)
            second += 0.001 * (grad**2 - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            self.parts[at] -= RATE * step


class Arena:
    """A batch in which the learner has seat 0 in even matches and seat 1 in odd ones."""

    def __init__(self, size: int, seed: int) -> None:
        self.batch: Batch = games["loire"].batch(size, seats=2, seed=seed)
        self.layout = games["loire"].layout(2)
        self.own = np.arange(size) % 2
        self.rows = np.arange(size)
        self.numbers, self.mask = np.asarray(self.batch.observation), np.asarray(self.batch.mask)
        self.seat, self.done = np.asarray(self.batch.seat), np.asarray(self.batch.done)
        self.share, self.points = np.asarray(self.batch.reward), np.asarray(self.batch.points)
        self.ahead = self.lead()

    def lead(self) -> Array:
        """How far the learner's louis are ahead, in parts of the twenty that win."""
        louis = self.layout["louis"]
        points = self.numbers[:, louis.start : louis.stop].reshape(-1, 2, 2).sum(2)
        return np.asarray(points[self.rows, self.own] - points[self.rows, 1 - self.own]) / 20.0

    def step(self, answers: Array) -> tuple[Array, Array]:
        """Answer everywhere; what the learner earned, and where a match has ended."""
        self.batch.step(answers.astype(np.int64))
        now, ended = self.lead(), self.done.astype(bool)
        final = (self.points[self.rows, self.own] - self.points[self.rows, 1 - self.own]) / 20.0
        won = self.share[self.rows, self.own] - 0.5
        earned = np.where(ended, final + won, now) - self.ahead
        self.ahead = now
        return earned, ended


def rollout(arena: Arena, net: Net, luck: np.random.Generator) -> dict[str, Array]:
    """Some ticks of all matches, and for each decision of the learner what became of it."""
    kept: dict[str, list[Array]] = {name: [] for name in ("seen", "mask", "action", "chance", "value", "mine")}
    earned: list[Array] = []
    ended: list[Array] = []
    for _ in range(TICKS):
        seen, mask = net.look(arena.numbers), arena.mask.astype(bool)
        _, chances, value = net(seen, mask)
        mine = arena.seat == arena.own
        drawn = (chances.cumsum(1) > luck.random((len(seen), 1))).argmax(1)
        answers = np.where(mine & mask[arena.rows, drawn], drawn, np.asarray(arena.batch.at_random()))
        facts = (seen, mask, answers, chances[arena.rows, answers], value, mine)
        for name, fact in zip(kept, facts, strict=True):
            kept[name].append(fact)
        for into, fact in zip((earned, ended), arena.step(answers), strict=True):
            into.append(fact)
    data = {name: np.array(facts) for name, facts in kept.items()}
    data["gain"] = gains(data["value"], data["mine"], np.array(earned), np.array(ended))
    mine = data["mine"]
    return {name: facts[mine] for name, facts in data.items()}


def gains(value: Array, mine: Array, earned: Array, ended: Array) -> Array:
    """How much better than expected each decision turned out (GAE), from one decision of the learner to its next."""
    found, waiting = np.zeros_like(value), np.zeros(value.shape[1])
    later, gain = value[-1].copy(), np.zeros(value.shape[1])
    for at in reversed(range(len(value))):
        later, gain = np.where(ended[at], 0.0, later), np.where(ended[at], 0.0, gain)
        waiting = np.where(ended[at], 0.0, waiting) + earned[at]
        better = waiting + DISCOUNT * later - value[at]
        gain = np.where(mine[at], better + DISCOUNT * TRACE * gain, gain)
        found[at] = gain
        later, waiting = np.where(mine[at], value[at], later), np.where(mine[at], 0.0, waiting)
    return found


def improve(net: Net, data: dict[str, Array], luck: np.random.Generator) -> None:
    """PPO: a few passes over what was played, never far from how it was played."""
    aim = data["gain"] + data["value"]
    gain = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(luck.permutation(len(gain)), PARTS):
            seen, mask, action = data["seen"][part], data["mask"][part], data["action"][part]
            hidden, chances, value = net(seen, mask)
            rows = np.arange(len(part))
            ratio = chances[rows, action] / data["chance"][part]
            stays = np.where(gain[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = np.where(stays, gain[part] * ratio, 0.0)
            slope = np.zeros((len(part), chances.shape[1] + 1))
            slope[:, :-1] = pull[:, None] * chances
            slope[rows, action] -= pull
            surprise = np.log(chances + 1e-12)
            slope[:, :-1] += CURIOSITY * chances * (surprise - (chances * surprise).sum(1, keepdims=True))
            slope[:, -1] = 0.5 * (value - aim[part])
            net.push(seen, hidden, slope / len(part))


def share_of_wins(net: Net, matches: int, seed: int) -> float:
    """How often it wins against a random player, taking the answer it thinks best."""
    arena = Arena(min(matches, 64), seed)
    won: list[float] = []
    while len(won) < matches:
        mask = arena.mask.astype(bool)
        _, chances, _ = net(net.scaled(arena.numbers), mask)
        others = np.asarray(arena.batch.at_random())
        arena.step(np.where(arena.seat == arena.own, chances.argmax(1), others))
        won += arena.share[arena.rows, arena.own][arena.done.astype(bool)].tolist()
    return float(np.mean(won))


def learn(updates: int, size: int = 64, seed: int = 1, every: int = 10, matches: int = 200) -> list[tuple[int, float]]:
    """The share of wins against a random player, before and while learning."""
    luck = np.random.default_rng(seed)
    arena = Arena(size, seed)
    net = Net(arena.layout.width, arena.mask.shape[1], luck)
    net.look(arena.numbers)
    course = [(0, share_of_wins(net, matches, seed + 1))]
    for update in range(1, updates + 1):
        improve(net, rollout(arena, net, luck), luck)
        if update % every == 0 or update == updates:
            course.append((update, share_of_wins(net, matches, seed + 1)))
            print(f"update {update}: wins {course[-1][1]:.0%} against a random player", flush=True)
    return course


def plotted(course: list[tuple[int, float]]) -> str:
    """The course as a small SVG."""
    last = max(course[-1][0], 1)
    points = " ".join(f"{40 + 540 * at / last:.0f},{270 - 250 * share:.0f}" for at, share in course)
    lines = [(share, 270 - 250 * share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    marks = "".join(
        f'<path d="M40 {at:.0f}H580" stroke="#ccc"/><text x="4" y="{at + 4:.0f}">{share:.0%}</text>'
        for share, at in lines
    )
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" {style}>'
        '<rect width="600" height="300" fill="#fff"/>'
        f'{marks}<polyline points="{points}" fill="none" stroke="#a3322b" stroke-width="2"/>'
        f'<text x="40" y="292">updates: 0 to {last} · wins against a random player, Loire for two</text></svg>\n'
    )


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--updates", type=int, default=150)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path)
    wishes = asked.parse_args()
    learnt = learn(wishes.updates, seed=wishes.seed)
    if wishes.plot:
        wishes.plot.write_text(plotted(learnt), "utf-8")
