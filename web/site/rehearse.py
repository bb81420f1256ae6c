"""Run inside Pyodide: use every function of the engine that a page may call, to find the modules it needs."""

import asyncio
import json
import random
import zlib

from magnat.games import BUILT_IN, variants
from magnat.hosts.browser.bot_worker import run_bot_task
from magnat.hosts.browser.host import BrowserHost
from magnat.record import decode_record, lessons_of, replay, verify


class Memory:
    """A store in memory."""

    def __init__(self):
        self.player = ""
        self.rows = {}
        self.log = {}
        self.reviews = {}

    async def me(self):
        return self.player

    async def keep_me(self, me):
        self.player = me

    async def tables(self):
        return json.dumps([*self.rows.values()])

    async def entries(self, table):
        return json.dumps([line for (match, _), line in sorted(self.log.items()) if match == table])

    async def write(self, table, row, seq, entry):
        self.rows[table] = row
        if seq >= 0:
            self.log[table, seq] = entry
        return True

    async def remove(self, table):
        self.rows.pop(table, None)

    async def review(self, table):
        return self.reviews.get(table, "")

    async def keep_review(self, table, review):
        self.reviews[table] = review


async def think(what, task):
    return run_bot_task(task)


async def play_game(page, game, most=400, hint=False, **more):
    """Play one game from its table to its record; abort it after `most` polls."""
    messages = []

    async def ask(method, path, body=""):
        status, kind, answer = await page.handle_request(method, path, body and json.dumps(body))
        assert status in (200, 201), (path, answer)
        return json.loads(answer) if kind == "application/json" else answer

    await ask("POST", "/api/players", {"name": "Camille"})
    made = await ask("POST", "/api/tables", {"game": game, "bot_pace": 0, **more})
    at = f"/api/tables/{made['id']}"
    await ask("POST", f"{at}/start")
    await ask("GET", f"{at}/edition")
    await page.connect(1, made["id"], lambda text: messages.append(json.loads(text)), lambda code, reason: None)
    await page.on_message(1, json.dumps({"type": "hello"}))
    rng = random.Random(1)
    for number in range(100_000):
        last = next(m for m in reversed(messages) if m["type"] in ("told", "welcome"))
        view = last.get("view") or last
        if view.get("over"):
            break
        choices = view["ask"].get("choices")
        if choices and view["ask"]["seat"] == last.get("seat", messages[0]["seat"]):
            if hint:
                await page.on_message(1, json.dumps({"type": "hint", "id": "hint", "question": last["question"]}))
                while not any(m.get("id") == "hint" for m in messages):
                    await asyncio.sleep(0.001)
                answer = next(m for m in messages if m.get("id") == "hint")
                assert answer["type"] == "hinted", answer
                hint = False
                continue
            word = choices["from"] if isinstance(choices, dict) else rng.choice(choices)
            for kind in ("why", "preview"):
                await page.on_message(1, json.dumps({"type": kind, "id": f"{kind}{number}", "say": word}))
            said = {"type": "say", "id": f"c{number}", "question": last["question"], "say": word}
            await page.on_message(1, json.dumps(said))
        if number > most:
            await page.handle_request("POST", f"{at}/abort", "")  # refused if the last answer has ended the game
            break
        await asyncio.sleep(0.001)
    record = decode_record(await ask("GET", f"{at}/record"))
    replay(record)
    await ask("GET", f"{at}/stream?have=-1")
    await page.disconnect(1)
    if not more.get("luck"):
        assert verify(record).fair, game
    return made["id"], record


async def rehearse():
    page = BrowserHost(Memory(), "{}", think)
    await page.start()
    for game in BUILT_IN:
        plain = next(iter(variants(game).values()))
        bots = [{"kind": "bot", "bot": level} for level in ("easy", "normal", "hard")]
        others = bots[: max(plain.least - 1, 2)]
        _, record = await play_game(page, game, seats=[{"kind": "me"}, *others])
        print(game, len(record.rows), "rows")
        await play_game(page, game, 4, seats=[{"kind": "me"}, bots[2], *others[1:]])
        for name, lesson in lessons_of(plain).items():
            seats = [{"kind": "me"}, *[{"kind": "bot"}] * (lesson.seats - 1)]
            await play_game(page, game, 100, seats=seats, luck=name)
    again = BrowserHost(page.store, "{}")
    await again.start()
    assert len(json.loads((await again.handle_request("GET", "/api/me", ""))[2])["tables"]) == len(page.saved_tables)
    zlib.decompress(zlib.compress(b"magnat"))
    bad = await page.handle_request("POST", "/api/tables", '{"game": "none", "seats": []}')
    assert bad[0] == 400, bad


await rehearse()
