"""Laws that every game must obey, and what tests need to check them."""
