"""The line of keys at the edge of a screen, and the page of all keys. A cell of the line knows its
key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from rich.style import Style
from rich.text import Text

from ...play.permissions import is_allowed
from ...play.text import Words, say
from .key_table import Key, KeyTable
from .keymap import Keymap, key_labels, keys_of, written

PRESSES = "presses"
"""The name under which the style of a cell holds the key that a click on it presses."""
ARROWS = frozenset(["left", "right", "up", "down"])
GAP = "  "
Say = Callable[[str], str]


def key_style(pressed: str, *, bold: bool = True) -> Style:
    """Return the style of cells that press a key when clicked."""
    return Style(bold=bold or None, meta={PRESSES: pressed})


def clickable_keys(group: Sequence[Key], keymap: Keymap, word: str) -> Text:
    """Return keys with a word for what they do. A click on a key presses it, a click on the word
    the first.
    """
    row = Text()
    for key in group:
        pressed = keys_of(key, keymap)[0]
        row.append(written(pressed), key_style(pressed))
    if word:
        row.append(f" {word}", key_style(keys_of(group[0], keymap)[0], bold=False))
    return row


def hint_line(
    table: KeyTable,
    keymap: Keymap,
    width: int = 0,
    *,
    ids: Sequence[str] = (),
    without: Collection[str] = (),
    called: Mapping[str, str] = MappingProxyType({}),
) -> Text:
    """Return the keys that matter on a screen in *width* cells; 0 for as many as they need.

    *ids* replace the hints of the table, those in *without* are left out, and those in *called*
    have another word. If not all fit, spare keys go first, then arrows; the last key, the way out,
    always stays.
    """
    wanted = [id_ for id_ in ids or table.hints if id_ not in without and is_allowed(id_)]
    groups = {group[0].id: group for group in table.groups()}
    parts = {
        id_: clickable_keys(groups[id_], keymap, called.get(id_) or say(f"hint-{id_}"))
        for id_ in wanted
    }
    for id_ in drop_order(wanted, table, groups):
        if width <= 0 or Text(GAP).join(parts.values()).cell_len <= width:
            break
        del parts[id_]
    return Text(GAP).join(parts.values())


def drop_order(
    wanted: Sequence[str], table: KeyTable, groups: dict[str, tuple[Key, ...]]
) -> Iterator[str]:
    """Return the order in which keys leave a line that is too narrow."""
    spare = [id_ for id_ in table.spare if id_ in wanted[:-1]]
    arrows = [id_ for id_ in wanted[:-1] if groups[id_][0].keys in ARROWS and id_ not in spare]
    yield from (*spare, *arrows)
    yield from (id_ for id_ in wanted[:-1] if id_ not in spare and id_ not in arrows)


def key_rows(
    tables: Sequence[KeyTable],
    keymap: Keymap,
    without: Collection[str] = (),
    words: Words | None = None,
) -> list[Text]:
    """Return every key of these tables but those in *without*, with what it does; the first table
    has no heading.
    """
    say = (words or Words()).say
    rows: list[Text] = []
    for number, table in enumerate(tables):
        if number:
            rows += [Text(), Text(say(f"keys-{table.id}"), "bold")]
        for group in table.groups():
            if not is_allowed(group[0].id) or group[0].id in without:
                continue
            row = Text(f"{key_labels(group, keymap):>9}", "bold")
            rows.append(row.append(f"   {say(f'key-{group[0].id}')}", "not bold"))
    return rows
