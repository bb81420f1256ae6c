"""front: what `import magnat` offers, in the players' words.

Each part is loaded when it is first used: a game is there at once, bots, texts and tournaments when they are wanted.
"""
