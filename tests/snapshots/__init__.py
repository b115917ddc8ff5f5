"""The boards as terminals show them, kept as text."""
