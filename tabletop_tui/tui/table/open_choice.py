"""The open choice: what the seat at the keyboard may do now, on the board, in the menu or in a
form.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine import Offer, Place, kind_of
from ...play.perspective import NOBODY
from ...play.remote.remote_seats import QuestionId
from ...play.session import Session
from ..forms import FORMS, AimForm, DealForm, Form, OneOfForm
from ..keys.keymap import Keymap
from .choice_tree import ChoiceTree, Entry, Labels, choice_tree_of


class OpenChoice:
    """``seat`` acts (NOBODY while nobody at the keyboard owes an answer), and ``choice_tree`` holds
    what it may do; ``form`` is what it fills in, else the lines of ``menu`` and the board are there
    to pick from.
    """

    form_only: ClassVar[bool] = False  # nothing but a form is ever chosen in, no line and no place

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = NOBODY
        self.question: QuestionId | None = None  # which one *seat* answers
        self.choice_tree: ChoiceTree | None = None
        self.menu = OneOfForm([])
        self.form: Form | None = None
        self.menu_first = False  # whether the game has its menu read before its board
        self.harmless: frozenset[str] = frozenset()  # kinds that are lit first
        self.on_board = True  # whether keys go to the board rather than to the menu

    def open(self, seat: int) -> None:
        """What *seat* may do now, if it owes an answer."""
        table = self.session.table
        held = seat >= 0 and self.session.remote and table.seats[seat].is_bot
        self.seat = seat if seat in table.deciding() and not held else NOBODY
        self.question = self.session.open_question(self.seat)
        self.choice_tree = choice_tree_of(table, self.seat)
        self.form, self.menu = self.sole_form(), OneOfForm([])

    def stands(self) -> bool:
        """Whether the question that is being answered is still put."""
        mine = self.seat >= 0 and self.session.perspective.mine(self.seat)
        return mine and self.session.open_question(self.seat) == self.question

    def close(self) -> None:
        """An action is under way: nothing is chosen until it has been shown."""
        self.form = self.choice_tree = None
        self.menu, self.on_board = OneOfForm([]), True

    def end(self) -> None:
        """Nobody here has anything to choose."""
        self.close()
        self.seat = NOBODY

    def sole_form(self) -> Form | None:
        """The form to open at once when there is nothing else to do."""
        choosing = self.choice_tree
        if choosing is None or len(choosing.offers) != 1 or choosing.closed:
            return None
        form = FORMS[type(choosing.offers[0].choices)]
        return None if form is OneOfForm else self.form_of(choosing.offers[0])

    def form_of(self, offer: Offer) -> Form:
        """The form of an offer; one for a deal knows with whom it may be agreed on aloud."""
        form = FORMS[type(offer.choices)](offer, self.session.words)
        if isinstance(form, DealForm):
            form.sit_near(self.session.same_keyboard(self.seat))
        return form

    # -- what is there -----------------------------------------------------------------------------

    def lit(self) -> dict[Place, int]:
        """The places to light now, with the number of actions that go there."""
        if self.choice_tree is None or self.form is not None:
            return {}
        return self.choice_tree.lit()

    @property
    def picked(self) -> tuple[Place, ...]:
        """The places that are picked already."""
        return self.choice_tree.picked if self.choice_tree is not None else ()

    def is_open(self) -> bool:
        """Whether any kind of action may be chosen still, so that many places are lit at once."""
        chosen = self.choice_tree
        return chosen is not None and chosen.kind is None and not chosen.picked

    def begins_in_menu(self) -> bool:
        """Whether keys go to the menu first: where any kind of action may be chosen, in a game
        that wants it so, or beside a harmless line.
        """
        ready = {entry.kind for entry in self.menu.entries if not entry.why}
        wanted = self.menu_first or bool(ready & self.harmless)
        return wanted and self.is_open() and bool(ready)

    def highlighted(self) -> Entry | None:
        """The line of the menu under the cursor, while keys go there."""
        return self.menu.here() if not self.on_board and self.form is None else None

    def list_lines(self, labels: Labels, harmless: frozenset[str] = frozenset()) -> None:
        """List the lines of the menu; the cursor stays where it was, and begins at one of the
        *harmless* kinds, if there is one, else where a second Enter does no other deed than the
        first.
        """
        if self.choice_tree is None:
            self.menu = OneOfForm([])
            return
        begun, at = bool(self.menu.entries), self.menu.cursor
        self.menu = OneOfForm(self.choice_tree.entries(labels))
        self.menu_first, self.harmless = labels.menu_first, harmless
        if not begun:
            self.on_board = self.on_board and not self.begins_in_menu()
            kinds = [entry.kind for entry in self.menu.entries]
            at = next((n for n, kind in enumerate(kinds) if kind in harmless), self.after_deed())
        self.menu.cursor = min(at, max(0, len(self.menu.entries) - 1))

    def after_deed(self) -> int:
        """The line to begin at when the seat itself has acted last, in a menu of several kinds:
        that of the same deed, else one that only opens something, else one that tells why it is not
        possible. A line that plays something else at once is lit only where it is the only one.
        """
        log, lines = self.session.table.log, list(enumerate(self.menu.entries))
        open_ = [n for n, entry in lines if not entry.why]
        if not self.is_open() or (self.on_board and self.lit()) or len(open_) < 2:
            return 0
        if not log or log[-1][0] != self.seat:
            return 0
        deed = log[-1][1]
        opening = [n for n, entry in lines if not entry.why and entry.action is None]
        same = [n for n, entry in lines if n in open_ and entry.kind == deed.kind]
        again = [n for n in same if n in opening or self.menu.entries[n].action == deed]
        shut = [n for n, entry in lines if entry.why]
        return next(iter((*again, *opening, *shut)), 0)

    def settle_keys(self) -> None:
        """Let keys go where there is something to pick: to the board while it is wanted and lit."""
        lit = bool(self.lit())
        self.on_board = lit and ((self.form is None and self.on_board) or not self.menu.entries)

    def rule(self, cursor: Place | None) -> str:
        """The rule behind what is highlighted: a line, the open form, or an action that goes where
        the *cursor* is; "" when nothing has one.
        """
        entry = self.menu.here() if not self.on_board else None
        if entry is not None and entry.rule:
            return entry.rule
        if self.form is not None and (rule := getattr(self.form.offer.action, "rule", "")):
            return str(rule)
        if self.choice_tree is None:
            return ""
        n = len(self.choice_tree.picked)
        there = [a.rule for a in self.choice_tree.actions() if a.places[n : n + 1] == (cursor,)]
        others = (a.rule for a in self.choice_tree.actions())
        return next((rule for rule in there if rule), "") or next(others, "")

    def use(self, keymap: Keymap) -> None:
        """Take the keys that the players have changed."""
        self.menu.keymap = keymap
        if self.form is not None:
            self.form.keymap = keymap

    def final(self, action: Any) -> bool:
        """Whether there is no way back behind an action of whoever is at the keyboard."""
        table = self.session.table
        return not table.settings.free_undo and table.is_final(self.seat, action)

    def sole_kind(self, place: Place | None) -> str:
        """The kind of action that a *place* needs not ask for: nothing else can be done on the
        board, it can be taken back, and no harmless line is there to be chosen instead. "" where
        it is asked what to do there.
        """
        choosing = self.choice_tree
        if choosing is None or not self.is_open() or self.menu_first:
            return ""
        known = [offer.action for offer in choosing.offers]
        known += [shut.action for shut in choosing.closed]
        if any(kind_of(action) in self.harmless for action in known):
            return ""
        kinds = {action.kind for action in choosing.actions() if action.places}
        there = [action for action in choosing.actions() if action.places[:1] == (place,)]
        if len(kinds) != 1 or not there or (len(there) == 1 and self.final(there[0])):
            return ""
        return str(there[0].kind)

    # -- choosing ----------------------------------------------------------------------------------

    def pick(self, place: Place) -> Any | None:
        """Pick a lit place of the board; gives the action when only one is left."""
        assert self.choice_tree is not None
        if kind := self.sole_kind(place):
            self.choice_tree.narrow(kind)
        action = self.choice_tree.pick(place)
        if action is None:
            self.menu.cursor = 0
            self.on_board = bool(self.choice_tree.lit())
        return action

    def follow(self, entry: Entry) -> None:
        """Open the form of a line, or look at its kind of action alone."""
        if entry.offer is not None:
            self.form = self.form_of(entry.offer)
        elif self.choice_tree is not None:
            self.choice_tree.narrow(entry.kind)
            self.menu.cursor, self.on_board = 0, True

    def fill(self, action: Any) -> bool:
        """Open the form of *action* filled in as it says, or aim as it does; False for an action
        that no form makes.
        """
        for offer in self.choice_tree.offers if self.choice_tree is not None else ():
            if offer.action is type(action) and FORMS[type(offer.choices)] is not OneOfForm:
                form = self.form_of(offer)
                if form.fill(action):
                    self.form = form
                    return True
        return False

    def point_at(self, action: Any) -> bool:
        """Put the cursor of the menu on the line that plays an action or leads to it."""
        for n, entry in enumerate(self.menu.entries):
            if entry.action == action or (entry.narrow and entry.kind == action.kind):
                self.menu.cursor, self.on_board = n, False
                return True
        return False

    def back(self) -> bool:
        """One step back; False when there is nothing to give back."""
        gone = self.choice_tree is not None and self.choice_tree.back()
        self.on_board = (self.on_board or gone) and not self.begins_in_menu()
        return gone

    def swap(self) -> None:
        """From the board to the menu and back."""
        self.on_board = (not self.on_board and bool(self.lit())) or not self.menu.entries

    def menu_key(self, key: str) -> bool:
        """Whether the menu takes this key; on the board, arrows and Enter are the board's."""
        if self.choice_tree is None or (self.on_board and key in ("up", "down", "enter")):
            return False
        return self.menu.key(key)

    def aiming(self) -> AimForm | None:
        """The shot that is being aimed, if one is."""
        return self.form if isinstance(self.form, AimForm) else None
