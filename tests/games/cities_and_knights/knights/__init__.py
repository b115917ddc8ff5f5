"""Knights, barbarians and tipped cities."""
