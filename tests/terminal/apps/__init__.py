"""The programs that are started in a pseudo-terminal."""
