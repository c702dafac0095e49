"""A picture in points, for whoever shows links and reads no SVG. It needs the extra `pictures`.

What makes points of lines knows no custom properties, so each is put in the place where it is used: a rule of a drawing
looks at one element alone, and what a copy inherits from where it is used is given to a copy of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final
from xml.etree import ElementTree

SVG: Final = "{http://www.w3.org/2000/svg}"
HREF: Final = ("href", "{http://www.w3.org/1999/xlink}href")
RULE: Final = re.compile(r"([^{}@]+)\{([^{}]*)\}")
BLOCK: Final = re.compile(r"@[\w-]+[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
SIMPLE: Final = re.compile(
    r'(?P<tag>[a-z]+)?(?P<classes>(?:\.[\w-]+)*)(?P<game>\[data-game="?\w+"?\])?(?P<root>:root)?'
)
VALUE: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
LIGHT: Final = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)")
DEPTH: Final = 40

Style = Mapping[str, str]


def png(svg: str, fonts: Path, wide: int = 1200) -> bytes:
    """A standalone picture in points, so wide, with the letters of this folder."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=plain(svg), width=wide, font_dirs=[letters(fonts)], skip_system_fonts=True,
            serif_family="Old Standard TT", sans_serif_family="Alegreya Sans", font_family="Alegreya Sans",
        )
    )  # fmt: skip


@cache
def letters(fonts: Path) -> str:
    """The folder of the typefaces as they lie on a disk; a page has them packed."""
    from fontTools.ttLib import TTFont

    folder = Path(mkdtemp(prefix="ludotheque-letters-"))
    for file in sorted(fonts.glob("*.woff2")):
        font = TTFont(file)
        font.flavor = None
        font.save(folder / f"{file.stem}.ttf")
    return str(folder)


def plain(svg: str) -> str:
    """The same picture with every style at its own element, and nothing left to be looked up."""
    ElementTree.register_namespace("", SVG[1:-1])
    root = ElementTree.fromstring(svg)
    rules = []
    for parent in list(root.iter()):
        for child in [each for each in parent if each.tag == f"{SVG}style"]:
            rules += read(child.text or "")
            parent.remove(child)
    known = {id: element for element in root.iter() if (id := element.get("id"))}
    Plain(rules, known).dress(root, {}, top=True)
    return ElementTree.tostring(root, encoding="unicode")


def read(sheet: str) -> list[tuple[re.Match[str], dict[str, str]]]:
    """The rules of a sheet that look at one element alone; movement and what is pointed at are not in a picture."""
    found = []
    for selectors, body in RULE.findall(BLOCK.sub("", sheet)):
        for selector in selectors.split(","):
            simple = SIMPLE.fullmatch(selector.strip())
            if simple and selector.strip():
                found.append((simple, declared(body)))
    return found


def declared(body: str) -> dict[str, str]:
    pairs = (each.partition(":") for each in body.split(";") if ":" in each)
    return {name.strip(): value.strip() for name, _, value in pairs}


class Plain:
    """Gives each element its own style, from the outermost in."""

    def __init__(
        self, rules: list[tuple[re.Match[str], dict[str, str]]], known: dict[str, ElementTree.Element]
    ) -> None:
        self.rules = rules
        self.known = known

    def dress(self, element: ElementTree.Element, inherited: Style, top: bool = False, depth: int = 0) -> None:
        own = self.style(element, top)
        custom = {**inherited, **{name: value for name, value in own.items() if name.startswith("--")}}
        given = {
            name: looked_up(value, custom) if "(" in value and name in own else value for name, value in custom.items()
        }
        told = {name: looked_up(value, given) for name, value in own.items() if not name.startswith("--")}
        element.attrib.pop("style", None)
        if told:
            element.set("style", ";".join(f"{name}:{value}" for name, value in told.items() if value))
        for name, value in element.attrib.items():
            if "var(" in value and name != "style":
                element.set(name, looked_up(value, given))
        if element.tag == f"{SVG}use" and depth < DEPTH:
            self.copy(element)
        if element.tag in (f"{SVG}defs", f"{SVG}symbol") and depth and not top:
            return  # its copies are dressed where they stand
        for child in element:
            self.dress(child, given, depth=depth + 1)

    def copy(self, use: ElementTree.Element) -> None:
        """What is used stands there itself."""
        target = self.known.get(next((use.attrib.pop(name) for name in HREF if name in use.attrib), "")[1:])
        if target is None:
            return
        twin = deepcopy(target)
        twin.attrib.pop("id", None)
        place = f"translate({use.attrib.pop('x', '0')} {use.attrib.pop('y', '0')})"
        if target.tag == f"{SVG}symbol":
            twin.tag = f"{SVG}svg"
            for side in ("width", "height"):
                twin.set(side, use.attrib.pop(side, "100%"))
        use.tag = f"{SVG}g"
        use.set("transform", " ".join(filter(None, (use.get("transform"), place))))
        use.append(twin)

    def style(self, element: ElementTree.Element, top: bool) -> dict[str, str]:
        classes = set((element.get("class") or "").split())
        found: dict[str, str] = {}
        for rule, told in self.rules:
            if rule["root"] and not top:
                continue
            if rule["tag"] and element.tag != SVG + rule["tag"]:
                continue
            if rule["game"] and element.get("data-game") != rule["game"]:
                continue
            if classes.issuperset(filter(None, rule["classes"].split("."))):
                found.update(told)
        return found | declared(element.get("style") or "")


def looked_up(value: str, known: Style) -> str:
    """A value without variables, as it is by day."""
    for _ in range(DEPTH):
        variable = VALUE.search(value)
        if variable is None:
            break
        meant = known.get(variable[1], variable[2] or "")
        value = value[: variable.start()] + meant + value[variable.end() :]
    return LIGHT.sub(lambda both: both[1], value)
