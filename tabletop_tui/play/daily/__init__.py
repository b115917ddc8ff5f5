"""The game of the day and of the week: the same deal for everybody, from the date."""
