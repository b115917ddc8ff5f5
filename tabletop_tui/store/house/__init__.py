"""The house around the tables: which of them a person may come to, and who is there."""
