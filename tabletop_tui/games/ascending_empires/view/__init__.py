"""What a seat may see of Ascending Empires, and how it is described in words."""
