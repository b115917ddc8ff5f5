"""Several sessions play one game through its save and are killed at random moments: no action may
be lost, doubled or reordered, and every session must see what the replay shows.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tabletop_tui.engine import Deal, Game, Illegal, Luck, apply, offers, random_action, to_act
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.remote.remote_seats import StaleQuestion, Unplayed
from tabletop_tui.store.follower import SplitSave
from tabletop_tui.store.load import load
from tabletop_tui.store.save import save_schema
from tabletop_tui.store.shared_save_file import SharedSaveFile

LONGEST = 0.03  # seconds that a player takes over an answer
LOOKS = 60  # a second
SEATS = 4


def digest(game: Game, state: Any, seat: int) -> str:
    """A short digest of what *seat* sees of a position."""
    return hashlib.md5(repr(game.view(state, seat)).encode()).hexdigest()[:12]


def sit(path: Path, seat: int, bot: int, note: Callable[..., object]) -> None:
    """One terminal: it follows, answers its own questions, and those of the computer player if it
    is the leader. *note* is on disk before anything else.
    """
    luck, one = Luck(time.monotonic_ns()), SharedSaveFile(path)
    game = one.table.game
    one.presence.sit([seat])
    while not one.table.over:
        note("view", len(one.table.log), digest(game, one.table.state, seat))
        news = one.poll()
        if one.lost:  # the seat was taken at another terminal, which plays on
            return
        asked = one.table.deciding()
        owed = [x for x in asked if x == seat or (x == bot and one.runs_bots())]
        if not owed or news:
            time.sleep(0 if news else 1 / LOOKS)
            continue
        seat_asked, question = owed[0], one.open_question(owed[0])
        world = game.determinize(game.view(one.table.state, seat_asked), seat_asked, luck)
        deals = [of for of in offers(game, world, seat_asked) if isinstance(of.choices, Deal)]
        if deals and luck(2):  # a trade asks several at once
            action = deals[0].choices.sample(luck)
        else:
            action = random_action(game, world, seat_asked, luck)
        time.sleep(random.random() * LONGEST)  # others act meanwhile
        note("will", save_schema(game).entry((seat_asked, action), one.writer.kinds))
        try:
            one.change(partial(one.table.play, seat_asked, action), seat_asked, question)
            note("did", len(one.table.log) - 1, len(one.poll()))
        except (StaleQuestion, Illegal, Unplayed) as no:
            note("no", type(no).__name__)


@dataclass
class Proof:
    """The results."""

    game: str
    killed: int = 0
    actions: int = 0
    done: int = 0
    views: int = 0
    crossed: int = 0
    several: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.game}: {self.actions} actions, {self.killed} killed, {self.done} acknowledged,"
            f" {self.crossed} crossed, several asked {self.several} times,"
            f" {self.views} views; wrong: {self.wrong or 'nothing'}"
        )


def prove(game: Game, folder: Path, kills: int, pause: float = 0.15) -> Proof:
    """Let a table play until so many sessions were killed, *pause* seconds apart, and check their
    reports.
    """
    path, proof, sitting = folder / "game.json", Proof(game.id), {}
    bot = SEATS - 1
    seats = [Seat(f"P{n}", "easy" if n == bot else "") for n in range(SEATS)]
    SharedSaveFile.create(Table.open(game, seats, 7), path).close()

    def seat_down(seat: int) -> None:
        if child := os.fork():
            sitting[child] = seat
            return
        out = os.open(folder / f"{os.getpid()}.{seat}", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            sit(path, seat, bot, lambda *what: os.write(out, (json.dumps(what) + "\n").encode()))
            os._exit(0)
        except BaseException as no:
            os.write(out, (json.dumps(["failed", repr(no)]) + "\n").encode())
            os._exit(1)

    def reap() -> None:
        while sitting and (gone := os.waitpid(-1, os.WNOHANG)[0]):
            del sitting[gone]

    last: list[str] = []
    for seat in [*range(bot), 0]:  # one of them sits at two terminals
        seat_down(seat)
    while proof.killed < kills and sitting:
        # However busy the machine is, something is played between two kills.
        while sitting and SplitSave(path.read_bytes()).lines == last:
            time.sleep(1 / LOOKS)
            reap()
        time.sleep(random.expovariate(1 / pause))
        data = path.read_bytes()  # who reads without the lock never meets half a file
        if not data.endswith(b"}\n") or SplitSave(data).lines[: len(last)] != last:
            proof.wrong.append("torn, or the log went back")
        last = SplitSave(data).lines
        reap()
        if sitting:
            os.kill(victim := random.choice([*sitting]), signal.SIGKILL)
            os.waitpid(victim, 0)
            proof.killed += 1
            seat_down(sitting.pop(victim))
    for child in sitting:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    judge(proof, path, range(bot))
    return proof


def judge(proof: Proof, path: Path, people: range) -> None:
    """Compare the reports of the sessions with the save."""
    loaded, lines = load(path), SplitSave(path.read_bytes()).lines
    game, table = loaded.table.game, loaded.table
    if loaded.note:
        proof.wrong.append(loaded.note)
    s, views = game.clone(table.checkpoints[0]), []
    for entry in [*table.log, None]:
        views.append([digest(game, s, seat) for seat in people])
        proof.several += len(to_act(game, s)) > 1
        if entry is not None:
            apply(game, s, *entry)
    done: set[int] = set()
    cut_off: Counter[str] = Counter()
    for file in path.parent.glob("*.[0-9]"):
        will = ""
        for what, *rest in map(json.loads, file.read_text().splitlines()):
            if what == "view":
                proof.views += 1
                if views[rest[0]][int(file.suffix[1:])] != rest[1]:
                    proof.wrong.append(f"view {rest[0]}")
            elif what == "did":
                if rest[0] in done or lines[rest[0]] != will:
                    proof.wrong.append(f"line {rest[0]}")
                done.add(rest[0])
                proof.crossed += rest[1] > 0
            elif what == "failed":
                proof.wrong.append(str(rest[0]))
            will = rest[0] if what == "will" else ""
        cut_off[will] += will != ""
    nobodys = Counter(line for n, line in enumerate(lines) if n not in done) - cut_off
    proof.wrong += [f"of nobody: {line}" for line in nobodys]
    proof.actions, proof.done = len(lines), len(done)


def main() -> int:
    """``python -m tests.store.sharing KILLS [GAME...]``"""
    kills, names, failed = int(sys.argv[1]), sys.argv[2:], 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            proof = prove(find(name), Path(folder), kills)
        print(proof, flush=True)
        failed += bool(proof.wrong or not proof.done)
    return min(1, failed)


if __name__ == "__main__":
    sys.exit(main())
