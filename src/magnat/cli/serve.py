"""`magnat serve`: a server for the network."""

import argparse
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from magnat.cli.app import CommandParser
from magnat.hosts.server.app import serve
from magnat.hosts.server.configuration import SETTING_FIELDS, BadSetting, is_list_setting, load_settings
from magnat.hosts.server.logs import log_to_stderr
from magnat.hosts.server.settings import Settings
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import games_folder
from magnat.hosts.terminal.terminal import Terminal, one_line

METAVARS = {
    **{"host": "ADDRESS", "store": "URL", "public_url": "URL", "origins": "URL", "proxies": "NETWORK"},
    **{"operator_key": "KEY", "log": "json|lines"},
}


def declare(parser: CommandParser) -> None:
    """Declare one flag per setting, with its default; see `Settings`."""
    parser.add_flag("config", metavar="FILE", default=None)
    for name, field in SETTING_FIELDS.items():
        more = {"action": "append"} if is_list_setting(name) else {"shown_default": field.default}
        parser.add_flag(name.replace("_", "-"), metavar=METAVARS.get(name, "N"), default=None, **more)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    with refusing_bad_settings():
        settings = find_settings(vars(args))
        log_to_stderr(form=settings.log)
        serve(settings, lambda port: terminal.write_text("serve-ready", url=listening_address(settings, port)))
    return 0


def find_settings(options: Mapping[str, Any]) -> Settings:
    """Return the settings from the flags in `options`, the environment and the file; see `load_settings`."""
    settings = load_settings(options, os.environ)
    settings.store = settings.store or default_store_url()
    return settings


def declare_store_flags(parser: CommandParser) -> None:
    """Declare the flags with which a command finds the store as `serve` does."""
    parser.add_flag("store", metavar="URL", default="")
    parser.add_flag("config", metavar="FILE", default=None)


def find_store(args: argparse.Namespace) -> str:
    """Return the URL of the store that `serve` would use with the same flags, environment and file."""
    with refusing_bad_settings():
        return find_settings({"config": args.config, "store": args.store or None}).store


@contextmanager
def refusing_bad_settings() -> Iterator[None]:
    try:
        yield
    except BadSetting as error:
        values = {"name": error.name, "where": one_line(error.where, 200), "why": one_line(error.why, 300)}
        raise UsageError("bad-setting", **values) from error


def default_store_url() -> str:
    return f"sqlite:///{games_folder().parent / 'magnat.db'}"


def listening_address(settings: Settings, port: int) -> str:
    return settings.public_url or f"{address_url(settings.host, port)}/"


def local_url(settings: Settings) -> str:
    """Return the URL at which this machine reaches the server with these settings."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(settings.host, settings.host)
    return address_url(host, settings.port)


def address_url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
