"""What is sent: drawn by Hypothesis from the schemas of the protocol, and spoilt here and there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

Schema = dict[str, Any]

LONGEST: Final = 60  # of a text that is as it should be
SIGNS: Final = st.one_of(st.characters(codec="utf-8"), st.sampled_from("\ud800\udfff\x00²½٣\u202e\ufeff<>&\"'%/#{}"))
MONSTERS: Final[tuple[Any, ...]] = (
    *("\ud800", "x" * 5000, "²", "", "\x00", "١", "-", "1e999", "../../etc/passwd", "%00", "{{7*7}}", "<script>"),
    *(10**31, -(10**31), 2**63, -1, 10**400, 1.5, float("nan"), float("inf"), True, None, [], {}, [[[[]]]], {"": 1}),
)


def drawn(strategy: st.SearchStrategy[Any], many: int, number: int) -> list[Any]:
    """So many examples, the same for the same number."""
    found: list[Any] = []

    @seed(number)
    @settings(
        max_examples=many, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(strategy)
    def draw(example: Any) -> None:
        found.append(example)

    draw()
    return found


def told_by(schema: Schema, definitions: dict[str, Schema]) -> st.SearchStrategy[Any]:
    """Whatever a JSON schema allows, as far as the protocol uses schemas."""

    def read(part: Schema) -> st.SearchStrategy[Any]:
        return told_by(part, definitions)

    if "$ref" in schema:
        return read(definitions[schema["$ref"].rpartition("/")[2]])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if either := schema.get("anyOf") or schema.get("oneOf"):
        return st.one_of([read(each) for each in either])
    match schema.get("type"):
        case "string":
            return st.text(SIGNS, max_size=min(schema.get("maxLength", LONGEST), LONGEST))
        case "integer":
            near = st.integers(max(-3, schema.get("minimum", -3)), min(12, schema.get("maximum", 12)))
            return st.one_of(near, st.integers(schema.get("minimum"), schema.get("maximum")))
        case "number":
            return st.floats(schema.get("minimum"), schema.get("maximum"))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "array":
            return st.lists(read(schema.get("items", {})), max_size=min(schema.get("maxItems", 8), 8))
        case "object":
            fields = {name: read(each) for name, each in schema.get("properties", {}).items()}
            needed = {name: fields.pop(name) for name in schema.get("required", ())}
            known = st.fixed_dictionaries(needed, optional=fields)
            more = schema.get("additionalProperties")
            return st.dictionaries(st.text(SIGNS, max_size=20), read(more), max_size=4) if more else known
    return ANYTHING


ANYTHING: Final[st.SearchStrategy[Any]] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(SIGNS, max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(SIGNS, max_size=8), inner, max_size=4),
    max_leaves=8,
)


def varied(value: Any, known: Callable[[str], Any], name: str = "") -> Any:
    """The same with what is known of a live table put in by name, where that is known; `...` says that it is not."""
    if isinstance(value, dict):
        return {key: varied(each, known, key) for key, each in value.items()}
    if isinstance(value, list) and value:
        return [varied(each, known, name) for each in value]
    found = known(name)
    return value if found is ... else found


def spoilt(value: Any, rng: Random) -> Any:
    """The same with one thing in it that nobody would send."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        match rng.randrange(8):
            case 0:
                return {each: inner for each, inner in value.items() if each != key}
            case 1:
                return {**value, str(rng.choice(MONSTERS)): value[key]}
        return {**value, key: spoilt(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return [*value[:at], spoilt(value[at], rng), *value[at + 1 :]]
    return rng.choice(MONSTERS)
