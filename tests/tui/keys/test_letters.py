"""The letters of menus and questions: each belongs to its language, stands in its line, and means
one line of its menu and no key of the screen.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, Offer, OneOf, apply, kind_of, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.games.cities_and_knights.rules.progress_cards.cards import (
    PlayMasterMerchant,
    PlayMerchant,
    PlaySmith,
)
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages, speak
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.screen import Home
from tabletop_tui.tui.keys.keymap import letters
from tabletop_tui.tui.keys.tables import ASK, GAME, HOME
from tabletop_tui.tui.table.choosing import Choosing, Labels, choosing_of
from tests.playing import few, new_table, random_action

MENUS = {
    "home": "continue new load watch learn rules practice settings quit",
    "menu": "go-on log points charts rule legend sheet export replay seats pin clock theme help"
    " leave",
    "leave": "stay home quit",
    "held": "back look take",
    "export": "text markdown html picture",
    "pin-vote": "no yes",
    "": "lesson-go-on leave-home",
    " ": "broken-backup held-back",
    "  ": "lost-home held-look",
    "   ": "replay-play-on replay-stay",
    "    ": "leave-stay leave-quit",
}
"""Lines that stand in one menu."""
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


def keys_in(menu: str) -> list[str]:
    """The text keys of a menu."""
    lines = MENUS[menu].split()
    return [f"{menu}-{line}" if menu.strip() else line for line in lines]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("menu", MENUS)
def test_every_line_of_a_menu_has_a_letter_of_its_own_that_stands_in_it(
    menu: str, code: str
) -> None:
    words = Words(language=code)
    found = {key: words.letter(key) for key in keys_in(menu)}
    assert len(set(found.values())) == len(found) and all(found.values()), found
    for key, letter in found.items():
        same = SAME.get(key.removeprefix("menu-"), "")
        own = [k.keys.split(",")[0].lower() for k in GAME if k.id == same]
        known = code == "en" or letter in own
        assert letter in folded(words.say(key)) or known, f"{key}: English ones are as they were"
    held = {name for key in (HOME if menu == "home" else ASK) for name in key.keys.split(",")}
    assert {key for key, letter in found.items() if letter in held} <= {"home-quit"}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ids())
def test_the_letters_of_a_game_differ_in_every_menu_that_comes_up(game: str, code: str) -> None:
    speak(code)
    words, met, luck = Words(find(game)), set[tuple[str, str]](), Luck(7)
    labels = Labels(
        action=repr,
        kind=lambda kind: words.say(f"offer-{kind}"),
        why=lambda shut: shut.why.reason,
        letter=lambda kind: words.letter(f"offer-{kind}"),
        taken=letters({}),
    )
    table = new_table(game, few(game), 3)
    for _ in range(250):
        if not (seats := to_act(table.game, table.state)):
            break
        choosing = choosing_of(table, seats[0])
        assert choosing is not None
        kinds = {kind_of(o.action) for o in choosing.offers}
        kinds |= {kind_of(c.action) for c in choosing.closed}
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


async def test_letters_follow_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    speak("nl")
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
    before = {entry.kind: entry.key for entry in Choosing(offers).entries(labels)}
    assert len(set(before.values())) == len(offers) and "" not in before.values()
    for left in (offers[1:], offers[::2], offers[::-1]):
        now = {entry.kind: entry.key for entry in Choosing(left).entries(labels)}
        assert now == {kind: before[kind] for kind in now}
