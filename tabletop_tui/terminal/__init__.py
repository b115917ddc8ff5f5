"""What the terminal is and can, known without any screen."""
