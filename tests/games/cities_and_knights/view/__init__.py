"""Descriptions of a game, and what its events reveal."""
