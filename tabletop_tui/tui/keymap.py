"""Keys that players have changed: which key means what, how it is written, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_lowercase

from textual.keys import _character_to_key

from ..play.text import say
from .keys import GAME_KEYS, Key

Keymap = Mapping[str, str]
"""Other keys by the id of the table of keys, as Textual names them, with commas between them."""

WRITTEN = {
    "enter": "Enter", "escape": "Esc", "tab": "Tab", "space": "Space", "left": "←", "right": "→", "up": "↑",
    "down": "↓", "question_mark": "?", "slash": "/", "semicolon": ";", "comma": ",", "full_stop": ".", "plus": "+",
    "minus": "-", "apostrophe": "'", "backspace": "Backspace", "delete": "Del", "pageup": "PgUp", "pagedown": "PgDn",
    "home": "Home", "end": "End", "insert": "Ins",
}  # fmt: skip
LETTERS = tuple(ascii_lowercase)
FIXED = ("enter", "escape", "ctrl+c", "ctrl+q")
"""Keys that mean the same everywhere, so that there is always a way on and a way out."""


def named(key: str) -> str:
    """A key as Textual names it: ``?`` is ``question_mark``."""
    word = key.strip()
    return _character_to_key(word) if len(word) == 1 else word.lower() if len(word) > 1 else ""


def keys_of(key: Key, keymap: Keymap) -> list[str]:
    """The keys that do what *key* says, under a keymap."""
    return [name for part in keymap.get(key.id, key.keys).split(",") if (name := named(part))]


def written(name: str) -> str:
    """A key as players know it."""
    return WRITTEN.get(name) or (name.upper() if name.startswith("f") and name[1:].isdigit() else name)


def shown(key: Key, keymap: Keymap) -> str:
    """How the hint line and the page of keys write *key*; "" for one that is written with another."""
    steps = [x for x in GAME_KEYS if x.action.startswith("steer(")]
    if key not in steps:
        return written(keys_of(key, keymap)[0]) if key.id in keymap else key.show
    if key is not steps[0] or not any(step.id in keymap for step in steps):
        return key.show
    return "".join(written(keys_of(step, keymap)[0]) for step in steps)


def letters(keymap: Keymap) -> frozenset[str]:
    """The small letters that mean the same on every screen, so that no line of a menu is picked by them."""
    return frozenset("x").union(name for key in GAME_KEYS for name in keys_of(key, keymap) if name in LETTERS)


def clash(id_: str, keys: str, keymap: Keymap) -> Key | None:
    """The key that one of *keys* belongs to already, under a keymap, or None."""
    wanted = {named(part) for part in keys.split(",")}
    for key in GAME_KEYS:
        if key.id != id_ and wanted.intersection(keys_of(key, keymap)):
            return key
    return None


def sound(wanted: Keymap) -> tuple[dict[str, str], list[str]]:
    """The part of a keymap that can be, and a sentence for every other line of it."""
    known = {key.id: key for key in GAME_KEYS}
    good = {id_: ",".join(keys_of(known[id_], wanted)) for id_ in wanted if id_ in known}
    return {id_: keys for id_, keys in good.items() if not wrong(id_, keys, good)}, list(complaints(wanted, good))


def wrong(id_: str, keys: str, keymap: Keymap) -> str:
    """Why *keys* cannot stand for *id_*: the end of a sentence, or ""."""
    if not keys:
        return say("keymap-none")
    held = [name for name in keys.split(",") if name in FIXED]
    if held and any(name not in next(k.keys for k in GAME_KEYS if k.id == id_).split(",") for name in held):
        return say("keymap-fixed", key=written(held[0]))
    other = clash(id_, keys, keymap)
    return say("keymap-taken", other=other.id) if other is not None else ""


def complaints(wanted: Keymap, good: Keymap) -> Iterator[str]:
    """A sentence for each line that is left out."""
    for id_ in wanted:
        if id_ not in good:
            yield say("keymap-unknown", id=id_[:30], known=", ".join(key.id for key in GAME_KEYS))
        elif why := wrong(id_, good[id_], good):
            yield say("keymap-wrong", id=id_, why=why)
