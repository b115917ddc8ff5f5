"""The table: one game being played on the screen."""
