"""The ways by which people are called: mail, a browser's push service, a web hook. Each delivers, or says why not."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import json
import smtplib
import socket
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from html import escape
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from ludotheque.table.refusals import TableRefusal

PATIENCE: Final = 20.0  # seconds
SHAPES: Final = ("plain", "discord", "slack", "matrix")
MAIL: Final = "mail"
PUSH: Final = "push"
HOOK: Final = "hook"
WAYS: Final = (MAIL, PUSH, HOOK)


class Undelivered(Exception):
    """It did not arrive; whether it is worth another try is told by `for_good`."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class Letter:
    """What is said, by any way: the same call has the same `id` however often it is tried."""

    id: str
    title: str
    text: str
    link: str
    picture: str = ""  # where one lies
    language: str = "en"
    image: bytes = b""  # the same as PNG, for letters
    button: str = ""  # what leads to the link


@dataclass(frozen=True)
class Post:
    """Where mail is handed in: `smtp://user:password@host:587?from=games@example.org`, or `smtps://`."""

    address: str

    def send(self, to: str, letter: Letter) -> None:
        where = urlsplit(self.address)
        sender = parse_qs(where.query).get("from", ["ludotheque@localhost"])[0]
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = sender, to, letter.title
        message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        message.set_content(f"{letter.text}\n\n{letter.link}\n")
        if letter.image:
            illustrate(message, letter)
        kind = smtplib.SMTP_SSL if where.scheme == "smtps" else smtplib.SMTP
        try:
            with kind(where.hostname or "localhost", where.port or 0, timeout=PATIENCE) as server:
                if where.username:
                    if where.scheme == "smtp":
                        server.starttls()
                    server.login(unquote(where.username), unquote(where.password or ""))
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused:
            raise Undelivered("the address is refused", for_good=True) from None
        except (smtplib.SMTPException, OSError) as problem:
            raise Undelivered(type(problem).__name__) from None


def illustrate(message: EmailMessage, letter: Letter) -> None:
    """The same letter with the board in it: nothing is fetched from anywhere when it is read."""
    cid = make_msgid(domain="board")
    text, link, button, title = map(escape, (letter.text, letter.link, letter.button, letter.title))
    message.add_alternative(
        f'<html lang="{letter.language}"><body style="font-family: sans-serif"><p>{text}</p>'
        f'<p><a href="{link}"><img src="cid:{cid[1:-1]}" alt="{title}" width="600" style="max-width: 100%"></a></p>'
        f'<p><a href="{link}">{button}</a></p></body></html>',
        subtype="html",
    )
    html = message.get_body(("html",))
    assert isinstance(html, EmailMessage)
    html.add_related(letter.image, "image", "png", cid=cid, filename="board.png", disposition="inline")


def hooked(hook: dict[str, Any], letter: Letter, anywhere: bool) -> None:
    """A signed message to an address of the person's own, in the shape that Discord, Slack or Matrix read."""
    body = json.dumps(shaped(str(hook.get("shape", "plain")), letter), ensure_ascii=False).encode()
    signature = hmac.new(str(hook.get("secret", "")).encode(), body, hashlib.sha256).hexdigest()
    headers = {"Content-Type": "application/json", "X-Ludotheque-Call": letter.id,
               "X-Ludotheque-Signature": f"sha256={signature}"}  # fmt: skip
    posted(checked_address(str(hook.get("url", "")), anywhere), body, headers)


def shaped(shape: str, letter: Letter) -> dict[str, Any]:
    text = f"{letter.title}\n{letter.text}\n{letter.link}"
    if shape == "discord":
        image = {"image": {"url": letter.picture}} if letter.picture else {}
        return {"embeds": [{"title": letter.title, "description": letter.text, "url": letter.link, **image}]}
    if shape == "slack":
        section = {
            "type": "section",
            "text": {"type": "mrkdwn", "text": f"*<{letter.link}|{letter.title}>*\n{letter.text}"},
        }
        picture = {"type": "image", "image_url": letter.picture, "alt_text": letter.title}
        return {"text": text, "blocks": [section, picture] if letter.picture else [section]}
    if shape == "matrix":
        return {"msgtype": "m.text", "body": text}
    return {"id": letter.id, "title": letter.title, "text": letter.text, "link": letter.link, "picture": letter.picture,
            "language": letter.language}  # fmt: skip


def pushed(subscription: dict[str, Any], letter: Letter, private_key: str, contact: str, anywhere: bool) -> None:
    """To a browser, by the push service that it named."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    checked_address(str(subscription.get("endpoint", "")), anywhere)
    said = {"id": letter.id, "title": letter.title, "text": letter.text, "link": letter.link, "picture": letter.picture}
    text, key = json.dumps(said, ensure_ascii=False), Vapid02.from_pem(private_key.encode())
    try:
        webpush(subscription, text, key, {"sub": contact}, ttl=86_400, timeout=PATIENCE)
    except WebPushException as problem:
        status = getattr(problem.response, "status_code", None)
        raise Undelivered(f"status {status}", for_good=status in (404, 410)) from None
    except Exception as problem:  # a subscription that is none, or a service that cannot be reached
        raise Undelivered(type(problem).__name__) from None


def checked_address(address: str, anywhere: bool) -> str:
    """An address out there; ours and our neighbours' are not called on somebody's wish."""
    where = urlsplit(address)
    if where.scheme != "https" and not (anywhere and where.scheme == "http"):
        raise TableRefusal("hook-address", address=address[:80])
    try:
        found = {each[4][0] for each in socket.getaddrinfo(where.hostname or "", where.port or 443)}
    except (OSError, ValueError):
        raise Undelivered("unreachable") from None
    if not anywhere and not all(ipaddress.ip_address(each).is_global for each in found):
        raise TableRefusal("hook-address", address=address[:80])
    return address


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Whoever sends us elsewhere might send us home."""

    def redirect_request(self, *_: Any) -> None:
        return None


def posted(address: str, body: bytes, headers: dict[str, str]) -> None:
    request = urllib.request.Request(address, body, headers, method="POST")
    try:
        urllib.request.build_opener(_NoRedirect()).open(request, timeout=PATIENCE).close()
    except urllib.error.HTTPError as problem:
        raise Undelivered(f"status {problem.code}", for_good=problem.code in (404, 410)) from None
    except (OSError, ValueError) as problem:
        late = isinstance(problem, TimeoutError) or isinstance(getattr(problem, "reason", None), TimeoutError)
        raise Undelivered("timeout" if late else "unreachable") from None


def fresh_vapid() -> str:
    """The key by which the house signs what it pushes."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_vapid(private_key: str) -> str:
    """The half of it that browsers are given."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_pem(private_key.encode()).public_key
    raw = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
