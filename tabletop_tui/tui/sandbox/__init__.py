"""The screen of a sandbox, in which things are tried out that are not real."""
