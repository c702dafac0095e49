"""Players that others bring: classes by name, factories, programs over standard input and output, guests at a table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.agents import make
from ludotheque.agents.agent import Agent, RandomAgent
from ludotheque.agents.bot import IDLE, dismiss
from ludotheque.arena import summary
from ludotheque.arena.simulate import Plan, simulate
from ludotheque.cli import main
from ludotheque.core.action import Action
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import Eyes

HERE = "tests.laboratory.test_agents_of_others"
BOT = f"bot:{sys.executable} examples/stdin_bot.py"


class First(Agent):
    """Takes the first option, and looks before it does."""

    def choose(self, eyes: Eyes) -> Action:
        sheet, marks = eyes.layout().sheet(), eyes.layout().marks()
        eyes.observe(sheet)
        eyes.mask(marks)
        assert eyes.view().options == eyes.options and sum(marks.bytes) == len(eyes.options)
        assert sheet.numbers[eyes.layout()["viewer"].start] == eyes.seat
        return eyes.options[0]


class Writer:
    """Answers in notation, and is no subclass of ours."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes) -> str:
        return f"  {eyes.options[-1].notation.upper()} "


class Cheat(Agent):
    """Sooner or later answers what is not allowed."""

    def choose(self, eyes: Eyes) -> Action:
        every: list[Action] = eyes.layout().edition.vocabulary.actions
        return every[self.rng.below(len(every))]


class Fragile(Agent):
    """Stumbles over a hand that it did not expect."""

    def choose(self, eyes: Eyes) -> Action:
        return eyes.options[99]


class Unborn(Agent):
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no weights for {seed}")


def test_a_class_is_seated_by_its_module_and_name() -> None:
    outcomes = simulate(Plan("loire", (f"{HERE}:First", f"{HERE}:Writer"), matches=2))
    assert [outcome.agents for outcome in outcomes] == [
        [f"{HERE}:First", f"{HERE}:Writer"],
        [f"{HERE}:Writer", f"{HERE}:First"],
    ]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no_such_module:Agent", "No module named 'no_such_module'"),
        (f"{HERE}:Nobody", "has no attribute 'Nobody'"),
        (f"{HERE}:HERE", "makes no agents"),
        (f"{HERE}:Unborn", ":Unborn cannot be had as a player: ValueError: no weights for 0 "),
        ("bot:no-such-program", "No such file"),
        (f"bot:{sys.executable} -c pass", "does not answer any more"),
    ],
)
def test_what_cannot_be_a_player_is_refused_with_the_reason(spec: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        simulate(Plan("loire", (spec, "random"), matches=1))


def test_an_installed_package_brings_an_agent_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "sleepy-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: sleepy\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[ludotheque.agents]\nsleepy = {HERE}:Writer\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert isinstance(make("sleepy", 3), Writer)
    with pytest.raises(Refusal, match="no computer player called “awake”"):
        make("awake", 3)


def test_whatever_makes_an_agent_will_do_also_in_several_processes() -> None:
    def local(seed: int) -> Agent:  # nobody can import this one
        return First(seed)

    plan = Plan("loire", (local, RandomAgent, "random"), matches=4)
    alone = simulate(plan)
    assert simulate(plan, processes=2) == alone
    assert alone[0].agents == ["local", "RandomAgent", "random"]


def test_an_agent_that_does_not_keep_the_rules_is_named() -> None:
    with pytest.raises(Refusal, match="Match 0 .*:Cheat answered “.*”, which is not allowed. Allowed: "):
        simulate(Plan("loire", (f"{HERE}:Cheat", "random"), matches=3))


def test_or_it_loses_and_the_others_share_the_victory(tmp_path: Path) -> None:
    plan = Plan("loire", ("random", Cheat, "random"), matches=3, forfeit=True, out=tmp_path)
    outcomes = simulate(plan)
    for outcome in outcomes:
        cheat = outcome.agents.index("Cheat")
        assert outcome.forfeited == cheat and sorted([*outcome.winners, cheat]) == [0, 1, 2]
        text = (tmp_path / f"loire-1-{outcome.number:06}.match").read_text()
        assert replay(read(text), games["loire"]).over is False
    assert summary.forfeits(outcomes) == {"Cheat": 3} and summary.data(outcomes)["forfeits"] == {"Cheat": 3}


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    "command", ["simulate loire --matches 3", "tournament loire --matches 4", "ladder loire --matches 4 --seats 2"]
)
def test_an_agent_that_raises_something_is_named_with_the_place(
    command: str, processes: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"{command} --agents {HERE}:Fragile,random --processes {processes} --out {tmp_path} --lang en"
    assert main(line.split()) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"{HERE}:Fragile stumbled while choosing an answer: IndexError: list index out of range" in said
    assert "test_agents_of_others.py:" in said and "Traceback" not in said


def test_or_it_loses_like_one_that_does_not_keep_the_rules() -> None:
    outcomes = simulate(Plan("loire", (f"{HERE}:Fragile", "random"), matches=2, forfeit=True))
    assert summary.forfeits(outcomes) == {f"{HERE}:Fragile": 2}
    assert [outcome.winners for outcome in outcomes] == [[1], [0]]


def test_a_program_in_any_language_plays_over_its_standard_input_and_output() -> None:
    try:
        outcomes = simulate(Plan("loire", (BOT, f"{HERE}:First"), matches=2))
        twins = simulate(Plan("loire", (f"{HERE}:First", f"{HERE}:First"), matches=2))
        assert [each.points for each in outcomes] == [each.points for each in twins]
        assert len(IDLE[BOT.removeprefix("bot:")]) == 1, "one program plays match after match"
    finally:
        dismiss()


def test_a_program_that_answers_nonsense_is_named() -> None:
    talk = "import sys; print('ready', flush=True); [print('answer 99', flush=True) for l in sys.stdin if 'ask' in l]"
    with pytest.raises(Refusal, match="answered “99”"):
        simulate(Plan("loire", (f'bot:{sys.executable} -c "{talk}"', "random"), matches=1))
