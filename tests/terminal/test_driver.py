"""The cell-diff driver: the screen of the stock driver, in fewer bytes."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from typing import Any

import pyte
import pytest
from rich._palettes import EIGHT_BIT_PALETTE
from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.pilot import Pilot

from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tabletop_tui.tui.terminal.driver import CellDiffing
from tabletop_tui.tui.terminal.sgr_styles import PLAIN, Style, blank, change, split_sgr
from tests.terminal.apps.tiny_app import TinyApp
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import environment, looks

SYNC, SYNCED = "\x1b[?2026h", "\x1b[?2026l"


class Wire(Driver):
    """A driver without a terminal that keeps what it writes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sent: list[str] = []

    def write(self, data: str) -> None:
        self.sent.append(data)

    def start_application_mode(self) -> None:
        self.resize(*(self._size or (80, 24)))

    def resize(self, columns: int, rows: int) -> None:
        self.process_message(events.Resize(Size(columns, rows), Size(columns, rows)))

    def disable_input(self) -> None: ...
    def stop_application_mode(self) -> None: ...


class TwoWires(CellDiffing, Wire):
    """Keeps the output of the stock driver beside its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.stock: list[str] = []

    def write(self, data: str) -> None:
        self.stock.append(data)
        super().write(data)


class Bench:
    """A driver without an app, for writing frames."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()

        async def make() -> TwoWires:
            return TwoWires(None)

        self.driver = self.loop.run_until_complete(make())

    def write(self, *data: str) -> str:
        self.driver.sent.clear()
        for piece in data:
            self.driver.write(piece)
        return "".join(self.driver.sent)


@pytest.fixture
def bench() -> Any:
    bench = Bench()
    yield bench
    bench.loop.close()


def drawn(sent: str) -> str:
    """Return what was sent, without the last cursor move."""
    return re.sub(r"\x1b\[[\d;]*[ABCDH](?=(?:\x1b\[\?2026l)?$)", "", sent)


def screen_of(*frames: str, size: tuple[int, int] = (20, 4)) -> pyte.Screen:
    screen = pyte.Screen(*size)
    stream = pyte.Stream(screen)
    for frame in frames:
        stream.feed(frame)
    return screen


async def test_fuzz_of_keys_dialogs_and_sizes_shows_what_the_stock_driver_shows() -> None:
    draw = random.Random(7)
    keys = ["left", "right", "up", "down"] * 3 + [
        "l",
        "l",
        "d",
        "escape",
        "t",
        "r",
        "x",
        "backspace",
        "tab",
    ]
    app = TinyApp(driver_class=TwoWires)
    running = asyncio.create_task(app.run_async(size=(60, 20)))
    while app._driver is None or not app._dom_ready:
        await asyncio.sleep(0.01)
    with app._context():
        await compare_screens(app, draw, keys)
    app.exit()
    await running


async def compare_screens(app: TinyApp, draw: random.Random, keys: list[str]) -> None:
    """Take 110 random steps, after each of which both outputs must have drawn the same screen.

    After a resize they may differ until the screen is painted again: a terminal of the new size
    draws a late frame of the old one differently.
    """
    driver, pilot = app._driver, Pilot(app)
    assert isinstance(driver, TwoWires)
    stock, ours = pyte.Screen(60, 20), pyte.Screen(60, 20)
    wires = (driver.stock, pyte.Stream(stock)), (driver.sent, pyte.Stream(ours))
    sent, shown = [0, 0], set()

    def same() -> bool:
        for wire, (written, stream) in enumerate(wires):
            data = "".join(written)
            written.clear()
            sent[wire] += len(data.encode())
            stream.feed(data)
        here, there = ((screen.cursor.x, screen.cursor.y) for screen in (ours, stock))
        return looks(ours) == looks(stock) and here == there

    for step in range(110):
        if step % 11 == 10:
            size = draw.randrange(40, 76), draw.randrange(14, 24)
            stock.resize(size[1], size[0])
            ours.resize(size[1], size[0])
            driver.resize(*size)
            async with asyncio.timeout(20):
                while app.screen.size != size or not same():
                    await pilot.pause(0.02)
        else:
            driver.process_message(events.Key(draw.choice(keys), None))
            await asyncio.sleep(0)
            await pilot.pause()
        assert same(), f"after step {step}"
        text = "".join(ours.display)
        shown |= {word for word in ("Give", "wide", "Ready", "etude") if word in text}
    assert sent[1] < sent[0] / 3
    assert shown >= {"Give", "wide", "Ready"}, "the fuzz has opened no dialog or logged no line"


