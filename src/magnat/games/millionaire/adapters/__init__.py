"""Adapters of Millionaire for higher layers, loaded by name and never imported directly."""
