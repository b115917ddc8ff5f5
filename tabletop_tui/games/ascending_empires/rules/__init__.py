"""The rules of Ascending Empires: its vocabulary, and one file a chapter."""
