"""Count by game the lines of code that check actions, offer them, and explain why they are refused:
python -m tools.rule_lines [ROOT], where ROOT is another checkout.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
KINDS = {
    "checks": re.compile(r"check.*|refuse|need_.*"),
    "offers": re.compile(
        r"offers?|possible|sample|only|candidates|legal|choices|places|actions|hand|counts|given"
    ),
    "reasons": re.compile(r"why.*|reasons?|reason_.*|refusals?|row_refusal|closed|shut|facts"),
}


def kind_of(function: str) -> str:
    """Return the kind of a function by its name, or "" for none."""
    return next((kind for kind, name in KINDS.items() if name.fullmatch(function)), "")


def counted(source: str) -> Counter[str]:
    """Return the lines of each kind in a module, without blank lines, comments and docstrings."""
    lines = source.splitlines()
    counts: Counter[str] = Counter()

    def visit(node: ast.AST) -> None:
        for inner in ast.iter_child_nodes(node):
            kind = kind_of(inner.name) if isinstance(inner, ast.FunctionDef) else ""
            if kind and isinstance(inner, ast.FunctionDef):
                counts[kind] += code_lines(inner, lines)
            else:
                visit(inner)

    visit(ast.parse(source))
    return counts


def code_lines(function: ast.FunctionDef, lines: list[str]) -> int:
    """Return the number of code lines of a function, without its decorators."""
    docstring: set[int] = set()
    if ast.get_docstring(function) is not None:
        docstring = {*range(function.body[0].lineno, (function.body[0].end_lineno or 0) + 1)}
    numbers = range(function.lineno, (function.end_lineno or 0) + 1)
    held = [lines[n - 1].strip() for n in numbers if n not in docstring]
    return sum(bool(line) and not line.startswith("#") for line in held)


def main(root: Path) -> None:
    """Print the table."""
    package = root / "tabletop_tui"
    rooms = {"engine": package / "engine"}
    rooms |= {
        game.name: game / "rules"
        for game in sorted((package / "games").iterdir())
        if (game / "rules").is_dir()
    }
    print(f"{'':22}{'checks':>8}{'offers':>8}{'reasons':>9}{'all':>6}")
    for name, folder in rooms.items():
        counts: Counter[str] = Counter()
        for path in sorted(folder.rglob("*.py")):
            counts += counted(path.read_text(encoding="utf-8"))
        row = (counts["checks"], counts["offers"], counts["reasons"], counts.total())
        print(f"{name:22}{row[0]:8}{row[1]:8}{row[2]:9}{row[3]:6}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
