"""Readers of stories. Each knows the rules and the printed values of its game, and reconstructs the
table from the sentences of a transcript alone.
"""
