"""Intervals that hold the true value 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.959963984540054
ALPHA: Final = 0.05


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Wilson's interval for a share: sound also near 0 and 1 and for few matches."""
    if played == 0:
        return 0.0, 1.0
    share = wins / played
    spread = Z * math.sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    middle = share + Z * Z / (2 * played)
    scale = 1 + Z * Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the half width of its interval, by Student's t; no width is known from a single value."""
    count = len(values)
    middle = math.fsum(values) / count if count else 0.0
    if count < 2:
        return middle, math.inf
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, student(count - 1) * math.sqrt(variance / count)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, else Cornish and Fisher's series."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, f = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * f)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * f**4)
    )


def anytime(values: Sequence[float], tightest: int = 200) -> tuple[float, float]:
    """The mean and a half width that holds at every number of values at once, so that one may look as often as one
    likes and stop when one likes: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
    (Annals of Statistics 52, 2024). It is narrowest, against its own kind, at about `tightest` values."""
    count = len(values)
    middle = math.fsum(values) / count if count else 0.0
    if count < 2:
        return middle, math.inf
    variance = math.fsum((value - middle) ** 2 for value in values) / count
    once = -2 * math.log(ALPHA)
    rho = (once + math.log(once) + 1) / tightest
    grown = count * rho + 1
    return middle, math.sqrt(variance * 2 * grown / (count * count * rho) * math.log(math.sqrt(grown) / ALPHA))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
