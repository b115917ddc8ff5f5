"""Sentences from a message key and facts (Project Fluent), in the language of the players."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any

from ..components.printed import Printed
from ..engine import Closed, Complaint, Either, Game, Illegal, Listed, Who, Word
from ..games import package
from .fluent import Messages
from .permissions import OWNER, permissions

PROGRAM = "tabletop_tui.play"
FALLBACK = "en"
FILE_SUFFIXES = (
    "",
    ".keys",
    ".screen",
    ".lessons",
    ".components",
    ".cli",
    ".store",
    ".remote",
    ".trying",
    ".files",
    ".emblems",
    ".host",
    ".characters",
    ".scenes",
    ".review",
    ".results",
)
"""The text files of a language: the table, keys, screens, lessons, printed components, the command
line, saves, several terminals, trying out, files of players, the host, characters, what is played
on the boards, the look back on a game, and results: games of the day, records, fair opponents.
"""
DE_EL = re.compile(r"\b([Dd]e|[Aa]) el\b")
Y_I = re.compile(r"\by(?= [Hh]?[IiÍí](?![aeoáéó]))")
O_O = re.compile(r"\bo(?= [Hh]?[OoÓó])")
SPOKEN, BRIEF = "spoken", "brief"
"""The forms of a message for ears, which are attributes of it: with nothing that a voice cannot
say, and without what is told on request.
"""
_chosen: list[str | Callable[[], str]] = [FALLBACK]


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages of the program."""
    names = (path.name for path in (files(PROGRAM) / "words").iterdir())
    return tuple(
        sorted(name[:-4] for name in names if name.count(".") == 1 and name.endswith(".ftl"))
    )


def set_language(language: str | Callable[[], str]) -> None:
    """Set the language, or a function that finds it when the first text is needed."""
    _chosen[0] = language


def current_language() -> str:
    """Return the code of the current language."""
    code = _chosen[0]
    if callable(code):
        _chosen[0] = locale_language()  # for any text needed while the function runs
        code = _chosen[0] = code()
    return code


def locale_language(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale (``nl_NL.UTF-8``), or English if the program does not have
    it.
    """
    found = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), ""
    )
    code = re.split(r"[_.@-]", found, maxsplit=1)[0].lower()
    return code if code in languages() else FALLBACK


def language_of(setting: str) -> str:
    """Return the language of a setting: a code, or "auto" for that of the locale."""
    return setting if setting in languages() else locale_language()


@cache
def bundle(package: str, language: str) -> Messages | None:
    """Return the messages of a package in a language, or None if it has none."""
    folder = files(package) / "words"
    parts = [folder / f"{language}{room}.ftl" for room in FILE_SUFFIXES]
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())
    return Messages(text, language) if text else None


@cache
def bundles(game: str, language: str) -> tuple[Messages, ...]:
    """Return where to look for a message: the game ("" for none) and the program, then both in
    English.
    """
    homes = [PROGRAM] if not game else [package(game), PROGRAM]
    tried = [(home, code) for code in dict.fromkeys((language, FALLBACK)) for home in homes]
    return tuple(found for home, code in tried if (found := bundle(home, code)) is not None)


def contracted(text: str, language: str) -> str:
    """Return the text with the contractions of its language: in Spanish "del" and "al", "e"
    for "y" before the sound i and "u" for "o" before the sound o.
    """
    if language != "es":
        return text
    return O_O.sub("u", Y_I.sub("e", DE_EL.sub(r"\1l", text)))


def capitalized(text: str, names: Sequence[str]) -> str:
    """Capitalize a sentence, unless it starts with a player's name.

    >>> capitalized("a road is built", ["ben"]), capitalized("ben builds a road", ["ben"])
    ('A road is built', 'ben builds a road')
    """
    return text if text.startswith(tuple(filter(None, names))) else text[:1].upper() + text[1:]


def visible(text: str) -> str:
    """Return *text* with a question mark for every character that could control a terminal or
    change the writing direction.

    >>> visible("Anna\N{ESCAPE}[2J")
    'Anna?[2J'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)


