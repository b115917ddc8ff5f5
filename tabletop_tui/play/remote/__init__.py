"""Tables with several terminals: presence, chat and votes."""
