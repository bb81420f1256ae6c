"""A game on the home network in one step: one process, opened to the others on demand."""

import io
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from magnat.hosts.server.network_api import find_home_address, is_local_only

HOME = find_home_address()
HANG_SECONDS = 120  # a process normally ends in less than one
needs_network = pytest.mark.skipif(not HOME, reason="this machine has no network")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def running(env: Any, folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "magnat", "--lang", "en", *words, "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=folder)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(HANG_SECONDS)


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def get(url: str) -> httpx.Response:
    return httpx.get(url, trust_env=False, timeout=HANG_SECONDS)


def listens(url: str) -> bool:
    try:
        return get(f"{url}/healthz").text == "ok\n"
    except httpx.TransportError:
        return False


@needs_network
def test_a_game_is_open_to_the_home_network_at_once(env: Any, tmp_path: Path) -> None:
    with running(env, tmp_path, "play", "--lan", "--port", "0") as process:
        own = re.search(r"(http://127\.0\.0\.1:\d+)/", line(process))
        others = re.search(r"home network: (http://[\d.]+:\d+)", line(process))
        assert own and others and HOME in others[1]
        assert listens(own[1]) and listens(others[1])
        assert get(f"{own[1]}/api/network").json() == {"address": others[1], "home": False}
        with httpx.Client(base_url=own[1], trust_env=False, headers={"Origin": own[1]}) as host:
            host.post("/api/players", json={"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = host.post("/api/tables", json={"game": "electronic", "seats": seats}).json()
            code = io.BytesIO()
            segno.make(f"{others[1]}/j/{table['code']}", error="m").save(code, kind="svg", scale=4, xmldecl=False)
            assert host.get(f"/api/tables/{table['id']}/qr.svg").content == code.getvalue()
        with httpx.Client(base_url=others[1], trust_env=False, headers={"Origin": others[1]}) as guest:
            assert guest.post("/api/players", json={"name": "Bob"}).status_code == 201
            assert guest.post(f"/api/tables/{table['id']}/seats", json={}).status_code == 200


@needs_network
def test_the_bank_lets_phones_in_beside_a_running_game(env: Any, tmp_path: Path) -> None:
    port = free_port()
    with running(env, tmp_path, "play", "--port", str(port)) as process:
        own = re.search(r"(http://127\.0\.0\.1:\d+)/", line(process))
        assert own
        assert get(f"{own[1]}/api/network").json() == {"address": "", "home": True}
        assert not listens(f"http://{HOME}:{port}"), "the network is closed until it is opened"
        with running(env, tmp_path, "bank", "--lan", "--port", str(port)) as bank:
            assert f"{own[1]}/bank" in line(bank)
            others = re.search(r"home network: (http://[\d.]+:\d+)", line(bank))
            assert others and bank.wait(HANG_SECONDS) == 0
        assert listens(others[1]) and process.poll() is None


@needs_network
def test_only_this_machine_may_open_the_server_to_the_network(env: Any, tmp_path: Path) -> None:
    """A page of another origin may not open the server to the network."""
    with running(env, tmp_path, "play", "--port", "0") as process:
        own = re.search(r"(http://127\.0\.0\.1:\d+)/", line(process))
        assert own
        response = httpx.post(f"{own[1]}/api/network", headers={"Origin": "http://elsewhere.example"}, trust_env=False)
        assert response.status_code == 403 and response.json()["error"]["reason"] == "not_here"
        assert get(f"{own[1]}/api/network").json()["address"] == ""


@needs_network
def test_a_server_that_was_set_up_for_others_is_never_opened(env: Any, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "magnat", "--lang", "en", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path) as process:
        own = re.search(r"(http://127\.0\.0\.1:\d+)/", line(process))
        assert own and httpx.post(f"{own[1]}/api/network", trust_env=False).status_code == 403
        process.send_signal(signal.SIGINT)


def test_local_names_are_not_shared_with_others() -> None:
    assert all(is_local_only(name) for name in ("localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "169.254.3.4"))
    assert not any(is_local_only(name) for name in ("0.0.0.0", "192.168.1.24", "10.0.0.1", "magnat.example", ""))


@pytest.mark.parametrize("command", ["play", "bank"])
def test_the_lan_option_is_in_the_help(magnat: Any, command: str) -> None:
    for lang, word in (("fr", "réseau de la maison"), ("en", "home network")):
        assert word in " ".join(magnat(command, "--help", "--lang", lang).stdout.split())
