"""What is in the boxes: files of printed values, sheets of components, and kinds in saves."""
