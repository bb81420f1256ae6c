"""bank: the electronic unit of Electronic, and a money book for people with any of the five games on their table."""
