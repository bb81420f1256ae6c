"""The network server. All games use the same code, and each client receives only what its seat may know."""
