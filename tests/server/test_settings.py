"""server: its settings, from the command line, the environment and one file; what cannot be is refused at once."""

from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server.app import open_listening_sockets
from magnat.hosts.server.configuration import SETTING_FIELDS, BadSetting, load_settings
from tests.server.harness import Serving, command
from tests.server.test_operator import magnat_does


@pytest.mark.parametrize(
    ("words", "environment", "file", "said"),
    [
        (["--port", "x"], {}, "", "port (--port)"),
        ([], {"MAGNAT_WORKERS": "0"}, "", "workers (MAGNAT_WORKERS)"),
        ([], {}, "watchers = 'many'", "watchers ("),
        ([], {}, "watcher = 1", "watcher ("),
        ([], {}, "= 1", "config ("),
    ],
)
def test_a_setting_that_cannot_be_is_refused_where_it_stands(
    words: list[str], environment: dict[str, str], file: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "magnat.toml"
    path.write_text(file)
    code, told = command("serve", *words, *(["--config", str(path)] if file else []), **environment)
    assert code == 2 and said in told, told


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
def test_addresses_are_looked_at_before_anything_begins(name: str, value: Any) -> None:
    with pytest.raises(BadSetting) as why:
        load_settings({name: value}, {})
    assert why.value.name == name
    assert load_settings({"public_url": "https://a.example/magnat", "origins": ["http://[::1]:80"]}, {}).public_url


def test_a_port_that_is_taken_is_a_setting_that_cannot_be(serving: Serving) -> None:
    with pytest.raises(BadSetting, match="in use"):
        open_listening_sockets("127.0.0.1", serving.port)
    with pytest.raises(BadSetting):
        open_listening_sockets("no-such-name.invalid", 0)
    for host in ("localhost", "::1"):
        found = open_listening_sockets(host, 0)
        assert len({each.getsockname()[1] for each in found}) == 1, "one port for all addresses of a name"
        for each in found:
            each.close()


def test_every_setting_is_explained_with_all_three_ways_to_give_it() -> None:
    told = magnat_does("serve", "--help")
    for name in SETTING_FIELDS:
        assert f"--{name.replace('_', '-')} " in told
    assert "MAGNAT_KEEP_CHAT" in told and "TOML" in told and "[8080]" in told and "[2500]" in told


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "magnat.toml"
    path.write_text('port = 1\nsockets-per-address = 2\nwatchers = 3\norigins = ["https://a.example"]\n')
    environment = {"MAGNAT_CONFIG": str(path), "MAGNAT_SOCKETS_PER_ADDRESS": "20", "MAGNAT_WATCHERS": "30"}
    found = load_settings({"watchers": "300", "origins": None}, environment)
    assert (found.port, found.sockets_per_address, found.watchers) == (1, 20, 300)
    assert found.origins == ["https://a.example"]
    several = load_settings({}, {"MAGNAT_PROXIES": "10.0.0.0/8, 127.0.0.1"})
    assert several.proxies == ["10.0.0.0/8", "127.0.0.1"]