def test_real_terminal_shows_the_same_with_both_drivers(start: Start) -> None:
    draw = random.Random(3)
    pair = [
        start("tiny_app.py", mode, columns=70, rows=20, sync=True) for mode in ("stock", "diff")
    ]
    for pty in pair:
        pty.wait_for("Ready")
    keys = ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"] * 2 + ["l", "l", "d", "\x1b", "t", "x"]
    for step in range(24):
        if step % 8 == 7:
            size = draw.randrange(40, 100), draw.randrange(15, 30)
            for pty in pair:
                pty.resize(*size)
        else:
            key = draw.choice(keys)
            for pty in pair:
                pty.send(key)

        def same() -> bool:
            for pty in pair:
                pty.settle(0.03)
            return looks(pair[0].screen) == looks(pair[1].screen)

        pair[1].wait_until(same, 6, f"the screens differ after step {step}")
    for pty in pair:
        pty.settle(0.4)
    assert looks(pair[0].screen) == looks(pair[1].screen)
    assert pair[1].bytes < pair[0].bytes / 2
    assert SYNC.encode() in pair[1].raw


def test_cursor_move_and_idle_are_few_bytes_and_a_repaint_is_none(start: Start) -> None:
    pty = start("tiny_app.py", "diff")
    pty.wait_for("Ready")
    pty.settle(0.5)
    moves = []
    for key in ("\x1b[C", "\x1b[B", "\x1b[C", "\x1b[A"):
        pty.send(key)
        moves.append(pty.settle(0.2))
    assert all(0 < size <= 600 for size in moves), moves
    pty.send("r")
    assert pty.settle(0.3) == 0
    assert pty.settle(0.5) == 0
    pty.send("q")
    pty.wait_until(lambda: pty.process.poll() is not None, 5, "still running")
    assert pty.cooked()


def test_textual_driver_of_the_environment_wins() -> None:
    code = "from tabletop_tui.tui.terminal.driver import driver_class as d; print(d())"
    for name, answer in (
        (None, "CellDiffDriver"),
        ("textual.drivers.web_driver:WebDriver", "None"),
    ):
        env = environment({"TEXTUAL_DRIVER": name})
        out = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        ).stdout
        assert answer in out


def test_an_equal_frame_sends_nothing_and_a_changed_cell_only_itself(bench: Bench) -> None:
    frame = "\x1b[1;1H\x1b[1;31;40mred \x1b[0m\x1b[34mblue\x1b[0m\n\x1b[2;1Hplain\x1b[1;1H"
    assert bench.write(frame)
    assert bench.write(frame) == ""
    assert drawn(bench.write(frame.replace("blue", "blae"))) == "\x1b[1;7H\x1b[34ma\x1b[m"
    bench.driver.cells.forget()
    assert bench.write(frame).count("plain") == 1


def test_sync_marks_surround_changes_and_vanish_with_empty_frames(bench: Bench) -> None:
    assert (
        drawn(bench.write(SYNC, "\x1b[1;1Habc\x1b[1;1H", SYNCED)) == f"{SYNC}\x1b[1;1Habc{SYNCED}"
    )
    assert bench.write(SYNC, "\x1b[1;1Habc\x1b[1;1H", SYNCED) == ""


def test_other_sequences_pass_and_unknown_ones_make_the_driver_forget(bench: Bench) -> None:
    frame = "\x1b[1;1Habc\x1b[1;1H"
    bench.write(frame)
    for harmless in (
        "\x07",
        "\x1b[?1003h",
        "\x1b]52;c;YQ==\x07",
        "\x1b[>27u",
        "\x1b[?2026$p",
        "\x1b]22;text\x07",
    ):
        assert bench.write(harmless, frame) == harmless
    for reset in ("\x1b[?1049h", "\x1b[2J", "hello"):
        assert drawn(bench.write(reset, frame)) == reset + "\x1b[1;1Habc"


