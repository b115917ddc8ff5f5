"""Textual's private parts: used in one module, and each still what the program expects."""

from __future__ import annotations

import ast
import asyncio
import errno
import re
from collections.abc import Iterator
from contextlib import nullcontext
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import textual
import textual.screen
from rich.console import Console
from textual import constants, events
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App, ComposeResult
from textual.drivers.linux_driver import LinuxDriver
from textual.screen import Screen
from textual.widgets import Static

from tabletop_tui.cells import cell_len
from tabletop_tui.tui.terminal import textual_internals
from tabletop_tui.tui.terminal.input_gate import Escape, Pasted, Text
from tabletop_tui.tui.terminal.textual_internals import (
    SYNC_END,
    SYNC_START,
    NoTracebackApp,
    TerminalDriver,
    TerminalStream,
    UnbracketedPaste,
    app_of,
    apply_settings,
    closing,
    forget_closed,
    key_of,
    keys_of_text,
    laid_out,
    leaving,
    loop_of,
    lose_terminal,
    messages_of,
    note_mistake,
    screen_frame,
    screen_lines,
    send,
    take_mouse,
)

ROOT = Path(__file__).parents[2] / "tabletop_tui"
INSIDE = Path(textual_internals.__file__)
ROOMS = ("app", "screen", "widget", "dom", "message_pump", "driver", "drivers/linux_driver")


def private_names() -> set[str]:
    """Return the private attributes and methods of Textual's apps, screens, widgets and drivers."""
    names: set[str] = set()
    for room in ROOMS:
        source = (Path(textual.__file__).parent / f"{room}.py").read_text(encoding="utf-8")
        names.update(re.findall(r"(?:self\.|def )(_[a-z]\w*)", source))
    return names


def knows_textual(source: str) -> bool:
    """Return whether a class of the module can derive from one of Textual's, and so share its
    names.
    """
    return (
        re.search(r"^ *from (textual|.*(driver|serial_input|screen|widgets?)\b)", source, re.M)
        is not None
    )


def is_own(of: ast.expr) -> bool:
    """Return whether a name is defined by a module that does not know Textual."""
    return isinstance(of, ast.Name) and of.id in ("self", "os")


