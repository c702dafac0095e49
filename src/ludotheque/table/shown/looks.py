"""Closer looks: one player's mat, and all players in one table of numbers, as far as the viewer may see."""

from __future__ import annotations

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.view import View
from ludotheque.table.protocol.replies import Compared, Mat, Preview
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.shown import boards
from ludotheque.table.shown.moment import Viewer
from ludotheque.table.shown.preview import preview as foresee


def mat(match: Match, viewer: Viewer, seat: int) -> Mat:
    """All that one player has; what the viewer may choose there just now is lit."""
    if not 0 <= seat < match.seats:
        raise Refusal("seat-unknown", seat=seat, most=match.seats - 1)
    view = match.view(viewer.eyes(match))
    options = view.options if view.seat in viewer.mine else []
    drawn = drawing.mat(view, seat, viewer.shape, language=viewer.language, options=options)
    size = drawing.size(match.game, viewer.shape, "mat", match.seats)
    return {
        "number": len(match.lines),
        "seat": seat,
        "name": match.names[seat],
        "mat": boards.framed(drawn, size),
        "compare": comparison(view, viewer.language),
    }


def preview(match: Match, viewer: Viewer, action: str) -> Preview:
    """What an option of the viewer would move, as far as he can know, and what would come of it."""
    view = match.view(viewer.eyes(match))
    option = match.edition.vocabulary.read(action)
    if view.seat not in viewer.mine or option not in view.options:
        raise TableRefusal("preview-not-yours")
    return foresee(match, view.seat, option, viewer.shape, viewer.language)


def scored(view: View, values: list[int]) -> list[int | str]:
    """Points by seat, where there can be any."""
    return [value if view.scores(seat) else "–" for seat, value in enumerate(values)]


def comparison(view: View, language: str) -> list[Compared]:
    """Points, where they came from, and what else the game counts: a label and a value for each seat."""
    words = view.game.words(language, view.edition)
    total = words("compare-points") if "compare-points" in words else words("column-points")
    rows: list[tuple[str, list[int | str]]] = [(total, scored(view, view.points))]
    for name in view.sources[0]:
        if f"points-{name}" in words:
            rows.append((words(f"points-{name}"), scored(view, [sources[name] for sources in view.sources])))
    rows += drawing.compare(view, language)
    return [{"label": label, "values": values} for label, values in rows]
