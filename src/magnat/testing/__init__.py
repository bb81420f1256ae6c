"""testing: what people need to test an edition."""
