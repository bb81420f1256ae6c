"""How many simulations `hard` comes to in the page at its real budget: `python -m tests.site.simulations [SITE]`.

It plays in a worker of the browser, with the files of the site. What it prints can be played natively, in many games:
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
from magnat.bots import LEVELS, Sight, Source, bot
from magnat.games import edition, simulated
from magnat.kernel import Luck, apply, settle

found, seed = [], 0
while len(found) < DECISIONS:
    seed += 1
    t = simulated(edition(GAME)).deal(SEATS)
    luck, mind = Luck(seed), Luck(-seed)
    others = bot("steady", GAME)
    choices = settle(t, luck, True)
    while choices and len(found) < DECISIONS:
        question = t.stack[-1]
        sight = Sight(question.seat, question, choices, Source(t, question.seat), mind)
        if question.seat:
            said = others.answer(sight)
        else:  # a new one for each task, as a table asks
            hard = bot("hard", GAME)
            said = hard.answer(sight)
            if hard.spent >= LEVELS["hard"].seconds:  # else nothing was left to find out
                found.append(hard.simulated)
        choices = apply(t, said, luck, True)
json.dumps(sorted(found))
"""


def simulations(here: PageVisit, game: str, seats: int = 2) -> list[int]:
    """Of the decisions that took the whole budget, the fewest first."""
    files = here.page.evaluate("fetch('files.json').then((answer) => answer.json())")
    code = f"GAME, SEATS, DECISIONS = {game!r}, {seats}, {DECISIONS}\n{PLAYED}"
    found: list[int] = json.loads(here.page.workers[0].evaluate(WORKER, [here.url, files, code]))
    return found


def main(site: Path) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, hosted(site) as url, browsing(playwright) as browser:
        for game in BUILT_IN:
            here: Any = PageVisit(browser, url)
            here.begin()
            found = simulations(here, game)
            print(f"{game}: {found[0]} to {found[-1]} simulations a decision, median {found[len(found) // 2]}")
            here.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else site_build.SITE)
