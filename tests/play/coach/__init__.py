"""Tests of the coach of a person."""
