"""Narrates a table in plain mode: its board, what the viewer holds, and what has happened since the
viewer looked last.
"""

from __future__ import annotations

from ..engine import Aim, Moment
from ..play.perspective import NOBODY
from ..play.session import Session
from ..play.story.moments import moments_for, sentences
from ..play.story.recap import split_for
from .console import Console
from .game_narration import narration_of

RECENT = 12  # actions narrated at most to a person who comes back: a screenful


class Narrator:
    """Prints one table on a console; *picture* is whether maps are drawn, *moments* which moments
    are printed.
    """

    def __init__(
        self, session: Session, console: Console, *, picture: bool, moments: str = "all"
    ) -> None:
        self.session, self.console, self.picture = session, console, picture
        self.is_spectator = False  # whether this terminal has no seat
        self.narration = narration_of(session.table.game.id)
        self.news_seen: dict[int, int] = {}  # by seat: length of the log already narrated
        self.heard: dict[int, int] = {}  # the same, while all hands lay face down
        self.moments_wanted = moments
        self.kept: dict[int, list[tuple[int, Moment]]] = {}
        # by seat: moments not printed yet, with the length of the log after their action
        self.printed: dict[str, list[str]] = {}
        # by seat, while maps are described in sentences
        self.printed_to: dict[int, dict[str, list[str]]] = {}

    def notice(self, text: str) -> None:
        """Print a message of the store, if any."""
        if text:
            self.console.print(f"* {text}")

    def change_viewer(self, seat: int) -> None:
        """Narrate to another person. Pictures are drawn again; sentences are printed as far as they
        are new to them.
        """
        self.printed = {} if self.picture else self.printed_to.setdefault(seat, {})

    def forget_own(self) -> None:
        """Forget what was printed of a hand, as another one is picked up."""
        self.printed.pop("own", None)

    @property
    def viewer(self) -> int:
        """Who reads. At one of several terminals it is the same person after the end of the
        game.
        """
        perspective = self.session.perspective
        return perspective.speaker if self.session.table.over else perspective.viewer

    def keep_moments(self) -> None:
        """Keep the moments of the last action for every person of this terminal."""
        table, done = self.session.table, len(self.session.table.log)
        for seat, one in enumerate(table.seats):
            if not one.is_bot and self.session.perspective.mine(seat):
                found = moments_for(self.session, self.moments_wanted, seat)
                self.kept.setdefault(seat, []).extend((done, moment) for moment in found)

    def moments(self, printed: set[str]) -> None:
        """Print the moments that are new to the viewer, each under its title. Sentences *printed*
        just now are left out.
        """
        for _, moment in self.kept.pop(self.viewer, []):
            title = str(self.session.words.fact(moment.title))
            self.console.print(self.session.words.say("plain-moment", title=title))
            for row in sentences(self.session, moment):
                if row not in printed:
                    self.console.print(row, 2)

    def rewind(self) -> None:
        """Continue from here after actions were undone or redone."""
        done = len(self.session.table.log)
        self.news_seen = {seat: min(n, done) for seat, n in self.news_seen.items()}
        self.heard = {seat: min(n, done) for seat, n in self.heard.items()}
        self.printed.pop("turn", None)
        for seat, found in self.kept.items():
            self.kept[seat] = [(after, moment) for after, moment in found if after <= done]

    def news(self) -> None:
        """Print what has happened since the reader looked last: what concerns them first. While all
        hands lie face down it is told as everybody may hear it, and the rest once the reader's is
        picked up.
        """
        table, viewer, reader = self.session.table, self.viewer, self.session.perspective.reader
        reader = viewer if table.over or viewer >= 0 else reader
        done = len(table.log)
        if reader < 0 and table.people() and not self.is_spectator:
            return
        face_down = viewer < 0 <= reader
        seen, heard = self.news_seen.get(reader, -1), self.heard.get(reader, -1)
        told = max(seen, heard) if face_down else seen
        since = told if told >= 0 else max(0, done - RECENT)
        (self.heard if face_down else self.news_seen)[reader] = done
        story = self.session.story(viewer, since) if told < done else []
        lines = [line for line in story if line.after > told]
        if not face_down and heard > since:
            public = {line.text for line in self.session.story(NOBODY, since)}
            lines = [line for line in lines if line.after > heard or line.text not in public]
        events = split_for(lines, reader)
        for line in (*events.own, *events.others):
            self.console.print(f"- {line.text}")
        if not face_down:
            self.moments({line.text for line in story})

    @property
    def board_printed(self) -> bool:
        """Whether the viewer has seen the board before."""
        return "board" in self.printed

    def new_turn(self) -> bool:
        """Return whether the turn has changed since the last call."""
        number, turn = self.session.table.game.current_turn(self.session.table.state)
        same = self.printed.get("turn") == [str(number), str(turn)]
        self.printed["turn"] = [str(number), str(turn)]
        return not same

    def table(self, *, again: bool = False) -> None:
        """Print what has changed of the board and of what the viewer holds; *again* prints all of
        it.
        """
        view, viewer, words = (
            self.session.view(),
            self.session.perspective.viewer,
            self.session.words,
        )
        board = self.narration.board(view, viewer, words, picture=self.picture)
        own = self.narration.own(view, viewer, words) if viewer >= 0 else []
        before = [] if again else self.printed.get("board", [])
        changed = [item for item in board if item not in before]
        if changed:
            self.console.print()
            self.console.draw(row for item in changed for row in item.split("\n"))
        if own and (again or self.printed.get("own") != own):
            for row in own:
                self.console.print(row)
        self.printed |= {"board": board, "own": own}

    def own(self, *, again: bool = False) -> None:
        """Print what the viewer holds if it has changed, or *again*."""
        if self.session.perspective.viewer < 0:
            return
        own = self.narration.own(
            self.session.view(), self.session.perspective.viewer, self.session.words
        )
        if again or self.printed.get("own") != own:
            for row in own:
                self.console.print(row)
        self.printed["own"] = own

    def sights(self, piece: int) -> list[tuple[str, int, int]]:
        """Return what an aimed piece can reach, and how."""
        return self.narration.sights(self.session.view(), piece, self.session.words)

    def shot(self, aim: Aim, piece: int, angle: int, power: int) -> list[str]:
        """Return the name of an aimed piece, or the forecast of a shot."""
        return self.narration.shot(self.session.view(), piece, angle, power, self.session.words)
