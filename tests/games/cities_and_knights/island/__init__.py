"""The island, its networks of roads, and set-up."""
