"""Waiting for coroutines in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 300.0  # seconds after which something is lost, and not only slow


def done(work: Coroutine[Any, Any, T]) -> T:
    """What it comes to. It runs in a thread of its own: a browser in the same process keeps a loop in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, asyncio.wait_for(work, PATIENCE)).result()
