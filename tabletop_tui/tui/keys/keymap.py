"""Keys that players have changed: which key means what, how it is written, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_letters, ascii_lowercase, digits, punctuation

from ...play.text import say
from ..terminal.textual_internals import key_of
from .key_table import Key, KeyTable
from .key_tables import GAME, KEYS, TABLES

Keymap = Mapping[str, str]
"""Other keys by the id of the tables of keys, as Textual names them, with commas between them."""

SIGNS = {
    **{key_of(sign): sign for sign in punctuation},
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
}
NAMED = frozenset(
    [
        "enter",
        "escape",
        "tab",
        "space",
        "backspace",
        "delete",
        "pageup",
        "pagedown",
        "home",
        "end",
        "insert",
    ]
)
"""Keys whose names the text files know: ``keyname-<key>``."""
LETTERS = tuple(ascii_lowercase)
FIXED = ("enter", "escape", "ctrl+c", "ctrl+q")
"""Keys that mean the same everywhere, so that there is always a way on and a way out."""
PICKING = frozenset(("list", "hand", "deal", "swap", "aim"))
"""Tables beside whose keys a letter picks a row, or a digit gives a number."""


def textual_name(key: str) -> str:
    """A key as Textual names it: ``?`` is ``question_mark``."""
    word = key.strip()
    return key_of(word) if len(word) == 1 else word.lower() if len(word) > 1 else ""


def keys_of(key: Key, keymap: Keymap) -> list[str]:
    """The keys that do what *key* says, under a keymap."""
    return [
        name for part in keymap.get(key.id, key.keys).split(",") if (name := textual_name(part))
    ]


def written(name: str) -> str:
    """A key as players know it, in the language that is spoken."""
    if name in SIGNS:
        return SIGNS[name]
    if name in NAMED:
        return say(f"keyname-{name}")
    *held, last = name.split("+")
    if (last.startswith("f") and last[1:].isdigit()) or held:
        plain = len(last) <= 3 and last not in SIGNS and last not in NAMED
        last = last.upper() if plain else written(last)
    return "+".join([*(say(f"keyname-{part}") for part in held), last])


def shown(group: Iterable[Key], keymap: Keymap) -> str:
    """How the hint line and the page of keys write a group of keys: ``↑↓``."""
    return "".join(written(keys_of(key, keymap)[0]) for key in group)


def meaning(table: KeyTable, pressed: str, keymap: Keymap) -> str:
    """The key that *pressed* stands for, as the table itself writes it; "" for one that players
    took away, and *pressed* itself for a key that is not in the table.
    """
    for key in table:
        if pressed in keys_of(key, keymap):
            return pressed if key.id not in keymap else key.keys.split(",")[0]
    return "" if any(pressed in key.keys.split(",") for key in table) else pressed


def letters(keymap: Keymap) -> frozenset[str]:
    """The small letters that mean the same on the table's screen and in its forms, so that no line
    of a menu is picked by them.
    """
    return frozenset("x").union(
        name for key in GAME for name in keys_of(key, keymap) if name in LETTERS
    )


def clash(id_: str, keys: str, keymap: Keymap) -> Key | None:
    """The key beside *id_* in some table that one of *keys* belongs to already, or None."""
    wanted = {textual_name(part) for part in keys.split(",")}
    for table in TABLES:
        if any(key.id == id_ for key in table):
            for key in table:
                if key.id != id_ and wanted.intersection(keys_of(key, keymap)):
                    return key
    return None


def sound(wanted: Keymap) -> tuple[dict[str, str], list[str]]:
    """The part of a keymap that can be, and a sentence for every other line of it."""
    good = {id_: ",".join(keys_of(KEYS[id_], wanted)) for id_ in wanted if id_ in KEYS}
    return {id_: keys for id_, keys in good.items() if not wrong(id_, keys, good)}, list(
        complaints(wanted, good)
    )


def wrong(id_: str, keys: str, keymap: Keymap) -> str:
    """Why *keys* cannot stand for *id_*: the end of a sentence, or ""."""
    if not keys:
        return say("keymap-none")
    names, own = keys.split(","), KEYS[id_].keys.split(",")
    held = [name for name in names if name in FIXED and name not in own]
    if held:
        return say("keymap-fixed", key=written(held[0]))
    if picks(id_) and (typed := [x for x in names if x in ascii_letters + digits and x not in own]):
        return say("keymap-fixed", key=typed[0])
    other = clash(id_, keys, keymap)
    return say("keymap-taken", other=other.id) if other is not None else ""


def picks(id_: str) -> bool:
    """Whether a key stands in a list or a form, where letters and digits are for the rows."""
    return any(id_ in {key.id for key in table} for table in TABLES if table.id in PICKING)


def complaints(wanted: Keymap, good: Keymap) -> Iterator[str]:
    """A sentence for each line that is left out."""
    for id_ in wanted:
        if id_ not in good:
            yield say("keymap-unknown", id=id_[:30], known=", ".join(KEYS))
        elif why := wrong(id_, good[id_], good):
            yield say("keymap-wrong", id=id_, why=why)
