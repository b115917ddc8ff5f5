"""The legend of the map, and what a progress card does or a level costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ..rules.board import ANY
from ..rules.constants import KINDS, PAPER, TERRAINS, TOP_LEVEL, TRACKS
from ..rules.improve import price
from ..rules.player_trade import MAX_PROPOSALS
from ..rules.progress_cards.catalogue import CARDS
from ..view.describe import amount
from .marks import harbor_text, letter


def legend(look: Look) -> list[Text]:
    """Return every symbol on the map, in the headline and in the panel."""
    say, sign = look.say, look.sign
    rows = [Text(say("legend-terrain"), "bold")]
    for terrain in TERRAINS:
        row = Text().append(
            f" {sign(f'hex.{terrain}')} ", look.ink.style(f"{terrain}.on", terrain, BOLD)
        )
        rows.append(row.append(f"  {say(f'terrain-{terrain}')}"))
    rows += [Text(), Text(say("legend-cards"), "bold")]
    rows.append(
        Text(
            "  ".join(
                f"{letter(look.words, n)} {say(f'kind-{kind}')}" for n, kind in enumerate(KINDS)
            )
        )
    )
    rows += [Text(), Text(say("legend-pieces"), "bold")]
    city, horse, resting = sign("hex.city"), sign("hex.knight.ready"), sign("hex.knight.resting")
    pieces = (
        (sign("hex.settlement"), "settlement"),
        (city, "city"),
        (city.join(sign("hex.wall") * 2), "wall"),
        (sign("hex.metropolis"), "metropolis"),
        ("t", "tipped-city"),
        (f"{horse}2", "active-knight"),
        (f"{resting}2", "resting-knight"),
        (sign("hex.robber"), "robber"),
        (sign("hex.merchant"), "merchant"),
        (harbor_text(look.words, ANY), "harbor"),
        (harbor_text(look.words, 2), "harbor-kind"),
        (sign("hex.sail") * 2, "ship"),
    )
    rows += [Text(f" {glyph:<4}").append(say(f"legend-{key}")) for glyph, key in pieces]
    rows.append(Text(say("legend-shapes")))
    rows += [Text(), Text(say("legend-players"), "bold")]
    rows += [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]
    rows += [
        Text(),
        Text(say("legend-goal")),
        Text(say("legend-hand")),
        Text(say("legend-balance", city=city, knight=horse)),
        Text(say("legend-chance", chance=say("about-chance", ways=4))),
        Text(say("legend-columns")),
        Text(tracks_line(look)),
        Text(say("legend-supply")),
    ]
    heads = {"bank": say("panel-bank"), "rolls": say("panel-rolls")}
    rows.append(Text(say("legend-bank", **heads)))
    if look.view.house.trades:
        rows.append(Text(say("legend-talks", most=MAX_PROPOSALS)))
    return [*rows, Text(say("legend-marks")), Text(say("legend-rows"))]


def heads(look: Look) -> list[Text]:
    """Return what the heads of the panel, the letters of cards and the numbers beside the ship
    mean.
    """
    say, sign = look.say, look.sign
    letters = "  ".join(
        f"{letter(look.words, n)} {say(f'kind-{kind}')}" for n, kind in enumerate(KINDS)
    )
    balance = say("legend-balance", city=sign("hex.city"), knight=sign("hex.knight.ready"))
    texts = (letters, say("legend-columns"), tracks_line(look), say("legend-goal"), balance)
    return [Text(text) for text in texts]


def explain(look: Look, kind: str) -> str:
    """Return what a progress card does or what improving costs, "" for other kinds."""
    if kind == "improve":
        return look.say("about-levels", levels=", ".join(next_levels(look)))
    card = kind.removeprefix("play-")
    return look.say(f"card-{card}-does") if card in CARDS else ""


def foretell(look: Look, action: Any) -> str:
    """Return what the progress card does that an action gives away or takes, or what the cards of
    its deck do, "" for others.
    """
    if action.kind == "choose-deck":
        return look.say(f"deck-{TRACKS[action.deck]}-does")
    if action.kind not in ("discard-progress", "take-progress"):
        return ""
    return look.say(f"card-{CARDS[action.card]}-does")


def next_levels(look: Look) -> Iterator[str]:
    """Yield the cost of the next level of each track, in words and with the panel's letters."""
    view, seat = look.view, look.seat
    for track, level in enumerate(view.players[seat].tracks):
        if level < TOP_LEVEL:
            cards = amount(PAPER + track, price(view, view.stack[-1], seat, track))
            yield look.say(
                "about-level",
                track=look.say(f"track-{TRACKS[track]}"),
                cost=cards,
                letter=letter(look.words, PAPER + track),
            )


def tracks_line(look: Look) -> str:
    """Return the meaning of the last column of the players' table."""
    names = [look.say(f"track-{name}") for name in TRACKS]
    return look.say(
        "legend-tracks", letters="".join(name[0].upper() for name in names), names=tuple(names)
    )
