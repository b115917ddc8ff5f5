"""What is read of a save before its positions: its text, and its head; and the files of lessons."""
