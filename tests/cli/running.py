"""A command line that a test runs, and what it says when it cannot be done."""

import re
from collections.abc import Callable

Run = Callable[..., tuple[int, str, str]]
SENTENCE = re.compile(r"[^\n]{10,300}\.\n")


def sentence(run: Run, *words: str, code: int = 1) -> str:
    """What a command that cannot be done says."""
    status, out, err = run(*words)
    assert (status, out) == (code, "") and SENTENCE.fullmatch(err), (status, out, err)
    return err
