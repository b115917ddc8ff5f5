"""The command `keys`: the ssh keys by which guests are known at this host."""

from __future__ import annotations

import click

from ..play.text import say, sentence
from ..store.atomic_files import describe_error, printable
from ..store.house.data_folder import data_folder
from ..store.house.known_keys import FILE_NAME, KnownKeys
from .language import command
from .output import Problem, columns


@command()
@click.argument("action", required=False, metavar="[forget", type=click.Choice(["forget"]))
@click.argument("name", required=False, metavar="NAME]")
def keys(action: str | None, name: str | None) -> int:
    """List the keys by which guests are known, or forget those of a name."""
    if action and not name:
        raise Problem(say("keys-whose"))
    known = KnownKeys(data_folder() / FILE_NAME)
    try:
        if action:
            return forget(known, name or "")
        found = sorted(known.read(), key=lambda key: key.name.casefold())
    except ValueError as error:
        raise Problem(sentence(error)) from None
    except OSError as error:
        raise Problem(say("cli-host-no-key", why=describe_error(error))) from None
    if found:
        columns([(printable(key.name, 30), key.kind, key.fingerprint) for key in found])
    else:
        click.echo(say("keys-none"))
    return 0


def forget(known: KnownKeys, name: str) -> int:
    """Forget the keys of a name; return 1 if it has none."""
    count = known.forget(name)
    click.echo(say("keys-forgotten", name=printable(name, 30), count=count))
    return 0 if count else 1
