"""server: tables on the network. Every game is served by the same code; only what a seat may know leaves."""
