"""The replay of a game, and looking on at one that is played."""
