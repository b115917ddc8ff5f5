"""Records over games: what people won in finished games, by game and by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from ..cells import cell_len, column, rjust, wrap
from ..engine import Game
from ..engine.fast_dataclass import dataclass
from ..games import find, has
from .seats import CHARACTERS, character_name, taken_over
from .table import Table
from .text import Words, title


@dataclass(slots=True, frozen=True)
class Player:
    """A person at the end of a game. *feats* is what the game counts besides points. A person who
    has *given* the seat away to the computer player that finished the game has neither won nor
    lost.
    """

    name: str
    points: int
    won: bool
    feats: Mapping[str, int] = field(default_factory=dict)
    given: bool = False


@dataclass(slots=True, frozen=True)
class GameResult:
    """The result of a game for its people. *saved* is when its last action was saved, *characters*
    are the keys of those who played at the end.
    """

    game: str
    saved: str
    players: tuple[Player, ...]
    characters: tuple[str, ...] = ()


@dataclass(slots=True)
class Tally:
    """The statistics of one name over several games."""

    name: str
    games: int = 0
    wins: int = 0
    best: int = 0
    streak: int = 0
    """The longest run of wins."""
    running: int = 0
    """The current run of wins."""
    feats: dict[str, int] = field(default_factory=dict)
    given: int = 0
    """Games that a computer player finished in this seat. They are counted only here."""
    against: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Wins and games with each character at the table, by key."""

    def count(self, player: Player, characters: Iterable[str] = ()) -> None:
        """Add one game with these characters."""
        if player.given:
            self.given += 1
            return
        self.best = player.points if not self.games else max(self.best, player.points)
        self.games += 1
        self.wins += player.won
        self.running = self.running + 1 if player.won else 0
        self.streak = max(self.streak, self.running)
        for feat, n in player.feats.items():
            self.feats[feat] = max(n, self.feats.get(feat, n))
        for key in characters:
            wins, games = self.against.get(key, (0, 0))
            self.against[key] = wins + player.won, games + 1


def identity(table: Table) -> str:
    """Return an identifier of the game that is the same in all its copies and branches: its game,
    seats and initial luck.
    """
    return f"{table.game.id}:{len(table.seats)}:{table.checkpoints[0].rng:x}"


def result_of(table: Table, saved: str) -> GameResult | None:
    """Return the result of a finished game, or None if no person ever had a seat."""
    game, s = table.game, table.state
    won = game.winners(s) if table.over else ()
    players = []
    for n, seat in enumerate(table.seats) if table.over else ():
        points = sum(game.score(s, n).values())
        if not seat.is_bot:
            players.append(Player(seat.name, points, n in won, game.feats(s, n)))
        elif taken_over(seat, n):
            players.append(Player(seat.name, points, won=False, given=True))
    characters = tuple(seat.character for seat in table.seats if seat.is_bot and seat.character)
    return GameResult(game.id, saved, tuple(players), characters) if players else None


def tallies(results: Iterable[GameResult]) -> list[Tally]:
    """Return the tally of every name over *results*, the oldest result first. Most wins come first.
    Names are compared without case.
    """
    found: dict[str, Tally] = {}
    for result in results:
        for player in result.players:
            tally = found.setdefault(player.name.casefold(), Tally(player.name))
            tally.name = player.name
            tally.count(player, result.characters)
    return sorted(found.values(), key=lambda one: (-one.wins, -one.best, one.name.casefold()))


def by_game(results: Sequence[GameResult]) -> list[tuple[Game, list[GameResult]]]:
    """Return the installed games among the results, by title."""
    games = [find(game) for game in {result.game for result in results} if has(game)]
    return [
        (game, [result for result in results if result.game == game.id])
        for game in sorted(games, key=title)
    ]


def records_in_words(results: Sequence[GameResult]) -> list[str]:
    """Return the records as sentences: a heading for each game, a sentence for each name."""
    rows = []
    for game, played in by_game(results):
        words = Words(game)
        rows.append(words.say("records-of", game=title(game), n=len(played)))
        for one in tallies(played):
            facts = {"name": one.name, "games": one.games, "wins": one.wins}
            facts |= {"best": one.best, "streak": one.streak}
            parts = [words.say("records-told", **facts)]
            parts += [f"{words.say(f'feat-{feat}')}: {n}." for feat, n in one.feats.items()]
            parts += [words.say("records-gave", n=one.given)] if one.given else []
            parts += wins_against(words, one)
            rows.append(" ".join(parts))
    return rows


def table_rows(results: Sequence[GameResult], width: int) -> list[str]:
    """Return the records as one table for each game, in rows of at most *width* cells, separated by
    "".
    """
    rows: list[str] = []
    for game, played in by_game(results):
        words, counted = Words(game), tallies(played)
        feats = list(dict.fromkeys(feat for one in counted for feat in one.feats))
        heads = [words.say(f"records-{key}") for key in ("games", "wins", "best", "streak")]
        heads += [words.say(f"feat-{feat}") for feat in feats]
        given = any(one.given for one in counted)
        heads += [words.say("records-given")] if given else []
        lines = [["", *heads]]
        for one in counted:
            numbers = [one.games, one.wins, one.best, one.streak]
            numbers += [one.feats.get(feat, 0) for feat in feats]
            numbers += [one.given] if given else []
            lines.append([one.name, *map(str, numbers)])
        wide = [
            max(map(cell_len, column)) + 2
            for column in zip(*(line[1:] for line in lines), strict=True)
        ]
        first = min(max(cell_len(line[0]) for line in lines), max(8, width - 2 - sum(wide)))
        rows += [""] if rows else []
        rows.append(words.say("records-of", game=title(game), n=len(played)))
        for name, *cells in lines:
            numbers_row = "".join(rjust(cell, w) for cell, w in zip(cells, wide, strict=True))
            rows.append(f"  {column(name, first)}{numbers_row}")
        for one in counted:
            for sentence in wins_against(words, one):
                rows += [f"  {row}" for row in wrap(sentence, width - 2)]
    return rows


def wins_against(words: Words, tally: Tally) -> list[str]:
    """Return a sentence about the wins of a name in games with each character, if there were
    any.
    """
    rivals = tuple(
        words.say("records-rival", name=character_name(key), wins=wins, games=games)
        for key, (wins, games) in sorted(tally.against.items())
        if key in CHARACTERS
    )
    return [words.say("records-against", name=tally.name, rivals=rivals)] if rivals else []
