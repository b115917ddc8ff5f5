"""Fit the weights of a game's computer players by self-play: ``python tools/tune.py GAME``.

A weight is a float above 0 at the top of a file of the game's ``bot``: alone, in a tuple, in a
dictionary, or as a default in a class of weights. CMA-ES (the package ``cma``, of the development
dependencies) proposes factors for them. Each proposal plays one seat against the present weights at
tables of 3 and 4 seats, with greedy players, and all proposals of a generation play the same deals.
The state is written to ``--state`` after every generation, and the same call continues from there.
At the end, or with ``--generations 0``, the mean of the proposals is measured on held-out deals.
With ``--write`` a confirmed gain replaces the numbers in the files, and its origin is recorded in
``tools/weights/GAME.json``.

``--screen GAMES`` takes one step with all weights instead (``tools/screening.py``). It is much
faster if many of them have never been fitted, or if the rules or the valuation have changed. It too
keeps its games in ``--state`` and continues from there.

``--only hand,knights.LOSS`` selects files and weights. Fewer weights take less time.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import json
import math
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop_tui.bots.arena import wilson  # noqa: E402
from tabletop_tui.bots.evaluator import Evaluator  # noqa: E402
from tabletop_tui.bots.valuation import Valuation  # noqa: E402
from tabletop_tui.engine import Game, Luck, start  # noqa: E402
from tabletop_tui.games import find, package  # noqa: E402
from tools import screening  # noqa: E402
from tools.greedy import play_out  # noqa: E402

PART = 0.9
"""A weight between this and 1 is a chance or a factor, and stays below 1. Multiplied as others are,
a DISCOUNT of 0.97 would raise later gains instead of lowering them.
"""
STEP = 0.25  # standard deviation of the log of a weight in the first proposals
HELD_OUT = 1 << 20  # the first of the held-out deals
WON = 0.5  # the part of the fitness that is the win; the rest is the margin of points
FEWEST = 3  # games of a screening for each weight, at least
TOLD = 20  # weights that a screening prints
SURE = 1.64  # standard errors that a gain must be above 0 to be written


@dataclass(slots=True, frozen=True)
class Weight:
    """A number in a file of a bot, and where it is."""

    module: str
    name: str
    value: float
    line: int
    start: int
    end: int

    @property
    def key(self) -> str:
        """The name of the weight for a person."""
        return f"{self.module}.{self.name}"


def sources(folder: Path) -> dict[str, str]:
    """Return the text of every file of a bot by its stem. They are read once, so changes during a
    run of an hour do not matter.
    """
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}


def weights(texts: Mapping[str, str], only: Sequence[str] = ()) -> list[Weight]:
    """Return the weights in the files of a bot, *only* those of the given files or names, if there
    are any.
    """
    result = []
    for stem, text in texts.items():
        for name, node in named_numbers(ast.parse(text)):
            assert node.end_col_offset is not None
            value: Any = node.value
            start, end = node.col_offset, node.end_col_offset
            result.append(Weight(stem, name, float(value), node.lineno, start, end))
    wanted = [x for x in only if x]
    return [w for w in result if not wanted or any(matches(w, x) for x in wanted)]


def matches(weight: Weight, word: str) -> bool:
    """Return whether a word names a weight: its file, its name, or both with a dot between them."""
    return (
        word == weight.module
        or f"{weight.key}.".startswith(f"{word}.")
        or (f"{weight.name}.".startswith(f"{word}."))
    )


def named_numbers(tree: ast.Module) -> Iterator[tuple[str, ast.Constant]]:
    """Yield the numbers of a file that are weights, each with its name."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name | ast.Tuple):
            yield from numbers_in(ast.unparse(node.targets[0]).strip("()"), node.value)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from numbers_in(ast.unparse(node.target), node.value)
        elif isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and field.value is not None:
                    yield from numbers_in(f"{node.name}.{ast.unparse(field.target)}", field.value)


