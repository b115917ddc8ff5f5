"""The rows beside and below a board. Each module makes lines of text; only news.py has a widget."""
