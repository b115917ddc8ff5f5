"""Fixtures and hooks for all tests. Tests run in English and in colours, whatever the locale, the
terminal and the settings.
"""

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tabletop_tui.play import pin_attempts, pins
from tabletop_tui.play.text import set_language
from tabletop_tui.store import session_lock, wall_clock
from tabletop_tui.tui.terminal.hang_up_guard import HangUpGuard
from tests.longer import LONG, is_long
from tests.settling import painted as painted
from tests.settling import settling as settling

# Tests see the games of this repository, whatever else is installed beside it.
os.environ["TABLETOP_GAMES"] = "hex"

TERMINALS = "terminals"
ONE_BY_ONE = (
    "terminal",
    "tui",
)  # folders of few, long files: their tests are spread over all workers
SELDOM = 50_000
"""Allocations before a garbage collection. An app under test makes some ten thousand, most of which
live until it ends, so that an earlier collection would find nothing.
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("en")
    if not os.environ.get("LC_ALL"):
        monkeypatch.setenv("LC_MESSAGES", "C")


@pytest.fixture(autouse=True)
def in_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture(autouse=True, scope="session")
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests, and the programs that they start, out of the settings, saves and reports of the
    person who runs them.
    """
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(tmp_path_factory.mktemp(kind.lower())))
        yield


@pytest.fixture(autouse=True, scope="session")
def no_power_cuts() -> Iterator[None]:
    """Skip fsync: saves of tests need not survive a power cut. A disk that fails is tested with a
    fake one.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock: screens, lists and commands are often compared, and a minute may end between
    them.
    """
    moment = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC).astimezone()
    monkeypatch.setattr(wall_clock, "now", lambda: moment)


@pytest.fixture(autouse=True)
def no_wrong_pins() -> None:
    """Forget the wrong PINs of the tests before: they count for the whole process."""
    pin_attempts.reset()


@pytest.fixture(autouse=True)
def as_seldom_as_before() -> Iterator[None]:
    """Restore the garbage collection threshold, which a program that runs in the process of a test
    raises.
    """
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.fixture(autouse=True)
def stop_hang_up_guards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop the guard of each app with its test. It outlives the app, to restore the terminal, and
    would hold the app with all its screens until the last test.
    """
    standing = list[HangUpGuard]()
    start = HangUpGuard.start

    def noted(guard: HangUpGuard) -> None:
        standing.append(guard)
        start(guard)

    monkeypatch.setattr(HangUpGuard, "start", noted)
    yield
    for guard in reversed(standing):
        guard.stop()


@pytest.fixture(autouse=True)
def sessions_end() -> Iterator[None]:
    """Close the saves that a test has left open."""
    yield
    session_lock.unlock_all()


@pytest.fixture(autouse=True)
def quick_pins(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash PINs a few times instead of thousands, which took half the time of some tests. Excluded
    are tests that hash a PIN in one process and check it in another.
    """
    if room(request.path) not in ("terminal", "cli", "host"):
        monkeypatch.setattr(pins, "ROUNDS", 50)


def pytest_configure(config: pytest.Config) -> None:
    """Prepare the run.

    Groups start in our order, not the largest first: most tests of terminals are few and long. The
    garbage collector is off during collection, of which it took a sixth. Signals that are ignored,
    as in the background (`nohup`, `&`), get their default handlers, which child processes inherit.
    """
    gc.disable()
    config.option.loadscopereorder = False
    for number, usual in (
        (signal.SIGHUP, signal.SIG_DFL),
        (signal.SIGINT, signal.default_int_handler),
    ):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Rewrite asserts in parallel, which takes most of the time of collecting. pytest caches the
    rewritten files: each of several workers starts with its own share and finds those of the
    others, where otherwise all would rewrite all files at the same time.
    """
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args != config.getini("testpaths"):
        return
    tests = Path(__file__).parent
    files = sorted(tests.rglob("test_*.py"))
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):  # reported when the file is collected
            import_module(".".join(file.relative_to(tests.parent).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long cases to `make soak`; group and sort the others.

    Programs in terminals run two at a time at most, so that none waits long for another, and the
    walks of a game are recorded by one worker. Groups start first, the longest before all: other tests fill
    up the remaining time of all workers. Quick tests are grouped by file, as xdist examines all
    assigned tests after each.
    """
    if not LONG and (long := [item for item in items if is_long(item.nodeid)]):
        items[:] = [item for item in items if item not in set(long)]
        config.hook.pytest_deselected(items=long)
    spread = hasattr(config, "workerinput")
    for item in items if config.pluginmanager.hasplugin("xdist") else ():
        name = getattr(getattr(item, "callspec", None), "id", "")
        if room(item.path) == "contract":
            item.add_marker(pytest.mark.xdist_group(f"contract {name.partition('-')[0]}"))
        elif room(item.path) == "terminal" and "start" in getattr(item, "fixturenames", ()):
            alone = item.path.parent.name == "terminal"
            item.add_marker(
                pytest.mark.xdist_group(TERMINALS if alone else f"{TERMINALS} of a folder")
            )
        elif spread and room(item.path) not in ONE_BY_ONE and not group(item):
            item.add_marker(pytest.mark.xdist_group("/".join(item.path.parts[-3:])))
    items.sort(key=lambda item: (not group(item).startswith(TERMINALS), not group(item)))


def pytest_unconfigure() -> None:
    """Collect garbage once. pytest would do so five times at the end, to warn of what it finds."""
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    """Exclude the tests from garbage collection, of which they would take a seventh of the time."""
    gc.freeze()
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    gc.enable()


@cache
def room(path: Path) -> str:
    """Return the folder of tests/ that contains a file, at any depth; "" for files of other
    folders.
    """
    tests = Path(__file__).parent
    return path.relative_to(tests).parts[0] if path.is_relative_to(tests) else ""


def group(item: pytest.Item) -> str:
    """Return the group of a test, which one worker runs in order; "" for none."""
    marker = item.get_closest_marker("xdist_group")
    return str(marker.args[0]) if marker else ""
