"""Writes the lessons of the games: ``python -m tools.lessons``.

A lesson is a made position, and a script of what is done in it, step by step. The luck that a step
needs is found by trying one number after the other until what the lesson says does happen.
"""
