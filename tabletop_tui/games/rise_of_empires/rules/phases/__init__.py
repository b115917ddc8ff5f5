"""Before and after the actions: tiles, food, income, points, turn order, the end of an era."""
