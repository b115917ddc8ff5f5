"""What hints say, against the truth."""
