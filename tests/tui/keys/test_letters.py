"""The letters of menus and questions: each belongs to its language, stands in its line, and means
one line of its menu and no key of the screen.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

import tabletop_tui.play
from tabletop_tui.engine import Luck, Offer, OneOf, apply, kind_of, to_act
from tabletop_tui.games import find, ids, package
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlaySmith
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayMasterMerchant,
    PlayMerchant,
)
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages, set_language
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.keys.key_tables import ASK, GAME, HOME
from tabletop_tui.tui.keys.keymap import letters, letters_of
from tabletop_tui.tui.table.choice_tree import ChoiceTree, Labels, choice_tree_of
from tests.playing import few, new_table, random_action
from tests.tui.playing import at_table, open_app

OWN = [game for game in ids() if package(game).startswith("tabletop_tui.")]
MENUS = {
    "home": "home-continue home-hall home-new home-day home-week home-load home-watch home-learn home-rules"
    " home-practice home-records home-settings home-quit",
    "menu": "menu-go-on menu-log menu-points menu-charts menu-rule menu-legend menu-sheet"
    " menu-export menu-replay menu-talk menu-spectators"
    " menu-motion menu-time menu-try menu-orders menu-notes menu-seats"
    " menu-pin menu-clock menu-theme"
    " menu-help menu-leave",
    "menu after the end": "menu-board menu-log menu-points menu-charts menu-rule menu-legend"
    " menu-sheet menu-export menu-replay menu-talk menu-spectators"
    " menu-motion menu-time menu-orders menu-notes"
    " menu-seats menu-pin menu-clock"
    " menu-theme menu-help menu-leave",
    "trying out": "sandbox-go-on sandbox-again sandbox-answer sandbox-back",
    "trying out alone": "sandbox-go-on sandbox-again sandbox-computer sandbox-back-replay",
    "a note": "notes-change notes-remove",
    "leave a table": "leave-stay leave-home leave-quit",
    "leave a table of a house": "leave-stay leave-hall leave-quit",
    "a save that is held": "held-sit held-back held-look held-take",
    "a save that is broken": "broken-backup held-back",
    "a save that was taken over": "lost-home held-look",
    "who sits down": "held-look",
    "export": "export-text export-markdown export-html export-picture export-card",
    "the end of a lesson": "lesson-next lesson-game leave-home",
    "which rulebook": "library-learn",
    "what a row settles": "lesson-on menu-help",
    "go on from a replay": "replay-play-on replay-stay",
    "who is to sit there": "absence-hold absence-answer",
    "ask all": "vote-ask-no vote-ask-yes",
    "agree": "vote-no vote-yes",
    "the next game": "rematch-yes rematch-no",
    "forget a PIN": "pin-vote-no pin-vote-yes",
    "type a PIN": "pin-forgot",
    "text that looks pasted": "pasted-drop pasted-type",
}
"""Messages with a letter, by the menu in which they stand."""
SAME = {
    "log": "log",
    "legend": "legend",
    "export": "export",
    "leave": "quit",
    "theme": "theme",
    "sheet": "sheet",
}
"""Lines of the menu that may have the small letter of the key that does the same."""


def folded(text: str) -> str:
    """Small letters without accents."""
    return "".join(
        c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c)
    )


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("menu", MENUS)
def test_every_line_of_a_menu_has_a_letter_of_its_own_that_stands_in_it(
    menu: str, code: str
) -> None:
    words = Words(language=code)
    found = {key: words.letter(key) for key in MENUS[menu].split()}
    assert len(set(found.values())) == len(found) and all(found.values()), found
    for key, letter in found.items():
        same = SAME.get(key.removeprefix("menu-"), "")
        own = [k.keys.split(",")[0].lower() for k in GAME if k.id == same]
        known = code == "en" or letter in own
        assert letter.lower() in folded(words.say(key)) or known, (
            f"{key}: English ones are as they were"
        )
    held = {name for key in (HOME if menu == "home" else ASK) for name in key.keys.split(",")}
    assert {key for key, letter in found.items() if letter in held} <= {"home-quit"}


@pytest.mark.parametrize("code", languages())
def test_no_letter_of_the_game_menu_that_changes_anything_is_one_of_an_action(code: str) -> None:
    words = Words(language=code)
    changing = {
        words.letter(f"menu-{name}")
        for name in ("seats", "pin", "clock", "theme", "orders", "notes", "time", "spectators")
    }
    assert len(changing) == 8 and all(letter.isupper() for letter in changing)


def test_every_letter_of_the_text_files_belongs_to_a_menu_that_is_tested() -> None:
    lettered = re.compile(r"^([a-z][\w-]*) =(?:(?!^\S).)*?^ +\.key =", re.MULTILINE | re.DOTALL)
    files = (Path(tabletop_tui.play.__file__).parent / "words").glob("en*.ftl")
    found = {key for path in files for key in lettered.findall(path.read_text(encoding="utf-8"))}
    assert found == {key for lines in MENUS.values() for key in lines.split()}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ids())
def test_the_letters_of_a_game_differ_in_every_menu_that_comes_up(game: str, code: str) -> None:
    set_language(code)
    words, met, luck = Words(find(game)), set[tuple[str, str]](), Luck(7)
    labels = Labels(
        action=repr,
        kind=lambda kind: words.say(f"offer-{kind}"),
        why=lambda shut: shut.why.reason,
        letter=lambda kind: words.letter(f"offer-{kind}"),
        taken=letters({}),
        groups=ui_of(game).groups,
    )
    table = new_table(game, few(game), 3)
    for _ in range(250):
        if not (seats := to_act(table.game, table.state)):
            break
        choosing = choice_tree_of(table, seats[0])
        assert choosing is not None
        choosing.groups = labels.groups
        kinds = {kind_of(o.action) for o in choosing.offers}
        kinds |= {kind_of(c.action) for c in choosing.closed}
        kinds = {labels.groups.get(kind, kind) for kind in kinds}
        own = {kind: words.letter(f"offer-{kind}") for kind in kinds}
        given = sorted(letter for letter in own.values() if letter)
        assert len(set(given)) == len(given) and not set(given) & labels.taken, own
        met |= set(own.items())
        shown = [entry.key for entry in choosing.entries(labels) if entry.key]
        assert len(set(shown)) == len(shown)
        action = random_action(table.game, table.state, seats[0], luck)
        apply(table.game, table.state, seats[0], action)
    for kind, letter in met:
        if letter:
            assert letter in folded(words.say(f"offer-{kind}")) or code == "en", kind


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", OWN)
def test_every_action_beside_others_has_one_letter_in_all_menus_of_its_game(
    game: str, code: str
) -> None:
    words, groups = Words(find(game), language=code), ui_of(game).groups
    lists: dict[str, list[str]] = {}
    for kind, group in groups.items():
        lists.setdefault(group, []).append(words.letter(f"offer-{kind}"))
    for found in lists.values():
        assert len({*found}) == len(found) and all(found), "in a list all have one of their own"
        assert not {*found} & letters_of({}, "hint", "undo")
    table, luck = new_table(game, few(game), 5), Luck(5)
    for _ in range(400):
        if not (seats := to_act(table.game, table.state)):
            break
        choosing = choice_tree_of(table, seats[0])
        assert choosing is not None
        kinds = {kind_of(offer.action) for offer in choosing.offers}
        if len(kinds) > 1:
            assert all(words.letter(f"offer-{kind}") for kind in kinds), kinds
        action = random_action(table.game, table.state, seats[0], luck)
        apply(table.game, table.state, seats[0], action)


async def test_letters_follow_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    set_language("nl")
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, Home), "b: blijven"


@pytest.mark.parametrize("code", languages())
def test_a_card_keeps_its_letter_when_another_is_played(code: str) -> None:
    words = Words(find("cities_and_knights"), (), code)
    offers = [
        Offer(PlayMasterMerchant, OneOf([PlayMasterMerchant(1)])),
        Offer(PlayMerchant, OneOf([PlayMerchant(0)])),
        Offer(PlaySmith, OneOf([PlaySmith()])),
    ]
    labels = Labels(
        action=repr,
        kind=lambda kind: words.say(f"offer-{kind}"),
        why=lambda shut: shut.why.reason,
        letter=lambda kind: words.letter(f"offer-{kind}"),
        taken=letters({}),
    )
    before = {entry.kind: entry.key for entry in ChoiceTree(offers).entries(labels)}
    assert len(set(before.values())) == len(offers) and "" not in before.values()
    for left in (offers[1:], offers[::2], offers[::-1]):
        now = {entry.kind: entry.key for entry in ChoiceTree(left).entries(labels)}
        assert now == {kind: before[kind] for kind in now}


async def test_a_letter_that_means_nothing_at_a_table_says_so(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        for key, told in (("z", True), ("comma", False), ("question_mark", False)):
            screen.view.message = ""
            await pilot.press(key)
            await pilot.pause()
            assert ("does nothing here" in screen.view.message) == told, key
