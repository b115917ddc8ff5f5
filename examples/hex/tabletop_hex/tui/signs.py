"""The signs of Hex."""

SIGNS = {"cell.empty": "∙."}
"""The sign and its ASCII character, by name."""
