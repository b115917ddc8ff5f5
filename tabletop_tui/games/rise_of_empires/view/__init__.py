"""What a seat may see of Rise of Empires, and how it is described in words."""
