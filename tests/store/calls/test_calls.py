"""Calls by webhook and mail: what is sent, to servers on the loopback, and what goes wrong there."""

from __future__ import annotations

import socket
import time
from datetime import datetime

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play.text import languages, sentence, set_language
from tabletop_tui.store.calls import sending
from tabletop_tui.store.calls.address import Command, Mail, Webhook, parse_address
from tabletop_tui.store.calls.pacing import HOUR, Pacing, read_quiet_hours
from tabletop_tui.store.calls.sending import Call, Unsent, send
from tests.store.calls.loopback import Received, answering, mailbox, web

CALL = Call("Anna", "Cities & Knights", "evening", "Anna discards because of the seven.")
SENTENCE = (
    "Anna: Cities & Knights, table evening, is waiting for you. Anna discards because of the seven."
)
NASTY = (
    "$(touch owned)", "`touch owned`", "; touch owned", '"\'\\', "a\r\nBcc: all@example.org",
    "\x1b[2J\x07", "<!channel> @everyone", "{count}", "\u202eANNA", "ß" * 500,
)  # fmt: skip


def webhook(line: str) -> Webhook:
    found = parse_address(line)
    assert isinstance(found, Webhook)
    return found


def test_a_line_says_where_somebody_is_called() -> None:
    assert parse_address("notify-send 'your turn'") == Command("notify-send 'your turn'")
    assert parse_address("https://chat.example.org/api/webhooks/1/x?wait=true") == Webhook(
        True, "chat.example.org", 443, "/api/webhooks/1/x?wait=true"
    )
    assert parse_address(" http://[::1]:8080 ") == Webhook(False, "::1", 8080, "/")
    assert webhook("text:https://push.example.org/t").text and webhook("https://ntfy.sh/t").text
    assert parse_address("smtps://me%40example.org:se%3Acret@mail.example.org/?to=a@b.org") == Mail(
        True, "mail.example.org", 465, "a@b.org", "me@example.org", "me@example.org", "se:cret"
    )
    assert parse_address("smtp://localhost/?to=a@b.org&from=c@d.org") == Mail(
        False, "localhost", 587, "a@b.org", "c@d.org"
    )


@pytest.mark.parametrize("line", [
    "file:///etc/passwd", "ftp://example.org/", "gopher://x/", "https://", "https://a b/",
    "https://user:word@example.org/", "https://example.org/\nHost: other", "text:rm -rf", "text:",
    "https://-o/", "https://example.org:99999/", "smtps://example.org/", "text:smtp://h/?to=a@b.c",
    "smtps://example.org/?to=a@b%0d%0aBcc:c@d", "https://exämple.org/",
])  # fmt: skip
def test_anything_else_is_refused_in_a_sentence(line: str) -> None:
    for language in languages():
        set_language(language)
        with pytest.raises(Complaint) as no:
            parse_address(line)
        assert sentence(no.value) and "call-" not in sentence(no.value)


def test_ntfy_gets_the_bare_sentence() -> None:
    with web() as server:
        send(webhook(f"text:{server.url('/our-evening')}"), CALL)
    assert server.posts == [("/our-evening", "text/plain; charset=utf-8", SENTENCE.encode())]


def test_discord_gets_its_content_and_pings_nobody() -> None:
    with web(204) as server:
        send(webhook(server.url("/api/webhooks/17/token?wait=false")), CALL)
    path, kind, _ = server.posts[0]
    assert (path, kind) == (
        "/api/webhooks/17/token?wait=false",
        "application/json; charset=utf-8",
    )
    assert server.json["content"] == server.json["text"] == SENTENCE
    assert server.json["allowed_mentions"] == {"parse": []}
    assert (server.json["name"], server.json["table"]) == ("Anna", "evening")


@pytest.mark.parametrize("name", NASTY)
def test_what_a_player_typed_is_only_ever_text(name: str) -> None:
    told = Call(name, "Cities & Knights", name, f"{name} discards.")
    with web() as server:
        send(webhook(server.url()), told)
        send(webhook(f"text:{server.url()}"), told)
    bare = server.posts[1][2].decode()
    assert len(server.posts) == 2 and len(bare) <= sending.LONGEST
    assert bare.isprintable() and "<" not in bare
    with answering(mailbox) as server:
        send(Mail(False, "127.0.0.1", server.port, "a@b.org", "c@d.org"), told)
    commands = [line.split(":")[0] for line in server.lines[: server.lines.index("DATA".lower())]]
    assert commands == ["ehlo [127.0.0.1]", "mail FROM", "rcpt TO"] or commands[1:] == [
        "mail FROM", "rcpt TO"]  # fmt: skip
    heads = server.lines[server.lines.index("data") + 1 : server.lines.index("")]
    assert not any(line.lower().startswith("bcc") for line in heads)
    assert "To: a@b.org" in heads and "From: c@d.org" in heads


