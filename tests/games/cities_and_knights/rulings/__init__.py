"""Rulings and refusals: what the numbered rules leave open, and why something is shut."""
