"""Walks over a table: many keys, and what each of them changes on the screen."""
