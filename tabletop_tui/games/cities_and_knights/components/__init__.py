"""What is printed on the components of Cities & Knights, as data."""
