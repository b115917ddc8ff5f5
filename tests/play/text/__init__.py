"""Tests of the text files: how they are read, and what they say of one, two and five things."""
