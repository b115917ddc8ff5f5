"""The table: what is asked, announced, told, hinted and hidden while a game is played."""
