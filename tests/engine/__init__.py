"""Tests of the rules engine, alone and with the skeleton game."""
