"""Tables and texts of a sitting that are kept in files."""