class Words:
    """The texts of one game at one table, or of the program alone without a game.

    Without *language* they follow the current language. ``forms`` are the attributes of a message
    that are preferred to it, in order: none for a screen, those for ears in plain mode.
    """

    def __init__(
        self,
        game: Game | None = None,
        names: Sequence[str] = (),
        language: str | None = None,
        forms: Sequence[str] = (),
    ) -> None:
        self.game, self.names, self.own = game, list(names), language
        self.home = game.id if game else ""
        self.forms = tuple(forms)

    def briefly(self) -> Words:
        """Return these words without what is told on request."""
        return Words(self.game, self.names, self.own, (BRIEF, *self.forms))

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.own or current_language()

    @property
    def bundles(self) -> tuple[Messages, ...]:
        """Where to look for a message, in order."""
        return bundles(self.home, self.language)

    def has(self, key: str) -> bool:
        """Return whether the message exists."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def letter(self, key: str) -> str:
        """Return the letter that selects a menu line: the attribute ``.key`` of its message, "" if
        it has none.
        """
        found = (one.format(f"{key}.key", {}) for one in self.bundles if one.has_message(key))
        return next(found, None) or ""

    def attribute(self, key: str, name: str, /, **facts: Any) -> str:
        """Return the attribute *name* of the message *key*, "" if it has none."""
        told = Words(self.game, self.names, self.own, (name,))
        has = (one.format(f"{key}.{name}", {}) for one in self.bundles if one.has_message(key))
        return told.form(key, facts) if next(has, None) is not None else ""

    def say(self, key: str, /, **facts: Any) -> str:
        """Return the message *key* with its facts, or the key itself if no file has it."""
        return self.form(key, facts)

    def form(self, key: str, facts: Mapping[str, Any]) -> str:
        """Return the message *key* with its facts as a mapping, or the key if no file has it."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                values = {name: self.fact(fact) for name, fact in facts.items()}
                forms = (bundle.format(f"{key}.{form}", values) for form in self.forms)
                text = next((text for text in forms if text is not None), None)
                text = bundle.format(key, values) if text is None else text
                if text is not None:
                    return contracted(" ".join(text.split()), self.language)
        return key

    def fact(self, fact: Any) -> str | int:
        """Return a fact as it appears in a sentence."""
        if isinstance(fact, Who):
            return self.name(fact.seat)
        if isinstance(fact, Word):
            return self.form(fact.key, dict(fact.facts))
        if isinstance(fact, Listed):
            return ", ".join(str(self.fact(f)) for f in fact)
        if isinstance(fact, Either):
            return either([str(self.fact(f)) for f in fact], self.language)
        if isinstance(fact, (tuple, list)):
            return all_of([str(self.fact(f)) for f in fact], self.language)
        if isinstance(fact, bool):
            return "yes" if fact else "no"  # a variant key, the same in every language
        if isinstance(fact, Complaint):
            return sentence(fact)
        return (
            fact
            if isinstance(fact, int)
            else self.read(fact if isinstance(fact, str) else str(fact))
        )

    def read(self, text: str) -> str:
        """Return a text made safe to show, translated if it is printed on a component."""
        if isinstance(text, Printed) and self.language != FALLBACK:
            for bundle in self.bundles:
                if bundle.has_message(text.key):
                    return self.say(text.key)
        return visible(text)

    def decimal(self, value: float, form: str = ".1f") -> str:
        """Format a number with the decimal mark of the language."""
        return f"{value:{form}}".replace(".", self.say("decimal-mark"))

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return visible(self.names[seat]) if 0 <= seat < len(self.names) else self.say("nobody")

    def of(self, view: Any, thing: Any) -> str:
        """Return the sentence of an action, an event, a refusal or a closed action, as seen in
        *view*.
        """
        return self.sentence_and_facts(view, thing)[0]

    def sentence_and_facts(self, view: Any, thing: Any) -> tuple[str, dict[str, Any]]:
        """Return the sentence and the facts that it may mention."""
        if isinstance(thing, Closed):
            return self.sentence_and_facts(view, thing.why)
        key = (
            f"no-{thing.reason}"
            if isinstance(thing, Illegal)
            else f"{self.noun(thing)}-{thing.kind}"
        )
        described = self.game.describe(view, thing) if self.game else {}
        text = self.form(key, described)
        return capitalized(text, self.names) if key.startswith("event-") else text, described

    @staticmethod
    def noun(thing: Any) -> str:
        """Return the prefix of a message key: action or event."""
        from ..engine import Event

        return "event" if isinstance(thing, Event) else "action"


def say(key: str, /, **facts: Any) -> str:
    """Return a message of the program in the current language."""
    return Words().form(key, facts)


def day_and_time(at: float, now: float) -> str:
    """Return the day and the time of *at* in the time zone of this process, with its year unless it
    is that of *now*; both are in seconds.
    """
    there, here = datetime.fromtimestamp(at).astimezone(), datetime.fromtimestamp(now)
    year = "" if there.year == here.year else str(there.year)
    return say(
        "local-day",
        day=str(there.day),
        month=there.month,
        year=year,
        time=time_of_day(at),
    )


def time_of_day(at: float) -> str:
    """Return the time of day of *at*, which is in seconds. A guest of a host is elsewhere, and also
    told the time zone.
    """
    there = datetime.fromtimestamp(at).astimezone()
    zone = "" if permissions() == OWNER else f" {there.tzname()}"
    return f"{there:%H:%M}{zone}"


def title(game: Game) -> str:
    """Return the name of a game in the current language."""
    return Words(game).say("game-title")


def either(choices: Sequence[str], language: str | None = None) -> str:
    """Join alternatives: "a, b or c".

    >>> either(["easy", "normal", "hard"])
    'easy, normal or hard'
    """
    return joined("one-of", choices, language)


def all_of(things: Sequence[str], language: str | None = None) -> str:
    """Join things that all belong: "a, b and c".

    >>> all_of(["1 wheat", "2 ore", "1 coin"])
    '1 wheat, 2 ore and 1 coin'
    """
    return joined("all-of", things, language)


def joined(key: str, parts: Sequence[str], language: str | None) -> str:
    """Join parts by commas, but the last one by the message *key*. Empty ones are left out."""
    parts = [part for part in parts if part]
    if len(parts) < 2:
        return "".join(parts)
    *most, last = parts
    return Words(language=language).say(key, most=", ".join(most), last=last)


def sentence(no: Exception) -> str:
    """Return what is wrong in the current language. For an exception that is not a Complaint,
    return its own text.

    >>> sentence(Complaint("wrong-name-twice", name="Anna"))
    "Two players are called 'Anna'."
    """
    if not isinstance(no, Complaint):
        return str(no)
    words = Words()
    words.home = no.game
    return words.form(no.key, no.facts)
