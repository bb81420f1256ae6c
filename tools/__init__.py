"""Tools for working on Magnat itself. They are not part of the package that is installed."""
