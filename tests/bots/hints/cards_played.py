"""Positions of Cities & Knights in which progress cards and rare decisions have a reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_tui.games.cities_and_knights.rules import actions as do
from tabletop_tui.games.cities_and_knights.rules.progress_cards import politics, science, trade
from tests.games.cities_and_knights.scenario import Scenario, kind

Position = tuple[Scenario, int, type[Any]]
"""A position, the seat that decides, and a kind of action that it may choose."""


def board() -> Scenario:
    """Three players with two cities and a settlement each way."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    return s.roads(0, "forest 8 N", "NE", "SE").settlement(0, "pasture 4 N")


def holding(*cards: str) -> Scenario:
    return board().card(0, *cards)


def fighting() -> Scenario:
    """Two knights at the ends of a road, the stronger one on turn."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.roads(0, "forest 8 N", "NE", "SE").knight(1, "forest 8 SE", 1, active=True)
    return s


def of_politics() -> Iterator[Position]:
    yield holding("spy").card(1, "crane", "wedding"), 0, politics.PlaySpy
    spying = holding("spy").card(1, "crane", "wedding")
    spying.play(0, politics.PlaySpy(1))
    yield spying, 0, politics.TakeProgress
    yield holding("deserter").knight(1, "hills 5 S", 2), 0, politics.PlayDeserter
    enlisting = holding("deserter").knight(1, "hills 5 S", 2)
    enlisting.play(0, politics.PlayDeserter(1))
    yield enlisting, 0, politics.EnlistKnight
    yield fighting().card(0, "intrigue"), 0, politics.PlayIntrigue
    yield fighting().knight(0, "forest 8 NE", 2, active=True), 0, do.Displace
    yield holding("saboteur").hand(1, wool=5).points(1, 9), 0, politics.PlaySaboteur
    forfeiting = board().card(1, "saboteur").hand(0, wool=5, ore=1, grain=1).points(0, 9)
    forfeiting.with_(turn=1).start().roll(1, 1)
    forfeiting.play(1, politics.PlaySaboteur())
    yield forfeiting, 0, politics.Forfeit
    yield holding("wedding").hand(1, wool=1).points(1, 9), 0, politics.PlayWedding
    yield holding("warlord").knight(0, "forest 8 NE", active=False), 0, politics.PlayWarlord
    long = holding("diplomat").roads(1, "hills 5 N", "NE", "SE")
    yield long, 0, politics.PlayDiplomat
    rebuilding = holding("diplomat").roads(0, "pasture 4 N", "NE", "SE")
    rebuilding.play(0, politics.PlayDiplomat(rebuilding.edge("pasture 4 NE - SE")))
    yield rebuilding, 0, politics.RebuildRoad


def of_science() -> Iterator[Position]:
    yield holding("alchemist").start(), 0, science.PlayAlchemist
    yield holding("crane").level(0, science=1).hand(0, paper=1), 0, science.PlayCrane
    yield holding("crane"), 0, science.PlayCrane  # for a first level, which then costs nothing
    cranes = holding("crane").level(0, science=1).hand(0, lumber=4)
    cranes.play(0, science.PlayCrane())
    yield cranes, 0, do.TradeBank
    yield holding("engineer"), 0, science.PlayEngineer
    yield holding("inventor"), 0, science.PlayInventor
    yield holding("medicine").hand(0, grain=1, ore=2), 0, science.PlayMedicine
    yield holding("mining").settlement(0, "mountains 6 S").hand(0, grain=2), 0, science.PlayMining
    yield holding("smith").knight(0, "forest 8 NE"), 0, science.PlaySmith
    smith = holding("smith").knight(0, "forest 8 NE", active=True).knight(0, "pasture 4 NE")
    smith.play(0, science.PlaySmith())
    yield smith, 0, science.PromoteFree


def of_trade() -> Iterator[Position]:
    for level, cloth in ((0, 0), (3, 3)):
        harbor = holding("commercial-harbor").level(0, trade=level).hand(0, wool=2, cloth=cloth)
        yield harbor.hand(1, cloth=1, ore=1), 0, trade.PlayCommercialHarbor
    giving = board().card(1, "commercial-harbor").hand(0, cloth=1, coin=1, ore=1, wool=1)
    giving.hand(1, ore=1).with_(turn=1).start().roll(1, 1)
    giving.play(1, trade.PlayCommercialHarbor())
    giving.play(1, trade.OfferCard(0, kind("ore")))
    yield giving, 0, trade.GiveCommodity
    yield holding("master-merchant").hand(1, ore=3).points(1, 9), 0, trade.PlayMasterMerchant
    picking = holding("master-merchant").hand(0, grain=2, ore=1).hand(1, ore=3, wool=2).points(1, 9)
    picking.play(0, trade.PlayMasterMerchant(1))
    yield picking, 0, trade.TakeCards
    yield holding("merchant"), 0, trade.PlayMerchant
    yield holding("merchant-fleet").hand(0, wool=5), 0, trade.PlayMerchantFleet


def of_the_board() -> Iterator[Position]:
    yield board().hand(0, grain=2, ore=3), 0, do.BuildCity
    open_ = board().knight(0, "forest 8 SE", active=True).roads(0, "forest 8 SE", "S")
    yield open_, 0, do.MoveKnight
    crowning = board().city(0, "fields 9 SW").level(0, trade=3).hand(0, cloth=4)
    crowning.play(0, do.Improve(1))
    yield crowning, 0, do.RaiseMetropolis
    for level in ({"science": 2}, {"politics": 2}):
        third = board().level(0, **level).hand(0, paper=3, coin=3)
        yield third.knight(0, "forest 8 NE", 2), 0, do.Improve
    asleep = board().level(0, trade=1).knight(0, "forest 8 NE", active=False)
    yield asleep.hand(0, lumber=4), 0, do.TradeBank
    dry = board().level(0, science=3).hand(0, grain=2, ore=2).start()
    dry.roll(6, 6)
    yield dry, 0, do.TakeResource
    golden = board().terrain("pasture 4", "gold").hand(0, grain=2, ore=2).start()
    golden.roll(1, 3)
    yield golden, 0, do.TakeGold


def positions() -> Iterator[Position]:
    """Yield every position of this file."""
    yield from of_politics()
    yield from of_science()
    yield from of_trade()
    yield from of_the_board()
