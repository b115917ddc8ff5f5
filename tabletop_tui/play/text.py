"""Words: a key and its facts become a sentence (Project Fluent), in the language the players chose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ..engine import Closed, Game, Illegal, Who, Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PROGRAM = "tabletop_tui.play"
FALLBACK = "en"


def _text(package: str, language: str) -> str:
    """The messages of a package in a language: ``<language>.ftl``, and those of its screens and of its lesson."""
    folder = files(package) / "text"
    parts = [folder / f"{language}{room}.ftl" for room in ("", ".screen", ".lesson")]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())


@cache
def languages() -> tuple[str, ...]:
    """The languages the program speaks, by their codes."""
    names = (p.name for p in (files(PROGRAM) / "text").iterdir())
    return tuple(sorted(name[:-4] for name in names if name.count(".") == 1 and name.endswith(".ftl")))


@cache
def bundle(package: str, language: str) -> FluentBundle | None:
    """The messages of a package (the program or a game) in a language, or None when it has none."""
    from fluent.runtime import FluentBundle, FluentResource

    text = _text(package, language)
    if not text:
        return None
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def visible(text: str) -> str:
    """*text* with a question mark for whatever could steer a terminal or turn the direction of writing."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)


class Words:
    """The words of one game at one table (or of the program alone, without a game)."""

    def __init__(self, game: Game | None = None, names: Sequence[str] = (), language: str = FALLBACK) -> None:
        self.game, self.names, self.language = game, list(names), language
        packages = [PROGRAM] if game is None else [f"tabletop_tui.games.{game.id}", PROGRAM]
        tried = [(p, lang) for lang in dict.fromkeys((language, FALLBACK)) for p in packages]
        self.bundles = [b for p, lang in tried if (b := bundle(p, lang)) is not None]

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(b.has_message(key) for b in self.bundles)

    def say(self, key: str, **facts: Any) -> str:
        """The message *key* with its facts; the key itself when no file has it."""
        for b in self.bundles:
            if b.has_message(key):
                value = b.get_message(key).value
                if value is not None:
                    text, _ = b.format_pattern(value, {name: self.fact(fact) for name, fact in facts.items()})
                    return " ".join(str(text).split())
        return key

    def fact(self, fact: Any) -> str | int:
        """A fact as it stands in a sentence."""
        if isinstance(fact, Who):
            return self.name(fact.seat)
        if isinstance(fact, Word):
            return self.say(fact.key, **dict(fact.facts))
        if isinstance(fact, (tuple, list)):
            return ", ".join(str(self.fact(f)) for f in fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact if isinstance(fact, int) else visible(str(fact))

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return visible(self.names[seat]) if 0 <= seat < len(self.names) else self.say("nobody")

    def of(self, view: Any, thing: Any) -> str:
        """The sentence of an action, an event, a refusal or a closed action, as seen in *view*."""
        if isinstance(thing, Closed):
            return self.of(view, thing.why)
        key = f"no-{thing.reason}" if isinstance(thing, Illegal) else f"{self.noun(thing)}-{thing.kind}"
        described = self.game.describe(view, thing) if self.game else {}
        return self.say(key, **described)

    @staticmethod
    def noun(thing: Any) -> str:
        """The prefix of a thing's key: action or event."""
        from ..engine import Event

        return "event" if isinstance(thing, Event) else "action"
