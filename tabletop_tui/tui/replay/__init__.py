"""The replay: a game that was played, walked through; and looking on."""
