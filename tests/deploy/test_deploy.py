"""Deployment without a container engine: the unit is verified, the configuration read, and the image's steps run."""

import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from magnat.hosts.server.configuration import ENV_PREFIX, SETTING_FIELDS, load_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
@pytest.mark.parametrize("name", ["magnat.service", "magnat-backup.service"])
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text()
    program = next(line.partition("=")[2].split()[0] for line in text.splitlines() if line.startswith("ExecStart="))
    unit = tmp_path / name
    unit.write_text(text.replace(program, sys.executable))  # magnat is not installed here
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    ours = [line for line in (done.stdout + done.stderr).splitlines() if name in line]
    assert not ours, ours


def test_the_configuration_file_has_only_known_settings() -> None:
    settings = load_settings({"config": str(DEPLOY / "magnat.toml")}, {})
    values = tomllib.loads((DEPLOY / "magnat.toml").read_text())
    assert settings.public_url == values["public-url"] and settings.proxies == values["proxies"]


def test_the_environment_has_only_known_settings() -> None:
    text = "".join((DEPLOY / name).read_text() for name in ("Dockerfile", "compose.yaml"))
    named = set(re.findall(rf"\b{ENV_PREFIX}([A-Z_]+)\b", text)) - {"DOMAIN", "NODES", "COMPILE", "WEB"}
    assert named and {name.lower() for name in named} <= set(SETTING_FIELDS)


def test_untried_files_say_so_first() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        assert (DEPLOY / name).read_text().startswith("# Not tested"), name


@pytest.mark.slow
def test_the_steps_of_the_image_give_a_healthy_server(tmp_path: Path) -> None:
    """Install the wheel into its own folder, without this checkout on its path, and run `magnat serve`."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    environment = {"MAGNAT_PURE": "1", "MAGNAT_WEB": "0", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path / "wheels"), str(ROOT)]
    subprocess.run(wheel, check=True, env=environment, timeout=300)
    (built,) = (tmp_path / "wheels").glob("*.whl")
    clean = tmp_path / "clean"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(clean), str(built)], check=True, timeout=300)
    store = f"sqlite:///{tmp_path}/magnat.db"
    environment = {"PYTHONPATH": str(clean), "MAGNAT_STORE": store, "MAGNAT_PORT": "0", "HOME": str(tmp_path)}
    command = [sys.executable, "-P", "-m", "magnat", "--lang", "en", "serve"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=tmp_path
    ) as server:
        assert server.stdout is not None
        try:
            url = server.stdout.readline().split()[-1].rstrip("/")
            with urllib.request.urlopen(f"{url}/healthz", timeout=120) as answer:
                assert answer.read() == b"ok\n"
        finally:
            server.terminate()
            assert server.wait(120) == 0
