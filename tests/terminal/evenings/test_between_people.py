"""Two people at a real terminal: no byte reveals the hand of one to the other, and no PIN is shown."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from tabletop_tui.play import Table, read_seats
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tests.games.cities_and_knights.scenario import Scenario
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import COVER

ANNA, BEN = 0, 1
HERS, HIS = ("Warlord", "Bishop"), ("Smith", "Wedding")
CODES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


def saved(folder: Path) -> Path:
    """A game in which Anna is on turn. Both hold hidden cards, and Ben has a PIN."""
    game = Scenario().city(BEN, "forest 8 N", "hills 11 S").settlement(ANNA, "mountains 9 N")
    game.hand(ANNA, ore=2).hand(BEN, brick=3, coin=2)
    game.card(BEN, "smith", "wedding").card(ANNA, "warlord", "bishop")
    game.now()
    turns = (game.s.round - 1) * 3 + (game.s.turn - game.s.first) % 3
    game.s.rolls[8] += turns + 1 - sum(game.s.rolls)  # the dice are rolled in every turn
    from tabletop_tui.games.cities_and_knights import GAME

    table = Table.open(GAME, read_seats("Anna,Ben,Cleo"), 1)
    table.state = game.s
    table.settings = TableSettings(timed=True, pins={BEN: hash_pin("2580", "00ff")})
    table.checkpoints = {0: GAME.clone(game.s)}
    save_file = SaveFile.create(table, folder / "saves" / "game.json")
    save_file.close()
    return save_file.path


class Camera:
    """Records a terminal byte by byte and picture by picture."""

    def __init__(self, pty: Pty) -> None:
        self.pty = pty

    def until(self, text: str) -> str:
        """Return everything that was sent or shown until *text* is on the screen."""
        before, seen = len(self.pty.raw), list[str]()

        def there() -> bool:
            seen.append(self.pty.text())
            return text in seen[-1]

        self.pty.wait_until(there, 40, f"{text!r} is not on the screen")
        self.pty.settle(0.4)
        seen.append(self.pty.text())
        return "\n".join([*seen, CODES.sub(b"", self.pty.raw[before:]).decode(errors="replace")])


def test_the_screens_tell_neither_hand_to_the_other_person(start: Start, tmp_path: Path) -> None:
    pty = start(
        "-m",
        "tabletop_tui",
        "resume",
        str(saved(tmp_path)),
        "--fps",
        "0",
        env={"TABLETOP_HOME": str(tmp_path)},
        forked=True,
    )
    camera = Camera(pty)
    seen = camera.until(COVER)
    assert not any(card in seen for card in (*HERS, *HIS))
    pty.send("\r")
    seen = camera.until("Warlord")
    assert not any(card in seen for card in HIS)
    pty.send("e")
    seen = camera.until(COVER)
    assert "Ben" in pty.text() and "2580" not in seen
    assert not any(card in pty.text() for card in (*HERS, *HIS)) and not any(
        card in seen for card in HIS
    )
    pty.send("\r")
    seen = camera.until("type your PIN")
    assert not any(card in seen for card in HIS)
    pty.send("2580")
    seen = camera.until("••••")
    assert "2580" not in seen
    pty.send("\r")
    seen = camera.until("Smith")
    assert not any(card in seen for card in HERS), "Anna's hand is drawn again before Ben's"


def test_plain_mode_tells_neither_hand_to_the_other_person(start: Start, tmp_path: Path) -> None:
    env = {"TABLETOP_HOME": str(tmp_path), "TERM": "dumb"}
    pty = start("-m", "tabletop_tui", "resume", str(saved(tmp_path)), rows=60, env=env)
    camera = Camera(pty)
    camera.until("1. Pick up your cards")
    assert not any(card in pty.text() for card in (*HERS, *HIS))
    pty.send("1\n")
    seen = camera.until("Offer a trade")
    assert any(card in seen for card in HERS) and not any(card in seen for card in HIS)
    number = re.findall(r"(\d+)[:.] End the turn", pty.text())[-1]
    pty.send(f"{number}\n")
    camera.until("Pass the keyboard to Ben")
    assert not any(card in pty.text() for card in (*HERS, *HIS))
    pty.send("\n")
    camera.until("type your PIN")
    pty.send("1111\n2580\n")
    seen = camera.until("Roll the dice")
    assert "That is not Ben's PIN." in seen and "1111" not in seen and "2580" not in seen
    assert any(card in seen for card in HIS) and not any(card in pty.text() for card in HERS)
    pty.process.send_signal(signal.SIGTERM)
    camera.until("The game is saved. Goodbye.")
    assert pty.ends() == 0
    assert not list((tmp_path / "saves").glob("*.note*")) and pty.cooked()
    assert not [byte for byte in pty.raw if byte < 32 and byte not in (10, 13)]


def test_a_closed_terminal_leaves_plain_mode_with_the_game_saved_and_free(
    start: Start, tmp_path: Path
) -> None:
    save = saved(tmp_path)
    pty = start(
        "-m",
        "tabletop_tui",
        "resume",
        str(save),
        rows=60,
        env={"TABLETOP_HOME": str(tmp_path), "TERM": "dumb"},
    )
    pty.wait_for("1. Pick up your cards", 40)
    pty.send("hand\n")
    pty.wait_for("Your cards:")
    pty.settle(0.4)
    pty.hang_up()
    assert pty.ends() == 0
    assert load(save).table.used.get(ANNA, 0) > 0, "the clock was saved on the way out"
    SaveFile.open(save).close()  # no session holds it


def test_ctrl_c_at_the_home_menu_and_at_a_pin_leaves_with_a_word(
    start: Start, tmp_path: Path
) -> None:
    env = {"TABLETOP_HOME": str(tmp_path), "TERM": "dumb"}
    saved(tmp_path)
    for keys, there, told in (
        ("", "Your choice (1-", "Goodbye."),
        ("1\n", "1. Pick up your cards", "The game is saved."),
    ):
        pty = start("-m", "tabletop_tui", rows=60, env=env)
        pty.wait_for("Your choice (1-", 40)
        pty.send(keys)
        pty.wait_for(there, 40)
        pty.send("\x03")
        pty.wait_for(told)
        assert pty.ends() == 0 and pty.cooked()
