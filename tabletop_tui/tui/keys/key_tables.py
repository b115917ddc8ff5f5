"""The keys of every screen, list and form. There are no others."""

from __future__ import annotations

from .key_table import Key, KeyTable

HELP = Key("help", "question_mark,comma", "help")
"""The page of keys, on every screen except those on which ``?`` is typed as text. A comma needs no
second hand.
"""
HELP_TYPING = Key("help-typing", "f1", "help")
BACK = Key("close", "escape", "close")
RULE = Key("rule", "f1,R,minus", "rule")
"""The rule behind what is highlighted or told. A minus needs no second hand."""

LIST = KeyTable(
    "list",
    (
        Key("list-up", "up"),
        Key("list-down", "down", joined=True),
        Key("list-page-up", "pageup"),
        Key("list-page-down", "pagedown", joined=True),
        Key("list-first", "home"),
        Key("list-last", "end", joined=True),
        Key("list-take", "enter"),
    ),
    ("list-up", "list-take"),
)
CHANGE = (Key("list-before", "left"), Key("list-after", "right", joined=True))
"""Changes the value of a row."""
"""What every list with a cursor takes; a row may also have a letter of its own."""

TALK = Key("talk", "quotation_mark,at", "talk")
HINT = Key("hint", "h,f12", "hint")
"""F12 is for forms that take the letter themselves."""
GAME = KeyTable(
    "game",
    (
        Key("steer", "left", "steer('left')"),
        Key("steer-up", "up", "steer('up')", joined=True),
        Key("steer-down", "down", "steer('down')", joined=True),
        Key("steer-right", "right", "steer('right')", joined=True),
        Key("take", "enter", "take"),
        Key("back", "escape", "back"),
        Key("next", "n", "cycle(1)"),
        Key("previous", "p", "cycle(-1)"),
        Key("goto", "g,slash", "goto"),
        Key("jump", "semicolon", "jump"),
        Key("swap", "tab", "swap"),
        Key("undo", "u", "undo"),
        Key("redo", "y", "redo"),
        HINT,
        Key("try", "E", "try"),
        Key("cover", "full_stop,f2", "cover"),
        Key("motive", "W", "explain"),
        Key("hurry", "space", "hurry"),
        Key("board", "B", "board"),
        Key("zoom", "Z", "zoom"),
        Key("log", "L", "log"),
        Key("points", "P", "points"),
        Key("charts", "C", "charts"),
        Key("compare", "equals_sign", "compare"),
        Key("legend", "I", "legend"),
        Key("sheet", "M", "sheet"),
        Key("export", "X", "export"),
        Key("theme", "T", "theme"),
        Key("pictures", "V", "pictures"),
        TALK,
        Key("palette", "ctrl+p", "app.command_palette"),
        HELP,
        RULE,
        Key("quit", "Q,ctrl+c,ctrl+q", "leave"),
    ),
    ("steer", "take", "hurry", "back", "swap", "undo", "help", "rule", "quit"),
    ("swap", "take", "steer"),
)

HAND = KeyTable(
    "hand",
    (
        Key("form-up", "up"),
        Key("form-down", "down", joined=True),
        Key("form-less", "left,minus"),
        Key("form-more", "right,plus,space", joined=True),
        Key("form-sparing", "tab"),
        Key("form-clear", "x"),
        Key("form-done", "enter"),
        Key("form-back", "escape"),
    ),
    ("form-up", "form-sparing", "form-less", "form-clear", "form-done", "form-back"),
)

DEAL = KeyTable(
    "deal",
    (
        Key("form-up", "up"),
        Key("form-down", "down", joined=True),
        Key("form-less", "left,minus"),
        Key("form-more", "right,plus,space", joined=True),
        Key("deal-side", "tab"),
        Key("deal-side-back", "shift+tab"),
        Key("form-clear", "x"),
        Key("deal-propose", "enter"),
        Key("form-back", "escape"),
    ),
    ("form-up", "form-less", "deal-side", "form-clear", "deal-propose", "form-back"),
)

