"""The input gate: known keys, clicks and pastes pass whole; all else that a terminal sends does not."""

from __future__ import annotations

import pytest
from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._xterm_parser import XTermParser

from tabletop_tui.tui.terminal.input_gate import (
    EXPECTED,
    HALF_WAIT,
    Answer,
    Escape,
    InputGate,
    Pasted,
    Piece,
    Released,
    Text,
)
from tests.terminal.sequences import fed

WAIT = 0.05
ESC = "\x1b"


def gate() -> InputGate:
    return InputGate(ANSI_SEQUENCES_KEYS, WAIT)


def passed(data: str) -> list[Piece]:
    """What comes through at once."""
    return [*gate().feed(data, 0.0)]


def keys(data: str) -> list[str]:
    """The keys that the parser makes of what comes through, with the wait over."""
    one, parser, found = gate(), XTermParser(), []
    for piece in [*one.feed(data, 0.0), *one.tick(9.0)]:
        if isinstance(piece, Escape):
            found.append("escape")
        elif isinstance(piece, Text):
            found += [e.key for e in parser.feed(piece.text) if isinstance(e, events.Key)]
        elif isinstance(piece, Pasted):
            found.append(repr(piece.text))
    return found


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ("u", "u"), ("é", "é"), ("\r", "enter"), ("\t", "tab"), ("\x7f", "backspace"),
        (f"{ESC}[A", "up"), (f"{ESC}OA", "up"), (f"{ESC}OP", "f1"), (f"{ESC}[11~", "f1"), (f"{ESC}[[A", "f1"),
        (f"{ESC}[Z", "shift+tab"), (f"{ESC}[5~", "pageup"), (f"{ESC}[1;2C", "shift+right"), (f"{ESC}[3;5~", "ctrl+delete"),
        (f"{ESC}[27u", "escape"), (f"{ESC}[97u", "a"), (f"{ESC}[97;5u", "ctrl+a"), (f"{ESC}[13;1:1u", "enter"),
        # locks are no modifiers, sub-fields are alternatives, a repeat is one more press
        (f"{ESC}[1;129D", "left"), (f"{ESC}[1;65C", "right"), (f"{ESC}[1;193:2B", "down"), (f"{ESC}[97:65:97;1;97u", "a"),
        (f"{ESC}[97;65;65u", "A"), (f"{ESC}[1075::117;1;1075u", "г"), (f"{ESC}[57417;129u", "left"),
    ],
)  # fmt: skip
def test_a_known_key_passes_in_its_plainest_form(data: str, key: str) -> None:
    assert keys(data) == [key]


@pytest.mark.parametrize(
    "data",
    [
        "[97;1:3u", "[1;1:3D", "[3;1:3~", "[:u", "[u", "[1114112u", "[99999999999u", "[55296u", "[97;999u", "[97;1;55296u",
        "[97;1;7u", "[1;2;3;4u", "[97;1:2:3u", "[1;1:9A", "[48;24;80;0;0t", "[48;0;0;0;0t", "[48;24;80;480;960t",
        "[?2048;2$y", "[?2026;9$y", "[?997;1n", "[?62;4c", "[>1;10;0c", "[12;40R", "[1;5R", "[0n", "[?25u",
        "]10;rgb:ffff/ffff/ffff\x07", "]11;rgb:0000/0000/0000\x1b\\", "]52;c;bGV0IHVz\x07", "P>|kitty(0.35)\x1b\\",
        "P1$r0m\x1b\\", "P1+r544e=787465726d\x1b\\", "_Gi=31;OK\x1b\\", "^x\x1b\\", "Xx\x1b\\",
        "[<0;0;5M", "[<0;5;0M", "[<999;5;5M", "[<0;-1;5M", "[<0;5M", "[<0;99999;5M", "[M !!", "[32;21;13M", "[1;2J", "[5i", "[!p", "[1 2;3A", "[$5u",
    ],
)  # fmt: skip
def test_all_else_is_dropped_whole(data: str) -> None:
    assert keys(ESC + data) == []
    for cut in range(1, len(data) + 1):  # and cut anywhere, where the rest comes in time
        one = gate()
        pieces = [*one.feed((ESC + data)[:cut], 0.0), *one.feed((ESC + data)[cut:], WAIT / 2)]
        assert not any(isinstance(p, Text) and keys(p.text) for p in [*pieces, *one.tick(9.0)]), cut


