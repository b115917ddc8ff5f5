"""The course of a turn: production, robber, trade, building, victory."""
