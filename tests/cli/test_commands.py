"""The command line: every command does what it says, and refuses in one clear sentence what it cannot do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.core import contract
from ludotheque.core.contract.finding import TITLES, Finding
from tests.cli.conftest import Run

LOIRE = games["loire"]


def test_the_installed_command_tells_its_version() -> None:
    said = subprocess.run([sys.executable, "-m", "ludotheque", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("ludotheque 0.")


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "check", "rules", "edition", "bench"])
def test_every_command_explains_itself_with_examples(run: Run, command: str) -> None:
    code, out, _ = run(f"{command} --help")
    assert code == 0
    assert "ludotheque " in out.split("\n\n", 1)[1], "no example"


REFUSED = [
    ("play chess", "There is no game called “chess”. There are: "),
    ("simulate chess", "There is no game called “chess”."),
    ("rules chess", "There is no game called “chess”."),
    ("check chess", "There is no game called “chess”."),
    ("bench --game chess", "There is no game called “chess”."),
    ("play loire --seats 9", "loire is played by 2 to 6 people, not by 9."),
    ("play loire --agents human", "loire is played by 2 to 6 people, not by 1."),
    ("play loire --seats 4 --agents easy,hard", "2 players were named for 4 seats"),
    ("play loire --agents human,genius", "There is no computer player called “genius”."),
    ("play loire --names a,b,c,d", "4 names were given for 3 seats."),
    ("play loire --set leader", "“leader” is not a setting: write name=value."),
    ("play loire --set wind=3", "loire has no setting “wind”."),
    ("play loire --set leader=7", "“leader” cannot be 7."),
    ("play loire --edition nowhere.toml", "The edition nowhere.toml cannot be read: No such file or directory."),
    ("play loire --resume nowhere.match", "The record nowhere.match cannot be read: No such file or directory."),
    ("play loire --save /nowhere/a.match", "The record could not be written to /nowhere/a.match"),
    ("simulate loire --agents easy,genius", "There is no computer player called “genius”."),
    ("simulate loire --seats 3 --agents easy,easy", "2 players were named for 3 seats"),
    ("simulate loire --agents easy,easy --matches 1 --out /dev/null/x", "/dev/null/x could not be written"),
    ("replay nowhere.match", "The record nowhere.match cannot be read"),
    ("replay pyproject.toml", "pyproject.toml is not a record of a match"),
    ("replay .", "The record . cannot be read: Is a directory."),
    ("rules loire --clause L-99", "The rules of Loire have no clause “L-99”; they go from L-1.1 to R-25."),
    ("edition check nowhere.toml", "The edition nowhere.toml cannot be read"),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_what_cannot_be_done_is_refused_in_a_sentence(run: Run, line: str, sentence: str) -> None:
    code, _, err = run(line)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("line", ["", "dance", "play", "simulate loire --matches 0", "play loire --lang de", "edition"])
def test_a_line_that_cannot_be_read_shows_how_to_write_it(run: Run, line: str) -> None:
    code, _, err = run(line)
    assert code == 2
    assert err.startswith("usage: ludotheque")


def test_refusals_speak_the_language_asked_for(run: Run) -> None:
    assert "Il n’y a pas de jeu nommé « chess »" in run("play chess --lang fr")[2]


def test_the_language_of_the_terminal_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu nommé" in run("play chess")[2]


@pytest.mark.parametrize(("problems", "code"), [([], 0), (["a card was lost"], 1)])
def test_the_contract_is_shown_point_by_point(
    run: Run, monkeypatch: pytest.MonkeyPatch, problems: list[str], code: int
) -> None:
    findings = [Finding(point, title, 7) for point, title in TITLES.items()]
    findings[6].problems += problems
    monkeypatch.setattr(contract, "check", lambda game, matches, seed, progress, further: findings)
    found, out, _ = run("check all --matches 5")
    assert found == code
    assert all(title in out for title in TITLES.values())
    assert all(f"7: {problem}" in out for problem in problems)


def test_the_rules_name_code_and_tests_of_every_clause(run: Run) -> None:
    code, out, _ = run("rules loire")
    assert code == 0, out[-500:]
    assert "docking.py" in out and "test_docking.py" in out
    assert "each with its code and its tests" in out


def test_one_clause_is_shown_in_full(run: Run) -> None:
    code, out, _ = run("rules loire --clause l-8.4b --lang fr")
    assert code == 0
    assert "L-8.4b" in out and "Appliquée par" in out and "docking.py" in out


def test_a_sound_edition_is_summed_up(run: Run) -> None:
    code, out, _ = run(f"edition check {LOIRE.folder / 'edition.toml'}")
    assert code == 0
    assert "is a sound edition of loire" in out
    assert LOIRE.edition.digest in out
    assert "reconstructed" in out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = 108", "value = 107", "The cards add up to 108, but [numbers.deck] says 107."),
        ('game = "loire"', 'game = "chess"', "There is no game called “chess”."),
        ("[edition]", "[edition", "is not valid TOML"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "does not say where these come from"),
    ],
)
def test_a_wrong_edition_is_answered_with_what_is_wrong(
    run: Run, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((LOIRE.folder / "edition.toml").read_text("utf-8").replace(old, new, 1), "utf-8")
    code, _, err = run(f"edition check {file}")
    assert code == 1
    assert sentence in err


def test_the_bench_measures_all_engines_in_one_run(run: Run) -> None:
    code, out, _ = run("bench --json --game loire --seconds 0.5")
    assert code == 0
    result = json.loads(out)
    assert set(result) == {"games", "peers"}
    assert "interpreted" in result["games"]["loire"]
    for figures in result["games"]["loire"].values():
        wanted = {"decisions_per_s", "observed_per_s", "batch_per_s", "matches_per_s", "clone_us", "state_bytes"}
        assert set(figures) == wanted
        assert all(figure > 0 for figure in figures.values())
    for figures in result["peers"].values():
        assert figures and set(figures) <= {"decisions_per_s", "observed_per_s", "matches_per_s", "clone_us"}
