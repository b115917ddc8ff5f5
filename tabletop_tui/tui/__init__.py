"""The screens: Textual lives here, and in the games' own rooms for it."""