PARTNERS = KeyTable(
    "partners",
    (
        Key("partner-up", "up"),
        Key("partner-down", "down", joined=True),
        Key("partner-ask", "space,left,right"),
        Key("deal-side", "tab"),
        Key("deal-side-back", "shift+tab"),
        Key("form-clear", "x"),
        Key("deal-propose", "enter"),
        Key("form-back", "escape"),
    ),
    ("partner-up", "partner-ask", "deal-side", "deal-propose", "form-back"),
)

SWAP = KeyTable(
    "swap",
    (
        Key("form-up", "up"),
        Key("form-down", "down", joined=True),
        Key("swap-side", "tab,shift+tab"),
        Key("form-clear", "x"),
        Key("swap-trade", "enter"),
        Key("form-back", "escape"),
    ),
    ("form-up", "swap-side", "form-clear", "swap-trade", "form-back"),
)

DICE = KeyTable(
    "dice",
    (
        Key("dice-set", ",".join("123456")),
        Key("dice-more", "up"),
        Key("dice-less", "down", joined=True),
        Key("dice-next", "tab,left,right,shift+tab"),
        Key("form-clear", "x"),
        Key("dice-roll", "enter"),
        Key("form-back", "escape"),
    ),
    ("dice-set", "dice-more", "dice-next", "form-clear", "dice-roll", "form-back"),
)

AIM = KeyTable(
    "aim",
    (
        Key("aim-next", "tab,n"),
        Key("aim-previous", "shift+tab,p"),
        Key("aim-planet", "a,b,d,g"),
        Key("aim-bank-back", "left_square_bracket"),
        Key("aim-bank", "right_square_bracket", joined=True),
        Key("aim-digits", ",".join("0123456789")),
        Key("aim-ship", "s"),
        Key("aim-left", "left"),
        Key("aim-right", "right", joined=True),
        Key("aim-fine-left", "comma"),
        Key("aim-fine-right", "full_stop", joined=True),
        Key("aim-harder", "up"),
        Key("aim-softer", "down", joined=True),
        Key("aim-fine-softer", "minus"),
        Key("aim-fine-harder", "plus,equals_sign", joined=True),
        Key("form-clear", "x"),
        Key("aim-shoot", "enter,space"),
        Key("form-back", "escape"),
    ),
    (
        "aim-next",
        "aim-planet",
        "aim-bank-back",
        "aim-digits",
        "aim-ship",
        "aim-left",
        "aim-fine-left",
        "aim-harder",
        "aim-fine-softer",
        "form-clear",
        "aim-shoot",
        "form-back",
    ),
    ("form-clear", "aim-fine-left", "aim-fine-softer", "aim-ship", "aim-digits"),
)

FORM_TABLES = frozenset(table.id for table in (HAND, DEAL, PARTNERS, SWAP, DICE, AIM))
"""The tables of forms, of which a game uses some."""

PRACTICE = KeyTable(
    "practice",
    (
        Key("practice-hand", "h"),
        Key("practice-timing", "t"),
        Key("practice-reset", "r"),
        Key("practice-again", "u"),
        Key("practice-drill-on", "j"),
        Key("practice-drill-back", "k", joined=True),
    ),
)

