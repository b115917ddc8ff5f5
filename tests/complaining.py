"""Expected complaints, by the sentence that players read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play.text import sentence


def bare(no: Exception) -> str:
    """Return the sentence of a fault in a file, without its line and the hint at further ones."""
    told = re.sub(r" To see this and \d+ more: .*$", "", sentence(no))
    return re.sub(r"^line \d+: ", "", told)


@contextmanager
def refused(
    pattern: str, kind: type[Complaint] = Complaint
) -> Iterator[pytest.ExceptionInfo[Complaint]]:
    """Expect a complaint within the context whose sentence matches a pattern."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(pattern, sentence(caught.value)), sentence(caught.value)
