"""Records of finished games."""
