"""Coming to a table with several terminals in plain mode: who somebody is, and the way to the
seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..play.perspective import OwnSeat
from ..play.remote.remote_seats import Unplayed
from ..play.remote.seating import confirm_pins, free_seats, seats_for
from ..play.session import Session
from ..play.text import Words, say, sentence
from ..store.atomic_files import describe_error
from ..store.rematch import next_game
from ..store.shared_save_file import SharedSaveFile, SpectatorSaveFile
from .console import Console
from .handover import Passing
from .menu import pick
from .remote_table import OwnTerminal


class Turned(Exception):
    """Nobody sits down: the sentence says why."""


def come_to(
    console: Console,
    path: Path,
    names: Sequence[str],
    *,
    take_over: bool = False,
    picture: bool = True,
    goodbye: str = "plain-left",
    moments: str = "all",
    on_turn: str = "",
    known: bool = False,
) -> OwnTerminal | None:
    """Sit down as these people, or look on as none, and play until they leave; None when a PIN is
    wrong, which nobody types who is *known*. Raises Turned, Held while one keyboard plays (unless
    *take_over*), or SaveError.
    """
    try:
        shared = (
            SharedSaveFile.open(path, take_over=take_over) if names else SpectatorSaveFile(path)
        )
    except Unplayed as no:
        raise Turned(str(no)) from None
    except OSError as no:
        raise Turned(say("broken-disk", why=describe_error(no))) from None
    session = Session(shared.table, shared, perspective=OwnSeat(shared.table))
    try:
        if names and not sat_down(session, shared, console, names, known):
            return None
        sitting = OwnTerminal(session, console, picture=picture, goodbye=goodbye, moments=moments)
        sitting.on_turn = on_turn
        sitting.run()
        following = next_game(shared) if sitting.again and shared.names else None
    except OSError as no:
        raise Turned(say("broken-new", why=describe_error(no))) from None
    except Unplayed as no:
        raise Turned(str(no)) from None
    finally:
        session.close()
    if following is None:
        return sitting
    return come_to(
        console,
        following,
        [*shared.names.values()],
        picture=sitting.picture,
        goodbye=goodbye,
        moments=moments,
        on_turn=on_turn,
        known=True,
    )


def sat_down(
    session: Session, shared: SharedSaveFile, console: Console, names: Sequence[str], known: bool
) -> bool:
    """Whether these people sit at their seats now, having typed the PINs they have, unless they
    are *known*. Raises Turned.
    """
    try:
        seats = seats_for(session.table, names)
        asked = confirm_pins(session.table, seats)
        if not known and not Passing(session, console).answered(asked):
            return False
        shared.sit(seats)
    except ValueError as no:
        raise Turned(sentence(no)) from None
    except Unplayed as no:
        raise Turned(str(no)) from None
    session.refresh_names()
    session.perspective = OwnSeat(session.table, *seats)
    return True


def ask_who(console: Console, words: Words, path: Path) -> Sequence[str] | None:
    """The name of the person who has come, none for one who looks on; None for going back. Raises
    SaveError.
    """
    table = SpectatorSaveFile(path).table
    free, seats = free_seats(table), table.people()
    console.tell(words.say("apart-who"))
    rows = [
        words.say("apart-free", name=table.seats[n].name) if n in free else table.seats[n].name
        for n in seats
    ]
    chosen = pick(console, words, [*rows, words.say("held-look")])
    if not chosen:
        return None
    if chosen > len(seats):
        return ()
    return (table.seats[seats[chosen - 1]].name,)
