"""The doors of the app: into saves that are open elsewhere, broken or only looked at, and out of one taken over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine import Value
from ..games import find
from ..play import Seat, Table
from ..play.replay import first_eyes
from ..play.session import Session
from ..store.disk import SaveError, trouble
from ..store.keeper import Keeper, Onlooker, own
from ..store.load import load
from ..store.lock import Held
from ..store.shelf import copy, fresh
from .screens.ask import Ask
from .screens.game import GameScreen
from .screens.looking_on import LookingOn
from .screens.replay import ReplayScreen

if TYPE_CHECKING:
    from .app import TabletopApp


def play(app: TabletopApp, keeper: Keeper) -> None:
    """Open a game at the keyboard."""
    app.keeper = keeper
    app.push_screen(GameScreen(Session(keeper.table, keeper)))


def start(app: TabletopApp, game: str, seats: Sequence[Seat], options: Mapping[str, Value], **at_table: Any) -> None:
    """Start and save a new game. Raises ValueError with one sentence."""
    table = Table.open(find(game), seats, secrets.randbits(63), options, **at_table)
    try:
        keeper = Keeper.create(table, fresh(game))
    except OSError as no:
        raise ValueError(app.words.say("broken-new", why=trouble(no))) from None
    app.pop_screen()
    play(app, keeper)


def resume(app: TabletopApp, path: Path, *, take_over: bool = False) -> None:
    """Go on with a saved game; examples are copied first."""
    try:
        path = own(path)
        keeper = Keeper.open(path, take_over=take_over)
    except Held as held:
        if held.mine:  # left a moment ago, and the note is still there
            resume(app, path, take_over=True)
        else:
            ask_held(app, path, str(held))
    except (SaveError, OSError) as no:
        ask_broken(app, no)
    else:
        play(app, keeper)


def ask_held(app: TabletopApp, path: Path, sentence: str) -> None:
    """Another session has the save open: look on, take it over, or go back."""
    say = app.words.say
    answers = [
        ("back", "b", say("held-back")), ("look", "l", say("held-look")), ("take", "t", say("held-take")),
    ]  # fmt: skip

    def chosen(pick: str | None) -> None:
        if pick == "take":
            app.resume(path, take_over=True)
        elif pick == "look":
            look_on(app, path)

    app.push_screen(Ask(sentence, answers), chosen)


def ask_broken(app: TabletopApp, no: SaveError | OSError) -> None:
    """A save that cannot be played: what is wrong with it, and the way to its backup if it has one."""
    say = app.words.say
    answers = [("back", "b", say("held-back"))]
    backup = no.backup if isinstance(no, SaveError) else None
    if backup is not None:
        answers.insert(0, ("backup", "u", say("broken-backup")))
    sentence = str(no) if isinstance(no, SaveError) else say("broken-disk", why=trouble(no))

    def chosen(pick: str | None) -> None:
        if pick == "backup" and backup is not None:
            try:
                load(backup)
                app.resume(copy(backup))
            except (SaveError, OSError) as worse:
                ask_broken(app, worse)

    app.push_screen(Ask(sentence, answers), chosen)


def look_on(app: TabletopApp, path: Path) -> None:
    """Look on at a game that another session plays."""
    onlooker = Onlooker(path)
    try:
        loaded = onlooker.look()
    except SaveError as no:
        ask_broken(app, no)
        return
    assert loaded is not None
    app.push_screen(LookingOn(onlooker, loaded.table))


def watch(app: TabletopApp) -> None:
    """Close the game when another session has taken it over, save what could not be saved; called once a second."""
    keeper = app.keeper
    if keeper is None:
        return
    if not keeper.taken():
        if keeper.problem:
            tell_game(app, keeper.save())
        return
    sentence, path = keeper.lost, keeper.path
    close_game(app)
    app.go_home()
    say = app.words.say
    answers = [("back", "b", say("lost-home")), ("look", "l", say("held-look"))]

    def chosen(pick: str | None) -> None:
        if pick == "look":
            look_on(app, path)

    app.push_screen(Ask(say("lost-told", why=sentence), answers), chosen)


def tell_game(app: TabletopApp, sentence: str) -> None:
    """Show a sentence at the table, if there is one."""
    for screen in app.screen_stack if sentence else ():
        if isinstance(screen, GameScreen):
            screen.message = sentence
            screen.draw()


def close_game(app: TabletopApp) -> None:
    """Let the open game go, if there is one."""
    for screen in app.screen_stack:
        if isinstance(screen, GameScreen):
            screen.session.close()


def walk_through(app: TabletopApp, path: Path) -> None:
    """Replay a saved game."""
    try:
        loaded = load(path)
    except SaveError as no:
        ask_broken(app, no)
        return
    app.push_screen(ReplayScreen(loaded.table, first_eyes(loaded.table), message=loaded.note))


def play_on(app: TabletopApp, table: Table) -> str:
    """Save a game that branches off another one, and open it; gives a sentence when it cannot be saved, else ""."""
    try:
        keeper = Keeper.create(table, fresh(table.game.id))
    except OSError as no:
        return app.words.say("broken-new", why=trouble(no))
    close_game(app)
    app.go_home()
    app.play(keeper)
    return ""
