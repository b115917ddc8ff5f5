"""What stands between the screens and the terminal: the driver, the hang-up guard and the probe."""
