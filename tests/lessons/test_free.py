"""In a lesson some answers are a matter of taste: another than the model's is no other way."""

from ludotheque import games
from ludotheque.lessons.lesson import find
from ludotheque.lessons.sitting import Sitting

CONQUEST = find(games["tapestry"], "conquest")


def test_whoever_pays_with_something_else_is_still_on_the_way() -> None:
    sitting = Sitting.begin(CONQUEST, ("advance military", "pay coin"))
    assert not sitting.stand.otherwise and not sitting.stand.reply
    assert sitting.shown == "gain conquer", "the model can be shown from here"


def test_whoever_goes_elsewhere_is_told_so() -> None:
    sitting = Sitting.begin(CONQUEST, ("advance science",))
    assert sitting.stand.reply and not sitting.shown


def test_a_landmark_that_completes_no_district_leaves_the_task_open() -> None:
    lesson = find(games["tapestry"], "exploration")
    sitting = Sitting.begin(lesson, ("advance exploration", "pay food"))
    place = next(str(option) for option in sitting.match.options if str(option) != "build plot-g4")
    elsewhere = sitting.answered(place)
    assert elsewhere.stand.step == 0 and elsewhere.stand.reply is not None and elsewhere.stand.reply.id == "place"
    assert sitting.answered("build plot-g4").stand.step == 1
