"""The open choice: what the seat at the keyboard may do now, on the board, in the menu or in a
form.
"""

from __future__ import annotations

import time
from typing import Any, ClassVar

from ...engine import Offer, Place, kind_of
from ...play.perspective import NOBODY
from ...play.remote.remote_seats import QuestionId
from ...play.session import Session
from ..forms import FORMS, AimForm, DealForm, Form, OneOfForm
from ..keys.keymap import Keymap
from ..keys.type_ahead import READING_TIME
from .choice_tree import ChoiceTree, Labels, MenuEntry, choice_tree_of

PICK_UP = "pick-up"  # the kind of the line that picks up the hand
WAIT = "wait"  # the kind of the line that leaves it to the others


class OpenChoice:
    """``seat`` acts, or NOBODY if no person at the keyboard must; ``choice_tree`` holds what it may
    do. ``form`` is the open form; without one, the lines of ``menu`` and the board are there to
    pick from.

    While all hands lie ``face_down`` there is only what tells nothing about them: all of it if the
    choice is ``public``, else a few kinds of action and the line to pick up the hand.
    """

    form_only: ClassVar[bool] = False  # True if there is only ever a form, no line and no place

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = NOBODY
        self.question: QuestionId | None = None  # the question that *seat* answers
        self.meanwhile = False  # whether the table waits for others, and *seat* need not act
        self.face_down = self.public = False
        self.choice_tree: ChoiceTree | None = None
        self.menu = OneOfForm([])
        self.form: Form | None = None
        self.menu_first = False  # whether the menu of the game is read before its board
        self.sure_places = False  # whether a place shows what it is for
        self.harmless: frozenset[str] = frozenset()  # kinds that are highlighted first
        self.on_board = True  # whether keys go to the board rather than to the menu
        self.expected: Any | None = None  # the action that nearly always follows, if there is one
        self.expected_from = 0.0  # when it can have been read that Enter takes it

    def open(self, seat: int) -> None:
        """Open what *seat* may do now, if it must act or may meanwhile."""
        table = self.session.table
        held = seat >= 0 and self.session.remote and table.seats[seat].is_bot
        asked = seat in table.deciding()
        self.seat = seat if (asked or seat in table.meanwhile()) and not held else NOBODY
        self.meanwhile = self.seat >= 0 and not asked
        self.question = self.session.open_question(self.seat)
        self.face_down = self.session.perspective.viewer == NOBODY and not table.over
        self.public = self.seat >= 0 and table.chooses_in_public(self.seat)
        self.choice_tree = choice_tree_of(table, self.seat, face_down=self.face_down)
        self.form, self.menu = self.sole_form(), OneOfForm([])

    @property
    def waits_for_hand(self) -> bool:
        """Whether most of the choice waits until the hand is picked up."""
        return self.face_down and not self.public

    def is_still_open(self) -> bool:
        """Return whether the question being answered is still open."""
        mine = self.seat >= 0 and self.session.perspective.mine(self.seat)
        return mine and self.session.open_question(self.seat) == self.question

    def close(self) -> None:
        """Close the choice while an action is shown."""
        self.form = self.choice_tree = None
        self.menu, self.on_board = OneOfForm([]), True

    def end(self) -> None:
        """Close the choice: no seat here must act."""
        self.close()
        self.seat, self.meanwhile = NOBODY, False

    def sole_form(self) -> Form | None:
        """Return the form to open at once if there is nothing else to do."""
        tree = self.choice_tree
        if tree is None or len(tree.offers) != 1 or tree.closed or self.meanwhile:
            return None
        form = FORMS[type(tree.offers[0].choices)]
        return None if form is OneOfForm else self.form_of(tree.offers[0])

    def form_of(self, offer: Offer) -> Form:
        """Return the form of an offer. One for a deal knows who can agree aloud."""
        form = FORMS[type(offer.choices)](offer, self.session.words)
        if isinstance(form, DealForm):
            form.sit_near(self.session.same_keyboard(self.seat))
        if isinstance(form, AimForm):
            table = self.session.table
            form.aided = table.game.aided(table.options, self.seat)
        return form

    # -- what is there -----------------------------------------------------------------------------

    def lit(self) -> dict[Place, int]:
        """Return the places to light now, with the number of actions for each."""
        if self.choice_tree is None or self.form is not None:
            return {}
        return self.choice_tree.lit()

    @property
    def picked(self) -> tuple[Place, ...]:
        """The places picked so far."""
        return self.choice_tree.picked if self.choice_tree is not None else ()

    def is_open(self) -> bool:
        """Return whether any kind of action may still be chosen, so that many places are lit."""
        chosen = self.choice_tree
        return chosen is not None and chosen.kind is None and not chosen.picked

    def begins_in_menu(self) -> bool:
        """Return whether keys go to the menu first: while any kind of action may be chosen, in a
        game that wants it so or beside a harmless line.
        """
        ready = {entry.kind for entry in self.menu.entries if not entry.why}
        wanted = self.menu_first or bool(ready & self.harmless)
        return wanted and self.is_open() and bool(ready)

    def highlighted(self) -> MenuEntry | None:
        """Return the line of the menu under the cursor, if keys go there."""
        return self.menu.here() if not self.on_board and self.form is None else None

    def list_lines(self, labels: Labels, harmless: frozenset[str] = frozenset()) -> None:
        """List the lines of the menu. The cursor stays where it was; it begins at one of the
        *harmless* kinds, else where a second Enter repeats the last action at most.
        """
        if self.choice_tree is None:
            self.menu = OneOfForm([])
            return
        self.choice_tree.groups = labels.groups
        begun, at = bool(self.menu.entries), self.menu.cursor
        self.menu = OneOfForm(self.choice_tree.entries(labels))
        self.menu_first, self.harmless = labels.menu_first, harmless
        self.sure_places = labels.sure_places
        if self.waits_for_hand:
            label = self.session.words.say("ui-pick-up")
            self.menu = OneOfForm([MenuEntry("", label, PICK_UP, ""), *self.menu.entries])
            self.on_board, at = False, at if begun else 0
        elif self.meanwhile:  # an Enter too many takes nothing back
            label = self.session.words.say("ui-wait-on")
            self.menu = OneOfForm([MenuEntry("", label, WAIT, ""), *self.menu.entries])
            self.on_board, at = False, 0
        elif not begun:
            self.on_board = self.on_board and not self.begins_in_menu()
            kinds = [entry.kind for entry in self.menu.entries]
            at = next((n for n, kind in enumerate(kinds) if kind in harmless), self.first_line())
        self.menu.cursor = min(at, max(0, len(self.menu.entries) - 1))

    def first_line(self) -> int:
        """Return the line to begin at in a menu of several kinds: after an action of the same seat
        that of the same action; else one that asks for a place or opens a list; else one that says
        why it is not possible.

        A line that plays another action at once is highlighted only if it is the only one, or the
        first of a turn. An Enter too many opens no form but that of the last action.
        """
        log, lines = self.session.table.log, list(enumerate(self.menu.entries))
        open_ = [n for n, entry in lines if not entry.why]
        if not self.is_open() or (self.on_board and self.lit()) or len(open_) < 2:
            return 0
        shut = [n for n, entry in lines if entry.why]
        if not log or log[-1][0] != self.seat:
            first = self.menu.entries[open_[0]]
            asking = [n for n, entry in lines if entry.narrow]
            return open_[0] if first.offer is None else next(iter((*asking, *shut)), 0)
        last, opening = log[-1][1], [n for n in open_ if self.menu.entries[n].action is None]
        same = [n for n in open_ if self.menu.entries[n].kind == last.kind]
        again = [n for n in same if n in opening or self.menu.entries[n].action == last]
        asking = [n for n in opening if self.menu.entries[n].narrow]
        return next(iter((*again, *asking, *shut, *opening)), 0)

    def settle_keys(self) -> None:
        """Let keys go to the board if it is wanted and lit, else to the menu. After a form they go
        where they went before it.
        """
        if self.form is None:
            self.on_board = bool(self.lit()) and (self.on_board or not self.menu.entries)

    def leave_form(self) -> None:
        """Close the form. After an aim keys go to the board, on which it was aimed."""
        self.on_board = self.on_board or self.aiming() is not None
        self.form = None

    def go_to_board(self) -> None:
        """Let keys go to the board, unless only the menu can answer."""
        if self.form is None:
            self.on_board = bool(self.lit()) or not self.menu.entries

    def rule(self, cursor: Place | None) -> str:
        """Return the rule behind the highlighted line, the open form, or an action at the *cursor*;
        "" if there is none.
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
        """Use the keys that players have changed."""
        self.menu.keymap = keymap
        if self.form is not None:
            self.form.keymap = keymap

    def final(self, action: Any) -> bool:
        """Return whether an action of this seat cannot be undone."""
        table = self.session.table
        return not table.settings.free_undo and table.is_final(self.seat, action)

    def sole_kind(self, place: Place | None) -> str:
        """Return the kind of action to take at *place* without asking: the only one on the board,
        or there if places are sure, which can be undone, with no harmless line to choose instead.
        "" if what to do there must be asked.
        """
        tree = self.choice_tree
        if tree is None or not self.is_open() or self.menu_first:
            return ""
        known = [offer.action for offer in tree.offers]
        known += [shut.action for shut in tree.closed]
        if any(kind_of(action) in self.harmless for action in known):
            return ""
        if self.expects(place):
            return str(self.expected.kind)  # type: ignore[union-attr]
        there = [action for action in tree.actions() if action.places[:1] == (place,)]
        kinds = {a.kind for a in (there if self.sure_places else tree.actions()) if a.places}
        if len(kinds) != 1 or not there or (len(there) == 1 and self.final(there[0])):
            return ""
        return str(there[0].kind)

    def expect(self, action: Any | None) -> None:
        """Note the action that nearly always follows, or None. One Enter at its place takes it,
        even if it cannot be undone; but none that was meant for the screen before.
        """
        if action is not None and action != self.expected:
            self.expected_from = time.monotonic() + READING_TIME
        self.expected = action

    def expects(self, place: Place | None) -> bool:
        """Return whether the expected action is the only one at a place."""
        if self.expected is None or self.choice_tree is None:
            return False
        there = [a for a in self.choice_tree.actions() if a.places[:1] == (place,)]
        return there == [self.expected]

    # -- choosing ----------------------------------------------------------------------------------

    def pick(self, place: Place) -> Any | None:
        """Pick a lit place of the board. Return the action if only one is left."""
        assert self.choice_tree is not None
        early = self.expects(place) and time.monotonic() < self.expected_from
        if (kind := self.sole_kind(place)) and not early:
            self.choice_tree.narrow(kind)
        action = self.choice_tree.pick(place)
        if action is None:
            self.menu.cursor = 0
            self.on_board = bool(self.choice_tree.lit())
        return action

    def follow(self, entry: MenuEntry) -> None:
        """Open the form of a line, or narrow to its kind of action."""
        if entry.offer is not None:
            self.form = self.form_of(entry.offer)
        elif self.choice_tree is not None and entry.opens:
            self.choice_tree.group = entry.kind
            self.menu.cursor, self.on_board = 0, False
        elif self.choice_tree is not None:
            self.choice_tree.narrow(entry.kind)
            if (place := self.only_beginning()) is not None:
                self.choice_tree.pick(place)
            self.menu.cursor, self.on_board = 0, True

    def only_beginning(self) -> Place | None:
        """Return the only place that the actions of a kind can begin with, if places are sure and
        each goes on from there; else None.
        """
        tree = self.choice_tree
        if tree is None or not self.sure_places or tree.kind in (None, tree.home) or tree.picked:
            return None
        lit, each = tree.lit(), list(tree.actions())
        if len(lit) != 1 or len(each) < 2 or any(len(a.places) < 2 for a in each):
            return None
        return next(iter(lit))

    def fill(self, action: Any) -> bool:
        """Open the form of *action* filled in with it. Return False if no form makes it."""
        for offer in self.choice_tree.offers if self.choice_tree is not None else ():
            if offer.action is type(action) and FORMS[type(offer.choices)] is not OneOfForm:
                form = self.form_of(offer)
                if form.fill(action):
                    self.form = form
                    return True
        return False

    def lead_to(self, action: Any) -> bool:
        """Open the form of *action* filled in with it, or go back to where it can be chosen. Return
        whether it can be.
        """
        if self.fill(action):
            return True
        self.form, tree = self.sole_form(), self.choice_tree
        while tree is not None and not self.leads_to(action):
            if not tree.back():
                return False
        return tree is not None

    def leads_to(self, action: Any) -> bool:
        """Return whether what is open now leads to *action*; an open form is filled in with it."""
        if self.form is not None:
            return self.form.offer.action is type(action) and self.form.fill(action)
        tree = self.choice_tree
        if tree is None or tree.narrowed:
            return tree is not None and action in list(tree.actions())
        return any(offer.action is type(action) for offer in tree.offers)

    def point_at(self, action: Any) -> bool:
        """Put the cursor of the menu on the line that plays an action or leads to it."""
        if self.choice_tree is None:
            return False
        for n, entry in enumerate(self.menu.entries):
            kinds = {action.kind, self.choice_tree.groups.get(action.kind, "")} - {""}
            leads = entry.action is None and not entry.why and entry.kind in kinds
            if entry.action == action or leads:
                self.menu.cursor, self.on_board = n, False
                return True
        return False

    def lists_one_kind(self) -> bool:
        """Return whether the menu lists what one kind of action may choose from, such as cards."""
        kinds = {entry.kind for entry in self.menu.entries if not entry.why}
        return self.form is None and len(self.menu.entries) > 1 and len(kinds) == 1

    def back(self) -> bool:
        """Go one step back. Return False if there is none."""
        tree = self.choice_tree
        gone = tree is not None and tree.back()
        if gone and tree is not None and self.only_beginning() is not None:
            tree.back()  # it was not asked for
        self.on_board = (self.on_board or gone) and not self.begins_in_menu()
        return gone

    def swap(self) -> None:
        """Switch between board and menu."""
        self.on_board = (not self.on_board and bool(self.lit())) or not self.menu.entries

    def menu_key(self, key: str) -> bool:
        """Offer the menu a key, and return whether it took it. On the board, arrows and Enter are
        not offered.
        """
        if self.choice_tree is None or (self.on_board and key in ("up", "down", "enter")):
            return False
        return self.menu.key(key)

    def aiming(self) -> AimForm | None:
        """Return the shot being aimed, if there is one."""
        return self.form if isinstance(self.form, AimForm) else None
