"""Server settings from the command line, the environment and a file. Invalid ones are reported before start-up."""

from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server.app import open_listening_sockets
from magnat.hosts.server.configuration import SETTING_FIELDS, BadSetting, load_settings
from tests.server.harness import Serving, command
from tests.server.test_operator import run_magnat


@pytest.mark.parametrize(
    ("words", "environment", "file", "message"),
    [
        (["--port", "x"], {}, "", "port (--port)"),
        ([], {"MAGNAT_WORKERS": "0"}, "", "workers (MAGNAT_WORKERS)"),
        ([], {}, "watchers = 'many'", "watchers ("),
        ([], {}, "watcher = 1", "watcher ("),
        ([], {}, "= 1", "config ("),
    ],
)
def test_an_invalid_setting_is_reported_with_its_source(
    words: list[str], environment: dict[str, str], file: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "magnat.toml"
    path.write_text(file)
    code, output = command("serve", *words, *(["--config", str(path)] if file else []), **environment)
    assert code == 2 and message in output, output


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("proxies", ["10.0.0.0/33"]),
        ("public_url", "magnat.example.org"),
        ("public_url", "https://"),
        ("origins", ["https://a.example", "ftp://b.example"]),
        ("port", "65536"),
        ("log", "xml"),
    ],
)
def test_addresses_are_checked_before_start_up(name: str, value: Any) -> None:
    with pytest.raises(BadSetting) as why:
        load_settings({name: value}, {})
    assert why.value.name == name
    assert load_settings({"public_url": "https://a.example/magnat", "origins": ["http://[::1]:80"]}, {}).public_url


def test_a_port_in_use_is_an_invalid_setting(serving: Serving) -> None:
    with pytest.raises(BadSetting, match="in use"):
        open_listening_sockets("127.0.0.1", serving.port)
    with pytest.raises(BadSetting):
        open_listening_sockets("no-such-name.invalid", 0)
    for host in ("localhost", "::1"):
        sockets = open_listening_sockets(host, 0)
        assert len({socket_.getsockname()[1] for socket_ in sockets}) == 1, "one port for all addresses of a name"
        for socket_ in sockets:
            socket_.close()


def test_help_explains_every_setting_with_its_three_sources() -> None:
    output = run_magnat("serve", "--help")
    for name in SETTING_FIELDS:
        assert f"--{name.replace('_', '-')} " in output
    assert "MAGNAT_KEEP_CHAT" in output and "TOML" in output and "[8080]" in output and "[2500]" in output


def test_flags_override_the_environment_and_the_file(tmp_path: Path) -> None:
    path = tmp_path / "magnat.toml"
    path.write_text('port = 1\nsockets-per-address = 2\nwatchers = 3\norigins = ["https://a.example"]\n')
    environment = {"MAGNAT_CONFIG": str(path), "MAGNAT_SOCKETS_PER_ADDRESS": "20", "MAGNAT_WATCHERS": "30"}
    settings = load_settings({"watchers": "300", "origins": None}, environment)
    assert (settings.port, settings.sockets_per_address, settings.watchers) == (1, 20, 300)
    assert settings.origins == ["https://a.example"]
    several = load_settings({}, {"MAGNAT_PROXIES": "10.0.0.0/8, 127.0.0.1"})
    assert several.proxies == ["10.0.0.0/8", "127.0.0.1"]
