"""Tests of saves: round trips, and one sentence for each broken file."""