def numbers_in(name: str, node: ast.expr) -> Iterator[tuple[str, ast.Constant]]:
    """Yield the numbers in a value, each with its name. Zeros are not weights."""
    if isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value:
        yield name, node
    elif isinstance(node, ast.Tuple):
        names = name.split(", ")
        for n, one in enumerate(node.elts):
            yield from numbers_in(names[n] if len(names) > 1 else f"{name}.{n}", one)
    elif isinstance(node, ast.Dict):
        for key, one in zip(node.keys, node.values, strict=True):
            if key is not None:
                yield from numbers_in(f"{name}.{ast.unparse(key)}".replace("'", ""), one)


def patched(text: str, values: dict[Weight, float]) -> str:
    """Return the text of a file with other numbers in it."""
    lines = text.splitlines(keepends=True)
    for w in sorted(values, key=lambda w: (w.line, w.start), reverse=True):
        row = lines[w.line - 1].encode()
        lines[w.line - 1] = (row[: w.start] + as_text(values[w]).encode() + row[w.end :]).decode()
    return "".join(lines)


def as_text(value: float) -> str:
    """Return a number as it is written into a file."""
    text = f"{value:.3g}"
    text = f"{float(text):.6f}".rstrip("0") if "e" in text else text
    return text.rstrip(".") + ("" if "." in text.rstrip(".") else ".0")


class PatchedBot:
    """A copy of a game's bot with other weights, under a module name of its own."""

    count = 0

    def __init__(
        self, game: Game, values: dict[Weight, float], texts: Mapping[str, str] | None = None
    ) -> None:
        PatchedBot.count += 1
        home = f"{package(game.id)}.bot"
        spec = importlib.util.find_spec(home)
        if spec is None or spec.origin is None or not spec.submodule_search_locations:
            raise SystemExit(f"{home} is no folder with the files of a bot")
        self.folder, self.name = Path(spec.origin).parent, f"{home}_{PatchedBot.count}"
        self.values, self.texts = values, texts or sources(self.folder)

    def valuation(self) -> Valuation:
        """Return the valuation of the copy."""
        sys.meta_path.insert(0, self)  # type: ignore[arg-type]
        try:
            module: ModuleType = importlib.import_module(self.name)
            found: Valuation = module.VALUATION
        finally:
            sys.meta_path.remove(self)  # type: ignore[arg-type]
        return found

    def forget(self) -> None:
        """Remove the copy from the loaded modules."""
        for name in [x for x in sys.modules if x == self.name or x.startswith(f"{self.name}.")]:
            del sys.modules[name]
        home, _, own = self.name.rpartition(".")
        vars(sys.modules[home]).pop(own, None)  # the import has put it there

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Find the files of the bot under the name of the copy."""
        if name != self.name and not name.startswith(f"{self.name}."):
            return None
        stem = "__init__" if name == self.name else name.rpartition(".")[2]
        mine = {w: x for w, x in self.values.items() if w.module == stem}
        file = str(self.folder / f"{stem}.py")
        return importlib.util.spec_from_file_location(
            name,
            file,
            loader=PatchingLoader(name, file, patched(self.texts[stem], mine)),
            submodule_search_locations=[str(self.folder)] if stem == "__init__" else None,
        )


class PatchingLoader(SourceFileLoader):
    """Loads a module from another text than that of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> Any:
        return compile(self.text, self.path, "exec", dont_inherit=True)


