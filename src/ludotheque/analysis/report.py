"""A report of an analysis: one file that needs nothing else, with curves, boards and comments."""

from __future__ import annotations

from html import escape
from typing import Final

from ludotheque.analysis.analysis import PARTS, Analysis, Decision
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.words import Words

WIDE, HIGH, EDGE = 900, 260, 34
COLOURS: Final = ("#c0392b", "#1f5fa8", "#d79a1e", "#4b7f3a", "#7d4a91", "#5b6770")
SHOWN: Final = 6
STYLE: Final = """\
body{font:16px/1.45 Georgia,serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#1d2a33;background:#fbf7ec}
h1,h2{font-weight:normal}table{border-collapse:collapse}td,th{padding:.25rem .9rem .25rem 0;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}figure{margin:1rem 0}figure svg{width:100%;height:auto}
.key{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}.better{color:#4b6b2f}small{color:#5b6770}
"""


def html(analysis: Analysis, match: Match, words: Words, language: str) -> str:
    """The whole report as a page."""
    title = words("analyse-title", game=match.game.title(language))
    boards = "".join(told(analysis, each, match, words, language) for each in analysis.costliest(most=SHOWN))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words('analyse-curve'))}</h2><figure>{curve(analysis, words)}</figure>{key(analysis)}",
        f"<p><small>{escape(words('analyse-how', iterations=analysis.iterations))}</small></p>",
        f"<h2>{escape(words('analyse-players'))}</h2>{players(analysis, words)}",
        f"<h2>{escape(words('analyse-costliest'))}</h2>{boards or escape(words('analyse-none'))}",
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def curve(analysis: Analysis, words: Words) -> str:
    """The chances of all seats over the match: what could be known as a line, what was so dotted."""
    last = max(1, analysis.points[-1].number)

    def line(seat: int, known: bool) -> str:
        at = " ".join(
            f"{EDGE + (WIDE - EDGE) * point.number / last:.1f},"
            f"{HIGH - 20 - (HIGH - 40) * (point.known if known else point.seen)[seat]:.1f}"
            for point in analysis.points
        )
        dotted = ' stroke-dasharray="2 4" opacity=".7"' if known else ""
        return f'<polyline points="{at}" fill="none" stroke="{COLOURS[seat % 6]}" stroke-width="2"{dotted}/>'

    ruled = "".join(
        f'<line x1="{EDGE}" x2="{WIDE}" y1="{y}" y2="{y}" stroke="#ccbf9f"/>'
        f'<text x="0" y="{y + 4}" font-size="12">{share} %</text>'
        for share, y in ((share, HIGH - 20 - (HIGH - 40) * share / 100) for share in (0, 50, 100))
    )
    seats = range(len(analysis.points[-1].seen))
    lines = "".join(line(seat, known) for seat in seats for known in (True, False))
    label = escape(words("analyse-curve"))
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{ruled}{lines}</svg>'


def key(analysis: Analysis) -> str:
    names = "".join(
        f'<span class="key" style="background:{COLOURS[seat % 6]}"></span>{escape(name)} &nbsp; '
        for seat, name in enumerate(analysis.names)
    )
    return f"<p>{names}</p>"


def players(analysis: Analysis, words: Words) -> str:
    """One line for each: points, accuracy in all and by part, luck."""
    columns = ["player", "points", "accuracy", *(f"part-{part}" for part in range(PARTS)), "luck"]
    head = "".join(f"<th>{escape(words(f'analyse-{column}'))}</th>" for column in columns)
    rows = ""
    for seat, name in enumerate(analysis.names):
        accuracies = [analysis.accuracy(seat), *(analysis.accuracy(seat, part) for part in range(PARTS))]
        figures = [str(analysis.result[seat]), *map(whole, accuracies), signed(analysis.luck(seat))]
        cells = "".join(f'<td class="n">{figure}</td>' for figure in figures)
        rows += f"<tr><th>{escape(name)}</th>{cells}</tr>"
    return f"<table><tr>{head}</tr>{rows}</table>"


def whole(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:.0f}"


def signed(share: float) -> str:
    return f"{100 * share:+.0f} %".replace("-", "−")


def told(analysis: Analysis, decision: Decision, match: Match, words: Words, language: str) -> str:
    """A decision with the board before it, as its seat saw it."""
    facts = analysis.comment(decision)
    board = at(match, decision.number).view(decision.seat).picture("wide", language)
    return (
        f"<h3>{escape(words('analyse-decision', **facts))}</h3><p>{escape(decision.question)}</p>"
        f'<p class="better">{escape(words("analyse-better", **facts))}</p><figure>{board}</figure>'
    )


def at(match: Match, number: int) -> Match:
    """The match when its record had so many lines."""
    found = match.record
    again = record.begin(found, match.game, match.edition)
    record.play_on(again, found, number)
    return again
