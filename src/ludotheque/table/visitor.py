"""Who visits: the address a request comes from, known to all that is done for it, also to what a computer thinks."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from ludotheque.table.rates import Rates


@dataclass(frozen=True)
class Visitor:
    """A household, and what it may still ask for; the server itself is none and may ask for all."""

    household: str = ""
    rates: Rates = field(default_factory=lambda: Rates({}))

    def spend(self, what: str, seat: str | None = None) -> None:
        """One of what an address may ask for, and where a seat asks, of what that seat may."""
        if seat is not None:
            self.rates.spend(f"{what}-seat", seat)
        self.rates.spend(what, self.household)


NOBODY: Final = Visitor()
visitor: ContextVar[Visitor] = ContextVar("visitor", default=NOBODY)


def household(scope: Scope) -> str:
    """The address of a visitor; of the new kind the half that a provider gives to a whole house."""
    host = str((scope.get("client") or ("",))[0])
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
