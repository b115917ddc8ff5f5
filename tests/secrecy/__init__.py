"""Secrets: every way into the program is tried, and none shows what a seat may not know."""
