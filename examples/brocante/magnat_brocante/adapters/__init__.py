"""Brocante's plug-ins for higher layers; loaded by name, imported by nothing."""
