"""Where somebody is called: a command, a webhook or a mail, as one line says it.

* ``https://…`` is sent JSON that chat services read (Discord, Slack, Mattermost, Home Assistant);
* ``text:https://…``, and any address at ntfy.sh, the bare sentence;
* ``smtps://USER:PASSWORD@HOST/?to=ADDRESS`` a mail; ``smtp://`` begins in the open and then turns
  to TLS where the server can, and always if there is a password;
* anything else is a command for the shell, which reads JSON on its standard input.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, unquote, urlsplit

from ...engine import Complaint

TEXT = "text:"
TEXT_HOSTS = ("ntfy.sh",)
MAIL_PORTS = {"smtp": 587, "smtps": 465}
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*|[0-9A-Fa-f:.]+")
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9][A-Za-z0-9.-]*")


@dataclass(frozen=True, slots=True)
class Command:
    """A line for the shell. Nothing is ever put into it."""

    line: str

    @property
    def shown(self) -> str:
        """What a message calls it."""
        return self.line.split()[0][:40] if self.line.split() else ""


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address that takes a POST. ``target`` is the path with its query."""

    secure: bool
    host: str
    port: int
    target: str
    text: bool = False

    @property
    def shown(self) -> str:
        """Its host: the rest may be a secret."""
        return self.host


@dataclass(frozen=True, slots=True)
class Mail:
    """A mailbox, and the server that takes mail for it. ``secure``: TLS from the first byte."""

    secure: bool
    host: str
    port: int
    to: str
    sender: str
    user: str = ""
    password: str = ""

    @property
    def shown(self) -> str:
        """Where it goes."""
        return self.to


Address = Command | Webhook | Mail


def parse_address(line: str) -> Address:
    """Return what a line means. Raises Complaint with one sentence."""
    line = line.strip()
    text = line.startswith(TEXT)
    url = line.removeprefix(TEXT)
    if not text and SCHEME.match(url) is None:
        return Command(line)
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Complaint("call-no-url") from None
    if not url.isascii() or not url.isprintable() or " " in url or not HOST.fullmatch(host):
        raise Complaint("call-no-url")
    if parts.scheme in MAIL_PORTS and not text:
        return mail_of(url)
    if parts.scheme not in ("http", "https"):
        raise Complaint("call-no-scheme", scheme=parts.scheme[:20])
    if parts.username is not None or parts.password is not None:
        raise Complaint("call-no-url")
    secure = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Webhook(
        secure, host, port or (443 if secure else 80), target, text or host in TEXT_HOSTS
    )


def mail_of(url: str) -> Mail:
    """Return the mailbox that a URL names. Raises Complaint."""
    parts = urlsplit(url)
    fields = parse_qs(parts.query)
    to = (fields.get("to") or [""])[0]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sender = (fields.get("from") or [user if ADDRESS.fullmatch(user) else to])[0]
    if not ADDRESS.fullmatch(to) or not ADDRESS.fullmatch(sender):
        raise Complaint("call-no-mailbox")
    port = parts.port or MAIL_PORTS[parts.scheme]
    return Mail(parts.scheme == "smtps", parts.hostname or "", port, to, sender, user, password)
