"""The command line, as players type it."""
