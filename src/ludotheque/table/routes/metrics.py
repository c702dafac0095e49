"""Numbers for Prometheus, for whoever shows the word that the host has set."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Header, Response

from ludotheque.table.measures import measures
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
def metrics(hall: InHall, authorization: Annotated[str, Header()] = "") -> Response:
    word = hall.settings.metrics
    if not word:
        raise TableRefusal("page-unknown")
    if not hmac.compare_digest(authorization.encode(), f"Bearer {word}".encode()):
        raise TableRefusal("metrics-word")
    return Response(measures().text(), media_type="text/plain; version=0.0.4; charset=utf-8")
