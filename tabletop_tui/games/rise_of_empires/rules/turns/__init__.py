"""The action phase: A and B turns, their actions, free actions around them, and battles."""
