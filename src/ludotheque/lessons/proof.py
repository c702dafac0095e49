"""Point 11 of the contract: every lesson can be learnt as it is told."""

from __future__ import annotations

from typing import Final

from ludotheque.core import record
from ludotheque.core.contract import Findings, Point
from ludotheque.core.contract.writing import entries, variables
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import fingerprint
from ludotheque.core.words import LANGUAGES, files_of
from ludotheque.lessons import course, examples, summary
from ludotheque.lessons.condition import Seen, Unreadable
from ludotheque.lessons.guiding import Guide
from ludotheque.lessons.lesson import FOLDER, Lesson, Step, lessons_of
from ludotheque.lessons.saying import numbers
from ludotheque.lessons.sitting import Sitting, since

NUMBER: Final = 11
OURS: Final = ("lesson-", "tour-", "coach-", "summary-")
MOST_TRIED: Final = 40  # other answers that are tried at one question


def check(findings: Findings, game: Game) -> None:
    """All lessons of a game, its tour and its summary; one that has no lessons needs none of them."""
    if not (game.folder / FOLDER).is_dir():
        return findings.excuse(NUMBER)
    try:
        check_words(findings, game)
        for lesson in lessons_of(game):
            prove(findings, lesson)
        for problem in [*course.problems(game), *examples.problems(game), *summary.problems(game)]:
            findings.see(NUMBER, False, problem)
        findings.see(NUMBER, True, "")
    except Refusal as refusal:  # a file that cannot be read
        findings.see(NUMBER, False, str(refusal))


def prove(findings: Findings, lesson: Lesson) -> None:
    """One lesson; the first thing that is wrong is told, for the rest follows from it."""
    try:
        problem = guided_problem(lesson) if lesson.guided else solved_problem(lesson)
    except (Refusal, Unreadable) as found:
        problem = str(found)
    findings.see(NUMBER, not problem, f"{lesson.game.id}/{FOLDER}/{lesson.file}: {problem}")


def check_words(findings: Findings, game: Game) -> None:
    """Everything is said in every language, and names no number that the edition does not give."""
    wanted = [key for lesson in lessons_of(game) for key in keys(lesson)]
    for language in LANGUAGES:
        words = game.words(language)
        given = {*numbers(game.edition), *game.edition.figures(words)}
        for key in wanted:
            findings.see(NUMBER, key in words, f"{key} has no words in {language}")
        for file in files_of(game.folder, language):
            for key, text in entries(findings, file):
                if key.startswith(OURS):
                    lacking = ", ".join(f"${name}" for name in sorted(variables(text) - given))
                    findings.see(NUMBER, not lacking, f"{key} in {file.name} names {lacking}, which no edition gives")


def keys(lesson: Lesson) -> list[str]:
    """All that is said in a lesson."""
    found = [lesson.key, f"{lesson.key}.about"]
    for step in lesson.steps:
        found += [f"{lesson.key}-{step.id}{part}" for part in ("", ".task", ".done")]
        found += [f"{lesson.key}-{step.id}-{reply.id}" for reply in step.replies]
    return found


def solved_problem(lesson: Lesson) -> str:
    """The model solution, task by task; empty where all is well."""
    sitting = Sitting.begin(lesson)
    if sitting.match.seat != lesson.seat:
        return f"seat {lesson.seat} is not asked at line {lesson.line}, but seat {sitting.match.seat}"
    for number, step in enumerate(lesson.steps):
        if not step.model:
            return f"{step.id} has no model solution"
        if step.task.holds(Seen(sitting.match, lesson.seat, [], sitting.match)):
            return f"the task of {step.id} is fulfilled before anything was done"
        before = sitting
        for at, action in enumerate(step.model):
            if problem := dead_end(sitting) or reply_problem(sitting, step):
                return f"{step.id}: {problem}"
            if sitting.stand.step != number:
                return f"{step.id} is done before “{action}”"
            sitting = sitting.answered(action)
            if sitting.stand.step == number and at + 1 == len(step.model):
                return f"the model solution of {step.id} does not fulfil its task"
        if step.clause not in cited(before, sitting, step):
            return f"{step.id} says {step.clause}, but the rules cite {', '.join(sorted(cited(before, sitting, step)))}"
        if problem := unheard(before, step):
            return f"{step.id}: {problem}"
    return ""


def cited(before: Sitting, after: Sitting, step: Step) -> set[str]:
    """The clauses that the rules themselves name while the model solution is played."""
    found = {report.clause for report in since(after.match, before.match)}
    sitting = before
    for action in step.model:
        found |= {sitting.match.view(sitting.lesson.seat).clause, sitting.match.edition.vocabulary.read(action).clause}
        sitting = sitting.answered(action)
    return found - {""}


def dead_end(sitting: Sitting) -> str:
    """Whatever else is answered here can be taken back, and all is as it was."""
    for action in list(map(str, sitting.match.options))[:MOST_TRIED]:
        back = sitting.answered(action).back()
        if fingerprint(back.match.state) != fingerprint(sitting.match.state) or back.stand.step != sitting.stand.step:
            return f"“{action}” cannot be taken back"
    return ""


def reply_problem(sitting: Sitting, step: Step) -> str:
    """What is said to another way must be true of it: it does not fulfil the task, and the rules cite the clause."""
    for reply in step.replies:
        for action in sitting.match.options:
            if not reply.fits(str(action)):
                continue
            tried = sitting.answered(str(action))
            if tried.stand.reply != reply:
                continue  # it fulfils the task, or is answered otherwise
            said = {report.clause for report in since(tried.match, sitting.match)}
            said |= {action.clause, tried.match.view(sitting.lesson.seat).clause}
            if reply.clause not in said:
                return f"{reply.id} says {reply.clause}, but “{action}” has the rules cite {', '.join(sorted(said))}"
    return ""


def unheard(before: Sitting, step: Step) -> str:
    """Every reply is to something that can be answered on the way."""
    heard: set[str] = set()
    sitting = before
    for action in step.model:
        for option in map(str, sitting.match.options):
            reply = sitting.answered(option).stand.reply if any(each.fits(option) for each in step.replies) else None
            heard |= {reply.id} if reply else set()
        sitting = sitting.answered(action)
    silent = [reply.id for reply in step.replies if reply.id not in heard]
    return f"nothing that can be answered has {', '.join(silent)} said" if silent else ""


def guided_problem(lesson: Lesson) -> str:
    """The record from the line on: each task is fulfilled in its turn."""
    match = lesson.start()
    guide = Guide.begin(lesson, match)
    for number in range(lesson.line + 1, len(lesson.kept.lines) + 1):
        record.play_on(match, lesson.kept, number)
        guide = guide.watching(match)
    if guide.stand.step < len(lesson.steps):
        return f"the record ends before the task of {lesson.steps[guide.stand.step].id} is fulfilled"
    known = {report.clause for report in match.news} | {action.clause for action in match.edition.vocabulary.actions}
    wrong = [step.clause for step in lesson.steps if step.clause not in known]
    return f"the rules never cite {', '.join(wrong)}" if wrong else ""


LEARNT: Final = Point(
    NUMBER, "Every lesson can be learnt as it is told: position, tasks, model solution, clauses", check
)
