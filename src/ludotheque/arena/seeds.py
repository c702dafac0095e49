"""Seeds for many matches and many agents out of one, the same on every machine."""

from __future__ import annotations

import hashlib


def seed_of(*parts: str | int) -> int:
    """A number of 56 bits that depends on all parts, as in `seed_of(7, "agent", 2)`."""
    text = ":".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
