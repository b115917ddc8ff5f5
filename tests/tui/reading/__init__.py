"""What is read: rulebook, story, charts, component sheets, replay and review."""
