"""Keys that players have changed: what a key means, how it is written, and what is not allowed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_letters, ascii_lowercase, digits, punctuation

from ...engine import Either
from ...play.text import say
from ..terminal.textual_internals import key_of
from .key_table import Key, KeyTable
from .key_tables import GAME, KEYS, TABLES

Keymap = Mapping[str, str]
"""Other keys by key id, as Textual names them, separated by commas."""

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
"""Keys with a name in the text files: ``keyname-<key>``."""
LETTERS = tuple(ascii_lowercase)
FIXED = ("enter", "escape", "ctrl+c", "ctrl+q")
"""Keys that never change, so that there is always a way on and a way out."""
PICKING = frozenset(("list", "hand", "deal", "swap", "dice", "aim"))
"""Tables beside whose keys a letter picks a row, or a digit enters a number."""


def textual_name(key: str) -> str:
    """Return a key as Textual names it: ``?`` is ``question_mark``."""
    word = key.strip()
    return key_of(word) if len(word) == 1 else word.lower() if len(word) > 1 else ""


def keys_of(key: Key, keymap: Keymap) -> list[str]:
    """Return the keys that do what *key* does under a keymap."""
    return [
        name for part in keymap.get(key.id, key.keys).split(",") if (name := textual_name(part))
    ]


def written(name: str) -> str:
    """Return a key as players know it, in the current language."""
    if name in SIGNS:
        return SIGNS[name]
    if name in NAMED:
        return say(f"keyname-{name}")
    *held, last = name.split("+")
    if (last.startswith("f") and last[1:].isdigit()) or held:
        plain = len(last) <= 3 and last not in SIGNS and last not in NAMED
        last = last.upper() if plain else written(last)
    return "+".join([*(say(f"keyname-{part}") for part in held), last])


def key_labels(group: Iterable[Key], keymap: Keymap) -> str:
    """Return a group of keys as hint line and page of keys write it: ``↑↓``."""
    return "".join(written(keys_of(key, keymap)[0]) for key in group)


def meaning(table: KeyTable, pressed: str, keymap: Keymap) -> str:
    """Return the key of the table that *pressed* stands for: "" if players have removed it, and
    *pressed* itself if it is not in the table.
    """
    for key in table:
        if pressed in keys_of(key, keymap):
            return pressed if key.id not in keymap else key.keys.split(",")[0]
    return "" if any(pressed in key.keys.split(",") for key in table) else pressed


def letters(keymap: Keymap) -> frozenset[str]:
    """Return the small letters with a meaning on the table screen and in its forms, so that no line
    of a menu has one of them.
    """
    return frozenset("x").union(
        name for key in GAME for name in keys_of(key, keymap) if name in LETTERS
    )


def letters_of(keymap: Keymap, *ids: str) -> frozenset[str]:
    """Return the small letters of some keys."""
    return frozenset(name for id_ in ids for name in keys_of(KEYS[id_], keymap) if name in LETTERS)


def clash(id_: str, keys: str, keymap: Keymap) -> Key | None:
    """Return a key other than *id_* in a shared table that already uses one of *keys*, or None."""
    wanted = {textual_name(part) for part in keys.split(",")}
    for table in TABLES:
        if any(key.id == id_ for key in table):
            for key in table:
                if key.id != id_ and wanted.intersection(keys_of(key, keymap)):
                    return key
    return None


def valid_keymap(wanted: Keymap) -> tuple[dict[str, str], list[str]]:
    """Return the valid part of a keymap, and a sentence for every other line."""
    good = {id_: ",".join(keys_of(KEYS[id_], wanted)) for id_ in wanted if id_ in KEYS}
    return {id_: keys for id_, keys in good.items() if not key_error(id_, keys, good)}, list(
        complaints(wanted, good)
    )


def key_error(id_: str, keys: str, keymap: Keymap) -> str:
    """Return why *keys* cannot be used for *id_*, as the end of a sentence, or ""."""
    if not keys:
        return say("keymap-none")
    names, own = keys.split(","), KEYS[id_].keys.split(",")
    held = [name for name in names if name in FIXED and name not in own]
    if held:
        return say("keymap-fixed", key=written(held[0]))
    if is_list_key(id_) and (
        typed := [x for x in names if x in ascii_letters + digits and x not in own]
    ):
        return say("keymap-fixed", key=typed[0])
    other = clash(id_, keys, keymap)
    return say("keymap-taken", other=other.id) if other is not None else ""


def is_list_key(id_: str) -> bool:
    """Return whether a key belongs to a list or form, where letters and digits are for the rows."""
    return any(id_ in {key.id for key in table} for table in TABLES if table.id in PICKING)


def complaints(wanted: Keymap, good: Keymap) -> Iterator[str]:
    """Return a sentence for each line that is left out."""
    for id_ in wanted:
        if id_ not in good:
            yield say("keymap-unknown", id=id_[:30], known=Either(KEYS))
        elif why := key_error(id_, good[id_], good):
            yield say("keymap-wrong", id=id_, why=why)
