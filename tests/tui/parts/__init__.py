"""The parts of a table by themselves: what they count, cut, list and answer, without a screen."""
