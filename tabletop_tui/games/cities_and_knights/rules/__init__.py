"""Rules of Cities & Knights: shared vocabulary, and one file per chapter."""