def game_of(game: Game, mine: Valuation, theirs: Valuation, seats: int, number: int) -> list[float]:
    """Play one game of a seat against all others. Return its share of the win, and its points
    beyond their mean.

    Every seat plays every deal once.
    """
    s, _ = start(game, seats, number // seats)
    own = number % seats
    luck = Luck(number)
    evaluators = [
        Evaluator(game, x, seats, luck, mine if x == own else theirs) for x in range(seats)
    ]
    won, points = play_out(game, s, evaluators)
    others = [n for x, n in enumerate(points) if x != own]
    return [won[own], points[own] - sum(others) / len(others)]


def table_of(tables: Sequence[int], number: int) -> int:
    """Return the number of seats of a game: the table sizes in turn, each for one round of
    seats.
    """
    return tables[number // math.lcm(*tables) % len(tables)]


class Fit:
    """The weights of a game, and how good other values of them are."""

    def __init__(
        self,
        game: Game,
        only: Sequence[str],
        tables: Sequence[int],
        texts: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.tables = game, tables
        self.before = PatchedBot(game, {}, texts)
        self.texts = self.before.texts
        self.theirs = self.before.valuation()
        self.weights = weights(self.texts, only)

    def copy(self, x: Sequence[float]) -> PatchedBot:
        """Return the bot with the weights of a proposal."""
        return PatchedBot(self.game, self.values(x), self.texts)

    def values(self, x: Sequence[float]) -> dict[Weight, float]:
        """Return the weights of a proposal."""
        return {
            w: moved(w.value, math.exp(STEP * float(n)))
            for w, n in zip(self.weights, x, strict=True)
        }

    def played(self, x: Sequence[float], first: int, games: int) -> list[list[float]]:
        """Play some games with a proposal. Return the results."""
        copy = self.copy(x)
        mine = copy.valuation()
        rows = [
            game_of(self.game, mine, self.theirs, table_of(self.tables, n), n)
            for n in range(first, first + games)
        ]
        copy.forget()
        return rows


def moved(value: float, factor: float) -> float:
    """Return a weight times a factor, which never changes its sign. For a weight just below 1 the
    difference to 1 is divided instead.
    """
    return 1 - (1 - value) / factor if PART < value < 1 else value * factor


def fitness(rows: Sequence[Sequence[float]], scale: float) -> float:
    """Return how good some games were; lower is better."""
    return -sum(WON * won + (1 - WON) * points / scale for won, points in rows) / len(rows)


def confirmed(rows: Sequence[Sequence[float]]) -> tuple[str, bool]:
    """Return the result of games on held-out deals as text, and whether it is a gain."""
    n, margins = len(rows), [points for _, points in rows]
    mean = sum(margins) / n
    error = math.sqrt(sum((x - mean) ** 2 for x in margins) / max(1, n - 1) / n)
    wins = sum(won for won, _ in rows)
    low, high = wilson(wins / n, n)
    text = (
        f"won {wins:.1f} of {n} ({100 * wins / n:.0f} %, {100 * low:.0f} to {100 * high:.0f}),"
        f" {mean:+.2f} points beyond the others (standard error {error:.2f})"
    )
    return text, mean > SURE * error


def write(fit: Fit, x: Sequence[float], origin: dict[str, Any], folder: Path | None = None) -> Path:
    """Write the weights into the files of the bot and record their origin. Return the path of the
    record.

    Raise SystemExit if the files have changed since they were read.
    """
    values, folder = fit.values(x), folder or fit.before.folder
    now, stems = sources(folder), {w.module for w in values}
    if any(now.get(stem) != fit.texts[stem] for stem in stems):
        raise SystemExit(f"The files of {folder} have changed meanwhile: nothing is written")
    for stem in stems:
        mine = {w: n for w, n in values.items() if w.module == stem}
        (folder / f"{stem}.py").write_text(patched(now[stem], mine), encoding="utf-8")
    page = ROOT / "tools" / "weights" / f"{fit.game.id}.json"
    page.parent.mkdir(exist_ok=True)
    runs = json.loads(page.read_text(encoding="utf-8")) if page.exists() else []
    change = {w.key: [w.value, float(as_text(values[w]))] for w in fit.weights}
    runs.append(origin | {"weights": change})
    page.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
    return page


def strategy(fit: Fit, given: argparse.Namespace) -> Any:
    """Return the state of CMA-ES: a new one, or that of the last call."""
    import cma

    if given.state.exists():
        es = pickle.loads(given.state.read_bytes())
        if len(fit.weights) != es.N:
            raise SystemExit(f"{given.state} was made for {es.N} weights, not {len(fit.weights)}")
        return es
    options = {"seed": given.seed, "popsize": given.population, "verbose": -9}
    options["CMA_diagonal"] = len(fit.weights) > 30
    return cma.CMAEvolutionStrategy([0.0] * len(fit.weights), 1.0, options)


def run(fit: Fit, given: argparse.Namespace, say: Callable[[str], None] = print) -> Any:
    """Fit for so many generations. Return the state of CMA-ES."""
    es = strategy(fit, given)
    for _ in range(given.generations):
        first = (given.seed * 1000 + es.countiter) * given.games
        asked = es.ask()
        rows = [fit.played(x, first, given.games) for x in asked]
        margins = [abs(points) for row in rows for _, points in row]
        scale = max(1.0, sum(margins) / len(margins))
        es.tell(asked, [fitness(row, scale) for row in rows])
        given.state.write_bytes(pickle.dumps(es))
        best = max(sum(won for won, _ in row) for row in rows)
        say(f"generation {es.countiter}: best {best:.1f} of {given.games}, step {es.sigma:.2f}")
    return es


def screen(fit: Fit, given: argparse.Namespace, say: Callable[[str], None] = print) -> list[float]:
    """Screen all weights in so many games, including those of earlier calls. Return the step.

    Raise SystemExit for too few games to distinguish the weights, and for kept games of other
    weights.
    """
    least = FEWEST * len(fit.weights)
    if given.screen < least:
        raise SystemExit(f"{len(fit.weights)} weights need {least} games at least")
    rows = screening.load_games(fit, given.state, given.seed)
    first, left = given.seed * 1_000_000 + len(rows), given.screen - len(rows)
    for some in screening.play_games(fit, given.only.split(","), first, left, given.jobs):
        rows += some
        screening.save_games(fit, given.state, given.seed, rows)
        say(f"{len(rows)} of {given.screen} games")
    effects = screening.directions(rows)
    surest = sorted(zip(effects, fit.weights, strict=True), key=lambda row: -abs(row[0]))
    for errors, w in surest[:TOLD]:
        say(f"{w.key} {w.value:.3g}: {errors:+.1f} standard errors")
    return screening.step(effects)


def main() -> None:
    """Parse the command line, fit, and measure the result."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("game")
    asks.add_argument("--only", default="", help="files and weights, with commas between them")
    asks.add_argument("--generations", type=int, default=20)
    asks.add_argument("--population", type=int, default=12)
    asks.add_argument("--games", type=int, default=24, help="of each proposal in a generation")
    asks.add_argument("--held-out", type=int, default=120, help="games on unseen deals at the end")
    asks.add_argument("--tables", default="3,4", help="numbers of seats")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--screen", type=int, default=0, help="games; one step with all weights")
    asks.add_argument("--jobs", type=int, default=1, help="processes of --screen")
    asks.add_argument("--state", type=Path, help="default: GAME.tuning, or GAME.screening")
    asks.add_argument("--list", action="store_true", help="name the weights and stop")
    asks.add_argument("--write", action="store_true", help="keep what the unseen deals confirm")
    given = asks.parse_args()
    game = find(given.game.replace("-", "_"))
    given.state = given.state or Path(f"{game.id}.{'screening' if given.screen else 'tuning'}")
    fit = Fit(game, given.only.split(","), [int(n) for n in given.tables.split(",")])
    if given.list:
        print("\n".join(f"{w.key} {w.value}" for w in fit.weights))
        return
    if given.screen:
        mean, made = screen(fit, given), {"screened": given.screen}
    else:
        es = run(fit, given)
        mean = es.result.xfavorite
        made = {"generations": es.countiter, "population": given.population, "games": given.games}
    said, gain = confirmed(fit.played(mean, HELD_OUT, given.held_out))
    print(f"{said}: {'a gain' if gain else 'no gain that is sure'}")
    if given.write and gain:
        tables = ", ".join(map(str, fit.tables))
        origin = made | {"tables": tables, "seed": given.seed, "unseen": said}
        print(f"written, see {write(fit, mean, origin).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
