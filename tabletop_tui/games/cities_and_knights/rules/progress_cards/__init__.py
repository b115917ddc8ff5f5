"""The progress cards: the cards of each colour, and what they do."""
