"""The printed values of the components of Ascending Empires, as data."""
