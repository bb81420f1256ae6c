"""What Millionaire brings for higher layers; loaded by name, imported by nothing."""
