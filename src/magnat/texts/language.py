"""The supported languages, and the choice of one."""

import os
from typing import Final

from magnat.kernel import BadOption

LANGUAGES: Final = ("fr", "en")


def pick_language(explicit: str | None) -> str:
    """Return the explicit language, or else French or English according to the locale variables of the environment.

    Raise `BadOption` if the explicit language is not supported.
    """
    if explicit:
        if explicit not in LANGUAGES:
            raise BadOption("language", explicit, ", ".join(LANGUAGES))
        return explicit
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((value for value in named if value), "")
    return "fr" if first.lower().startswith("fr") else "en"
