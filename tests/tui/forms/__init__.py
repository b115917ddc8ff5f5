"""The forms in which a choice is filled in."""
