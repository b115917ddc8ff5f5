"""Reconstructs a table of Cities & Knights from its story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .reader import Reader, amounts, says

PRICES = {
    "road": Counter(brick=1, lumber=1),
    "settlement": Counter(brick=1, lumber=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "city wall": Counter(brick=2),
    "knight": Counter(wool=1, ore=1),
    "wake": Counter(grain=1),
    "medicine": Counter(grain=1, ore=2),
}
GOODS = {"science": "paper", "trade": "cloth", "politics": "coin"}
AWARD = METROPOLIS = 2
DISTANCE = 7  # steps of the ship to the island


@dataclass
class Knight:
    """A knight on the board."""

    seat: int
    level: int = 1
    active: bool = False


class CitiesAndKnights(Reader):
    """Hands, progress cards, everything on the map, and the points."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        n = len(names)
        self.setting_up = True
        self.hands: list[Counter[str]] = [Counter() for _ in range(n)]
        self.progress: list[Counter[str]] = [Counter() for _ in range(n)]
        self.tracks = [dict.fromkeys(GOODS, 0) for _ in range(n)]
        self.shown, self.defender = [0] * n, [0] * n
        self.roads: dict[str, int] = {}
        self.buildings: dict[str, tuple[int, str]] = {}
        self.walls: set[str] = set()
        self.knights: dict[str, Knight] = {}
        self.displaced = Knight(-1)
        self.metropolis: dict[str, str] = {}
        self.robber = self.merchant = ""
        self.merchant_owner = self.longest_road = -1
        self.ship, self.round, self.turn = 0, 0, -1
        self.played = ""
        self.cheaper = False
        self.tokens: dict[str, int] = {}

    def points(self) -> list[int]:
        """Return the points of every seat."""
        found = [shown + named for shown, named in zip(self.shown, self.defender, strict=True)]
        for seat, piece in self.buildings.values():
            found[seat] += 2 if piece == "city" else 1
        for node in self.metropolis.values():
            found[self.buildings[node][0]] += METROPOLIS
        if self.longest_road >= 0:
            found[self.longest_road] += AWARD
        if self.merchant_owner >= 0:
            found[self.merchant_owner] += 1
        return found

    def pay(self, seat: int, price: Counter[str]) -> None:
        """Remove cards from a hand that must hold them."""
        assert all(self.hands[seat][kind] >= n for kind, n in price.items()), (seat, price)
        self.hands[seat].subtract(price)

    def hand_over(self, cards: Counter[str], giver: int, taker: int) -> None:
        """Move cards from hand to hand."""
        self.pay(giver, cards)
        self.hands[taker].update(cards)

    # -- the turn ----------------------------------------------------------------------------------

    def head(self, line: str) -> None:
        """Read whose turn begins, from the heading of a transcript."""
        number, _, name = line.partition(": ")
        if number.startswith("Round ") and name in self.names:
            self.turn_starts(self.names.index(name))

    @says("<seat>'s turn.")
    def turn_starts(self, seat: int) -> None:
        self.setting_up, self.turn, self.cheaper = False, seat, False

    @says("<seat> rolls <n> (red <n_red>, yellow <n_yellow>) and the <face>.")
    def rolls(self, seat: int, n: int, n_red: int, n_yellow: int, face: str) -> None:
        assert n == n_red + n_yellow and seat == self.turn

    @says(
        "The bank is short of <kind>: nobody gets any.",
        "The bank is short of <kind>: it can pay only <n>.",
        "<seat> does not use the Aqueduct.",
        "The barbarians are beaten off. <seats> are the best defenders, and each draws"
        " a progress card.",
        "The barbarians find nothing to attack and sail away.",
        "The barbarians win, but there is no city they can pillage.",
        "<seat> looks at <victim>'s hand.",
        "<seat> looks at <victim>'s progress cards.",
        "<seat> can trade <kind> 2:1 with the bank this turn.",
        "The robber cannot move before the barbarians' first attack.",
        "The special building phase begins.",
        "<seat> offers <give> for <get> to <seats>.",
        "<seat> offers <give> for <get> instead.",
        "<seat> asks for offers[ of <get>].",
        "<seat> agrees.",
        "<seat> refuses.",
        "<seat> makes no deal.",
        "<seat> accepts offers again.",
        "<seat> refuses all offers from now on.",
        "<seat> offers a card to <partner>.",
        "<partner> has no commodity; the card goes back to <seat>.",
        "The <deck> deck is empty: <seat> gets no card.",
        "All 36 pairs of dice have been rolled; the deck is shuffled again.",
    )
    def changes_nothing(self, **facts: Any) -> None:
        pass

    # -- cards -------------------------------------------------------------------------------------

    @says(
        "<seat> gets <cards>[ for the city].",
        "<seat> takes <cards> for gold.",
        "<seat> takes <cards> with the Aqueduct.",
    )
    def gets(self, seat: int, cards: Counter[str]) -> None:
        self.hands[seat].update(cards)

    @says("<seat> discards <what>.")
    def discards(self, seat: int, what: str) -> None:
        if what[0].isdigit():
            self.pay(seat, self.value("cards", what))
        else:
            self.put_back(seat, what)

    @says("<seat> steals <kind> from <victim>.")
    def steals(self, seat: int, kind: str, victim: int) -> None:
        self.hand_over(Counter([kind]), victim, seat)

    @says("<seat> takes <what> from <victim>.")
    def takes(self, seat: int, what: str, victim: int) -> None:
        if what[0].isdigit():
            self.hand_over(self.value("cards", what), victim, seat)
        else:
            self.put_back(victim, what)
            self.progress[seat][what] += 1

    @says("<victim> gives <cards> to <seat>.")
    def gives(self, victim: int, cards: Counter[str], seat: int) -> None:
        self.hand_over(cards, victim, seat)

    @says("<seat> gives <what> to <partner> for <other>.")
    def trades(self, seat: int, what: str, partner: int, other: str) -> None:
        many = what[0].isdigit()  # a Commercial Harbor exchanges one card for one
        give, get = (amounts(told) if many else Counter([told]) for told in (what, other))
        self.hand_over(give, seat, partner)
        self.hand_over(get, partner, seat)

    @says("<seat> trades <n> <kind> for 1 <other> with the bank.")
    def trades_with_bank(self, seat: int, n: int, kind: str, other: str) -> None:
        self.pay(seat, Counter({kind.removesuffix("s"): n}))
        self.hands[seat][other] += 1

    def put_back(self, seat: int, card: str) -> None:
        """Remove a progress card from a hand that must hold it."""
        assert self.progress[seat][card] > 0, (seat, card)
        self.progress[seat][card] -= 1

    @says("<seat> draws <card> (<deck>).")
    def draws(self, seat: int, card: str, deck: str) -> None:
        self.progress[seat][card] += 1

    @says("<seat> draws <card> and shows it: 1 point.")
    def shows(self, seat: int, card: str) -> None:
        self.shown[seat] += 1

    @says("<seat> plays <card>[ and names <kind>].")
    def plays(self, seat: int, card: str, kind: str | None) -> None:
        self.put_back(seat, card)
        self.played = card
        self.cheaper = self.cheaper or card == "Crane"

    # -- building ----------------------------------------------------------------------------------

    @says("<seat> builds a <piece> (<place>)[ <free>].")
    def builds(self, seat: int, piece: str, place: str, free: str | None) -> None:
        if not self.setting_up and not free:
            doctor = piece == "city" and self.played == "Medicine"
            self.pay(seat, PRICES["medicine" if doctor else piece])
            self.played = "" if doctor else self.played
        if piece == "road":
            assert place not in self.roads
            self.roads[place] = seat
        elif piece == "city wall":
            self.walls.add(place)
        else:
            old = self.buildings.get(place, (seat, ""))
            assert old[0] == seat and place not in self.knights
            self.buildings[place] = (seat, piece)

    @says("<seat> builds the <track> metropolis (<place>).")
    def metropolis_built(self, seat: int, track: str, place: str) -> None:
        assert self.buildings[place] == (seat, "city")
        self.metropolis[track] = place

    @says("<seat> loses the <track> metropolis.")
    def metropolis_lost(self, seat: int, track: str) -> None:
        assert self.buildings[self.metropolis.pop(track)][0] == seat

    @says("<seat> reaches <track> level <n>: <name>.")
    def improves(self, seat: int, n: int, track: str, name: str) -> None:
        assert self.tracks[seat][track] == n - 1
        self.tracks[seat][track] = n
        self.pay(seat, Counter({GOODS[track]: n - self.cheaper}))
        self.cheaper = False

    @says("<seat> takes Longest Road, with <n> roads.")
    def longest(self, seat: int, n: int) -> None:
        self.longest_road = seat

    @says("<seat> takes Longest Road from <former>, with <n> roads.")
    def longest_taken(self, seat: int, former: int, n: int) -> None:
        assert self.longest_road == former
        self.longest_road = seat

    @says("<seat> loses Longest Road; nobody has it now.")
    def longest_lost(self, seat: int) -> None:
        assert self.longest_road == seat
        self.longest_road = -1

    @says("<seat> removes <owner>'s road (<place>).")
    def removes_road(self, seat: int, owner: int, place: str) -> None:
        assert self.roads.pop(place) == owner

    @says("<seat> wins with <n> points!")
    def wins(self, seat: int, n: int) -> None:
        assert self.points()[seat] == n

    # -- knights -----------------------------------------------------------------------------------

    @says("<seat> recruits a knight (<place>).")
    def recruits(self, seat: int, place: str) -> None:
        self.pay(seat, PRICES["knight"])
        self.stand(place, Knight(seat))

    def stand(self, place: str, knight: Knight) -> None:
        """Place a knight on a free corner."""
        assert place not in self.knights and place not in self.buildings, place
        self.knights[place] = knight

    @says("<seat> activates a knight (<place>)[ <free>].")
    def activates(self, seat: int, place: str, free: str | None) -> None:
        if not free:
            self.pay(seat, PRICES["wake"])
        assert self.knights[place].seat == seat
        self.knights[place].active = True

    @says("<seat> promotes a knight to level <n> (<place>)[ <free>].")
    def promotes(self, seat: int, n: int, place: str, free: str | None) -> None:
        if not free:
            self.pay(seat, PRICES["knight"])
        assert self.knights[place].seat == seat and self.knights[place].level == n - 1
        self.knights[place].level = n

    @says("<seat> moves a knight (<place>) to <to>.")
    def moves(self, seat: int, place: str, to: str) -> None:
        knight = self.knights.pop(place)
        assert knight.seat == seat and knight.active
        knight.active = False
        self.stand(to, knight)

    @says("<seat> drives <victim>'s knight (<to>) away with their own (<place>).")
    def drives_away(self, seat: int, victim: int, to: str, place: str) -> None:
        self.displaced = self.knights.pop(to)
        assert self.displaced.seat == victim
        self.moves(seat, place, to)

    @says("<seat> drives <victim>'s knight (<place>) away with Intrigue.")
    def intrigues(self, seat: int, victim: int, place: str) -> None:
        self.displaced = self.knights.pop(place)
        assert self.displaced.seat == victim

    @says("<seat>'s displaced knight goes to <to>.")
    def goes(self, seat: int, to: str) -> None:
        assert self.displaced.seat == seat
        self.stand(to, self.displaced)

    @says("<seat>'s displaced knight has nowhere to go and leaves the board.")
    def leaves(self, seat: int) -> None:
        assert self.displaced.seat == seat

    @says("<seat>'s knight (<place>) chases the robber away.")
    def chases(self, seat: int, place: str) -> None:
        assert self.knights[place].seat == seat and self.knights[place].active
        self.knights[place].active = False

    @says("<seat>'s knight (<place>, level <n>) deserts.")
    def deserts(self, seat: int, place: str, n: int) -> None:
        knight = self.knights.pop(place)
        assert (knight.seat, knight.level) == (seat, n)

    @says("<seat> places an <state> knight of level <n> (<place>).")
    def enlists(self, seat: int, state: str, n: int, place: str) -> None:
        self.stand(place, Knight(seat, n, state == "active"))

    # -- robber, merchant, barbarians --------------------------------------------------------------

    @says("<seat> moves the robber to <hex>[, next to buildings of <seats>].")
    def moves_robber(self, seat: int, hex: str, seats: list[int] | None) -> None:
        self.robber = hex

    @says(
        "<seat> swaps two number tokens: <hex> now has <n>, and <other> has <n_other>"
        "[, next to buildings of <seats>]."
    )
    def swaps(self, seat: int, hex: str, n: int, other: str, n_other: int, seats: Any) -> None:
        self.tokens |= {hex: n, other: n_other}

    @says("<seat> places the merchant on <hex>.")
    def places_merchant(self, seat: int, hex: str) -> None:
        assert self.merchant_owner in (-1, seat)
        self.merchant, self.merchant_owner = hex, seat

    @says("<seat> takes the merchant from <former> and places it on <hex>.")
    def takes_merchant(self, seat: int, former: int, hex: str) -> None:
        assert self.merchant_owner == former
        self.merchant, self.merchant_owner = hex, seat

    @says("The barbarian ship moves to step <n> of 7.")
    def ship_moves(self, n: int) -> None:
        assert n == self.ship + 1
        self.ship = n

    @says("The barbarian ship reaches the island.")
    def ship_arrives(self) -> None:
        self.ship_moves(DISTANCE)

    @says("The barbarians attack with strength <n>; the knights defend with <n_defence>.")
    def attack(self, n: int, n_defence: int) -> None:
        assert n == sum(piece == "city" for _, piece in self.buildings.values())
        assert n_defence == sum(k.level for k in self.knights.values() if k.active)

    @says("The barbarians are beaten off, and <seat> is Defender of Catan.")
    def defends(self, seat: int) -> None:
        self.defender[seat] += 1

    @says(
        "The barbarians pillage <seat>'s city (<place>); a settlement remains.[ Its <wall>.]",
    )
    def loses_city(self, seat: int, place: str, wall: str | None) -> None:
        assert self.buildings[place] == (seat, "city") and (place in self.walls) == bool(wall)
        self.buildings[place] = (seat, "settlement")
        self.walls.discard(place)

    @says(
        "The barbarians pillage <seat>'s city (<place>). No settlement is left to replace it,"
        " so it is tipped over.[ Its <wall>.]",
    )
    def tips_city(self, seat: int, place: str, wall: str | None) -> None:
        self.loses_city(seat, place, wall)
        self.buildings[place] = (seat, "tipped city")

    @says("The barbarians sail home, [and ]all knights become inactive[, and <freed>].")
    def sail_home(self, freed: str | None) -> None:
        self.ship = 0
        for knight in self.knights.values():
            knight.active = False
