"""Boundary values of small functions."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Complaint, Luck
from tabletop_tui.play import Seat, Words, permissions, pin_attempts, pins
from tabletop_tui.play.fluent import Messages
from tabletop_tui.play.names import abbreviations, check_all_distinct, clean_name, shortened
from tabletop_tui.play.permissions import GUEST, OWNER, REQUIRED, Permissions
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.pins import hash_pin, is_pin, verify_pin
from tabletop_tui.play.remote.chat import ChatLine, chat_sentence, sanitize, with_chat
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.play.rulebook import (
    Rulebook,
    Section,
    paragraphs,
    parse,
    strip_markers,
    with_table_options,
)
from tabletop_tui.play.seats import bot_name, read_player, read_seats, taken_over
from tabletop_tui.play.simulate import finish, simulate, time_calls
from tabletop_tui.play.stopwatch import Stopwatch, format_duration
from tabletop_tui.play.text import (
    bundle,
    either,
    language_of,
    languages,
    locale_language,
    visible,
)
from tests.playing import agree, new_table, play_on

ANNA, BEN, CLEO = range(3)


@pytest.mark.parametrize(
    ("names", "most", "told"),
    [
        (["Anna", "Ben"], 4, ["Anna", "Ben"]),
        (["Anna", "Annabel", "Bot 3", "Wilhelmina"], 4, ["Anna", "Annl", "Bot3", "Wilh"]),
        (["Alexander", "Alexandra", "Alex"], 5, ["Alexa", "Alexr", "Alex"]),
        (["Bot 1", "Bot 10", "Bot 100"], 3, ["Bo1", "B10", "Bot"]),
        (["12345", "12346"], 3, ["123", "126"]),
        (["aaaa", "aaaaa", "aaaaaa"], 2, ["aa", "a2", "a3"]),
        (["a b c", "a b d"], 3, ["a b", "ad"]),
    ],
)
def test_names_that_are_cut_short_stay_apart(names: list[str], most: int, told: list[str]) -> None:
    assert shortened(names, most) == told


def test_the_best_way_to_cut_a_name_short_comes_first() -> None:
    assert [*abbreviations("Alexander 2", 1, 5)] == [
        "Alex2", "Alexa", "Alex2", "Alexr", "Alexe", "Alexd", "Alexn", "Alex2",
    ]  # fmt: skip
    assert [*abbreviations("Bot 123", 0, 3)] == ["Bot", "Bo3", "Bo2", "Bo1", "Bo1"]
    assert next(abbreviations("Bot 123", 0, 4)) == "B123"
    assert [*abbreviations("1234", 4, 2)] == ["12", "14", "13", "15"]


def test_a_name_that_begins_with_a_mark_or_has_four_on_a_letter_is_none() -> None:
    mark = "\N{COMBINING RING BELOW}"
    assert clean_name(f"q{mark * 3}") and clean_name(f"q{mark * 3}r{mark * 3}")
    for name in (mark, f"{mark}q", f"q{mark * 4}", f"qr{mark * 4}"):
        with pytest.raises(Complaint):
            clean_name(name)


def test_no_sign_that_changes_how_another_is_drawn_is_part_of_a_name() -> None:
    for first, last in ((0xFE00, 0xFE0F), (0x180B, 0x180F), (0xE0100, 0xE01EF)):
        for code in (first, last):
            with pytest.raises(Complaint):
                clean_name(f"a{chr(code)}b")
    assert clean_name("a\N{MONGOLIAN DIGIT ZERO}") and clean_name("a\ufe10")


def test_a_name_that_is_too_long_is_told_by_its_beginning() -> None:
    with pytest.raises(Complaint) as no:
        clean_name("Annabella Wilhelmina Henriette")
    assert no.value.facts["name"] == "Annabella Wi" and no.value.facts["found"] == 30
    for names in (["Anna", "anna"], ["Anna", "Ben", "ANNA"], ["Ben", "Anna", "\u0410nna"]):
        with pytest.raises(Complaint):
            check_all_distinct(names)
    check_all_distinct(["Anna", "Ben", "Anne"])


def test_a_pin_has_three_to_eight_digits() -> None:
    typed = ("", "12", "123", "12345678", "123456789", "12a", "\N{SUPERSCRIPT TWO}23")
    assert [is_pin(text) for text in typed] == [False, False, True, True, False, False, False]
    assert [verify_pin("123", hashed) for hashed in ("", "zz$", "00ff", "00ff$")] == [False] * 4
    assert verify_pin("123", hash_pin("123", "00ff")) and not verify_pin(
        "124", hash_pin("123", "00ff")
    )
    assert pin_attempts.GUEST_LIMIT == 6, "a guest has six tries"
    assert pins.SALT == 8 and hash_pin("123", "00ff").startswith("00ff$")


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("hard", ("hard", "")), (" Hard:Trader ", ("hard", "trader")), ("random", ("random", "")),
        ("random:trader", None), ("hard:x", None), ("x", None), ("", None), ("hard:", ("hard", "")),
    ],
)  # fmt: skip
def test_a_computer_player_is_asked_for_by_level_and_style(
    word: str, found: tuple[str, str] | None
) -> None:
    if found is not None:
        assert read_player(word) == found
        return
    with pytest.raises(Complaint):
        read_player(word)


def test_players_are_read_from_a_line() -> None:
    found = [(seat.name, seat.player) for seat in read_seats("Anna, bot, bot:easy:fighter , Ben")]
    assert found == [
        ("Anna", ""), ("Bot 2", "normal"), ("Bot 3", "easy:fighter"), ("Ben", ""),
    ]  # fmt: skip
    assert bot_name(0) == "Bot 1" and not taken_over(Seat("Bot 1", "easy"), 0)
    assert taken_over(Seat("Bot 1", "easy"), 1) and not taken_over(Seat("Anna"), 0)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "0:00"), (59.9, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00"),
        (3661, "1:01:01"), (36000, "10:00:00"),
    ],
)  # fmt: skip
def test_a_length_of_time_in_hours_minutes_and_seconds(seconds: float, told: str) -> None:
    assert format_duration(seconds) == told


def test_a_clock_counts_whole_tenths_of_its_seat_alone() -> None:
    table, now = new_table("skeleton", 2), [0.0]
    watch = Stopwatch(table, lambda: now[0])
    now[0] = 5.0
    assert watch.total(ANNA) == 0 and not table.used, "no clock runs"
    agree(table, timed=True)
    watch.run(ANNA)
    for _ in range(7):
        now[0] += 0.375
        watch.count()
    assert table.used == {ANNA: 26}, "2.625 seconds, whatever the steps"
    now[0] += 8.4
    assert watch.total(ANNA) == 11 and table.used == {ANNA: 110}
    now[0] -= 3.0
    assert watch.total(ANNA) == 11, "a clock never runs back"
    watch.run(BEN)
    now[0] += 4.0
    assert watch.total(BEN) == 4 and watch.total(ANNA) == 11
    assert watch.end_stretch() == (BEN, 4.0) and watch.end_stretch() == (NOBODY, 0.0)
    now[0] += 50.0
    assert watch.total(BEN) == 4 and watch.total(ANNA) == 11
    watch.run(ANNA)
    watch.run(NOBODY)
    watch.run(ANNA)
    now[0] += 2.0
    assert watch.end_stretch() == (ANNA, 2.0)
    agree(table, timed=False)
    watch.run(ANNA)
    now[0] += 9.0
    assert watch.total(ANNA) == 13 and watch.end_stretch() == (ANNA, 9.0)


def test_the_clocks_of_several_terminals_run_in_the_save(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    table, now = play_on(new_table("skeleton", 3, timed=True), 1), [0.0]
    table.remote, table.used = RemoteSeats(since={0: 940.5, 1: 900.0}), {0: 105, 1: 29}
    waits = [n for n in range(3) if n in table.deciding()]
    watch = Stopwatch(table, lambda: now[0])
    watch.run(ANNA)
    now[0] = 77.0
    watch.count()
    assert table.used == {0: 105, 1: 29}
    running = {0: 10 + 59, 1: 2 + 100, 2: 0}
    still = {0: 10, 1: 2, 2: 0}
    assert [watch.total(n) for n in range(3)] == [
        (running if n in waits else still)[n] for n in range(3)
    ]
    table.remote = RemoteSeats(since=dict.fromkeys(range(3), 1030.0))
    assert [watch.total(n) for n in range(3)] == [10, 2, 0]


BOOK = """# Title
A first line
goes on.

