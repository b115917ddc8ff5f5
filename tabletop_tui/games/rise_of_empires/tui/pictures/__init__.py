"""What the map and the emblems of Rise of Empires show."""
