"""Programs that end badly: lost terminals, crashes, kills."""
