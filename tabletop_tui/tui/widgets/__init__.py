"""Widgets: rows of text, lists, boards and canvases."""
