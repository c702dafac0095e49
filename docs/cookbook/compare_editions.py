# %% [markdown]
# # Compare two editions
#
# All numbers of a game stand in its edition, a data file. What happens to Loire when everybody begins with eight
# cards instead of five? Copy the file, change the number, and let the same players play the same seeds with both.

# %%
import os
import re
import tempfile
from pathlib import Path

from ludotheque import Outcome, Plan, games, simulate
from ludotheque.arena.statistics import mean

MANY = os.environ.get("LUDOTHEQUE_DOCS") == "full"
MATCHES = 1000 if MANY else 40

game = games["loire"]
text = (game.folder / "edition.toml").read_text("utf-8")
changed = re.sub(r"(\[numbers\.opening_hand\]\nvalue = )\d+", r"\g<1>8", text)
changed = changed.replace(f'id = "{game.edition.id}"', 'id = "loire-eight-cards"', 1)
mine = Path(tempfile.mkdtemp()) / "eight-cards.toml"
mine.write_text(changed, "utf-8")
game.read_edition(mine)

# %% [markdown]
# `ludotheque edition check FILE` says whether such a file is sound and plays a few random matches with it. Now the
# matches: number n of both plans has the same seed, and `easy` players.


# %%
def played(edition: Path | None) -> list[Outcome]:
    return simulate(Plan("loire", ("easy",) * 3, MATCHES, seed="cookbook", edition=edition))


box, eight = played(None), played(mine)

# %% [markdown]
# Matches with the same seed differ less than any two matches, so the difference is taken match by match. (With cards
# drawn otherwise from the first deal on, little of the likeness is left here; it costs nothing, and elsewhere it
# saves half the matches.)


# %%
def compared(what: str, five: list[int], eight: list[int]) -> None:
    more, within = mean([new - old for old, new in zip(five, eight, strict=True)])
    print(f"{what}: {mean(five)[0]:.1f} with five cards, {mean(eight)[0]:.1f} with eight; {more:+.1f} ± {within:.1f}")


compared("decisions", [each.decisions for each in box], [each.decisions for each in eight])
compared("points of the winner", [max(each.points) for each in box], [max(each.points) for each in eight])
compared("points of the last", [min(each.points) for each in box], [min(each.points) for each in eight])

# %% [markdown]
# `ludotheque compare` does the same with intervals that hold whenever one stops ([Experiments](../experiments.md)). An
# interval that holds 0 says: not shown. More matches make it narrower, four times as many half as wide.
