"""Saves: what is written is read again, and what is broken is told in a sentence."""
