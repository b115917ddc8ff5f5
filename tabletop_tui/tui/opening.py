"""The doors of the app: into saves that are open elsewhere, broken or only looked at, and out of
one taken over.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from ..play import Table
from ..play.rematch import rematch
from ..play.replay import first_eyes
from ..play.session import Session
from ..store.disk import SaveError, trouble
from ..store.keeper import Keeper, Onlooker
from ..store.load import load
from ..store.lock import Held, Lock
from ..store.shelf import fresh
from .dialogs.ask import Ask, answer
from .table.screen import GameScreen

if TYPE_CHECKING:
    from .app import TabletopApp

# seconds after which a table stands on the screen: what its first save needs is made meanwhile,
# while the players look at it, and neither the table nor the save waits
SEEN = 0.2


class Opening:
    """Opens games and replays on the screens of *app*, and lets them go."""

    def __init__(self, app: TabletopApp) -> None:
        self.app = app

    def play(self, keeper: Keeper) -> None:
        """Open a game at the keyboard."""
        self.app.keeper = keeper
        self.app.push_screen(GameScreen(Session(keeper.table, keeper, at_once=not keeper.due)))
        self.app.set_timer(SEEN, Thread(target=keeper.pen.get_ready, daemon=True).start)

    def start(self, table: Table) -> None:
        """Save a new game and open it. Raises ValueError with one sentence."""
        try:
            keeper = Keeper.create(table, fresh(table.game.id))
        except OSError as no:
            raise ValueError(self.app.words.say("broken-new", why=trouble(no))) from None
        self.app.pop_screen()
        self.play(keeper)

    def play_again(self, table: Table) -> None:
        """The same people play again, and the next one begins."""
        fresh_table = rematch(table, secrets.randbits(63))
        try:
            keeper = Keeper.create(fresh_table, fresh(table.game.id))
        except OSError as no:
            self.ask_broken(no)
            return
        self.close_game()
        self.app.go_home()
        self.play(keeper)

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with a saved game; examples are copied first."""
        try:
            keeper = Keeper.resume(path, take_over=take_over)
        except Held as held:
            if held.mine:  # left a moment ago, and the note is still there
                self.resume(path, take_over=True)
            else:
                self.ask_held(path, str(held))
        except (SaveError, OSError) as no:
            self.ask_broken(no)
        else:
            self.play(keeper)

    def ask_held(self, path: Path, sentence: str) -> None:
        """Another session has the save open: look on, take it over, or go back."""
        words = self.app.words
        answers = [answer(words, what, f"held-{what}") for what in ("back", "look", "take")]

        def chosen(pick: str | None) -> None:
            if pick == "take":
                self.resume(path, take_over=True)
            elif pick == "look":
                self.look_on(path)

        self.app.push_screen(Ask(sentence, answers), chosen)

    def ask_broken(self, no: SaveError | OSError) -> None:
        """A save that cannot be played: what is wrong with it, and the way to its backup if it has
        one.
        """
        say = self.app.words.say
        answers = [answer(self.app.words, "back", "held-back")]
        backup = no.backup if isinstance(no, SaveError) else None
        if backup is not None:
            answers.insert(0, answer(self.app.words, "backup", "broken-backup"))
        sentence = str(no) if isinstance(no, SaveError) else say("broken-disk", why=trouble(no))

        def chosen(pick: str | None) -> None:
            if pick == "backup" and backup is not None:
                self.resume(backup)

        self.app.push_screen(Ask(sentence, answers), chosen)

    def look_on(self, path: Path) -> None:
        """Look on at a game that another session plays."""
        onlooker = Onlooker(path)
        try:
            loaded = onlooker.look()
        except SaveError as no:
            self.ask_broken(no)
            return
        assert loaded is not None
        from .replay.looking_on import LookingOn  # a game at the keyboard needs none of it

        self.app.push_screen(LookingOn(onlooker, loaded.table))

    def check_save(self) -> None:
        """Close the game when another session has taken it over, save what could not be saved and
        what was opened a moment ago; called once a second.
        """
        keeper = self.app.keeper
        if keeper is None:
            return
        if not keeper.taken():
            if keeper.problem or keeper.due:
                self.tell_game(keeper.save())
            return
        sentence, path = keeper.lost, keeper.path
        self.close_game()
        self.app.go_home()
        words = self.app.words
        answers = [answer(words, "back", "lost-home"), answer(words, "look", "held-look")]

        def chosen(pick: str | None) -> None:
            if pick == "look":
                self.look_on(path)

        self.app.push_screen(Ask(words.say("lost-told", why=sentence), answers), chosen)

    def tell_game(self, sentence: str) -> None:
        """Show a sentence at the table, if there is one."""
        for screen in self.app.screen_stack if sentence else ():
            if isinstance(screen, GameScreen):
                screen.view.message = sentence
                screen.view.draw()

    def close_game(self) -> None:
        """Let the open game go, if there is one."""
        for screen in self.app.screen_stack:
            if isinstance(screen, GameScreen):
                screen.session.close()

    def walk_through(self, path: Path) -> None:
        """Replay a saved game; while another session plays it, look on."""
        try:
            loaded = load(path)
        except SaveError as no:
            self.ask_broken(no)
            return
        if Lock(path).held_elsewhere() is not None:
            self.look_on(path)
            return
        from .replay.screen import ReplayScreen  # as above

        self.app.push_screen(
            ReplayScreen(loaded.table, first_eyes(loaded.table), message=loaded.note)
        )

    def play_on(self, table: Table) -> str:
        """Save a game that branches off another one, and open it; gives a sentence when it cannot
        be saved, else "".
        """
        try:
            keeper = Keeper.create(table, fresh(table.game.id))
        except OSError as no:
            return self.app.words.say("broken-new", why=trouble(no))
        self.close_game()
        self.app.go_home()
        self.play(keeper)
        return ""
