"""Settings from the command line, the environment and a file, in this order of precedence."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from magnat.hosts.server.client_addresses import BadNetwork, TrustedProxies
from magnat.hosts.server.settings import INTERNAL_SETTINGS, Settings
from magnat.kernel import MagnatError

ENV_PREFIX: Final = "MAGNAT_"
CONFIG_ENV_VAR: Final = f"{ENV_PREFIX}CONFIG"


class BadSetting(MagnatError):
    """An invalid setting, with its name, its origin and the reason."""

    def __init__(self, name: str, where: str, why: str) -> None:
        super().__init__(f"{name} ({where}): {why}")
        self.name = name
        self.where = where
        self.why = why


SETTING_FIELDS: Final = {
    field.name: field for field in msgspec.structs.fields(Settings) if field.name not in INTERNAL_SETTINGS
}


def is_list_setting(name: str) -> bool:
    return SETTING_FIELDS[name].default_factory is not msgspec.NODEFAULT


def load_settings(options: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Return the settings. `options` are those of the command line, None if absent.

    Raise `BadSetting` if a value is invalid.
    """
    file = options.get("config") or environment.get(CONFIG_ENV_VAR, "")
    values = read_settings_file(Path(file)) if file else {}
    values |= read_environment(environment)
    for name in SETTING_FIELDS:
        if options.get(name) not in (None, []):
            values[name] = check_setting(name, options[name], "--" + name.replace("_", "-"))
    return Settings(**values)


def read_settings_file(path: Path) -> dict[str, Any]:
    """Read a TOML file whose keys are the names of the flags, with dashes or underscores."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("config", str(path), error.strerror or str(error)) from error
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting("config", str(path), str(error)) from error
    values = {}
    for key, value in content.items():
        name = key.replace("-", "_")
        if name not in SETTING_FIELDS:
            raise BadSetting(key, str(path), ", ".join(SETTING_FIELDS))
        values[name] = check_setting(name, value, str(path))
    return values


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Read variables such as MAGNAT_PORT. Lists are separated by commas."""
    values = {}
    for name in SETTING_FIELDS:
        key = ENV_PREFIX + name.upper()
        if key in environment:
            text = environment[key]
            value = [part.strip() for part in text.split(",") if part.strip()] if is_list_setting(name) else text
            values[name] = check_setting(name, value, key)
    return values


def check_setting(name: str, value: Any, where: str) -> Any:
    try:
        converted = msgspec.convert(value, SETTING_FIELDS[name].type, strict=False)
        if name == "proxies":
            TrustedProxies(converted)
    except (msgspec.ValidationError, BadNetwork) as error:
        raise BadSetting(name, where, str(error)) from error
    for url in converted if name == "origins" else [converted] if name == "public_url" and converted else []:
        if not is_http_url(url):
            raise BadSetting(name, where, f"{url}: https://NAME or http://NAME:PORT")
    return converted


def is_http_url(url: str) -> bool:
    """True if `url` is an http or https URL with a host name."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
