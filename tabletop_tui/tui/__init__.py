"""The screens of the program. Textual is used here, and in the ``tui`` package of each game."""
