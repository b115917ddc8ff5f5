"""Records over games: what people won in finished games, by game and by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from ...cells import cell_len, column, rjust, wrap
from ...engine import Game
from ...engine.fast_dataclass import dataclass
from ...games import find, has
from ..players import level_in_words
from ..seats import CHARACTERS, LEVELS, character_name, taken_over
from ..table import Table
from ..text import Words, title
from .deals import deal_of, deals_in_words
from .odds import wilson

MOST_PAIRS = 6  # pairs of names that are told of each game
FEW = 3  # games of a pair from which they are told


@dataclass(slots=True, frozen=True)
class Player:
    """A person at the end of a game. *feats* is what the game counts besides points. A person who
    has *given* the seat away to the computer player that finished the game has neither won nor
    lost. *handicap* is the value of that option, as it is typed, "" for none.
    """

    name: str
    points: int
    won: bool
    feats: Mapping[str, int] = field(default_factory=dict)
    given: bool = False
    handicap: str = ""


@dataclass(slots=True, frozen=True)
class GameResult:
    """The result of a game for its people. *saved* is when its last action was saved, *characters*
    are the keys of those who played at the end, *levels* those of the computer players without a
    name of their own, *deal* is a digest of the start ("" in older records), *seats* is the number
    of seats (0 in older records), *uneven* whether any of them had a handicap.
    """

    game: str
    saved: str
    players: tuple[Player, ...]
    characters: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    deal: str = ""
    seats: int = 0
    uneven: bool = False


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
    helped: tuple[int, int] = (0, 0)
    """Wins and games with a handicap."""
    given: int = 0
    """Games that a computer player finished in this seat. They are counted only here."""
    against: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Wins and games with each character at the table, by key."""
    levels: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Wins and games with computer players of each level at the table."""

    def count(
        self, player: Player, characters: Iterable[str] = (), levels: Iterable[str] = ()
    ) -> None:
        """Add one game with these characters, and with computer players of these levels."""
        if player.given:
            self.given += 1
            return
        self.best = player.points if not self.games else max(self.best, player.points)
        self.games += 1
        self.wins += player.won
        self.running = self.running + 1 if player.won else 0
        self.streak = max(self.streak, self.running)
        if player.handicap:
            self.helped = self.helped[0] + player.won, self.helped[1] + 1
        for feat, n in player.feats.items():
            self.feats[feat] = max(n, self.feats.get(feat, n))
        for key in characters:
            wins, games = self.against.get(key, (0, 0))
            self.against[key] = wins + player.won, games + 1
        for level in set(levels):
            wins, games = self.levels.get(level, (0, 0))
            self.levels[level] = wins + player.won, games + 1


def identity(table: Table) -> str:
    """Return an identifier of the game that is the same in all its copies and branches: its game,
    seats and initial luck.
    """
    return f"{table.game.id}:{len(table.seats)}:{table.checkpoints[0].rng:x}"


def result_of(table: Table, saved: str) -> GameResult | None:
    """Return the result of a finished game, or None if no person ever had a seat."""
    game, s = table.game, table.state
    won = game.winners(s) if table.over else ()
    players, agreed = [], handicaps_at(table)
    for n, seat in enumerate(table.seats) if table.over else ():
        points = sum(game.score(s, n).values())
        if not seat.is_bot:
            own = agreed.get(n, "")
            players.append(Player(seat.name, points, n in won, game.feats(s, n), handicap=own))
        elif taken_over(seat, n):
            players.append(Player(seat.name, points, won=False, given=True))
    characters = tuple(seat.character for seat in table.seats if seat.is_bot and seat.character)
    bots = (seat for n, seat in enumerate(table.seats) if seat.is_bot and not taken_over(seat, n))
    levels = tuple(sorted({seat.level for seat in bots if not seat.character}))
    if not players:
        return None
    count, uneven = len(table.seats), bool(agreed)
    return GameResult(
        game.id, saved, tuple(players), characters, levels, deal_of(table), count, uneven
    )


def handicaps_at(table: Table) -> dict[int, str]:
    """Return the handicaps of the seats that have one, as they are typed."""
    values = (
        (option.seat, table.options.get(option.key, option.default), option.default)
        for option in table.game.options
        if 0 <= option.seat < len(table.seats)
    )
    return {seat: str(value) for seat, value, usual in values if value != usual}


def tallies(results: Iterable[GameResult]) -> list[Tally]:
    """Return the tally of every name over *results*, the oldest result first. Most wins come first.
    Names are compared without case.
    """
    found: dict[str, Tally] = {}
    for result in results:
        for player in result.players:
            tally = found.setdefault(player.name.casefold(), Tally(player.name))
            tally.name = player.name
            tally.count(player, result.characters, result.levels)
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
            parts += more_in_words(words, one)
            rows.append(" ".join(parts))
        rows += [*pairs_in_words(words, played), *deals_in_words(words, played)]
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
        told = [sentence for one in counted for sentence in more_in_words(words, one)]
        told += [*pairs_in_words(words, played), *deals_in_words(words, played)]
        for sentence in told:
            rows += [f"  {row}" for row in wrap(sentence, max(8, width - 2))]
    return rows


def more_in_words(words: Words, tally: Tally) -> list[str]:
    """Return what is told of a name besides its numbers, in sentences."""
    return [
        *wins_with_handicap(words, tally),
        *wins_over_levels(words, tally),
        *wins_against(words, tally),
    ]


def wins_with_handicap(words: Words, tally: Tally) -> list[str]:
    """Return a sentence about the games of a name with a handicap, if there were any."""
    wins, games = tally.helped
    facts = {"name": tally.name, "wins": wins, "games": games}
    return [words.say("records-helped", **facts)] if games else []


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


def wins_over_levels(words: Words, tally: Tally) -> list[str]:
    """Return a sentence about the wins of a name in games with computer players of each level, the
    strongest first, if there were any.
    """
    told = tuple(
        words.say("records-level", level=level_in_words(level), wins=wins, games=games)
        for level, (wins, games) in sorted(tally.levels.items(), key=lambda one: -rank(one[0]))
    )
    return [words.say("records-levels", name=tally.name, levels=told)] if told else []


def rank(level: str) -> int:
    """Return how strong a level is among all; -1 for one that this version does not know."""
    return LEVELS.index(level) if level in LEVELS else -1


@dataclass(slots=True, frozen=True)
class Pair:
    """Two names that have finished games together, and in how many of *games* without a tie the
    *first* was ahead of the *second*, who was so less often.
    """

    first: str
    second: str
    ahead: int
    games: int


def pairs(results: Iterable[GameResult]) -> list[Pair]:
    """Return all pairs of names, those with most games first. Winners are ahead of all others, and
    then points decide.
    """
    found: dict[tuple[str, str], list[int]] = {}
    shown: dict[str, str] = {}
    for result in results:
        present = [one for one in result.players if not one.given]
        shown |= {one.name.casefold(): one.name for one in present}
        for n, one in enumerate(present):
            for other in present[n + 1 :]:
                ahead = (one.won, one.points) > (other.won, other.points)
                if not ahead and (one.won, one.points) == (other.won, other.points):
                    continue
                key = one.name.casefold(), other.name.casefold()
                if key[0] > key[1]:
                    key, ahead = (key[1], key[0]), not ahead
                if key[0] != key[1]:
                    found.setdefault(key, []).append(ahead)
    told = []
    for (one_name, other_name), won in found.items():
        names, count = (shown[one_name], shown[other_name]), sum(won)
        if 2 * count < len(won):
            names, count = (names[1], names[0]), len(won) - count
        told.append(Pair(*names, count, len(won)))
    return sorted(told, key=lambda pair: (-pair.games, pair.first, pair.second))


def pairs_in_words(words: Words, results: Sequence[GameResult]) -> list[str]:
    """Return a sentence for each of the pairs that have played most, with the 95 % interval of what
    to expect; none for pairs of few games, which say nothing yet.
    """
    rows = []
    for pair in [one for one in pairs(results) if one.games >= FEW][:MOST_PAIRS]:
        low, high = wilson(pair.ahead / pair.games, pair.games)
        facts = {"name": pair.first, "other": pair.second, "ahead": pair.ahead, "n": pair.games}
        rows.append(
            words.say("records-pair", low=round(100 * low), high=round(100 * high), **facts)
        )
    return rows
