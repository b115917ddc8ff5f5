"""The one table of keys: it makes the bindings, the hint line and the page of keys; the README names some of them."""

from __future__ import annotations

from dataclasses import dataclass

from textual.binding import Binding


@dataclass(slots=True, frozen=True)
class Key:
    """*keys* as Textual names them, *show* as the hint line writes them, *action* of the game screen."""

    id: str  # also the text key: key-<id>
    keys: str
    show: str
    action: str

    def binding(self) -> Binding:
        """The rebindable binding."""
        return Binding(self.keys, self.action, self.id, show=False, id=self.id)


GAME_KEYS = (
    Key("steer", "left", "←↑↓→", "steer('left')"),
    Key("steer-right", "right", "", "steer('right')"),
    Key("steer-up", "up", "", "steer('up')"),
    Key("steer-down", "down", "", "steer('down')"),
    Key("take", "enter", "Enter", "take"),
    Key("back", "escape", "Esc", "back"),
    Key("next", "n", "n", "cycle(1)"),
    Key("previous", "p", "p", "cycle(-1)"),
    Key("goto", "g,slash", "g", "goto"),
    Key("jump", "semicolon", ";", "jump"),
    Key("swap", "tab", "Tab", "swap"),
    Key("undo", "u", "u", "undo"),
    Key("redo", "y", "y", "redo"),
    Key("hint", "h", "h", "hint"),
    Key("hurry", "space", "Space", "hurry"),
    Key("board", "B", "B", "board"),
    Key("zoom", "Z", "Z", "zoom"),
    Key("log", "L", "L", "log"),
    Key("points", "P", "P", "points"),
    Key("charts", "C", "C", "charts"),
    Key("legend", "I", "I", "legend"),
    Key("sheet", "M", "M", "sheet"),
    Key("export", "X", "X", "export"),
    Key("theme", "T", "T", "theme"),
    Key("palette", "ctrl+p", "ctrl+p", "app.command_palette"),
    Key("help", "question_mark", "?", "help"),
    Key("rule", "f1,R", "F1", "rule"),
    Key("quit", "Q,ctrl+c,ctrl+q", "Q", "leave"),
)
HINTS = ("steer", "take", "hurry", "back", "swap", "undo", "help", "rule", "quit")
