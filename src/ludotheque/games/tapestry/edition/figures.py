"""Figures of an edition that texts name: `{ $cars-bonus-tile }` is "2 territory tiles", `{ $guilds-points }` is 5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.notation import ANY_ORDER, CHOICE, OPTIONAL, TERM, Phrase
from ludotheque.core.saying import in_a_row, said
from ludotheque.games.tapestry.benefits.measures import MEASURE_IDS
from ludotheque.games.tapestry.components import BUILDING_IDS, LAST, NONE, RESOURCE_IDS, TRACK_IDS
from ludotheque.games.tapestry.vocabulary import slug

if TYPE_CHECKING:
    from ludotheque.core.words import Words
    from ludotheque.games.tapestry.edition.box import TapestryEdition

COUNTED: Final = [*RESOURCE_IDS, "any", "vp", "tile", "space-tile", "tapestry", "tech-card", *BUILDING_IDS, "building"]


def figures_of(edition: TapestryEdition, words: Words) -> dict[str, str | int]:
    """T-1: plain numbers; what effects bring, word by word; how landmarks lie; and all effects."""
    data = edition.data
    found: dict[str, str | int] = {name.replace("_", "-"): row["value"] for name, row in data["numbers"].items()}
    for card in data["tapestry"]["cards"]:
        found |= {f"{card['id']}-{key}": card[key] for key in ("points", "count") if key in card}
    for name, effect in effects(data):
        for part in terms(edition.grammar.read(effect)):
            word = edition.grammar.words[part.word]
            found.setdefault(f"{name}-{word}", said(part, words) if word in COUNTED else int(part.count))
    areas = [str(points) for points in edition.mats.areas]
    found |= {
        "isolationists-tokens": edition.mats.isolationist_tokens,
        "isolationists-areas": in_a_row(areas, "phrase-choice", words),
        "isolationists-sizes": len(areas),
        "isolationists-most": areas[-1],
        "mystics-points": edition.mats.prediction_points,
        "mystics-most": edition.mats.predictions[0],
        "mystics-tracks": edition.mats.predictions[-1],
        "chosen-points": edition.mats.chosen_points,
        "futurists-jump": edition.mats.jump,
        "space-tiles": len(edition.space_benefit),
    }
    for at, id in enumerate(edition.landmarks):
        sides = sorted([int(edition.footprints[at].width[0]), int(edition.footprints[at].height[0])])
        found |= {f"{id}-short": sides[0], f"{id}-long": sides[1], f"{id}-plots": len(edition.footprints[at].cells[0])}
    for space, landmark in enumerate(edition.space_landmark):
        if landmark != NONE:
            found[f"{edition.landmarks[landmark]}-space"] = space % (LAST + 1)
    asked = {phrase.number for phrase in edition.phrases if phrase.parts} | {*edition.circle, *edition.square}
    found |= {f"thing-phrase-{number}": said(edition.phrases[number], words) for number in asked}
    found |= {f"thing-measure-{id}": words(f"measure-{id}") for id in MEASURE_IDS}
    return found | named_effects(edition, words)


def effects(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every effect that a text speaks of, by the name of what has it."""
    for track in TRACK_IDS:
        for row in data[f"track-{track}"]["spaces"]:
            yield row["id"], row["benefit"]
            if "bonus" in row:
                yield f"{row['id']}-bonus", row["bonus"]
    for row in data["technology"]["cards"]:
        yield f"{row['id']}-circle", row["circle"]
        yield f"{row['id']}-square", row["square"]
    for row in data["tapestry"]["cards"]:
        for at, text in enumerate([row["effect"]] if "effect" in row else row.get("effects", []), 1):
            yield f"{row['id']}-{at}", text
    for row in data["adjustments"]["list"]:
        yield f"adjustment-{row['civilization']}", row.get("gain") or row["lose"]
    for name, texts in [("space", data["tiles"]["space"]), ("historians", data["historians"]["squares"])]:
        for at, text in enumerate(texts, 1):
            yield f"{name}-{at}", text


def terms(phrase: Phrase) -> list[Phrase]:
    """The single words of an effect, in order."""
    return [phrase] if phrase.kind == TERM else [term for part in phrase.parts for term in terms(part)]


def named_effects(edition: TapestryEdition, words: Words) -> dict[str, str | int]:
    """T-4.6, T-4.10, T-10.5: effects that are chosen among others, and the faces of the dice, as things with a name."""
    joined = [phrase for phrase in edition.phrases if phrase.kind in (ANY_ORDER, CHOICE, OPTIONAL)]
    found: dict[str, str | int] = {f"thing-{slug(part)}": said(part, words) for one in joined for part in one.parts}
    for colour, faces in [("red", edition.red_benefit), ("black", edition.black_benefit)]:
        for number in faces:
            found[f"thing-{colour}-{slug(edition.phrases[number])}"] = said(edition.phrases[number], words)
    return found
