"""Opens and closes games: new and saved ones, and those that another session plays."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Thread

from ..play import Table, Words
from ..play.permissions import is_allowed, permissions
from ..play.perspective import OwnSeat
from ..play.rematch import next_table
from ..play.remote.remote_seats import PATIENCE, SeatTaken, Unplayed
from ..play.remote.seating import (
    Arrival,
    all_free,
    confirm_pins,
    free_seats,
    seat_label,
    seats_for,
    seats_to_choose,
)
from ..play.replay import Replay, first_viewer
from ..play.sandbox.session import try_out, what_if, why_no_what_if, why_not
from ..play.seat_dialogues import Reply, SeatQuestion, run_with_callbacks
from ..play.session import Session
from ..play.text import sentence as in_words
from ..store.atomic_files import SaveError, describe_error
from ..store.load import load
from ..store.presence import in_play
from ..store.rematch import next_game
from ..store.save_file import ReadOnlySaveFile, SaveFile
from ..store.save_folder import command_name, unused_path
from ..store.session_lock import Held, HeldRemotely
from ..store.shared_save_file import SharedSaveFile
from .app_screen import BaseApp
from .dialogs.ask import Ask, answer
from .dialogs.prompt import Prompt
from .table.game_screen import GameScreen
from .table.pins import ask_question

# seconds after which a table is on the screen: what its first save needs is prepared then, while
# the players look at it
SEEN = 0.2


class TableLauncher:
    """Opens games and replays on the screens of *app*, and closes games."""

    def __init__(self, app: BaseApp) -> None:
        self.app = app

    def play(self, save_file: SaveFile | SharedSaveFile) -> None:
        """Open a game at the keyboard."""
        self.app.save_file = save_file
        self.app.push_screen(
            GameScreen(Session(save_file.table, save_file, at_once=not save_file.due))
        )
        self.app.set_timer(SEEN, Thread(target=save_file.writer.warm_up, daemon=True).start)

    def join_table(self, who: Arrival) -> None:
        """Sit down at a table of several terminals as these people, or look on without names."""
        if not who.names:
            self.spectate(who.path)
            return
        try:
            shared = SharedSaveFile.open(who.path, take_over=who.take_over)
            self.sit(shared, who.names, who.known, who.seat)
        except Held as held:
            self.ask_held(who.path, str(held), names=who.names)
        except (SaveError, OSError) as error:
            self.ask_broken(error)
        except Unplayed as error:
            self.app.tell_home(str(error))

    def sit(
        self, shared: SharedSaveFile, names: Sequence[str], known: bool, seat: int = -1
    ) -> None:
        """Sit down as these people, after those who have a PIN have typed it, unless they are
        *known*. A person without a seat is asked which of the open ones to take, unless it is
        *seat*.
        """
        app, table = self.app, shared.table
        words = Words(table.game, [seat.name for seat in table.seats])

        def refuse(sentence: str) -> None:
            shared.close()
            ways = [answer(app.words, way, f"held-{way}") for way in ("back", "look")]
            app.push_screen(Ask(sentence, ways), chosen)

        def chosen(pick: str | None) -> None:
            if pick == "look":
                self.spectate(shared.path)

        def answered(proved: bool) -> None:
            if not proved:
                shared.close()
                return
            try:
                shared.sit(seats)
            except ValueError as error:
                refuse(in_words(error))
            except SeatTaken:  # there may be another one
                self.sit(shared, names, known)
            except Unplayed as error:
                refuse(str(error))
            else:
                app.save_file = shared
                if app.hall is not None and app.hall.at_home:  # they are known from now on
                    app.hall = replace(app.hall, names=tuple(names))
                perspective = OwnSeat(table, *seats)
                screen = GameScreen(Session(table, shared, perspective=perspective))
                if free_seats(table) and app.ways_out[0] == "home":
                    screen.view.message = app.words.say(
                        "remote-opened", name=command_name(shared.path)
                    )
                app.push_screen(screen)

        def show(question: SeatQuestion, reply: Callable[[Reply], None]) -> None:
            ask_question(app, words, question, reply)

        def picked(pick: str | None) -> None:
            if pick and pick != "look":
                self.sit(shared, names, known, int(pick))
                return
            shared.close()
            if pick:
                self.spectate(shared.path)

        try:
            opened = seats_to_choose(table, names)
            seats = seats_for(table, names, seat)
        except ValueError as error:
            refuse(in_words(error))
            return
        if opened and seat not in opened:
            rows = enumerate(opened, 1)
            ways = [(str(n), str(at), seat_label(words, table, n)) for at, n in rows]
            ways.append(answer(app.words, "look", "held-look"))
            app.push_screen(Ask(app.words.say("remote-which", name=names[0]), ways), picked)
        elif known:
            answered(True)
        else:
            run_with_callbacks(confirm_pins(table, seats), show, answered)

    def ask_seat(self, path: Path) -> None:
        """Ask who of the people of a table of several terminals sits here."""
        try:
            table = load(path).table
        except SaveError as error:
            self.ask_broken(error)
            return
        words, opened = self.app.words, table.remote.open_to_all if table.remote else ()
        rows = enumerate(table.people(), 1)
        answers = [(str(n), str(at), seat_label(words, table, n)) for at, n in rows]

        def chosen(pick: str | None) -> None:
            if pick == "look":
                self.spectate(path)
            elif pick and int(pick) in opened:
                prompt = Prompt(words.say("seats-name"))
                self.app.push_screen(prompt, lambda name: named(name, int(pick)))
            elif pick:
                named(table.seats[int(pick)].name)

        def named(name: str | None, seat: int = -1) -> None:
            if name:
                self.join_table(Arrival(path, [name], seat=seat))

        answers.append(answer(words, "look", "held-look"))
        self.app.push_screen(Ask(words.say("remote-who"), answers), chosen)

    def start(
        self,
        table: Table,
        *,
        remote: str = "",
        open_to_all: frozenset[int] = frozenset(),
        note: str = "",
    ) -> None:
        """Save a new game and open it. *remote* is how long players of several terminals may take,
        or ""; then ask who sits at this one. *note* is told first at one keyboard. Raises
        ValueError if it cannot be saved.
        """
        path = unused_path(table.game.id)
        try:
            if remote:
                shared = (all_free(table), PATIENCE[remote], open_to_all)
                SharedSaveFile.create(table, path, *shared).close()
            else:
                save_file = SaveFile.create(table, path)
                save_file.note = note
        except OSError as error:
            raise ValueError(self.app.words.say("broken-new", why=describe_error(error))) from None
        self.app.pop_screen()
        if remote:  # asked by the app, as the form is closed
            self.app.call_next(self.ask_seat, path)
        else:
            self.play(save_file)

    def play_again(self, table: Table, *, same: bool = False) -> None:
        """Begin another game with the same people: a rematch, or from the *same* start."""
        if table.remote is not None:
            self.play_again_remote(same)
            return
        fresh_table = next_table(table, secrets.randbits(63), same=same)
        try:
            save_file = SaveFile.create(fresh_table, unused_path(table.game.id))
        except OSError as error:
            self.ask_broken(error)
            return
        self.close_game()
        self.app.go_home()
        self.play(save_file)

    def play_again_remote(self, same: bool) -> None:
        """Begin another game at the same terminals, whose players meet at the next table."""
        save_file = self.app.save_file
        if not isinstance(save_file, SharedSaveFile) or not save_file.names:
            self.tell_game(self.app.words.say("remote-looks-on"))
            return
        names = [*save_file.names.values()]
        try:
            path = next_game(save_file, same=same)
        except OSError as error:
            self.tell_game(self.app.words.say("broken-new", why=describe_error(error)))
            return
        except Unplayed as error:
            self.tell_game(str(error))
            return
        self.close_game()
        self.app.clear()
        self.app.call_next(self.join_table, Arrival(path, names, known=True))

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with a saved game. Examples are copied first."""
        try:
            save_file = SaveFile.resume(path, take_over=take_over)
        except Held as held:
            if held.is_own:  # this process has just left it, and its session file still exists
                self.resume(path, take_over=True)
            else:
                self.ask_held(held.path, str(held), remote=isinstance(held, HeldRemotely))
        except (SaveError, OSError) as error:
            self.ask_broken(error)
        else:
            self.play(save_file)

    def ask_held(
        self, path: Path, sentence: str, *, remote: bool = False, names: Sequence[str] = ()
    ) -> None:
        """Ask what to do with a save that another session holds: look on, take it over or go back;
        at a table of several terminals (*remote*) also sit down. People who came as *names* sit
        down after taking over.
        """
        words = self.app.words
        ways: tuple[str, ...] = (
            ("sit", "back", "look", "take") if remote else ("back", "look", "take")
        )
        if not permissions().tables:  # a guest may only look on
            ways = ("back", "look")
        answers = [answer(words, what, f"held-{what}") for what in ways]

        def chosen(pick: str | None) -> None:
            if pick == "sit":
                self.ask_seat(path)
            elif pick == "take" and names:
                self.join_table(Arrival(path, names, take_over=True))
            elif pick == "take":
                self.resume(path, take_over=True)
            elif pick == "look":
                self.spectate(path)

        self.app.push_screen(Ask(sentence, answers), chosen)

    def ask_broken(self, error: SaveError | OSError) -> None:
        """Say why a save cannot be played, and offer its backup if it has one."""
        say = self.app.words.say
        answers = [answer(self.app.words, "back", "held-back")]
        backup = error.backup if isinstance(error, SaveError) and permissions().files else None
        if backup is not None:
            answers.insert(0, answer(self.app.words, "backup", "broken-backup"))
        sentence = (
            str(error)
            if isinstance(error, SaveError)
            else say("broken-disk", why=describe_error(error))
        )

        def chosen(pick: str | None) -> None:
            if pick == "backup" and backup is not None:
                self.resume(backup)

        self.app.push_screen(Ask(sentence, answers), chosen)

    def spectate(self, path: Path) -> None:
        """Look on at a game that another session plays."""
        onlooker = ReadOnlySaveFile(path)
        try:
            loaded = onlooker.poll()
        except SaveError as error:
            self.ask_broken(error)
            return
        assert loaded is not None
        from .replay.spectator_screen import (
            SpectatorScreen,  # not loaded for a game at the keyboard
        )

        visit = self.app.hall
        name = ", ".join(visit.names) if visit is not None else ""
        self.app.push_screen(SpectatorScreen(onlooker, loaded.table, name))

    def check_save(self) -> None:
        """Close the game if another session has taken it over; save what could not be saved before,
        and what was opened a moment ago. Called once a second.
        """
        save_file = self.app.save_file
        if save_file is None:
            return
        if not save_file.check_lost():
            if save_file.problem or save_file.due:
                self.tell_game(save_file.save())
            return
        sentence, path = save_file.lost, save_file.path
        words = self.app.words
        self.close_game()
        self.app.clear()
        if not is_allowed("home"):
            self.app.tell_home(words.say("lost-told", why=sentence))
            return
        answers = [answer(words, "back", "lost-home"), answer(words, "look", "held-look")]

        def chosen(pick: str | None) -> None:
            if pick == "look":
                self.spectate(path)

        self.app.push_screen(Ask(words.say("lost-told", why=sentence), answers), chosen)

    def tell_game(self, sentence: str) -> None:
        """Show a sentence at the open table."""
        for screen in self.app.screen_stack if sentence else ():
            if isinstance(screen, GameScreen):
                screen.view.message = sentence
                screen.view.draw()

    def close_game(self) -> None:
        """Close the open game."""
        for screen in self.app.screen_stack:
            if isinstance(screen, GameScreen):
                screen.session.close()

    def open_replay(self, path: Path) -> None:
        """Replay a saved game, or look on while others play it."""
        try:
            loaded = load(path)
        except SaveError as error:
            self.ask_broken(error)
            return
        if in_play(path, loaded.table) is not None:
            self.spectate(path)
            return
        from .replay.replay_screen import ReplayScreen  # as above

        self.app.push_screen(
            ReplayScreen(loaded.table, first_viewer(loaded.table), message=loaded.note)
        )

    def play_on(self, table: Table) -> str:
        """Save a game that branches off another one, and open it. Return why it cannot be saved, or
        "".
        """
        try:
            save_file = SaveFile.create(table, unused_path(table.game.id))
        except OSError as error:
            return self.app.words.say("broken-new", why=describe_error(error))
        self.close_game()
        self.app.go_home()
        self.play(save_file)
        return ""

    def try_out(self, session: Session, seat: int, tell: Callable[[str], None]) -> None:
        """Open a sandbox of the position that *seat* must decide in, or tell why not."""
        if no := why_not(session.table, seat):
            tell(session.words.say(no))
            return
        from .sandbox.sandbox_screen import SandboxScreen  # as above

        self.app.push_screen(SandboxScreen(try_out(session, seat, new_luck), "sandbox"))

    def what_if(self, replay: Replay) -> str:
        """Open a sandbox of the moment of a replay. Return why that may not be, or ""."""
        if no := why_no_what_if(replay):
            return self.app.words.say(no)
        from .sandbox.sandbox_screen import SandboxScreen  # as above

        self.app.push_screen(SandboxScreen(what_if(replay, new_luck), "sandbox-replay"))
        return ""


def new_luck() -> int:
    """Return the luck of a sandbox."""
    return secrets.randbits(63)
