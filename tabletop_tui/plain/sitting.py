"""A sitting in plain mode: the table is told, the legal actions are numbered, and an answer plays one."""

from __future__ import annotations

import secrets
from typing import Any

from ..bots.worker import Question, decide
from ..engine import Aim, Illegal
from ..engine.kernel import offers
from ..play.pins import opens
from ..tui.session import Session
from .asking import Asker
from .choices import Line, Namer, lines, listed
from .commands import Commands
from .console import Console, Left
from .telling import telling_of

RECENT = 12  # actions that somebody who comes back is told of at the most


class Sitting:
    """One table at one keyboard; ``shown`` are the numbered lines that may be answered now."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.table, self.words, self.console = session, session.table, session.words, console
        self.telling = telling_of(self.table.game.id)
        self.commands = Commands(self)
        self.asker = Asker(console, self.words, self.commands.do, self.shot)
        self.heard: dict[int, int] = {}
        self.told: dict[str, list[str]] = {}
        self.shown: list[Line] = []

    def run(self) -> int:
        """Play until the game is over or the players leave; everything is saved then. Gives the exit code."""
        say, table = self.words.say, self.table
        self.notice(self.session.notice or getattr(self.session.saver, "note", ""))
        self.console.tell(say("plain-welcome", game=table.game.title))
        try:
            while not table.over:
                self.step()
            self.finish()
        except (Left, KeyboardInterrupt):
            self.console.tell()
            saver = self.session.saver
            lost = getattr(saver, "lost", "") or getattr(saver, "problem", "")
            self.console.tell(lost or say("plain-left"))
        return 0

    def step(self) -> None:
        """One decision: a computer player's, or that of the person who should sit at the keyboard."""
        table = self.table
        bot = next((seat for seat in table.deciding() if table.seats[seat].is_bot), -1)
        if bot >= 0:
            view = table.game.view(table.state, bot)
            question = Question(0, table.game.id, view, bot, table.seats[bot].level, secrets.randbits(62))
            self.play(bot, decide(question, lambda: False))
            return
        seat = table.pass_to()
        if table.must_cover():
            self.cover(seat)
        elif seat != table.eyes:
            table.eyes = seat
        self.news()
        self.ask(seat)

    def cover(self, seat: int) -> None:
        """Hand the keyboard over: everything scrolls away until the right person presses Enter."""
        self.console.scroll_away()
        prompt = self.words.say("plain-pass", name=self.words.name(seat))
        while (answer := self.console.ask(prompt)) != "":
            self.commands.at_the_door(answer)
        self.let_in(seat)
        self.table.eyes = seat
        self.told.clear()

    def let_in(self, seat: int) -> None:
        """Ask for the seat's PIN, if it has one, until it is right."""
        say, name = self.words.say, self.words.name(seat)
        seal = self.table.pins.get(seat, "")
        while seal and not opens(answer := self.console.ask(say("pin-ask", name=name), secret=True), seal):
            self.commands.at_the_door(answer)
            self.console.tell(say("pin-wrong", name=name))

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
        since = self.heard.get(eyes, max(0, done - RECENT))
        self.heard[eyes] = done
        for line in self.session.story(eyes, since) if since < done or not done else ():
            self.console.tell(f"- {line.text}")

    def tell_table(self, *, again: bool = False) -> None:
        """The board and what the viewer holds, as far as they have changed since they were told here."""
        view, eyes = self.view, self.table.eyes
        board = self.telling.board(view, eyes, self.words)
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
        number, turn = table.game.clock(table.state)
        if "board" not in self.told or self.told.get("turn") != [str(number), str(turn)]:
            self.tell_table()
        else:
            self.tell_own()
        self.told["turn"] = [str(number), str(turn)]
        self.console.tell()
        key = "plain-turn" if number else "plain-setting-up"
        self.console.tell(say(key, name=self.words.name(seat), round=number, turn=self.words.name(turn)))
        if question := self.session.question(seat):
            self.console.tell(question)
        namer = Namer(self.words, self.view, lambda place: self.telling.code(self.view, place))
        path = [lines(offers(table.game, table.state, seat), namer)]
        before = len(table.log), table.eyes, len(table.undone)
        while (len(table.log), table.eyes, len(table.undone)) == before:
            self.choose(seat, path, namer)

    def choose(self, seat: int, path: list[list[Line]], namer: Namer) -> None:
        """Show the last list of the path, and follow the line that is chosen."""
        deeper = len(path) > 1
        self.shown = path[-1]
        if deeper:
            self.console.tell(f"0. {self.words.say('plain-go-back')}", 2)
        for n, line in enumerate(self.shown, 1):
            self.console.tell(f"{n}. {line.label}", 2, hang=3 + len(str(n)) - 1)
        state = len(self.table.log), len(self.table.undone)
        answer = self.commands.number(0 if deeper else 1, len(self.shown))
        if state != (len(self.table.log), len(self.table.undone)):
            return  # an undo or a redo has brought another decision
        if answer == 0:
            path.pop()
            return
        line = self.shown[answer - 1]
        if line.inside:
            path.append(listed(line.inside, namer, line.depth))
            return
        action = line.action if line.offer is None else self.asker.fill(line.offer)
        if action is not None and state == (len(self.table.log), len(self.table.undone)):
            self.play(seat, action)

    def play(self, seat: int, action: Any) -> None:
        """Play an action and save it; a refusal is told in a sentence."""
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
        """The game is over: all is open, and the points are counted."""
        self.table.eyes = -1
        self.console.tell()
        self.tell_table(again=True)
        self.console.tell()
        self.console.tell(self.words.say("ask-over"))
        self.commands.points()
