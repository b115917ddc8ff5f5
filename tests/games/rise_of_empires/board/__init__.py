"""The boards: setting up, tiles, territories, cities, cubes and control."""
