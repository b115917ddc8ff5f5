"""Tests of trying things out."""
