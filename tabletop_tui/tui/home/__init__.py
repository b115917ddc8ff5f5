"""The home screen and the new-game form."""
