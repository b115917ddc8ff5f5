"""One sitting: tables, replays, transcripts, random play."""
