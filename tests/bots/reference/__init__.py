"""Fixed opponents, never changed, to measure against: the computer players as they were before their
search looked past the own turn, and one that goes by rules of thumb (``scripted``).
"""
