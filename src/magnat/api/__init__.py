"""The Python API behind `import magnat`: games, questions, bots, tournaments and readable errors.

Bots, texts and tournaments are imported on first use, so that a game starts quickly.
"""
