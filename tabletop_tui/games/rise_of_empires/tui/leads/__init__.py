"""Who leads the regions of the map: how the land shows it, and where the lead has changed."""
