"""The phases after the turns: battle, trade, food, income, order, end of an era."""
