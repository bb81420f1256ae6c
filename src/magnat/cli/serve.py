"""`magnat serve`: a server for the network."""

import argparse
import os

from magnat.cli.app import CommandParser
from magnat.hosts.server.app import serve
from magnat.hosts.server.configuration import SETTING_FIELDS, is_list_setting, load_settings
from magnat.hosts.server.logs import log_to_stderr
from magnat.hosts.server.settings import Settings
from magnat.hosts.terminal.saved_games import games_folder
from magnat.hosts.terminal.terminal import Terminal

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
    settings = load_settings(vars(args), os.environ)
    settings.store = settings.store or default_store_url()
    log_to_stderr(form=settings.log)
    serve(settings, lambda port: terminal.write_text("serve-ready", url=listening_address(settings, port)))
    return 0


def default_store_url() -> str:
    """Return the URL of the user's own database."""
    return f"sqlite:///{games_folder().parent / 'magnat.db'}"


def listening_address(settings: Settings, port: int) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{host}:{port}/"
