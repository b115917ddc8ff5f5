"""The printed values of the components of Rise of Empires, as data."""
