"""A and B turns, free actions, and progress tiles."""
