"""What is printed on the components of Rise of Empires, as data."""
