"""What a seat may do, narrowed step by step until one action is left. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase, digits
from typing import Any

from ...engine import Closed, Dice, Offer, OneOf, Place, Swaps, closed, kind_of, offers
from ...play import Table

TAKEN = frozenset("npuyxgh")  # letters that mean the same on every screen


@dataclass(slots=True, frozen=True)
class MenuEntry:
    """A line of the menu. Exactly one of *action* (play it), *offer* (open its form), *narrow*
    (show only its kind) and *why* (not possible now) is set.
    """

    key: str
    label: str
    kind: str
    rule: str
    action: Any = None
    offer: Offer | None = None
    narrow: bool = False
    why: str = ""
    stays: bool = False
    """True if it ends something, so that it stays visible however long the menu is."""
    short: str = ""
    """The label in a row shared with similar lines; "" for a row of its own."""
    opens: bool = False
    """With *narrow*: True if *kind* is a list of several kinds."""


@dataclass(slots=True, frozen=True)
class Labels:
    """The labels of the lines: of an action, of a kind of action, and of a refusal."""

    action: Callable[[Any], str]
    kind: Callable[[str], str]
    why: Callable[[Closed], str]
    letter: Callable[[str], str] = lambda kind: ""
    """The letter of a kind of action in its language, or ""."""
    taken: frozenset[str] = TAKEN  # letters that no line may use
    prices: Mapping[str, str] = field(default_factory=dict)  # kind -> what it costs
    last: frozenset[str] = frozenset()  # kinds below the others that are possible
    short: Callable[[str], str] = lambda kind: ""
    """The label of a kind in a shared row, or ""."""

    lack: Callable[[Closed], str] = lambda closed: ""
    """The short reason shown beside the price; "" to show the full reason there."""
    brief: Callable[[str], str] = lambda kind: ""
    """The label of a kind in a shared row of what is not possible now, or ""."""

    named: Callable[[str, Closed | None], str] = lambda kind, shut: ""
    """The label of a possible or closed kind together with what it acts on, or ""."""

    thing: Callable[[Any], str] = lambda action: ""
    """The letter of what an action is about, as in the forms, or ""."""

    kept: dict[str, str] = field(default_factory=dict)
    """The letters assigned to kinds without one, which keep them from menu to menu."""

    groups: Mapping[str, str] = field(default_factory=dict)
    """The kinds that stand together in a list of their own, with its name."""
    kept_free: frozenset[str] = frozenset()
    """Letters that no line of such a list may use."""
    menu_first: bool = False
    """True if keys go to the menu first while any kind of action may be chosen."""
    sure_places: bool = False
    """True if a place where only one kind of action is possible needs no question."""

    def free(self, kind: str) -> str:
        """Return the letter of a kind of action, or "" if players have given it to another key."""
        letter = self.letter(kind)
        return "" if letter in self.taken else letter


class ChoiceTree:
    """The open choice of one seat: its offers, the kind it is narrowed to (None for all) and the
    picked places.
    """

    def __init__(self, offers: Sequence[Offer], closed: Sequence[Closed] = ()) -> None:
        self.offers, self.closed = list(offers), list(closed)
        self.kind: str | None = None
        self.groups: Mapping[str, str] = {}
        self.group = ""  # the list of kinds that is open
        self.picked: tuple[Place, ...] = ()
        self.seen: tuple[Any, dict[Place, int]] = (
            None,
            {},
        )  # group, kind and picks, and the places lit for them
        if len(self.offers) == 1 and isinstance(self.offers[0].choices, OneOf) and not self.closed:
            self.kind = kind_of(self.offers[0].action)
        self.home = self.kind

    @property
    def narrowed(self) -> bool:
        """True if Esc can take a step back."""
        return bool(self.picked or self.group) or self.kind != self.home

    def offered(self) -> list[Offer]:
        """Return the offers of the kind, or of the list of kinds, that is open."""
        if self.kind is not None:
            return [offer for offer in self.offers if kind_of(offer.action) == self.kind]
        return [o for o in self.offers if self.groups.get(kind_of(o.action), "") == self.group]

    @property
    def asking(self) -> bool:
        """True if a place was picked before a kind of action, so that what to do there is asked
        next.
        """
        return self.kind is None and len(self.picked) == 1

    def actions(self) -> Iterator[Any]:
        """Yield the listed actions that are still possible."""
        n = len(self.picked)
        for offer in self.offered():
            if isinstance(offer.choices, OneOf):
                for action in offer.choices.actions:
                    if not n or action.places[:n] == self.picked:
                        yield action

    def lit(self) -> dict[Place, int]:
        """Return the places that may be picked next, with the number of actions for each."""
        now = self.groups, self.group, self.kind, self.picked
        if self.seen[0] == now:
            return self.seen[1]
        n, lit = len(self.picked), dict[Place, int]()
        for action in self.actions() if not self.asking else ():
            places = action.places
            if len(places) > n:
                lit[places[n]] = lit.get(places[n], 0) + 1
        self.seen = now, lit
        return lit

    def pick(self, place: Place) -> Any | None:
        """Pick a lit place. Return the action if only one is left, else None. While no kind of
        action is chosen, the menu always asks what to do there.
        """
        self.picked = (*self.picked, place)
        return self.settled()

    def settled(self) -> Any | None:
        """Return the action if the picks leave just one. The only place left counts as picked."""
        left = list(self.actions()) if not self.asking else []
        return left[0] if len(left) == 1 and self.picked else None

    def narrow(self, kind: str) -> None:
        """Narrow to one kind of action, at the place that was picked before it."""
        self.picked = self.picked if self.asking else ()
        self.kind = kind

    def back(self) -> bool:
        """Undo the last pick, or leave the kind. Return False if there is nothing to undo."""
        if self.picked:
            self.picked = self.picked[:-1]
            if self.picked and self.settled() is not None:
                self.picked = ()
        elif self.kind != self.home:
            self.kind = self.home
        elif self.group:
            self.group = ""
        else:
            return False
        return True

    def entries(self, labels: Labels) -> list[MenuEntry]:
        """Return the menu of what is left to choose."""
        if self.kind is None and not self.picked:
            return list(self.kinds(labels) if not self.group else self.listed(labels))
        if self.asking:
            return list(self.there(labels))
        ready = [a for a in self.actions() if a.places == self.picked]
        things = [labels.thing(a) for a in ready]
        if len({*things}) == len(ready) > 1 and all(things) and not self.lit():
            lines = zip(things, ready, strict=True)  # before the keys of the table, as in a form
            return [MenuEntry(key, labels.action(a), a.kind, a.rule, action=a) for key, a in lines]
        kinds = [a.kind for a in ready]
        liked = {kind: labels.free(kind) for kind in kinds if kinds.count(kind) == 1}
        spare = _spare(len(ready), labels.taken.union(liked.values()))
        return [
            MenuEntry(liked.get(a.kind) or next(spare), labels.action(a), a.kind, a.rule, action=a)
            for a in ready
        ]

    def there(self, labels: Labels) -> Iterator[MenuEntry]:
        """Yield what can be done at the picked place: a line for each complete action, and one for
        each kind that needs another place.
        """
        used = set(labels.taken)
        for offer in self.offered():
            kind, rule = kind_of(offer.action), getattr(offer.action, "rule", "")
            here = [action for action in self.actions() if action.kind == kind]
            ready = [action for action in here if action.places == self.picked]
            ready = here if len(here) == 1 else ready
            lines = [(labels.action(action), action) for action in ready]
            if len(ready) < len(here):
                lines.append((labels.kind(kind), None))
            for label, action in lines:
                own = labels.free(kind)
                key = own if own and own not in used else _letter(label, used)
                used.add(key)
                yield MenuEntry(key, label, kind, rule, action=action, narrow=action is None)

    def kinds(self, labels: Labels) -> Iterator[MenuEntry]:
        """Yield one line for each kind of action, impossible ones last."""
        used = set(labels.taken)
        open_ = sorted(self.offered(), key=lambda offer: kind_of(offer.action) in labels.last)
        rows: list[tuple[type[Any], Offer | None, Closed | None]] = [
            (one.action, one, None) for one in open_
        ]
        offered = {one.action for one in self.offers}
        rows += [
            (closed.action, None, closed)
            for closed in self.closed
            if closed.action not in offered and kind_of(closed.action) not in labels.groups
        ]
        lists = [
            entry for name in {*labels.groups.values()} for entry in self.opening(name, labels)
        ]
        used.update(entry.key for entry in lists)
        liked = {labels.free(kind_of(cls)) for cls, _, _ in rows}
        open_kinds = [kind_of(cls) for cls, _, shut in rows if shut is None]
        liked_now = {*map(labels.free, open_kinds)}
        promised = {labels.kept[kind] for kind in open_kinds if kind in labels.kept}
        refused = set[type[Any]]()
        for cls, offer, shut in rows:
            kind, rule = kind_of(cls), getattr(cls, "rule", "")
            if shut is not None or kind in labels.last:
                yield from lists
                lists = []
            label = labels.named(kind, shut) or labels.kind(kind)
            own = labels.free(kind)
            kept = labels.kept.get(kind, "") if shut is None else ""
            own = own if own and own not in used else "" if kept in used | liked else kept
            key = own or _letter(label, used | liked | promised)
            if shut is None:  # if letters run out: that of an impossible line
                key = labels.kept[kind] = key or _letter(label, used | liked_now | promised)
            if shut is not None and cls in refused:
                key = ""  # letters are for what is possible, and one reason a kind
            elif shut is not None:
                refused.add(cls)
            used.add(key)
            short = labels.short(kind)
            price = labels.prices.get(kind, "")
            if price:
                label = f"{label} · {price}"
            if shut is not None:
                why = (labels.lack(shut) if price else "") or labels.why(shut)
                brief = labels.brief(kind)
                short = f"{brief} {price}".rstrip() if brief else ""
                yield MenuEntry(key, label, kind, shut.why.rule or rule, why=why, short=short)
            elif offer is not None and isinstance(offer.choices, (Swaps, Dice)):
                yield MenuEntry(key, label, kind, rule, offer=offer)
            elif offer is not None and isinstance(offer.choices, OneOf):
                only = offer.choices.only()
                if only is not None and not only.places:
                    label, ends = labels.action(only), kind in labels.last
                    yield MenuEntry(key, label, kind, rule, action=only, stays=ends, short=short)
                else:
                    yield MenuEntry(key, label, kind, rule, narrow=True)
            else:
                yield MenuEntry(key, label, kind, rule, offer=offer, short=short)
        yield from lists

    def opening(self, group: str, labels: Labels) -> Iterator[MenuEntry]:
        """Yield the line that opens a list of kinds, if there is one of them."""
        known = [offer.action for offer in self.offers] + [shut.action for shut in self.closed]
        if any(labels.groups.get(kind_of(action)) == group for action in known):
            key, label = labels.free(group), labels.kind(group)
            yield MenuEntry(key, label, group, "", narrow=True, opens=True)

    def listed(self, labels: Labels) -> Iterator[MenuEntry]:
        """Yield one line for each kind of the list that is open, impossible ones last. Their
        letters go before the keys of the table.
        """
        for offer in self.offered():
            kind, rule = kind_of(offer.action), getattr(offer.action, "rule", "")
            key, label = self.own_key(kind, labels), labels.kind(kind)
            if type(offer.choices) is not OneOf:
                yield MenuEntry(key, label, kind, rule, offer=offer)
                continue
            only = offer.choices.only()
            action = only if only is not None and not only.places else None
            yield MenuEntry(key, label, kind, rule, action=action, narrow=action is None)
        offered = {offer.action for offer in self.offers}
        for shut in self.closed:
            kind = kind_of(shut.action)
            if self.groups.get(kind) == self.group and shut.action not in offered:
                rule, key = shut.why.rule or shut.action.rule, self.own_key(kind, labels)
                yield MenuEntry(key, labels.kind(kind), kind, rule, why=labels.why(shut))

    def own_key(self, kind: str, labels: Labels) -> str:
        """Return the letter of a kind in its list."""
        letter = labels.letter(kind)
        return "" if letter in labels.kept_free else letter


def _letter(label: str, used: set[str]) -> str:
    """Return a free letter of the label, preferably of a name in it; "" if none is free."""
    names = "".join(word for word in label.split()[1:] if word[0].isupper())
    for letter in (names + label).lower():
        if letter in ascii_lowercase and letter not in used:
            return letter
    return next((letter for letter in ascii_lowercase if letter not in used), "")


def _spare(count: int, used: frozenset[str]) -> Iterator[str]:
    """Yield keys for a plain list: digits, then letters, then none."""
    yield from digits[1:]
    yield from (c for c in ascii_lowercase if c not in used)
    for _ in range(count):
        yield ""


def choice_tree_of(table: Table, seat: int, *, face_down: bool = False) -> ChoiceTree | None:
    """Return what *seat* may choose now, or None if it may not act. *face_down*: only what it may
    choose while all hands lie face down.
    """
    if seat < 0 or seat not in (*table.deciding(), *table.meanwhile()):
        return None
    if face_down:
        return ChoiceTree(table.offers_face_down(seat))
    return ChoiceTree(offers(table.game, table.state, seat), closed(table.game, table.state, seat))
