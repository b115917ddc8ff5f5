"""Rulings and refusals: what the numbered rules leave open, and why an action is closed."""
