"""Programs that end badly: terminals that go away, crashes, kills."""
