"""Magnat with the next version number and the next protocol version.

Run as `python -m tests.server.newer serve ...`.
"""

import sys

from magnat import version

ENGINE = "99.0.0"

if __name__ == "__main__":
    version.__version__ = ENGINE
    import magnat.match.messages as messages

    setattr(messages, "PROTOCOL", messages.PROTOCOL + 1)  # noqa: B010
    from magnat.cli import main

    main(sys.argv[1:])
