"""The printed values of the components of Cities & Knights, as data."""
