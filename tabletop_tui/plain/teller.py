"""What is told of a table in plain mode: its boards, what somebody holds, and what has happened, as
far as it is new to whoever listens.
"""

from __future__ import annotations

from ..engine import Aim, Moment
from ..play.session import Session
from ..play.story.moments import moments_for, sentences
from ..play.story.recap import split_for
from .console import Console
from .game_narration import telling_of

RECENT = 12  # actions that somebody who comes back is told of at the most: a screenful when read


class Teller:
    """Tells one table on a console; *picture* is whether maps are drawn."""

    def __init__(
        self, session: Session, console: Console, *, picture: bool, moments: str = "all"
    ) -> None:
        self.session, self.console, self.picture = session, console, picture
        self.looks_on = False  # whether nobody here ever has a seat
        self.telling = telling_of(session.table.game.id)
        self.news_told: dict[int, int] = {}  # by seat: the actions whose news were told
        self.wish = moments
        self.kept: dict[int, list[tuple[int, Moment]]] = {}
        # by seat: the moments that are not told yet, and after how many actions they came
        self.told: dict[str, list[str]] = {}
        # by seat, while maps are told in sentences
        self.told_to: dict[int, dict[str, list[str]]] = {}

    def notice(self, text: str) -> None:
        """Tell what the store has to say, if anything."""
        if text:
            self.console.tell(f"* {text}")

    def handed_to(self, seat: int) -> None:
        """Another person listens. Pictures are drawn anew; in sentences everybody is told what is
        new to them.
        """
        self.told = {} if self.picture else self.told_to.setdefault(seat, {})

    @property
    def viewer(self) -> int:
        """Who listens; at a terminal of one's own the same person still once the game is over."""
        perspective = self.session.perspective
        return perspective.speaker if self.session.table.over else perspective.viewer

    def keep_moments(self) -> None:
        """An action was played: keep its moments for every person at the table."""
        table, done = self.session.table, len(self.session.table.log)
        for seat, one in enumerate(table.seats):
            if not one.is_bot and self.session.perspective.mine(seat):
                found = moments_for(self.session, self.wish, seat)
                self.kept.setdefault(seat, []).extend((done, moment) for moment in found)

    def moments(self, told: set[str]) -> None:
        """The moments that whoever listens was not told of, each under its title; sentences that
        were *told* just now are not said again.
        """
        for _, moment in self.kept.pop(self.viewer, []):
            title = str(self.session.words.fact(moment.title))
            self.console.tell(self.session.words.say("plain-moment", title=title))
            for row in sentences(self.session, moment):
                if row not in told:
                    self.console.tell(row, 2)

    def gone_back(self) -> None:
        """Actions were taken back, or played again: tell from here on."""
        done = len(self.session.table.log)
        self.news_told = {seat: min(n, done) for seat, n in self.news_told.items()}
        self.told.pop("turn", None)
        for seat, found in self.kept.items():
            self.kept[seat] = [(after, moment) for after, moment in found if after <= done]

    def news(self) -> None:
        """What has happened since the person at the keyboard looked last: what concerns them
        first.
        """
        table, viewer = self.session.table, self.viewer
        done = len(table.log)
        if viewer < 0 and table.people() and not self.looks_on:
            return
        new, since = viewer not in self.news_told, self.news_told.get(viewer, max(0, done - RECENT))
        self.news_told[viewer] = done
        story = self.session.story(viewer, since) if new or since < done else []
        heard = split_for((line for line in story if new or line.after > since), viewer)
        for line in (*heard.own, *heard.others):
            self.console.tell(f"- {line.text}")
        self.moments({line.text for line in (*heard.own, *heard.others)})

    @property
    def begun(self) -> bool:
        """Whether whoever listens was told the board before."""
        return "board" in self.told

    def new_turn(self) -> bool:
        """Whether it is another turn than when this was asked last."""
        number, turn = self.session.table.game.current_turn(self.session.table.state)
        same = self.told.get("turn") == [str(number), str(turn)]
        self.told["turn"] = [str(number), str(turn)]
        return not same

    def table(self, *, again: bool = False) -> None:
        """The board and what the viewer holds, as far as they have changed since they were told
        here; *again* tells all of it.
        """
        view, viewer, words = (
            self.session.view(),
            self.session.perspective.viewer,
            self.session.words,
        )
        board = self.telling.board(view, viewer, words, picture=self.picture)
        own = self.telling.own(view, viewer, words) if viewer >= 0 else []
        before = [] if again else self.told.get("board", [])
        changed = [item for item in board if item not in before]
        if changed:
            self.console.tell()
            self.console.draw(row for item in changed for row in item.split("\n"))
        if own and (again or self.told.get("own") != own):
            for row in own:
                self.console.tell(row)
        self.told |= {"board": board, "own": own}

    def own(self, *, again: bool = False) -> None:
        """What the viewer holds, if it has changed or is to be told *again*."""
        own = self.telling.own(
            self.session.view(), self.session.perspective.viewer, self.session.words
        )
        if again or self.told.get("own") != own:
            for row in own:
                self.console.tell(row)
        self.told["own"] = own

    def sights(self, piece: int) -> list[tuple[str, int, int]]:
        """What an aimed piece can reach, and how."""
        return self.telling.sights(self.session.view(), piece, self.session.words)

    def shot(self, aim: Aim, piece: int, angle: int, power: int) -> list[str]:
        """The name of an aimed piece, or what is foreseen of a shot."""
        return self.telling.shot(self.session.view(), piece, angle, power, self.session.words)
