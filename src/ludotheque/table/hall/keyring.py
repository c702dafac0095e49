"""The keys of one table: who is let in by them, and how they change hands."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace

from ludotheque.table.hall.rows import KeyRow
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Key, Seat, Shown, hashed


@dataclass(frozen=True)
class Keyring:
    """Never changed in place: a change of hands makes another keyring, which is stored before it counts."""

    keys: tuple[Key, ...]
    private: bool = False

    def named(self, hash: str | None) -> Key | None:
        """The key with this hash, found in a time that tells nothing about the others."""
        found = None
        for known in self.keys:
            if hash is not None and hmac.compare_digest(known.hash, hash):
                found = known
        return found

    def held_by(self, shown: Shown | None) -> Key | None:
        """The key by which somebody sits here: the one that is shown, or the one that is kept by name."""
        found = self.named(hashed(shown.key)) if shown and shown.key else None
        if found is not None and found.claimed:
            return found
        kept = (key for key in self.keys if key.claimed and shown and shown.person and key.person == shown.person)
        return next(kept, None)

    def opened_by(self, shown: Shown | None) -> Key | None:
        """What a key opens; None for a spectator, who is not let in where the table is private."""
        if found := self.held_by(shown):
            return found
        if self.private:
            raise TableRefusal("private")
        if shown is not None and shown.key and not shown.kept:
            raise TableRefusal("key-wrong")
        return None

    def person(self, seat: int) -> str | None:
        """Who keeps this seat by name."""
        return next((key.person for key in self.keys if key.claimed and seat in key.seats), None)

    def kept_for(self, seat: int) -> str | None:
        """Whose this seat is by name, also while it still waits for them."""
        return self.person(seat) or next((key.person for key in self.keys if seat in key.seats), None)

    def waiting_for(self, shown: Shown | None) -> Key | None:
        """The invitation that is to this person alone."""
        person = shown.person if shown is not None else None
        return next((key for key in self.keys if person and key.person == person and not key.claimed), None)

    def taken(self, invitation: Key) -> Keyring:
        """The person for whom it is has come."""
        return self._turned({invitation: replace(invitation, claimed=True)})

    def free(self, seats: tuple[Seat, ...]) -> tuple[bool, ...]:
        """Seat by seat, whether it still waits for somebody to sit down."""
        held = {seat for key in self.keys if key.claimed for seat in key.seats}
        return tuple(not seat.thinks and number not in held for number, seat in enumerate(seats))

    def claimed(self, old: Key, own: Key | None, fresh: str, person: str | None = None) -> Keyring:
        """A key changes hands: whoever has one already holds these seats by it too, anybody else by a fresh one."""
        if own is None:
            return self._turned({old: Key(hashed(fresh), old.seats, old.host, person=person)})
        both = replace(
            own,
            seats=tuple(sorted({*own.seats, *old.seats})),
            host=own.host or old.host,
            person=own.person or person,
        )
        return self._turned({old: None, own: both})

    def kept_by(self, key: Key, person: str) -> Keyring:
        """Somebody keeps his key by name as well."""
        return self._turned({key: replace(key, person=person)})

    def freed(self, seat: int, invitation: str) -> Keyring:
        """Nobody holds the seat any more, and a fresh invitation to it is the only one."""
        turned: dict[Key, Key | None] = {}
        for key in self.keys:
            if seat in key.seats:
                left = tuple(other for other in key.seats if other != seat)
                turned[key] = replace(key, seats=left) if left or key.host else None
        ring = self._turned(turned)
        return replace(ring, keys=(*ring.keys, Key(hashed(invitation), (seat,), host=False, claimed=False)))

    def inherited(self, heir: str, fresh: str) -> Keyring:
        """The holder of the key at the table before takes what was kept for him; asked again, nothing changes."""
        kept = next((key for key in self.keys if key.heir == heir), None)
        if kept is None:
            raise TableRefusal("rematch-lost")
        return self._turned({kept: replace(kept, hash=hashed(fresh), claimed=True)})

    def _turned(self, turned: dict[Key, Key | None]) -> Keyring:
        keys = (turned.get(key, key) for key in self.keys)
        return replace(self, keys=tuple(key for key in keys if key is not None))


def ring_of(rows: list[KeyRow], private: bool) -> Keyring:
    """The keys as they are stored."""
    keys = (Key(key.key_hash, tuple(key.seats), key.host, key.claimed, key.heir, key.person) for key in rows)
    return Keyring(tuple(keys), private)
