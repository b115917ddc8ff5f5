"""The home menu of plain mode: continue, a new game, a saved one, the rulebooks, and the story of a
game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from ..games import find
from ..play import Table
from ..play.permissions import permissions
from ..play.rematch import next_table
from ..play.remote.remote_seats import PATIENCE
from ..play.remote.seating import all_free
from ..play.replay import EVERYBODY
from ..play.results.records import records_in_words
from ..play.session import Session
from ..play.story.transcript import default_viewer, transcript
from ..play.text import Words, sentence, title
from ..store.atomic_files import SaveError, describe_error
from ..store.daily.own_days import OwnDeal, begin, known_name, of_today
from ..store.house.hall import people_to_sit, summary
from ..store.load import load
from ..store.presence import in_play
from ..store.results import any_finished, collect
from ..store.save_file import SaveFile
from ..store.save_folder import SaveEntry, listing, newest_of, unused_path
from ..store.session_lock import Held, HeldRemotely
from ..store.shared_save_file import SharedSaveFile
from .console import Console, Quit
from .hall import pick_table
from .joining import SeatRefused, ask_who, join_table
from .menu import pick
from .new_game import NewGameForm, pick_game, print_complaints
from .rulebook import read_rules
from .table import PlainTable


class PlainHome:
    """The home menu on a console; *picture* is whether maps are drawn, *moments* which moments are
    printed with a title.
    """

    def __init__(self, console: Console, *, picture: bool = False, moments: str = "all") -> None:
        self.console, self.picture, self.words = console, picture, Words()
        self.moments = moments
        self.finished: Table | None = None  # the last game that was played to its end

    def run(self) -> int:
        """Offer the menu until the players quit; return the exit code."""
        say = self.words.say
        self.console.print(say("plain-home"))
        print_complaints(self.console)
        try:
            while True:
                rows = self.rows()
                self.console.print()
                chosen = rows[
                    pick(self.console, self.words, [label for label, _ in rows], back="") - 1
                ][1]
                if chosen is None:
                    break
                chosen()
        except KeyboardInterrupt:
            with suppress(Quit):
                self.console.print()
        except Quit:
            pass
        with suppress(Quit):
            self.console.print(say("plain-bye"))
        return 0

    def rows(self) -> list[tuple[str, Callable[[], None] | None]]:
        """Return the lines of the menu with what each does; None quits."""
        say, saved = self.words.say, listing()
        last = newest_of(saved)
        rows: list[tuple[str, Callable[[], None] | None]] = [
            (say("home-new"), self.new),
            (say("home-load"), self.load),
            (say("home-rules"), self.rules),
            (say("plain-story-of"), self.story),
            (say("home-learn"), self.learn),
            (say("home-quit"), None),
        ]
        if any_finished(saved):
            rows.insert(-2, (say("home-records"), self.records))
        if self.finished is not None:
            names = ", ".join(seat.name for seat in self.finished.seats)
            rows.insert(-2, (say("plain-rematch", names=names), self.play_again))
        if permissions().tables:
            deals = zip((say("home-day"), say("home-week")), of_today(), strict=True)
            rows[-1:-1] = [
                (f"{label}: {one.told(self.words)}", partial(self.play_deal, one))
                for label, one in deals
            ]
        if told := summary(self.words, saved):
            rows.insert(2, (f"{say('home-hall')}: {told}", self.hall))
        if last is not None:
            label, path = f"{say('home-continue')}: {self.line(last)}", last.path
            rows.insert(0, (label, lambda: self.resume(path)))
        return rows

    def line(self, entry: SaveEntry) -> str:
        """Return the line of a save in the list."""
        say, head = self.words.say, entry.head
        if head is None:
            return entry.trouble
        game = find(entry.game)
        key = "transcript-turn" if head.round else "transcript-set-up"
        name = entry.seats[head.seat] if head.seat >= 0 else ""
        turn = say("ask-over") if head.over else Words(game).say(key, round=head.round, seat=name)
        parts = (title(game), ", ".join(entry.seats), turn.rstrip("."), entry.when)
        label = ", ".join(filter(None, parts))
        return say("plain-example", save=label) if entry.is_example else label

    # -- games -------------------------------------------------------------------------------------

    def new(self) -> None:
        """Set up and play a new game."""
        game = pick_game(self.console, self.words)
        form = NewGameForm(self.console, game) if game is not None else None
        table = form.table() if form is not None else None
        if form is not None and table is not None:
            setup = form.table_setup
            self.begin(table, remote=setup.remote, open_to_all=setup.open_to_all())

    def play_deal(self, one: OwnDeal) -> None:
        """Go on with a game of the day or of the week, or begin it under a name."""
        if one.begun is not None:
            self.resume(one.begun)
            return
        say, known = self.words.say, known_name()
        name = self.console.ask(say("day-name-known", name=known)) or known
        try:
            found = begin(one.deal, name)
        except ValueError as no:
            self.console.print(f"* {sentence(no)}")
        except OSError as no:
            self.console.print(say("broken-new", why=describe_error(no)))
        else:
            self.play(found)

    def play_again(self, *, same: bool = False) -> None:
        """Play again with the same people: the next one begins, or from the *same* start."""
        assert self.finished is not None
        self.begin(next_table(self.finished, secrets.randbits(63), same=same))

    def begin(
        self, table: Table, *, remote: str = "", open_to_all: frozenset[int] = frozenset()
    ) -> None:
        """Save a new game and play it; *remote* is the patience of a table with several terminals,
        "" at one keyboard.
        """
        path = unused_path(table.game.id)
        try:
            if remote:
                shared = (all_free(table), PATIENCE[remote], open_to_all)
                SharedSaveFile.create(table, path, *shared).close()
            else:
                save_file = SaveFile.create(table, path)
        except OSError as no:
            self.console.print(self.words.say("broken-new", why=describe_error(no)))
            return
        if remote:
            self.console.print(self.words.say("remote-opened", name=path.stem))
            self.sit(path)
        else:
            self.play(save_file)

    def sit(
        self, path: Path, names: Sequence[str] | None = None, *, take_over: bool = False
    ) -> None:
        """Sit down at a table with several terminals, or look on. Asks who has come unless *names*
        are given.
        """
        console, words = self.console, self.words
        try:
            names = ask_who(console, words, path) if names is None else names
            if names is None:
                return
            plain_table = join_table(
                console,
                path,
                names,
                take_over=take_over,
                picture=self.picture,
                goodbye="plain-home-saved",
                moments=self.moments,
            )
        except Held as held:
            console.print(str(held))
            if pick(console, words, [words.say("held-take")], back="held-back"):
                self.sit(path, names, take_over=True)
        except (SaveError, SeatRefused) as no:
            console.print(str(no))
        else:
            if plain_table is not None:
                self.after_table(plain_table)

    def hall(self) -> None:
        """Pick one of the tables with several terminals, and sit down or watch."""
        if (table := pick_table(self.console, self.words)) is None:
            return
        people = people_to_sit(table)
        self.sit(table.path, people if len(people) == 1 and not table.open else None)

    def pick_save(self) -> Path | None:
        """Ask for a saved game: the newest first, the examples last."""
        entries = sorted(listing(), key=lambda entry: entry.is_example)
        if not entries:
            self.console.print(self.words.say("home-none"))
            return None
        n = pick(self.console, self.words, [self.line(entry) for entry in entries])
        return entries[n - 1].path if n else None

    def load(self) -> None:
        """Ask for a saved game and resume it."""
        path = self.pick_save()
        if path is not None:
            self.resume(path)

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Resume a saved game; examples and backups are copied first."""
        console, say = self.console, self.words.say
        try:
            save_file = SaveFile.resume(path, take_over=take_over)
        except HeldRemotely as held:
            console.print(str(held))
            ways = [say("held-sit"), say("held-take")]
            match pick(console, self.words, ways, back="held-back"):
                case 1:
                    self.sit(held.path)
                case 2:
                    self.resume(held.path, take_over=True)
        except Held as held:
            if not held.is_own:
                console.print(str(held))
            if held.is_own or pick(console, self.words, [say("held-take")], back="held-back"):
                self.resume(path, take_over=True)
        except SaveError as no:
            console.print(str(no))
            if no.backup is not None and pick(
                console, self.words, [say("broken-backup")], back="held-back"
            ):
                self.resume(no.backup)
        except OSError as no:
            console.print(say("broken-disk", why=describe_error(no)))
        else:
            self.play(save_file)

    def play(self, save_file: SaveFile) -> None:
        """Play at a table until it is left. Raises Quit when the input has ended."""
        session = Session(save_file.table, save_file)
        plain_table = PlainTable(
            session,
            self.console,
            picture=self.picture,
            goodbye="plain-home-saved",
            moments=self.moments,
        )
        try:
            plain_table.run()
        finally:
            session.close()
        self.after_table(plain_table)

    def after_table(self, plain_table: PlainTable) -> None:
        """Return from a table to the menu, or to another game. Raises Quit when the input has
        ended.
        """
        self.picture, session = plain_table.picture, plain_table.session
        self.finished = session.table if session.table.over else None
        if plain_table.ended:
            raise Quit(at_end=True)
        if plain_table.again and session.table.remote is None:
            self.play_again(same=plain_table.same)

    # -- reading -----------------------------------------------------------------------------------

    def records(self) -> None:
        """Print who has won most over all games."""
        records = collect()
        if records.note:
            self.console.print(f"* {records.note}")
        for row in records_in_words(records.results) or [self.words.say("records-none")]:
            self.console.print(row)

    def rules(self) -> None:
        """Read the rulebook of a game."""
        game = pick_game(self.console, self.words)
        if game is not None:
            read_rules(self.console, self.words, game)

    def learn(self) -> None:
        """Play a lesson."""
        from .lesson import learn

        learn(self.console, self.words, picture=self.picture)

    def story(self) -> None:
        """Print the story of a saved game as all at its table know it; with every secret once it is
        over.
        """
        path = self.pick_save()
        if path is None:
            return
        try:
            table = load(path).table
        except SaveError as no:
            self.console.print(str(no))
            return
        playing = in_play(path, table)
        text = transcript(table, EVERYBODY if playing is not None else default_viewer(table))
        for line in text.splitlines():
            self.console.print(line.strip(), len(line) - len(line.lstrip()))
