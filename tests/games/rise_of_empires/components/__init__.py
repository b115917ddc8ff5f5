"""What is in the box, and what its owner may put in."""
