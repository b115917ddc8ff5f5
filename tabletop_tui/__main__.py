"""The command line: tabletop-tui, or python -m tabletop_tui."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import traceback
from typing import Any

import click

from . import __version__
from .cli.language import Group, show_mistake, take_language
from .cli.output import Problem, say
from .cli.plain import at_home, wants_plain
from .cli.screen import no_terminal, show, with_screen
from .store.atomic_files import describe_error
from .terminal import gc_tuning

COMMANDS = {
    "new": "play:new",
    "resume": "play:resume",
    "sit": "sit:sit",
    "host": "host:host",
    "replay": "play:replay",
    "practice": "practice:practice",
    "saves": "saves:saves",
    "waiting": "waiting:waiting",
    "records": "records:records",
    "check": "saves:check",
    "components": "components:write",
    "transcript": "saves:tell_game",
    "review": "review:review",
    "doctor": "doctor:doctor",
    "games": "simulate:catalogue",
    "simulate": "simulate:play_by_luck",
    "arena": "arena:arena",
}


class Lazy(Group):
    """Loads a command's module when the command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(
            importlib.import_module(f"{__package__}.cli.{module}"), name
        )
        return command


@click.group(
    "cli",
    cls=Lazy,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@with_screen
@click.version_option(__version__, prog_name="tabletop-tui")
@click.pass_context
def cli(ctx: click.Context, /, **_: Any) -> int:
    """Heavy board games at one keyboard, in a terminal. Without a command: the home screen."""
    if ctx.invoked_subcommand is not None:
        return 0
    if wants_plain():
        return at_home()
    if no_terminal():
        raise Problem(say("cli-help-lists", why=no_terminal().rstrip(".")))
    return show()


def main() -> None:
    """Run a command and leave with its exit code: 0 fine, 1 a problem told in a sentence, 2 wrong
    usage. A mistake of the program is a traceback, but to a guest a sentence that names no file.
    """
    try:
        run()
    except Exception as mistake:
        from .play.permissions import permissions

        if permissions().files:
            raise
        from .store.crash_reports import crash_message

        print(crash_message({}, mistake), file=sys.stderr)
        sys.exit(1)


def run() -> None:
    """Run a command and leave with its exit code. Raises what is a mistake of the program."""
    gc_tuning.begin()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = cli.main(
            take_language(sys.argv[1:]), prog_name="tabletop-tui", standalone_mode=False
        )
        sys.stdout.flush()  # here its failure is told, at the end of Python it would be a traceback
        sys.exit(code or 0)
    except click.UsageError as no:
        show_mistake(no)
        sys.exit(no.exit_code)
    except click.ClickException as no:
        no.show()
        sys.exit(no.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(1)
    except BrokenPipeError:
        sys.stdout = None
        sys.exit(1)
    except OSError as no:
        tell_of_game(no)
        if no.filename is not None:
            raise
        sys.stdout = None
        with contextlib.suppress(OSError):  # a closed terminal: nobody is there to be told
            Problem(say("cli-no-output", why=describe_error(no))).show()
            sys.exit(1)
        sys.stderr = None
        sys.exit(1)
    except Exception as no:
        tell_of_game(no)
        raise


def tell_of_game(no: Exception) -> None:
    """Leave with a sentence and the exit code 1 where a game from outside made the mistake; with
    TABLETOP_TRACEBACK set the traceback comes first.
    """
    from .games import blamed
    from .play.text import sentence
    from .store.crash_reports import disable_part

    blame = blamed(no)
    if blame is not None:
        if os.environ.get("TABLETOP_TRACEBACK"):
            traceback.print_exception(no)
        Problem(sentence(disable_part(*blame, no))).show()
        sys.exit(1)


if __name__ == "__main__":
    main()
