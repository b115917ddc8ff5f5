"""The contract between every game and the rest of the program."""
