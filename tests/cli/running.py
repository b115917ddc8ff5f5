"""The type of the fixture `run`, and the sentence of a command that fails."""

import re
from collections.abc import Callable

Run = Callable[..., tuple[int, str, str]]
SENTENCE = re.compile(r"[^\n]{10,300}\.\n")


def sentence(run: Run, *words: str, code: int = 1) -> str:
    """Return the only sentence that a failing command prints."""
    status, out, err = run(*words)
    assert (status, out) == (code, "") and SENTENCE.fullmatch(err), (status, out, err)
    return err
