"""Operations: alert rules, dashboard, proxy configurations, units, scheduled backups, restore and rollback."""

import asyncio
import json
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from magnat.hosts.server.metrics import list_metrics, render_prometheus
from magnat.hosts.server.process import Process
from magnat.hosts.server.settings import Settings
from magnat.store import BadStore, postgresql_backup
from magnat.store import queries as q
from magnat.store.backup import back_up, back_up_into, restore
from magnat.store.notifications import listen_for_notifications
from magnat.store.store import Store, migration_versions
from tests.postgresql import Postgresql
from tests.server.harness import PATIENCE, command

DEPLOY = Path(__file__).parents[2] / "deploy"
PASSWORD = "p@ss:w/rd %41+'q\"$#é?&\\ "
NOW = datetime(2026, 1, 31, 4, 15, tzinfo=UTC)


@pytest.fixture(scope="module")
def postgresql() -> Any:
    server = Postgresql().start()
    yield server
    server.stop()


@pytest.fixture
def tools(postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tools of the running PostgreSQL first: an older `pg_dump` refuses a newer server."""
    if not (postgresql.binaries / "pg_dump").exists():
        pytest.skip("the client tools of this PostgreSQL are not here")
    monkeypatch.setenv("PATH", f"{postgresql.binaries}{os.pathsep}{os.environ['PATH']}")


# monitoring and proxy


def exported_names(tmp_path: Path) -> set[str]:
    process = Process(Settings(store=f"sqlite:///{tmp_path}/magnat.db"))
    return set(re.findall(r"^(magnat_\w+)", render_prometheus(process)[0].decode(), re.MULTILINE))


def test_rules_and_dashboard_use_only_metrics_that_the_server_exports(tmp_path: Path) -> None:
    names = exported_names(tmp_path)
    rules = (DEPLOY / "prometheus/alerts.yml").read_text()
    expressions = [line.partition("expr:")[2] for line in rules.splitlines() if "expr:" in line]
    board = json.loads((DEPLOY / "grafana.json").read_text())
    panels = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    for text in (*expressions, *panels):
        used = set(re.findall(r"magnat_\w+", text.replace("magnat-backup", "")))
        assert used <= names, (text, used - names)
    assert all(panel["description"].startswith("Normal: ") for panel in board["panels"])
    assert rules.count("normal:") == rules.count("- alert:") == len(expressions)


def test_every_alert_is_triggered_by_a_test() -> None:
    alerts = re.findall(r"- alert: (\w+)", (DEPLOY / "prometheus/alerts.yml").read_text())
    tests = (DEPLOY / "prometheus/alerts_test.yml").read_text()
    for alert in alerts:
        assert f'alertname="{alert}", alertstate="firing"' in tests and f"alertname: {alert}, exp_alerts: []" in tests


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not here (Debian: prometheus)")
def test_promtool_triggers_every_alert_and_none_by_normal_values() -> None:
    done = subprocess.run(
        ["promtool", "test", "rules", "alerts_test.yml"],
        cwd=DEPLOY / "prometheus",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="caddy is not here")
@pytest.mark.parametrize("name", ["Caddyfile.one", "Caddyfile.two"])
def test_caddy_accepts_its_configuration(name: str, tmp_path: Path) -> None:
    environment = {
        **{"MAGNAT_DOMAIN": "magnat.example.org", "MAGNAT_NODES": "one:8080 two:8080"},
        **{"HOME": str(tmp_path), "PATH": os.environ["PATH"]},
    }
    words = ["caddy", "adapt", "--adapter", "caddyfile", "--validate", "--config", str(DEPLOY / name)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, env=environment)
    assert done.returncode == 0, done.stderr
    proxy = done.stdout
    assert '"/metrics"' in proxy and '"/operator/*"' in proxy and '"flush_interval":-1' in proxy
    assert ("/readyz" in proxy) == name.endswith("two")


def test_the_image_is_built_with_client_and_compiler_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the variables of the Dockerfile, the build hook fails without npm, and without a compiler."""
    pytest.importorskip("hatchling")
    hatch_build = import_module("hatch_build")
    settings = re.findall(r"(MAGNAT_COMPILE|MAGNAT_WEB)=(\d)", (DEPLOY / "Dockerfile").read_text())
    assert dict(settings) == {"MAGNAT_COMPILE": "1", "MAGNAT_WEB": "1"}
    for name, value in settings:
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("MAGNAT_PURE", raising=False)
    hook = hatch_build.CompiledEngine(str(DEPLOY.parent), {}, None, None, str(tmp_path), "wheel")
    wheel: dict[str, Any] = {"force_include": {}, "artifacts": []}
    monkeypatch.setattr(hatch_build, "npm", lambda *args: no_client(hatch_build))
    with pytest.raises(hatch_build.CannotBuildClient):
        hook.initialize("standard", wheel)
    monkeypatch.setattr(hatch_build, "build_client", lambda home: None)
    monkeypatch.setattr(hatch_build, "what_is_missing", lambda: "there is no C compiler")
    with pytest.raises(hatch_build.CannotCompile, match="compiler"):
        hook.initialize("standard", wheel)
    hook.finalize("standard", wheel, "")
    ignored = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv*", "**/*.key", "**/.env", "src/magnat/web"} <= set(ignored)


def no_client(hatch_build: Any) -> None:
    raise hatch_build.CannotBuildClient("npm could not be run")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_the_schedule_of_backups() -> None:
    text = (DEPLOY / "magnat-backup.timer").read_text()
    calendar = next(line.partition("=")[2] for line in text.splitlines() if line.startswith("OnCalendar="))
    done = subprocess.run(["systemd-analyze", "calendar", calendar], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "04:15:00" in done.stdout


# backups


async def fill(url: str, player: str) -> None:
    store = Store(url)
    store.open()
    store.start()
    await store.write(q.add_player, player, "Camille", player, 1)
    await store.close()


def players_in(url: str) -> list[str]:
    engine = Store(url).engine
    with engine.connect() as connection:
        found = [str(id) for id in connection.execute(sa.text("select id from players order by id")).scalars()]
    engine.dispose()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.usefixtures("tools")
async def test_backups_are_kept_by_number_and_restore_exactly(
    kind: str, tmp_path: Path, postgresql: Postgresql
) -> None:
    url = f"sqlite:///{tmp_path}/magnat.db" if kind == "sqlite" else postgresql.database("kept")
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "magnat-notes.txt").write_text("not a backup")
    for number in range(4):
        await fill(url, f"p{number}")
        made, _ = back_up_into(url, folder, 2, NOW + timedelta(days=number))
    names = sorted(path.name for path in folder.iterdir())
    end = "db" if kind == "sqlite" else "dump"
    assert names == [f"magnat-20260202T041500Z.{end}", f"magnat-20260203T041500Z.{end}", "magnat-notes.txt"]
    assert made.stat().st_mode & 0o777 == 0o600
    await fill(url, "later")
    with pytest.raises(BadStore, match="--force"):
        restore(made, url)
    assert players_in(url) == ["later", "p0", "p1", "p2", "p3"]
    restore(made, url, force=True)
    assert players_in(url) == ["p0", "p1", "p2", "p3"]
    again, _ = back_up_into(url, folder, 2, NOW + timedelta(days=9))
    await fill(url, "again")  # the restored store is served again
    restore(again, url, force=True)
    assert players_in(url) == ["p0", "p1", "p2", "p3"]


@pytest.mark.usefixtures("tools")
async def test_a_database_in_use_is_not_replaced(
    tmp_path: Path, postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_backup, "SESSION_CHECK_SECONDS", 0.0)
    url = postgresql.database("used")
    await fill(url, "p")
    dump = tmp_path / "copy.dump"
    back_up(url, dump)
    with psycopg.connect(url), pytest.raises(BadStore, match="stop all nodes"):
        restore(dump, url, force=True)
    (tmp_path / "rubbish.dump").write_text("rubbish")
    with pytest.raises(BadStore, match="rubbish"):
        restore(tmp_path / "rubbish.dump", url, force=True)
    whole = dump.read_bytes()
    dump.write_bytes(whole[: len(whole) - 200])
    with pytest.raises(BadStore):
        restore(dump, url, force=True)
    assert players_in(url) == ["p"], "a failed restore changes nothing"


@pytest.mark.usefixtures("tools")
async def test_a_restore_that_fails_late_changes_nothing(tmp_path: Path, postgresql: Postgresql) -> None:
    url = postgresql.database("late")
    await fill(url, "p")
    back_up(url, tmp_path / "copy.dump")
    await fill(url, "later")
    with psycopg.connect(url, autocommit=True) as connection:  # the indexes come after the rows
        connection.execute("drop index tokens_device")
        connection.execute("create sequence tokens_device")
    with pytest.raises(BadStore, match="tokens_device"):
        restore(tmp_path / "copy.dump", url, force=True)
    assert players_in(url) == ["later", "p"]


@pytest.mark.usefixtures("tools")
async def test_any_password_works(tmp_path: Path, postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    """In PGPASSWORD as in compose.yaml, or in the URL."""
    hba = postgresql.data / "pg_hba.conf"
    hba.write_text(f"host all careful 127.0.0.1/32 scram-sha-256\n{hba.read_text()}")
    with psycopg.connect(postgresql.url, autocommit=True) as connection:
        connection.execute("select pg_reload_conf()")
        quoted = PASSWORD.replace("'", "''")
        connection.execute(f"create role careful login superuser password '{quoted}'".encode())
    url = postgresql.database("careful").replace("magnat@", "careful@")
    monkeypatch.delenv("PGPASSWORD", raising=False)
    with pytest.raises(BadStore):
        Store(url).open()
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    await fill(url, "p")
    back_up(url, tmp_path / "copy.dump")
    monkeypatch.delenv("PGPASSWORD")
    url = sa.make_url(url).set(password=PASSWORD).render_as_string(hide_password=False)
    await fill(url, "q")
    back_up(url, tmp_path / "other.dump")
    code, printed = command("restore", str(tmp_path / "copy.dump"), "--store", url, "--force")
    assert code == 0 and "***" in printed, "a password is never printed"
    assert players_in(url) == ["p"]
    connected = asyncio.Event()
    listening = asyncio.create_task(
        listen_for_notifications(Store(url).engine, "channel", lambda payload: None, connected.set)
    )
    await asyncio.wait_for(connected.wait(), PATIENCE)
    listening.cancel()


@pytest.mark.parametrize("url", ["postgresql://u:p:w@h:port/d", "mysql://u:p@w@h/d", "sqlite://"])
def test_an_invalid_store_is_refused_without_its_password(url: str, tmp_path: Path) -> None:
    for words in (("backup", str(tmp_path / "copy")), ("restore", __file__)):
        code, printed = command(*words, "--store", url)
        assert code == 2 and "postgresql://USER@HOST/NAME" in printed and "p:w" not in printed and "p@w" not in printed


def test_backup_command_keeps_only_in_a_folder(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/magnat.db"
    Store(store).open()
    words = ("backup", str(tmp_path / "copy.db"), "--store", store)
    code, printed = command(*words, "--keep", "3")
    assert code == 2 and "folder" in printed
    code, printed = command("backup", str(tmp_path), "--store", store, "--keep", "3")
    assert code == 0 and len([*tmp_path.glob("magnat-*Z.db")]) == 1, printed


def test_a_backup_does_not_replace_a_file_of_the_store(tmp_path: Path) -> None:
    file = tmp_path / "magnat.db"
    Store(f"sqlite:///{file}").open()
    before = file.read_bytes()
    for end in ("", "-wal", ".key"):
        code, printed = command(
            "backup", f"{file}{end}", "--store", f"sqlite:///{tmp_path}/../{tmp_path.name}/magnat.db"
        )
        assert code == 2 and "the store itself" in printed, printed
    assert file.read_bytes() == before and not [*tmp_path.glob("*.part")]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_files_that_root_restores_belong_to_the_owner_of_the_store(tmp_path: Path) -> None:
    url, owner = f"sqlite:///{tmp_path}/magnat.db", 65_534
    Store(url).open()
    os.chown(tmp_path, owner, owner)
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    back_up(url, copy)
    restore(copy, f"sqlite:///{other}")
    assert [file.stat().st_uid for file in (copy, other, Path(f"{other}.lock"))] == [owner] * 3
    os.chown(tmp_path, 0, 0)
    restore(copy, f"sqlite:///{other}", force=True)
    assert other.stat().st_uid == owner, "as before"


# upgrade and rollback


async def test_a_store_is_copied_before_an_upgrade_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    """Rollback: the old version refuses the upgraded store and names the copy, which it can use after a restore."""
    file = tmp_path / "magnat.db"
    url = f"sqlite:///{file}"
    await fill(url, "p")
    assert not [*tmp_path.glob("*.before-upgrade-*")], "a new store needs no copy"
    older = migration_versions()[-2]
    engine = sa.create_engine(url)
    with engine.begin() as connection:  # as the version before left it
        connection.execute(sa.text("drop index tokens_device"))
        connection.execute(sa.text(f"update alembic_version set version_num = '{older}'"))
    engine.dispose()
    await fill(url, "after")
    copy = Path(f"{file}.before-upgrade-{older}")
    assert copy.is_file() and copy.stat().st_mode & 0o777 == 0o600
    with engine.begin() as connection:  # a version that this one does not know
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadStore, match=r"restore a backup .*before-upgrade"):
        Store(url).open()
    restore(copy, url, force=True)
    assert players_in(url) == ["p"]


def test_metrics_have_unique_names(tmp_path: Path) -> None:
    names = [name for name, *_ in list_metrics(Process(Settings(store=f"sqlite:///{tmp_path}/magnat.db")))]
    assert len(names) == len(set(names))
