"""server: settings from the command line, the environment and one file, in this order of precedence."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from magnat.kernel import MagnatError
from magnat.server.addresses import BadNetwork, Proxies
from magnat.server.settings import NOT_ASKED, Settings

PREFIX: Final = "MAGNAT_"
CONFIG: Final = f"{PREFIX}CONFIG"


class BadSetting(MagnatError):
    """A setting that cannot be used: its name, where it stands, and why."""

    def __init__(self, name: str, where: str, why: str) -> None:
        super().__init__(f"{name} ({where}): {why}")
        self.name = name
        self.where = where
        self.why = why


FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings) if field.name not in NOT_ASKED}


def is_list(name: str) -> bool:
    return FIELDS[name].default_factory is not msgspec.NODEFAULT


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """`given` is the command line: what was not said there is None."""
    file = given.get("config") or environment.get(CONFIG, "")
    found = from_file(Path(file)) if file else {}
    found |= from_environment(environment)
    for name in FIELDS:
        if given.get(name) not in (None, []):
            found[name] = checked(name, given[name], "--" + name.replace("_", "-"))
    return Settings(**found)


def from_file(path: Path) -> dict[str, Any]:
    """TOML, with the names of the flags; dashes and underscores are the same."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as why:
        raise BadSetting("config", str(path), why.strerror or str(why)) from why
    except (UnicodeError, tomllib.TOMLDecodeError) as why:
        raise BadSetting("config", str(path), str(why)) from why
    found = {}
    for key, value in content.items():
        name = key.replace("-", "_")
        if name not in FIELDS:
            raise BadSetting(key, str(path), ", ".join(FIELDS))
        found[name] = checked(name, value, str(path))
    return found


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """MAGNAT_PORT and so on; a list has commas."""
    found = {}
    for name in FIELDS:
        key = PREFIX + name.upper()
        if key in environment:
            text = environment[key]
            value = [part.strip() for part in text.split(",") if part.strip()] if is_list(name) else text
            found[name] = checked(name, value, key)
    return found


def checked(name: str, value: Any, where: str) -> Any:
    try:
        found = msgspec.convert(value, FIELDS[name].type, strict=False)
        if name == "proxies":
            Proxies(found)
    except (msgspec.ValidationError, BadNetwork) as why:
        raise BadSetting(name, where, str(why)) from why
    for url in found if name == "origins" else [found] if name == "public_url" and found else []:
        if not is_page(url):
            raise BadSetting(name, where, f"{url}: https://NAME or http://NAME:PORT")
    return found


def is_page(url: str) -> bool:
    """Whether a browser could be there."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