ANSWERS = (
    "[12;80R", "[?62;4c", "[6;17;8t", "[?2;0;640;408S", "[?2;1S", "[?1;0;1024S", "_Gi=31;OK\x1b\\",
    "_Gi=31;ENODATA:x\x1b\\", "P>|kitty(0.35)\x1b\\", "P1$r0;48:2::1:2:3m\x1b\\",
)  # fmt: skip


@pytest.mark.parametrize("answer", ANSWERS)
def test_an_answer_comes_through_whole_and_never_as_a_key(answer: str) -> None:
    whole = ESC + answer
    assert passed(whole + "q") == [Answer(whole), Text("q")]
    for size in range(1, len(whole)):
        one = gate()
        one.expect(0.0)
        pieces = [*one.feed(whole[:size], 0.0), *one.feed(whole[size:] + "q", HALF_WAIT * 0.9)]
        assert pieces == [Answer(whole), Text("q")], size
    one, now = gate(), 0.0  # a slow line brings it letter by letter
    one.expect(now)
    pieces = []
    for letter in whole:
        now += 0.1
        pieces += one.feed(letter, now)
    assert pieces == [Answer(whole)]


@pytest.mark.parametrize("other", ["[;R", "[2R", "[2;9;1R", "[?2;9R", "[1;9R", "[2:1;9R", "[?1$c", "[6;t", "_Gi=31;OK\r"])  # fmt: skip
def test_what_is_no_whole_answer_is_none(other: str) -> None:
    assert not [piece for piece in passed(ESC + other) if isinstance(piece, Answer)]
    assert not [piece for piece in passed(f"{ESC}P{'x' * 99}{ESC}\\") if isinstance(piece, Answer)]


def test_the_esc_key_waits_longer_only_while_answers_are_expected() -> None:
    one = gate()
    one.expect(0.0)
    assert [*one.feed(ESC, 0.0), *one.tick(WAIT * 2)] == []
    assert [*one.tick(HALF_WAIT)] == [Escape()]
    assert [*one.feed(f"{ESC}[?62c{ESC}", 2.0), *one.tick(2 + 2 * WAIT)] == [
        Answer(f"{ESC}[?62c"),
        Escape(),
    ]
    one.expect(3.0)
    assert [*one.feed(ESC, 4 + EXPECTED), *one.tick(4 + EXPECTED + 2 * WAIT)] == [Escape()]


def test_what_follows_something_dropped_is_a_key_again() -> None:
    assert keys(f"{ESC}[48;24;80;0;0tu{ESC}]11;rgb:0/0/0\x07v{ESC}[97;1:3uw") == ["u", "v", "w"]


@pytest.mark.parametrize(
    "data",
    [f"{ESC}[A", f"{ESC}OA", f"{ESC}[1;2C", f"{ESC}[97;5u", f"{ESC}[[A", f"{ESC}[200~x{ESC}[201~"],
)
def test_a_sequence_that_is_cut_in_two_is_still_one(data: str) -> None:
    for cut in range(1, len(data)):
        one = gate()
        whole = passed(data)
        assert [*one.feed(data[:cut], 0.0), *one.feed(data[cut:], WAIT * 0.9)] == whole, cut


def test_escape_alone_is_a_key_when_the_wait_is_over_and_not_before() -> None:
    one = gate()
    assert not [*one.feed(ESC, 0.0)] and one.due(0.0) == WAIT
    assert not [*one.tick(WAIT * 0.9)]
    assert [*one.tick(WAIT)] == [Escape()] and one.due(WAIT) is None
    assert [*one.feed(ESC, 1.0), *one.feed("u", 1.0 + WAIT)] == [Escape(), Text("u")]
    assert passed(ESC + ESC) == [Escape()], "the second may begin a sequence"


