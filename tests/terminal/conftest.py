"""Fixtures: programs in pseudo-terminals, closed when the test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.terminal.pty_harness import Pty

Start = Callable[..., Pty]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a script of the folder `apps` in a pseudo-terminal."""
    running: list[Pty] = []

    def run(*argv: str, **options: object) -> Pty:
        running.append(Pty(*argv, **options))  # type: ignore[arg-type]
        return running[-1]

    yield run
    for pty in running:
        pty.close()
