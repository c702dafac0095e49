# %% [markdown]
# # Learn what a position is worth
#
# Positions as rows of numbers, many matches in step, and the simplest learner there is: a straight line, by least
# squares. It foretells, in the middle of a random match of Loire for two, how far the seat that is asked will be
# ahead at the end.

# %%
import os

import numpy as np

from ludotheque import games

MANY = os.environ.get("LUDOTHEQUE_DOCS") == "full"
MATCHES = 20_000 if MANY else 600

game = games["loire"]
layout = game.layout(seats=2)
layout

# %% [markdown]
# `layout.names` has a label for each number of a row; a `View` gives the same numbers by these labels, which is good
# for looking up (and the Tab key knows them).

# %%
view = game.new(seats=2, seed=7).view(0)
print(layout.names[:4], "...", [name for name in layout.names if name.startswith("hand")][:3])
print(view["louis[0][wine]"], "louis for wine so far")

# %% [markdown]
# Play. Of every match one position is kept: what the asked seat saw after some answers, and when the match is over,
# its lead.

# %%
SIZE = 64
batch = game.batch(SIZE, seats=2, seed=1)
observation, points, seats = np.asarray(batch.observation), np.asarray(batch.points), np.asarray(batch.seat)
done = np.asarray(batch.done)
luck = np.random.default_rng(1)
rows: list[np.ndarray] = []
leads: list[int] = []
age, kept_at = np.zeros(SIZE, int), luck.integers(20, 160, SIZE)
kept: dict[int, tuple[np.ndarray, int]] = {}
while len(rows) < MATCHES:
    for at in np.flatnonzero(age == kept_at):
        kept[int(at)] = (observation[at].copy(), int(seats[at]))
    batch.step(batch.at_random())
    age += 1
    for at in np.flatnonzero(done):
        if int(at) in kept:
            row, seat = kept.pop(int(at))
            rows.append(row)
            leads.append(points[at][seat] - points[at][1 - seat])
        age[at], kept_at[at] = 0, luck.integers(20, 160)
print(f"{len(rows)} positions of {batch.matches} matches, {batch.decisions} decisions")

# %% [markdown]
# Each seat's own part comes first, so that "mine" and "yours" are told apart: the difference of the two seats'
# columns, field by field.


# %%
def features(row: np.ndarray) -> np.ndarray:
    """For each field that has a row for every seat: what the asked seat has more than the other."""
    me = int(row[layout["viewer"].start])
    found = [1.0]
    for field in layout.fields:
        if len(field.shape) == 2:
            mine, theirs = row[field.start : field.stop].reshape(field.shape)[[me, 1 - me]]
            found += list(mine - theirs)
    return np.array(found, float)


known, lead = np.array([features(row) for row in rows]), np.array(leads, float)
train, test = slice(0, len(rows) * 4 // 5), slice(len(rows) * 4 // 5, None)
weights = np.linalg.lstsq(known[train], lead[train], rcond=None)[0]
foretold = known[test] @ weights

# %% [markdown]
# What was learnt from four fifths of the matches is tried on the rest: how much of what differs does the line
# explain, and how often does it know who will be ahead?

# %%
explained = 1 - ((lead[test] - foretold) ** 2).mean() / lead[test].var()
decided = lead[test] != 0
right = (np.sign(foretold) == np.sign(lead[test]))[decided].mean()
print(f"{explained:.0%} of the variance explained; the leader at the end is named in {right:.0%} of the matches")
assert right > 0.5, "better than a coin"

# %% [markdown]
# The same idea with better features, many rounds and a softmax over all seats is `ludotheque train`; what it taught
# our players stands in [Computer players](../agents.md). A network that learns to *play*, with PPO and the mask, is
# `examples/learn_loire.py`.