REPLAY = KeyTable(
    "replay",
    (
        Key("replay-step", "left", "step(-1)"),
        Key("replay-step-on", "right", "step(1)", joined=True),
        Key("replay-turn", "up", "turn(-1)"),
        Key("replay-turn-on", "down", "turn(1)", joined=True),
        Key("replay-start", "home", "step(-1000000)"),
        Key("replay-end", "end", "step(1000000)"),
        Key("replay-run", "space", "run"),
        Key("replay-faster", "plus,equals_sign", "pace(1)"),
        Key("replay-slower", "minus", "pace(-1)"),
        Key("replay-decision", "d", "decision"),
        Key("replay-event", "e", "event"),
        Key("replay-goto", "g,slash", "goto"),
        Key("replay-next", "n", "again(1)"),
        Key("replay-previous", "p", "again(-1)"),
        Key("replay-eyes", "v", "viewer"),
        Key("replay-play-on", "o", "play_on"),
        Key("replay-what-if", "w", "what_if"),
        Key("replay-board", "B", "board"),
        Key("replay-zoom", "Z", "zoom"),
        Key("replay-log", "L", "log"),
        Key("replay-talk", "t,quotation_mark,at", "talk"),
        Key("replay-theme", "T", "theme"),
        Key("replay-pictures", "V", "pictures"),
        Key("replay-undo", "u", "undo"),
        Key("replay-help", "question_mark,f1", "help"),
        Key("replay-together", "f", "together"),
        Key("replay-lead", "F", "lead"),
        Key("replay-leave", "escape,q,Q", "leave"),
    ),
    (
        "replay-step",
        "replay-turn",
        "replay-run",
        "replay-decision",
        "replay-event",
        "replay-goto",
        "replay-eyes",
        "replay-play-on",
        "replay-what-if",
        "replay-help",
        "replay-leave",
    ),
    (
        "replay-what-if",
        "replay-eyes",
        "replay-goto",
        "replay-event",
        "replay-end",
        "replay-turn",
        "replay-step",
    ),
)
LOOKING_ON = (
    "replay-step",
    "replay-turn",
    "replay-end",
    "replay-decision",
    "replay-event",
    "replay-goto",
    "replay-log",
    "replay-talk",
    "replay-help",
    "replay-leave",
)
"""The hint line of a spectator of another session's game."""

HOME = KeyTable(
    "home",
    (*LIST, Key("home-back", "escape", "back"), HELP, Key("home-quit", "q,Q", "leave")),
    ("list-up", "list-take", "help", "home-quit"),
)
SAVES = ("list-up", "list-take", "home-back", "help", "home-quit")
"""The hint line at the list of saves."""

HALL = KeyTable(
    "hall",
    (
        *LIST,
        Key("hall-watch", "w", "watch"),
        Key("hall-new", "n", "lay_table"),
        Key("hall-talk", "t,quotation_mark,at", "talk"),
        Key("hall-settings", "s", "settings"),
        Key("hall-key", "k", "key"),
        HELP,
        Key("hall-home", "escape", "home"),
        Key("hall-leave", "q,Q", "leave"),
    ),
    (
        "list-up",
        "list-take",
        "hall-watch",
        "hall-new",
        "hall-talk",
        "help",
        "hall-home",
        "hall-leave",
    ),
)

NEW_GAME = KeyTable(
    "new-game",
    (
        *(key for key in LIST if key.id != "list-take"),
        *CHANGE,
        Key("new-next", "tab"),
        Key("new-previous", "shift+tab"),
        Key("new-style", "space"),
        Key("new-start", "enter"),
        HELP_TYPING,
        BACK,
    ),
    ("list-up", "list-before", "new-start", "help-typing", "close"),
)

SETTINGS = KeyTable(
    "settings",
    (
        *(key for key in LIST if key.id != "list-take"),
        *CHANGE,
        Key("settings-new", "enter"),
        Key("settings-own", "x,backspace,delete", "own_key"),
        HELP,
        Key("settings-close", "escape,q", "close"),
    ),
    ("list-up", "list-before", "settings-new", "settings-own", "help", "settings-close"),
)

