"""The island, its networks of roads, and setting up."""
