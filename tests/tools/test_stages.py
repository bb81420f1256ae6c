"""The stages of `make test` run side by side, all of them, and the summary is correct."""

import re
from pathlib import Path

import pytest

from tools import stages
from tools.stages import PLANS, Outcome, Stage, main, run, summary

MAKEFILE = """
good:
	@echo begin $@ >> order; echo end $@ >> order
other:
	@echo begin $@ >> order; echo end $@ >> order
bad:
	@echo the reason; exit 1
absent:
	@echo 'Skipped: no browser'
first:
	@touch $@.started; until [ -e second.started ]; do sleep 0.05; done
second:
	@touch $@.started; until [ -e first.started ]; do sleep 0.05; done
counted:
	@echo '<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2">' > $(REPORT)
	@echo '<testcase classname="tests.a" name="b" time="1.5"/></testsuite></testsuites>' >> $(REPORT)
elsewhere: absent
	@echo '<testsuites><testsuite tests="7" failures="0" errors="0" skipped="0"></testsuite></testsuites>' > $(REPORT)
cut:
	@printf '<testsuites><testsuite tests="7"' > $(REPORT); exit 1
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "build" / "logs").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stages, "ROOT", tmp_path)
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def stage(target: str, *needs: str, alone: bool = False) -> Stage:
    return Stage(target, target, target, (target,), needs, alone=alone)


def results(*of: Stage, slots: int = 2) -> dict[str, str]:
    return {outcome.stage.name: outcome.result for outcome in run(of, slots, 0)}


def test_all_stages_run_although_one_failed(capsys):
    assert results(stage("bad"), stage("good"), stage("absent")) == {
        "bad": "failed",
        "good": "passed",
        "absent": "skipped",
    }
    assert "the reason" in capsys.readouterr().out


def test_a_stage_whose_prerequisite_failed_is_not_run_and_counts_as_failed(folder):
    outcomes = run((stage("bad"), stage("good", "bad"), stage("other", "good")), 2, 0)
    assert [outcome.result for outcome in outcomes] == ["failed"] * 3
    assert outcomes[1].reason == "not run, because bad failed" and not (folder / "order").exists()


def test_a_stage_that_only_waits_for_another_also_runs_if_that_failed():
    later = Stage("good", "good", "good", ("good",), after=("bad",))
    ended = run((stage("bad"), later), 2, 0)
    assert [(outcome.stage.name, outcome.result) for outcome in ended] == [("bad", "failed"), ("good", "passed")]


def test_a_stage_that_ran_tests_was_not_skipped_whatever_its_prerequisite_printed():
    ended = run((stage("elsewhere"),), 1, 0)
    assert [(outcome.result, outcome.passed) for outcome in ended] == [("passed", 7)]


def test_a_stage_whose_prerequisite_was_skipped_is_run():
    assert results(stage("absent"), stage("good", "absent")) == {"absent": "skipped", "good": "passed"}


def test_two_stages_run_at_the_same_time():
    assert results(stage("first"), stage("second")) == {"first": "passed", "second": "passed"}


@pytest.mark.parametrize("alone", (False, True))
def test_with_one_slot_or_alone_they_run_one_after_the_other(folder, alone):
    assert set(results(stage("good", alone=alone), stage("other"), slots=2 if alone else 1).values()) == {"passed"}
    assert (folder / "order").read_text().split() == ["begin", "good", "end", "good", "begin", "other", "end", "other"]


def test_the_summary_counts_tests_and_its_last_line_is_the_total():
    outcomes = run((stage("counted"), stage("bad"), stage("absent")), 2, 0)
    lines = summary(outcomes)
    parts = [line.split()[:2] for line in lines[:-1]]
    assert parts == [["counted", "passed"], ["bad", "FAILED"], ["absent", "skipped"]]
    assert "no browser" in lines[2] and "3 tests" in lines[0] and "2 failed" in lines[0]
    assert lines[-1] == "total: 3 passed, 2 failed, 2 skipped"
    assert outcomes[0].slowest == ((1.5, "tests.a::b"),)


def test_a_report_that_was_cut_short_is_ignored():
    assert run((stage("cut"),), 1, 0)[0].passed == 0


def test_the_exit_code_tells_whether_a_stage_failed(monkeypatch, capsys):
    monkeypatch.setattr(stages, "PLANS", {"test": (stage("good"), stage("bad"))})
    assert main(["test"]) == 1
    monkeypatch.setattr(stages, "PLANS", {"test": (stage("good"), stage("absent"))})
    assert main(["test"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "total: 0 passed, 0 failed, 0 skipped"
    assert main([]) == 2 and main(["other"]) == 2


def test_make_test_ends_with_five_lines():
    assert len(summary([Outcome(each, "passed") for each in PLANS["test"]])) == 5


@pytest.mark.parametrize("plan", PLANS)
def test_every_stage_is_a_documented_target_and_its_needs_come_earlier(plan):
    targets = set(re.findall(r"^([a-z]+):.*## ", (Path(__file__).parents[2] / "Makefile").read_text(), re.MULTILINE))
    names = list[str]()
    for each in PLANS[plan]:
        assert each.target[0] in targets and {*each.needs, *each.after} <= set(names), each
        names.append(each.name)
    assert len(set(names)) == len(names)
