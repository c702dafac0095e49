# %% [markdown]
# # A player of your own
#
# An agent chooses among the options of its seat, by what its eyes may see: nothing hidden is among it. What it cannot
# see it may guess, and on a guess it may try things out: `eyes.guess(rng)` is a whole position that agrees with all
# that the seat knows.

# %%
import os

from ludotheque import Action, Agent, Eyes, Plan, games, simulate
from ludotheque.arena import summary
from ludotheque.core.playout import settle

MANY = os.environ.get("LUDOTHEQUE_DOCS") == "full"


class Careful(Agent):
    """Tries every option on one guess, and takes the one after which it stands best, as the game is believed to be."""

    def choose(self, eyes: Eyes) -> Action:
        guess = eyes.guess(self.rng)
        best, most = eyes.options[0], float("-inf")
        for option in eyes.options:
            trial = guess.clone()
            trial.apply(option)
            settle(trial, self.rng)  # dice and cards that this brings about
            worth = eyes.outlook.worth(trial, eyes.seat)
            if worth > most:
                best, most = option, worth
        return best


# %% [markdown]
# A class, a function, a name: whatever makes an agent from a seed may sit down. The two change seats from match to
# match.

# %%
plan = Plan("loire", agents=(Careful, "random", "random"), matches=1000 if MANY else 40, seed="cookbook")
for row in summary.by_agent(simulate(plan)):
    print(f"{row.who}: {row.share:.1%} ({row.share_low:.1%} to {row.share_high:.1%}) of the victories")

# %% [markdown]
# An answer that is not allowed ends the simulation with a sentence (or, with `Plan(forfeit=True)`, that match). So
# does this one:

# %%
from ludotheque import Refusal


class Hopeful(Agent):
    def choose(self, eyes: Eyes) -> Action:
        return games["loire"].edition.vocabulary.actions[0]


try:
    simulate(Plan("loire", agents=(Hopeful, "random"), matches=1))
except Refusal as refusal:
    print(refusal)

# %% [markdown]
# A program in any other language plays over its standard input and output: [programs as players](../bots.md).
