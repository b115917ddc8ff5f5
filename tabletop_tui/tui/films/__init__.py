"""Films of actions on the screens that show a game."""
