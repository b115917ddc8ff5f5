"""Trying things out: a table that is not real, made from the position of a real one."""
