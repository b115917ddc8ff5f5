"""Progress cards."""
