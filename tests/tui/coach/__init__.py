"""Tests of the coach on the screen."""
