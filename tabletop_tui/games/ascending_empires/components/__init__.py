"""What is printed on the components of Ascending Empires, as data."""
