"""The component sheet: every row of the components in words, with its certainty and source."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....components.packaged import status_counts
from ....components.printed import Printed, text_key
from ....components.sheet import STATUSES, Section, SheetRow, status_row
from ....engine.words import Speech, Who
from ..components.file import PACKAGED
from ..rules.galaxy import galaxy
from ..rules.setup import group
from ..rules.state import DISCS

NONE = "-"
COSTS = ("launch", "land", "mine", "facility", "colony", "city", "develop")
"""What things cost, in sentences."""
OF_ROW = frozenset(("id", "status", "source", "note"))


def display_name(word: str, words: Speech) -> str:
    """Return the word in the player's language for a section, a row, a field or a value of the
    file.
    """
    if isinstance(word, Printed):
        return words.read(word)
    return words.read(Printed(word.replace("_", " "), text_key("part", "", word.lower())))


def heading(section: str, words: Speech) -> str:
    """Return the heading of a section.

    In another language it includes the name in the file, for players who want to change it.
    """
    text, plain = display_name(section, words), section.replace("_", " ")
    title = text[:1].upper() + text[1:]
    return title if text == plain else f"{title} ({section})"


def value_text(value: Any, words: Speech) -> str:
    """Return a value as the sheet writes it."""
    if isinstance(value, dict):
        return ", ".join(
            f"{display_name(key, words)} {value_text(one, words)}" for key, one in value.items()
        )
    if isinstance(value, list):
        return "; ".join(value_text(one, words) for one in value)
    if value is None:
        return NONE
    if isinstance(value, bool):
        value = str(value).lower()
    return display_name(value, words) if isinstance(value, str) else str(value)


def row_text(row: dict[str, Any], words: Speech) -> str:
    """Return the fields of a row with their values."""
    fields = [
        (key, value)
        for key, value in row.items()
        if key not in OF_ROW and value not in ("", [], {})
    ]
    if [key for key, _ in fields] == ["value", "unit"]:
        return words.say("sheet-value", n=row["value"], unit=display_name(row["unit"], words))
    return ", ".join(
        f"{display_name(key, words)} {value_text(value, words)}" for key, value in fields
    )


def labelled(parts: str) -> dict[str, Any]:
    """Return the components, with their words labelled for translation."""
    data, packaged = PACKAGED.labelled(parts), PACKAGED.rows()
    for status, meaning in data["status_meaning"].items():
        if packaged["status_meaning"].get(status) == meaning:
            data["status_meaning"][status] = Printed(meaning, f"meaning-{status.lower()}")
    return data


def origin(row: dict[str, Any], words: Speech) -> str:
    """Return the source of a row."""
    source = row.get("source", "")
    return words.read(
        source if isinstance(source, Printed) else Printed(source, text_key("source", "", source))
    )


def sheet_row(row: dict[str, Any], words: Speech) -> SheetRow:
    """Return a row with its certainty, its source, and its note."""
    sure = f"{words.say('sheet-' + row['status'].lower())}; {origin(row, words)}"
    name = "-".join(display_name(part, words) for part in row["id"].split("-"))
    parts = name, row_text(row, words)
    return SheetRow(
        ": ".join(part for part in parts if part), sure, words.read(row.get("note", ""))
    )


def left_rows(view: Any, words: Speech) -> list[SheetRow]:
    """Return the tokens left, and of each quadrant the discs that nobody has turned up yet: what
    its group holds is public, where each lies is not.
    """
    rows = [SheetRow(words.say("sheet-pile", left=view.pile, all=view.tokens))]
    board = galaxy(view.parts)
    for quadrant, key in enumerate(board.quadrants):
        holes = [h.index for h in board.holes if h.quadrant == quadrant and not h.homeworld]
        up = Counter(view.planets[n].disc for n in holes if view.planets[n].up)
        down = [
            (disc, n - up[disc]) for disc, n in enumerate(group(view, quadrant)) if n > up[disc]
        ]
        discs = ", ".join(
            words.say("sheet-discs", n=n, disc=words.say(f"disc-{DISCS[disc]}")) for disc, n in down
        )
        told = {"quadrant": words.say(f"quadrant-{key}"), "discs": discs}
        rows.append(SheetRow(words.say("sheet-down" if down else "sheet-all-up", **told)))
    for seat, player in enumerate(view.players):
        facts = {"troops": player.box_troops, "starships": player.box_starships}
        rows.append(SheetRow(words.say("sheet-box", seat=Who(seat), **facts)))
    return rows


def sheet(view: Any, words: Speech) -> list[Section]:
    """Return what things cost and what is still to come, then all components by section, after a
    section on the certainty of their values.
    """
    data = labelled(view.parts)
    meant = [
        SheetRow(
            f"{words.say(f'sheet-{status.lower()}')}: {words.read(data['status_meaning'][status])}"
        )
        for status in STATUSES
    ]
    about = [status_row(status_counts(data), words), SheetRow(words.say("sheet-note")), *meant]
    found = {section: rows for section, rows in data.items() if isinstance(rows, list)}
    costs = [SheetRow(words.say(f"sheet-cost-{key}")) for key in COSTS]
    return [
        (words.say("sheet-costs"), costs),
        (words.say("sheet-left"), left_rows(view, words)),
        (words.say("sheet-title"), about),
        *(
            (heading(section, words), [sheet_row(row, words) for row in rows])
            for section, rows in found.items()
        ),
    ]
