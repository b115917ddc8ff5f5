"""Settings: what the players like, and the form that changes it."""
