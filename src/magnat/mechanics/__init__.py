"""Mechanics: rules shared by two or more games."""
