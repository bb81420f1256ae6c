"""What all hosts of tables share: settings, seats, catalogue, API types. No I/O."""
