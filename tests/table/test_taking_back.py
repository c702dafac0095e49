"""Taking back beyond what is fair: alone with computers always, between people when all say yes."""

from __future__ import annotations

from tests.table.house import Frame, Guest, Server, hear, key_in, table_in, tell

ADA = {"kind": "here", "name": "Ada"}
EASY = {"kind": "computer", "level": "easy", "name": "Azure"}


def until_asked(guest: Guest) -> Frame:
    while (frame := guest.look())["status"] not in ("asked", "over"):
        pass
    return frame


def test_alone_with_computers_an_answer_is_taken_back_with_theirs(server: Server) -> None:
    new = server.set_up_from("alone", "loire", ADA, EASY)
    ada = Guest(server, table_in(new["host"]), key_in(new["host"]))
    ada.answer("place tours")
    before = until_asked(ada)
    assert before["undo"]["way"] == "back" and before["undo"]["seat"] == 0 and not before["undo"]["marked"]
    ada.post("undo", number=before["number"], seat=0)
    after = ada.look()
    assert after["status"] == "asked" and after["undo"]["marked"] and after["news"] == []
    assert after["number"] == before["number"] + 1, "what was taken back stays in the record"
    assert any(option["action"] == "place tours" for option in after["options"])


def test_between_people_the_others_are_asked_and_all_must_agree(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    yann.answer("place blois")
    with ada.live() as at_ada, yann.live() as at_yann:
        number = hear(at_ada, "position")["number"]
        tell(at_yann, type="undo", number=number, seat=1)
        for socket in (at_ada, at_yann):
            asked = hear(socket, "retake")
            assert asked == {"type": "retake", "seat": 1, "waiting": [0], "granted": False}
        tell(at_ada, type="consent", seat=0, yes=False)
        assert hear(at_yann, "retake")["granted"] is False and yann.look()["number"] == number
        tell(at_yann, type="undo", number=number, seat=1)
        hear(at_ada, "retake")
        tell(at_ada, type="consent", seat=0, yes=True)
        assert hear(at_yann, "retake")["waiting"] == [0]
        assert hear(at_yann, "retake") == {"type": "retake", "seat": 1, "waiting": [], "granted": True}
    frame = yann.look()
    assert frame["status"] == "asked" and frame["number"] == number + 1 and frame["undo"]["marked"]


def test_consent_that_nobody_asked_for_is_refused_with_a_sentence(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    with yann.live() as socket:
        hear(socket, "position")
        tell(socket, type="consent", seat=1, yes=True)
        assert hear(socket, "refusal")["error"] == "retake-gone"