## One {#one}
- an item
goes on
1. first
2. second
| a | b |
|---|:-:|
| c | d |
after

### Inside {#one.inside}
Text [of a link](#one), *set apart* and 2*3*4, `code` and **bold**.
#### Deep
##### no heading
## Two {#two}

* starred
"""


def test_a_rulebook_is_cut_into_sections() -> None:
    book = parse(BOOK, "nl")
    assert book.language == "nl"
    assert book.sections == (
        Section("", "Title", 1, ("A first line goes on.",)),
        Section(
            "one", "One", 2,
            ("• an item goes on", "1. first", "2. second", "| a | b |", "| c | d |", "after"),
        ),
        Section(
            "one.inside", "Inside", 3,
            ("Text of a link, set apart and 2*3*4, code and bold.",),
        ),
        Section("", "Deep", 4, ("##### no heading",)),
        Section("two", "Two", 2, ("", "• starred")),
    )  # fmt: skip
    places = ("", "one", "one.inside", "one.inside.more.yet", "one.other", "two", "x", "x.y")
    assert [book.at(key) for key in places] == [0, 1, 2, 2, 1, 4, 0, 0]
    assert book.starting_at("two.x") == book.sections[4:]
    assert [book.find(text) for text in ("GOES", "two", "deep", "zzz")] == [[0, 1], [4], [3], []]
    assert parse("") == Rulebook(()) and parse("no heading") == Rulebook(())
    assert paragraphs(["a", "", "b", "", ""]) == ("a", "", "b")


def test_a_rulebook_says_what_a_table_has_settled() -> None:
    from tabletop_tui.play.options_in_words import OptionInWords

    text = "<!--=points-->13<!--/--> points<!--points-->, <!--!trades-->no<!--/--> trade<!--x-->."
    assert strip_markers(text) == "13 points, no trade."
    words = Words()
    usual = {
        "points": OptionInWords("Points", "13", is_default=True),
        "trades": OptionInWords("T", "yes", True, "no"),
    }
    told = with_table_options(text, usual, words)
    assert "13 points" in told and "Points" in told and told.endswith(", no trade.")
    other: Mapping[str, OptionInWords] = {
        "points": OptionInWords("Points", "9", is_default=False),
        "trades": OptionInWords("Trades", "no", is_default=False, opposite="yes"),
    }
    told = with_table_options(text, other, words)
    assert "9" in told and "13" in told and "yes" in told.partition(", ")[2]
    assert with_table_options(text, {}, words) == "13 points, no trade."


def test_permissions_are_given_up_and_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    assert (
        Permissions(True, True, True, True) == OWNER
        and Permissions(False, False, False, False) == GUEST
    )
    commands = sorted(REQUIRED)
    assert all(permissions.is_allowed(command) for command in (*commands, "undo"))
    for what in ("files", "settings", "tables", "commands"):
        one = Permissions(
            **{name: name != what for name in ("files", "settings", "tables", "commands")}
        )
        assert one.is_subset_of(OWNER) and not OWNER.is_subset_of(one) and GUEST.is_subset_of(one)
        monkeypatch.setattr(permissions, "_current", [one])
        assert [command for command in commands if not permissions.is_allowed(command)] == [
            command for command in commands if REQUIRED[command] == what
        ]
        with pytest.raises(ValueError, match="rights"):
            permissions.restrict_to(OWNER)
        with pytest.raises(PermissionError):
            permissions.require(what)
    permissions.restrict_to(GUEST)
    assert (
        permissions.permissions() == GUEST
        and permissions.is_allowed("undo")
        and not permissions.is_allowed("home")
    )


def test_random_games_are_counted_and_timed_by_the_clock_that_is_given() -> None:
    game, ticks = games.find("skeleton"), [0.0]

    def clock() -> float:
        ticks[0] += 0.5
        return ticks[0]

    done = simulate(game, 2, 3, 5, clock, {"cards": 4})
    assert (done.games, done.finished, done.actions, done.seconds) == (3, 3, 18, 1.5)
    assert done.actions_per_second == 12.0 and (done.offers_us, done.clone_us) == (5e5, 5e5)
    assert done.rounds == [4, 4, 4] and len(done.scores) == len(done.winners) == 3
    means = [round(sum(one[n] for one in done.scores) / 3, 2) for n in range(2)]
    total = sum(map(sum, done.scores))
    assert done.mean_scores == means and done.mean_sources == {"prizes": round(total / 6, 3)}
    cut_off = simulate(game, 2, 2, 5, lambda: 0.0, {"cards": 4}, cap=3)
    assert (cut_off.finished, cut_off.actions, cut_off.actions_per_second) == (0, 6, 0.0)
    none = simulate(game, 2, 0, 5, clock)
    assert none.actions_per_second == 0.0 == none.offers_us and none.mean_scores == []
    assert time_calls(game, 2, 5, clock, {"cards": 4}, most=0) == (0.0, 0.0)
    seeds = [simulate(game, 2, 1, seed, clock).scores[0] for seed in (6, 7)]
    assert simulate(game, 2, 2, 6, clock).scores == seeds
    table = new_table("skeleton", 2)
    assert finish(game, table.state, Luck(1), 4) == 4 and not table.over
    assert finish(game, table.state, Luck(1)) == 20 and table.over


def test_talk_is_woven_behind_the_actions_it_followed() -> None:
    words = Words()
    said_ = [
        ChatLine("Anna", "one", 0, 2),
        ChatLine("Ben", "two", 1, 0),
        ChatLine("Cleo", "three", -1, 3),
    ]
    told = [line.text.rpartition(" ")[2] for line in with_chat([], said_, words, 2)]
    assert told == ["one", "three"]
    assert [line.after for line in with_chat([], said_, words)] == [0, 2, 3]
    assert len(sanitize("x" * 201)) == 200 and sanitize("x" * 199 + " y") == "x" * 199
    assert sanitize("q\N{COMBINING RING BELOW}" * 4) == "q\N{COMBINING RING BELOW}" * 4
    assert sanitize("q" + "\N{COMBINING RING BELOW}" * 5) == "q" + "\N{COMBINING RING BELOW}" * 3
    assert sanitize("\N{COMBINING RING BELOW}" * 5) == "\N{COMBINING RING BELOW}" * 3
    assert f" {'x' * 24}: " in chat_sentence(words, ChatLine("x" * 30, "one"))
    assert ChatLine("Anna", "one").seat == -1 and ChatLine("Anna", "one").after == 0


def test_names_of_seats_locales_and_the_last_of_several() -> None:
    words = Words(names=["Anna", "Ben"])
    nobody = words.say("nobody")
    assert [words.name(n) for n in (-1, 0, 1, 2)] == [nobody, "Anna", "Ben", nobody]
    assert (
        locale_language({"LANG": "nl_NL.UTF-8"}) == "nl" and locale_language({"LANG": "xx"}) == "en"
    )
    assert locale_language({"LC_ALL": "es", "LC_MESSAGES": "nl", "LANG": "nl"}) == "es"
    assert locale_language({"LC_ALL": "", "LC_MESSAGES": "nl@x", "LANG": "es"}) == "nl"
    assert locale_language({}) == "en" and language_of("es") == "es"
    assert either(["a"]) == "a" and either(["a", "b", "c"]) == "a, b or c"
    assert visible("a\tb\N{ESCAPE}c") == "a b?c"
    assert words.fact(True) == "yes" and words.fact(False) == "no" and words.fact(7) == 7
    assert words.decimal(2.25) in ("2.2", "2.3") and words.decimal(2.25, ".2f") == "2.25"


# -- sentences with one, two and five

READ = ("ascending_empires", "cities_and_knights", "rise_of_empires")
"""Games whose sentences are read with one, two and five of everything."""

MORE = "(?:more )?"
PAIR = re.compile(
    rf"\[one\] (?:\{{ \$\w+ \}}|1) {MORE}(\w+)[^\[]*\*\[other\] \{{ \$\w+ \}} {MORE}(\w+)"
)
WORDS_AS_FACTS = {
    "colour",
    "city", "deck", "former", "name", "owner", "partner", "region", "row", "seat", "tile", "track",
    "victim",
}  # fmt: skip
"""Facts that may stand right before a noun or a verb and are never a number."""

NEVER_ONE = {
    "event-longest-road-taken": "a road of at least five",
    "event-won": "a game to eight points or more",
    "head-quiet": "of the rounds that end the game",
    "moment-points": "of those that are needed to win",
    "plain-some-cubes": "the most is more than the least",
    "sheet-decks": "all cards of a deck",
    "sheet-each": "the pieces of the box",
    "sheet-shared": "the steps of a whole voyage",
    "why-ahead": "a road of at least five",
    "why-can-settle": "the most is more than the least",
}
"""Sentences whose numbers are never one, and why."""

SINGULAR_VERBS = {
    "en": "is was has does wants gets gives draws sits leaves",
    "nl": "is was heeft doet wil krijgt geeft trekt gaat zit zou moet blijft wordt",
    "es": r"es fue está ha tiene hace quiere recibe da toma va se(?!\s\w+n\b) pierde queda sale",
}
"""Verbs that cannot follow several names."""


LISTS = "seats|names|cities|tiles"
"""Facts that are names or tiles, one or several."""


def counted_nouns(messages: Messages) -> tuple[set[str], set[str]]:
    """Return the nouns that stand behind a one and behind another number in the plural variants of
    a text file.
    """
    pairs = [pair for source in messages.sources.values() for pair in PAIR.findall(source)]
    pairs = [(one, other) for one, other in pairs if one != other]
    return {one for one, _ in pairs}, {other for _, other in pairs}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", READ)
def test_every_sentence_with_a_number_is_right_for_one_two_and_five(game: str, code: str) -> None:
    messages = bundle(games.package(game), code)
    assert messages is not None
    single, several = counted_nouns(messages)
    assert len(single) > 4 and len(several) > 4
    wrong = {}
    for key, source in messages.sources.items():
        variables = set(re.findall(r"\$(\w+)", source)) - WORDS_AS_FACTS
        for n in (1, 2, 5) if variables else ():
            if n == 1 and key in NEVER_ONE:
                continue
            text = messages.format(key, dict.fromkeys(variables, n)) or ""
            text = " ".join(text.split()).replace("city wall", "wall")
            nouns = single if n > 1 else several
            if any(word in nouns for word in re.findall(rf"(?<![\d,.:/+=-]){n} {MORE}(\w+)", text)):
                wrong[key, n] = text
    assert wrong == {}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", READ)
def test_no_verb_for_one_follows_several_names(game: str, code: str) -> None:
    messages = bundle(games.package(game), code)
    assert messages is not None
    verbs = "|".join(SINGULAR_VERBS[code].split())
    wrong = [
        key
        for key, source in messages.sources.items()
        if re.search(rf"(?<!\[one\] )\{{ \$({LISTS}) \}}:? ({verbs})\b", source)
    ]
    assert wrong == []
