"""The menu beside the board: what ends a turn stands last, prices stand behind, reasons are whole
or signed as cut.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.games.cities_and_knights.rules.actions import ChooseDeck, CloseTrade
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.frames import Trading
from tabletop_tui.games.cities_and_knights.rules.payments import bill
from tabletop_tui.games.cities_and_knights.tui.marks import COSTS, letter
from tabletop_tui.play import Words
from tabletop_tui.play.session import Session
from tabletop_tui.play.text import all_of, languages
from tabletop_tui.store.load import load
from tabletop_tui.tui.forms import OneOfForm
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.table.choice_tree import Labels, MenuEntry, choice_tree_of
from tabletop_tui.tui.table.game_menu import ask_command
from tabletop_tui.tui.table.table_view import brief_name, lacking
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.tui.reading.test_charts import looking

SAVE = Path(__file__).parents[3] / "saves" / "example-cities-and-knights-late.json"
UI = ui_of("cities_and_knights")


def turn(*, briefly: bool = False) -> tuple[Look, list[MenuEntry]]:
    """The menu of a turn in the middle of a game; *briefly* if what is not possible may share
    rows.
    """
    table = load(SAVE).table
    session, seat = Session(table, None), table.deciding()[0]
    look = looking(table, seat)
    choosing = choice_tree_of(table, seat)
    assert choosing is not None
    labels = Labels(
        action=lambda a: session.words.of(look.view, a),
        kind=lambda kind: session.words.say(f"offer-{kind}"),
        why=lambda c: session.words.of(look.view, c),
        letter=lambda kind: session.words.letter(f"offer-{kind}"),
        prices=UI.prices(session.words),
        last=UI.last,
        lack=lambda shut: lacking(look, shut),
        brief=lambda kind: brief_name(look, kind) if briefly else "",
    )
    return look, choosing.entries(labels)


def test_what_ends_the_turn_stands_below_all_that_is_possible() -> None:
    _, entries = turn()
    possible = [entry.kind for entry in entries if not entry.why]
    assert (
        len(possible) > 5
        and possible[-1] == "end-turn"
        and possible == [e.kind for e in entries[: len(possible)]]
    )


def test_what_is_bought_shows_its_price() -> None:
    _, entries = turn()
    told = {entry.kind: entry.label for entry in entries}
    assert (
        told["build-road"] == "Build a road · B1 L1"
        and told["activate"] == "Activate a knight · G1"
    )
    assert told["improve"] == "Improve science to 4 (Theater) for 4 paper"
    assert told["build-city"] == "Build a city · G2 O3", (
        "what cannot be bought now has its price as well"
    )


def test_names_that_begin_alike_stay_apart_in_few_cells() -> None:
    look, _ = turn()
    look.words.names[:] = ["Bot 1", "Bot 2", "Annabel", "Anna"]
    assert [look.short(seat, 4) for seat in range(4)] == ["Bot1", "Bot2", "Annl", "Anna"]
    assert [look.short(seat, 7) for seat in range(4)] == look.words.names
    look.words.names[:] = ["Anna", "Ben", "Bot 3", "Annabella"]
    assert look.short(2, 4) == "Bot3", "a number is never cut off, even where nobody is alike"
    look.words.names[:] = ["Maximilian", "Maximumman", "Maximus Kahn", "Max 12"]
    few = [look.short(seat, 4) for seat in range(4)]
    assert len(set(few)) == 4 and max(map(len, few)) == 4 and few[3] == "Ma12"


def test_a_deck_is_told_by_what_its_cards_do() -> None:
    look, _ = turn()
    told = {UI.foretell(look, ChooseDeck(n)) for n in range(3)}
    assert len(told) == 3 and all(
        "monopol" in row or "free roads" in row or "robber" in row for row in told
    )


def test_a_progress_card_is_explained() -> None:
    look, entries = turn()
    cards = [entry.kind for entry in entries if entry.kind.startswith("play-")]
    assert len(cards) >= 3
    for kind in cards:
        assert (
            UI.explain(look, kind) == look.say(f"card-{kind[5:]}-does") != f"card-{kind[5:]}-does"
        )
    assert UI.explain(look, "build-road") == ""


@pytest.mark.parametrize("code", languages())
def test_improving_tells_what_each_level_costs_by_the_letters_that_pick_the_cards(
    code: str,
) -> None:
    look, _ = turn()
    look = replace(look, words=Words(look.table.game, look.words.names, code))
    assert [letter(look.words, n) for n in range(8)] == [
        capital(look.words.letter(f"kind-{kind}"))
        for capital, kind in zip([str.upper] * 5 + [str.lower] * 3, KINDS, strict=True)
    ], "resources have large letters, commodities small ones, and both are keys"
    assert len({look.words.letter(f"kind-{kind}") for kind in KINDS}) == len(KINDS)
    player = look.view.players[look.seat]
    player.tracks[:] = [3, 5, 0]
    told = UI.explain(look, "improve")
    for track, kind, cost in (("science", "paper", 4), ("politics", "coin", 1)):
        sign = look.words.letter(f"kind-{kind}")
        assert look.say(f"track-{track}") in told and f" {cost} " in told and f"({sign})" in told
    assert look.say("track-trade") not in told, "there is no level beyond the last"


def test_a_bank_trade_tells_how_many_cards_it_takes() -> None:
    table = load(SAVE).table
    seat = table.deciding()[0]
    look, choosing = looking(table, seat), choice_tree_of(table, seat)
    assert choosing is not None
    trades = [a for a in choosing.actions() if a.kind == "trade-bank"]
    rates = {a.give: table.state.players[seat].rates[a.give] for a in trades}
    assert len(set(rates.values())) > 1
    for action in trades:
        told = look.words.of(look.view, action)
        assert told.startswith(f"Give {rates[action.give]} ") and told.endswith(
            f"(bank: {look.view.bank[action.get]})"
        )
    assert len({look.view.bank[action.get] for action in trades}) > 1


def test_reasons_are_whole_where_there_is_room_and_else_have_a_sign() -> None:
    _, entries = turn()
    menu = OneOfForm(entries)
    roomy = " ".join(" ".join(row.plain for row in menu.menu(30, 99, active=False)).split())
    shut = [entry for entry in entries if entry.why]
    assert (
        shut and all(f"{entry.label} · {entry.why}" in roomy for entry in shut) and "⋯" not in roomy
    )
    rows = menu.menu(30, len(entries) + 4, active=False)
    cut = [row.plain for row, n in zip(rows, menu.entry_of, strict=True) if menu.entries[n].why]
    assert cut and all(row.rstrip().endswith(("⋯", "▼")) and len(row) <= 30 for row in cut)
    menu.cursor = entries.index(shut[-1])
    here = " ".join(" ".join(row.plain for row in menu.menu(30, 12, active=True)).split())
    assert shut[-1].why in here, "under the cursor it is whole"


def test_what_cannot_be_paid_says_what_is_lacking_beside_its_price() -> None:
    look, entries = turn()
    hand = look.view.players[look.seat].hand
    dear = {entry.kind: entry for entry in entries if entry.why.startswith("You still need")}
    assert dear, "somebody is poor in this position"
    for kind, cost in COSTS.items():
        lacks = [
            f"{n - hand[k]} {look.say(f'kind-{KINDS[k]}')}" for k, n in bill(cost) if hand[k] < n
        ]
        if kind in dear:
            assert dear[kind].why == f"You still need {all_of(lacks)}."
        assert bool(lacks) or kind not in dear


def test_all_that_is_not_possible_has_a_place_with_its_price_where_reasons_do_not_fit() -> None:
    _, entries = turn(briefly=True)
    menu = OneOfForm(entries)
    shut = [n for n, entry in enumerate(entries) if entry.why]
    rows = [row.plain for row in menu.menu(27, len(entries), active=False)]
    told = "  ".join(rows)
    assert all(len(row) <= 27 for row in rows)
    for n in shut:
        assert entries[n].short and entries[n].short in told, entries[n].short
        assert f"{entries[n].key} " in told
    menu.cursor = shut[2]
    here = " ".join(" ".join(row.plain for row in menu.menu(27, 30, active=True)).split())
    assert entries[shut[2]].why in here, "under the cursor stands the reason"
    for at in range(len(entries)):
        menu.cursor = at
        menu.menu(27, 14, active=True)
        assert at in menu.list.row_of or menu.list.heads[at] in menu.list.row_of


def test_a_word_goes_whole_into_the_next_row_when_it_fits_there() -> None:
    rows = [row.plain for row in wrapped(Text("Te veel ontwikkelingskaarten: leg er één af."), 27)]
    assert rows == ["Te veel", "ontwikkelingskaarten: leg", "er één af."]
    assert [row.plain for row in wrapped(Text("a " + "b" * 9), 6)] == ["a bbbb", "bbbbb"], (
        "it fits in no row"
    )
    assert [row.plain for row in wrapped(Text(" " + "c" * 6), 6)] == [" ccccc", "c"], (
        "no row stays empty"
    )


def test_the_last_row_that_is_shown_says_where_its_text_goes_on() -> None:
    entries = [MenuEntry("l", "Jugar la Flota mercante", kind, "") for kind in ("a", "b", "c")]
    shown = OneOfForm(entries).menu(27, 2, active=False)
    assert [row.plain for row in shown] == ["l  Jugar la Flota mercante", "l  Jugar la Flota ⋯ ▼"]


def test_a_trade_to_be_closed_tells_its_terms() -> None:
    table = load(SAVE).table
    seat = table.deciding()[0]
    wood, ore, coin = ((0, 1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 2))
    others = [x for x in range(4) if x != seat]
    talk = Trading(seat, wood, ore, [], accepted=[others[0]], counters=[(others[1], coin, ore)])
    table.state.stack.append(talk)
    words = Session(table, None).words
    told = [words.of(table.state, CloseTrade(x)) for x in others[:2]]
    assert [line.split(": ")[1] for line in told] == [
        "give 1 lumber for 1 ore",
        "give 2 coins for 1 ore",
    ]
    assert words.say("ask-trading", **table.game.describe(table.state, talk)).startswith(
        "Who do you trade 1 l"
    )


def test_the_menu_does_what_is_picked_and_nothing_for_whoever_goes_on() -> None:
    session, boxes, did = Session(load(SAVE).table, None), [], []
    screen: Any = SimpleNamespace(app=SimpleNamespace(push_screen=lambda *box: boxes.append(box)))
    ask_command(screen, session, {name: partial(did.append, name) for name in ("log", "rule")})
    _, chosen = boxes[0]
    for pick in ("go-on", None):
        chosen(pick)
    assert did == []
    chosen("rule")
    assert did == ["rule"]
