"""Game components: files of printed values, component sheets, and the kinds in saves."""
