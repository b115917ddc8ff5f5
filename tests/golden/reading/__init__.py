"""Readers of the story: each knows the rules and the printed values of its game, and keeps the
books of a table from the sentences of a transcript alone.
"""