def test_wide_characters_keep_their_halves_together() -> None:
    cells = CellDiff()
    frames = [
        "\x1b[1;1H日本語 ok\x1b[1;1H",
        "\x1b[1;1H日x 語 ok\x1b[1;1H",
        "\x1b[1;1H世本語 ok\x1b[1;1H",
        "\x1b[1;1Habcdef\x1b[1;1H",
        "\x1b[1;1Ha世界f \x1b[1;1H",
    ]
    sent = [cells.frame(frame) for frame in frames]
    for count in range(1, len(frames) + 1):
        assert looks(screen_of(*sent[:count])) == looks(screen_of(*frames[:count]))
    assert "語" not in sent[1]


def test_a_half_covered_wide_character_is_sent_again() -> None:
    cells = CellDiff()
    cells.frame("\x1b[1;1Ha世b\x1b[1;1H")
    cells.frame("\x1b[1;3Hx\x1b[1;1H")
    assert "世" in cells.frame("\x1b[1;1Ha世b\x1b[1;1H")


def test_the_right_half_of_a_covered_wide_character_is_no_part_of_the_new_one() -> None:
    cells = CellDiff()
    sent = [cells.frame(frame) for frame in ("\x1b[1;1Ha世bc\x1b[1;1H", "\x1b[1;2Hx\x1b[1;2H")]
    assert screen_of(*sent).cursor.x == 1


def test_the_cursor_is_placed_absolutely_from_the_right_edge() -> None:
    cells = CellDiff()
    cells.size = 4, 2
    assert cells.frame("\x1b[1;1Habcd\x1b[1;2H") == "\x1b[1;1Habcd\x1b[1;2H"


def test_combining_characters_stay_with_their_letter_and_the_cursor_is_placed_anew() -> None:
    cells = CellDiff()
    sent = cells.frame("\x1b[1;1He\u0301te\x1b[1;1H")
    assert drawn(sent) == "\x1b[1;1He\u0301\x1b[1;2Hte"
    assert drawn(cells.frame("\x1b[1;1Hete\x1b[1;1H")) == "\x1b[1;1He"
    family = "\U0001f468\u200d\U0001f469"
    assert cells.frame(f"\x1b[2;1H{family}x\x1b[1;1H").startswith(f"\x1b[2;1H{family}\x1b[2;")


def test_links_are_opened_and_closed_and_their_random_ids_do_not_count() -> None:
    cells = CellDiff()
    link = "\x1b[1;1H\x1b]8;id={};https://x.org\x1b\\\x1b[4mgo\x1b[0m\x1b]8;;\x1b\\ on\x1b[1;1H"
    sent = cells.frame(link.format(1))
    assert drawn(sent) == "\x1b[1;1H\x1b]8;;https://x.org\x1b\\\x1b[4mgo\x1b]8;;\x1b\\\x1b[m on"
    assert cells.frame(link.format(2)) == ""
    assert drawn(cells.frame("\x1b[1;1Hgo on\x1b[1;1H")) == "\x1b[1;1Hgo"


def test_control_characters_in_a_frame_never_reach_the_terminal() -> None:
    sent = CellDiff().frame("\x1b[1;1Ha\x07b\x9b2Jc\x1b[6nd\x1b[1;1H")
    assert not set(drawn(sent).removeprefix("\x1b[1;1H")) & {"\x07", "\x1b", "\x9b"}


def test_cells_outside_a_smaller_terminal_are_not_sent() -> None:
    cells = CellDiff()
    cells.size = 4, 2
    sent = cells.frame("\x1b[1;1Habcdef\x1b[2;1Hgh世界\x1b[3;1Hxyz\x1b[1;1H")
    assert "".join(screen_of(sent, size=(10, 4)).display).split() == ["abcd", "gh世"]


def test_blanks_differ_only_by_what_an_eye_can_see() -> None:
    assert blank(Style("1;31")) == PLAIN
    assert blank(Style("31;42")) == Style("42")
    assert blank(Style("4;31")) == Style("4;31")
    cells = CellDiff()
    cells.frame("\x1b[1;1H\x1b[31;44mab  cd\x1b[0m\x1b[1;1H")
    assert cells.frame("\x1b[1;3H\x1b[32;44m  \x1b[0m\x1b[1;1H") == ""


