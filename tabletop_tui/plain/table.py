"""A table in plain mode: prints the position, numbers the legal actions, and plays the chosen
one.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import Any

from ..bots.table_players import accepted, luck_at, luck_of
from ..bots.worker import DecisionRequest, Failed, decide
from ..engine import Illegal, Luck
from ..engine.kernel import offers
from ..games import at_fault, faults
from ..games.faults import WHOLE
from ..play.daily.result import told_at_the_end
from ..play.perspective import NOBODY
from ..play.players import colours_in_words
from ..play.remote.remote_seats import QuestionId, Unplayed
from ..play.results.deals import deal_of, other_scores
from ..play.sandbox.session import try_out, why_not
from ..play.session import Session
from ..play.story.honours import honours_in_words
from ..play.story.standings import decisive_moment, ranking_in_words
from ..play.text import FALLBACK, SPOKEN, Words, sentence, title
from ..store import wall_clock
from ..store.crash_reports import bot_failure_and_file, disable_part
from ..store.results import others_of_deal, remember
from ..store.settings import load_settings
from .choices import Namer
from .coach import PlainCoach
from .commands import Commands, HandWanted, QuestionChanged, SandboxWanted
from .console import Console, Quit
from .forms import OfferForm
from .handover import Handover
from .lists import Lists
from .narrator import Narrator
from .pages import charts, points
from .private_seat import tell_stopped


class RealQuestionChanged(Exception):
    """Raised in a sandbox when the question at the real table no longer stands."""


class PlainTable:
    """One table at one keyboard, from the first decision to the end.

    *goodbye* is the key of the last sentence, *moments* which moments are printed with a title.
    ``ended`` is true when the input has ended or was interrupted, ``again`` when the people want
    another game.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        *,
        picture: bool = False,
        goodbye: str = "plain-left",
        moments: str = "all",
    ) -> None:
        self.session, self.table, self.perspective = session, session.table, session.perspective
        self.words, self.console = session.words, console
        self.words.forms = (SPOKEN,)
        session.remarks = load_settings()[0].remarks
        self.goodbye, self.ended = goodbye, False
        self.question: QuestionId | None = None  # the open question
        self.heading = ""  # of the last question: whose turn it was
        self.back = False  # whether a form that is the only choice has been left
        self.narrator = Narrator(session, console, picture=picture, moments=moments)
        self.handover = Handover(session, console)
        self.lists = Lists(console, self.words)
        self.coach = PlainCoach(session, console)
        self.commands = Commands(session, console, self.narrator, self.lists, self.handover)
        self.form = OfferForm(
            console, self.words, self.commands.run_in_form, self.narrator.shot, self.narrator.sights
        )

    @property
    def again(self) -> bool:
        """Whether the people want another game."""
        return self.commands.again

    @property
    def same(self) -> bool:
        """Whether it is to be from the same start."""
        return self.commands.same

    @property
    def picture(self) -> bool:
        """Whether maps are drawn."""
        return self.narrator.picture

    def run(self) -> int:
        """Play until the game is over or the players leave; everything is saved then. Returns the
        exit code, 1 after an error in a game from outside.
        """
        say, table = self.words.say, self.table
        self.narrator.notice(self.session.notice or self.session.storage.note)
        if no := faults.fault(table.game.id, "plain"):
            self.narrator.notice(sentence(no))
        self.console.print(say("plain-welcome", game=title(table.game)))
        if table.remote is not None or any(seat.colour >= 0 for seat in table.seats):
            self.console.print(say("plain-colours", names=colours_in_words(table)))
        while True:
            try:
                self.play_on()
                return 0
            except Exception as no:
                blame = at_fault(no, table.game.id, "plain")
                if blame is None:
                    raise
                with suppress(Quit):
                    self.narrator.notice(sentence(disable_part(*blame, no)))
                if blame[1] == WHOLE:
                    self.handover.stop()
                    return 1

    def play_on(self) -> None:
        """Play decision after decision to the end."""
        say, table = self.words.say, self.table
        try:
            while not table.over:
                self.step()
            self.finish()
        except (Quit, KeyboardInterrupt) as why:
            self.ended = isinstance(why, KeyboardInterrupt) or why.at_end
            self.handover.stop()
            storage = self.session.storage
            left = say(self.goodbye if storage.path is not None else "palette-unsaved")
            with suppress(Quit):
                self.console.print()
                self.console.print(storage.lost or storage.problem or left)
        finally:
            self.coach.close()
            if self.console.on_idle == self.coach.poll:
                self.console.on_idle = None

    def step(self) -> None:
        """Play one decision: of a computer player, or of the person who must act."""
        table = self.table
        bot = next((seat for seat in table.deciding() if table.seats[seat].is_bot), -1)
        if bot >= 0:
            self.handover.watch.run(NOBODY)
            if self.commands.bots_only and not table.people():
                self.watch_bots()
                if table.over or not table.seats[bot].is_bot or bot not in table.deciding():
                    return
            self.play(bot, self.decision(bot))
            return
        seat = self.perspective.next()
        if not self.perspective.must_cover():
            if seat != self.perspective.viewer:
                self.narrator.hand_on(self.perspective.viewer, seat)
            self.perspective.set_viewer(seat)
        elif table.offers_face_down(seat):
            self.lay_down()
        else:
            self.handover.cover(seat)
            self.heading = ""
            self.perspective.set_viewer(seat)
            self.narrator.change_viewer(seat)
        self.narrator.news()
        try:
            self.ask(seat)
        except HandWanted:
            if self.handover.authenticate(seat):
                self.perspective.set_viewer(seat)
                self.narrator.forget_own()
                self.heading = ""

    def lay_down(self) -> None:
        """Turn all hands face down, and scroll away the one that was read."""
        if self.perspective.viewer != NOBODY:
            self.handover.scroll_away()
            self.handover.tell_times()
            self.narrator.change_viewer(NOBODY)
            self.heading = ""
        self.perspective.lay_down()

    def decision(self, bot: int) -> Any:
        """Return the action of a computer player."""
        table, (kept, fresh) = self.table, luck_at(self.table, bot)
        view = table.game.view(table.state, bot)
        luck = luck_of(table.game, view, bot, kept, fresh)
        level = table.seats[bot].player
        answer = decide(DecisionRequest(0, table.game.id, view, bot, level, luck), lambda: False)
        if isinstance(answer, Failed):
            self.narrator.notice(bot_failure_and_file(self.words, table, bot, level, answer))
            answer = answer.action
        return accepted(table.game, table.state, bot, answer, Luck(fresh))

    def watch_bots(self) -> None:
        """Stop once a turn while only computer players play: a person may take a seat again."""
        if not self.narrator.new_turn():
            return
        self.narrator.news()
        while answer := self.console.ask(self.words.say("plain-alone")):
            try:
                self.commands.run_among_bots(answer)
            except QuestionChanged:
                self.narrator.printed.pop("turn", None)  # the person who sat down needs the board
                return

    def ask(self, seat: int) -> None:
        """Print what *seat* may do, and play the answer."""
        table, say = self.table, self.words.say
        self.handover.watch.run(seat)
        number, turn = table.game.current_turn(table.state)
        if self.narrator.new_turn():
            self.narrator.draw_table()
        self.narrator.own()
        tell_stopped(self.session, self.console)
        self.coach.poll()
        if self.coach.coach is not None and self.console.on_idle is None:
            self.console.on_idle = self.coach.poll
        self.commands.chat.poll()
        self.question = self.session.open_question(seat)
        key, name = "plain-turn" if number else "plain-setting-up", self.words.name(seat)
        facts = {"round": number, "turn": self.words.name(turn), "own": int(seat == turn)}
        heading = say(key, name=name, **facts)
        if number and seat == turn and heading != self.heading:
            self.narrator.began = self.console.printed
        question = self.session.prompt(seat)
        self.commands.question = f"{heading} {question}".strip()
        if heading != self.heading or (table.log and table.log[-1][0] != seat):
            self.console.print()
            question = self.commands.question
        self.console.print(question or heading)
        self.heading = heading
        if table.settings.timed:
            self.console.print(
                say(
                    "plain-clock-shows",
                    time=self.handover.duration(self.handover.watch.total(seat)),
                )
            )
        if self.perspective.viewer == NOBODY:
            hand = not table.chooses_in_public(seat)
            self.lists.begin(table.offers_face_down(seat), self.namer(), hand=hand)
        else:
            self.lists.begin(offers(table.game, table.state, seat), self.namer())
        done, self.back = len(table.log), False
        try:
            while self.stands(seat, done):
                try:
                    self.choose(seat)
                except SandboxWanted:
                    self.try_out(seat)
        except QuestionChanged:
            self.heading = ""  # another decision must be made

    def stands(self, seat: int, done: int) -> bool:
        """Return whether the question put to *seat* after *done* actions is still open."""
        return len(self.table.log) == done

    def namer(self) -> Namer:
        """Return the names of actions and places for the person at the keyboard."""
        view, narration, words = self.session.view(), self.narrator.narration, self.words
        viewer = self.perspective.viewer
        english = Words(words.game, words.names, FALLBACK)
        return Namer(
            words,
            view,
            lambda place: narration.code(view, place, words),
            lambda place: narration.area(view, place, words),
            lambda place: narration.code(view, place, english),
            lambda place: narration.spot(view, place, words),
            lambda place, actions: narration.grouped(view, place, actions, words),
            lambda action: narration.worth(view, action, words),
            lambda action: narration.effect(view, viewer, action, words),
        )

    def choose(self, seat: int) -> None:
        """Print the innermost list, and follow the chosen line. A form that is the only choice is
        asked for at once.
        """
        only = self.lists.only
        if only is not None and only.offer is not None and not self.back:
            self.back = True  # to the prompt, where every command is taken
            if (action := self.form.fill(only.offer, asked=True)) is not None:
                self.play(seat, action)
            return
        self.lists.print()
        line = self.commands.line()
        if line is None:
            self.lists.go_back()
        elif line.hand:
            raise HandWanted
        elif line.inside:
            self.lists.go_into(line)
        else:
            action = line.action if line.offer is None else self.form.fill(line.offer)
            if action is not None:
                self.play(seat, action)

    def play(self, seat: int, action: Any) -> None:
        """Play an action and save it; print the reason if it is refused."""
        self.handover.watch.count()
        try:
            self.session.play(seat, action, question=self.question)
        except Illegal as no:
            self.console.print(f"* {self.words.of(self.session.view(), no)}")
            return
        except Unplayed as no:
            self.console.print(f"* {no}")
            return
        self.narrator.keep_moments()
        self.narrator.notice(self.session.notice)
        if self.session.storage.lost:
            raise Quit
        if self.perspective.reader == seat:
            self.narrator.news()

    def try_out(self, seat: int) -> None:
        """Let *seat* play on in a sandbox until it goes back. At several terminals the news of the
        real table are printed meanwhile. Raises QuestionChanged when its question no longer stands.
        """
        say, console, idle = self.words.say, self.console, self.console.on_idle
        no = why_not(self.table, seat)
        if no or self.perspective.viewer != seat:
            console.print(say(no or "plain-try-hand"))
            return

        def meanwhile() -> None:
            assert idle is not None
            try:
                with console.marked(""):
                    idle()
            except QuestionChanged:
                raise RealQuestionChanged from None

        tried = try_out(self.session, seat, partial(secrets.randbits, 63), marked=False)
        console.print(say("plain-try-begun"))
        console.on_idle = meanwhile if idle is not None else None
        try:
            with console.marked(say("plain-try-mark")):
                PlainTable(tried, console, picture=self.picture, moments="none").play_sandbox()
            console.print(say("plain-try-ended"))
            console.print(self.commands.question)
        except RealQuestionChanged:
            console.print(say("plain-try-changed"))
            raise QuestionChanged from None
        finally:
            console.on_idle = idle

    def play_sandbox(self) -> None:
        """Play on until the person goes back, or to the end. Raises Quit at the end of the
        input.
        """
        try:
            while not self.table.over:
                self.step()
            self.console.print(self.words.say("ask-over"))
            points(self.commands.page)
        except Quit as why:
            if why.at_end:
                raise
        finally:
            self.handover.stop()

    def finish(self) -> None:
        """Reveal everything, print the points, and let the people read on."""
        self.handover.stop()
        remember(self.table, self.session.storage.path)
        self.perspective.set_viewer(NOBODY)
        self.narrator.news()
        self.console.print()
        self.narrator.draw_table()
        self.console.print(self.words.say("ask-over"))
        points(self.commands.page)
        for place in ranking_in_words(self.table, self.words):
            self.console.print(place, 2)
        if moment := decisive_moment(self.table, self.words):
            self.console.print(moment)
        for honour in honours_in_words(self.table, self.words):
            self.console.print(honour)
        for line in told_at_the_end(self.table, self.words, wall_clock.day_in_utc()):
            self.console.print(line)
        for line in other_scores(self.words, others_of_deal(self.table), deal_of(self.table)):
            self.console.print(line)
        charts(self.commands.page)
        if self.table.people():
            self.commands.after_game()
