"""Between the screens and the terminal: the driver, input one by one, and the hang-up guard."""
