"""The flick: its physics, its hands and its forecast."""
