"""The keys of the replay, in one table for its bindings, its hint line and its page of keys."""

from __future__ import annotations

from ..keys import Key

KEYS = (
    Key("replay-step", "left", "←→", "step(-1)"),
    Key("replay-step-on", "right", "", "step(1)"),
    Key("replay-turn", "up", "↑↓", "turn(-1)"),
    Key("replay-turn-on", "down", "", "turn(1)"),
    Key("replay-start", "home", "Home", "step(-1000000)"),
    Key("replay-end", "end", "End", "step(1000000)"),
    Key("replay-run", "space", "Space", "run"),
    Key("replay-faster", "plus,equals_sign", "+", "pace(1)"),
    Key("replay-slower", "minus", "-", "pace(-1)"),
    Key("replay-decision", "d", "d", "decision"),
    Key("replay-event", "e", "e", "event"),
    Key("replay-goto", "g,slash", "g", "goto"),
    Key("replay-next", "n", "n", "again(1)"),
    Key("replay-previous", "p", "p", "again(-1)"),
    Key("replay-eyes", "v", "v", "eyes"),
    Key("replay-play-on", "o", "o", "play_on"),
    Key("replay-board", "B", "B", "board"),
    Key("replay-zoom", "Z", "Z", "zoom"),
    Key("replay-log", "L", "L", "log"),
    Key("replay-theme", "T", "T", "theme"),
    Key("replay-help", "question_mark,f1", "?", "help"),
    Key("replay-leave", "escape,q,Q", "Esc", "leave"),
)
HINTS = ("step", "turn", "run", "decision", "event", "goto", "eyes", "play-on", "help", "leave")
