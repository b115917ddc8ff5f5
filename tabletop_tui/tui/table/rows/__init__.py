"""The rows beside a board: each gives lines of text, and is no widget."""
