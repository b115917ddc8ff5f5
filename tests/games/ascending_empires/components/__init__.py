"""The components of the box, and the files that players may supply."""
