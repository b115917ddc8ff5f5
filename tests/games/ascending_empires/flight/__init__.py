"""The flick: physics, hands and forecast."""
