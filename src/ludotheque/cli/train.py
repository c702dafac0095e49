"""`ludotheque train`: what positions of a game are worth, learnt from matches."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, add_workers, workers
from ludotheque.core.judgement import FILE
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

TEXT: Final = """\
Let computers play a game many times and learn what its positions are worth, as chances to win.

Each round of matches is played with what the last one taught. Every fifth match is kept apart to test what was learnt.
With --hidden a network of two layers plays with what it knows, learns after every answer from what was thought soon
after it and from the end, and plays again, for every number of players. With --steps the weights are then shifted at
random, both ways, and matches between the two show the way. At the end a search with the new weights plays against one
with the outlook made by hand. An interrupted course goes on where it stopped when the same command is given again. It
writes weights.json, which the game reads from its folder `outlook/`, and a picture of how far foretold chances come
true. Needs numpy: pip install 'ludotheque[train]'.

  ludotheque train loire --out learnt/loire
  ludotheque train bretagne --matches 2000 --rounds 12 --hidden 32 --out learnt/bretagne --keep
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "train", "learn what positions are worth", TEXT)
    shared.add_game(parser)
    parser.add_argument("--matches", type=shared.positive, default=1000, metavar="M", help="in each round (1000)")
    parser.add_argument("--rounds", type=shared.positive, default=2, metavar="R", help="of matches (default: 2)")
    parser.add_argument("--seed", default="1", help="default: 1")
    parser.add_argument(
        "--hidden", type=shared.whole, default=0, metavar="H", help="units of a hidden layer (default: none)"
    )
    parser.add_argument(
        "--hold", type=float, default=0.0, metavar="R", help="hold weights near the handwork (default: as tests best)"
    )
    parser.add_argument("--afresh", action="store_true", help="hold them near nothing instead")
    parser.add_argument("--begin", choices=["fit", "hand", "kept"], default="fit", help="what is sharpened (fit)")
    parser.add_argument(
        "--steps", type=shared.whole, default=0, metavar="S", help="of sharpening by duels (default: none)"
    )
    parser.add_argument("--pairs", type=shared.positive, default=2000, metavar="N", help="matches of a step (2000)")
    parser.add_argument(
        "--practice",
        type=shared.whole,
        default=0,
        metavar="T",
        help="tries of searches in sharpening, and in a network's rehearsals (0: glances)",
    )
    parser.add_argument(
        "--seats",
        type=shared.whole,
        default=0,
        metavar="N",
        help="players in sharpening (default: two to four by turns)",
    )
    parser.add_argument(
        "--duels", type=shared.whole, default=200, metavar="D", help="against the outlook by hand (200)"
    )
    parser.add_argument("--tries", type=shared.positive, default=20, metavar="T", help="of each search there (20)")
    parser.add_argument("--ms", type=shared.positive, default=0, metavar="MS", help="… or milliseconds for an answer")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where it is written (default: learnt/GAME)")
    parser.add_argument("--keep", action="store_true", help="put them into the game, if they are better")
    add_workers(parser)
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game = games[arguments.game]
    if find_spec("numpy") is None:
        raise Refusal("extra-missing", library="numpy", extra="train")
    from ludotheque.arena.training.course import Course, is_better, train
    from ludotheque.arena.training.plot import calibration_svg

    course = Course(
        game=game.id,
        out=arguments.out or Path("learnt") / game.id,
        matches=arguments.matches,
        rounds=arguments.rounds,
        seed=arguments.seed,
        hidden=arguments.hidden,
        hold=arguments.hold,
        afresh=arguments.afresh,
        begin=arguments.begin,
        steps=arguments.steps,
        pairs=arguments.pairs,
        practice=arguments.practice,
        seats=arguments.seats,
        duels=arguments.duels,
        tries=arguments.tries,
        ms=arguments.ms,
        processes=workers(arguments, arguments.matches),
        on=arguments.on,
    )
    watching = Watching(terminal, game.id)
    with watching:
        learnt = train(course, lambda what, done, of: watching.tell(done, of, f"train-{what}"))
    if watching.interrupted:
        return watching.ended(course.out)
    how = learnt["provenance"]
    picture = calibration_svg(game.title("en"), how["calibration"])
    (course.out / "calibration.svg").write_text(picture, "utf-8")
    losses = {name: f"{how[f'test_loss{name}']:.4f}" for name in ("", "_by_hand", "_even")}
    terminal.say(
        "train-learnt", positions=how["positions"], loss=losses[""], hand=losses["_by_hand"], even=losses["_even"]
    )
    for which, key in (("duels", "train-duels"), ("duels_with_those_before", "train-duels-before")):
        won = how.get(which)
        if won and won["matches"]:
            low, high = won["interval"]
            terminal.say(
                key, matches=won["matches"], share=f"{won['share']:.1%}", interval=f"{low:.1%} – {high:.1%}",
                even=f"{won['even']:.0%}",
            )  # fmt: skip
    folder = course.out
    if arguments.keep and is_better(learnt):
        folder = game.folder / "outlook"
        (folder / FILE).write_text((course.out / FILE).read_text("utf-8"), "utf-8")
    elif arguments.keep:
        terminal.say("train-not-kept", game=game.id)
    terminal.say("train-written", folder=str(folder))
    return 0
