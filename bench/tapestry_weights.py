"""What the traits of a position in Tapestry are worth, learnt from matches of greedy players.

    pip install numpy
    python bench/tapestry_weights.py --matches 900 > src/ludotheque/games/tapestry/weights.py

At the start of every turn the traits of the player are noted (games/tapestry/traits.py), and when the match is over,
how many points were still to come. For each era a ridge regression then says what each trait went with. The players are
guided by the weights of today, with a whim now and then so that much is tried; half of each weight is what it was, for
one round of matches is noisy. Run it again for better players.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool

import numpy as np

from ludotheque import games
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.core import fate
from ludotheque.core.sight import Eyes
from ludotheque.core.state import CHANCE
from ludotheque.games.tapestry import traits
from ludotheque.games.tapestry.components import BUILDING_IDS, CIVILIZATIONS, LAST, SLOTS, TRACK_IDS
from ludotheque.games.tapestry.outlook import standing
from ludotheque.games.tapestry.weights import WEIGHTS

ERAS = 4  # in which there are turns
WHIM = 8  # answers at random, in a hundred
KEPT = 0.5  # of the weights of today
LIGHT, HEAVY = 20.0, 500.0  # how strongly a weight is held near nothing: a count, a single step of a track
HEAD = '"""How much the traits of a position count, by era, in points to come; see bench/tapestry_weights.py."""'
BLOCKS = [
    ("left over, income, resources, kinds, pairs, territories", traits.REST),
    ("tiles, spare tiles, space tiles, technology by row", traits.TILE),
    ("upgrades, hand, abilities, plan", traits.UPGRADES),
    ("lines, near lines, near districts, half districts, toppled", traits.LINE),
    ("civilizations", traits.CIVILIZATION),
    *((f"{kind} taken", traits.BUILT + SLOTS * at) for at, kind in enumerate(BUILDING_IDS)),
    *((f"reached on {track}", traits.REACHED + (LAST + 1) * at) for at, track in enumerate(TRACK_IDS)),
    ("", traits.TRAITS),
]
Sample = tuple[int, list[tuple[int, float]], int, int]  # era, traits, seat, points so far


def play(number: int) -> list[tuple[int, list[tuple[int, float]], int]]:
    """One match of two, three or four: era, traits and points still to come, for every turn."""
    game = games["tapestry"]
    seats = 2 + number % 3
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    agents = [GreedyAgent(4 * number + seat, guesses=1, whim=WHIM) for seat in range(seats)]
    seen: list[Sample] = []
    fates = 0
    while not state.over:
        seat = int(state.seat)
        if seat == CHANCE:
            state.apply(state.stack[-1].sample(state, fate.Fate(f"weights-{number}", fates)))
            fates += 1
            continue
        if type(state.stack[-1]).__name__ == "Turn":
            noted: list[tuple[int, float]] = []
            standing(state, seat, noted)
            seen.append((int(state.era[seat]), noted, seat, int(state.points(seat))))
        state.apply(agents[seat].choose(Eyes(state, seat)))
    return [(era, noted, int(state.points(seat)) - points) for era, noted, seat, points in seen]


def ladder() -> tuple[np.ndarray, np.ndarray]:
    """Turns "stands on step n" into a slope and single steps, so that neighbours learn from each other."""
    change = np.eye(traits.TRAITS)
    strength = np.full(traits.TRAITS, LIGHT)
    strength[traits.CIVILIZATION : traits.CIVILIZATION + CIVILIZATIONS] = 5 * LIGHT
    strength[traits.TECH : traits.UPGRADES] = HEAVY
    for first, size in [(traits.BUILT + SLOTS * at, SLOTS) for at in range(4)] + [
        (traits.REACHED + (LAST + 1) * at, LAST + 1) for at in range(4)
    ]:
        block = np.tril(np.ones((size, size)))
        block[:, 0] = np.arange(size)
        change[first : first + size, first : first + size] = block
        strength[first : first + size] = HEAVY
        strength[first] = LIGHT / 4
    return change, strength


def learn(rows: list[tuple[list[tuple[int, float]], int]]) -> tuple[np.ndarray, float]:
    """The weights of one era, and which part of what was to come they explain in every fifth sample, kept apart."""
    change, strength = ladder()
    amounts = np.zeros((len(rows), traits.TRAITS))
    for row, (noted, _) in enumerate(rows):
        for trait, amount in noted:
            amounts[row, trait] += amount
    to_come = np.array([points for _, points in rows], dtype=float)
    apart = np.arange(len(rows)) // 500 % 5 == 0
    table = amounts @ change
    table[:, traits.REST] = 0.0
    middle, level = table[~apart].mean(0), to_come[~apart].mean()
    known = table[~apart] - middle
    found = np.linalg.solve(known.T @ known + np.diag(strength), known.T @ (to_come[~apart] - level))
    told = (table - middle) @ found + level
    missed = ((to_come - told)[apart] ** 2).sum() / ((to_come[apart] - to_come[apart].mean()) ** 2).sum()
    weights = change @ found
    weights[traits.REST] = level - middle @ found
    return weights, 1.0 - missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    eras: list[list[tuple[list[tuple[int, float]], int]]] = [[] for _ in range(ERAS)]
    with Pool(given.processes) as pool:
        for match in pool.imap(play, range(given.matches), 8):
            for era, noted, points in match:
                eras[era - 1].append((noted, points))
    print(HEAD)
    print("\nfrom typing import Final\n\n# fmt: off\nWEIGHTS: Final = [")
    for era, rows in enumerate(eras, start=1):
        weights, explained = learn(rows)
        first = traits.TRAITS * (era - 1)
        weights = KEPT * np.array(WEIGHTS[first : first + traits.TRAITS]) + (1 - KEPT) * weights
        print(f"era {era}: {len(rows)} turns, {explained:.2f} explained", file=sys.stderr)
        print(f"    # era {era}")
        for (name, begin), (_, end) in zip(BLOCKS, BLOCKS[1:], strict=False):
            print("    " + ", ".join(f"{weight + 0.0:.1f}" for weight in weights[begin:end]) + f",  # {name}")
    print("]\n# fmt: on")


if __name__ == "__main__":
    main()
