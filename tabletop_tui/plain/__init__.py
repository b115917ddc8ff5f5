"""Plain mode: a game played by numbers and words on any line terminal; it prints text and newlines,
nothing else.
"""
