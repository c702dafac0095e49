"""A live table: one match that several people see. What is shown was stored before."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import Final

from anyio import to_thread

from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.hall.computers import Advice, Computers
from ludotheque.table.hall.keeping import kept
from ludotheque.table.hall.rows import ChatRow
from ludotheque.table.hall.store import Store, Taken
from ludotheque.table.protocol.messages import ChatMessage, FromServer, RefusalMessage, RematchMessage, RetakeMessage
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.seating import Key, Seat, matching, rematch_key
from ludotheque.table.settings import CHAT_LENGTH, CHAT_SHOWN, NAME_LENGTH
from ludotheque.table.shown.frames import Moment, Viewer

HINT_LEVEL: Final = "hard"
PATIENCE: Final = 2.0  # seconds before a computer's answer that could not be stored is tried again


@dataclass(frozen=True)
class Retake:
    """Somebody asked to take an answer back when the record had so many lines, and these have not said yes yet."""

    seat: int
    number: int
    waiting: frozenset[int]

    def message(self) -> RetakeMessage:
        return {"type": "retake", "seat": self.seat, "waiting": sorted(self.waiting), "granted": False}


class LiveTable:
    """A match in memory. It is never changed in place: an answer is played on a twin, stored, and then shown."""

    def __init__(
        self, id: str, match: Match, seats: tuple[Seat, ...], keys: list[Key], chat: list[Said],
        store: Store, computers: Computers,
    ) -> None:  # fmt: skip
        self.id = id
        self.seats = seats
        self.keys = keys
        self.store = store
        self.computers = computers
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.rematch: str | None = None
        self.retake: Retake | None = None
        self.gone = False  # somebody else stored an answer: this table must be read again
        self._chat = chat
        self._thinking: asyncio.Task[None] | None = None
        self.showing = Showing(Moment(id, match, seats, tuple(False for _ in seats), chat))

    @property
    def match(self) -> Match:
        return self.showing.moment.match

    @property
    def number(self) -> int:
        return len(self.match.lines)

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and (self._thinking is None or self._thinking.done())

    # who may do what

    def opened_by(self, key: str | None) -> Key | None:
        """The seats a key opens; nothing at all for a key that is wrong, None without a key."""
        if not key:
            return None
        found = matching(self.keys, key)
        if found is None:
            raise TableRefusal("key-wrong")
        return found

    def player(self, key: str | None, seat: int | None = None) -> Key:
        """The key of somebody who sits here, and in this seat where one is named."""
        found = self.opened_by(key)
        if found is None or not found.seats:
            raise TableRefusal("spectator")
        if seat is not None and seat not in found.seats:
            if not 0 <= seat < len(self.seats):
                raise Refusal("seat-unknown", seat=seat, most=len(self.seats) - 1)
            raise TableRefusal("not-your-seat", name=self.match.names[seat])
        return found

    # answers

    async def answer(self, number: int, seat: int, action: str) -> int:
        """Store an answer and show what came of it; the number of lines afterwards."""
        async with self.lock:
            self._check_number(number)
            twin = self.match.clone()
            twin.play(action, seat)
            await self._store(twin)
            self._show(twin)
        return self.number

    async def undo(self, number: int, seat: int) -> int:
        """Take back the last answer of a seat: at once where nobody has learnt anything since, or where only computers
        have answered; between people the others are asked."""
        async with self.lock:
            self._check_number(number)
            if self.match.over:
                raise Refusal("over")
            reason = self.match.undoable(seat)
            if reason and not self.match.retakable(seat):
                raise Refusal(reason)
            if reason and self._others(seat):
                self._wish_back(seat)
            else:
                await self._take_back(seat)
        return self.number

    async def consent(self, seat: int, yes: bool) -> None:
        """Say yes or no to somebody who would like to take an answer back; when all have said yes, it is."""
        async with self.lock:
            if self.retake is None or self.retake.number != self.number or seat not in self.retake.waiting:
                raise TableRefusal("retake-gone")
            asker, waiting = self.retake.seat, self.retake.waiting - {seat}
            if yes and waiting:
                self.retake = replace(self.retake, waiting=waiting)
                self._tell(self.retake.message())
                return
            self.retake = None
            if yes:
                await self._take_back(asker)
            self._tell(RetakeMessage(type="retake", seat=asker, waiting=[], granted=yes))

    def _others(self, seat: int) -> set[int]:
        """The other people at this table, by their seats; who shares a device with this one is not asked."""
        mine = {seat, *(other for key in self.keys if seat in key.seats for other in key.seats)}
        return {at for at, taken in enumerate(self.seats) if not taken.thinks} - mine

    def _wish_back(self, seat: int) -> None:
        self.retake = Retake(seat, self.number, frozenset(self._others(seat)))
        self._tell(self.retake.message())

    async def _take_back(self, seat: int) -> None:
        twin = self.match.clone()
        if twin.undoable(seat):
            twin.take_back(seat)
        else:
            twin.undo(seat)
        await self._store(twin)
        self._show(twin, whole=True)

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise TableRefusal("stale", name=self._last_name())

    def _last_name(self) -> str:
        answered = [line.seat for line in self.match.lines if line.seat != CHANCE]
        return self.match.names[answered[-1]] if answered else "?"

    async def _store(self, twin: Match) -> None:
        lines: list[Line] = twin.lines[self.number :]
        thinks = not twin.over and self.seats[twin.seat].thinks
        changes = {"asked": twin.seat, "thinks": thinks, "over": twin.over, "snapshot": kept(twin)}
        try:
            await to_thread.run_sync(self.store.append, self.id, self.number, lines, changes)
        except Taken:
            self.gone = True
            raise TableRefusal("stale", name=self._last_name()) from None

    def _show(self, match: Match, whole: bool = False) -> None:
        self.showing = Showing(replace(self.showing.moment, match=match, here=self._present()), whole)
        self._tell(self.showing)
        self.wake()

    # people

    async def rename(self, seat: int, name: str) -> None:
        name = checked_name(name)
        if not name:
            raise TableRefusal("name-empty")
        async with self.lock:
            twin = self.match.clone()
            twin.names = tuple(name if at == seat else old for at, old in enumerate(twin.names))
            await to_thread.run_sync(lambda: self.store.change(self.id, names=list(twin.names)))
            self._show(twin, whole=True)

    async def say(self, key: Key, text: str) -> None:
        """Chat goes to those who sit here, not to spectators."""
        text = printable(text, keep="\n")
        if not text:
            raise TableRefusal("chat-empty")
        if len(text) > CHAT_LENGTH:
            raise TableRefusal("chat-long", most=CHAT_LENGTH, length=len(text))
        seat = self.match.seat if self.match.seat in key.seats else key.seats[0]
        said: Said = {"at": self.number, "name": self.match.names[seat], "seat": seat, "text": text}
        await to_thread.run_sync(self.store.say, ChatRow(table=self.id, **said))
        self._chat.append(said)
        del self._chat[:-CHAT_SHOWN]
        for listener in self.listeners:
            if listener.viewer.mine:
                listener.put(ChatMessage(type="chat", **said))

    async def hint(self, seat: int) -> Advice:
        match = self.match
        if match.seat != seat:
            raise TableRefusal("not-asked", name=match.names[seat])
        return await self.computers.advise(match, seat, HINT_LEVEL)

    # the audience

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        listener.put(self.showing)
        if self.retake and self.retake.number == self.number:
            listener.put(self.retake.message())
        if self.rematch and self.match.over:
            listener.put(self._rematch_for(listener.viewer, self.rematch))
        self._tell_presence()
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._tell_presence()

    def _present(self) -> tuple[bool, ...]:
        mine = {seat for listener in self.listeners for seat in listener.viewer.mine}
        return tuple(seat in mine for seat in range(len(self.seats)))

    def _tell_presence(self) -> None:
        """The next frames know who is here; those who are here are told now."""
        here = self._present()
        if here != self.showing.moment.here:
            self.showing = Showing(replace(self.showing.moment, here=here))
            shown = [seat.thinks or present for seat, present in zip(self.seats, here)]
            self._tell({"type": "presence", "here": shown})

    def _tell(self, event: Showing | FromServer) -> None:
        for listener in self.listeners:
            listener.put(event)

    def lead_to(self, rematch: str) -> None:
        """The same people meet at another table: everybody here is told now, whoever comes back later then."""
        self.rematch = rematch
        for listener in self.listeners:
            listener.put(self._rematch_for(listener.viewer, rematch))

    def _rematch_for(self, viewer: Viewer, rematch: str) -> RematchMessage:
        theirs = [rematch_key(key.hash, self.id) for key in self.keys if key.seats and key.seats == viewer.mine]
        return {"type": "rematch", "url": "/".join(["/t", rematch, *theirs[:1]])}

    # computers

    def wake(self) -> None:
        """Let the computer think if it is asked."""
        asked = self.match.seat
        if not self.match.over and self.seats[asked].thinks and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        while not self.gone and not self.match.over and self.seats[self.match.seat].thinks:
            match, number, seat = self.match, self.number, self.match.seat
            self._tell({"type": "thinking", "seat": seat, "since": time.time()})
            try:
                advice = await self.computers.advise(match, seat, self.seats[seat].level or HINT_LEVEL)
                await self.answer(number, seat, advice.action)
            except Refusal as refusal:
                if refusal.key == "stale":
                    continue
                self._complain(refusal)
                if refusal.key != "unstored":
                    return
                await asyncio.sleep(PATIENCE)

    def _complain(self, refusal: Refusal) -> None:
        for listener in self.listeners:
            listener.put(RefusalMessage(type="refusal", **as_data(refusal, listener.viewer.language)))

    def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


def printable(text: str, keep: str = "") -> str:
    return "".join(sign for sign in text if sign.isprintable() or sign in keep).strip()


def checked_name(name: str) -> str:
    """A name without unprintable signs; empty stays empty."""
    name = printable(name)
    if len(name) > NAME_LENGTH:
        raise TableRefusal("name-long", most=NAME_LENGTH, length=len(name))
    return name
