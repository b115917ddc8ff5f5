"""Plain mode: a game played by numbers and words on any line terminal. Prints text and newlines,
nothing else.
"""