def touched(tree: ast.Module, private: set[str], *, knows: bool) -> Iterator[str]:
    """Return the private parts of Textual that a module imports, reads, writes or overrides.
    Whether or not it *knows* Textual, it may hold an app or a screen.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in private:
            if knows or not is_own(node.value):
                yield f"{node.lineno}: .{node.attr}"
        elif isinstance(node, ast.ClassDef) and knows:
            names = [getattr(part, "name", "") for part in node.body]
            yield from (f"{node.lineno}: def {name}" for name in names if name in private)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("textual"):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            yield from (f"{node.lineno}: {name}" for name in names if name.startswith("_"))


def test_the_private_parts_of_textual_are_touched_in_one_module() -> None:
    private = private_names()
    assert {"_driver", "_nodes", "_exit", "_layout_required", "_get_terminal_size"} <= private
    found = [
        f"{path.relative_to(ROOT)}:{what}"
        for path in sorted(ROOT.rglob("*.py"))
        if path != INSIDE
        for what in found_in(path.read_text(encoding="utf-8"), private)
    ]
    assert found == []


def found_in(source: str, private: set[str]) -> list[str]:
    """Return the private parts that a module uses."""
    return [*touched(ast.parse(source), private, knows=knows_textual(source))]


def test_a_private_part_would_be_found_in_any_module() -> None:
    private = private_names()
    for line, seen in (
        ("self.table.app._driver.write(codes)", 1),
        ("screen._layout_required = True", 1),
        ("self._modes = os._exit", 0),
        ("from textual.screen import Screen\nself._nodes = []", 1),
        ("from textual._cells import cell_len", 1),
    ):
        assert len(found_in(line, private)) == seen, line


def test_the_module_that_may_does() -> None:
    assert len(set(found_in(INSIDE.read_text(encoding="utf-8"), private_names()))) >= 10


class Small(App[int]):
    """A screen with one widget."""

    def compose(self) -> ComposeResult:
        yield Static("Ready")


def test_frames_lie_between_the_two_marks() -> None:
    assert (SYNC_START, SYNC_END) == ("\x1b[?2026h", "\x1b[?2026l")


def test_characters_have_the_names_that_bindings_use() -> None:
    assert [key_of(sign) for sign in "?;a"] == ["question_mark", "semicolon", "a"]


@pytest.mark.usefixtures("painted")
async def test_rows_of_closed_widgets_are_forgotten() -> None:
    async with Small().run_test():
        assert StylesCache.get_inner_outer.cache_info().currsize > 0
        forget_closed()
        assert StylesCache.get_inner_outer.cache_info().currsize == 0


async def test_a_screen_is_laid_out_when_its_widgets_have_their_places() -> None:
    app = Small()
    async with app.run_test() as pilot:
        await pilot.pause()
        assert laid_out(app.screen) and app.screen.query_one(Static).size
        assert not laid_out(Screen()), "nobody has opened it"
        app.screen.query_one(Static).refresh(layout=True)
        seen = {laid_out(app.screen)}
        for _ in range(2_000):
            await asyncio.sleep(0)
            seen.add(laid_out(app.screen))
        assert seen == {False, True}


async def test_the_lines_of_a_screen_are_those_that_it_shows() -> None:
    app = Small()
    async with app.run_test(size=(40, 6)) as pilot:
        await pilot.pause()
        lines = screen_lines(app)
        assert len(lines) == 6
        assert {sum(cell_len(text) for text, _, _ in line) for line in lines} == {40}
        assert any("".join(text for text, _, _ in line).strip() for line in lines)
        frame = screen_frame(app, Console(color_system="truecolor"))
        assert all(text in frame for line in lines for text, _, _ in line)


async def test_a_popped_screen_is_closing_until_it_is_taken_apart() -> None:
    app = Small()
    async with app.run_test() as pilot:
        await app.push_screen(Screen())
        assert not closing(app)
        app.pop_screen()
        assert closing(app)
        await pilot.pause()
        assert not closing(app)


async def test_an_app_that_was_told_to_end_is_leaving() -> None:
    app = Small()
    async with app.run_test():
        assert not leaving(app)
        app.exit(0)
        assert leaving(app)


class Tripping(NoTracebackApp):
    """Raises an error at the first key."""

    def on_key(self) -> None:
        raise LookupError("Warlord")


async def test_a_mistake_ends_the_app_is_kept_and_prints_nothing(capsys: Any) -> None:
    app = Tripping()
    running = asyncio.create_task(app.run_async(headless=True))
    while not app.is_running:
        await asyncio.sleep(0)
    app.post_message(events.Key("a", "a"))
    await running
    assert isinstance(app.mistake, LookupError) and app.return_code == 1
    assert capsys.readouterr() == ("", "")


async def test_an_error_in_the_input_thread_ends_the_app_as_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, driver = NoTracebackApp(), object.__new__(TerminalDriver)
    running = asyncio.create_task(app.run_async(headless=True))
    while not app.is_running:
        await asyncio.sleep(0)
    driver._app, driver._loop = app, asyncio.get_running_loop()

    def fails(self: TerminalDriver) -> None:
        raise LookupError("Warlord")

    monkeypatch.setattr(TerminalDriver, "run_input_thread", fails)
    await asyncio.to_thread(driver._run_input_thread)
    await running
    assert isinstance(app.mistake, LookupError) and app.return_code == 1
    assert "_run_input_thread" in vars(LinuxDriver), "or nobody calls ours"


def test_pieces_of_input_become_messages() -> None:
    parser = XTermParser()
    keys = [*messages_of(Text("u\x1b[A"), parser), *messages_of(Escape(), parser)]
    assert [key.key for key in keys if isinstance(key, events.Key)] == ["u", "up", "escape"]
    (paste,) = messages_of(Pasted("let us"), parser)
    assert type(paste) is events.Paste and paste.text == "let us"
    (paste,) = messages_of(Pasted("let us", sure=False), parser)
    assert isinstance(paste, UnbracketedPaste) and paste.text == "let us"
    typed = [key.key for key in keys_of_text("u\r") if isinstance(key, events.Key)]
    assert typed == ["u", "enter"]


def test_settings_are_applied_to_a_textual_that_is_imported_already(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("SMOOTH_SCROLL", "DISABLE_KITTY_KEY", "COLOR_SYSTEM", "MAX_FPS"):
        monkeypatch.setattr(constants, name, getattr(constants, name))
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", textual.screen.UPDATE_PERIOD)
    apply_settings(
        {"TEXTUAL_DISABLE_KITTY_KEY": "1", "TEXTUAL_COLOR_SYSTEM": "256", "TEXTUAL_FPS": "50"}
    )
    assert (constants.DISABLE_KITTY_KEY, constants.COLOR_SYSTEM) == (True, "256")
    assert (constants.SMOOTH_SCROLL, textual.screen.UPDATE_PERIOD) == (False, 0.02)
    apply_settings({})
    assert not constants.DISABLE_KITTY_KEY and constants.MAX_FPS == 50


class Unfinished(Screen[None]):
    """The app exits while this screen is built, and the rest of it never comes."""

    def __init__(self, told: bool) -> None:
        super().__init__()
        self.told = told

    def compose(self) -> ComposeResult:
        yield Static(id="rows")
        self._closing = True  # as Textual does to what it takes apart
        if self.told:
            self.app.exit()

    def on_mount(self) -> None:
        self.query_one("#rows")


@pytest.mark.parametrize("told", [True, False])
async def test_a_screen_that_is_taken_apart_while_it_is_built_is_no_mistake(told: bool) -> None:
    app = NoTracebackApp()
    running = asyncio.create_task(app.run_async(headless=True))
    while not app.is_running:
        await asyncio.sleep(0)
    app.call_later(app.push_screen, Unfinished(told))
    await running
    assert (app.mistake is None) is told
    assert app.return_code == (0 if told else 1)


class Mouse(LinuxDriver):
    """A driver without a terminal."""

    def __init__(self) -> None:
        self._mouse, self.sent = True, list[str]()

    def write(self, data: str) -> None:
        self.sent.append(data)

    def flush(self) -> None:
        """Do nothing."""


def test_the_mouse_is_taken_and_left_once() -> None:
    app, driver = Small(), Mouse()
    take_mouse(app, True)  # no terminal yet
    app._driver = driver
    for on, sign in ((True, ""), (False, "l"), (False, ""), (True, "h"), (True, "")):
        driver.sent.clear()
        take_mouse(app, on)
        assert "".join(driver.sent).count(f"\x1b[?1000{sign}") == bool(sign), on
        assert bool(driver.sent) == bool(sign)
        assert driver._mouse == on


def test_a_driver_writes_to_the_stream_and_has_the_size_that_it_is_told() -> None:
    class Told(TerminalDriver):
        def measured(self) -> tuple[int, int]:
            return 61, 20

    driver: Any = Told.__new__(Told)
    driver._file = before = StringIO()
    for stream in (None, StringIO()):
        driver.write_to(stream)
        driver._file.write("a")
        driver._file.flush()
        assert (stream or before).getvalue() == "a"
    assert driver._get_terminal_size() == (61, 20)
    assert "_get_terminal_size" in vars(LinuxDriver), "or nobody asks ours"


def test_codes_that_leave_the_cells_alone_go_to_the_terminal() -> None:
    app, driver = Small(), Mouse()
    send(app, "\a")  # no terminal yet
    app._driver = driver
    send(app, "")
    assert driver.sent == []
    send(app, "\a")
    assert driver.sent == ["\a"]


async def test_a_driver_knows_its_app_and_its_loop() -> None:
    app = Small()
    async with app.run_test():
        assert app_of(app._driver) is app
        assert loop_of(app._driver) is asyncio.get_running_loop()


class Broken(StringIO):
    """A stream on which every write raises an error."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    def write(self, _text: str) -> int:
        raise self.error

    flush = None  # type: ignore[assignment]


