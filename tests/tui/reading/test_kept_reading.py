"""Pages to read in, step by step: which rows are seen, where the cursor and the title are, what was
found, as it was kept. The text is made up, so that no change of a game changes it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

from tabletop_tui.play.rulebook import Rulebook, Section
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.prompt import Prompt
from tabletop_tui.tui.reading.page import Page
from tabletop_tui.tui.reading.reader import FOUND, Block, Reader, TextReader, hits_of
from tabletop_tui.tui.reading.rules import CONTENTS, ROOMY, Rules, body
from tabletop_tui.tui.reading.rules import table as table_of
from tests.snapshots.kept import compare
from tests.snapshots.rows import unstyled
from tests.snapshots.walk import at_rest
from tests.tui.playing import XTERM

HERE = Path(__file__).parent / "kept"
HEAD = (Text("Name  Worth"), Text("───────────"))
"""The head of a table, which stays while its rows pass by."""


def blocks(width: int) -> list[Block]:
    """Headings that the cursor passes over, paragraphs, and a table longer than a page."""
    made = []
    for n in range(6):
        made += [
            Block(Text(f"Chapter {n}", "bold"), counts=False),
            Block(Text(f"Paragraph {n} tells of ships, of the sea and of ships at sea."), 4),
            Block(Text(f"  Another {n}."), 2),
        ]
    made += [Block(row, counts=False) for row in HEAD]
    made += [Block(Text(f"Ship {n:2}  {n * n} points"), under=HEAD) for n in range(16)]
    return [*made, Block(Text("The end of the ships. " * 4), counts=False)]


class Made(Reader):
    """A page of that text; *begins* is the block of its cursor."""

    def __init__(self, words: Any, begins: int = -1) -> None:
        super().__init__("A page", words)
        self.begins = begins

    def build(self, width: int) -> list[Block]:
        return blocks(width)

    def begin(self) -> None:
        self.cursor = self.begins
        super().begin()


BOOK = Rulebook(
    (
        Section("", "The sea", 1, ("A book.",)),
        Section("ships", "Ships", 2, ("Ships sail (R12).", "", "• one", "12. two and more")),
        Section("ships.build", "Building ships", 3, ("| Ship | Worth |", "| sloop | 1 |")),
        Section("ships.sail", "Sailing", 4, tuple(f"Sailing is slow, {n}." for n in range(30))),
        Section("end", "The end", 2, ("It ends (CK-12) (H3).",)),
    )
)


def seen(page: Reader) -> str:
    """The first row that is seen, and all else that moves."""
    lines = page.lines
    rows = [row.plain.rstrip() for row in lines.rows[lines.top : lines.top + lines.size.height]]
    marked = [n for n, row in enumerate(lines.rows) if any(s.style == "reverse" for s in row.spans)]
    told = f"{lines.top} {''.join(rows[:1])!r} cursor {page.cursor} {marked}"
    if page.hits:
        told += f" hit {page.hit} of {len(page.hits)}"
    hint = page.query_one("#hint").rows[0].plain  # type: ignore[attr-defined]
    told += f" ·{hint.partition('  ')[0]}" if "“" in hint else ""
    if isinstance(page, Rules):
        side: Any = page.query_one("#side")
        told += f" chosen {page.chosen} at {side.choices.at} section {page.section_now()}"
        told += " contents" * side.display
    return told


def acting(page: Any, step: str) -> Callable[[], object]:
    """What a step does to a page, as its key does."""
    what, _, value = step.partition(":")
    if what == "wheel":
        return lambda: (page.on_mouse_scroll_down if value == "down" else page.on_mouse_scroll_up)(
            None
        )
    if what in ("go", "page", "find", "section"):
        return lambda: getattr(page, f"action_{what}")(int(value))
    return getattr(page, f"action_{what}")  # type: ignore[no-any-return]


async def told_of(pilot: Pilot[Any], page: Reader, steps: str) -> str:
    """How a page stands after each of some steps; ``/words`` searches for words."""
    pilot.app.push_screen(page)
    await at_rest(pilot)
    told = [f"> opened: {seen(page)}"]
    for step in steps.split():
        if step.startswith("/"):
            page.action_search()
            await at_rest(pilot)
            assert isinstance(pilot.app.screen, Prompt)
            pilot.app.screen.dismiss(step[1:].replace("_", "  "))
            await at_rest(pilot)
        elif step.startswith("key:"):
            await pilot.press(step[4:])
            await at_rest(pilot)
        else:
            acting(page, step)()
            if isinstance(page, Rules):
                await at_rest(pilot)
        told.append(f"> {step}: {seen(page)}")
    if page in pilot.app.screen_stack:
        pilot.app.pop_screen()
        await at_rest(pilot)
    return "\n".join(told)


READING = (
    "go:1 go:-1 go:-9 page:1 page:1 page:-1 wheel:down wheel:up page:1 page:1 page:1 go:-3"
    " page:-1 page:-1 page:-1 /Ships_at find:1 find:1 find:-1 close /ship find:-1 find:-1 find:1"
    " /zeppelin find:1 close /_"
)
POINTING = (
    "go:1 go:1 go:-1 go:-1 go:-1 page:1 page:1 page:1 page:-1 go:999 go:-1 go:1 go:-999 /SHIP"
    " find:1 find:1 find:-1 go:1 close page:1 go:5 go:-4"
)
LEAFING = (
    "section:1 section:1 section:-1 section:1 go:2 section:-1 section:9 section:-9 open open"
    " contents key:down key:down key:down open contents key:end contents contents key:home close"
    " contents key:pagedown key:up open page:1 /sail find:1"
)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    terminal = probe(XTERM, interactive=True, size=(60, 16), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


async def test_pages_are_read_as_they_were(app: TabletopApp) -> None:
    async with app.run_test(size=(60, 16)) as pilot:
        await at_rest(pilot)
        told = ["== read", await told_of(pilot, Made(app.words), READING)]
        told += ["== pointed at", await told_of(pilot, Made(app.words, 1), POINTING)]
        told += ["== from the first", await told_of(pilot, Made(app.words, 0), "go:1")]
        told += ["== a page from the first", await told_of(pilot, Made(app.words, 0), "page:1")]
        book = Rules(BOOK, "Sea", app.words, "ships.sail.fast")
        told += ["== the rulebook", await told_of(pilot, book, LEAFING)]
        leaf = TextReader(
            "A leaf", app.words, [Text("   a " + "long row " * 8), Text("short", "bold")]
        )
        told += ["== a leaf", await told_of(pilot, leaf, "page:1"), unstyled(leaf.rows)]
        await pilot.resize_terminal(ROOMY, 16)
        book = Rules(BOOK, "Sea", app.words)
        told += ["== beside its contents", await told_of(pilot, book, "section:3 contents open")]
        leaf = TextReader("A broad leaf", app.words, [Text("broad " * 30), Text("x" * 100)])
        told += ["== a broad leaf", await told_of(pilot, leaf, "go:1"), unstyled(leaf.rows)]
        await pilot.resize_terminal(ROOMY - 1, 16)
        book = Rules(BOOK, "Sea", app.words)
        told += ["== without its contents", await told_of(pilot, book, "section:3 contents open")]
    compare(HERE / "reading.txt", "\n".join(told) + "\n")


async def test_a_page_over_the_game_scrolls_and_closes_as_it_did(app: TabletopApp) -> None:
    told, deeds = [], list[str]()
    rows = [
        Text(f"Row {n} of a page that lies over the game and is read there.") for n in range(60)
    ]
    async with app.run_test(size=(60, 16)) as pilot:
        for at_end, source in ((False, rows), (True, rows), (False, rooms)):
            page = Page("A page", source, at_end=at_end, also={"log": lambda: deeds.append("log")})
            app.push_screen(page)
            await at_rest(pilot)
            lines: Any = page.query_one("#rows")
            title: Any = page.query_one("#title")
            told += [f"== {at_end}", unstyled(title.rows)]
            for step in ("go:0", "go:1", "page:1", "go:2", "page:-1", "wheel:down", "wheel:up"):
                acting(page, step)()
                shown = lines.rows[lines.top].plain.rstrip()
                told.append(f"   {step} {lines.top} of {len(lines.rows)} {shown!r}")
            page.action_also("log")
            page.action_close()
            await at_rest(pilot)
            assert app.screen is not page
        for width in (24, 34, 44, 54):
            await pilot.resize_terminal(width, 10)
            page = Page("A page of its own", rows)
            app.push_screen(page)
            await at_rest(pilot)
            title = page.query_one("#title")
            told += [f"== {width}", unstyled(title.rows), f"   {page.query_one('#rows').top}"]
            page.action_close()
            await at_rest(pilot)
    assert deeds == ["log"] * 3
    compare(HERE / "page.txt", "\n".join(told) + "\n")


def rooms(width: int, height: int) -> list[Text]:
    """Rows that depend on the room that they have."""
    return [Text(f"{width} x {height}")]


def test_tables_and_lists_of_a_rulebook_are_laid_out_as_they_were() -> None:
    table = [["Unit", "Worth", "What it does"], ["Sloop", "12", "sails the seas"], ["Brig", "(R7)"]]
    told = []
    for width in (60, 30, 14):
        told += [f"== {width}", unstyled(table_of(table, width))]
    for section in BOOK.sections:
        told.append(f"== {section.title}")
        for block in body(section, 40):
            told.append(f"{unstyled([block.text])} {block.indent} {len(block.under)}")
    compare(HERE / "tables.txt", "\n".join(told) + "\n")


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([("a ship", [(2, 6)])], [7]),
        ([("a ship ship", [(2, 6), (7, 11)])], [7]),
        ([("a long", [(2, 6)]), ("  road", [(2, 6)])], [7]),
        ([("a long", [(2, 6)]), ("  road", [(3, 6)])], [7, 8]),
        ([("a long", [(2, 5)]), ("  road", [(2, 6)])], [7, 8]),
        ([("a long", [(2, 6)]), ("b road", [(0, 1)])], [7]),
        ([("a long", [(2, 6)]), ("  road x", [(2, 6), (7, 8)])], [7, 8]),
        ([("plain", []), ("row", [(0, 3)])], [8]),
    ],
)
def test_words_are_found_in_the_row_in_which_they_begin(
    rows: list[tuple[str, list[tuple[int, int]]]], found: list[int]
) -> None:
    made = []
    for plain, spans in rows:
        made.append(Text(plain))
        for span in spans:
            made[-1].stylize(FOUND, *span)
    assert hits_of(made, 7) == found


def test_every_kept_page_is_one_that_is_read() -> None:
    kept = {"charts", "points", "reading", "page", "tables", "replay"} | {
        "story",
        "review",
        "records",
    }
    assert {path.stem for path in HERE.glob("*.txt")} == kept
    assert CONTENTS < ROOMY
