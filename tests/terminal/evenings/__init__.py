"""People at terminals of their own, who play for long."""
