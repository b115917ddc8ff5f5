"""Pictures by both protocols: after any frames, what is seen are the cells that were wanted."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tabletop_tui.terminal.capabilities import WIPE
from tabletop_tui.tui.pixels import sixel
from tabletop_tui.tui.pixels.kitty import Kitty
from tabletop_tui.tui.pixels.pace import Pace
from tabletop_tui.tui.pixels.sixel import Sixel
from tabletop_tui.tui.pixels.tiles import Tile, tile
from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tests.tui.pixels.kitty_model import KittyModel, Wanted
from tests.tui.pixels.sixel_model import SixelModel

SIZE, CELL = (44, 14), (5, 9)
BOARD = 36, 12  # columns and rows of the board


class Evening:
    """Random frames of a screen with a board, and what a terminal makes of them."""

    def __init__(self, seed: int, cell: tuple[int, int] = CELL, sixel: bool = False) -> None:
        self.luck, self.cell = random.Random(seed), cell
        self.colours = [bytes(self.luck.randrange(256) for _ in range(3)) for _ in range(12)]
        self.tiles = [self.tile() for _ in range(30)]
        flat = bytes((16, 32, 48)) * (cell[0] * cell[1])
        self.sea = tile(flat, cell, 0x102030)
        self.boards = [self.board(), self.board()]
        self.diff, self.model = CellDiff(), (SixelModel if sixel else KittyModel)(SIZE, cell)
        self.diff.size, self.diff.layer = SIZE, Sixel() if sixel else Kitty()
        self.now, self.beat = 0.0, 1.0  # seconds, and those from one frame to the next
        self.diff.pace = Pace(lambda: self.now)
        self.shown, self.top = 0, 0
        self.sent = 0

    def tile(self) -> Tile:
        pixels = b"".join(
            self.luck.choice(self.colours) for _ in range(self.cell[0] * self.cell[1])
        )
        return tile(pixels, self.cell, 0x112233)

    def piece(self) -> Tile:
        """Return a tile with a block of a colour on another."""
        wide, high = self.cell
        colours = [self.luck.choice(self.colours) for _ in range(2)]
        left, top = self.luck.randrange(wide // 2), self.luck.randrange(high // 2)
        inside = range(left, left + wide // 2), range(top, top + high // 2)
        pixels = b"".join(
            colours[x in inside[0] and y in inside[1]] for y in range(high) for x in range(wide)
        )
        return tile(pixels, self.cell, 0x112233)

    def board(self) -> list[list[Wanted]]:
        return [
            [
                (" ", self.luck.choice((self.sea, self.luck.choice(self.tiles))))
                for _ in range(BOARD[0])
            ]
            for _ in range(BOARD[1])
        ]

    def step(self, choices: Sequence[int] = range(10)) -> list[list[Wanted]]:
        """Change something, and show the next frame. Return its cells."""
        what, board = self.luck.choice(choices), self.boards[self.shown]
        if what < 4:  # pieces and the cursor
            for _ in range(self.luck.randrange(6)):
                y, x = self.luck.randrange(BOARD[1]), self.luck.randrange(BOARD[0])
                new = self.luck.choice(self.tiles) if self.luck.random() < 0.8 else self.tile()
                board[y][x] = self.luck.choice("ab  "), new
        elif what == 4:  # scrolled
            self.top = self.luck.randrange(3)
        elif what == 5:  # another board
            self.shown = 1 - self.shown
        elif what == 6:  # everything is painted again
            self.diff.forget()
        elif what == 7 and self.luck.random() < 0.3:  # all of the board is new
            self.tiles = [self.tile() for _ in range(30)]
            self.boards[self.shown] = self.board()
        grid: list[list[Wanted]] = [[("t", None)] * SIZE[0] for _ in range(SIZE[1])]
        for y, line in enumerate(self.boards[self.shown]):
            if y + self.top < SIZE[1]:
                grid[y + self.top][2 : 2 + BOARD[0]] = line
        if what == 8:  # a dialog
            x, y = self.luck.randrange(30), self.luck.randrange(8)
            wide, high = self.luck.randrange(1, 14), self.luck.randrange(1, 6)
            for row in grid[y : y + high]:
                row[x : x + wide] = [("d", None)] * wide
        elif what == 9:  # a cover
            grid = [[("c", None)] * SIZE[0] for _ in range(SIZE[1])]
        self.show(grid)
        return grid

    def show(self, grid: list[list[Wanted]]) -> None:
        self.now += self.beat
        self.feed(self.diff.frame(frame(grid)))
        if self.diff.pace.unsettled:
            self.model.check(grid, moving=True)
        else:
            self.model.check(grid)

    def feed(self, data: str) -> None:
        self.sent += len(data)
        self.model.feed(data)

    def rest(self, grid: list[list[Wanted]]) -> int:
        """Let time pass until everything is at rest. Return the bytes that it took."""
        before = self.sent
        while (seconds := self.diff.rests_in) is not None:
            self.now += seconds
            self.feed(self.diff.rest())
        self.model.check(grid)
        return self.sent - before


def frame(grid: list[list[Wanted]]) -> str:
    out = []
    for y, line in enumerate(grid):
        out.append(f"\x1b[{y + 1};1H")
        for character, wanted in line:
            n = wanted.number if wanted is not None else 0
            style = f"51;48;2;{n >> 16};{n >> 8 & 255};{n & 255}" if n else "48;2;1;2;3"
            out.append(f"\x1b[{style}m{character}\x1b[0m")
    return "".join(out)


@pytest.mark.parametrize("sixel", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_seen_is_what_was_wanted(seed: int, sixel: bool) -> None:
    evening = Evening(seed, sixel=sixel)
    for _ in range(25):
        evening.step()


@pytest.mark.parametrize("sixel", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_moves_leaves_a_ghost(seed: int, sixel: bool) -> None:
    evening = Evening(seed, sixel=sixel)
    evening.step()
    moved = 0
    for n in range(30):
        evening.beat = 1.0 if n % 12 == 0 else 0.05
        grid = evening.step(range(10) if n % 3 == 0 else range(4))
        moved += evening.diff.pace.unsettled
        if n % 8 == 7:
            evening.rest(grid)
    assert moved


def blank() -> list[list[Wanted]]:
    return [[(" ", None)] * SIZE[0] for _ in range(SIZE[1])]


def with_board(evening: Evening) -> list[list[Wanted]]:
    grid = blank()
    for y, line in enumerate(evening.boards[0]):
        grid[y][2 : 2 + BOARD[0]] = line
    return grid


def cost(evening: Evening, grid: list[list[Wanted]]) -> int:
    before = evening.sent
    evening.show(grid)
    return evening.sent - before


def test_closing_a_page_over_a_board_sends_no_pixels_again() -> None:
    evening = Evening(1)
    opened = cost(evening, with_board(evening))
    cost(evening, [[("c", None)] * SIZE[0] for _ in range(SIZE[1])])
    text = 2 * SIZE[0] * SIZE[1]
    assert cost(evening, with_board(evening)) < text < opened


def test_a_cursor_that_was_there_before_costs_a_few_placements() -> None:
    evening, cursor = Evening(2), None
    cost(evening, with_board(evening))
    costs = []
    for x in (3, 9, 3, 9, 15, 9):
        grid = with_board(evening)
        cursor = cursor or evening.tile()
        grid[5][x], grid[5][x + 2] = ("[", cursor), ("]", cursor)
        costs.append(cost(evening, grid))
    assert max(costs[1:]) < 500


def test_a_small_picture_of_equal_tiles_comes_back_as_one_placement() -> None:
    evening, rim = Evening(2), Evening(5).tile()
    placed = list[int]()
    for there in (True, False, True, False, True):
        grid = blank()
        for y in range(4 * there):
            for x in range(8):
                inside = 0 < y < 3 and 0 < x < 7
                grid[2 + y][5 + x] = (" ", evening.tiles[x] if inside else rim)
        evening.show(grid)
        placed.append(len(evening.model.placed))
    assert placed == [1, 0, 1, 0, 1]


def test_the_screen_is_wiped_before_everything_is_sent_again() -> None:
    evening = Evening(3)
    cost(evening, with_board(evening))
    evening.diff.forget()
    assert evening.diff.frame(frame(with_board(evening))).startswith(WIPE)


def test_another_size_of_cells_replaces_all_images() -> None:
    evening = Evening(4)
    cost(evening, with_board(evening))
    other = Evening(5, (6, 12))
    evening.model.cell = other.cell
    evening.show(with_board(other))


def test_the_terminal_keeps_no_more_than_so_many_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop_tui.tui.pixels.kitty.MOST_KEPT", 60_000)
    evening = Evening(6)
    for _ in range(12):
        evening.boards[0] = [
            [(" ", evening.tile()) for _ in range(BOARD[0])] for _ in range(BOARD[1])
        ]
        evening.show(with_board(evening))
        kept = sum(image.width * image.height for image in evening.model.images.values())
        assert kept <= 60_000


def test_a_terminal_without_pictures_gets_the_mean_colour_of_a_tile() -> None:
    diff, one = CellDiff(), tile(bytes(3 * 45), CELL, 0x0A0B0C)
    sent = diff.frame(frame([[("x", one), (" ", one)]]))
    assert sent.startswith("\x1b[1;1H\x1b[48;2;10;11;12mx ") or "48;2;10;11;12" in sent
    assert "51" not in sent


def test_a_sixel_is_no_larger_than_the_terminal_allows() -> None:
    evening = Evening(7, sixel=True)
    evening.diff.layer = Sixel(largest=(60, 40))
    evening.show(with_board(evening))
    assert isinstance(evening.model, SixelModel) and len(evening.model.pictures) == 9


def test_other_terminals_than_xterm_are_sent_only_what_has_changed() -> None:
    costs = []
    for forgets in (True, False):
        evening = Evening(8, sixel=True)
        evening.diff.layer = Sixel(forgets=forgets)
        evening.show(with_board(evening))
        grid = with_board(evening)
        most = 0
        for n in range(15):
            grid[5][3 + n] = (" ", evening.tile())
            most = max(most, cost(evening, grid))
        costs.append(most)
    assert costs[0] > 4 * costs[1]


def film(evening: Evening, frames: int, cells: int = 8) -> list[int]:
    """Show a board on which some cells move 20 times a second; return the bytes of every frame."""
    evening.boards[0][5] = [(" ", evening.sea)] * BOARD[0]
    evening.show(with_board(evening))
    evening.beat, costs = 0.05, []
    for n in range(frames):
        grid = with_board(evening)
        for x in range(cells):
            grid[5][3 + (n + x) % (BOARD[0] - 2)] = (" ", evening.piece())
        costs.append(cost(evening, grid))
    return costs


def test_twenty_pictures_a_second_take_no_more_than_30_kb() -> None:
    for cells in (2, 8, 30):
        costs = film(Evening(9, (10, 20)), 40, cells)
        assert max(sum(costs[n : n + 20]) for n in range(len(costs))) < 30_000, cells
        assert all(costs) or cells > 8, "a small thing is shown in every frame"
        assert sum(map(bool, costs)) > 13, "a large one a few times a second"


def test_what_moves_is_drawn_in_cells_with_sixel_and_as_pixels_again_at_rest() -> None:
    evening = Evening(10, sixel=True)
    costs, model = film(evening, 30), evening.model
    assert isinstance(model, SixelModel)
    pictures = len(model.pictures)
    assert pictures == 3 and max(costs[3:]) < 600, "the board, and the first frames"
    assert "▀" in model.text[5]
    grid = with_board(evening)
    evening.show(grid)
    assert evening.rest(grid) and len(model.pictures) == pictures + 1
    assert "▀" not in model.text[5] and evening.diff.rests_in is None


def test_what_has_moved_leaves_no_image_with_kitty() -> None:
    evening = Evening(11)
    film(evening, 3)
    kept = len(evening.model.images)
    film(evening, 30)
    grid = with_board(evening)
    evening.show(grid)
    evening.rest(grid)
    assert len(evening.model.images) <= kept + 1 and evening.diff.rests_in is None


def test_a_page_over_what_moves_hides_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop_tui.tui.pixels.pace.RATE", 0)  # nothing is left to be sent
    evening = Evening(12)
    film(evening, 30)
    assert evening.diff.pace.spent
    evening.show([[("c", None)] * SIZE[0] for _ in range(SIZE[1])])
    assert not evening.diff.pace.unsettled and not evening.model.placed


@pytest.mark.parametrize("colours", [256, 64])
def test_a_board_that_comes_back_is_sent_from_kept_bytes(
    colours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, made, original = Evening(13, sixel=True), list[int](), sixel.encoded
    evening.diff.layer = Sixel(colours)  # all of 64 are those of the first board

    def noted(rows: list[bytes]) -> sixel.Band:
        made.append(len(rows))
        return original(rows)

    monkeypatch.setattr(sixel, "encoded", noted)
    evening.show(with_board(evening))
    whole = len(made)
    evening.boards[0][3][3] = (" ", evening.tile())
    evening.show(with_board(evening))
    made.clear()
    evening.show(blank())
    evening.show(with_board(evening))
    assert whole > 15 and len(made) <= 5, "only what has changed since is encoded"
    evening.show(blank())
    made.clear()
    evening.show(with_board(evening))
    assert not made


def test_no_more_bytes_are_kept_than_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixel, "MOST_KEPT", 100_000)
    evening = Evening(14, sixel=True)
    layer = evening.diff.layer
    assert isinstance(layer, Sixel)
    for _ in range(8):
        evening.boards[0] = evening.board()
        evening.show(with_board(evening))
        kept = sum(len(band.data) for band in layer.bands.values())
        assert kept == layer.kept <= 100_000


def test_all_is_sent_again_while_nobody_does_anything() -> None:
    evening = Evening(15, sixel=True)
    model = evening.model
    assert isinstance(model, SixelModel)
    grid = with_board(evening)
    evening.show(grid)
    assert evening.diff.rests_in is None
    for n in range(6):
        grid[5][3 + n] = (" ", evening.tile())
        evening.show(grid)
    assert evening.diff.rests_in == 1.0
    evening.rest(grid)
    model.pictures = model.pictures[-1:]  # as if the others had been forgotten
    model.check(grid)
    assert evening.diff.rests_in is None


def test_a_board_that_was_just_sent_is_not_sent_again() -> None:
    evening = Evening(15, sixel=True)
    grid = with_board(evening)
    evening.show(grid)
    for n in range(5):
        grid[5][3 + n] = (" ", evening.tile())
        evening.show(grid)
    evening.show(blank())
    evening.show(grid)  # the sixth picture has all that the others showed
    assert evening.diff.rests_in is None


def test_the_most_frequent_colour_is_printed_under_the_others() -> None:
    sea = bytes([7]) * 40
    rows = [sea, sea[:10] + b"\3" + sea[11:], *[sea] * 4]
    band = sixel.encoded(rows)
    assert band.data == "#7!40~$#3!10?A" and band.colours == {3, 7}
    hole = bytes([sixel.HOLE])
    assert sixel.encoded([hole * 5 + sea[5:]] * 6).data == "#7!5?!35~"


def test_new_colours_are_shown_though_those_of_the_board_are_kept() -> None:
    evening = Evening(16, sixel=True)
    flat = [[(" ", evening.sea)] * BOARD[0] for _ in range(BOARD[1])]
    evening.boards[0] = [list[Wanted](row) for row in flat]
    evening.show(with_board(evening))
    for n, colour in enumerate(((250, 20, 20), (20, 240, 30), (240, 230, 60))):
        other = tile(bytes(colour) * (CELL[0] * CELL[1]), CELL, 0)
        evening.boards[0][n][:3] = [(" ", other)] * 3  # a patch
        evening.show(with_board(evening))
    evening.show(blank())
    evening.show(with_board(evening))  # the whole board
    layer = evening.diff.layer
    assert isinstance(layer, Sixel) and len(layer.palettes) == 1
