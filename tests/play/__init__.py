"""Tests of tables, replays, transcripts and random play."""
