from __future__ import annotations

from tests.table.house import Guest, Server, asked_among, hear, tell

EASY = {"kind": "computer", "level": "easy"}


def test_a_whole_match_against_two_computers_by_the_live_connection(server: Server) -> None:
    ada = server.host({"kind": "here", "name": "Ada"}, EASY, EASY)
    seen: list[int] = []
    with ada.live() as socket:
        frame = hear(socket)
        assert frame["seed"] is None and frame["result"] is None
        while frame["status"] != "over":
            seen.append(frame["number"])
            if frame["status"] == "asked":
                choice = frame["options"][0]["action"]
                tell(socket, type="answer", number=frame["number"], seat=0, action=choice)
            frame = hear(socket)
    assert seen == sorted(set(seen)), "one frame for each answer, in order"
    rows = frame["result"]["rows"]
    assert [sum(source["points"] for source in row["sources"]) for row in rows] == [row["points"] for row in rows]
    assert rows[0]["seat"] in frame["result"]["winners"]
    assert frame["seed"] is not None
    record = server.http.get(f"/api/tables/{ada.table}/record")
    assert record.text.startswith("ludotheque record 1") and f"seed {frame['seed']}" in record.text


def test_the_commitment_shown_at_the_start_is_that_of_the_seed_told_at_the_end(server: Server) -> None:
    from hashlib import sha256

    ada = server.host(EASY, EASY)
    with Guest(server, ada.table).live() as socket:
        frame = hear(socket)
        commitment = frame["commitment"]
        while frame["status"] != "over":
            frame = hear(socket)
    assert sha256(f"ludotheque:{frame['seed']}".encode()).hexdigest() == commitment == frame["commitment"]


def test_two_people_see_each_others_moves_at_once(server: Server) -> None:
    ada, yann = server.table_of_two()
    with ada.live() as here, yann.live() as there, Guest(server, ada.table).live() as watching:
        first = hear(here)
        assert (first["status"], hear(there)["status"], hear(watching)["status"]) == ("asked", "waiting", "waiting")
        tell(here, type="answer", number=first["number"], seat=0, action="place tours")
        for socket in (here, there, watching):
            frame = hear(socket)
            assert frame["number"] == first["number"] + 1
            assert [item["sentence"] for item in frame["news"]] == ["Ada starts from Tours."]
            assert not frame["whole"]


