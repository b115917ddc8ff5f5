"""Dialogs: questions over whatever is on the screen."""
