"""Every test speaks English and draws in colours, whatever the locale, the terminal and the settings
of whoever runs it, unless it chooses otherwise.
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

from tabletop_tui.play import pins
from tabletop_tui.play.text import set_language
from tabletop_tui.store import session_lock, wall_clock
from tabletop_tui.tui.terminal.hang_up_guard import HangUpGuard
from tests.settling import painted as painted
from tests.settling import settling as settling

# Tests see the games of this repository, whatever else is installed beside it.
os.environ["TABLETOP_GAMES"] = "hex"

TERMINALS = "terminals"
ONE_BY_ONE = "terminal", "tui"  # rooms of few files that take long, whose tests fill up the end
SELDOM = 50_000
"""Things made before garbage is looked for. An app under test makes some ten thousand, most of which
live until it ends, so that a look before then is in vain.
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
def no_power_cuts() -> Iterator[None]:
    """No save of a test outlives the machine's power, and none waits for the disk. What becomes of a
    disk that refuses is tested with one that does.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same minute: what two screens, lists or commands tell is often compared, and
    a minute may end between them.
    """
    moment = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC).astimezone()
    monkeypatch.setattr(wall_clock, "now", lambda: moment)


@pytest.fixture(autouse=True)
def as_seldom_as_before() -> Iterator[None]:
    """A program that a test begins in its own process looks for garbage seldom, and goes on with
    that in the tests after it.
    """
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.fixture(autouse=True)
def guards_stand_down(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The guard of an app that a test opened goes with it. It outlives the app, as the terminal must
    be put back, and would beat, and hold the app with all its screens, until the last test.
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
    """What a test has open it has open no longer than it runs."""
    yield
    session_lock.unlock_all()


@pytest.fixture(autouse=True)
def quick_pins(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """PINs are hashed a few times instead of thousands, to which half the time of some tests went;
    but for those that open in one process what was sealed in another.
    """
    if room(request.path) not in ("terminal", "cli", "host"):
        monkeypatch.setattr(pins, "ROUNDS", 50)


def pytest_configure(config: pytest.Config) -> None:
    """Groups begin in our order, not the largest first: most tests of terminals are few and long.

    Nothing that collecting makes is garbage: a sixth of its time went to looking for some.

    Whoever runs the tests in the background (`nohup`, `&`) ignores hang-ups and interrupts, and
    every program that a test begins would be born deaf to them.
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
    """Most of the time that collecting takes goes to rewriting asserts, which pytest keeps beside
    the compiled files. Of several workers each begins with a share of its own, and finds what the
    others did; all of them would rewrite all files at the same time otherwise.
    """
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args != config.getini("testpaths"):
        return
    tests = Path(__file__).parent
    files = sorted(tests.rglob("test_*.py"))
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):  # whoever collects it tells of it
            import_module(".".join(file.relative_to(tests.parent).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Programs in terminals run one after the other, so that none waits for another; the walks of a
    game are recorded by one worker alone. What must stay together begins first, the longest line
    before all: the rest is spread around it, and no worker is left with a line at the end. Quick
    tests stay together by their files, as xdist looks at all tests it has given out after each.
    """
    spread = hasattr(config, "workerinput")
    for item in items if config.pluginmanager.hasplugin("xdist") else ():
        name = getattr(getattr(item, "callspec", None), "id", "")
        if room(item.path) == "contract":
            item.add_marker(pytest.mark.xdist_group(f"contract {name.partition('-')[0]}"))
        elif room(item.path) == "terminal" and "start" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(TERMINALS))
        elif spread and room(item.path) not in ONE_BY_ONE and not group(item):
            item.add_marker(pytest.mark.xdist_group("/".join(item.path.parts[-3:])))
    items.sort(key=lambda item: (group(item) != TERMINALS, not group(item)))


def pytest_unconfigure() -> None:
    """At the end pytest looks for garbage five times, to warn of what it finds: once is enough."""
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    """The tests themselves are never garbage: nobody looks for any there, a seventh of the time."""
    gc.freeze()
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    gc.enable()


@cache
def room(path: Path) -> str:
    """The folder of tests/ that a file lies in, however deep; none for those of other folders."""
    tests = Path(__file__).parent
    return path.relative_to(tests).parts[0] if path.is_relative_to(tests) else ""


def group(item: pytest.Item) -> str:
    """The tests of a group are run by one worker, in their order."""
    marker = item.get_closest_marker("xdist_group")
    return str(marker.args[0]) if marker else ""
