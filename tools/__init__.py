"""Programs for developers: the stages of `make test` and the quick check. Not part of the package."""
