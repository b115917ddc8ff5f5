"""Pages to read: rulebook, story, scores, charts, components, lessons."""
