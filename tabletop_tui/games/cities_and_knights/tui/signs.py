"""The signs of Cities & Knights: pieces on the map, and letters of the lands."""

SIGNS = {
    "hex.settlement": "⌂^",
    "hex.city": "♜#",
    "hex.wall": "||",  # on both sides of a city: brackets are the cursor's
    "hex.metropolis": "♛M",
    "hex.knight.ready": "♞K",
    "hex.knight.resting": "♘k",
    "hex.robber": "♙R",
    "hex.merchant": "☿$",
    "hex.harbour": "⚐H",
    "hex.barbarians": "⚑V",
    "hex.sail": "◭A",
    "hex.forest": "LL",
    "hex.hills": "BB",
    "hex.pasture": "WW",
    "hex.fields": "GG",
    "hex.mountains": "OO",
    "hex.desert": "DD",
    "hex.gold": "YY",
    "hex.sea": "≋~",
}
"""Each sign with its ASCII character, by name."""
