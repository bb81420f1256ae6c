"""Adapters of Empire for higher layers, loaded by name and never imported directly."""
