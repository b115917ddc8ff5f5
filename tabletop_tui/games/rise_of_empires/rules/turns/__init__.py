"""The action phase: A and B turns, their actions, the free actions around them, and battles."""
