"""Phases around the actions: tiles, food, income, points, turn order, end of an era."""
