"""magnat: `python -m magnat`."""

from magnat.cli import main

if __name__ == "__main__":
    main()
