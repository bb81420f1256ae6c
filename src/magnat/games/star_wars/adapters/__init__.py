"""Adapters of Star Wars for higher layers, loaded by name and never imported directly."""
