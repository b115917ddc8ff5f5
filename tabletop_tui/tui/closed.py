"""Screens that are closed: Textual would keep the rows of their last 300 or so."""

from __future__ import annotations

from textual._styles_cache import StylesCache


def forget_closed() -> None:
    """Empty the cache that holds on to the widgets' rows; it remembers two colours of each, which are found again."""
    StylesCache.get_inner_outer.cache_clear()
