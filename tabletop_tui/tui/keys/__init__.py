"""Keys: what each does, how it is written and changed, and the command palette."""
