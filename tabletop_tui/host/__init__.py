"""A table for friends: an ssh server that gives every guest the game in a terminal, and nothing
else.
"""
