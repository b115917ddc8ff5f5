"""Tests of the games of the day and of the week."""
