"""The action display: rows, circles and discs with their price, the trade track and the turn order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ....engine import Place
from ....tui.canvas import Canvas
from ....tui.ink import BOLD
from ..actions import CIRCLES
from ..box import box
from ..describe import turn_name
from ..display import circles
from ..forecast import removal_costs
from ..pieces import DISC
from ..sheet import goods_text
from .empire_board import EmpireBoard
from .marks import ERAS, ROW_SIGNS, SIGNS
from .reasons import sentence, short

WIDE, BROAD = 51, 61
"""Cells across from which on the names of the rows have all their room, and at most."""

TOP = 2
"""Line of the first row."""


class Display(EmpireBoard):
    """One widget for everything that decides who acts when."""

    title: ClassVar[str] = "board-display"
    steady = True

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, BROAD), height

    # -- places -------------------------------------------------------------------------------------------------

    @property
    def pitch(self) -> int:
        """Lines from one row to the next."""
        return 3 if self.sized[1] >= 25 else 2

    @property
    def label(self) -> int:
        """Cells that the name of a row takes."""
        return 13 if self.sized[0] >= WIDE - 4 else 11

    def circle(self, row: int, n: int) -> tuple[int, int]:
        """The cell of a circle; circle 0 is the rightmost."""
        return self.label + self.each * (self.most - 1 - n) + self.each // 2, TOP + self.pitch * row

    @property
    def most(self) -> int:
        """Circles of the longest row."""
        return max(circles(self.state, row) for row in range(5))

    @property
    def each(self) -> int:
        """Cells from one circle to the next."""
        return max(2, min(6, (self.sized[0] - self.label) // self.most))

    @property
    def market(self) -> int:
        """Line of the head of the trade track."""
        return TOP + 5 * self.pitch + 1

    @property
    def listed(self) -> bool:
        """Whether the turn order has a line for each player, as names are long and the display tall."""
        return self.sized[0] < WIDE and self.sized[1] >= self.market + 5 + len(self.state.order)

    def position(self, place: int) -> tuple[int, int]:
        """The cell where a place of the turn order begins; place 0 is the first."""
        if self.listed:
            return 0, self.market + 5 + place
        return self.sized[0] // len(self.state.order) * place, self.market + 5

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        what, n = place
        if what == "row" and 0 <= n < 5:
            return 5, TOP + self.pitch * n
        if what == "disc" and 0 <= n < 5 * CIRCLES:
            return self.circle(*divmod(n, CIRCLES))
        if what == "box" and 0 <= n < len(self.state.trade):
            each = self.sized[0] // 5
            return each * (n % 5) + each // 2, self.market + 1 + n // 5
        if what == "place" and 1 <= n <= len(self.state.order):
            x, y = self.position(n - 1)
            return x + 2, y
        return None

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        s = self.state
        rows = enumerate(s.display)
        discs = [("disc", r * CIRCLES + c) for r, row in rows for c, seat in enumerate(row) if seat >= 0]
        others = [("box", n) for n in range(len(s.trade))] + [("place", n + 1) for n in range(len(s.order))]
        return [*(("row", row) for row in range(5)), *discs, *others]

    def named(self, text: str) -> Place | None:
        b, typed = box(self.state.parts), text.lower()
        read = self.looking().read
        found = [("row", row.index) for row in b.rows if typed in (row.key, row.name.lower(), read(row.name).lower())]
        found += [("box", trade.index) for trade in b.trade if typed in (trade.key, f"{trade.discs}-{trade.amount}")]
        return found[0] if found else None

    def hit(self, x: int, y: int) -> Place | None:
        row, rest = divmod(y - TOP, self.pitch)
        if 0 <= row < 5 and rest < 2 and ("row", row) in self.lit:
            return "row", row
        return super().hit(x, y)

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        look, s = self.looking(), self.state
        key = "display-mirror" if s.mirror else "display-placing"
        when = turn_name(max(1, s.turn))
        title = look.say(key, turn=when)
        if self.sized[0] < WIDE or len(title) >= self.sized[0]:
            title = look.say(f"{key}-slim", turn=when)
        canvas.text(1, 0, title[: self.sized[0] - 1], "accent", None, BOLD)
        costs = removal_costs(s)
        for row in range(5):
            self.paint_row(canvas, row, costs[row])
        self.paint_trade(canvas)
        self.paint_order(canvas)
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")
        for place in self.lit:
            if place[0] != "row":
                self.around(canvas, place, "()", "legal")

    def paint_cursor(self, canvas: Canvas) -> None:
        if self.cursor is not None:
            self.around(canvas, self.cursor, "[]", "cursor")

    def paint_row(self, canvas: Canvas, row: int, costs: list[int]) -> None:
        """The name of a row, its circles from right to left, and under each disc what it costs to take off now."""
        look, s, y = self.looking(), self.state, TOP + self.pitch * row
        action = box(s.parts).rows[row]
        open_now = ("row", row) in self.lit
        ink = ("progress", "territory", "city", "expansion", "trade")[row]
        name = look.read(action.name)
        name = f"{look.sign(ROW_SIGNS[row])} {name}" if self.label > 11 else name
        canvas.text(1, y, name[: self.label - 2], ink, None, BOLD)
        if (no := self.shut.get(("row", row))) is not None:
            canvas.text(1, y + 1, short(look, no)[: self.label - 1], "warning")
        discs = s.display[row]
        for n in range(circles(s, row)):
            x, _ = self.circle(row, n)
            seat = discs[n] if n < len(discs) else -1
            if seat >= 0:
                chip = f" {look.glyph(seat)} " if self.each >= 4 else look.glyph(seat)
                canvas.text(x - len(chip) // 2, y, chip, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
                cost = costs[n]
                canvas.text(x, y + 1, str(cost), "good" if not cost else "text" if s.mirror else "dim")
            elif n == len(discs) and open_now:
                canvas.sign(x, y, "ui.legal", "legal.text", "legal", BOLD)
            else:
                gone = n < len(discs) or s.mirror
                canvas.text(x, y, look.sign("ui.point") if gone else look.sign("empire.action"), "dim")

    def paint_trade(self, canvas: Canvas) -> None:
        """The trade boxes: discs, what they give, and who has used them."""
        look, s, b = self.looking(), self.state, box(self.state.parts)
        canvas.text(1, self.market, look.say("display-trade"), "trade", None, BOLD)
        for n, trade in enumerate(b.trade):
            x, y = self.spot(("box", n)) or (0, 0)
            text = f"{trade.discs}{look.sign(SIGNS[DISC])}{trade.amount}{look.sign(SIGNS[trade.gives])}"
            if (seat := s.trade[n]) >= 0:
                canvas.text(x - 2, y, f"{trade.discs}", "dim")
                canvas.text(x - 1, y, f" {look.glyph(seat)} ", f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
            elif s.era in trade.eras:
                canvas.text(x - 2, y, text, "dim" if ("box", n) in self.shut else "text")
            else:
                canvas.text(x - 2, y, f"{ERAS[trade.eras[0]]:>3}" if s.era < trade.eras[0] else "  -", "dim")

    def paint_order(self, canvas: Canvas) -> None:
        """Who is on turn when; while places are chosen, those that are taken for the next game turn."""
        look, s, y = self.looking(), self.state, self.market + 5
        frame = s.stack[-1] if s.stack else None
        choosing = frame is not None and frame.kind == "ordering" and frame.places
        key = "display-next-order" if choosing else "display-order"
        canvas.text(1, y - 1, look.say(key), "accent", None, BOLD)
        each = self.sized[0] if self.listed else self.sized[0] // len(s.order)
        for n, seat in enumerate(frame.places if choosing else s.order):
            x, line = self.position(n)
            canvas.text(x + 1, line, str(n + 1), "dim")
            if seat >= 0:
                canvas.text(x + 3, line, look.glyph(seat), f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
                canvas.text(x + 5, line, look.short(seat, each - 6), "text")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """A pair of brackets around a place."""
        if (spot := self.spot(place)) is None:
            return
        x, y = spot
        what = place[0]
        near = 2 if self.each >= 4 else 1
        left, right = {"row": (5, self.label - 6), "disc": (near, near), "box": (3, 3), "place": (2, 2)}[what]
        canvas.text(x - left, y, pair[0], f"{colour}.on", colour, BOLD)
        canvas.text(x + right, y, pair[1], f"{colour}.on", colour, BOLD)

    # -- words --------------------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        if self.look is None:
            return ""
        look, s, b = self.look, self.state, box(self.state.parts)
        what, n = place
        if what == "row":
            room = circles(s, n) - len(s.display[n])
            line = look.say("about-row", row=b.rows[n].name, room=0 if s.mirror else room, mirror=int(s.mirror))
            return f"{line} · {sentence(look, self.shut[place])}" if place in self.shut else line
        if what == "disc":
            row, circle = divmod(n, CIRCLES)
            seat = s.display[row][circle] if circle < len(s.display[row]) else -1
            if seat < 0:
                return ""
            cost = removal_costs(s)[row][circle]
            left = circles(s, row) - len(s.display[row])
            line = look.say(
                "about-disc", name=look.name(seat), row=b.rows[row].name, circle=circle + 1, cost=cost,
                later=int(not s.mirror), more=left,
            )  # fmt: skip
            return f"{line} · {sentence(look, self.shut[place])}" if place in self.shut else line
        if what == "box":
            trade = b.trade[n]
            gives = goods_text([trade.amount if good == trade.gives else 0 for good in range(5)], look.words)
            eras = ", ".join(ERAS[era] for era in trade.eras)
            line = look.say("about-box", discs=trade.discs, gives=gives, eras=eras)
            if s.trade[n] >= 0:
                return f"{line} · {look.say('about-used', name=look.name(s.trade[n]))}"
            return f"{line} · {sentence(look, self.shut[place])}" if place in self.shut else line
        if s.stack and s.stack[-1].kind == "ordering":
            after = len(s.order) - n
            return look.say("about-next-place", place=n, turn=turn_name(s.turn + 1), after=n - 1, before=after)
        return look.say("about-place", place=n, name=look.name(s.order[n - 1]))
