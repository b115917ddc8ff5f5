"""What moves on the boards of Rise of Empires before the eyes of the players."""
