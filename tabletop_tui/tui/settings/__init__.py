"""What players like, and the form to change it."""
