"""Looking on at a game that another session plays: read-only, always up to date, and without
secrets.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from ...engine import Complaint
from ...play.remote.asked import asked_of
from ...play.remote.chat import LONGEST, chat_sentence
from ...play.replay import EVERYBODY
from ...play.table import Table
from ...play.text import sentence as in_words
from ...store.atomic_files import SaveError, describe_error
from ...store.chat import ChatLog
from ...store.presence import AIM as AIMED
from ...store.presence import Presence, SharedNumbers, main_save, present
from ...store.save_file import ReadOnlySaveFile
from ...store.session_lock import holder_of
from ..dialogs.prompt import Prompt
from ..forms.watched import Shared, current_aim, watched_form
from ..keys.key_tables import AIM, LOOKING_ON
from ..table.remote.shared_aim import INTERVAL
from ..widgets.layout import is_small
from ..widgets.line_widgets import wrapped
from .replay_screen import ReplayScreen

EVERY = 0.05  # seconds between two checks of the save; each reads its timestamp
MOST, SAID = 12, 4  # actions shown one after the other, and lines of talk beside them
SECOND = 1.0  # between two checks who plays it


class SpectatorScreen(ReplayScreen):
    """A replay that grows while others play; at its end it follows, and shows what moves.

    At a table of several terminals a person with a *name* is seen by the players, and may talk.
    """

    hints: ClassVar[tuple[str, ...]] = LOOKING_ON

    def __init__(self, onlooker: ReadOnlySaveFile, table: Table, name: str = "") -> None:
        super().__init__(table, EVERYBODY, at=len(table.log))
        self.onlooker = onlooker
        self.alone = False  # no session plays any more
        self.catching_up = False  # whether films show what has happened since
        self.speaker = name if table.remote is not None else ""
        self.presence = Presence(onlooker.path, name=self.speaker) if self.speaker else None
        self.talk = ChatLog(onlooker.path) if table.remote is not None else None
        aimed = table.remote is not None and AIM.id in self.ui.forms
        self.aims = SharedNumbers(onlooker.path, "", AIMED) if aimed else None
        self.aimed: Shared = ()  # the aim of a player that is shown

    def on_mount(self) -> None:
        self.set_interval(EVERY, self.follow)
        self.set_interval(SECOND, self.look_again)
        if self.aims is not None:
            self.set_interval(INTERVAL, self.see_aim)

    def see_aim(self) -> None:
        """Show what a player aims at now, at the end of the game so far."""
        replay, shown = self.replay, self.aimed
        if self.aims is None or self.film.running or self.app.screen is not self:
            return
        now = replay.n == replay.end and not is_small(self.size)
        found = current_aim(replay.table, self.aims.seen()) if now else ()
        if found == shown:
            return
        if (form := watched_form(replay.table, self.words, found)) is not None:
            self.middle.board.aim(form)
            self.aimed = found
            self.draw_where()
        else:
            self.draw()

    def draw(self) -> None:
        self.aimed = ()  # it is drawn again a moment later
        super().draw()

    def on_unmount(self) -> None:
        if self.presence is not None:
            self.presence.close()

    def look_again(self) -> None:
        """Check whether the game has moved on, and whether a session plays it."""
        if self.presence is not None:
            self.presence.heartbeat()
        if self.follow():
            self.see_who_plays()

    def follow(self) -> bool:
        """Read what has happened since. Return False if the save cannot be read."""
        try:
            loaded = self.onlooker.poll()
        except SaveError as error:
            self.tell(str(error))
            return False
        if loaded is not None:
            self.take_in(loaded.table)
        if (
            self.talk is not None
            and self.app.preferences.settings.talk
            and (new := self.talk.poll())
        ):
            self.moved(True)
            self.tell(chat_sentence(self.words, new[-1]))
        return True

    def take_in(self, table: Table) -> None:
        """Show the game as it is now: at its end with a film of what has happened since."""
        replay, before = self.replay, self.replay.n
        at_end = before == replay.end or self.catching_up
        replay.follow(table)
        if at_end and 0 < replay.end - before <= MOST and self.app.screen is self:
            replay.go(before)
            self.catch_up()
        else:
            self.catching_up = False
            if at_end:
                replay.go(replay.end)
            self.moved(True)

    def catch_up(self) -> None:
        """Show the next action that moves something; go to the end if there is none."""
        self.film.stop()
        self.catching_up = True
        while self.replay.n < self.replay.end:
            if self.roll():
                return
            self.replay.step()
        self.catching_up = False
        self.moved(True)

    def forward(self) -> None:
        super().forward()
        if self.catching_up:
            self.catch_up()

    def action_step(self, by: int) -> None:
        """Go *by* actions forward or back, and no longer with the others."""
        self.catching_up = False
        super().action_step(by)

    # -- talk --------------------------------------------------------------------------------------

    def action_talk(self) -> None:
        """Ask for a line, and say it to all at the table."""

        def said(text: str | None) -> None:
            assert self.talk is not None
            if self.quiet:
                self.tell(self.words.say("looking-quiet"))
                return
            try:
                if text and self.talk.say(self.speaker, text, after=len(self.replay.table.log)):
                    self.follow()
            except Complaint as error:
                self.tell(in_words(error))
            except OSError as error:
                self.tell(self.words.say("chat-failed", why=describe_error(error)))

        if self.quiet:
            self.tell(self.words.say("looking-quiet"))
        elif self.speaker and self.talk is not None:
            self.app.push_screen(Prompt(self.words.say("chat-ask"), most=LONGEST), said)
        else:
            self.tell(self.words.say("looking-no-talk"))

    @property
    def quiet(self) -> bool:
        """True if the players want no talk of onlookers."""
        return bool(self.speaker) and self.replay.table.settings.quiet_spectators

    def story(self, view: Any, width: int) -> list[Text]:
        """Return what the last actions did, and what was said last."""
        rows = super().story(view, width)
        if self.talk is None or not self.app.preferences.settings.talk:
            return rows
        for line in self.talk.lines[-SAID:]:
            rows += wrapped(Text(chat_sentence(self.words, line), "italic"), width, 2)
        return rows

    def see_who_plays(self) -> None:
        """Show a sentence if no session plays any more."""
        path = main_save(self.onlooker.path)
        alone = holder_of(path) is None and not any(one.seats for one in present(path))
        if alone != self.alone:
            self.alone = alone
            self.tell(self.words.say("looking-alone") if alone else "")

    def tell(self, sentence: str) -> None:
        """Show a sentence, unless it is shown already."""
        if self.message != sentence:
            super().tell(sentence)

    def where(self) -> str:
        """Return a note that this is no seat, and what the table waits for, or the moment."""
        replay, moment = self.replay, super().where()
        table = replay.table
        if table.remote is not None and not table.remote.free and replay.n == replay.end:
            moment = asked_of(table, self.words, table.deciding()) or moment
            if self.aimed:
                moment = self.words.say("ui-aims", names=self.words.name(self.aimed[0]))
        return f"{self.words.say('looking-on')} · {moment}"

    def action_viewer(self) -> None:
        """Refuse to change the viewer while the game goes on."""
        if self.replay.table.over:
            super().action_viewer()
        else:
            self.tell(self.words.say("looking-no-eyes"))

    def action_play_on(self) -> None:
        """Refuse to play on while the game goes on."""
        self.tell(self.words.say("looking-no-eyes"))

    def action_what_if(self) -> None:
        """Refuse to try things out while the game goes on."""
        self.tell(self.words.say("looking-no-eyes"))
