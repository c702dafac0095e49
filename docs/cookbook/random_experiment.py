# %% [markdown]
# # A random experiment
#
# Is it better to sit first at Loire? Let four players answer at random, many times, and count. The agents keep their
# seats (`rotate=False`), so what differs is the seat alone.

# %%
import os

from ludotheque import Plan, games, simulate
from ludotheque.arena import summary

MANY = os.environ.get("LUDOTHEQUE_DOCS") == "full"
plan = Plan("loire", agents=("random",) * 4, matches=20_000 if MANY else 400, seed="cookbook", rotate=False)
outcomes = simulate(plan, processes=2 if MANY else 1)
outcomes[0]

# %% [markdown]
# Every match of a plan is the same match whenever it is played: number 0 is always this one. `summary` makes rows of
# them, with intervals that hold the true share 95 times in 100.

# %%
for row in summary.by_seat(outcomes):
    print(f"seat {row.who}: {row.share:.1%} ({row.share_low:.1%} to {row.share_high:.1%}), {row.points:.1f} points")

# %% [markdown]
# Who plays at random is not somebody who plays badly: the seats may differ for good players where they do not here,
# and the other way round. [How balanced is Loire?](../balance/loire.md) asks good ones.
#
# How long is a match, and how many answers are there to choose from?

# %%
length, within = summary.decisions(outcomes)
print(f"{length:.0f} ± {within:.0f} decisions in a match")

batch = games["loire"].batch(64, seats=4, seed=1)
offered, asked = 0, 0
while batch.matches < 64:
    offered += len(batch.options()[0])
    asked += batch.size
    batch.step(batch.at_random())
print(f"{offered / asked:.1f} options at a decision, over {batch.decisions} decisions of {batch.matches} matches")
