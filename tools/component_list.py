"""Write docs/rise-of-empires-components.md, every value and its status, and the counts of these in
the readme: python tools/component_list.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tabletop_tui.components.packaged import status_counts
from tabletop_tui.components.sheet import statuses
from tabletop_tui.games.rise_of_empires.components.box import PACKAGED, box
from tabletop_tui.games.rise_of_empires.components.rows import EFFECTS
from tabletop_tui.games.rise_of_empires.rules.pieces import GOODS, TOWN, EmpireSide, Goods, Source

ROOT = Path(__file__).parent.parent
PAGE, README = ROOT / "docs" / "rise-of-empires-components.md", ROOT / "README.md"
KEPT = ROOT / "tabletop_tui" / "games" / "rise_of_empires" / "components"
BOXES = [path for n in range(4, 100) if (path := KEPT / f"components-{n}.json").exists()]
FIRST, SECOND, THIRD, FOURTH = [*BOXES, KEPT / "components.json"][:4]
"""The boxes between which invented values were changed."""
THEN = ("progress", "cities", "wonders", "empire", "trade", "regions")
"""The sections in which values were changed."""
ERAS = ("", "I", "II", "III")

INTRO = """# Rise of Empires: the components and how sure they are

The rules of the game are public, the printed values of its tiles are not, or only in part. So every row of
`tabletop_tui/games/rise_of_empires/components/components.json` has a status: **KNOWN** (from a source), **PART** (the last column
says what is known; the rest is made to fit) or **RECONSTRUCTED** (made to fit all that is known). In a game, `M` opens
the same list. This page is written by `python tools/component_list.py`.

The printed deck of progress tiles very likely uses a name in more than one era, for the publisher's FAQ forbids a second
copy of a tile only within its era. No row here does so, because nobody says which name it is.
"""

BALANCE = """## Invented values that were changed

With the values that were invented first, strong computer players left some tiles lying and always took others first: in
24 games of four nobody took Colonists, Pyramids, Great Wall, Taj Mahal or the box of 2 discs for 1 VP, while
Athens, Alexandria, Venice, Amsterdam, Hong Kong and Coinage went at once; Vienna and E7 were worse than another tile
at the same price. So these rows, all of them RECONSTRUCTED, were changed (among them those behind RE-100, RE-123 and RE-218
of the rulebook). Games that began with the first values keep them.

| Row | At first | Then |
|---|---|---|"""

AGAIN = """With those values, in 36 games of strong computer players, nobody took Mercenaries, Electricity always went first of
its sort, and so did Athens, Alexandria and Venice at tables of two and three. So these rows, all of them RECONSTRUCTED,
were changed again. Games that began with the values before keep them.

| Row | Then | Now | Why |
|---|---|---|---|"""

REPORTED = """After that, reports of players were followed where an invented value spoke against them: that an attacker loses
no more than a defender, and that some progress tile gives cubes. Games that began with the values before keep them.

| Row | Then | Now | Why |
|---|---|---|---|"""

REPORTS = {
    "E5": "battles cost the attacker 1, the defender 2 or 3 (a review)",
    "E6": "the same",
    "E8": "the same; it was the only tile that cost the attacker more than the defender",
    "Medicine": "some progress tile gives cubes (a Korean review), and none did",
    "Electricity": "would go before all other tiles of Era III once Medicine gives cubes; five cities make the 10 VP of the report",
}
"""Why a row was changed after a report."""

WHY = {
    "Medicine": "Electricity went before all other tiles of Era III; who has three towns now wants this one more",
    "Athens": "went first, for its gold; it now feeds as badly as Babylon",
    "Alexandria": "always went first; 2 gold in each of five turns was too much",
    "Constantinople": "would always go first once Venice gives less gold",
    "Venice": "went first for its gold, half of which is now a point",
    "Paris": "dearer than Baghdad and Venice for what it gives",
    "Tokyo": "winners at four had more points than players report",
    "Panama Canal": "the same",
    "Moon Landing": "the same",
    "4 discs": "no more points than 3 discs",
    "5 discs": "nobody took it at tables of four",
    "6 discs": "a point a disc as in the boxes before it, and shut where 7 discs give 6 VP",
    "Sub-Saharan Africa": "winners had more points than players report",
    "Russia": "the same",
    "Central Asia": "the same",
}
"""Why a row was changed the second time."""


EFFECTS_OF_TILES = """## Effects of progress tiles

