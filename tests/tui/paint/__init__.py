"""Canvas, painter and palette: from shapes and colours to cells."""