@pytest.mark.parametrize("seed", range(4))
def test_random_frames_end_in_the_same_screen(seed: int) -> None:
    draw = random.Random(seed)
    texts = ["ab", "x", "  ", "世", "e\u0301", "▀▄", "long words here", "日本"]
    styles = ["", "31", "1;31", "4", "7;32", "38;2;1;2;3;48;5;17", "44", "44;1", "9;97", "38;5;200"]
    styles += ["2;31", "1;2;44", "3;9;31", "38;2;0;95;135;48;2;18;18;18", "53;31", "45"]
    cells, frames, sent = CellDiff(), [], []
    for _ in range(60):
        frame = ""
        for _ in range(draw.randrange(1, 5)):
            x = draw.choice((0, 2, 4, 6))
            frame += f"\x1b[{draw.randrange(1, 5)};{x + 1}H"
            used = x
            while used + 15 < 40 and draw.random() < 0.7:
                text, style = draw.choice(texts), draw.choice(styles)
                frame += f"\x1b[{style}m{text}\x1b[0m" if style else text
                used += 15
            frame += "\n"
        frames.append(frame + "\x1b[1;1H")
        sent.append(cells.frame(frames[-1]))
    whole = CellDiff().frame
    ours, again = (
        screen_of(*sent, size=(60, 5)),
        screen_of(*(CellDiff().frame(f) for f in frames), size=(60, 5)),
    )
    assert looks(ours) == looks(again)
    assert whole(frames[0]) == sent[0]


def test_style_changes_take_the_shortest_way() -> None:
    assert change("31;44", "32;44") == "\x1b[32m"
    assert change("1;31", "31") == "\x1b[22m" and change("1;2;31", "2;31") == "\x1b[22;2m"
    assert change("51;31", "31") == "\x1b[0;31m", "what nothing switches off alone"
    assert change("31", "") == change("1;31;44", "") == "\x1b[m"
    assert change("38;2;1;2;3;48;2;4;5;6", "38;2;1;2;3;48;2;7;8;9") == "\x1b[48;2;7;8;9m"
    assert change("31;44", "1;31") == "\x1b[1;49m"


def test_a_space_takes_the_background_alone_and_the_ink_stays_for_what_comes_next() -> None:
    sent = CellDiff().frame("\x1b[1;1H\x1b[1;31;44ma\x1b[0;45m \x1b[0;1;31;44mb\x1b[0m\x1b[1;1H")
    assert sent == "\x1b[1;1H\x1b[1;31;44ma\x1b[45m \x1b[44mb\x1b[m\x1b[3D"
    sent = CellDiff().frame("\x1b[1;1H\x1b[4;31ma\x1b[0;45m \x1b[0m\x1b[1;1H")
    assert "\x1b[0;45m \x1b" in sent, "an underlined space would show"


def test_colours_that_are_the_same_everywhere_go_by_their_number() -> None:
    assert change("", "38;2;0;95;135;48;2;18;18;18") == "\x1b[38;5;24;48;5;233m"
    for mixed in ("1;2;3", "0;0;0", "0;0;255"):
        assert change("", f"38;2;{mixed}") == f"\x1b[38;2;{mixed}m", (
            "a mixed one, and one that people change"
        )
    for number in range(22, 256):
        red, green, blue = EIGHT_BIT_PALETTE[number]
        assert change("", f"48;2;{red};{green};{blue}") == f"\x1b[48;5;{number}m"


@pytest.mark.parametrize(
    ("was", "now", "sent"),
    [
        ("", "38;5;208;48;5;17", "\x1b[0;38;5;208;48;5;17m"),
        ("38;5;208", "38;5;208;48;5;17", "\x1b[48;5;17m"),
        ("38;5;208;48;5;17", "38;5;208;48;5;18", "\x1b[48;5;18m"),
        ("38;5;208;48;5;17", "38;5;9;48;5;17", "\x1b[38;5;9m"),
        ("1;38;5;208;48;5;17", "1;48;5;17", "\x1b[39m"),
    ],
)
def test_ink_and_paper_of_256_colours_are_told_apart(was: str, now: str, sent: str) -> None:
    found = change(was, now)
    assert len(found) <= len(sent)
    assert split_sgr("38;5;208;48;5;17") == (frozenset(), "38;5;208", "48;5;17")
    assert set(re.findall(r"[34]8;5;\d+|39", found)) == set(re.findall(r"[34]8;5;\d+|39", sent))
