"""Rules of Ascending Empires: shared vocabulary, and one file per chapter."""
