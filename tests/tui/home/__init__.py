"""The home screen and what opens from it: new games, saves, practice, lessons, settings."""
