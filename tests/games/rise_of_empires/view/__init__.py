"""Descriptions of a position: forecasts, plans, the story."""
