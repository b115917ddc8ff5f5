"""What moves on the map: dice, harvests, ship, robber, pieces, cards and the landing."""
