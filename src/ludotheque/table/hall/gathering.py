"""The gathering: who is at a table, what they see, and what they are told."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic, time

from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.table.clock import Timing
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.hall.elsewhere import Elsewhere
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.protocol.messages import ChatMessage, FromServer, RefusalMessage
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.seating import Coming, Key, Shown
from ludotheque.table.settings import CHAT_SHOWN
from ludotheque.table.shown.moment import Moment
from ludotheque.table.shown.told import retold


class Gathering:
    """The people at a table and those who look on, here and by way of other processes."""

    elsewhere: Elsewhere

    def __init__(self, moment: Moment, keyring: Keyring) -> None:
        self.id = moment.table
        self.seats = moment.seats
        self.keyring = keyring
        self.showing = Showing(moment)
        self.listeners: list[Listener] = []
        self.left: list[float | None] = [None for _ in moment.seats]  # when those who are not here were last seen
        self.rematch: str | None = None
        self.used = monotonic()  # when somebody last came or went
        self.gone = False  # somebody else stored an answer: this table must be read again

    @property
    def match(self) -> Match:
        return self.showing.moment.match

    @property
    def number(self) -> int:
        return len(self.match.lines)

    @property
    def timing(self) -> Timing:
        return self.showing.moment.timing

    @property
    def comings(self) -> tuple[Coming, ...]:
        return self.showing.moment.comings

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

    def players(self) -> list[str | None]:
        """Who plays, as ratings know them: people who keep a name, and levels of the computer."""
        return [
            f"computer:{seat.level}" if seat.thinks else self.keyring.person(at) for at, seat in enumerate(self.seats)
        ]

    # what they are told

    def tell(self, event: Showing | FromServer) -> None:
        for listener in self.listeners:
            listener.put(event)

    def lead_to(self, rematch: str) -> None:
        """The same people meet at another table: everybody here is told now, whoever comes back later then."""
        self.rematch = rematch
        self.tell({"type": "rematch", "url": f"/t/{rematch}"})

    def hear(self, at: int, name: str, seat: int, text: str) -> None:
        """Something was said, here or by way of another process."""
        said: Said = {"at": at, "name": name, "seat": seat, "text": text}
        moment = self.showing.moment  # never changed in place: a frame that was made before does not hold it
        self.showing = Showing(replace(moment, chat=[*moment.chat, said][-CHAT_SHOWN:]))
        for listener in self.listeners:
            if listener.viewer.mine:
                listener.put(ChatMessage(type="chat", **said))

    def complain(self, refusal: Refusal) -> None:
        for listener in self.listeners:
            listener.put(RefusalMessage(type="refusal", **as_data(refusal, listener.viewer.language)))

    def read_again(self) -> None:
        """What is stored is not what is shown here: who is connected connects anew, and the table is opened again."""
        self.gone = True
        for listener in list(self.listeners):
            listener.lagging.set()

    # who is here

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.used = monotonic()
        self.tell_presence()

    def _present(self) -> tuple[bool, ...]:
        mine = frozenset(seat for listener in self.listeners for seat in listener.viewer.mine)
        self.elsewhere.tell_presence(mine)
        return tuple(seat in mine or seat in self.elsewhere.seats for seat in range(len(self.seats)))

    def tell_presence(self) -> None:
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
        self.tell_presence()
