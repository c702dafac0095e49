"""Pictures for readers that know no variables in style sheets, such as mail: flattened, and as PNG where resvg is.

Only what the sheets of our boards use is understood: variables of the root and of the game, variables that a class sets
for what lies in it, `light-dark` (by day) and a colour that is mixed with nothing.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Final

RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
SHEET: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
BLOCK: Final = re.compile(
    r"@[\w-]+[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}"
)  # of a medium: nothing moves or is narrow here
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
THINNED: Final = re.compile(r"color-mix\(in srgb, ?#(\w\w)(\w\w)(\w\w) (\d+)%, ?transparent\)")
BY_DAY: Final = "light-dark("
DEEPEST: Final = 8  # variables in variables
Declared = dict[str, str]


def at_hand() -> bool:
    """Whether pictures can be made (pip install 'ludotheque[pictures]')."""
    return find_spec("resvg_py") is not None


def png(svg: str, width: int) -> bytes:
    """A picture that stands by itself, as PNG of this width."""
    from resvg_py import svg_to_bytes

    picture, sheet = flattened(svg)
    return bytes(svg_to_bytes(svg_string=picture, style_sheet=sheet, width=width))


def flattened(svg: str) -> tuple[str, str]:
    """The picture without its sheets, and one sheet without variables."""
    sheet = by_day(" ".join(SHEET.findall(svg)).replace("&gt;", ">").replace("&#34;", '"'))
    rules = [(selector.strip(), declared(body)) for selector, body in RULE.findall(BLOCK.sub("", sheet))]
    root: Declared = {}
    scopes: dict[str, Declared] = {}
    for selector, body in rules:
        own = {name: value for name, value in body.items() if name.startswith("--")}
        for each in selector.split(",") if own else ():
            if each == ":root" or (each.startswith("[data-game") and " " not in each):
                root |= own
            else:
                scopes.setdefault(each, {}).update(own)
    flat = [line for selector, body in rules for line in told(selector, body, root, scopes)]
    return filled(by_day(SHEET.sub("", svg)), root), THINNED.sub(thinned, "\n".join(flat))


def declared(body: str) -> Declared:
    parts = (each.partition(":") for each in body.split(";") if ":" in each)
    return {name.strip(): value.strip() for name, _, value in parts}


def told(selector: str, body: Declared, root: Declared, scopes: dict[str, Declared]) -> list[str]:
    """A rule with its variables filled in: once for all, and once for each class that sets some of them."""
    plain = {name: value for name, value in body.items() if not name.startswith("--")}
    known = {name: filled(value, root) for name, value in plain.items()}
    lines = [rule(selector, {name: value for name, value in known.items() if "var(" not in value})]
    unknown = [name for name, value in known.items() if "var(" in value]
    for scope, own in scopes.items() if unknown else ():
        here = {name: filled(plain[name], root | own) for name in unknown}
        within = ",".join(inside for each in selector.split(",") for inside in put_into(each, scope))
        lines.append(rule(within, {name: value for name, value in here.items() if "var(" not in value}))
    return [line for line in lines if line]


def rule(selector: str, body: Declared) -> str:
    text = ";".join(f"{name}:{value}" for name, value in body.items())
    return f"{selector}{{{text}}}" if text and selector != ":root" else ""


def put_into(selector: str, scope: str) -> list[str]:
    """What the selector finds inside of something of this class, or where it is of the class itself."""
    parts = selector.split()
    places = [at for at, part in enumerate(parts) if part != ">"]
    around = [[*parts[:at], scope, *parts[at:]] for at in places if at == 0 or parts[at - 1] != ">"]
    itself = [[*parts[:at], parts[at] + scope, *parts[at + 1 :]] for at in places if scope.startswith(".")]
    return [" ".join(each) for each in (*around, *itself)]


def filled(text: str, known: Declared) -> str:
    for _ in range(DEEPEST):
        before, text = text, VARIABLE.sub(lambda found: known.get(found[1], found[2] or found[0]), text)
        if text == before:
            break
    return text


def by_day(text: str) -> str:
    """Of each pair of colours the first."""
    while (start := text.find(BY_DAY)) >= 0:
        inside, depth, comma = start + len(BY_DAY), 0, 0
        end = inside
        while depth or text[end] != ")":
            depth += (text[end] == "(") - (text[end] == ")")
            comma = comma or (end if text[end] == "," and not depth else 0)
            end += 1
        text = f"{text[:start]}{text[inside:comma].strip()}{text[end + 1 :]}"
    return text


def thinned(found: re.Match[str]) -> str:
    red, green, blue = (int(found[part], 16) for part in (1, 2, 3))
    return f"rgba({red},{green},{blue},{int(found[4]) / 100:g})"
