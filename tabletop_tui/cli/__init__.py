"""The commands of the command line. A module is imported when one of its commands runs."""
