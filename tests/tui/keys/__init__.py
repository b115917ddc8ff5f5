"""Keys and clicks: the hint line, letters, changed keys, the palette of commands."""
