"""The legend of the map, and the component sheet: costs, cards, stocks."""

from __future__ import annotations

from rich.text import Text

from ....tui.ink import BOLD
from ....tui.look import Look
from ..board import ANY
from ..things import (
    ACTIVATION,
    CARDS,
    CITIES,
    CITY_COST,
    COPIES,
    DECK,
    EACH_KNIGHT,
    FIRST,
    KINDS,
    KNIGHT_COST,
    ROAD,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    STEPS,
    TERRAINS,
    TRACKS,
    WALL_COST,
    WALLS,
    stock,
)  # fmt: skip
from .marks import KIND_LETTERS, harbor_text


def legend(look: Look) -> list[Text]:
    """Every symbol on the map, in the headline and in the panel."""
    say, sign = look.say, look.sign
    rows = [Text(say("legend-terrain"), "bold")]
    for terrain in TERRAINS:
        row = Text().append(f" {sign(f'hex.{terrain}')} ", look.ink.style(f"{terrain}.on", terrain, BOLD))
        rows.append(row.append(f"  {say(f'terrain-{terrain}')}"))
    rows += [Text(), Text(say("legend-cards"), "bold")]
    rows.append(Text("  ".join(f"{KIND_LETTERS[n]} {say(f'kind-{kind}')}" for n, kind in enumerate(KINDS))))
    rows += [Text(), Text(say("legend-pieces"), "bold")]
    city, horse, resting = sign("hex.city"), sign("hex.knight.ready"), sign("hex.knight.resting")
    pieces = (
        (sign("hex.settlement"), "settlement"), (city, "city"),
        (sign("hex.wall.left") + city + sign("hex.wall.right"), "wall"), (sign("hex.metropolis"), "metropolis"),
        ("t", "tipped-city"), (f"{horse}2", "active-knight"), (f"{resting}2", "resting-knight"),
        (sign("hex.robber"), "robber"), (sign("hex.merchant"), "merchant"), (harbor_text(ANY), "harbor"),
        (harbor_text(2), "harbor-kind"), (sign("ui.full") + sign("ui.empty"), "ship"),
    )  # fmt: skip
    rows += [Text(f" {glyph:<4}").append(say(f"legend-{key}")) for glyph, key in pieces]
    rows += [Text(), Text(say("legend-players"), "bold")]
    rows += [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]
    rows += [Text(), Text(say("legend-columns")), Text(say("legend-marks"))]
    return rows


def sheet(look: Look) -> list[Text]:
    """Costs, the cards of each deck, and the bank."""
    say = look.say
    rows = [Text(say("sheet-costs"), "bold")]
    costs = (
        ("offer-build-road", ROAD), ("offer-build-settlement", SETTLEMENT_COST), ("offer-build-city", CITY_COST),
        ("offer-build-wall", WALL_COST), ("offer-recruit", KNIGHT_COST), ("offer-promote", KNIGHT_COST),
        ("offer-activate", ACTIVATION),
    )  # fmt: skip
    for key, cost in costs:
        price = ", ".join(f"{n} {say(f'kind-{KINDS[kind]}')}" for kind, n in enumerate(cost) if n)
        rows.append(Text(f"  {say(key)}: {price}"))
    for track, name in enumerate(TRACKS):
        rows += [Text(), Text(say("sheet-deck", track=say(f"track-{name}")), "bold")]
        for n, copies in enumerate(COPIES[track]):
            card = CARDS[FIRST[track] + n]
            assert DECK[FIRST[track] + n] == track
            rows.append(Text(f"  {copies} × {say(f'card-{card}')}: ").append(say(f"card-{card}-does"), "dim"))
    resource, commodity = stock(len(look.view.players))[0], stock(len(look.view.players))[5]
    rows += [Text(), Text(say("sheet-cards"), "bold")]
    rows.append(Text(f"  {say('sheet-bank', resources=resource, commodities=commodity)}"))
    decks = tuple(sum(copies) for copies in COPIES)
    rows.append(Text(f"  {say('sheet-decks', science=decks[0], trade=decks[1], politics=decks[2])}"))
    rows += [Text(), Text(say("sheet-pieces"), "bold")]
    counts = {"roads": ROADS, "settlements": SETTLEMENTS, "cities": CITIES, "walls": WALLS, "knights": EACH_KNIGHT}
    rows.append(Text(f"  {say('sheet-each', **counts)}"))
    rows.append(Text(f"  {say('sheet-shared', steps=STEPS)}"))
    return rows + map_rows(look)


def map_rows(look: Look) -> list[Text]:
    """The hexes, number tokens and harbours of this map."""
    say, s = look.say, look.view
    island = s.island
    rows = [Text(), Text(say("sheet-map"), "bold")]
    counts = [(terrain, island.terrain.count(n)) for n, terrain in enumerate(TERRAINS)]
    rows.append(Text("  " + ", ".join(f"{n} {say(f'terrain-{terrain}')}" for terrain, n in counts if n)))
    tokens = ", ".join(f"{s.tokens.count(n)} × {n}" for n in range(2, 13) if n in s.tokens)
    rows.append(Text(f"  {say('sheet-tokens')}: {tokens}"))
    kinds = [kind for _, kind in island.harbors]
    found = [f"{kinds.count(kind)} × {harbor_text(kind)}" for kind in sorted(set(kinds))]
    return [*rows, Text(f"  {say('sheet-harbors')}: {', '.join(found)}")]
