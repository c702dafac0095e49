"""A live table: one match that several people see. What is shown was stored before."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from time import time

from anyio import to_thread

from ludotheque.core.match import Match
from ludotheque.core.record import MOST_LINES, Line
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.hall.computers import Advice, Computers
from ludotheque.table.hall.keeping import kept
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.rows import ChatRow
from ludotheque.table.hall.store import Store, Taken
from ludotheque.table.hall.thinking import HINT_LEVEL, Thinking
from ludotheque.table.protocol.messages import ChatMessage, FromServer, RefusalMessage, RetakeMessage
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.seating import Coming, Key, Seat, Shown
from ludotheque.table.settings import CHAT_LENGTH, CHAT_SHOWN, NAME_LENGTH
from ludotheque.table.shown.frames import Moment, retold
from ludotheque.table.shown.lessons import Learning
from ludotheque.table.visitor import visitor


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
        self, id: str, match: Match, seats: tuple[Seat, ...], keyring: Keyring, chat: list[Said],
        comings: list[Coming], store: Store, computers: Computers, learning: Learning | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.seats = seats
        self.keyring = keyring
        self.store = store
        self.computers = computers
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.rematch: str | None = None
        self.retake: Retake | None = None
        self.left: list[float | None] = [None for _ in seats]  # when those who are not here were last seen
        self.gone = False  # somebody else stored an answer: this table must be read again
        self._thinking = Thinking(self, computers)
        nobody, free = tuple(False for _ in seats), keyring.free(seats)
        moment = Moment(id, match, seats, nobody, chat, free, tuple(comings), keyring.private, learning=learning)
        self.showing = Showing(moment)

    @property
    def match(self) -> Match:
        return self.showing.moment.match

    @property
    def number(self) -> int:
        return len(self.match.lines)

    @property
    def comings(self) -> tuple[Coming, ...]:
        return self.showing.moment.comings

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and not self._thinking.under_way

    # who may do what

    def player(self, shown: Shown | None, seat: int | None = None) -> Key:
        """The key of somebody who sits here, and in this seat where one is named."""
        found = self.keyring.opened_by(shown)
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
        visitor.get().spend("answers")
        return await self.play(number, seat, action)

    async def play(self, number: int, seat: int, action: str) -> int:
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
        visitor.get().spend("answers")
        async with self.lock:
            self._check_number(number)
            if self.match.over:
                raise Refusal("over")
            if self.number > MOST_LINES // 2:  # a match without undo is far shorter
                raise TableRefusal("undo-enough", most=MOST_LINES // 2)
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
                self.tell(self.retake.message())
                return
            self.retake = None
            if yes:
                await self._take_back(asker)
            self.tell(RetakeMessage(type="retake", seat=asker, waiting=[], granted=yes))

    def _others(self, seat: int) -> set[int]:
        """The other people at this table, by their seats; who shares a device with this one is not asked."""
        mine = {seat, *(other for key in self.keyring.keys if seat in key.seats for other in key.seats)}
        return {at for at, taken in enumerate(self.seats) if not taken.thinks} - mine

    def _wish_back(self, seat: int) -> None:
        self.retake = Retake(seat, self.number, frozenset(self._others(seat)))
        self.tell(self.retake.message())

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

    def _show(self, match: Match, whole: bool = False, learning: Learning | None = None) -> None:
        learning = learning or self.showing.moment.learning
        moment = replace(self.showing.moment, match=match, here=self._present(), learning=learning)
        self.showing = Showing(moment, whole)
        self.tell(self.showing)
        self._thinking.go_on()

    # people

    def seat_anew(self, keyring: Keyring, comings: list[Coming], remembered: list[Coming]) -> None:
        """Keys have changed hands: who has other seats now sees the table anew, the others are told who sits here."""
        self.keyring = keyring
        free = keyring.free(self.seats)
        self.showing = Showing(replace(self.showing.moment, free=free, comings=tuple(remembered)), whole=True)
        for listener in self.listeners:
            if listener.sit(keyring):
                listener.put(self.showing)
            else:
                news = [retold(each, self.match, listener.viewer.language) for each in comings]
                listener.put({"type": "seats", "free": list(free), "news": news})
        self._tell_presence()

    async def rename(self, seat: int, name: str) -> None:
        visitor.get().spend("answers")
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
        visitor.get().spend("chat", seat=f"{self.id} {key.seats}")
        text = printable(text, keep="\n")
        if not text:
            raise TableRefusal("chat-empty")
        if len(text) > CHAT_LENGTH:
            raise TableRefusal("chat-long", most=CHAT_LENGTH, length=len(text))
        seat = self.match.seat if self.match.seat in key.seats else key.seats[0]
        said: Said = {"at": self.number, "name": self.match.names[seat], "seat": seat, "text": text}
        await to_thread.run_sync(self.store.say, ChatRow(table=self.id, **said))
        moment = self.showing.moment  # never changed in place: a frame that was made before does not hold it
        self.showing = Showing(replace(moment, chat=[*moment.chat, said][-CHAT_SHOWN:]))
        for listener in self.listeners:
            if listener.viewer.mine:
                listener.put(ChatMessage(type="chat", **said))

    async def hint(self, seat: int) -> Advice:
        match = self.match
        if match.seat != seat:
            raise TableRefusal("not-asked", name=match.names[seat])
        visitor.get().spend("hints", seat=f"{self.id} {seat}")
        return await self.computers.advise(match, seat, HINT_LEVEL, self.id)

    # the audience

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        listener.put(self.showing)
        if self.retake and self.retake.number == self.number:
            listener.put(self.retake.message())
        if self.rematch and self.match.over:
            listener.put({"type": "rematch", "url": f"/t/{self.rematch}"})
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
        here, before = self._present(), self.showing.moment.here
        if here != before:
            now = time()
            self.left = [
                None if present else now if was else left for present, was, left in zip(here, before, self.left)
            ]
            self.showing = Showing(replace(self.showing.moment, here=here, left=tuple(self.left)))
            shown = [seat.thinks or present for seat, present in zip(self.seats, here)]
            self.tell({"type": "presence", "here": shown, "left": self.left})

    def tell(self, event: Showing | FromServer) -> None:
        for listener in self.listeners:
            listener.put(event)

    def lead_to(self, rematch: str) -> None:
        """The same people meet at another table: everybody here is told now, whoever comes back later then."""
        self.rematch = rematch
        self.tell({"type": "rematch", "url": f"/t/{rematch}"})

    # computers

    def wake(self) -> None:
        """Somebody looks: let the computer think if it is asked."""
        self._thinking.look()

    def complain(self, refusal: Refusal) -> None:
        for listener in self.listeners:
            listener.put(RefusalMessage(type="refusal", **as_data(refusal, listener.viewer.language)))

    def close(self) -> None:
        self._thinking.stop()


def printable(text: str, keep: str = "") -> str:
    return "".join(sign for sign in text if sign.isprintable() or sign in keep).strip()


def checked_name(name: str) -> str:
    """A name without unprintable signs; empty stays empty."""
    name = printable(name)
    if len(name) > NAME_LENGTH:
        raise TableRefusal("name-long", most=NAME_LENGTH, length=len(name))
    return name
