"""A table with several terminals: who is there, what people say, what they agree on."""