def test_an_answer_and_the_chance_that_follows_it_come_as_one_frame(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    with yann.live() as socket:
        before = hear(socket)
        tell(socket, type="answer", number=before["number"], seat=1, action="place blois")
        after = hear(socket)
    assert after["number"] > before["number"] + 10, "the deal and the turned cards are in it"
    assert after["heading"] == "Round 1"


def test_each_connection_is_spoken_to_in_its_own_language(server: Server) -> None:
    ada, yann = server.table_of_two()
    with ada.live(lang="fr") as here, yann.live(lang="en") as there:
        hear(here), hear(there)
        tell(here, type="answer", number=0, seat=0, action="place tours")
        assert hear(here)["news"][0]["sentence"] == "Ada place son bateau à Tours."
        assert hear(there)["news"][0]["sentence"] == "Ada starts from Tours."


def test_people_at_one_device_share_a_key_and_each_is_shown_what_is_theirs(server: Server) -> None:
    host = server.host({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Yann"})
    with host.live() as socket:
        ada = hear(socket)
        assert (ada["mine"], ada["viewer"]) == ([0, 1], 0)
        tell(socket, type="answer", number=0, seat=0, action="place tours")
        yann = hear(socket)
        assert yann["viewer"] == 1 and [item["sentence"] for item in yann["news"]] == ["Ada starts from Tours."]
        tell(socket, type="answer", number=1, seat=1, action="place blois")
        frame = hear(socket)
    mine = [item["sentence"] for item in frame["news"] if item["sentence"].startswith("You are dealt")]
    assert len(mine) == 5
    assert host.look(seat=1)["viewer"] == 1


def test_a_board_is_drawn_in_the_shape_that_is_asked_for(server: Server) -> None:
    ada, _ = server.table_of_two()
    with ada.live(shape="tall") as socket:
        assert hear(socket)["world"] == [390, 456]
        tell(socket, type="shape", shape="wide")
        frame = hear(socket)
    assert frame["world"] == [960, 540] and "/wide-" in frame["plate_url"]


def test_what_a_person_says_reaches_the_others_who_sit_there_but_no_spectator(server: Server) -> None:
    ada, yann = server.table_of_two()
    with ada.live() as here, Guest(server, ada.table).live() as watching:
        hear(here), hear(watching)
        yann.post("chat", text="Bonjour !")
        said = hear(here, "chat")
        assert (said["name"], said["seat"], said["text"]) == ("Yann", 1, "Bonjour !")
        tell(watching, type="ping")
        assert hear(watching, "chat", "pong")["type"] == "pong"
    assert [line["text"] for line in ada.look()["chat"]] == ["Bonjour !"]
    assert Guest(server, ada.table).look()["chat"] == []


def test_whoever_opens_a_second_tab_sees_all_that_was_said(server: Server) -> None:
    ada, _ = server.table_of_two()
    with ada.live() as first:
        assert hear(first)["chat"] == []
        for text in ("Bonjour !", "Où es-tu ?"):
            ada.post("chat", text=text)
            assert hear(first, "chat")["text"] == text
            with ada.live() as second:
                assert hear(second)["chat"][-1]["text"] == text
    with ada.live() as again:
        assert [said["text"] for said in hear(again)["chat"]] == ["Bonjour !", "Où es-tu ?"]


def test_an_answer_is_taken_back_as_long_as_that_is_fair(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    assert ada.look()["undo"] == {"way": "undo", "seat": 0, "reason": "", "marked": False}
    assert ada.post("undo", number=1, seat=0).json() == {"number": 2}
    frame = ada.look()
    assert frame["status"] == "asked" and frame["news"] == []
    ada.answer("place blois")
    yann.answer("place tours")
    undo = yann.look()["undo"]
    assert undo["way"] == "ask" and undo["reason"] == "This cannot be taken back: chance has answered since."
    assert ada.look()["undo"]["way"] == "ask"
    number = yann.look()["number"]
    assert yann.post("undo", number=number, seat=1).json() == {"number": number}, "Ada is asked first"


def test_taking_back_tells_everybody_the_whole_log_anew(server: Server) -> None:
    ada, yann = server.table_of_two()
    with yann.live() as socket:
        hear(socket)
        ada.answer("place tours")
        assert len(hear(socket)["news"]) == 1
        ada.post("undo", number=1, seat=0)
        frame = hear(socket)
        assert frame["whole"] and frame["news"] == []


def test_a_hint_names_one_of_the_options_and_what_was_thought_of_each(server: Server) -> None:
    ada, _ = server.table_of_two()
    options = {option["action"]: option["label"] for option in ada.look()["options"]}
    hint = ada.post("hint", seat=0).json()
    assert options[hint["action"]] == hint["label"]
    assert {thought["action"] for thought in hint["thoughts"]} <= set(options)
    assert abs(sum(thought["share"] for thought in hint["thoughts"]) - 1) < 0.001


def test_no_hint_for_a_seat_that_is_not_asked(server: Server) -> None:
    _, yann = server.table_of_two()
    assert yann.post("hint", seat=1).status_code == 409


def test_a_new_name_is_used_from_then_on_also_for_what_happened_before(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    with yann.live() as socket:
        hear(socket)
        assert ada.post("rename", seat=0, name="Aïcha").status_code == 200
        frame = hear(socket)
    assert frame["names"] == ["Aïcha", "Yann"]
    assert frame["news"][0]["sentence"] == "Aïcha starts from Tours."


def test_options_say_what_they_would_do_as_far_as_one_can_know(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours"), yann.answer("place tours")
    guest = asked_among(ada, yann)
    while guest.look()["options"][-1]["verb"] == "take":
        guest.answer()
        guest = asked_among(ada, yann)
    stop = next(option for option in guest.look()["options"] if option["action"] == "stop")
    assert "Tours" in stop["effect"], "without coal the boat stays where it is"
    assert not stop["reveals"]


def test_somebody_who_is_connected_is_shown_as_here(server: Server) -> None:
    ada, yann = server.table_of_two()
    with ada.live() as here:
        assert [seat["here"] for seat in hear(here)["seats"]] == [False, False]
        assert hear(here, "presence")["here"] == [True, False]
        with yann.live():
            there = hear(here, "presence")
            assert (there["here"], there["left"]) == ([True, True], [None, None])
        gone = hear(here, "presence")
        assert gone["here"] == [True, False] and gone["left"][0] is None and gone["left"][1] > 0
        assert ada.look()["seats"][1]["left"] == gone["left"][1], "who comes later is told the same"


def test_a_frame_says_whether_the_viewer_has_something_to_hide(server: Server) -> None:
    ada, yann = server.table_of_two()
    assert not ada.look()["hides"], "no card is dealt yet"
    while not ada.look()["hides"]:
        asked_among(ada, yann).answer()
    assert yann.look()["hides"] and not Guest(server, ada.table).look()["hides"]


def test_open_tables_are_listed_without_any_key(server: Server) -> None:
    ada, yann = server.table_of_two()
    listed = server.http.get("/api/tables")
    found = next(table for table in listed.json() if table["table"] == ada.table)
    assert found["watch"] == f"/t/{ada.table}"
    assert [seat["name"] for seat in found["seats"]] == ["Ada", "Yann"]
    assert str(ada.key) not in listed.text and str(yann.key) not in listed.text


def test_the_interface_is_documented(server: Server) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    answers = paths["/api/tables/{table}/answers"]["post"]["responses"]
    assert {"200", "403", "404", "409", "422", "507"} <= set(answers)
    for path, methods in paths.items():
        for method, described in methods.items():
            assert described.get("description"), f"{method} {path} says nothing about itself"
            assert "content" in described["responses"]["200"], f"{method} {path} does not say what it answers"
    page = server.http.get("/api/docs").text
    assert "POST /api/tables/{table}/answers" in page and "thinking" in page
    assert "//cdn" not in page, "it can be read without the internet"


def test_a_frame_says_what_the_others_did_since_my_last_answer(server: Server) -> None:
    ada, yann = server.table_of_two()
    assert ada.look()["since"] is None and Guest(server, ada.table).look()["since"] is None
    first = asked_among(ada, yann)
    other = yann if first is ada else ada
    first.answer()
    assert first.look()["since"] == {"number": first.look()["number"], "moves": 0}
    number, moves = first.look()["number"], 0
    while other.look()["status"] == "asked":
        other.answer()
        moves += 1
    assert first.look()["since"] == {"number": number, "moves": moves}
    assert Guest(server, ada.table).look()["since"] is None
