"""Patterns for texts that people send, without characters that hide or reorder the text around them."""

import re
from collections.abc import Iterable
from typing import Final

# Control characters, line and paragraph separators, and controls of the direction of writing.
UNSAFE_CHARACTERS: Final = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
PLAIN_TEXT: Final = rf"^[^{UNSAFE_CHARACTERS}]*$(?!\n)"  # `$` alone also matches before a final line break


def pattern_of(words: Iterable[str]) -> str:
    """Return the pattern of texts that are one of these words."""
    return f"^({'|'.join(words)})$(?!\\n)"


def remove_unsafe(text: str) -> str:
    return re.sub(f"[{UNSAFE_CHARACTERS}]", "", text)
