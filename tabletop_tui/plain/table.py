"""A sitting in plain mode: the table is told, the legal actions are numbered, and an answer plays
one.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ..bots.table_players import accepted, luck_at, luck_of
from ..bots.worker import DecisionRequest, Failed, decide
from ..engine import Illegal, Luck
from ..engine.kernel import offers
from ..games import blamed, faults
from ..games.faults import WHOLE
from ..play.perspective import NOBODY
from ..play.remote.remote_seats import QuestionId, Unplayed
from ..play.session import Session
from ..play.stopwatch import format_duration
from ..play.story.standings import decisive_moment, ranking_in_words
from ..play.text import FALLBACK, Words, sentence, title
from ..store.crash_reports import bot_failure_and_file, disable_part
from ..store.results import remember
from .choices import Namer
from .commands import Commands, Done
from .console import Console, Left
from .forms import Asker
from .handover import Passing
from .lists import Lists
from .pages import charts, points
from .teller import Teller


class Sitting:
    """One table at one keyboard, from the first decision to the last word.

    *goodbye* is the key of the last sentence. ``ended`` is true when the input is at its end, or
    somebody broke off, ``again`` when the people wish to play once more. *moments* are those that
    the players wish to be told under a title of their own.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        *,
        picture: bool = True,
        goodbye: str = "plain-left",
        moments: str = "all",
    ) -> None:
        self.session, self.table, self.perspective = session, session.table, session.perspective
        self.words, self.console = session.words, console
        self.goodbye, self.ended = goodbye, False
        self.question: QuestionId | None = None  # which one is being answered
        self.teller = Teller(session, console, picture=picture, moments=moments)
        self.passing = Passing(session, console)
        self.lists = Lists(console, self.words)
        self.commands = Commands(session, console, self.teller, self.lists, self.passing)
        self.asker = Asker(
            console, self.words, self.commands.do, self.teller.shot, self.teller.sights
        )

    @property
    def again(self) -> bool:
        """Whether the people want another game."""
        return self.commands.again

    @property
    def picture(self) -> bool:
        """Whether maps are drawn."""
        return self.teller.picture

    def run(self) -> int:
        """Play until the game is over or the players leave; everything is saved then. Gives the
        exit code, 1 when a game from outside made a mistake.
        """
        say, table = self.words.say, self.table
        self.teller.notice(self.session.notice or self.session.storage.note)
        if no := faults.fault(table.game.id, "plain"):
            self.teller.notice(sentence(no))
        self.console.tell(say("plain-welcome", game=title(table.game)))
        while True:
            try:
                self.play_on()
                return 0
            except Exception as no:
                blame = blamed(no, table.game.id, "plain")
                if blame is None:
                    raise
                with suppress(Left):
                    self.teller.notice(sentence(disable_part(*blame, no)))
                if blame[1] == WHOLE:
                    self.passing.rest()
                    return 1

    def play_on(self) -> None:
        """Decide after decision, up to the last word."""
        say, table = self.words.say, self.table
        try:
            while not table.over:
                self.step()
            self.finish()
        except (Left, KeyboardInterrupt) as why:
            self.ended = isinstance(why, KeyboardInterrupt) or why.at_end
            self.passing.rest()
            storage = self.session.storage
            left = say(self.goodbye if storage.path is not None else "palette-unsaved")
            with suppress(Left):
                self.console.tell()
                self.console.tell(storage.lost or storage.problem or left)

    def step(self) -> None:
        """One decision: a computer player's, or that of the person who should sit at the
        keyboard.
        """
        table = self.table
        bot = next((seat for seat in table.deciding() if table.seats[seat].is_bot), -1)
        if bot >= 0:
            self.passing.watch.run(NOBODY)
            if self.commands.deserted and not table.people():
                self.look_on()
                if table.over or not table.seats[bot].is_bot or bot not in table.deciding():
                    return
            self.play(bot, self.decision(bot))
            return
        seat = self.perspective.next()
        if self.perspective.must_cover():
            self.passing.cover(seat)
            self.perspective.sit(seat)
            self.teller.handed_to(seat)
        elif seat != self.perspective.viewer:
            self.perspective.sit(seat)
        self.teller.news()
        self.ask(seat)

    def decision(self, bot: int) -> Any:
        """What a computer player does."""
        table, (kept, fresh) = self.table, luck_at(self.table, bot)
        view = table.game.view(table.state, bot)
        luck = luck_of(table.game, view, bot, kept, fresh)
        level = table.seats[bot].player
        answer = decide(DecisionRequest(0, table.game.id, view, bot, level, luck), lambda: False)
        if isinstance(answer, Failed):
            self.teller.notice(bot_failure_and_file(self.words, table, bot, level, answer))
            answer = answer.action
        return accepted(table.game, table.state, bot, answer, Luck(fresh))

    def look_on(self) -> None:
        """Nobody but computer players is left: ask now and then whether somebody takes a seat
        again.
        """
        if not self.teller.new_turn():
            return
        self.teller.news()
        while answer := self.console.ask(self.words.say("plain-alone")):
            try:
                self.commands.do_alone(answer)
            except Done:
                self.teller.told.pop("turn", None)  # whoever sits down hears of the board
                return

    def ask(self, seat: int) -> None:
        """Tell the person at the keyboard what may be done, and do what the answer says."""
        table, say = self.table, self.words.say
        self.passing.watch.run(seat)
        number, turn = table.game.current_turn(table.state)
        if self.teller.new_turn() or not self.teller.begun:
            self.teller.table()
        else:
            self.teller.own()
        self.commands.talking.hear()
        self.console.tell()
        self.question = self.session.open_question(seat)
        key = "plain-turn" if number else "plain-setting-up"
        name = self.words.name(seat)
        self.console.tell(say(key, name=name, round=number, turn=self.words.name(turn)))
        if table.settings.timed:
            self.console.tell(
                say("plain-clock-shows", time=format_duration(self.passing.watch.total(seat)))
            )
        if question := self.session.prompt(seat):
            self.console.tell(question)
        self.lists.begin(offers(table.game, table.state, seat), self.namer())
        done = len(table.log)
        try:
            while self.stands(seat, done):
                self.choose(seat)
        except Done:
            pass  # another decision is due

    def stands(self, seat: int, done: int) -> bool:
        """Whether what *seat* was asked when so many actions were *done* is still to be
        answered.
        """
        return len(self.table.log) == done

    def namer(self) -> Namer:
        """How the person at the keyboard is told actions and places."""
        view, telling, words = self.session.view(), self.teller.telling, self.words
        english = Words(words.game, words.names, FALLBACK)
        return Namer(
            words,
            view,
            lambda place: telling.code(view, place, words),
            lambda place: telling.area(view, place, words),
            lambda place: telling.code(view, place, english),
        )

    def choose(self, seat: int) -> None:
        """Show the last list, and follow the line that is chosen."""
        self.lists.tell()
        line = self.commands.line()
        if line is None:
            self.lists.go_back()
        elif line.inside:
            self.lists.go_into(line)
        else:
            action = line.action if line.offer is None else self.asker.fill(line.offer)
            if action is not None:
                self.play(seat, action)

    def play(self, seat: int, action: Any) -> None:
        """Play an action and save it; a refusal is told in a sentence."""
        self.passing.watch.count()
        try:
            self.session.play(seat, action, question=self.question)
        except Illegal as no:
            self.console.tell(f"* {self.words.of(self.session.view(), no)}")
            return
        except Unplayed as no:
            self.console.tell(f"* {no}")
            return
        self.teller.keep_moments()
        self.teller.notice(self.session.notice)
        if self.session.storage.lost:
            raise Left
        if self.perspective.viewer == seat:
            self.teller.news()

    def finish(self) -> None:
        """The game is over: all is open, the points are counted, and people may read on."""
        self.passing.rest()
        remember(self.table, self.session.storage.path)
        self.perspective.sit(NOBODY)
        self.console.tell()
        self.teller.table(again=True)
        self.console.tell()
        self.console.tell(self.words.say("ask-over"))
        points(self.commands.page)
        for place in ranking_in_words(self.table, self.words):
            self.console.tell(place, 2)
        if moment := decisive_moment(self.table, self.words):
            self.console.tell(moment)
        charts(self.commands.page)
        if self.table.people():
            self.commands.afterwards()
