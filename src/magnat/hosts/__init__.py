"""The hosts of a match: server, browser page and terminal. I/O only."""
