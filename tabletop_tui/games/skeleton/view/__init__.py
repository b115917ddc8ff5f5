"""What a seat may see of the sample game, and how it is described in words."""
