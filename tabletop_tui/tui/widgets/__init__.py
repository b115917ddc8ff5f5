"""Widgets: rows of text, boards, canvases."""
