"""The language of the command line, and commands with translated help and error messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

import click

from ..engine import Either
from .examples import EXAMPLES
from .output import Problem, say

OPTION = "--language"
NO_LIMIT = 1000  # characters: longer than any help text
WORDS = re.compile(
    r"\b(OPTION=VALUE|INTEGER RANGE|INTEGER|TEXT|PATH|GAME|FILE|NAME|ADDRESS|ORDER)\b"
)
EXTRA = re.compile(r"(?<=[\[;]) ?(default|required)\b")
C = TypeVar("C", bound=click.Command)


def pop_language(args: Sequence[str]) -> list[str]:
    """Remove ``--language CODE`` from a command line and use that language. Raises Problem."""
    if list(args) == ["--version"]:  # printed without loading any words
        return ["--version"]
    from ..play.text import languages, set_language

    left, chosen, words = list[str](), None, iter(args)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            left += [word, *words]
        elif name != OPTION:
            left.append(word)
        else:
            chosen = value if equals else next(words, "")
    if chosen is None:
        set_language(preferred)
    elif chosen.lower() in languages():
        set_language(chosen.lower())
    else:
        set_language(preferred)
        raise Problem(say("wrong-language", word=chosen[:30], known=Either(languages())))
    return left


def preferred() -> str:
    """Return the language of the settings, else of the locale."""
    from ..play.text import language_of
    from ..store.settings import load_settings

    return language_of(load_settings()[0].language)


class Command(click.Command):
    """A command whose help is in the text files: ``help-<command>``,
    ``help-<command>-<option>``.
    """

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        translate(self)
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if example := EXAMPLES.get(self.name or ""):
            with formatter.section(say("usage-example")):
                formatter.write_text(f"tabletop-tui {example}")

    def get_short_help_str(self, limit: int = 45) -> str:
        translate(self)
        return super().get_short_help_str(limit)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options(self, ctx, formatter)


class Group(click.Group):
    """The program itself with its commands, translated."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        translate(self)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options(self, ctx, formatter)
        rows = [
            (name, found)
            for name in self.list_commands(ctx)
            if (found := self.get_command(ctx, name))
        ]
        with formatter.section(say("usage-commands")):
            formatter.write_dl([(name, found.get_short_help_str(NO_LIMIT)) for name, found in rows])


def command(name: str | None = None) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a translated command; its docstring is for readers of the code."""
    return click.command(name, cls=Command)


def translate(cmd: click.Command) -> None:
    """Set the help of a command and of its options."""
    name = cmd.name or "cli"
    cmd.help = say(f"help-{name}")
    for option in cmd.params:
        if isinstance(option, click.Option):
            keys = [
                f"help-{name}-{option.name}".replace("_", "-"),
                f"help-option-{option.name}".replace("_", "-"),
            ]
            texts = [text for key in keys if (text := say(key, levels=levels())) != key]
            option.help = texts[0] if texts else None


def levels() -> str:
    """Return the levels of computer players as they are typed."""
    from ..play.seats import LEVELS

    return ", ".join(LEVELS)


def usage(made: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the usage line of a command."""
    made.options_metavar = f"[{say('usage-word-options')}]"
    if isinstance(made, click.Group):
        made.subcommand_metavar = say("usage-word-command")
    words = placeholders(" ".join(made.collect_usage_pieces(ctx)))
    formatter.write_usage(ctx.command_path, words, f"{say('usage-title')} ")


def options(made: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the options of a command with their help."""
    with formatter.section(say("usage-options")):
        formatter.write_dl(list(records(made, ctx)))


def records(made: click.Command, ctx: click.Context) -> Iterator[tuple[str, str]]:
    """Yield how each option is written, and what it does."""
    for option in made.get_params(ctx):
        record = option.get_help_record(ctx) if isinstance(option, click.Option) else None
        if record is not None:
            if "--help" in option.opts:
                record = record[0], say("help-option-help")
            written, text = record
            yield (
                placeholders(written),
                EXTRA.sub(lambda found: found[0].replace(found[1], extra(found[1])), text),
            )
    from ..play.text import languages

    yield f"{OPTION} [{'|'.join(languages())}]", say("help-option-language")


def extra(word: str) -> str:
    """Translate a word in brackets after an option's help."""
    return say(f"usage-word-{word}")


def placeholders(text: str) -> str:
    """Translate the words in capitals of a usage line."""
    return WORDS.sub(lambda found: say("usage-word-" + re.sub(r"\W+", "-", found[0].lower())), text)


def usage_error_message(no: click.UsageError) -> str:
    """Return what is wrong with a command line."""
    param = getattr(no, "param", None)
    names = "/".join(f"'{name}'" for name in param.opts) if isinstance(param, click.Option) else ""
    if param is not None and not names:
        names = f"'{placeholders(param.human_readable_name)}'"
    if isinstance(no, click.MissingParameter):
        return say("usage-missing", name=names)
    if isinstance(no, click.NoSuchOption):
        near = ", ".join(sorted(no.possibilities or ()))
        return say("usage-no-option", name=no.option_name, near=near, count=int(bool(near)))
    if isinstance(no, click.BadParameter) and param is not None:
        return say("usage-bad-value", name=names, why=expected(param.type))
    if isinstance(no, click.BadOptionUsage):
        return say("usage-no-value", name=no.option_name)
    if found := re.search(r"'(.*)'", no.message) if "command" in no.message else None:
        near = ", ".join(near_commands(no.ctx, found[1]))
        return say("usage-no-command", name=found[1], near=near, count=int(bool(near)))
    if found := re.search(r"\((.*)\)", no.message):
        return say("usage-too-many", words=found[1])
    return no.message


def near_commands(ctx: click.Context | None, typed: str) -> list[str]:
    """Return the commands that somebody who typed *typed* may have meant."""
    group = ctx.command if ctx is not None else None
    known = group.list_commands(ctx) if ctx and isinstance(group, click.Group) else []
    return get_close_matches(typed.lower(), known, cutoff=0.7)


def expected(kind: click.ParamType[Any]) -> str:
    """Return what a value must be."""
    if isinstance(kind, click.Choice):
        return say("usage-choice", choices=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange):
        return say(
            "usage-range",
            least=str(kind.min or 0),
            most=str(kind.max or ""),
            top=int(kind.max is not None),
        )
    return say("usage-number" if kind.name == "integer" else "usage-text")


def print_usage_error(no: click.UsageError) -> None:
    """Print what is wrong with a command line, below the usage of the command."""
    if no.ctx is not None:
        click.echo(no.ctx.get_usage(), err=True)
        click.echo(say("usage-try", command=f"{no.ctx.command_path} --help"), err=True)
        click.echo(err=True)
    click.echo(f"{say('usage-error')} {usage_error_message(no)}", err=True)
