"""texts: which language to speak."""

import os
from typing import Final

from magnat.kernel import BadOption

LANGUAGES: Final = ("fr", "en")


def pick_language(explicit: str | None) -> str:
    """What was asked for; else what the environment says, as the C library reads it: French, or else English."""
    if explicit:
        if explicit not in LANGUAGES:
            raise BadOption("language", explicit, ", ".join(LANGUAGES))
        return explicit
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((value for value in named if value), "")
    return "fr" if first.lower().startswith("fr") else "en"
