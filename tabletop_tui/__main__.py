"""The command line: tabletop-tui, or python -m tabletop_tui."""

from __future__ import annotations

import contextlib
import errno
import importlib
import os
import sys
import traceback
from typing import Any

import click

from . import __version__
from .cli.language import Group, pop_language, print_usage_error
from .cli.output import Problem, say
from .cli.plain import plain_home, wants_plain
from .cli.screen import no_terminal, show, with_screen
from .store.atomic_files import describe_error
from .terminal import gc_tuning

COMMANDS = {
    "new": "play:new",
    "resume": "play:resume",
    "sit": "sit:sit",
    "host": "host:host",
    "keys": "keys:keys",
    "replay": "play:replay",
    "practice": "practice:practice",
    "day": "day:day",
    "saves": "saves:saves",
    "waiting": "waiting:waiting",
    "records": "records:records",
    "check": "saves:check",
    "components": "components:write",
    "transcript": "saves:print_transcript",
    "film": "film:film",
    "review": "review:review",
    "doctor": "doctor:doctor",
    "games": "simulate:catalogue",
    "simulate": "simulate:play_by_luck",
    "arena": "arena:arena",
}


OUTPUT_ERRORS = (
    *(errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.ENXIO),
    *(errno.EAGAIN, errno.ESPIPE),
)
"""Errors of standard output that is no file, is full, or is gone."""


class LazyGroup(Group):
    """Imports a command's module when the command is called."""

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
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@with_screen
@click.version_option(__version__, prog_name="tabletop-tui")
@click.pass_context
def cli(ctx: click.Context, /, **_: Any) -> int:
    """Heavy board games in a terminal. Without a command, open the home screen."""
    if ctx.invoked_subcommand is not None:
        return 0
    if wants_plain():
        return plain_home()
    if no_terminal():
        raise Problem(say("cli-help-lists", why=no_terminal().rstrip(".")))
    return show()


def main() -> None:
    """Run a command and exit with its code: 0 success, 1 a problem in one sentence, 2 wrong usage.

    An error of the program is a crash file and a sentence; that of a guest names no file.
    """
    try:
        run()
    except Exception as error:
        from .play.permissions import GUEST, restrict_to
        from .store.crash_reports import tell_crash

        if "--guest" in sys.argv:  # a guest before the command was reached
            restrict_to(GUEST)
        tell_crash({}, error)
        sys.exit(1)


def run() -> None:
    """Run a command and exit with its code. Raises errors of the program."""
    gc_tuning.delay()
    open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        check_working_folder()
        code = cli.main(pop_language(sys.argv[1:]), prog_name="tabletop-tui", standalone_mode=False)
        sys.stdout.flush()  # later a failure would be a traceback
        sys.exit(code or 0)
    except click.UsageError as no:
        print_usage_error(no)
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
        exit_for_game(no)
        if no.filename is not None or no.errno not in OUTPUT_ERRORS:
            raise
        sys.stdout = None
        with contextlib.suppress(OSError):  # a closed terminal shows no message
            Problem(say("cli-no-output", why=describe_error(no))).show()
            sys.exit(1)
        sys.stderr = None
        sys.exit(1)
    except Exception as no:
        exit_for_game(no)
        raise


def open_closed_streams() -> None:
    """Open the null device for each standard stream that was closed, as by ``>&-``: otherwise the
    next file that is opened, a save, would take its number.
    """
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
            if getattr(sys, name) is None:
                setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115


def check_working_folder() -> None:
    """Raise Problem if TABLETOP_HOME is relative to a working folder that was removed."""
    home = os.environ.get("TABLETOP_HOME", "")
    try:
        os.getcwd()
    except FileNotFoundError:
        if home and not os.path.isabs(os.path.expanduser(home)):
            raise Problem(say("cli-no-home", path=home)) from None


def exit_for_game(no: Exception) -> None:
    """Exit with a sentence and code 1 if a game from outside caused the error; with
    TABLETOP_TRACEBACK set the traceback is printed first.
    """
    from .games import at_fault
    from .play.text import sentence
    from .store.crash_reports import disable_part

    blame = at_fault(no)
    if blame is not None:
        if os.environ.get("TABLETOP_TRACEBACK"):
            traceback.print_exception(no)
        Problem(sentence(disable_part(*blame, no))).show()
        sys.exit(1)


if __name__ == "__main__":
    main()
