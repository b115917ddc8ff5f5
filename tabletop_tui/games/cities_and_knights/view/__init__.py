"""What a seat may see of Cities & Knights, and how it is described in words."""
