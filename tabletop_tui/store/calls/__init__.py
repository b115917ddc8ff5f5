"""Calling people who are away to their turn: where to, what is said, how often, and the sending."""
