"""Passkeys: a device proves who it belongs to, and nothing that could be stolen is stored."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from sqlalchemy import select, update

from ludotheque.table.hall.database import PLAIN, Taken
from ludotheque.table.hall.people import RIDDLE, People, Person
from ludotheque.table.hall.rows import PasskeyRow
from ludotheque.table.refusals import TableRefusal

HOUSE: Final = "Ludothèque"
MOST: Final = 20  # of one person


def at_hand() -> bool:
    """Whether this server knows how: the library comes with the extra `people`."""
    try:
        import webauthn  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def needed() -> Any:
    if not at_hand():
        raise TableRefusal("people-library", library="webauthn")
    import webauthn

    return webauthn


def invited(people: People, person: Person, host: str) -> dict[str, Any]:
    """What a browser is asked when it shall keep a new passkey; `riddle` comes back with it."""
    from webauthn.helpers import structs

    webauthn = needed()
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(key.id)) for key in of(people, person)
        ],
    )
    return riddle(people, options, id=person.id, name=person.name, language=person.language)


def asked(people: People, host: str) -> dict[str, Any]:
    """What a browser is asked that says it has one."""
    return riddle(people, needed().generate_authentication_options(rp_id=host))


def riddle(people: People, options: Any, **whose: str) -> dict[str, Any]:
    asked: dict[str, Any] = json.loads(needed().options_to_json(options))
    return {"options": asked, "riddle": people.token(RIDDLE, challenge=asked["challenge"], **whose)}


def added(people: People, person: Person | None, given: str, token: str, host: str, origin: str, label: str) -> str:
    """A browser has made a passkey; whose it is, for somebody new is known by it from now on."""
    webauthn = needed()
    facts = people.redeemed(token, RIDDLE)
    whose = str(facts.get("id", ""))
    if not whose or (person is not None and whose != person.id):
        raise TableRefusal("token-spent")
    if person is not None and len(of(people, person)) >= MOST:
        raise TableRefusal("passkeys-many", most=MOST)
    try:
        found = webauthn.verify_registration_response(
            credential=given,
            expected_challenge=webauthn.base64url_to_bytes(facts["challenge"]),
            expected_rp_id=host,
            expected_origin=origin,
        )
    except Exception:  # whatever a device may send that is no passkey
        raise TableRefusal("passkey-wrong") from None
    from webauthn.helpers import bytes_to_base64url

    if person is None:
        people.begun(facts["name"], facts["language"], id=whose)
    row = PasskeyRow(
        id=bytes_to_base64url(found.credential_id),
        person=whose,
        public=bytes_to_base64url(found.credential_public_key),
        count=found.sign_count,
        label=label,
        created=time.time(),
    )
    try:
        with people.store.writing() as session:
            session.add(row)
    except Taken:
        raise TableRefusal("passkey-wrong") from None
    return whose


def recognised(people: People, given: str, token: str, host: str, origin: str) -> str:
    """Whose device this is."""
    webauthn = needed()
    facts = people.redeemed(token, RIDDLE)
    try:
        id = str(json.loads(given)["id"])
        with people.store.reading() as session:
            key = session.get(PasskeyRow, id)
        if key is None:
            raise ValueError(id)
        found = webauthn.verify_authentication_response(
            credential=given,
            expected_challenge=webauthn.base64url_to_bytes(facts["challenge"]),
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=webauthn.base64url_to_bytes(key.public),
            credential_current_sign_count=key.count,
        )
    except TableRefusal:
        raise
    except Exception:  # whatever a device may send that is no passkey
        raise TableRefusal("passkey-wrong") from None
    with people.store.writing() as session:
        counted = update(PasskeyRow).where(PasskeyRow.id == id).values(count=found.new_sign_count)
        session.execute(counted, execution_options=PLAIN)
    return str(key.person)


def of(people: People, person: Person) -> list[PasskeyRow]:
    with people.store.reading() as session:
        return list(session.scalars(select(PasskeyRow).where(PasskeyRow.person == person.id)))


def removed(people: People, person: Person, id: str) -> None:
    with people.store.writing() as session:
        row = session.get(PasskeyRow, id)
        if row is None or row.person != person.id:
            raise TableRefusal("passkey-wrong")
        session.delete(row)
