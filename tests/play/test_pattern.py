"""Whatever is said without the whole of Project Fluent is what that would say."""

import random
import re
import subprocess
import sys

import pytest

from tabletop_tui import games
from tabletop_tui.play.pattern import Fact, Facts, in_one_line, parsed, read, said
from tabletop_tui.play.text import PROGRAM, Messages, bundle, languages

FACT, KEY = re.compile(r"\$([a-zA-Z][\w-]*)"), re.compile(r"\[([^\]]+)\]")
WORDS: tuple[str | int, ...] = (-1, 0, 1, 2, 5, 999, 1000, "yes", "no", "one", "other", "Anna", "")


def say(pattern: str, **facts: str | int) -> str | None:
    found = read(f"key = {pattern}\n")
    return None if found is None else said(found, facts)


@pytest.mark.parametrize("language", languages())
def test_messages_that_choose_are_those_of_the_runtime(language: str) -> None:
    luck, counts = random.Random(language), [0, 0]
    for home in (PROGRAM, *map(games.package, games.ids())):
        messages = bundle(home, language)
        assert messages is not None
        for key, source in messages.sources.items():
            if "->" not in source or key.startswith("-"):
                continue
            counts[0] += 1
            counts[1] += sum(alike(messages, key, source, luck) for _ in range(6)) > 0
    assert counts[1] > counts[0] / 4  # or nothing was tried


def alike(messages: Messages, key: str, source: str, luck: random.Random) -> bool:
    """Whether the message is said both ways; then it must be the same."""
    kinds = [int(k) if k.lstrip("-").isdecimal() else k for k in KEY.findall(source)]
    facts: Facts = {name: luck.choice([*WORDS, *kinds]) for name in FACT.findall(source)}
    simple = messages.simple(key, facts)
    if simple is None:
        return False
    whole, _ = messages.format_pattern(messages.get_message(key).value, dict(facts))
    assert (key, simple) == (key, str(whole))
    return True


@pytest.mark.parametrize("language", languages())
def test_a_message_in_one_line_is_what_the_parser_makes_of_it(language: str) -> None:
    quick = whole = 0
    for home in (PROGRAM, *map(games.package, games.ids())):
        messages = bundle(home, language)
        assert messages is not None
        for source in messages.sources.values():
            found, whole = in_one_line(source), whole + 1
            if found is not None:
                quick += 1
                assert found == parsed(source), source
    assert quick > whole / 2, "most messages are read so"


@pytest.mark.parametrize(
    ("source", "pattern"),
    [
        ("a = one two  \n", ("one two",)),
        ("a=.one\n\n# said of b\n", (".one",)),
        ("a = { $x }: {$y} \n", (Fact("x"), ": ", Fact("y"))),
        ("a = Go\n    .key = g\n", ("Go",)),
        ("a = [one] *two\n", ("[one] *two",)),
    ],
)
def test_what_is_read_in_one_line(source: str, pattern: tuple[str | Fact, ...]) -> None:
    assert in_one_line(source) == pattern == parsed(source)


@pytest.mark.parametrize(
    "source",
    ["a = one\n  two\n", "a =\n  one\n", "-a = one\n", "a = { b }\n", "a = {\"x\"}\n", "a = }\n",
     "a = { $x ->\n [one] 1\n *[other] 2\n }\n", "a = { $x\n}\n", "a =\n .key = g\n", "# a = b\n"],
)  # fmt: skip
def test_what_is_left_to_the_parser(source: str) -> None:
    assert in_one_line(source) is None


def test_a_message_chooses_by_text_and_by_number() -> None:
    pattern = "{ $n ->\n [0] nothing\n [-1] less\n *[other] { $n } of { $who }\n }."
    assert say(pattern, n=0, who="Ben") == "nothing."
    assert say(pattern, n=-1, who="Ben") == "less."
    assert say(pattern, n=3, who="Ben") == "3 of Ben."
    kinds = "{ $kind ->\n [road] a road\n *[city] a city\n }"
    assert [say(kinds, kind=kind) for kind in ("road", "city", "wall")] == [
        "a road",
        "a city",
        "a city",
    ]
    assert say('{ $a }{" "}{ $b }', a="x", b="y") == "x y"


def test_what_a_language_decides_is_left_to_the_runtime() -> None:
    plural = "{ $n ->\n [one] a card\n *[other] { $n } cards\n }"
    assert say(plural, n=1) is None
    assert say("{ $n ->\n [1] a card\n *[other] cards\n }", n="one") is None
    assert say("{ $n }", n=1000) is None
    assert say("{ $n }") is None
    assert say("{ -term }") is None
    assert say("{ NUMBER($n) }", n=1) is None
    assert say("{ $n ->\n [1.5] a\n *[other] b\n }", n=1) is None


def test_a_sentence_that_chooses_loads_no_runtime() -> None:
    """What a table waits for: the runtime takes half as long as a game."""
    code = (
        "import sys; from tabletop_tui.games import find; from tabletop_tui.play import Words;"
        "words = Words(find('cities_and_knights'), ['Anna']);"
        "assert 'Anna plays Spy' in words.say("
        "'event-card-played', seat='Anna', which='spy', card='Spy', named=-1);"
        "assert 'fluent.runtime' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
