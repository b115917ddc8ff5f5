"""The terminal: what is sent, how many bytes, and what happens when it goes away."""
