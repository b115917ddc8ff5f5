"""Benchmarks, printed by make bench; they never fail."""
