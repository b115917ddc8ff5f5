"""Tests of the screen of a sandbox."""
