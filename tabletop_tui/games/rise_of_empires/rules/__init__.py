"""Rules of Rise of Empires: shared vocabulary, and one file per chapter in `turns` and `phases`."""
