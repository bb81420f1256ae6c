"""What the levels that search come to in the page at their real budget: `python -m tests.site.simulations [SITE]`.

They play in a worker of the browser, with the files of the site. `hard` stops after as many simulations as anywhere,
`expert` after half a second. What is printed can be played natively, in many games:
`magnat arena GAME --bots search,steady --simulations N --games 200`.
"""

import json
import sys
from pathlib import Path
from typing import Any

import site_build
from magnat.games import BUILT_IN
from tests.site.conftest import hosted
from tests.site.measure import browsing
from tests.site.visits import PageVisit

DECISIONS = 25  # that are thought about to the end of the budget
# A second interpreter beside that of the page, in the same worker, which does nothing meanwhile.
WORKER = """async ([base, files, code]) => {
    const runtime = new URL(files.runtime, base).href;
    const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
    const lock = await (await fetch(`${runtime}lock.json`)).text();
    const python = await loadPyodide({ indexURL: runtime, lockFileContents: lock, packageBaseUrl: runtime });
    const pack = await (await fetch(new URL(files.engine, base))).arrayBuffer();
    let at = 4 + new DataView(pack).getUint32(0, true);
    for (const [name, size] of JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, at - 4)))) {
        const path = `/lib/python3.14/site-packages/${name}`;
        python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        python.FS.writeFile(path, new Uint8Array(pack, at, size));
        at += size;
    }
    return python.runPython(code);
}"""
PLAYED = """
import json, time
from magnat.bots import LEVELS, Observation, Determinizer, bot
from magnat.games import edition, simulation_edition
from magnat.kernel import Luck, apply, settle

found, seed = [], 0
while len(found) < DECISIONS:
    seed += 1
    t = simulation_edition(edition(GAME)).deal(SEATS)
    luck, mind = Luck(seed), Luck(-seed)
    others = bot("steady", GAME)
    choices = settle(t, luck, True)
    while choices and len(found) < DECISIONS:
        question = t.stack[-1]
        sight = Observation(question.seat, question, choices, Determinizer(t, question.seat), mind)
        if question.seat:
            said = others.answer(sight)
        else:  # a new one for each task, as a table asks
            player = bot(LEVEL, GAME)
            said = player.answer(sight)
            whole = player.simulated >= player.simulations if player.simulations else player.spent >= player.seconds
            if player.simulated and whole:  # else nothing was left to find out
                found.append([player.simulated, round(1000 * player.spent)])
        choices = apply(t, said, luck, True)
json.dumps(found)
"""


def decisions(here: PageVisit, game: str, level: str, seats: int = 2) -> list[tuple[int, int]]:
    """Simulations and milliseconds of the decisions that took the whole budget."""
    files = here.page.evaluate("fetch('files.json').then((answer) => answer.json())")
    code = f"GAME, LEVEL, SEATS, DECISIONS = {game!r}, {level!r}, {seats}, {DECISIONS}\n{PLAYED}"
    found: list[tuple[int, int]] = json.loads(here.page.workers[0].evaluate(WORKER, [here.url, files, code]))
    return found


def told(figures: list[int]) -> str:
    figures = sorted(figures)
    return f"{figures[0]} to {figures[-1]}, median {figures[len(figures) // 2]}"


def main(site: Path) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, hosted(site) as url, browsing(playwright) as browser:
        for game in BUILT_IN:
            here: Any = PageVisit(browser, url)
            here.begin()
            for level in ("hard", "expert"):
                found = decisions(here, game, level)
                simulations, times = [each[0] for each in found], [each[1] for each in found]
                print(f"{game} {level}: {told(simulations)} simulations a decision; {told(times)} ms", flush=True)
            here.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else site_build.SITE)
