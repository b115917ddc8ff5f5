"""The invitation that a host prints: all that a friend needs, in a few lines to paste."""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

import click

from ..play.text import say
from ..store.atomic_files import printable

MOST = 4000  # bytes that go to the clipboard: terminals take few more


@dataclass(frozen=True, slots=True)
class Invitation:
    """The line that friends type, the code, the fingerprint of the host's key, the title of the
    game ("" for a house with several tables), and when to come.
    """

    line: str
    code: str
    fingerprint: str
    game: str
    when: str

    def text(self) -> str:
        """Return the lines to paste."""
        key = "invite-game" if self.game else "invite-house"
        return "\n".join(
            (
                say(key, game=self.game, when=printable(self.when, 60)),
                "",
                f"    {self.line}",
                "",
                say("invite-code", code=self.code),
                say("invite-key", print=self.fingerprint),
                say("invite-reset"),
            )
        )


def open_since(now: datetime) -> str:
    """Return when to come if nothing else was said: the house is open."""
    return say("invite-since", day=say(f"invite-day-{now.weekday()}"), time=f"{now:%H:%M}")


def copy_codes(text: str) -> str:
    """Return the codes by which a terminal puts a text into its clipboard (OSC 52)."""
    coded = base64.b64encode(text.encode()[:MOST]).decode()
    return f"\x1b]52;c;{coded}\x07"


def can_copy(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether standard output is a terminal that may know OSC 52."""
    return sys.stdout.isatty() and environ.get("TERM", "dumb") not in ("dumb", "linux", "")


def show(invitation: Invitation, *, copied: bool) -> None:
    """Print an invitation, and put it into the clipboard if *copied*."""
    click.echo(f"\n{invitation.text()}\n")
    if copied and can_copy():
        sys.stdout.write(copy_codes(invitation.text()))
        sys.stdout.flush()
        click.echo(say("invite-copied"))
