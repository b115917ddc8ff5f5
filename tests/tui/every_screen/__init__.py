"""What holds on every screen: sizes, languages, poor terminals, nothing cut, nothing leaked."""
