"""Adapters of Deal for higher layers, loaded by name and never imported directly."""