class Noting(NoTracebackApp):
    """Notes that its terminal is gone."""

    gone = False

    def lose_terminal(self) -> None:
        self.gone = True


@pytest.mark.parametrize("error", [OSError(errno.EIO, ""), OSError(errno.EPIPE, ""), ValueError()])
async def test_what_goes_wrong_with_writing_ends_the_app_and_not_the_thread_that_writes(
    error: Exception,
) -> None:
    app = Noting()
    with pytest.raises(ValueError) if isinstance(error, ValueError) else nullcontext():
        async with app.run_test() as pilot:
            driver: Any = app._driver
            driver._file = None
            stream: Any = TerminalStream(driver, Broken(error))
            assert stream.write("abc") == 3
            await pilot.pause()
            assert app.gone == isinstance(error, OSError)
    assert app.gone or app.mistake is error


async def test_a_driver_of_another_app_tells_that_app() -> None:
    app = Small()
    with pytest.raises(KeyError):
        async with app.run_test() as pilot:
            lose_terminal(app._driver)  # of which that app knows nothing
            note_mistake(app._driver, KeyError())
            await pilot.pause()


def test_every_private_part_has_a_test_here() -> None:
    tried = {
        node.id
        for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    made = ast.parse(INSIDE.read_text(encoding="utf-8")).body
    parts = {node.name for node in made if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    assert {*parts, *textual_internals.__all__} <= tried
