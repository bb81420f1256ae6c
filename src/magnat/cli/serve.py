"""cli: `magnat serve`, tables for others on the network."""

import argparse
import os

from magnat.cli.app import Parser
from magnat.cli.saves import folder
from magnat.cli.terminal import Terminal
from magnat.server.app import serve
from magnat.server.configuration import FIELDS, is_list, settings_from
from magnat.server.logs import log_to_stderr
from magnat.server.settings import Settings

METAVARS = {
    **{"host": "ADDRESS", "store": "URL", "public_url": "URL", "origins": "URL", "proxies": "NETWORK"},
    **{"operator_key": "KEY", "log": "json|lines"},
}


def declare(parser: Parser) -> None:
    """One flag for each setting, with what it is unless somebody says otherwise; see `Settings`."""
    parser.flag("config", metavar="FILE", default=None)
    for name, field in FIELDS.items():
        more = {"action": "append"} if is_list(name) else {"usually": field.default}
        parser.flag(name.replace("_", "-"), metavar=METAVARS.get(name, "N"), default=None, **more)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    settings = settings_from(vars(args), os.environ)
    settings.store = settings.store or own_store()
    log_to_stderr(form=settings.log)
    serve(settings, lambda port: terminal.say("serve-ready", url=address(settings, port)))
    return 0


def own_store() -> str:
    """The user's own database."""
    return f"sqlite:///{folder().parent / 'magnat.db'}"


def address(settings: Settings, port: int) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{host}:{port}/"
