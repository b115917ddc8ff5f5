"""Forms and lists of plain mode, line by line."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Aim, Deal, Hand, Offer, OneOf
from tabletop_tui.plain import advice as plain_advice
from tabletop_tui.plain.advice import Advice
from tabletop_tui.plain.choices import ROW, ChoiceLine, Namer, listed
from tabletop_tui.plain.choices import lines as first_lines
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.forms import OfferForm
from tabletop_tui.plain.line_input import LineInput
from tabletop_tui.plain.lists import Lists
from tabletop_tui.plain.menu import pick
from tabletop_tui.plain.rulebook import excerpt, print_match_count
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.rulebook import Section
from tabletop_tui.play.session import Session
from tests.playing import new_table, play_on

from .playing import Typist
from .scripted import Scripted, keep

KINDS = ("kind-brick", "kind-lumber", "kind-wool")


def shot(aim: Aim, piece: int, angle: int, power: int) -> list[str]:
    """Return the name of a ship, or the forecast of a shot."""
    return [f"ship {piece}" if angle < 0 else f"ship {piece} to {angle} with {power}"]


def sights(piece: int) -> list[tuple[str, int, int]]:
    """Return what ship 3 can reach."""
    return [("the moon", 100, 7), ("the sun", 200, 9)] if piece == 3 else []


def test_everything_that_is_asked_part_by_part() -> None:
    def made(*parts: object) -> object:
        return parts

    cases: list[tuple[Any, tuple[str, ...]]] = [
        (Hand(made, (2, 0, 3), 2, 3, KINDS), ("9", "", "1", "0", "2")),
        (Hand(made, (2, 1, 3), 0, 6, KINDS), ("2", "1", "3")),
        (Hand(made, (2, 1, 3), 5, 6, KINDS), ("0", "1", "2")),
        (Hand(made, (2, 1, 3), 1, 1, KINDS), ("0", "0")),
        (Hand(made, (2, 1, 3), 1, 1, KINDS), ("1",)),
        (Hand(made, (3, 3, 3), 2, 4, KINDS), ("3", "1")),
        (Deal(made, (2, 0, 1), (1, 1, 1), KINDS, (1, 2)), ("1", "2", "0", "1", "0", "3", "0")),
        (Deal(made, (2, 0, 1), (1, 1, 1), KINDS, (1, 2)), ("2", "0", "1", "2", "0", "2")),
        (Deal(made, (2, 0, 1), (1, 1, 1), KINDS, (1,)), ("2", "0", "1", "1", "2", "0")),
        (Deal(made, (0, 1, 0), (0, 4, 0), KINDS, (1,)), ("1", "0")),
        (Deal(made, (0, 1, 0), (4, 0, 0), KINDS), ("1", "1", "1", "0", "1", "4", "0")),
        (Aim(made, (3, 4), 1024, 100), ("1", "1", "2", "1", "2", "1")),
        (Aim(made, (3, 4), 1024, 100), ("1", "0", "359.9", "1", "1")),
        (Aim(made, (3, 4), 1024, 100), ("3", "2", "0.5", "0", "100", "3", "1")),
        (Aim(made, (4,), 360, 50), ("359", "51", "50", "2", "0,9", "1", "1")),
        (Aim(made, (4,), 360, 50), ("360.0", "359.9", "1", "BACK")),
        (Aim(made, (4,), 720, 50, stopped=(90, 20, 0)), ("0", "2", "1")),
    ]  # fmt: skip
    whole = Scripted()
    words = Words(games.find("cities_and_knights"), ["Anna", "Ben", "Cleo"])
    action = type(play_on(new_table("cities_and_knights", 3), 1).log[0][1])
    for choices, orders in cases:
        player = Scripted(*orders)
        console = Console(player, player, width=70)
        unknown: list[str] = []
        form = OfferForm(console, words, unknown.append, shot, sights)
        made_ = form.fill(Offer(action, choices))
        whole.said += [*player.said, f"==> {made_} {player.steps} {unknown}\n\n"]
    keep("asked", whole)


def test_a_list_has_its_hanging_rows_and_its_bounds() -> None:
    whole = Scripted()
    words = Words()
    for n, back in ((2, "plain-go-back"), (11, "")):
        player = Scripted("-1", "0" if back else "12", "back" if back else "1")
        console = Console(player, player, width=36)
        found = pick(
            console, words, [f"line {x} " + "four " * 9 for x in range(1, n + 1)], back=back
        )
        lists = Lists(console, words)
        lists.path = [[], [ChoiceLine(f"one {x} " + "four " * 9, "") for x in range(n)]][not back :]
        lists.print()
        console.print("four " * 12)
        console.print("four " * 12, 3, hang=5)
        whole.said += [*player.said, f"==> {found} {lists.least} {lists.rule_of(n)!r}\n"]
        assert player.steps == (["back"] if back else [])
        player.steps.clear()
    keep("lists", whole)


class Act:
    """An action at some places."""

    kind = "end-turn"

    def __init__(self, *places: tuple[str, int], rule: str = "turn") -> None:
        self.places, self.rule = places, rule


def test_how_many_lines_stand_in_one_list() -> None:
    code = "{0[0]}{0[1]}".format
    namer = Namer(Words(), None, code, lambda place: place[0], spot=code)
    pairs = [Act(("a", n % 13), ("b", n), rule=str(n)) for n in range(25)]
    assert [line.action for line in listed(pairs[:24], namer, 0)] == pairs[:24]
    lines = listed(pairs, namer, 0)
    assert len(lines) == 13 and [len(line.inside) for line in lines] == [2] * 12 + [0]
    assert lines[3].depth == 1 and lines[3].code == "a3" and lines[12].action is pairs[12]
    assert lines[3].rule == "3" and lines[3].label == "A3, 2 ways"
    halves = listed([Act(("a", n % 2), ("b", n)) for n in range(25)], namer, 0)
    assert [len(line.inside) for line in halves] == [13, 12]
    inside = listed(halves[0].inside * 2, namer, halves[0].depth)
    assert len(inside) == 13 and inside[0].code == "b0" and inside[0].depth == 2
    areas = [Act((("a", "b")[n % 2], n), rule=str(n)) for n in range(25)]
    lines = listed(areas, namer, 0)
    assert [(len(line.inside), line.depth) for line in lines] == [(13, 0), (12, 0)]
    assert [line.rule for line in lines] == ["0", "1"]
    same = [Act(("a", 1)) for _ in range(25)]
    assert len(listed(same, namer, 0)) == 25 == len(listed([Act()] * 25, namer, 0))
    told = Namer(Words(), None, lambda place: "")
    other = Act(("a", 1))
    other.kind = "recruit"
    assert told.group(("a", 1), [other, Act()]) == "Action-recruit, 2 ways"
    assert namer.group(("a", 1), [other, Act()]) == "A1, 2 ways"


def test_what_is_asked_part_by_part_counts_as_one_line() -> None:
    kind = type(play_on(new_table("cities_and_knights", 3), 1).log[0][1])
    namer = Namer(Words(), None, lambda place: f"{place[0]}{place[1]}")
    hand = Offer(kind, Hand(lambda c: c, (1,), 0, 1, KINDS[:1]))
    for n, together in ((ROW - 1, ROW), (ROW, 2)):
        some = Offer(kind, OneOf(tuple(Act(("a", x)) for x in range(n))))
        found = first_lines([hand, some], namer)
        assert len(found) == together and found[0].offer is hand
        assert len(found[-1].inside) == (0 if n < ROW else ROW) and found[-1].depth == 0
        assert len(first_lines([some], namer)) == n


def test_a_coordinate_means_one_line() -> None:
    lists = Lists(Console(player := Typist(), player), Words())
    one, two = Act(("a", 1)), Act(("a", 2))
    lists.path = [
        [
            ChoiceLine("x", "r", action=one, code="A 1", english="B1"),
            ChoiceLine("y", "s", inside=(two,)),
        ]
    ]
    lists.namer = Namer(Words(), None, lambda place: f"{place[0]}{place[1]}")
    found = [lists.coded(typed) for typed in ("a1", "A1 ", "b1", "a2", "", "a", "c")]
    assert [line and (line.action is one, line.action is two) for line in found] == [
        (True, False), (True, False), (True, False), (False, True), None, None, None,
    ]  # fmt: skip
    assert [lists.number_of(action) for action in (one, two, Act())] == [1, 2, 0]
    assert [lists.rule_of(n) for n in (-1, 0, 1, 2, 3)] == ["", "", "r", "s", ""]
    lists.path = [
        [ChoiceLine("x", "", action=one, code="a1"), ChoiceLine("y", "", action=two, code="a1")]
    ]
    assert lists.coded("a1") is None


def test_hints_are_taken_and_motives_asked_for_as_whoever_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 230, 5)
    player = Scripted()
    plain_table = PlainTable(Session(table, None), Console(player, player), picture=True)
    advice: Advice = plain_table.commands.advice
    plain_table.perspective.set_viewer(1)
    actions = [table.log[n][1] for n in (226, 228)]
    assert advice.line_of_hint(1) is None and advice.line_of_hint(0) is None, (
        "nothing was hinted at"
    )
    advice.session.hinted = len(table.log), actions
    taken = [advice.line_of_hint(n) for n in (-1, 0, 1, 2, 3)]
    assert [line and line.action for line in taken] == [None, None, *actions, None]
    advice.session.hinted = len(table.log) - 1, actions
    assert advice.line_of_hint(1) is None, "the table has gone on"
    seen: list[tuple[int, int]] = []
    found: list[object] = [(228, ()), (226, ()), None, (3, ())]

    def motives(table: object, viewer: int, before: int) -> object:
        seen.append((viewer, before))
        return found.pop(0)

    monkeypatch.setattr(plain_advice, "newest_explanation", motives)
    for viewer in (1, 1, 0, NOBODY):
        plain_table.perspective.set_viewer(viewer)
        advice.explain()
    assert seen == [(1, 230), (1, 228), (0, 226), (3, 230)]
    for action in (None, *actions):
        monkeypatch.setattr(
            plain_advice, "decide", lambda *_, action=action: [(action, ())] if action else []
        )
        asked = table.deciding()[0]
        for viewer in (asked, next(seat for seat in range(3) if seat not in table.deciding())):
            plain_table.perspective.set_viewer(viewer)
            advice.hint()
    keep("advice", player)


def test_what_is_found_stands_amid_its_words() -> None:
    section = Section("", "Title", 1, ("| aa | bb |", "needle " + "four " * 30))
    assert excerpt(section, "Title").startswith("aa bb needle four")
    assert excerpt(section, "aa").startswith("aa bb") and excerpt(section, "aa").endswith(" …")
    for before, cut in ((30, 0), (31, 0), (32, 2), (40, 2)):
        text = "a " + "x" * (before - 3) + " needle"
        told = excerpt(Section("", "", 1, (text,)), "NEEDLE")
        assert told == "… " * (cut > 0) + text[cut:]
    for after in (28, 29, 30, 50):
        text = "needle " + "x" * after + " a"
        told = excerpt(Section("", "", 1, (text,)), "needle")
        assert told == (text if after < 29 else text[:-2] + " …")
    player = Scripted()
    console = Console(player, player)
    for count in (0, 1, 25, 26, 27):
        print_match_count(console, Words(), count, "word")
    assert player.text == "word was not found.\nAnd 1 more.\nAnd 2 more.\n"


def test_lines_are_heard_as_they_come() -> None:
    out, into = os.pipe()
    with open(out, encoding="utf-8") as source:
        typed_lines = LineInput(source)
        assert not typed_lines.poll(0) and not typed_lines.at_end(0)
        os.write(into, "één\ntw".encode())
        assert typed_lines.poll(0) and typed_lines.readline() == "één\n"
        assert typed_lines.typed == "tw" and not typed_lines.poll(0) and not typed_lines.at_end(0)
        os.write(into, b"o\nthree\nfo")
        assert (
            typed_lines.readline() == "two\n" and typed_lines.poll(0) and not typed_lines.at_end(0)
        )
        os.close(into)
        assert (
            typed_lines.readline() == "three\n"
            and not typed_lines.at_end(0)
            and not typed_lines.at_end(0)
        )
        assert (
            typed_lines.ended
            and typed_lines.poll(0)
            and typed_lines.readline() == "fo"
            and not typed_lines.ended
        )
        assert typed_lines.at_end(0) and typed_lines.readline() == "" and typed_lines.ended
    typist = Typist("one")
    typist.said = ["?"]
    alone = LineInput(typist)
    assert alone.fd == -1 and alone.poll(0) and not alone.at_end(0)
    assert alone.readline() == "one\n" and alone.readline() == ""
