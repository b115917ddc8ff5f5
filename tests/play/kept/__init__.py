"""Snapshots of tables and texts."""
