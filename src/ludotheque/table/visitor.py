"""Who visits: the address a request comes from, known to all that is done for it, also to what a computer thinks."""

from __future__ import annotations

from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

NOBODY: Final = ""  # the server itself
visitor: ContextVar[str] = ContextVar("visitor", default=NOBODY)


def household(scope: Scope) -> str:
    """The address of a visitor; of the new kind the half that a provider gives to a whole house."""
    host = str((scope.get("client") or (NOBODY,))[0])
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
