# %% [markdown]
# # Look at a match
#
# A match is played here, looked at, and then looked back at: which decision cost most?

# %%
import os
import tempfile
from pathlib import Path

from ludotheque import games
from ludotheque.agents import make

MANY = os.environ.get("LUDOTHEQUE_DOCS") == "full"

match = games["loire"].new(seats=2, seed=7, names=["Ada", "Yann"])
players = [make("greedy", 1), make("random", 2)]
while len(match.lines) < 90:
    match.play(players[match.seat].choose(match.eyes()))
match

# %% [markdown]
# What seat 0 sees, as a picture; the last expression of a cell is enough. The other hand is not in it, and neither is
# it in the data.

# %%
match.view(0)

# %%
view = match.view(0)
print(view.ask())
print("options:", ", ".join(map(str, view.options[:6])))
print("my coal worth 2:", view["hand[coal-2]"], "· cards in hands:", view["hand.count[0]"], view["hand.count[1]"])

# %% [markdown]
# On to the end. `match.play` returns what happened; the record is a readable file, from which the match comes back.

# %%
while not match.over:
    told = match.play(players[match.seat].choose(match.eyes()))
print(told[-1])
print("points:", match.points, "winners:", [match.names[seat] for seat in match.winners])

file = Path(tempfile.mkdtemp()) / "evening.match"
match.save(file)
print("\n".join(file.read_text("utf-8").splitlines()[:12]), "\n...")
assert games["loire"].load(file).points == match.points

# %% [markdown]
# Looking back: a search rates every decision from what its seat could know then. With a few iterations only this is
# rough; the table in the browser, and `ludotheque analyse`, take more.

# %%
analysis = match.analyse(iterations=60 if MANY else 4)
for decision in analysis.costliest(most=3):
    told_of = analysis.comment(decision)
    print(f"{told_of['name']}, answer {told_of['number']}: {told_of['answer']}, better {told_of['best']}"
          f" ({told_of['cost']} % of the victory)")  # fmt: skip
for seat, name in enumerate(match.names):
    print(f"{name}: accuracy {analysis.accuracy(seat):.0f} of 100, luck {analysis.luck(seat):+.2f}")