def test_a_mail_has_the_game_as_its_subject_and_the_sentence_as_its_text() -> None:
    with answering(mailbox) as server:
        send(Mail(False, "127.0.0.1", server.port, "a@b.org", "c@d.org"), CALL)
    assert "Subject: Your turn: Cities & Knights" in server.lines
    assert "Auto-Submitted: auto-generated" in server.lines
    text = " ".join(server.lines[server.lines.index("") :]).replace("= ", "")
    assert "is waiting for you" in text


def test_no_password_goes_over_an_open_line() -> None:
    with answering(mailbox) as server, pytest.raises(Unsent) as no:
        send(Mail(False, "127.0.0.1", server.port, "a@b.org", "c@d.org", "me", "secret"), CALL)
    assert "unencrypted" in str(no.value)
    assert not any("secret" in line or "auth" in line.lower() for line in server.lines)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    with web() as other, web(status, other.url()) as server, pytest.raises(Unsent) as no:
        send(webhook(server.url()), CALL)
    assert other.posts == [] and len(server.posts) == 1 and "another address" in str(no.value)


def trickle(connection: socket.socket, _: Received) -> None:
    """Answer a byte now and then, for ever."""
    while True:
        connection.sendall(b"X")
        time.sleep(0.02)


def silence(connection: socket.socket, _: Received) -> None:
    """Say nothing until the other side has gone."""
    while connection.recv(4096):
        pass


def nonsense(connection: socket.socket, _: Received) -> None:
    """Answer what no server answers."""
    connection.recv(4096)
    connection.sendall(b"\x00\xffwhat?\r\n\r\n")


@pytest.mark.parametrize("talk", [trickle, silence, nonsense])
def test_a_server_that_behaves_badly_costs_seconds_and_a_few_words(
    talk: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "SILENCE", 0.3)
    monkeypatch.setattr(sending, "DEADLINE", 0.6)
    begun = time.monotonic()
    with answering(talk) as server, pytest.raises(Unsent) as no:  # type: ignore[arg-type]
        send(webhook(server.url()), CALL)
    assert time.monotonic() - begun < 10 and str(no.value) and "call-" not in str(no.value)


def test_nobody_there_and_a_refusal_are_told_in_a_few_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Unsent, match="cannot be reached"):
        send(webhook(f"http://127.0.0.1:{port}/"), CALL)
    with web(403) as server, pytest.raises(Unsent, match="it answers 403"):
        send(webhook(server.url()), CALL)
    refusing = answering(lambda one, received: mailbox(one, received, "550 <script> no"))
    with refusing as server, pytest.raises(Unsent) as no:
        send(Mail(False, "127.0.0.1", server.port, "a@b.org", "c@d.org"), CALL)
    assert "script" not in str(no.value)


def test_a_message_shows_no_secret_of_an_address() -> None:
    assert webhook("https://discord.com/api/webhooks/1/secret").shown == "discord.com"
    mail = parse_address("smtps://me:secret@mail.example.org/?to=a@b.org")
    assert mail.shown == "a@b.org"


def test_quiet_hours_and_the_pause_of_an_hour() -> None:
    night = read_quiet_hours("22:00-08:00")
    noon = read_quiet_hours("12:00 - 13:30")
    assert night is not None and noon is not None and read_quiet_hours("") is None
    clock = {hour: datetime(2026, 3, 4, hour).timestamp() for hour in (7, 8, 12, 21, 22)}
    assert [hour for hour, at in clock.items() if night.holds(at)] == [7, 22]
    assert [hour for hour, at in clock.items() if noon.holds(at)] == [12]
    for wrong in ("22", "25:00-08:00", "22:00", "now"):
        with pytest.raises(ValueError):
            read_quiet_hours(wrong)
    pacing, now = Pacing(night), clock[12]
    assert pacing.may_call("evening", 1, now)
    pacing.called("evening", 1, now)
    assert not pacing.may_call("evening", 1, now + HOUR - 1)
    assert pacing.may_call("evening", 1, now + HOUR)
    assert pacing.may_call("evening", 0, now) and pacing.may_call("friday", 1, now)
    assert not pacing.may_call("friday", 1, clock[22])
