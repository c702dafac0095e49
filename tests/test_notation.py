"""Effects as notation: what is written is read, and printed back."""

import pytest

from ludotheque.core.notation import ANY_ORDER, CHOICE, FOR_EACH, OPTIONAL, PAY, SEQUENCE, TERM, Grammar

TEXTS = [
    "explore",
    "2 wood",
    "explore / farm",
    "any > tapestry",
    "farm, vp * farms",
    "2 vp * farms",
    "invent?",
    "invent? + (explore, explore)",
    "any + 2 wood > 5 vp",
    "explore / farm, any > tapestry",
    "(explore, farm) / tapestry",
    "(explore / farm) + vp",
    "(any > tapestry) + vp",
    "(vp + farm) * farms",
    "vp * farms?",
    "any > (explore, farm)",
    "(explore / farm)?",
]


def grammar() -> Grammar:
    return Grammar(["any", "explore", "farm", "invent", "tapestry", "vp", "wood"], ["farms", "towns"])


@pytest.mark.parametrize("text", TEXTS)
def test_a_phrase_prints_back_what_was_read(text: str) -> None:
    known = grammar()
    phrase = known.read(text)
    again = str(phrase)
    assert known.read(again) is phrase
    assert again.replace("(", "").replace(")", "") == text.replace("(", "").replace(")", "")


def test_blanks_and_needless_brackets_do_not_matter() -> None:
    assert str(grammar().read(" ((farm)),(vp*farms) ")) == "farm, vp * farms"


def test_needed_brackets_stay() -> None:
    assert str(grammar().read("(explore, farm) / tapestry")) == "(explore, farm) / tapestry"
    assert str(grammar().read("(any > tapestry) > vp")) == "(any > tapestry) > vp"


def test_the_signs_bind_in_their_order() -> None:
    phrase = grammar().read("explore, farm / any + wood > vp * towns?")
    assert phrase.kind == SEQUENCE
    assert [part.kind for part in phrase.parts] == [TERM, CHOICE]
    pay = phrase.parts[1].parts[1]
    assert (pay.kind, [part.kind for part in pay.parts]) == (PAY, [ANY_ORDER, OPTIONAL])
    assert pay.parts[1].parts[0].kind == FOR_EACH


def test_terms_carry_their_count_and_the_place_of_their_word() -> None:
    known = grammar()
    wood = known.read("3 wood")
    assert (wood.count, known.words[wood.word]) == (3, "wood")
    each = known.read("2 vp * towns")
    assert (known.measures[each.word], each.parts[0].count) == ("towns", 2)


def test_equal_texts_are_one_phrase_with_one_number() -> None:
    known = grammar()
    first, second = known.read("explore / farm"), known.read("farm, explore/farm")
    assert second.parts[1] is first
    assert known.phrases[first.number] is first


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("gold", "'gold' is no effect here"),
        ("vp * gold", "'gold' cannot be counted here"),
        ("explore /", "it ends too early"),
        ("(explore", "a bracket stays open"),
        ("explore farm", "'farm' does not belong there"),
        ("2 / farm", "a word is missing before '/'"),
        ("any > vp > farm", "one payment buys one gain"),
        ("farm & vp", "'&' is no sign of the notation"),
        ("", "it ends too early"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why.replace("(", r"\(")):
        grammar().read(text)
