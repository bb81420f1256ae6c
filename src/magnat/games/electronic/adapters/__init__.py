"""Adapters of Electronic for higher layers, loaded by name and never imported directly."""
