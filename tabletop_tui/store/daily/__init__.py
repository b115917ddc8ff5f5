"""Games of the day in the folder of saves."""
