"""Mechanics: what two games or more share."""
