"""Laws that every game must obey, and helpers to test them."""
