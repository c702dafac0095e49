"""What is engraved on the plate and never changes: banks, tributaries, relief, names of waters and lands."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Point
from ludotheque.drawing.lettering import curve
from ludotheque.games.loire.scene.shapes import LEFT_BANK, RIGHT_BANK, Shape, row_of

# fmt: off
NORTH_BANK: Final[list[Point]] = [
    (50, -10), (42, 50), (54, 110), (38, 170), (50, 225), (36, 270), (54, 304), (87, 316), (102, 317),
    (133, 309), (170, 294), (212, 282), (250, 272), (291, 268), (337, 270), (384, 285), (419, 306),
    (439, 313), (459, 308), (492, 292), (534, 276), (576, 271), (611, 267), (641, 263), (672, 252),
    (707, 236), (742, 220), (778, 201), (815, 184), (850, 164), (880, 152), (906, 142), (927, 136),
    (944, 126), (970, 113),
]
SOUTH_BANK: Final[list[Point]] = [
    (46, 560), (54, 510), (42, 470), (62, 442), (88, 426), (130, 411), (170, 394), (204, 375),
    (234, 361), (267, 354), (298, 349), (323, 349), (347, 356), (384, 378), (435, 393), (487, 383),
    (525, 363), (554, 350), (584, 348), (620, 341), (661, 334), (701, 319), (738, 301), (774, 284),
    (811, 263), (848, 243), (880, 225), (907, 213), (932, 202), (953, 190), (978, 179), (994, 168),
]
# fmt: on
TRIBUTARIES: Final = (
    "M346 272C350 232 384 190 392 150S400 70 408 -5",
    "M490 372C508 410 520 440 522 480S540 530 544 560",
    "M592 350C614 384 622 420 700 420S960 396 985 404",
    "M136 316C146 270 134 230 158 190S166 90 158 -5",
    "M108 412C120 450 148 470 158 510L164 560",
)
ISLANDS: Final = (
    (176, 362, -18, 1.0), (384, 338, 22, 1.0), (493, 322, -16, 0.9), (706, 278, -22, 1.0),
    (813, 216, -28, 0.8),
)  # fmt: skip
COPSES: Final = (
    (258, 62), (330, 34), (584, 54), (748, 32), (90, 150), (852, 326), (897, 356), (772, 356),
    (258, 446), (572, 206),
)  # fmt: skip
HILLS: Final = (
    (436, 208, 1.1), (470, 202, 1.4), (512, 210, 1.0), (616, 212, 1.2), (648, 218, 0.9),
    (876, 270, 1.1), (908, 276, 0.9), (180, 440, 0.9), (226, 52, 1.0), (672, 448, 0.8),
)  # fmt: skip
VINEYARDS: Final = ((330, 424), (598, 234), (716, 348), (84, 96), (312, 88))
LANDS: Final = (("TOURAINE", 508, 244), ("ANJOU", 240, 484), ("SOLOGNE", 826, 294), ("BRETAGNE", 232, 118))
WATERS: Final = (
    ("Océan", 20, 150, 90, 18),
    ("la Maine", 388, 100, -82, 13),
    ("le Cher", 812, 407, -3, 13),
)
BOUNDS: Final = (
    (152.6, 305.9, 185.5, 379.9), (270.8, 274.6, 282.2, 344.7), (400.5, 300.9, 366.5, 362.1),
    (476, 305.4, 505, 368.1), (594.3, 273.2, 600.7, 339.8), (691.4, 248.3, 717.6, 306.7),
    (799.3, 196.8, 827.7, 249.7),
)  # fmt: skip


def wide_plate() -> dict[str, object]:
    """The map of the whole river."""
    return {
        "banks": (curve(NORTH_BANK) + "L980 -10z", curve(SOUTH_BANK) + "L980 560z"),
        "water_widths": (4, 10, 17, 25, 35, 47),
        "tributaries": TRIBUTARIES,
        "islands": ISLANDS,
        "copses": COPSES,
        "hills": HILLS,
        "vineyards": VINEYARDS,
        "lands": LANDS,
        "waters": WATERS,
        "bounds": BOUNDS,
        "rows": (),
        "cartouche": (704, 430, 236, 94),
        "compass": (652, 66),
    }


def tall_plate() -> dict[str, object]:
    """The strip map: the same river, straightened."""
    left = [(122, -30), *straight(LEFT_BANK), (108, 486)]
    right = [(201, -30), *straight(RIGHT_BANK), (203, 486)]
    edges = [(row_of(town) + row_of(town - 1)) / 2 for town in range(1, 8)]
    return {
        **dict.fromkeys(("tributaries", "islands", "copses", "hills", "vineyards", "lands", "waters"), ()),
        "banks": (curve(left) + "L-10 530L-10 -30z", curve(right) + "L400 530L400 -30z"),
        "water_widths": (3.5, 9, 16, 24),
        "bounds": tuple((128, y, 190, y) for y in edges),
        "rows": tuple(edges),
        "cartouche": None,
        "compass": None,
    }


def straight(bank: tuple[int, ...]) -> list[Point]:
    """A bank of the strip map, from Orléans down."""
    return [(float(bank[town]), row_of(town)) for town in range(7, -1, -1)]


def engraving(shape: Shape) -> dict[str, object]:
    """All that the plate of this shape needs."""
    plate = wide_plate() if shape.wide else tall_plate()
    return {**plate, "course": curve([place.stream for place in shape.places])}
