"""Sending a call by webhook or mail. It never follows a redirect, and ends within seconds, whatever
the other side does.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import smtplib
import socket
import ssl
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from threading import Timer
from typing import Protocol

from ...play.text import say, visible
from .address import Mail, Webhook

SILENCE = 10.0  # seconds without a byte after which the other side counts as gone
DEADLINE = 20.0  # seconds for all of it
LONGEST = 300  # characters of a sentence
AGENT = "tabletop-tui"


@dataclass(frozen=True, slots=True)
class Call:
    """What is told: the person's name, the game's title, the table, and what is asked, as a
    sentence that everybody may hear.
    """

    name: str
    game: str
    table: str
    what: str

    @property
    def sentence(self) -> str:
        """All of it in a sentence. What chat services would take for a command is disarmed."""
        text = say("call-sentence", **{key: visible(part) for key, part in asdict(self).items()})
        return text.translate({ord("<"): "‹", ord(">"): "›"})[:LONGEST]


class Unsent(Exception):
    """The other side did not take it. The text is a reason in a few words."""


class HasSocket(Protocol):
    """A connection, with its socket once there is one."""

    sock: socket.socket | None


def send(address: Webhook | Mail, call: Call) -> None:
    """Send a call. Raises Unsent."""
    try:
        if isinstance(address, Webhook):
            post(address, call)
        else:
            mail(address, call)
    except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
        raise Unsent(reason(error)) from None


def reason(error: Exception) -> str:
    """Return why something could not be sent, in a few words. What the other side said is left
    out: it may be anything.
    """
    if isinstance(error, TimeoutError):
        return say("call-silent")
    if isinstance(error, ssl.SSLError):
        return say("call-untrusted")
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return say("call-password")
    if isinstance(error, smtplib.SMTPResponseException):
        return say("call-refused", code=error.smtp_code)
    if isinstance(error, OSError) and not isinstance(error, smtplib.SMTPException):
        return say("call-unreachable")
    return say("call-strange")


@contextlib.contextmanager
def ending_in_time(connection: HasSocket) -> Iterator[None]:
    """Cut a connection that takes too long, however busy it is."""

    def cut() -> None:
        if connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)

    timer = Timer(DEADLINE, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def post(address: Webhook, call: Call) -> None:
    """POST the sentence, bare or in JSON for chat services. Raises what the connection raises, or
    Unsent for any answer but one of success.
    """
    if address.text:
        body, kind = call.sentence, "text/plain"
    else:
        said = {"content": call.sentence, "text": call.sentence, **asdict(call)}
        body = json.dumps({**said, "allowed_mentions": {"parse": []}}, ensure_ascii=False)
        kind = "application/json"
    new = http.client.HTTPSConnection if address.secure else http.client.HTTPConnection
    connection = new(address.host, address.port, timeout=SILENCE)
    headers = {"Content-Type": f"{kind}; charset=utf-8", "User-Agent": AGENT, "Connection": "close"}
    try:
        with ending_in_time(connection):
            connection.request("POST", address.target, body.encode(), headers)
            status = connection.getresponse().status
    finally:
        connection.close()
    if 300 <= status < 400:
        raise Unsent(say("call-elsewhere"))
    if not 200 <= status < 300:
        raise Unsent(say("call-refused", code=status))


def mail(address: Mail, call: Call) -> None:
    """Send the sentence as a mail. Raises what smtplib raises."""
    letter = EmailMessage()
    letter["From"], letter["To"] = address.sender, address.to
    letter["Subject"] = say("call-subject", game=visible(call.game)).replace("\n", " ")
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=AGENT)
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(call.sentence + "\n")
    context = ssl.create_default_context()
    if address.secure:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            address.host, address.port, timeout=SILENCE, context=context
        )
    else:
        server = smtplib.SMTP(address.host, address.port, timeout=SILENCE)
    with server, ending_in_time(server):
        if not address.secure:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif address.password:
                raise Unsent(say("call-in-the-open"))
        if address.user:
            server.login(address.user, address.password)
        server.send_message(letter)
