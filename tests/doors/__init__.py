"""Every way into the program is walked, and nobody's secret is found behind it."""
