"""Tests of the story: narration, standings, recap, moments, transcripts."""
