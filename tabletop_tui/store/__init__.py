"""Saves: written after every action, read with care, kept where players find them."""