def test_esc_and_the_keys_after_it_are_not_lost_when_they_come_at_once() -> None:
    assert keys(f"{ESC}u{ESC}\r{ESC}1") == ["escape", "u", "escape", "enter", "escape", "1"]
    assert keys(f"{ESC}b{ESC}f") == ["ctrl+left", "ctrl+right"], "by words, in a text"


@pytest.mark.parametrize("begun", ["[", "[1;", "O", "[M!", "]0;", "P", "_G", f"]0;x{ESC}"])
def test_half_a_sequence_is_forgotten_after_a_second_and_swallows_nothing_then(begun: str) -> None:
    one = gate()
    assert not [*one.feed(ESC + begun, 0.0)] and one.due(0.5) == 0.5
    assert [*one.feed("u", 1.0)] == [Text("u")] and one.due(1.0) is None


def test_half_an_answer_swallows_for_three_seconds_at_most_and_no_control_character() -> None:
    one = gate()
    typed = [*one.feed(f"{ESC}]0;", 0.0)]
    for tenth in range(1, 40):
        typed += one.feed("u", tenth / 10)
    assert typed == [Text("u")] * 10
    for key in ("\r", "\x03", f"{ESC}[A"):
        one = gate()
        assert [*one.feed(f"{ESC}P1$r", 0.0), *one.feed(key, 0.1)] == [Text(key)]


def test_half_a_paste_is_taken_after_a_second() -> None:
    one = gate()
    assert not [*one.feed(f"{ESC}[200~let", 0.0), *one.feed(" us", 0.9)]
    assert [*one.feed("u", 2.0)] == [Pasted("let us"), Text("u")]


def test_a_paste_is_one_piece_without_control_sequences_to_obey() -> None:
    assert passed(f"a{ESC}[200~let us\rend{ESC}[201~b") == [
        Text("a"),
        Pasted("let us\rend"),
        Text("b"),
    ]
    huge = passed(f"{ESC}[200~{'x' * 1_000_000}{ESC}[201~")
    assert len(huge) == 1 and isinstance(huge[0], Pasted) and len(huge[0].text) == 65_536


@pytest.mark.parametrize(
    ("text", "sure"),
    [
        ("let us end the turn\rok\r", False),
        ("one line that is rather long", None),
        ("u\ru\ru\ru", None),  # short: keys that a stalled line held back
        ("\r" * 40, None),
        ("uuuuuuuuuuuuuuuuuuuuuuu\r", None),  # no letter behind the line break
    ],
)
def test_only_a_long_piece_with_lines_is_taken_for_a_paste(text: str, sure: bool | None) -> None:
    assert passed(text) == [Text(text) if sure is None else Pasted(text, sure)]


def test_the_mouse_passes_in_cells_and_no_size_in_pixels_ever_does() -> None:
    assert passed(f"{ESC}[<0;21;13M") == [Text(f"{ESC}[<0;21;13M")]
    parser = XTermParser()
    for piece in passed(f"{ESC}[48;24;80;480;960t{ESC}[<0;21;13M"):
        assert isinstance(piece, Text)
        (click,) = parser.feed(piece.text)
        assert isinstance(click, events.MouseDown) and (click.x, click.y) == (20, 12)


def test_random_and_nearly_right_sequences_raise_nothing_and_type_nothing() -> None:
    keys = [e.key for e in fed(20_000, 5) if isinstance(e, events.Key)]
    assert len(keys) > 1_000
    assert {key for key in keys if len(key) == 1 and "A" <= key <= "z"} <= {"a", "A"}, (
        "sent in full"
    )


def test_enter_and_the_space_bar_are_told_when_they_are_let_go_and_do_not_repeat() -> None:
    assert passed(f"{ESC}[32;1:3u") == [Released("space")]
    assert passed(f"{ESC}[13;129:3u{ESC}[32;1:2;32u") == [Released("enter")]
    assert keys(f"{ESC}[32;1:1;32u{ESC}[32;1:3u{ESC}[97;1:3u") == ["space"]
