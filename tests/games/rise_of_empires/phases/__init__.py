"""The phases after the turns: battle, trade, food, income, order, the end of an era."""
