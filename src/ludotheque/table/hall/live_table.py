"""A live table: one match that several people see. What is shown was stored before."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from time import monotonic, time

from anyio import to_thread

from ludotheque.core.match import Match
from ludotheque.core.record import MOST_LINES, Line
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.table.clock import Timing
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.hall.calling import Calling
from ludotheque.table.hall.computers import Advice, Computers
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.elsewhere import Elsewhere
from ludotheque.table.hall.exchange import Exchange
from ludotheque.table.hall.gathering import Gathering
from ludotheque.table.hall.keeping import kept
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.rating import VOID, settle
from ludotheque.table.hall.retaking import Retaking
from ludotheque.table.hall.store import Store
from ludotheque.table.hall.thinking import HINT_LEVEL, Thinking
from ludotheque.table.measures import measures
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Coming, Key, Seat
from ludotheque.table.settings import CHAT_LENGTH, NAME_LENGTH
from ludotheque.table.shown.lessons import Learning
from ludotheque.table.shown.moment import Moment
from ludotheque.table.visitor import visitor


class LiveTable(Gathering):
    """A match in memory. It is never changed in place: an answer is played on a twin, stored, and then shown."""

    is_kept = True  # in the database, and by people who may come back

    def __init__(
        self, id: str, match: Match, seats: tuple[Seat, ...], keyring: Keyring, chat: list[Said],
        comings: list[Coming], store: Store, computers: Computers, exchange: Exchange, timing: Timing,
        learning: Learning | None = None,
    ) -> None:  # fmt: skip
        free = keyring.free(seats)
        nobody = tuple(False for _ in seats)
        moment = Moment(
            id, match, seats, nobody, chat, free, tuple(comings), keyring.private, (), timing, learning=learning
        )
        super().__init__(moment, keyring)
        self.store = store
        self.computers = computers
        self.lock = asyncio.Lock()
        self.rated, self.leaving = False, VOID
        self.grace = 0.0  # seconds for which somebody who is asked is not called yet
        self.retaking = Retaking(self)
        self.elsewhere = Elsewhere(self, exchange)
        self._thinking = Thinking(self, computers)
        self.calling = Calling(self)

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and not self._thinking.under_way

    # answers

    async def answer(self, number: int, seat: int, action: str) -> int:
        """Store an answer and show what came of it; the number of lines afterwards."""
        visitor.get().spend("answers")
        return await self.play(number, seat, action)

    async def play(self, number: int, seat: int, action: str) -> int:
        began = monotonic()
        async with self.lock:
            self._check_number(number)
            twin = self.match.clone()
            twin.play(action, seat)
            by = "computer" if self.showing.moment.thinks(seat) else "person"
            self.show(twin, timing=await self._store(twin))
        measures().answer(self.match.game.id, by, monotonic() - began)
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
            if reason and self.retaking.others(seat):
                self.retaking.wish(seat)
            else:
                await self.take_back(seat)
        return self.number

    async def take_back(self, seat: int) -> None:
        twin = self.match.clone()
        if twin.undoable(seat):
            twin.take_back(seat)
        else:
            twin.undo(seat)
        self.show(twin, whole=True, timing=await self._store(twin))

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise TableRefusal("stale", name=self._last_name())

    def _last_name(self) -> str:
        answered = [line.seat for line in self.match.lines if line.seat != CHANCE]
        return self.match.names[answered[-1]] if answered else "?"

    async def _store(self, twin: Match) -> Timing:
        """What is stored is on disk; how time stands then."""
        lines: list[Line] = twin.lines[self.number :]
        asked = -1 if twin.over else twin.seat
        thinks = asked >= 0 and self.showing.moment.thinks(asked)
        away = await self.calling.away(asked)
        timing = self.timing.asked(time(), self.match.seat, asked, thinks, away)
        changes = {"asked": twin.seat, "thinks": thinks, "over": twin.over, "snapshot": kept(twin)}
        changes |= timing.row() if timing.clock.runs else {}
        changes |= {"result": {"points": twin.points, "winners": twin.winners}} if twin.over else {}
        calls = self.calling.due(twin, timing)
        rated = twin.over and self.rated and not twin.retaken
        gone = [seat for seat, _ in timing.standing_in]
        rating = partial(settle, self.id, twin, self.players(), gone) if rated else None
        began = monotonic()
        try:
            await to_thread.run_sync(self.store.append, self.id, self.number, lines, changes, calls, rating)
            measures().stored(monotonic() - began)
        except Taken:
            self.gone = True
            raise TableRefusal("stale", name=self._last_name()) from None
        return timing

    def show(
        self, match: Match, whole: bool = False, timing: Timing | None = None, learning: Learning | None = None
    ) -> None:
        learning, timing = learning or self.showing.moment.learning, timing or self.timing
        moment = replace(self.showing.moment, match=match, here=self._present(), timing=timing, learning=learning)
        self.showing = Showing(moment, whole)
        self.tell(self.showing)
        self._thinking.go_on()

    # people

    async def rename(self, seat: int, name: str) -> None:
        visitor.get().spend("answers")
        name = checked_name(name)
        if not name:
            raise TableRefusal("name-empty")
        async with self.lock:
            twin = self.match.clone()
            twin.names = tuple(name if at == seat else old for at, old in enumerate(twin.names))
            await to_thread.run_sync(lambda: self.store.change(self.id, names=list(twin.names)))
            self.show(twin, whole=True)

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
        await to_thread.run_sync(self.store.say, self.id, said, key.person)
        self.hear(**said)

    async def hint(self, seat: int, level: str = HINT_LEVEL) -> Advice:
        match = self.match
        if match.seat != seat:
            raise TableRefusal("not-asked", name=match.names[seat])
        visitor.get().spend("hints", seat=f"{self.id} {seat}")
        return await self.computers.advise(match, seat, level, self.id)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        listener.put(self.showing)
        if asked := self.retaking.now:
            listener.put(asked)
        if self.rematch and self.match.over:
            listener.put({"type": "rematch", "url": f"/t/{self.rematch}"})
        self.tell_presence()
        self.wake()

    # computers

    def wake(self) -> None:
        """Somebody looks: let the computer think if it is asked."""
        self._thinking.look()

    def go_on(self) -> None:
        """Nobody has looked just now: let the computer think if somebody may want to see it."""
        self._thinking.go_on()

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
