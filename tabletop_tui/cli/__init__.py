"""The commands of the command line; each module is loaded when one of its commands is called."""
