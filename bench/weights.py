"""What the traits of a position are worth, learnt from matches of greedy players: Tapestry and 1680.

    pip install 'ludotheque[train]'
    python bench/weights.py tapestry --matches 900 > weights.py
    mv weights.py src/ludotheque/games/tapestry/outlook/weights.py

At the start of every turn the traits are noted (`traits.py` of the game), and when the match is over, what came of it.
The players are guided by the weights of today, with a whim now and then so that much is tried; a part of each weight is
what it was, for one round of matches is noisy. Run it again for better players; write to the game's folder only when it
is done, for the players read their weights there. bench/weights_of.py says how each game learns.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from multiprocessing import Pool

from weights_of import GAMES, Sample

from ludotheque import games
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.core import fate
from ludotheque.core.state import CHANCE

WHIM = 8  # answers at random, in a hundred


def play(id: str, seed: str, number: int) -> list[Sample]:
    """One match of two, three or four, as its game notes it."""
    game = games[id]
    learner = GAMES[id]
    seats = 2 + number % 3
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    luck = random.Random(f"{seed}-{number}")
    agents = [GreedyAgent(luck.getrandbits(40), guesses=1, whim=WHIM) for _ in range(seats)]
    seen: list[Sample] = []
    fates = 0
    while not state.over:
        if type(state.stack[-1]).__name__ == learner.MOMENT:
            seen.append(learner.note(state))
        seat = int(state.seat)
        if seat == CHANCE:
            state.apply(state.stack[-1].sample(state, fate.Fate(f"{seed}-{number}", fates)))
            fates += 1
        else:
            state.apply(agents[seat].choose(game.eyes(state, seat)))
    return [learner.judge(state, sample) for sample in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="weights")
    given = parser.parse_args()
    learner = GAMES[given.game]
    samples: list[Sample] = []
    with Pool(given.processes) as pool:
        for match in pool.imap(partial(play, given.game, given.seed), range(given.matches), 8):
            samples += match
    print(f'"""{learner.HEAD}; see bench/weights.py."""')
    print("\nfrom typing import Final\n\n# fmt: off\nWEIGHTS: Final = [")
    for title, weights, told in learner.learn(samples):
        print(f"{title}: {told}", file=sys.stderr)
        print(f"    # {title}")
        for (name, begin), (_, end) in zip(learner.BLOCKS, learner.BLOCKS[1:], strict=False):
            numbers = ", ".join(f"{weight + 0.0:.{learner.DIGITS}f}" for weight in weights[begin:end])
            print(f"    {numbers},  # {name}")
    print("]\n# fmt: on")


if __name__ == "__main__":
    main()
