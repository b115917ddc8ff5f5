"""Hints: when they come, what keys do meanwhile, and where they lead."""
