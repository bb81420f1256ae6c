"""What Empire brings for higher layers; loaded by name, imported by nothing."""
