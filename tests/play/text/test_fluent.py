"""The message reader formats as the library of Project Fluent does."""

import random
import re

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from tabletop_tui import games
from tabletop_tui.play import text
from tabletop_tui.play.fluent import THOUSANDS, Messages
from tabletop_tui.play.text import PROGRAM, Words, bundle, languages

FACT, KEY = re.compile(r"\$([a-zA-Z][\w-]*)"), re.compile(r"\[([^\]]+)\]")
VALUES: tuple[str | int, ...] = (-1, 0, 1, 2, 5, 999, 1000, -54321, "yes", "no", "Anna {x}", "")
# what is the same sentence in both; blanks are one space
SYNTAX = """
line = one  [two] *three .four -> # five
no-blanks={$x}:{ $y }
lines =
    one
      two


  three { $x }
    four

# a comment
attribute = a
    .key = b { $x }
    .long =
        c
        d
attributes-only =
    .key = e
-term = term { $x } of { -other }
-other = other
    .gender = m
terms = { -term } { -term(x: "a", y: 1) } { -term(x: 1000) } { -nix }
by-term = { -other.gender ->
    [f] she
   *[m] he
}
told-by-term = { -count(n: 1) } { -count(n: 2) } { -count }
-count = { $n ->
    [one] one
   *[other] { $n }
}
references = { line }, { attribute.key }, { attribute.nix }, { nix }
texts = {"{"}{ "  " }{"a \\" \\\\ \\u0041 \\U01F602"}{""}.
empty = {""}
numbers = { 5 } { -12345 } { $n } { NUMBER( 1 ) } { NUMBER(-1000) }
nested = { { $x } } { { { "a" } } }
by-number = { $n ->
    [0] nothing
    [one] one { $x }
    [-1] never: it is one
   *[other] many, { $n ->
        [2]
            two
            of them
        *[other] more
    }
  }.
by-call = { NUMBER($n) ->
 [one] a
*[many] b
}
by-text = a{ $x ->
[yes]   , said yes
*[ no ] , said no
[maybe] { $n ->
[1] x
*[2] y
}
} z
first-of-two = { $x ->
    *[yes] one
    [yes] other
}
brace-below = {
    $x
    }
"""


def one_space(text: object) -> str:
    """A sentence as it is shown."""
    return " ".join(str(text).split())


def keys(messages: Messages) -> list[str]:
    """The keys of all messages that are not terms."""
    return [key for key in messages.sources if not key.startswith("-")]


def library(messages: Messages) -> FluentBundle:
    """The same messages in the library."""
    bundle = FluentBundle([messages.language], use_isolating=False)
    source = "\n".join(f"{key} ={source}" for key, source in messages.sources.items())
    bundle.add_resource(FluentParser(with_spans=False).parse(source))
    return bundle


def differences(messages: Messages, samples: int) -> list[object]:
    """The messages that the library formats differently, with some facts of which one may be
    missing.
    """
    theirs, luck, found = library(messages), random.Random(1), list[object]()
    for key in keys(messages):
        source, message = messages.sources[key], theirs.get_message(key)
        parts = {key: message.value}
        parts |= {f"{key}.{name}": pattern for name, pattern in message.attributes.items()}
        kinds = [int(k) if k.lstrip("-").isdecimal() else k for k in KEY.findall(source)]
        # the library chooses [1] for the text "one"
        values = [value for value in (*VALUES, *kinds) if value not in ("one", "other")]
        names = sorted({*FACT.findall(source), "x"})
        for _ in range(samples):
            facts = {name: luck.choice(values) for name in names}
            facts.pop(luck.choice([*names, "none"]), None)
            for part, pattern in parts.items():
                wanted = pattern and one_space(theirs.format_pattern(pattern, facts)[0])
                said = messages.format(part, facts)
                if wanted != (said and one_space(said)):
                    found.append((part, facts, said, wanted))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_the_library_says_it(language: str) -> None:
    for home in (PROGRAM, *map(games.package, games.ids())):
        messages = bundle(home, language)
        assert messages is not None
        assert differences(messages, 2) == []


@pytest.mark.parametrize("language", languages())
def test_all_of_the_syntax_is_read(language: str) -> None:
    messages = Messages(SYNTAX, language)
    assert [key for key in keys(messages) if not messages.has_message(key)] == []
    assert differences(messages, 50) == []


@pytest.mark.parametrize(
    "source",
    ["{", "}", "{ }", "{ $n", "{ $n -> }", "a } b", "{ $n ->\n [one] 1\n }", "{ DATETIME($n) }", "{ -a(b) }",
     "{ $n ->\n [1.5] a\n *[b] c\n }", "{ $n ->\n *[b] c", '{ "a }', "a\n *[b] c\n", "a\nb\n", "a\n    .key = {\n"],
)  # fmt: skip
def test_what_cannot_be_read_is_as_good_as_missing(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dutch = Messages(f"key = {source}\nother = ja\n", "nl")
    english = Messages("key = yes\n    .key = y\n", "en")
    monkeypatch.setattr(text, "bundles", lambda *_: (dutch, english))
    words = Words(language="nl")
    assert words.say("key") == "yes" and words.letter("key") == "y"
    assert words.say("other") == "ja"
    assert not dutch.has_message("key") and dutch.format("key", {}) is None


def test_a_message_that_is_made_of_itself_is_as_good_as_missing() -> None:
    messages = Messages("a = { b }{ b }\nb = { a }{ a }\nc = see { a }\nd = ok\n", "en")
    assert [messages.format(key, {}) for key in "abcd"] == [None, None, None, "ok"]


def test_a_message_of_attributes_alone_is_said_in_the_next_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dutch = Messages("a =\n    .key = j\nb = ja\n", "nl")
    english = Messages("a = yes\n    .key = y\nb = yes\n    .key = y\n", "en")
    monkeypatch.setattr(text, "bundles", lambda *_: (dutch, english))
    words = Words(language="nl")
    assert words.say("a") == "yes" and words.letter("a") == "j"
    assert words.say("b") == "ja" and words.letter("b") == "", "a letter is one of its language"
    assert words.say("c") == "c" and words.letter("c") == "" and not words.has("c")


def test_every_language_has_its_mark_between_thousands() -> None:
    assert sorted(THOUSANDS) == sorted(languages())
