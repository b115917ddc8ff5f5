"""The parts of a table that is played at several terminals."""