ASK = KeyTable(
    "ask",
    (*LIST, HELP, RULE, BACK),
    ("list-up", "list-take", "rule", "help", "close"),
    ("help",),
)
PICK = KeyTable(
    "pick",
    (*LIST, HELP, Key("pick-close", "escape,q", "close")),
    ("list-up", "list-take", "pick-close"),
)
WAIT = KeyTable("wait", (Key("wait-stop", "escape", "close"), HELP), ("wait-stop",))
PIN = KeyTable(
    "pin",
    (Key("pin-enter", "enter"), BACK, HELP_TYPING),
    ("pin-enter", "close"),
)
PROMPT = KeyTable("prompt", (Key("pin-enter", "enter"), BACK, HELP_TYPING), ("pin-enter", "close"))
SCROLL = (
    Key("page-up", "up,k", "go(-1)"),
    Key("page-down", "down,j", "go(1)", joined=True),
    Key("page-back", "pageup,b", "page(-1)"),
    Key("page-on", "pagedown,space", "page(1)", joined=True),
    Key("page-first", "home", "go(-1000000)"),
    Key("page-last", "end", "go(1000000)", joined=True),
)
COVER = KeyTable(
    "cover",
    (Key("cover-ready", "enter,space", "ready"), Key("cover-leave", "Q", "app.leave")),
    ("cover-ready",),
)
PAGE = KeyTable(
    "page",
    (*SCROLL, HELP, Key("page-close", "escape,q,enter", "close")),
    ("page-up", "page-close"),
)
FINAL = KeyTable(
    "final",
    (
        *SCROLL,
        Key("final-copy", "c", "copy"),
        Key("final-export", "x", "also('export')"),
        Key("final-log", "l", "also('log')"),
        Key("final-replay", "w", "also('replay')"),
        Key("final-review", "v", "also('review')"),
        Key("final-rematch", "r", "also('rematch')"),
        Key("final-same", "a", "same"),
        TALK,
        HELP,
        Key("page-close", "escape,q,enter", "close"),
    ),
    (
        "page-up",
        "final-review",
        "final-log",
        "final-replay",
        "final-rematch",
        "talk",
        "page-close",
    ),
    ("final-log", "final-replay", "page-up"),
)
SEARCH = (
    Key("reader-search", "slash", "search"),
    Key("reader-next", "n", "find(1)"),
    Key("reader-previous", "N,p", "find(-1)", joined=True),
)
CLOSE = Key("reader-close", "escape,q", "close")
READER = KeyTable(
    "reader", (*SCROLL, *SEARCH, HELP, CLOSE), ("page-up", "reader-search", "reader-close")
)
RULES = KeyTable(
    "rules",
    (
        *SCROLL,
        Key("rules-before", "left", "section(-1)"),
        Key("rules-after", "right", "section(1)", joined=True),
        Key("rules-example", "e", "example"),
        Key("rules-contents", "c,tab", "contents"),
        Key("rules-open", "enter", "open"),
        *SEARCH,
        HELP,
        CLOSE,
    ),
    (
        "page-up",
        "rules-before",
        "rules-example",
        "rules-contents",
        "reader-search",
        "reader-close",
    ),
)
STORY = KeyTable(
    "story",
    (*SCROLL, Key("story-rule", "f1,R,enter", "rule"), *SEARCH, HELP, CLOSE),
    ("page-up", "story-rule", "reader-search", "reader-close"),
)
REVIEW = KeyTable(
    "review",
    (*SCROLL, Key("review-open", "enter", "open"), *SEARCH, HELP, CLOSE),
    ("page-up", "review-open", "reader-search", "reader-close"),
)
FOUND = ("reader-next", "reader-close")
"""The hint line behind search results."""

TABLES = (
    GAME,
    LIST,
    HAND,
    DEAL,
    PARTNERS,
    SWAP,
    DICE,
    AIM,
    PRACTICE,
    REPLAY,
    HOME,
    HALL,
    NEW_GAME,
    SETTINGS,
    ASK,
    PICK,
    WAIT,
    PIN,
    PROMPT,
    COVER,
    PAGE,
    FINAL,
    READER,
    RULES,
    STORY,
    REVIEW,
)
"""Every table, in the order of the settings."""
KEYS = {key.id: key for table in TABLES for key in table}
"""Every key by its id."""
