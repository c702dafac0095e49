"""`ludotheque play`: a match at the keyboard."""

from __future__ import annotations

from pathlib import Path

from ludotheque import games
from ludotheque.core.record import read
from tests.cli.conftest import Run

LOIRE = games["loire"]


def test_a_match_can_be_played_to_its_end_by_numbers(run: Run) -> None:
    code, out, err = run("play loire --agents human,easy --seed 3", "1\n" * 3000)
    assert (code, err) == (0, "")
    assert "Vermilion: place your boat. L-2.2" in out
    assert "Fares" in out and "Wine sold" in out
    assert "wins." in out or "share the victory." in out
    assert "The seed was 3" in out


def test_a_match_alone_is_played_to_its_end_against_what_the_rules_drive(run: Run) -> None:
    code, out, err = run("play tapestry --seats 1 --seed 3 --set automa=1 --set leader=0", "1\n" * 1500)
    assert (code, err) == (0, "")
    assert "Your rivals" in out and "1 · the Underachiever" in out
    assert "Automa (any track) could take" in out and "T-20.26" in out
    assert "Shadow Empire" in out and ("wins." in out or "share the victory." in out)


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
    assert "place tours     an option" in out and "rules L-2.2     a clause" in out, "what may be written just now"
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
