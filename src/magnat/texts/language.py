"""The choice of a language."""

import os

from magnat.kernel import BadOption
from magnat.languages import DEFAULT_LANGUAGE, LANGUAGES


def pick_language(explicit: str | None) -> str:
    """Return the explicit language, or else that of the locale. Raise `BadOption` if it is not supported."""
    if explicit:
        if explicit not in LANGUAGES:
            raise BadOption("language", explicit, ", ".join(LANGUAGES))
        return explicit
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((value for value in named if value), "").lower()
    return next((lang for lang in LANGUAGES if first.startswith(lang)), DEFAULT_LANGUAGE)
