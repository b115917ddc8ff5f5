"""The parts that many screens are made of."""
