"""The rules of Rise of Empires: its vocabulary, and one file a chapter in `turns` and `phases`."""
