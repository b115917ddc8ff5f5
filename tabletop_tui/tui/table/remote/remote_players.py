"""Applies changes from other terminals without discarding a key or an open form here."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from ....engine import Event, Illegal
from ....play.perspective import NOBODY
from ....play.players import changed_seats
from ....play.remote.attendance import Attendance, Whereabouts
from ....play.remote.remote_seats import News, Unplayed
from ....play.remote.turn_limit import LimitWarnings, expired, give_time
from ....play.remote.undone import last_undo
from ....store.house.hall import Arrivals
from ....store.save_folder import folder
from ...dialogs.ask import Ask, answer
from ...keys.type_ahead import READING_TIME
from ..table_screen import TableScreen
from .vote_questions import VoteQuestions

MAX_FILMED = 12  # actions behind which none of them is shown as a film
SECOND = 1.0
SIGNS = (
    {Whereabouts.HERE: "●", Whereabouts.IDLE: "◌", Whereabouts.AWAY: "○"},
    {Whereabouts.HERE: "*", Whereabouts.IDLE: "~", Whereabouts.AWAY: "-"},
)
"""The signs before a name, in Unicode and in ASCII."""


class RemotePlayers:
    """Takes in news on every tick of *table*, and says whom it waits for. ``film`` is True while
    the film on the board shows what others did.
    """

    def __init__(self, table: TableScreen) -> None:
        self.table, self.session = table, table.session
        self.film = self.offered = False
        self.due = time.monotonic() + SECOND  # when to check who is here
        self.said = ""  # whom the table waited for a second ago
        self.attendance = Attendance(table.session)
        self.limit_warnings = LimitWarnings(table.session)
        self.attendance.refresh()
        self.there = set[int]()  # who was here a second ago
        self.seats = list(table.session.table.seats)
        self.known = len(table.session.table.log)
        self.arrivals = Arrivals()
        self.vote_questions = VoteQuestions(table, table.session, table.tell, self.take_in)

    def tick(self) -> None:
        """Take in news; once a second, check who is here and who thinks."""
        if not self.session.remote:
            return
        table = self.table
        if not (table.film.running and not self.film):
            news = self.session.news()
            if news:
                self.take_in(news)
            self.think()
            self.vote_questions.poll()
            self.known = len(self.session.table.log)
        if time.monotonic() >= self.due:
            self.due = time.monotonic() + SECOND
            self.every_second()

    def every_second(self) -> None:
        """Check who is here, and let a computer player think if no other terminal does."""
        table = self.table
        thinks = self.session.runs_bots()
        if table.table.over:
            self.offer_next()
        if table.view.look is None or table.table.over:
            return
        if came := self.in_the_hall():
            table.tell(self.session.words.say("hall-waiting", names=", ".join(came)))
        if thinks and not table.film.running:
            table.wake_players()
            self.limit_turns()
        if near := self.limit_warnings.new():
            table.tell(near)
        changed, before, self.said = self.attendance.refresh(), self.said, self.waiting()
        if gone := self.gone():
            table.tell(self.session.words.say("remote-gone-away", names=", ".join(gone)))
        waits = table.choice.seat < 0 or table.choice.meanwhile
        if changed or (waits and self.said != before):
            table.view.draw_side()

    @property
    def limited(self) -> bool:
        """Whether the table has a turn limit."""
        remote = self.session.table.remote
        return remote is not None and remote.limit is not None

    def commands(self) -> Mapping[str, Callable[[], None]]:
        """Return what the game menu has for a vote that waits, and where turns have a limit."""
        votes = self.vote_questions
        return {
            **({"motion": votes.ask_again} if votes.waits else {}),
            **({"time": self.give_time} if self.limited else {}),
        }

    def limit_turns(self) -> None:
        """Let a computer player act for those whose time is up, where the table has a limit."""
        if not expired(self.session.table):
            return
        from ....store.absent_player import answer_expired  # loads what computer players think with

        for news, sentence in answer_expired(self.session):
            self.take_in([news])
            self.table.tell(sentence)

    def give_time(self) -> None:
        """Give everybody whom the table waits for the whole time once more."""
        try:
            give_time(self.session)
        except Unplayed as error:
            self.table.tell(str(error))
        else:
            self.table.tell(self.session.words.say("limit-given"))

    def gone(self) -> list[str]:
        """Return who was here at the last call and is not any more: they left, or a line broke."""
        people, before = self.session.table.people(), self.there
        away = {seat for seat in people if self.attendance.of(seat) is Whereabouts.AWAY}
        self.there = {*people} - away
        mine = self.session.perspective.mine
        return [self.session.words.name(n) for n in sorted(before & away) if not mine(n)]

    def in_the_hall(self) -> list[str]:
        """Return who has come to the hall since the last call, if the table is in the house."""
        path = self.session.storage.path
        return self.arrivals.new() if path is not None and path.parent == folder() else []

    def offer_next(self) -> None:
        """Ask once whether to join the next game, which another terminal has begun."""
        remote, words, app = self.session.table.remote, self.session.words, self.table.app
        if self.offered or remote is None or not remote.following or self.session.closed:
            return
        self.offered = True

        def chosen(pick: str | None) -> None:
            if pick == "yes":
                app.launcher.play_again(self.session.table)

        answers = [answer(words, pick, f"rematch-{pick}") for pick in ("yes", "no")]
        app.push_screen(
            Ask(words.say("rematch-begun"), answers, ignore_keys_for=READING_TIME), chosen
        )

    def think(self) -> None:
        """Play what a computer player has decided here, even while a form or a page is open: the
        other terminals wait for it.
        """
        table = self.table
        decided = table.players.decided()
        if decided is None:
            return
        trouble = table.players.trouble(decided[0])
        try:
            events = self.session.play(*decided)
        except (Unplayed, Illegal):  # another session was quicker
            return
        self.take_in([*self.session.news(), News(*decided, events)])
        if trouble:
            table.tell(trouble)

    def take_in(self, news: Sequence[News]) -> None:
        """Take in what others did. A question that is still open stays, with all that is picked and
        filled in for it; the rest is redrawn.
        """
        table, choice = self.table, self.table.choice
        taken_back, table.view.watched = self.taken_back(news), None
        self.attendance.refresh()
        if table.view.look is None:
            return
        table.view.message = " ".join([*taken_back, *self.reseated()])
        events = [event for one in news for event in one.events] if len(news) <= MAX_FILMED else []
        if choice.is_still_open() and not table.table.over:
            table.renew()
            table.wake_players()
            if choice.form is None and not choice.picked:
                self.show(events, table.renew)
            return
        asked = NOBODY if choice.meanwhile else choice.seat
        choice.end()
        table.view.draw_side()
        self.show(events, lambda: self.go_on(asked))

    def taken_back(self, news: Sequence[News]) -> list[str]:
        """Return a sentence if actions were undone, as the story no longer tells of them."""
        before, self.known = self.known, len(self.session.table.log)
        if all(one.seat >= 0 for one in news):
            return []
        self.table.view.side.story.forget_undone()
        gone = self.known - sum(one.seat >= 0 for one in news) < before
        return [last_undo(self.session.table, self.session.words)] if gone else []

    def reseated(self) -> list[str]:
        """Return a sentence for every seat that has another player than before."""
        before, self.seats = self.seats, list(self.session.table.seats)
        return [*changed_seats(self.session.words, before, self.seats)]

    def show(self, events: list[Event], then: Callable[[], None]) -> None:
        """Show what moves, then go on. More news may come before the film ends."""
        table = self.table
        if self.film and table.film.running:
            table.film.stop()
        self.film = True
        table.animate_events(events, then)

    def go_on(self, before: int) -> None:
        """Open what may be done now. *before* is the seat that was asked until now: without one,
        keys pressed a moment ago are ignored, as they were not meant for the question.
        """
        table = self.table
        self.film = False
        table.turn()
        if before < 0 <= table.choice.seat and table.app.fps:
            table.ignore_keys_until = time.monotonic() + READING_TIME

    def unplayed(self, seat: int, sentence: str) -> None:
        """Draw the table as it is now after an action could not be played, and show *sentence*,
        unless a computer player was too late.
        """
        table = self.table
        if (news := self.session.news()) and any(one.seat < 0 for one in news):
            table.view.side.story.forget_undone()
        message = "" if table.table.seats[seat].is_bot else sentence
        if message and table.choice.is_still_open():
            table.view.message = message  # the disk refused: what was filled in is still there
            table.renew()
            return
        table.choice.close()
        table.view.message = message
        table.turn()

    def here(self) -> list[Text]:
        """Return the people of the table with a sign each: here, idle or away, then those who look
        on. Empty at one keyboard.
        """
        look = self.table.view.look
        if not self.session.remote or look is None:
            return []
        people, signs = list[Text](), SIGNS[self.table.app.ink.glyphs != "unicode"]
        for seat, one in enumerate(self.session.table.seats):
            if not one.is_bot:
                where = self.attendance.of(seat)
                mine = self.session.perspective.mine(seat)
                sign = signs[Whereabouts.HERE if mine else where]
                person = Text().append(
                    f"{sign} ", "" if mine or where is Whereabouts.HERE else "dim"
                )
                people.append(person.append_text(look.who(seat)))
        if onlookers := self.attendance.onlookers:
            names = ", ".join(onlookers)
            people.append(Text(self.session.words.say("remote-onlookers", names=names), "dim"))
        return people

    def waiting(self) -> str:
        """Return what the table waits for, and whether those people are here."""
        if self.table.view.watched is not None:
            names = [self.session.words.name(seat) for seat in self.session.table.deciding()]
            return self.session.words.say("ui-aims", names=", ".join(names))
        return self.attendance.waiting()
