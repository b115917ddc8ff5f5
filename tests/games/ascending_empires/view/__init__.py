"""Descriptions of a position: words, costs, forecasts."""
