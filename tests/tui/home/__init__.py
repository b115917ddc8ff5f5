"""The home screen and what opens from it: new games, doors of saves, practice, lessons, settings."""
