"""What hints say, checked against the rules."""
