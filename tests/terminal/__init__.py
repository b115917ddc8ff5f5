"""The terminal: what is sent, how much of it, and what happens when it goes away."""
