"""Several sessions at one save: who is there, who follows, who thinks."""
