"""The boards as terminals show them, stored as text."""
