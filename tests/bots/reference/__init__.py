"""The computer players as they were before their search looked past the own turn: fixed opponents, never
changed, to measure against.
"""
