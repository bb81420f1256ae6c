"""Run inside Pyodide after rehearse.py: use every function of the analysis, to find the modules it needs."""

from magnat.analysis.reasons import load_reasons
from magnat.hosts.browser import analysis_worker

WORK = {
    "bot": run_bot_task,
    **{what: getattr(analysis_worker, what) for what in ("hint", "review", "statistics", "tries", "balance")},
}


async def measure(what, task):
    return WORK[what](task)


async def analyse_game(page, game):
    """Request a hint, a review of the game, and a side game from its beginning."""
    plain = next(iter(variants(game).values()))
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "normal"}] * max(plain.least - 1, 1)]
    id, record = await play_game(page, game, 60, hint=True, seats=seats)
    address, told = f"/api/tables/{id}/review", {"state": "working"}
    await page.handle_request("POST", address, "")
    while told["state"] == "working":
        await asyncio.sleep(0)
        told = json.loads((await page.handle_request("GET", address, ""))[2])
    assert told["state"] == "done" and {*told["review"]["told"]} == {"fr", "en", "de"}, told
    side = await page.handle_request("POST", f"/api/tables/{id}/side", '{"seq": 0, "seat": 1}')
    assert side[0] == 201, side
    for address in (f"/api/tables/{id}/tries", "/api/me/statistics", "/api/me/statistics.csv"):
        answer = await page.handle_request("GET", address, "")
        assert answer[0] == 200, answer
    assert load_reasons(game), game  # a short game may have no answer that needs a reason
    return len(record.rows)


async def make_edition(page, game):
    """Check a custom edition and start a game with it."""
    printed = json.loads((await page.handle_request("GET", f"/api/editions/{game}", ""))[2])["printed"]
    doc = {"format": 1, "game": game, "title": {"fr": "À nous", "en": "Ours"}}
    if "space" in printed:
        doc["space"] = {printed["space"][1]["name"]: {"fr": "Chez nous", "en": "Our place"}}
    status, _, answer = await page.handle_request("POST", "/api/editions/check", json.dumps({"doc": doc}))
    told = json.loads(answer)
    assert status == 200 and not told["problems"] and len(told["differences"]) == 2 * ("space" in doc), told
    tried = await page.handle_request("POST", "/api/editions/balance", json.dumps({"doc": doc}))
    assert tried[0] == 200 and json.loads(tried[2])["games"] > 0, tried
    broken = await page.handle_request(
        "POST", "/api/editions/check", json.dumps({"text": "[space]\nwhat = 1", "lang": "en"})
    )
    assert broken[0] == 200 and json.loads(broken[2])["problem"]["mend"], broken
    await play_game(page, game, 4, edition=doc, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "normal"}] * 2])


async def rehearse_analysis():
    page = BrowserHost(Memory(), "{}", measure)
    await page.start()
    page.reviews.games = 1
    for game in BUILT_IN:
        print(game, await analyse_game(page, game), "rows reviewed")
        await make_edition(page, game)
    drawn = await page.handle_request("POST", "/api/qr", '{"text": "magnat"}')
    assert drawn[0] == 200 and drawn[2].startswith(b"<svg"), drawn


await rehearse_analysis()
