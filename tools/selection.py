"""Which of the affected tests are run: the closest ones that fit into the time, some of every folder."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from tools import layout
from tools.graph import Affected, Graph, Test


@dataclass(frozen=True)
class Unit:
    """A test with its parameters, or a test function as a whole if it has never been run here."""

    id: str
    file: str
    distance: float
    seconds: float
    count: int = 1


@dataclass
class Selection:
    chosen: list[Unit] = field(default_factory=list)
    left: list[Unit] = field(default_factory=list)
    seconds: float = 0.0  # of one processor, estimated

    @property
    def affected(self) -> int:
        return sum(unit.count for unit in [*self.chosen, *self.left])


@dataclass
class Durations:
    """Seconds that tests took and collecting files took, as far as they are known."""

    tests: Mapping[str, float] = field(default_factory=dict)
    files: Mapping[str, float] = field(default_factory=dict)

    def of_file(self, file: str) -> float:
        return self.files.get(file, layout.UNKNOWN_FILE_SECONDS)


def kind_of(changed: Iterable[str], games: Iterable[str]) -> str:
    """`text`, `game` or `module`: how long the check of a change may take."""
    kind = "text"
    homes = set()
    for file in changed:
        home = next((each for each in layout.GAME_HOMES[:2] if file.startswith(each + "/")), None)
        if file.endswith((".md", ".ftl", ".txt", ".svg")):
            continue
        if home is None or file.removeprefix(home + "/").partition("/")[0] not in games:
            return "module"
        homes.add(file.removeprefix(home + "/").partition("/")[0])
        kind = "game"
    return kind if len(homes) < 2 else "module"


def units_of(graph: Graph, affected: Mapping[Test, Affected], durations: Durations) -> list[Unit]:
    """Return the affected tests one by one where their parameters are known from an earlier run."""
    known: dict[str, list[str]] = {}
    for test_id in durations.tests:
        known.setdefault(function_of(test_id), []).append(test_id)
    units = []
    for test, why in affected.items():
        ids = [each for each in known.get(str(test), ()) if has_subject(each, why.only, graph.families)]
        for each in ids:
            units.append(Unit(each, test.file, why.distance, durations.tests[each]))
        if not ids and str(test) not in known:
            count = layout.UNKNOWN_PARAMETERS if graph.tests[test].is_parametrized and not why.only else 1
            units.append(Unit(str(test), test.file, why.distance, count * layout.UNKNOWN_TEST_SECONDS, count))
    return units


def select(units: Iterable[Unit], durations: Durations, capacity: float, covered: tuple[str, ...] = ("",)) -> Selection:
    """Choose tests for so many seconds of one processor: one of every folder below those covered, then the closest."""
    waiting = in_order(units, durations)
    selection = Selection()
    opened: set[str] = set()
    taken: set[str] = set()

    def take(unit: Unit, most: float) -> None:
        cost = unit.seconds + (0.0 if unit.file in opened else durations.of_file(unit.file))
        if unit.id not in taken and selection.seconds + cost <= most and cost <= capacity / layout.WORKERS:
            selection.seconds += cost
            selection.chosen.append(unit)
            opened.add(unit.file)
            taken.add(unit.id)

    folders: dict[str, Unit] = {}
    for unit in waiting:
        if not unit.file.startswith(covered):
            continue
        best = folders.setdefault(unit.file.rpartition("/")[0], unit)
        if cheapness(unit, durations) < cheapness(best, durations):
            folders[unit.file.rpartition("/")[0]] = unit
    for unit in sorted(folders.values(), key=lambda unit: cheapness(unit, durations)):
        take(unit, capacity * 0.4)
    for unit in waiting:
        take(unit, capacity)
    selection.left = [unit for unit in waiting if unit.id not in taken]
    selection.chosen.sort(key=lambda unit: (unit.distance, unit.file, unit.id))
    return selection


def in_order(units: Iterable[Unit], durations: Durations) -> list[Unit]:
    """The closest tests first. Of equally close ones, those of the files that cost the least for each test.

    Collecting a file often takes longer than running its tests, so few files with many tests show more.
    """
    bundles: dict[tuple[float, str], list[Unit]] = {}
    for unit in units:
        bundles.setdefault((unit.distance, unit.file), []).append(unit)

    def cost(bundle: list[Unit]) -> float:
        return median(unit.seconds for unit in bundle) + durations.of_file(bundle[0].file) / len(bundle)

    ordered = sorted(bundles.values(), key=lambda bundle: (bundle[0].distance, cost(bundle), bundle[0].file))
    return [unit for bundle in ordered for unit in sorted(bundle, key=lambda unit: (unit.seconds, unit.id))]


def cheapness(unit: Unit, durations: Durations) -> tuple[float, float]:
    return unit.distance, unit.seconds + durations.of_file(unit.file)


def split(chosen: Iterable[Unit], durations: Durations, workers: int) -> list[list[Unit]]:
    """Share tests between workers by file; a file that would take more than its share is divided."""
    by_file: dict[str, list[Unit]] = {}
    for unit in chosen:
        by_file.setdefault(unit.file, []).append(unit)
    total = sum(durations.of_file(file) + sum(unit.seconds for unit in units) for file, units in by_file.items())
    heaps: list[tuple[float, list[Unit]]] = []
    for file, units in by_file.items():
        cost = durations.of_file(file) + sum(unit.seconds for unit in units)
        if workers > 1 and len(units) > 1 and cost > 1.5 and cost > total / workers * 1.1:
            for part in (units[i::workers] for i in range(workers)):
                heaps.append((durations.of_file(file) + sum(unit.seconds for unit in part), part))
        else:
            heaps.append((cost, units))
    loads = [0.0] * workers
    shares: list[list[Unit]] = [[] for _ in range(workers)]
    for cost, units in sorted(heaps, key=lambda heap: (-heap[0], heap[1][0].id)):
        worker = loads.index(min(loads))
        loads[worker] += cost
        shares[worker] += units
    return [sorted(share, key=lambda unit: (unit.distance, unit.file, unit.id)) for share in shares if share]


def plan_of(
    graph: Graph, affected: Mapping[Test, Affected], selection: Selection, share: Iterable[Unit]
) -> dict[str, Any]:
    """Return what a worker has to run, as `is_wanted` reads it.

    Tests that are new (a parameter that was added) are run with the others of their function.
    """
    files = list(dict.fromkeys(unit.file for unit in share))
    mine = {unit.id for unit in share}
    others = {unit.id for unit in [*selection.chosen, *selection.left]} - mine
    affected_in = {str(test): sorted(why.only) for test, why in affected.items() if test.file in set(files)}
    seen = [str(test) for test in graph.tests if test.file in set(files)]
    # A function of which another worker has all tests is not mine, also if it has got a new parameter since.
    functions = {function_of(each) for each in mine}
    return {
        "files": files,
        "affected": affected_in,
        "unaffected": [each for each in seen if each not in affected_in or each not in functions],
        "others": sorted(each for each in others if each.partition("::")[0] in set(files)),
        "families": [sorted(family) for family in graph.families],
    }


def is_wanted(plan: Mapping[str, Any], test_id: str) -> bool:
    """True if a collected test is to be run by this plan."""
    function = function_of(test_id)
    if function in plan["unaffected"] or function in plan["others"] or test_id in plan["others"]:
        return False
    return has_subject(test_id, plan["affected"].get(function, ()), plan["families"])


def function_of(test_id: str) -> str:
    """`file::function` or `file::Class` of a test's id."""
    file, _, rest = test_id.partition("::")
    return f"{file}::{rest.partition('[')[0].partition('::')[0]}"


def has_subject(test_id: str, only: Iterable[str], families: Iterable[Iterable[str]]) -> bool:
    """False if the parameters in a test's id name another game (or page) and none of `only`."""
    wanted = set(only)
    if not wanted or "[" not in test_id:
        return True
    parameters = test_id.partition("[")[2]
    named = {
        word
        for family in families
        if not wanted.isdisjoint(family)
        for word in family
        if re.search(rf"(?<![\w.]){re.escape(word)}(?![\w.])", parameters)
    }
    return not named or not named.isdisjoint(wanted)
