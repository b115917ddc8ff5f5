"""The rules kernel, on its own and with the skeleton game."""
