"""The command line: every command does what it says, and refuses in one clear sentence what it cannot do."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.cli import main
from ludotheque.core import contract
from ludotheque.core.contract.finding import TITLES, Finding
from ludotheque.core.record import read

LOIRE = games["loire"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in a wide English terminal; its exit code and what it wrote to both streams."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")

    def command(line: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(line.split())
        except SystemExit as leaving:
            code = int(str(leaving.code or 0))
        written = capsys.readouterr()
        return code, written.out, written.err

    return command


@pytest.fixture
def evening(run: Run, tmp_path: Path) -> Path:
    """The record of a whole match between two agents."""
    assert run(f"simulate loire --seats 2 --matches 1 --agents easy --seed evening --out {tmp_path}")[0] == 0
    return tmp_path / "loire-evening-000000.match"


# everything


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
    ("rules loire --clause L-99", "The rules of loire have no clause “L-99”; they go from L-1.1 to R-25."),
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


# play


def test_a_match_can_be_played_to_its_end_by_numbers(run: Run) -> None:
    code, out, err = run("play loire --agents human,easy --seed 3", "1\n" * 3000)
    assert (code, err) == (0, "")
    assert "Vermilion: place your boat. L-2.2" in out
    assert "Fares" in out and "Wine sold" in out
    assert "wins." in out or "share the victory." in out
    assert "The seed was 3" in out


def test_notation_is_an_answer_and_only_what_may_be_seen_is_told(run: Run) -> None:
    _, out, _ = run("play loire --seed 3 --seats 2", "place   Tours\n")
    assert "Vermilion starts from Tours. L-2.2" in out
    assert out.count("You are dealt") == 5
    assert "5 cards" in out, "the other hand is a number"


def test_a_bad_answer_is_refused_and_asked_again(run: Run) -> None:
    code, out, err = run("play loire --seed 3", "99\nfly\nplace nantes\ntake coal-1\nplace tours\n")
    assert code == 0
    assert "Write a number from 1 to 7" in out
    assert "“fly” is not an action of this game" in err
    assert "“place nantes” is not allowed now. Vermilion may answer: place ancenis" in err
    assert "Vermilion starts from Tours." in out


def test_the_commands_of_the_table_answer(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "a.match"
    typed = f"help\nrules L-8.4b\nrules\nrules L-99\nlook\nhint\nsave\nsave {saved}\nundo\nquit\n\n"
    code, out, err = run("play loire --seed 3", typed)
    assert code == 0
    assert "undo            take back" in out
    assert "L-8.4b If you, arriving, have none left" in out
    assert "L-2.2 Leader first" in out
    assert "no clause “L-99”" in err
    assert "The computer would choose: " in out
    assert "Where to? Write: save" in out
    assert f"Saved to {saved}." in out
    assert read(saved.read_text()).game == "loire"
    assert "There is nothing to take back yet." in err
    assert "The match was not saved." in out


def test_french_players_write_french_commands(run: Run) -> None:
    _, out, _ = run("play loire --seed 3 --lang fr", "aide\nrègles\nquitter\n\n")
    assert "Vous pouvez écrire" in out
    assert "En commençant par le Meneur" in out


def test_an_answer_may_be_taken_back_while_nobody_has_learnt_anything(run: Run, tmp_path: Path) -> None:
    match = LOIRE.new(2, 3)
    while not (match.state.phase == 2 and match.seat == 0 and match.state.moved[1]):  # type: ignore[attr-defined]
        match.play("stop" if match.seat == 1 and "stop" in map(str, match.options) else match.options[0])
    match.save(tmp_path / "a.match")
    line = f"play loire --resume {tmp_path / 'a.match'} --agents human,easy --save {tmp_path / 'b.match'}"
    _, out, err = run(line, "1\nundo\n")
    assert "Taken back." in out and err == ""
    assert [answer.notation for answer in read((tmp_path / "b.match").read_text()).lines][-1] == "undo"


def test_leaving_tells_how_to_go_on_and_saves_nothing_unasked(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("play loire --seed 3", "1\n")
    assert code == 0
    assert "With --save FILE the record is written after every answer." in out
    assert list(tmp_path.iterdir()) == []


def test_a_kept_match_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    _, out, _ = run(f"play loire --seed 3 --seats 2 --save {file}", "place tours\n")
    assert f"ludotheque play loire --resume {file} --save {file} --agents human,easy" in out
    assert read(file.read_text()).lines[0].notation == "place tours"
    _, out, _ = run(f"play loire --resume {file} --agents human,easy", "look\n")
    assert "take a card." in out
    assert "place your boat" not in out


def test_quitting_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    _, out, _ = run("play loire --seed 3", f"1\nquit\n{file}\n")
    assert f"The match is kept in {file}." in out
    assert read(file.read_text()).game == "loire"


def test_two_people_at_one_keyboard_do_not_see_each_other_s_hands(run: Run) -> None:
    typed = "\nplace tours\n\n\nplace blois\n\n\n"
    _, out, _ = run("play loire --seed 3 --agents human,human --names Ada,Bob --set leader=0", typed)
    ada, _, bob = out.partition("Pass the keyboard to Bob")
    assert "Ada: place your boat." in ada
    assert "You are dealt" not in ada
    assert "Bob: place your boat." in bob
    told = bob.partition("Pass the keyboard to Ada")
    assert told[0].count("You are dealt") == 5, "Bob hears of his hand before he hands over"
    assert told[2].count("You are dealt") == 5, "and Ada of hers"


def test_agents_alone_can_be_watched(run: Run) -> None:
    code, out, _ = run("play loire --seed 3 --seats 2 --agents easy,random")
    assert code == 0
    assert "You are dealt" not in out
    assert "wins." in out or "share" in out


def test_a_record_of_another_game_is_not_resumed(run: Run, evening: Path) -> None:
    evening.write_text(evening.read_text().replace("game: loire", "game: chess"))
    assert "is the record of a match of chess, not of loire" in run(f"play loire --resume {evening}")[2]


# simulate


def test_a_simulation_shows_agents_and_seats_with_intervals(run: Run) -> None:
    code, out, _ = run("simulate loire --matches 6 --agents easy,random --seed 1 --processes 1")
    assert code == 0
    assert "By player" in out and "By seat" in out
    assert "seat 0" in out and "easy" in out and "random" in out
    assert "Win share (95 %)" in out and "±" in out
    assert "6 matches, " in out


def test_a_simulation_writes_its_summary_as_json_and_its_records(run: Run, tmp_path: Path) -> None:
    line = f"simulate loire --matches 3 --seats 3 --agents random --processes 1 --json --out {tmp_path}"
    code, out, _ = run(line)
    assert code == 0
    data = json.loads(out)
    assert data["matches"] == 3
    assert [row["who"] for row in data["seats"]] == ["0", "1", "2"]
    assert data["agents"][0]["played"] == 9
    assert json.loads((tmp_path / "summary.json").read_text()) == data
    assert len(list(tmp_path.glob("*.match"))) == 3
    assert run(f"replay {tmp_path / 'loire-1-000002.match'} --quiet")[0] == 0


# replay


def test_a_replay_tells_everything_and_checks_the_result(run: Run, evening: Path) -> None:
    code, out, _ = run(f"replay {evening}")
    assert code == 0
    assert "chance: deal" in out and "easy 1: place" in out
    assert "everything in it is legal and comes out as recorded" in out


def test_a_replay_for_a_seat_hides_what_the_seat_could_not_know(run: Run, evening: Path) -> None:
    _, out, _ = run(f"replay {evening} --seat 1")
    assert "chance: " not in out and "easy 1: " not in out
    assert out.count("You are dealt") == 5
    assert run(f"replay {evening} --seat 5")[0] == 2


def test_a_replay_waits_for_enter_and_may_be_left(run: Run, evening: Path) -> None:
    code, out, _ = run(f"replay {evening} --step", "\n\n")
    assert code == 0
    assert out.count("Enter: next") == 3


def test_a_replay_draws_the_last_position_or_all(run: Run, evening: Path, tmp_path: Path) -> None:
    assert run(f"replay {evening} --quiet --svg {tmp_path / 'last.svg'}")[0] == 0
    assert (tmp_path / "last.svg").read_text().lstrip().startswith("<svg")
    lines = evening.read_text().splitlines(keepends=True)
    seed = [line for line in lines if line.startswith("seed")]
    evening.write_text("".join([*lines[:14], *seed]))
    code, out, _ = run(f"replay {evening} --quiet --svg {tmp_path / 'all'} --shape tall")
    assert code == 0 and "not over yet" in out
    assert len(list((tmp_path / "all").glob("*.svg"))) == len(read(evening.read_text()).lines) + 1


def test_a_replay_of_a_bent_record_is_refused(run: Run, evening: Path) -> None:
    text = evening.read_text()
    evening.write_text(text.replace("end points", "end points 9", 1))
    code, _, err = run(f"replay {evening} --quiet")
    assert code == 2 and "but playing it again gives" in err


# check


@pytest.mark.parametrize(("problems", "code"), [([], 0), (["a card was lost"], 1)])
def test_the_contract_is_shown_point_by_point(
    run: Run, monkeypatch: pytest.MonkeyPatch, problems: list[str], code: int
) -> None:
    findings = [Finding(point, title, 7) for point, title in TITLES.items()]
    findings[6].problems += problems
    monkeypatch.setattr(contract, "check", lambda game, matches, seed, progress: findings)
    found, out, _ = run("check all --matches 5")
    assert found == code
    assert all(title in out for title in TITLES.values())
    assert all(f"7: {problem}" in out for problem in problems)


# rules


def test_the_rules_name_code_and_tests_of_every_clause(run: Run) -> None:
    code, out, _ = run("rules loire")
    assert code == 0, out[-500:]
    assert "docking.py" in out and "test_docking.py" in out
    assert "each with its code and its tests" in out


def test_one_clause_is_shown_in_full(run: Run) -> None:
    code, out, _ = run("rules loire --clause l-8.4b --lang fr")
    assert code == 0
    assert "L-8.4b" in out and "Appliquée par" in out and "docking.py" in out


# edition


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


# bench


def test_the_bench_measures_all_engines_in_one_run(run: Run) -> None:
    code, out, _ = run("bench --json --game loire --seconds 0.5")
    assert code == 0
    result = json.loads(out)
    assert set(result) == {"games", "peers"}
    assert "interpreted" in result["games"]["loire"]
    for figures in result["games"]["loire"].values():
        assert set(figures) == {"decisions_per_s", "matches_per_s", "clone_us", "state_bytes"}
        assert all(figure > 0 for figure in figures.values())
    for figures in result["peers"].values():
        assert set(figures) == {"decisions_per_s", "matches_per_s", "clone_us"}
