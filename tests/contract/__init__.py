"""What every game promises to the rest of the program."""
