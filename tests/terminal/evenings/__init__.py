"""Long games of people at several terminals."""
