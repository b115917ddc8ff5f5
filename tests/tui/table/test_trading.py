"""Trades in Cities & Knights by keys: letters for kinds, agreed aloud, answers that begin with the
offer, and the bank; each within a number of keys.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, Offer, offers
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrade,
    CounterTrade,
    Propose,
    RefuseTrade,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.constants import (
    CITY_COST,
    KIND_WORDS,
    KINDS,
    KNIGHT_COST,
    ROAD,
    SETTLEMENT_COST,
    WALL_COST,
)
from tabletop_tui.games.cities_and_knights.rules.frames import Acting, Trading
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tabletop_tui.play import Table, Words, read_seats
from tabletop_tui.play.perspective import NOBODY, OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.recap import last_decision, recap
from tabletop_tui.play.text import languages
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tabletop_tui.tui.forms import DealForm, HandForm, OneOfForm, SwapForm
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.table.choice_tree import ChoiceTree, Labels
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.open_choice import OpenChoice
from tabletop_tui.tui.widgets.line_widgets import Bar, Lines
from tests.games.cities_and_knights.scenario import Scenario
from tests.playing import new_table, random_action
from tests.tui.playing import face_down
from tests.tui.table.market import (
    GAME,
    begin,
    counts,
    market,
    news,
    offer,
    open_table,
    pass_on,
)


async def test_an_offer_of_one_for_one_to_all_takes_eight_keys_at_most(tmp_path: Path) -> None:
    table = market({"wool": 2, "brick": 1}, {"lumber": 1}, {"lumber": 1})
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot)
        keys = ["t", "w", "tab", "l", "enter"]
        await pilot.press(*keys)
        await pilot.pause()
    assert len(keys) <= 8
    assert table.log[-1][1] == Propose(counts(wool=1), counts(lumber=1), (1, 2), first=True)


async def test_a_trade_agreed_aloud_takes_eight_keys_and_no_cover(tmp_path: Path) -> None:
    table = market({"wool": 2, "brick": 1}, {"lumber": 1}, {"lumber": 1})
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot)
        keys = ["t", "w", "tab", "l", "tab", "1"]
        await pilot.press(*keys)
        await pilot.pause()
        assert isinstance(app.screen, GameScreen), "nobody had to take the keyboard"
    assert len(keys) <= 8 and table.log[-1][1] == CloseTrade(1)
    hands = [table.state.players[seat].hand for seat in (0, 1, 2)]
    assert hands[0][:3] == [1, 1, 1] and hands[1][:3] == [0, 0, 1] and hands[2][:3] == [0, 1, 0]


def test_what_was_agreed_aloud_is_told_once() -> None:
    session = Session(market({"wool": 2, "brick": 1}, {"lumber": 1}, {"lumber": 1}), None)
    propose = Propose(counts(wool=1), counts(lumber=1), (1,))
    session.play(0, propose, ((1, AcceptTrade()), (None, CloseTrade(1))))
    assert [line.kind for line in session.story(NOBODY)[-3:]] == ["proposed", "agreed", "traded"]


def test_who_agreed_aloud_has_not_seen_what_happened_before() -> None:
    table = market({"wool": 2, "brick": 1}, {"lumber": 2}, {"lumber": 1})
    session, before = Session(table, None), len(table.log)
    session.play(0, AskForOffers())
    session.play(1, RefuseTrade())
    session.play(2, RefuseTrade())
    looked = last_decision(table, 1)
    assert looked > before
    propose = Propose(counts(wool=1), counts(lumber=1), (1,))
    session.play(0, propose, ((1, AcceptTrade()), (None, CloseTrade(1))))
    assert last_decision(table, 1, session.agreed_aloud) == looked < last_decision(table, 1)
    told = recap(session, 1, NOBODY)
    kinds = {line.kind for line in (*told.own, *told.others)}
    assert "traded" in kinds and not kinds & {"proposed", "agreed"}, "who gave what says it all"
    session.play(0, Propose(counts(wool=1), counts(lumber=1), (1,)))
    session.play(1, AcceptTrade())
    assert last_decision(table, 1, session.agreed_aloud) == len(table.log) - 1


def test_who_wants_to_choose_among_the_answers_says_so_in_the_form() -> None:
    table = market({"wool": 2}, {"lumber": 2}, {"lumber": 1})
    form = DealForm(offer(table, 0, Propose), Words(GAME, ["Anna", "Ben", "Cleo"]))
    for key in ("w", "tab", "l", "tab", "up", "space"):
        form.key(key)
    assert "▸ [ ] the first yes closes the deal" in [row.plain for row in form.rows(40)]
    form.key("enter")
    assert form.action == Propose(counts(wool=1), counts(lumber=1), (1, 2))
    row = next(n for n, row in enumerate(form.rows(26)) if "the first yes" in row.plain)
    assert form.click(row) and form.click(row + 1) and form.click(row), "it takes two rows"
    form.key("enter")
    assert form.action.first and form.action.seats == (1, 2)


async def test_each_page_of_an_offer_names_its_own_keys_and_numbers(tmp_path: Path) -> None:
    app = open_table(market({"wool": 2}, {"lumber": 2}, {"lumber": 1}), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)

        async def hint() -> str:
            await pilot.pause()
            return screen.query_one("#hint", Bar).rows[0].plain

        await pilot.press("t", "w")
        assert "←→ number" in await hint()
        await pilot.press("tab")
        rows = [row.plain for row in screen.query_one("#form", Lines).rows]
        assert any("0/3 lumber" in row for row in rows)
        assert "/3: what the others hold together" in news(screen)
        assert any(row.startswith("Tab 1  agreed aloud with") for row in rows), "where that is"
        await pilot.press("l", "tab")
        told = await hint()
        assert "number" not in told and "kind" not in told and "Space offer or not" in told
        await pilot.press("tab")
        assert "←→ number" in await hint()


async def covers(folder: Path, *keys: str) -> tuple[list[str], str]:
    """Return what is told before Ben, who has no lumber, picks up his hand after these keys of Anna,
    and the news that he then reads.
    """
    table = market({"wool": 2}, {"ore": 1}, {"lumber": 1})
    app = open_table(table, folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        await pilot.press("t", "w", "tab", "l", "tab", *keys)
        await pilot.pause()
        assert face_down(app)
        said = [row.plain for lines in screen.query(Lines) for row in lines.rows]
        await pass_on(pilot)
        told = news(screen)
        assert table.state.players[0].hand == list(counts(wool=2)) and table.deciding() == (1,)
        assert not table.can_undo(), "Anna asked, and Ben has seen it"
        await pilot.press("n", "enter")
    return said, told


async def test_that_a_deal_said_aloud_cannot_be_is_told_to_the_partner_alone(
    tmp_path: Path,
) -> None:
    (tmp_path / "plain").mkdir()
    aloud, read = await covers(tmp_path, "1")
    asked, plain = await covers(tmp_path / "plain", "down", "space", "enter")
    assert aloud == asked, "all is as after a plain offer"
    told = Words().say("cover-unkept")
    assert told in " ".join(read.split()) and told not in " ".join(plain.split())


def haggle(table: Table, certain: bool) -> tuple[int, Propose] | None:
    """Return a partner of the seat in turn and one card for one, which the partner holds, as that
    seat is *certain* of or not. None if there is no such deal now.
    """
    s = table.state
    if not isinstance(s.stack[-1], Acting) or not any(o.action is Propose for o in offered(table)):
        return None
    memory = table.remembered(s.turn)
    assert isinstance(memory, CardMemory)
    mine = s.players[s.turn].hand
    for partner, kind, own in product(range(3), range(8), range(8)):
        if partner == s.turn or own == kind or not mine[own] or not s.players[partner].trades:
            continue
        if s.players[partner].hand[kind] and bool(memory.low[partner][kind]) == certain:
            sides = [tuple(int(k == chosen) for k in range(8)) for chosen in (own, kind)]
            return partner, Propose(sides[0], sides[1], (partner,))
    return None


def offered(table: Table) -> list[Offer]:
    return offers(GAME, table.state, table.deciding()[0])


@pytest.mark.parametrize("certain", [True, False])
def test_a_deal_agreed_aloud_is_for_good_where_the_hand_of_the_partner_was_a_secret(
    certain: bool,
) -> None:
    table, luck = new_table("cities_and_knights", 3, 3), Luck(3)
    while (found := haggle(table, certain)) is None:
        seat = table.deciding()[0]
        table.play(seat, random_action(GAME, table.state, seat, luck))
    (partner, propose), seat, session = found, table.state.turn, Session(table, None)
    plain, rng = table.snapshot(), table.state.rng
    session.play(seat, propose, ((partner, AcceptTrade()), (None, CloseTrade(partner))))
    assert table.log[-1] == (seat, CloseTrade(partner)) and table.state.rng == rng
    kept = Session(parse(dump(table)).table, None)
    for each in (session, kept):
        assert each.undo_count() == each.undo() == certain, "also after saving and loading"
    for n, action in ((seat, propose), (partner, AcceptTrade()), (seat, CloseTrade(partner))):
        plain.play(n, action)
    assert Session(plain, None).undo(), "who was asked and said yes has told it"


def test_nobody_agrees_aloud_for_a_computer_player_or_behind_a_pin() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"lumber": 1}, seats="Anna,Ben,bot:easy,Dan")
    table.settings = replace(table.settings, pins={3: "hashed"})
    assert Session(table, None).same_keyboard(0) == [1]
    assert Session(table, None, perspective=OwnSeat(table, 0)).same_keyboard(0) == []


async def test_a_trade_with_the_bank_takes_five_keys_at_most(tmp_path: Path) -> None:
    table = market({"wool": 4, "grain": 4}, {}, {})
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        keys = ["b", "g", "tab", "o", "enter"]
        await pilot.press(*keys[:2])
        await pilot.pause()
        form = screen.choice.form
        assert isinstance(form, SwapForm)
        assert len(form.rows(30)) <= 14, "both sides at once"
        await pilot.press(*keys[2:])
        await pilot.pause()
    assert len(keys) <= 5
    assert table.log[-1][1] == TradeBank(KINDS.index("grain"), KINDS.index("ore"))


def swap_form(table: Table, words: Words) -> SwapForm:
    return SwapForm(offer(table, 0, TradeBank), words)


def test_the_bank_shows_what_it_asks_and_what_it_has_left() -> None:
    table = market({"wool": 4, "grain": 4}, {}, {})
    form = swap_form(table, Words(GAME))
    shown = [row.plain for row in form.rows(40)]
    price = table.state.players[0].rates[KINDS.index("wool")]
    assert any(f"{price} wool" in row for row in shown)
    assert any("1 ore" in row and str(table.state.bank[4]) in row for row in shown)


def test_what_the_bank_cannot_take_is_refused_with_a_sentence() -> None:
    table = market({"wool": 4, "grain": 4}, {}, {})
    table.state.bank[KINDS.index("brick")] = 0
    form = swap_form(table, Words(GAME))
    form.key("b")
    assert form.refusal and form.action is None
    for key in ("down", "up", "tab", "down", "tab", "x", "w", "tab", "l", "enter"):
        form.key(key)
    assert form.action == TradeBank(KINDS.index("wool"), KINDS.index("lumber"))
    form.key("escape")
    assert form.cancelled


def test_a_click_chooses_both_sides_of_a_trade_with_the_bank() -> None:
    form = swap_form(market({"wool": 4, "grain": 4}, {}, {}), Words(GAME))
    rows = [row.plain for row in form.rows(40)]
    assert form.click(next(n for n, row in enumerate(rows) if "grain" in row))
    rows = [row.plain for row in form.rows(40)]
    assert form.click(next(n for n, row in enumerate(rows) if "1 lumber" in row))
    form.key("enter")
    assert form.action == TradeBank(KINDS.index("grain"), KINDS.index("lumber"))
    assert not form.click(0) and not form.click(99)


def test_capitals_take_one_fewer_and_no_letter_takes_from_the_other_side() -> None:
    table = market({"wool": 3, "lumber": 1}, {"lumber": 2}, {"lumber": 1})
    form = DealForm(offer(table, 0, Propose), Words(GAME, ["Anna", "Ben", "Cleo"]))
    for key in ("w", "w", "W", "tab", "w"):
        form.key(key)
    assert form.refusal and form.give.taken[2] == 1 and form.get.taken[2] == 0
    assert not any("wool" in row.plain for row in form.get.rows(30))


def test_the_letter_of_a_kind_that_there_is_none_of_says_so() -> None:
    table = market({"wool": 3}, {"lumber": 2}, {"lumber": 1})
    words = Words(GAME, ["Anna", "Ben", "Cleo"])
    form = DealForm(offer(table, 0, Propose), words)
    assert form.key("g") and form.refusal == "You have no grain." and not form.give.total()
    assert form.key("tab") and not form.refusal
    assert form.key("g") and form.refusal == "Nobody has any grain."
    assert not form.key("j"), "no letter of any kind goes on to the table"
    wish = HandForm(offer(table, 0, AskForOffers), words)
    assert wish.key("g") and wish.refusal == "grain cannot be taken here."


def test_what_the_aqueduct_gives_is_lit_and_not_that_nothing_is_taken() -> None:
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N")
    s.roll(1, 1)
    table = Table.open(GAME, read_seats("Anna,Ben,Cleo"), 5)
    table.state = s.now()
    choice = OpenChoice(Session(table, None))
    choice.open(0)
    say = choice.session.words.say
    labels = Labels(str, lambda kind: say(f"offer-{kind}"), str)
    choice.list_lines(labels, ui_of(GAME.id).harmless)
    lit = choice.menu.here()
    assert lit is not None and lit.kind == "take-resource" and lit.action is None


@pytest.mark.parametrize("code", languages())
def test_a_list_of_kinds_of_cards_has_the_letters_that_forms_have(code: str) -> None:
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N")
    s.roll(1, 1)
    words, choosing = Words(GAME, language=code), ChoiceTree(offers(GAME, s.now(), 0))
    ui = ui_of(GAME.id)
    labels = Labels(str, str, str, thing=lambda action: words.letter(ui.thing(action)))
    choosing.narrow("take-resource")
    keys = {entry.action.card: entry.key for entry in choosing.entries(labels)}
    assert keys == {card: words.letter(KIND_WORDS[card]) for card in range(5)}
    menu = OneOfForm(choosing.entries(labels))
    grain = KINDS.index("grain")
    assert menu.key(keys[grain])
    chosen = menu.chosen()
    assert chosen is not None and chosen.action == TakeResource(grain), "g goes to no place here"


async def test_the_form_of_a_trade_tells_what_cards_are_wanted_for(tmp_path: Path) -> None:
    app = open_table(market({"wool": 2}, {"lumber": 2}, {"lumber": 1}), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        p = screen.table.state.players[0]
        p.tracks[:] = [0, 2, 5]
        await pilot.press("t")
        await pilot.pause()
        told = " ".join(news(screen).split())
        rows = [row.plain for row in screen.query_one("#form", Lines).rows]
        whole = " ".join(" ".join(rows).split())
        assert "Tab Tab 1 agreed aloud with Ben" in whole, "in sight from the beginning"
        await pilot.press("g")
        await pilot.pause()
        refused = news(screen)
    written = dict(re.findall(r"(\w+) ((?:\w\d ?)+)", told.partition("Costs: ")[2]))
    costs = {"Road": ROAD, "Settlement": SETTLEMENT_COST, "City": CITY_COST, "Knight": KNIGHT_COST}
    costs |= {"Wall": WALL_COST, "Sci": counts(paper=1), "Tra": counts(cloth=3)}
    words = Words(GAME)
    assert {name: "".join(sorted(text.replace(" ", ""))) for name, text in written.items()} == {
        name: "".join(
            sorted(
                "".join(f"{words.say(f'letter-{KINDS[k]}')}{n}" for k, n in enumerate(cost) if n)
            )
        )
        for name, cost in costs.items()
    }, "politics are at the top"
    assert "You have no grain." in refused and "Costs" not in refused


def test_who_asks_for_offers_says_what_is_wanted_and_the_others_read_it() -> None:
    table = market({"wool": 3}, {"lumber": 2, "ore": 1}, {"ore": 1})
    words = Words(GAME, ["Anna", "Ben", "Cleo"])
    form = HandForm(offer(table, 0, AskForOffers), words)
    form.key("l")
    form.key("enter")
    assert form.action == AskForOffers(counts(lumber=1))
    told = table.play(0, form.action)
    assert "lumber" in words.of(table.state, told[0])
    assert isinstance(table.state.stack[-1], Trading)
    assert "lumber" in Session(table, None).prompt(1)
    answer = DealForm(offer(table, 1, CounterTrade), words)
    assert answer.give.taken == list(counts(lumber=1)) and not answer.get.total()


def test_offers_may_be_asked_for_without_a_wish_as_in_older_saves() -> None:
    table = market({"wool": 3}, {"lumber": 2, "ore": 1}, {"ore": 1})
    words = Words(GAME, ["Anna", "Ben", "Cleo"])
    told = table.play(0, AskForOffers())
    assert words.of(table.state, told[0]) == "Anna asks for offers."


@pytest.mark.parametrize("code", languages())
def test_every_kind_has_a_letter_of_its_own_that_stands_in_its_name(code: str) -> None:
    words = Words(GAME, language=code)
    letters = [words.letter(kind) for kind in KIND_WORDS]
    assert len(set(letters)) == len(KINDS) and "x" not in letters
    for kind, letter in zip(KIND_WORDS, letters, strict=True):
        assert letter and letter in words.say(kind)


async def test_the_lines_of_trade_share_a_row_where_the_menu_is_long(tmp_path: Path) -> None:
    table = market({"wool": 2, "grain": 1}, {"brick": 1}, {"ore": 1})
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        shown = [row.plain for row in screen.query_one("#form", Lines).rows]
        assert "t  Trade  o ask  f refuse" in shown, shown
        menu = screen.choice.menu
        kinds = [entry.kind for entry in menu.entries]
        for kind in ("ask-for-offers", "close-trades"):
            menu.cursor = kinds.index(kind) - 1
            await pilot.press("down")
            assert menu.here() == menu.entries[kinds.index(kind)], "each is a line for the cursor"
        (at,) = [n for n, row in enumerate(shown) if "o ask" in row]
        await pilot.click("#form", offset=(shown[at].index("ask"), at))
        assert isinstance(screen.choice.form, HandForm), "a click on it asks for offers"
        await pilot.press("escape")
        await pilot.resize_terminal(120, 60)
        await pilot.pause()
        shown = [row.plain for row in screen.query_one("#form", Lines).rows]
        assert "t  Offer a trade" in shown, "where there is room each has its own row"


@pytest.mark.parametrize("language", languages())
def test_the_short_names_of_trade_fit_beside_each_other(language: str) -> None:
    words = Words(GAME, ["Anna"], language)
    for last in ("close-trades", "open-trades"):
        kinds = ("propose", "ask-for-offers", last)
        row = "  ".join(f"x {words.say(f'short-{kind}')}" for kind in kinds)
        assert len(row) + 1 <= 27, row


async def test_the_map_is_calm_until_a_kind_of_action_is_chosen(tmp_path: Path) -> None:
    app = open_table(market({"brick": 1, "lumber": 1}, {}, {}), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        board = screen.view.middle.board
        assert screen.choice.lit() and not screen.choice.on_board and not board.glowing
        hints = screen.query_one("#hint", Bar).rows[0].plain
        assert "Tab board" in hints and "Tab menu" not in hints
        assert board.cursor is not None
        place = board.about(board.cursor).split(" · ")[0]
        assert place and place not in news(screen), "a line of the menu is lit, and no place"
        await pilot.press("tab")
        await pilot.pause()
        assert place in news(screen)
        assert board.glowing == screen.choice.lit() != {}
        await pilot.press("tab", "r")
        assert board.glowing and screen.choice.on_board, "a road was chosen: its places glow"
        await pilot.press("escape")
        assert not board.glowing and not screen.choice.on_board


async def test_long_news_hide_no_line_of_the_menu_without_a_sign(tmp_path: Path) -> None:
    app = open_table(
        market({"wool": 2, "ore": 1, "grain": 1, "brick": 1, "coin": 1}, {}, {"ore": 1}), tmp_path
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        view, panel, form = (
            screen.view,
            *(screen.query_one(f"#{n}", Lines) for n in ("panel", "form")),
        )
        view.tell("word")
        await pilot.pause()
        whole = [row.plain for row in form.rows]
        assert len(panel.rows) + len(whole) == view.middle.size.height, "the side is full"
        view.tell("word " * 45)
        await pilot.pause()
        assert view.news_rows.covered, "the news grew over the boards"
        assert len(panel.rows) + len(form.rows) <= view.middle.size.height - view.news_rows.covered
        assert form.rows[-1].plain.endswith("▼")
        view.tell("word")
        await pilot.pause()
        assert [row.plain for row in form.rows] == whole


@pytest.mark.parametrize("code", languages())
def test_what_is_asked_for_is_a_question_and_its_answer_is_no_other_offer(code: str) -> None:
    words = Words(GAME, language=code)
    assert words.say("offer-ask-for-offers").endswith("?"), "one chooses what one wants"
    assert not {"else", "anders", "otra cosa"} & set(words.say("offer-counter-trade").split())
    assert "otra" not in words.say("offer-counter-trade"), "there may have been no offer before"


@pytest.mark.parametrize(("points", "said"), [(10, True), (2, False)])
async def test_computer_players_say_why_they_refuse_as_far_as_all_may_know(
    points: int, said: bool, tmp_path: Path
) -> None:
    hands = {"wool": 2, "brick": 1}, {"lumber": 1}, {"lumber": 1}
    table = market(*hands, seats="Anna,bot:hard,bot:hard")
    table.state.players[0].points = points
    table.checkpoints = {0: table.game.clone(table.state)}
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    for seat in (1, 2):
        table.play(seat, RefuseTrade())
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(pilot)
        assert screen.choice.seat == 0
        assert ("needs only 3 more points" in news(screen)) == said, news(screen)
