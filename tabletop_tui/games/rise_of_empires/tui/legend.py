"""The legend of the three boards, and the component sheet that says how sure every value is."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ....tui.look import Look
from ..box import box
from ..pieces import GOODS, Source
from .marks import ERAS, ROW_SIGNS, SIGNS, city_text, empire_text, worded


def legend(look: Look) -> list[Text]:
    """Every sign on the boards and in the panel."""
    say, sign = look.say, look.sign
    rows = [Text(say("legend-goods"), "bold")]
    rows += [Text(f" {sign(SIGNS[n])}  {say(f'good-{good}')}") for n, good in enumerate(GOODS)]
    rows += [Text(), Text(say("legend-rows"), "bold")]
    rows += [Text(f" {sign(ROW_SIGNS[row.index])}  {row.name}") for row in box(look.view.parts).rows]
    rows += [Text(), Text(say("legend-map"), "bold")]
    for era in (1, 2, 3):
        row = Text().append(f" {ERAS[era]:^5} ", look.ink.style(f"era.{era}.on", f"era.{era}"))
        rows.append(row.append(f"  {say('legend-era', era=ERAS[era])}"))
    signs = (
        ("empire.standard", "sign-standard"), ("empire.alliance", "alliance"), ("ui.no", "shut"),
        ("empire.wonder", "wonder"), ("empire.action", "circle"), ("ui.point", "gone"), ("ui.legal", "legal"),
        ("ui.turn", "turn"),
    )  # fmt: skip
    rows += [Text(f" {sign(name)}  {say(f'legend-{key}')}") for name, key in signs]
    told = ("around", "standard", "crossing", "dark", "costs", "boxes", "plan")
    rows += [Text(say(f"legend-{key}")) for key in told]
    rows += [Text(), Text(say("legend-players"), "bold")]
    return rows + [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]


def sheet(look: Look) -> list[Text]:
    """All components with their values, and for each whether it is known, partly known or reconstructed."""
    b, say = box(look.view.parts), look.say
    every: list[Source] = [x.source for part in (b.regions, b.borders, b.progress, b.territory, b.cities, b.empire,
                                                 b.trade) for x in part]  # fmt: skip
    counts = {status: sum(x.status == status for x in every) for status in ("KNOWN", "PART", "RECONSTRUCTED")}
    rows = [Text(say("sheet-title"), "bold"), Text(say("sheet-why"))]
    rows.append(Text(say("sheet-counts", known=counts["KNOWN"], part=counts["PART"], made=counts["RECONSTRUCTED"])))
    rows.append(Text(say("sheet-replace")))

    def section(key: str, lines: Iterable[tuple[str, str, Source]]) -> None:
        rows.extend((Text(), Text(say(key), "bold")))
        for name, text, source in lines:
            row = Text(f"  {name}: {text} ").append(f"[{say(f'status-{source.status}')}]", "italic dim")
            rows.append(row)
            if source.known:
                rows.append(Text(f"      {source.known}", "dim"))

    section("sheet-regions", ((
        f"{r.name} ({r.key.upper()}), {ERAS[r.era]}",
        f"{r.first}/{r.second}, {worded(look, r.benefit)}; {say('sheet-touches')} "
        + (", ".join(b.regions[n].name for n in r.neighbours) or say("tile-nothing")),
        r.source) for r in b.regions))  # fmt: skip
    section("sheet-borders", ((b.regions[x.a].name, b.regions[x.b].name, x.source) for x in b.borders))
    section("sheet-progress", ((f"{t.copies}× {t.name}, {ERAS[t.era]}", t.text, t.source) for t in b.progress))
    section("sheet-territory", ((f"{t.copies}× {t.name}", worded(look, t.yields), t.source) for t in b.territory))
    section("sheet-cities", ((f"{t.name}, {ERAS[(t.turn + 1) // 2]}-{'A' if t.turn % 2 else 'B'}", city_text(look, t),
                              t.source) for t in b.cities))  # fmt: skip
    section("sheet-empire", ((t.name, f"{empire_text(look, t.early)} | {empire_text(look, t.late)}", t.source)
                             for t in b.empire))  # fmt: skip
    section("sheet-trade", ((
        say("amount-disc", n=t.discs),
        f"{worded(look, [t.amount if good == t.gives else 0 for good in range(5)])}, "
        + ", ".join(ERAS[era] for era in t.eras), t.source) for t in b.trade))  # fmt: skip
    return rows
