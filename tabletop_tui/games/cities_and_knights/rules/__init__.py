"""The rules of Cities & Knights: its vocabulary, and one file a chapter."""
