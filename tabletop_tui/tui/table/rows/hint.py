"""The last row of the table: the keys that matter now."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rich.text import Text

from ....play.session import Session
from ...forms import OneOfForm
from ...keys.hint_line import clickable_keys, hint_line
from ...keys.key_tables import LIST
from ...keys.keyed_screen import KeyedScreen
from ..open_choice import PICK_UP, OpenChoice

OVER = ("points", "log", "back", "help", "quit")
"""The keys shown on the board of a finished game."""
OTHERS = ("steer", "hurry", "back", "undo", "talk", "help", "rule", "quit")
"""The keys shown while people at other terminals must act."""


def hint_row(
    screen: KeyedScreen[None],
    session: Session,
    choice: OpenChoice,
    *,
    thinking: bool,
    also: Mapping[str, str] = MappingProxyType({}),
) -> Text:
    """Return the keys of the form or table: first those that the game points out, with a word each.
    A warning stands before them while the game is only in memory.
    """
    row = Text(" ")
    if session.problem:
        row.append(f" {session.words.say('ui-unsaved')} ", "bold reverse").append(" ")
    room, form = screen.size.width - row.cell_len, choice.form
    if form is not None and not isinstance(form, OneOfForm):
        useless, called = form.unavailable_keys(), form.relabelled_keys()
        line = hint_line(form.keys, screen.keymap, room, without=useless, called=called)
        return row.append_text(line)
    if not screen.app.preferences.settings.hints:
        return row
    if session.table.over:
        return row.append_text(hint_line(screen.keys, screen.keymap, room, ids=OVER))
    if choice.face_down and choice.seat >= 0:
        here = choice.highlighted()
        by_enter = here is not None and here.kind == PICK_UP
        keys, id_ = (LIST, "list-take") if by_enter else (screen.keys, "cover")
        called = {
            id_: session.words.say(f"hint-{'pick-up' if choice.waits_for_hand else 'see-hand'}")
        }
        row.append_text(hint_line(keys, screen.keymap, ids=(id_,), called=called)).append("  ")
        room = screen.size.width - row.cell_len
    idle = set() if thinking else {"hurry"}
    if thinking or choice.choice_tree is None:
        idle |= {"take", "swap"}
    if choice.form_only:
        idle |= {"steer", "take", "swap"}
    if choice.on_board and not choice.menu.entries:
        idle |= {"swap"}  # there is no menu to go to
    if not thinking and not choice.on_board and choice.menu.entries:
        ids = LIST.hints[:1] if choice.waits_for_hand else LIST.hints
        row.append_text(hint_line(LIST, screen.keymap, ids=ids)).append("  ")
        idle |= {"steer", "take", "swap"}
        if choice.lit():  # else no place on the board to go to
            swap = next(group for group in screen.keys.groups() if group[0].id == "swap")
            to_board = session.words.say("hint-swap-board")
            row.append_text(clickable_keys(swap, screen.keymap, to_board)).append("  ")
        room = screen.size.width - row.cell_len
    for group in screen.keys.groups():
        if word := also.get(group[0].id):
            row.append_text(clickable_keys(group, screen.keymap, word)).append("  ")
    room = screen.size.width - row.cell_len
    if not (session.undo_count() if session.remote else session.table.can_undo()):
        idle.add("undo")
    ids = OTHERS if session.remote and choice.seat < 0 else ()
    called = {"quit": session.words.say("hint-hall")} if "hall" in screen.app.ways_out else {}
    line = hint_line(screen.keys, screen.keymap, room, ids=ids, without=idle, called=called)
    return row.append_text(line)
