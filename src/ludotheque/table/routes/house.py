"""The interface for those who keep the house: what people report, and what is done about it."""

from __future__ import annotations

from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Depends

from ludotheque.table.hall import reports
from ludotheque.table.hall.people import Person
from ludotheque.table.protocol import people, replies, requests
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, refusals
from ludotheque.table.routes.keys import Visiting


async def keeper(hall: InHall, visiting: Visiting) -> Person:
    if visiting is None or not reports.is_keeper(hall.settings, visiting):
        raise TableRefusal("keepers-only")
    return visiting


Keeper = Annotated[Person, Depends(keeper)]
router = APIRouter(prefix="/api/house", tags=["house"])


@router.get("/reports", responses=refusals(403))
async def read(hall: InHall, keeper: Keeper) -> list[people.Report]:
    """What people complain of, the newest first."""
    return await to_thread.run_sync(reports.listed, hall.store)


@router.post("/reports/{id}/silence", responses=refusals(403, 404, 422))
async def silence(id: requests.Whole, given: requests.Silencing, hall: InHall, keeper: Keeper) -> replies.Done:
    """Whoever is complained of says nothing more at that table, and where they keep a name, nowhere for a week."""
    await to_thread.run_sync(reports.silence, hall.store, id, given.silent)
    return replies.Done(done=True)


@router.post("/reports/{id}/dismiss", responses=refusals(403, 404, 422))
async def dismiss(id: requests.Whole, hall: InHall, keeper: Keeper) -> replies.Done:
    """It was read, and is deleted."""
    await to_thread.run_sync(reports.dismiss, hall.store, id)
    return replies.Done(done=True)
