"""What the terminal shows of a match: news, position, question, result."""

from __future__ import annotations

from rich.text import Text

from ludotheque import drawing
from ludotheque.cli.terminal import Terminal
from ludotheque.core.action import Action
from ludotheque.core.clauses import Clause
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.text import Grid, grids
from ludotheque.core.view import View


def report(terminal: Terminal, news: Report, to: str = "") -> None:
    """One line of the log, with the clause it follows from; and to whom it was told, where that matters."""
    heard = f"({to}) " if to else ""
    terminal.out.print(Text(f"  {heard}{news.sentence(terminal.language)} ").append(news.clause, "dim"))


def position(terminal: Terminal, view: View) -> None:
    terminal.out.print()
    for grid in grids(view, terminal.language):
        terminal.grid(grid)


def question(terminal: Terminal, match: Match, seat: int) -> None:
    """The question as a sentence, and its options: number, words, notation."""
    view = match.view(seat)
    line = Text(terminal.words("play-turn", name=match.names[seat]) + " ", "bold")
    line.append(view.ask(terminal.language), "bold yellow")
    terminal.out.print(line.append(f" {view.clause}", "dim"))
    labels = [labelled(view, option, terminal.language) for option in view.options]
    width = max(map(len, labels))
    for number, (option, label) in enumerate(zip(view.options, labels), 1):
        terminal.out.print(Text(f"{number:>4}  {label:<{width}}  ").append(str(option), "dim"))

    for begins in dict.fromkeys(blank.begins.split()[0] for blank in match.blanks):
        terminal.say("play-compose", "dim", example=match.edition.vocabulary.forms[begins].example)


def labelled(view: View, option: Action, language: str) -> str:
    """What an option is called, and what a newcomer does not know of it: the type of a place, what a marker does."""
    name = drawing.name(view, option, language)
    note = drawing.effect(view, option, language)
    return f"{name} · {note}" if note else name


def clause(terminal: Terminal, found: Clause) -> None:
    """A paragraph of the rules."""
    terminal.show(f"{found.chapter}", "dim")
    terminal.out.print(Text(f"{found.id} ", "bold").append(found.text, "not bold"))


def result(terminal: Terminal, view: View) -> None:
    """Points with their sources, best first, and who has won."""
    words = view.game.words(terminal.language)
    sources = list(dict.fromkeys(source for seat in view.sources for source in seat))
    order = sorted(range(view.seats), key=lambda seat: -view.points[seat])
    rows = [
        [
            view.names[seat],
            *(str(view.sources[seat].get(source, 0)) for source in sources),
            str(view.points[seat]),
            terminal.words("play-winner") if seat in view.winners else "",
        ]
        for seat in order
    ]
    head = [words("column-seat"), *(words(f"points-{source}") for source in sources), words("column-points"), ""]
    terminal.out.print()
    terminal.grid(Grid(words("question-over"), head, rows), numbers=range(1, len(sources) + 2))
    winners = ", ".join(view.names[seat] for seat in view.winners)
    terminal.say("play-won", "bold", count=len(view.winners), winners=winners)
