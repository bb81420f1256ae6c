"""The terminal as a host: prompt, drawings, saved games."""
