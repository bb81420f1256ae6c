"""Workflows name only existing targets, modules and files, and have minimal permissions."""

import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnat.games import BUILT_IN

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parents[2]
HOME = ROOT / ".github"
WORKFLOWS = sorted((HOME / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (HOME / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@(v\d+|release/v\d+|[0-9a-f]{40})")
BUILT = {"build", "dist"}  # folders that the commands create
INSTALLED = {"build", "cibuildwheel", "pip", "twine", "venv"}  # modules of other packages


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return content


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(path)["jobs"]
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in jobs(path).values():
        yield from job.get("steps", ())


def commands(path: Path) -> Iterator[list[str]]:
    """Yield every command line of every step, split into words."""
    for step in steps(path):
        for line in step.get("run", "").replace("||\n", "|| ").splitlines():
            yield shlex.split(line)


def triggers(path: Path) -> dict[str, Any]:
    document: dict[Any, Any] = read(path)
    events = document.get("on", document.get(True))  # YAML 1.1 reads the key `on` as a boolean
    assert isinstance(events, dict)
    return events


workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def test_there_is_a_workflow_for_each_purpose() -> None:
    assert {path.stem for path in WORKFLOWS} == {"ci", "wheels", "site", "release"}
    assert [".ci/run"] in list(commands(HOME / "workflows" / "ci.yml"))
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


@workflow
def test_every_make_target_is_documented(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {word for words in commands(path) if words[0] == "make" for word in words[1:] if "=" not in word}
    assert named <= targets


@workflow
def test_every_run_module_exists(path: Path) -> None:
    named = {words[i + 1] for words in commands(path) for i, word in enumerate(words[:-1]) if word == "-m"}
    ours = named - INSTALLED
    assert all((ROOT / f"{name.replace('.', '/')}.py").is_file() for name in ours), ours


@workflow
def test_every_named_file_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"'([\w./-]+)'", " ".join(re.findall(r"hashFiles\((.*?)\)", text))))
    named |= {job["uses"] for job in jobs(path).values() if "uses" in job}
    named |= {pattern for on in triggers(path).values() if isinstance(on, dict) for pattern in on.get("paths", ())}
    for words in commands(path):
        named |= {word for word in words if word.startswith((".github/", ".ci/"))}
    assert all(list(ROOT.glob(name)) for name in named), named


@workflow
def test_uploaded_folders_are_built_here(path: Path) -> None:
    """Artifacts come from build/ or dist/; only the release notes are a single file."""
    paths = [step["with"]["path"] for step in steps(path) if "upload" in step.get("uses", "")]
    assert all(name == "notes.md" or name.split("/")[0] in BUILT for name in paths)


@workflow
def test_permissions_are_per_job_and_time_is_limited(path: Path) -> None:
    assert read(path)["permissions"] == {}
    assert "concurrency" in read(path)
    for name, job in jobs(path).items():
        assert job["permissions"], name
        assert "uses" in job or job["timeout-minutes"] <= 240, name
    for step in steps(path):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@workflow
def test_actions_are_pinned(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert all(PINNED.fullmatch(name) for name in used), used


@workflow
def test_no_expression_is_inserted_into_a_command(path: Path) -> None:
    assert not [step["run"] for step in steps(path) if "${{" in step.get("run", "")]


def test_only_three_jobs_have_write_permissions() -> None:
    writing = {
        (path.stem, name): {right for right, level in job["permissions"].items() if level == "write"}
        for path in WORKFLOWS
        for name, job in jobs(path).items()
    }
    assert {job: rights for job, rights in writing.items() if rights} == {
        ("site", "deploy"): {"id-token", "pages"},
        ("release", "draft"): {"contents"},
        ("release", "publish"): {"id-token"},
    }


def test_a_package_is_published_only_for_a_tag_and_after_all_checks() -> None:
    release = HOME / "workflows" / "release.yml"
    assert triggers(release) == {"push": {"tags": ["v*"]}}
    assert jobs(release)["publish"]["needs"] == "draft" and "tag" in jobs(release)["publish"]["if"]
    assert set(jobs(release)["draft"]["needs"]) == {"notes", "gate", "wheels"}


def test_workflows_cover_the_pythons_and_processors_that_wheels_are_built_for() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    ci = jobs(HOME / "workflows" / "ci.yml")
    gate = [step["with"]["python-version"] for step in ci["gate"]["steps"] if "python-version" in step.get("with", {})]
    tested = {*gate, *ci["pythons"]["strategy"]["matrix"]["python"]}
    assert {f"cp{version.replace('.', '')}-*" for version in tested} == set(wheels["build"].split())
    systems = {"ubuntu": "linux", "macos": "macos", "windows": "windows"}
    built = jobs(HOME / "workflows" / "wheels.yml")["wheels"]["strategy"]["matrix"]["include"]
    assert {(systems[each["os"].split("-")[0]], each["arch"]) for each in built} == {
        (system, arch) for system in systems.values() for arch in wheels[system]["archs"]
    }


def test_untried_workflows_say_so_first() -> None:
    assert all(path.read_text(encoding="utf-8").startswith("# Not tried") for path in WORKFLOWS)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_has_fields_with_different_names(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert ids and len(ids) == len(set(ids))


def test_the_form_for_rules_lists_every_game() -> None:
    (games,) = [field for field in read(HOME / "ISSUE_TEMPLATE" / "rule.yml")["body"] if field["type"] == "dropdown"]
    assert [name.lower().replace(" ", "_") for name in games["attributes"]["options"]] == list(BUILT_IN)
