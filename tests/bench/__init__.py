"""Measurements, printed by make bench; they never fail."""
