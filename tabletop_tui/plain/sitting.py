"""A sitting in plain mode: the table is told, the legal actions are numbered, and an answer plays one."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from ..bots.seated import accepted, luck_of
from ..bots.worker import Question, decide
from ..engine import Aim, Illegal, Luck
from ..engine.kernel import offers
from ..play.session import Session
from ..play.stopwatch import NOBODY, shown
from ..play.text import title
from .asking import Asker
from .choices import Line, Namer, lines, listed
from .commands import Commands, Done
from .console import Console, Left
from .pages import charts, points
from .passing import Passing
from .telling import telling_of

RECENT = 12  # actions that somebody who comes back is told of at the most


class Sitting:
    """One table at one keyboard; ``shown`` are the numbered lines that may be answered now.

    *goodbye* is the key of the last sentence. ``ended`` is true when the input is at its end, or somebody broke off.
    """

    def __init__(
        self, session: Session, console: Console, *, picture: bool = True, goodbye: str = "plain-left"
    ) -> None:
        self.session, self.table, self.words, self.console = session, session.table, session.words, console
        self.telling = telling_of(self.table.game.id)
        self.luck = secrets.randbits(62)  # of the computer players
        self.picture, self.goodbye, self.ended = picture, goodbye, False
        self.passing = Passing(self)
        self.commands = Commands(self)
        self.asker = Asker(console, self.words, self.commands.do, self.shot)
        self.heard: dict[int, int] = {}
        self.told: dict[str, list[str]] = {}
        self.told_to: dict[int, dict[str, list[str]]] = {}  # by seat, while maps are told in sentences
        self.shown: list[Line] = []
        self.namer = Namer(self.words, None, lambda place: "")
        self.deeper = False  # whether a longer list can be gone back to
        self.deserted = False  # whether the last person has left a seat to a computer player

    def run(self) -> int:
        """Play until the game is over or the players leave; everything is saved then. Gives the exit code."""
        say, table = self.words.say, self.table
        self.notice(self.session.notice or getattr(self.session.saver, "note", ""))
        self.console.tell(say("plain-welcome", game=title(table.game)))
        try:
            while not table.over:
                self.step()
            self.finish()
        except (Left, KeyboardInterrupt) as why:
            self.ended = isinstance(why, KeyboardInterrupt) or why.at_end
            self.passing.rest()
            saver = self.session.saver
            lost = getattr(saver, "lost", "") or getattr(saver, "problem", "")
            with suppress(Left):
                self.console.tell()
                self.console.tell(lost or say(self.goodbye if saver is not None else "palette-unsaved"))
        return 0

    def step(self) -> None:
        """One decision: a computer player's, or that of the person who should sit at the keyboard."""
        table = self.table
        bot = next((seat for seat in table.deciding() if table.seats[seat].is_bot), -1)
        if bot >= 0:
            self.passing.watch.run(NOBODY)
            if self.deserted and not table.people():
                self.look_on()
                if table.over or not table.seats[bot].is_bot or bot not in table.deciding():
                    return
            self.play(bot, self.decision(bot))
            return
        seat = table.pass_to()
        if table.must_cover():
            self.cover(seat)
        elif seat != table.eyes:
            table.eyes = seat
        self.news()
        self.ask(seat)

    def decision(self, bot: int) -> Any:
        """What a computer player does."""
        table, fresh = self.table, secrets.randbits(62)
        view = table.game.view(table.state, bot)
        luck = luck_of(table.game, view, bot, self.luck, fresh)
        question = Question(0, table.game.id, view, bot, table.seats[bot].level, luck)
        return accepted(table.game, table.state, bot, decide(question, lambda: False), Luck(fresh))

    def cover(self, seat: int) -> None:
        """Hand the keyboard over. Pictures are drawn anew; in sentences everybody is told what is new to them."""
        self.passing.cover(seat)
        self.table.eyes = seat
        self.told = {} if self.picture else self.told_to.setdefault(seat, {})

    def look_on(self) -> None:
        """Nobody but computer players is left: ask now and then whether somebody takes a seat again."""
        number, turn = self.table.game.clock(self.table.state)
        if self.told.get("turn") == [str(number), str(turn)]:
            return
        self.told["turn"] = [str(number), str(turn)]
        self.news()
        while answer := self.console.ask(self.words.say("plain-alone")):
            try:
                self.commands.do_alone(answer)
            except Done:
                return

    # -- telling ------------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The table as the person at the keyboard may see it; all of it while nobody does, or after the game."""
        table = self.table
        return table.state if table.eyes < 0 else table.game.view(table.state, table.eyes)

    def notice(self, text: str) -> None:
        """Tell what the store has to say, if anything."""
        if text:
            self.console.tell(f"* {text}")

    def news(self) -> None:
        """What has happened since the person at the keyboard looked last."""
        table, eyes = self.table, self.table.eyes
        done = len(table.log)
        if eyes < 0 and table.people():
            return
        new, since = eyes not in self.heard, self.heard.get(eyes, max(0, done - RECENT))
        self.heard[eyes] = done
        for line in self.session.story(eyes, since) if new or since < done else ():
            if new or line.after > since:
                self.console.tell(f"- {line.text}")

    def tell_table(self, *, again: bool = False) -> None:
        """The board and what the viewer holds, as far as they have changed since they were told here."""
        view, eyes = self.view, self.table.eyes
        board = self.telling.board(view, eyes, self.words, picture=self.picture)
        own = self.telling.own(view, eyes, self.words) if eyes >= 0 else []
        before = [] if again else self.told.get("board", [])
        changed = [item for item in board if item not in before]
        if changed:
            self.console.tell()
            self.console.draw(row for item in changed for row in item.split("\n"))
        if own and (again or self.told.get("own") != own):
            for row in own:
                self.console.tell(row)
        self.told |= {"board": board, "own": own}

    def tell_own(self) -> None:
        """What the viewer holds, if it has changed."""
        own = self.telling.own(self.view, self.table.eyes, self.words)
        if self.told.get("own") != own:
            for row in own:
                self.console.tell(row)
        self.told["own"] = own

    def shot(self, aim: Aim, piece: int, angle: int, power: int) -> list[str]:
        """The name of an aimed piece, or what is foreseen of a shot."""
        return self.telling.shot(self.view, piece, angle, power, self.words)

    # -- deciding -----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Tell the person at the keyboard what may be done, and do what the answer says."""
        table, say = self.table, self.words.say
        self.passing.watch.run(seat)
        number, turn = table.game.clock(table.state)
        if "board" not in self.told or self.told.get("turn") != [str(number), str(turn)]:
            self.tell_table()
        else:
            self.tell_own()
        self.told["turn"] = [str(number), str(turn)]
        self.console.tell()
        key = "plain-turn" if number else "plain-setting-up"
        self.console.tell(say(key, name=self.words.name(seat), round=number, turn=self.words.name(turn)))
        if table.timed:
            self.console.tell(say("plain-clock-shows", time=shown(self.passing.watch.total(seat))))
        if question := self.session.question(seat):
            self.console.tell(question)
        view, telling = self.view, self.telling
        self.namer = Namer(
            self.words,
            view,
            lambda place: telling.code(view, place),
            lambda place: telling.area(view, place, self.words),
        )
        path = [lines(offers(table.game, table.state, seat), self.namer)]
        done = len(table.log)
        try:
            while len(table.log) == done:
                self.choose(seat, path)
        except Done:
            pass  # another decision is due

    def choose(self, seat: int, path: list[list[Line]]) -> None:
        """Show the last list of the path, and follow the line that is chosen."""
        self.deeper, self.shown = len(path) > 1, path[-1]
        self.list_lines()
        line = self.commands.line(0 if self.deeper else 1)
        if line is None:
            path.pop()
            return
        if line.inside:
            path.append(listed(line.inside, self.namer, line.depth))
            return
        action = line.action if line.offer is None else self.asker.fill(line.offer)
        if action is not None:
            self.play(seat, action)

    def list_lines(self) -> None:
        """The numbered lines that may be answered."""
        if self.deeper:
            self.console.tell(f"0. {self.words.say('plain-go-back')}", 2)
        for n, line in enumerate(self.shown, 1):
            self.console.tell(f"{n}. {line.label}", 2, hang=3 + len(str(n)) - 1)

    def line_of(self, action: Any) -> int:
        """The number of the line that plays an action or leads to it, 0 when there is none."""
        found = (n for n, line in enumerate(self.shown, 1) if line.action == action or action in line.inside)
        return next(found, 0)

    def play(self, seat: int, action: Any) -> None:
        """Play an action and save it; a refusal is told in a sentence."""
        self.passing.watch.count()
        try:
            self.session.play(seat, action)
        except Illegal as no:
            self.console.tell(f"* {self.words.of(self.view, no)}")
            return
        self.notice(self.session.notice)
        if getattr(self.session.saver, "lost", ""):
            raise Left
        if self.table.eyes == seat:
            self.news()

    def finish(self) -> None:
        """The game is over: all is open, the points are counted, and people may read on."""
        self.passing.rest()
        self.table.eyes = -1
        self.console.tell()
        self.tell_table(again=True)
        self.console.tell()
        self.console.tell(self.words.say("ask-over"))
        points(self)
        charts(self)
        if self.table.people():
            self.commands.afterwards()