Owners put in what their box prints: [Your own box in ten minutes](your-own-box.md). Sixteen progress tiles an era, 40
territory tiles, decks of 5, 5, 5, 5, 8 and 8 city tiles with 6 wonders among them, and 8 empire tiles must come out. The
effect of a progress tile may hold, by its kind:
"""


def amounts(goods: Goods, minus: Goods | None = None) -> str:
    """Return goods in words, with the costs at the end."""
    words = [f"{n} {GOODS[good]}" for good, n in enumerate(goods) if n]
    words += [f"-{n} {GOODS[good]}" for good, n in enumerate(minus or ()) if n]
    return ", ".join(words) or "nothing"


def side(one: EmpireSide) -> str:
    """Return one side of an empire tile."""
    rows = " and ".join(f"{lost}:{killed}" for lost, killed in one.battles)
    return f"{one.regions} {'water' if one.water else 'land'}, {rows}"


def section(title: str, head: str, rows: Iterable[tuple[str, str, Source]]) -> list[str]:
    """Return a heading and its table."""
    table = [f"## {title}", "", f"| {head} | Status | What is known |", "|---|---|---|---|"]
    return [
        *table,
        *(
            f"| {name} | {value} | {source.status} | {source.known} |"
            for name, value, source in rows
        ),
        "",
    ]


def changes(earlier: Path, later: Path) -> Iterable[tuple[str, str, str]]:
    """Yield the rows whose invented values were changed: name, before and after."""
    then, now = json.loads(earlier.read_text("utf-8")), json.loads(later.read_text("utf-8"))
    for name, after in now.items():
        before = {row["key"]: row for row in then[name] if "key" in row} if name in THEN else {}
        gone = [row for key, row in before.items() if all(row["key"] != r["key"] for r in after)]
        for row in after if before else ():
            old = before.get(row["key"]) or (gone.pop(0) if gone else row)  # or it is a new one
            if (one := told(old)) != (two := told(row)):
                yield row.get("name") or f"{row['discs']} discs", one, two


def balance() -> list[str]:
    """Return the tables of each change of invented values."""
    first = [f"| {called} | {one} | {two} |" for called, one, two in changes(FIRST, SECOND)]
    second = [
        f"| {called} | {one} | {two} | {WHY[called]} |"
        for called, one, two in changes(SECOND, THIRD)
    ]
    third = [
        f"| {called} | {one} | {two} | {REPORTS[called]} |"
        for called, one, two in changes(THIRD, FOURTH)
    ]
    return [BALANCE, *first, "", AGAIN, *second, "", REPORTED, *third, ""]


def told(row: dict[str, Any]) -> str:
    """Return the numbers of a row of the file in words."""
    if "text" in row:
        return str(row["text"])
    if "early" in row:
        return "; ".join(
            f"{row[era]['regions']} {'water' if row[era]['water'] else 'land'}, "
            + " and ".join(f"{lost}:{killed}" for lost, killed in row[era]["battles"])
            for era in ("early", "late")
        )
    if "gives" in row:
        eras = ", ".join(ERAS[era] for era in row["eras"])
        return f"{row['amount']} {row['gives'].upper()} in {eras}"
    if "standard" in row:
        return f"{row['standard'][0]}/{row['standard'][1]}"
    price, yields = row["price"], {**row.get("yields", {})}
    paid = price if isinstance(price, dict) else {"gold": price}
    yields |= {good: -n for good, n in row.get("upkeep", {}).items()}
    gains = f"{row['points']} VP" if "points" in row else goods(yields)
    return f"{goods(paid)}: {gains}"


def goods(amount: dict[str, int]) -> str:
    """Return the goods of a row in words."""
    return ", ".join(f"{n} {good}" for good, n in amount.items())


def page() -> str:
    """Return the whole page."""
    b, count = box(), status_counts(PACKAGED.rows())
    counts = ", ".join(f"{status}: {count[status]}" for status in statuses(count))
    lines = [INTRO, f"Rows of each status: {counts}.", ""]
    lines += section(
        "Progress tiles",
        "Tile | Effect",
        (
            (f"{t.copies}× {t.name}, {ERAS[t.era]}{', red' if t.red else ''}", t.text, t.source)
            for t in b.progress
        ),
    )
    lines += section(
        "Territory tiles",
        "Tile | Each turn",
        (
            (
                f"{t.copies}× {t.name}",
                amounts(t.yields) + (" (town)" if t.terrain == TOWN else ""),
                t.source,
            )
            for t in b.territory
        ),
    )
    lines += section(
        "Cities and wonders",
        "Tile | Price: each turn, or VP at once",
        (
            (
                f"{t.name}, {ERAS[(t.turn + 1) // 2]}-{'A' if t.turn % 2 else 'B'}",
                f"{amounts(t.price)}: {f'{t.points} VP at once' if t.wonder else amounts(t.yields, t.upkeep)}",
                t.source,
            )
            for t in b.cities
        ),
    )
    lines += section(
        "Empire tiles",
        "Tile | Era I; Eras II and III (attacker : defender lose)",
        ((t.name, f"{side(t.early)}; {side(t.late)}", t.source) for t in b.empire),
    )
    lines += section(
        "Trade boxes",
        "Discs | Gives, in the eras",
        (
            (
                f"{t.discs}",
                f"{t.amount} {GOODS[t.gives]}, {', '.join(ERAS[era] for era in t.eras)}",
                t.source,
            )
            for t in b.trade
        ),
    )
    lines += section(
        "Regions",
        "Region | Standard, control, era",
        (
            (r.name, f"{r.first}/{r.second}, {amounts(r.benefit)}, {ERAS[r.era]}", r.source)
            for r in b.regions
        ),
    )
    lines += section(
        "Borders",
        "Region | Touches",
        ((b.regions[x.a].name, b.regions[x.b].name, x.source) for x in b.borders),
    )
    lines += [
        *balance(),
        EFFECTS_OF_TILES,
        *(
            f"* `{kind}`: {', '.join(f'`{word}`' for word in words)}"
            for kind, words in EFFECTS.items()
        ),
        "",
    ]
    return "\n".join(lines)


def counted(readme: str) -> str:
    """Return the readme with the current counts."""
    count = status_counts(PACKAGED.rows())
    start = readme.index(f"]({PAGE.relative_to(ROOT).as_posix()})")
    end = readme.index("\n* ", start)
    row = re.sub(r"\d+(?= rows of)", str(sum(count.values())), readme[start:end])
    row = re.sub(r"\d+ (?=([A-Z]{4,}))", lambda found: f"{count[found[1]]} ", row)
    return readme[:start] + row + readme[end:]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    README.write_text(counted(README.read_text(encoding="utf-8")), encoding="utf-8")
