"""server: what happens around the game. Clocks, people who leave, pauses, proposals, asides, previews, the host."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from magnat.match import Absence
from magnat.match.automation import DISCONNECT_GRACE_MS
from magnat.positions import Position
from magnat.record import decode_record, verify
from magnat.testing.manual_loop import ManualClockLoop
from tests.server.conftest import FAST, UNLIMITED
from tests.server.harness import ConnectionClosed, Person, Serving, command, seated
from tests.server.inside import Inside

NEVER = {"after": 0}


async def two_people(serving: Serving | Inside, **more: Any) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    one, two = await seated(serving.url, "electronic", people=2, bots=0, **more)
    return (one, two) if one.ask["seat"] == one.seat else (two, one)


async def noted(person: Person, word: str) -> dict[str, Any]:
    while True:
        event = await person.until("noted")
        if event["word"] == word:
            return event


def test_silence_answers_when_the_bank_is_empty(serving: Serving) -> None:
    """On the real clock, for all that is due at a table; the tests below set the time by hand.

    On a slow machine the first silence comes before anybody is connected. Each later question gets one as well.
    """

    async def play() -> None:
        _, other = await two_people(serving, clock={"bank": 1, "increment": 1}, absence=NEVER)
        while True:
            said = (await other.until("told"))["said"]
            if said["by"] == "silence":
                break

    asyncio.run(play())


def test_an_answer_gives_time_back_and_a_deadline_is_told(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, other = await two_people(inside, clock={"bank": 60, "increment": 20}, absence=NEVER)
            await inside.advance(asked.table, 30_000)
            assert (await asked.say("throw"))["type"] == "ack"
            told = await other.until("told")
            assert told["said"]["by"] == "player" and told["clocks"][asked.seat] == 50_000
            assert told["deadline"] == told["at"] + told["clocks"][told["ask"]["seat"]]

    asyncio.run(play())


def test_a_bot_stands_in_and_the_seat_is_given_back_at_once(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, other = await two_people(inside, absence={"after": 20, "bot": "random", "budget": 100})
            await asked.leave()
            await inside.absent(asked)
            gone = inside.clock.now
            await inside.advance(asked.table, DISCONNECT_GRACE_MS + 19_999)
            away = await noted(other, "away")
            assert away["seat"] == asked.seat and away["at"] == gone + DISCONNECT_GRACE_MS
            await other.do("ping")
            assert other.events[-1] == away, "nobody stands in before its time"
            await inside.advance(asked.table, 1)
            assert (await noted(other, "stands_in"))["bot"] == "random"
            told = await other.until("told")
            assert told["said"]["by"] == "stand_in" and told["said"]["seat"] == asked.seat
            assert told["at"] == gone + DISCONNECT_GRACE_MS + 20_000
            welcome = await asked.connect()
            assert [event.get("word") for event in welcome["missed"]].count("stands_in") == 1
            assert (await noted(other, "back"))["seat"] == asked.seat
            assert not welcome["table"]["seats"][asked.seat].get("stands_in")

    asyncio.run(play())


def test_a_spent_budget_is_not_waited_for(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, other = await two_people(inside, absence={"after": 1000, "budget": 1, "then": "silence"})
            await asked.leave()
            await inside.absent(asked)
            await inside.advance(asked.table, DISCONNECT_GRACE_MS + 1_000)
            away = await noted(other, "away")
            assert (await noted(other, "budget_spent"))["seat"] == asked.seat
            stands_in = await noted(other, "stands_in")
            assert stands_in.get("bot", "") == "" and stands_in["at"] == away["at"] + 1_000
            assert (await other.until("told"))["said"]["say"] == ["throw"]

    asyncio.run(play())


def test_a_bot_plays_for_me_while_i_look_on(serving: Serving) -> None:
    async def play() -> None:
        asked, other = await two_people(serving)
        assert (await asked.do("stand_in", bot="random"))["type"] == "ack"
        assert (await other.until("told"))["said"]["by"] == "stand_in"
        assert (await asked.do("back"))["type"] == "ack"
        assert (await noted(other, "back"))["seat"] == asked.seat
        assert not (await asked.until("table"))["table"]["seats"][asked.seat].get("stands_in")

    asyncio.run(play())


def test_a_pause_begins_when_all_agree(serving: Serving) -> None:
    async def play() -> None:
        asked, other = await two_people(serving, clock={"bank": 300, "increment": 0})
        assert (await other.do("pause"))["type"] == "ack"
        assert (await asked.do("pause"))["type"] == "ack"
        paused = await noted(asked, "paused")
        assert paused.get("deadline", 0) == 0
        assert (await asked.say("throw"))["reason"] == "paused"
        assert (await other.do("resume"))["type"] == "ack"
        assert (await noted(asked, "resumed"))["deadline"] > 0
        assert (await asked.say("throw"))["type"] == "ack"

    asyncio.run(play())


def test_who_resigns_is_out_of_the_game(serving: Serving) -> None:
    async def play() -> None:
        asked, other = await two_people(serving)
        assert (await asked.do("resign"))["type"] == "ack"
        while not other.over:
            await other.hear()
        assert other.view is not None and other.view["winners"] == [other.seat]
        assert verify(decode_record((await other.record()).encode())).fair

    asyncio.run(play())


def test_why_not_and_what_would_follow(serving: Serving) -> None:
    async def play() -> None:
        asked, _ = await two_people(serving)
        why = await asked.do("why", say="build")
        assert not why["legal"] and why["reason"] and why["rule"].startswith("ELEC-")
        assert (await asked.do("why", say="throw"))["legal"]
        before = asked.seq
        preview = await asked.do("preview", say="throw")
        assert preview["ask"]["nature"] and asked.seq == before

    asyncio.run(play())


def test_an_aside_is_a_whole_sentence_and_an_offer_waits_outside(serving: Serving) -> None:
    """Deeds are dealt in the quick game, so there is something to trade from the first moment."""

    async def play() -> None:
        asked, other = await two_people(serving, variant="quick")
        assert "trade" in other.ask["aside"]["choices"]
        half = await other.say(["trade"])
        assert half["type"] == "refused" and half["reason"] == "unfinished" and half["ask"]["of"] == "seat"
        sentence: list[Any] = ["trade", asked.seat]
        ask = (await other.do("preview", say=sentence))["ask"]
        assert ask["ask"] == "item"
        deed = next(item for item in ask["choices"] if item < 40)
        sentence.append(deed)
        sentence.append(62)  # that is all
        ask = (await other.do("preview", say=sentence))["ask"]
        cash = ask["choices"]["to"] if ask["ask"] == "cash" else 0
        sentence += [cash, "send"]
        question = other.question
        offered = await other.do("propose", question=question, say=sentence)
        assert offered["type"] == "ack", offered
        offer = await asked.until("offered")
        assert offer["to"] == asked.seat and "accept" in offer["ask"]["choices"] and asked.question == question
        answer = await asked.do("reply", offer=offer["offer"], say="accept")
        assert answer["type"] == "ack", answer
        told = await other.until("told")
        assert any(fact[0] == "traded" for fact in told["facts"])
        assert (await other.until("offer_gone"))["why"] == "accepted"
        again = await asked.do("reply", offer=offer["offer"], say="accept")
        assert again["reason"] == "no_such_offer"

    asyncio.run(play())


def test_an_offer_can_be_withdrawn_or_turned_down(serving: Serving) -> None:
    async def play() -> None:
        asked, other = await two_people(serving, variant="quick")
        ask = (await other.do("preview", say=["trade", asked.seat]))["ask"]
        deed = next(item for item in ask["choices"] if item < 40)
        base = ["trade", asked.seat, deed, 62]
        ask = (await other.do("preview", say=base))["ask"]
        sentence = [*base, ask["choices"]["to"], "send"]
        for end in ("withdrawn", "refused"):
            offer = (await other.do("propose", question=other.question, say=sentence))["offer"]
            await asked.until("offered")
            if end == "withdrawn":
                await other.do("withdraw", offer=offer)
            else:
                await asked.do("reply", offer=offer)
            gone = await other.until("offer_gone") if end == "refused" else await asked.until("offer_gone")
            assert gone["why"] == end

    asyncio.run(play())


def test_the_host_locks_removes_and_lets_a_bot_sit(serving: Serving) -> None:
    async def play() -> None:
        host = await Person(serving.url, "Host").arrive()
        guest = await Person(serving.url, "Guest").arrive()
        late = await Person(serving.url, "Late").arrive()
        table = await host.create("electronic", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], password="sesame")
        await guest.call("POST", f"/api/tables/{table}/seats", {}, status=403)
        await guest.join(table, password="sesame", token=3, colour=2)
        assert guest.info["you"] == 1 and guest.info["seats"][1]["token"] == 3
        await guest.call("POST", f"/api/tables/{table}/start", {}, status=403)
        await host.call("PATCH", f"/api/tables/{table}", {"locked": True, "password": ""})
        await late.call("POST", f"/api/tables/{table}/seats", {}, status=403)
        await host.call("PATCH", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
        await host.start()
        await host.connect()
        await guest.connect()
        await host.call("DELETE", f"/api/tables/{table}/seats/1")
        with pytest.raises(ConnectionClosed) as why:
            while True:
                await guest.hear()
        assert why.value.rcvd is not None and why.value.rcvd.code == 4409
        assert (await noted(host, "removed"))["seat"] == 1
        await host.call("PATCH", f"/api/tables/{table}", {"locked": False})
        await host.call("PATCH", f"/api/tables/{table}/seats/1", {"kind": "open"})
        await late.join(table)
        assert late.info["you"] == 1
        assert (await noted(host, "sat"))["name"] == "Late"
        assert (await late.connect())["seat"] == 1

    asyncio.run(play())


def test_codes_qr_my_games_keys_rematch_and_abort(serving: Serving) -> None:
    async def play() -> None:
        one, two = await two_people(serving)
        info = await two.call("GET", f"/api/codes/{one.info['code'].lower()}")
        assert info["id"] == one.table and info["you"] == two.seat
        assert "<svg" in await one.call("GET", f"/api/tables/{one.table}/qr.svg")
        assert "<svg" in await one.call("POST", "/api/qr", {"text": "x" * 2300})
        mine = (await one.call("GET", "/api/me"))["tables"]
        assert mine[0]["id"] == one.table and mine[0]["your_turn"]
        key = (await one.call("POST", "/api/me/key", {}))["key"]
        stranger = Person(serving.url, "Stranger")
        same = await stranger.call("POST", "/api/me/adopt", {"key": key})
        assert same["id"] == (await one.call("GET", "/api/me"))["id"]
        await stranger.call("POST", "/api/me/adopt", {"key": key}, status=401)
        host = one if one.info.get("host") else two
        other = two if host is one else one
        await other.call("POST", f"/api/tables/{one.table}/abort", {}, status=403)
        assert (await host.call("POST", f"/api/tables/{one.table}/abort", {}))["status"] == "aborted"
        record = decode_record((await one.record()).encode())
        assert record.end is not None and record.end.aborted and verify(record).fair
        assert record.header.commitment == one.info["commitment"]
        first = await one.call("POST", f"/api/tables/{one.table}/rematch", {})
        second = await two.call("POST", f"/api/tables/{one.table}/rematch", {})
        assert first["id"] == second["id"] and first["status"] == "open" and second["you"] == two.seat

    asyncio.run(play())


def test_a_running_game_shows_no_seed_and_no_other_choices(serving: Serving) -> None:
    async def play() -> None:
        asked, other = await two_people(serving)
        record = await other.record()
        assert "reveal" not in record and "choices" not in json.dumps(other.ask.get("choices", ""))
        assert "choices" in asked.ask and "choices" not in other.ask

    asyncio.run(play())


@pytest.mark.slow
def test_a_clean_shutdown_keeps_games_and_a_clock_goes_on_after_a_restart(store: str) -> None:
    async def play() -> None:
        serving = Serving(store, "--rate", "1000").start()
        asked, other = await two_people(serving, clock={"bank": 6, "increment": 1})
        serving.stop()
        with pytest.raises(ConnectionClosed):
            while True:
                await asked.hear()
        assert any('"shutting_down"' in frame for frame in asked.heard)
        serving = Serving(store, "--rate", "1000", port=serving.port).start()
        other.url = serving.url
        await other.connect()
        told = await other.until("told")
        assert told["said"]["by"] == "silence" and told["said"]["seat"] == asked.seat
        assert serving.stop() == 0

    asyncio.run(play())


@pytest.mark.slow
def test_a_match_that_this_engine_cannot_replay_is_told_and_untouched(tmp_path: Path) -> None:
    async def play() -> None:
        store = f"sqlite:///{tmp_path}/magnat.db"
        serving = Serving(store, "--rate", "1000").start()
        asked, _ = await two_people(serving)
        await asked.say("throw")
        serving.stop()
        with sqlite3.connect(tmp_path / "magnat.db") as database:  # as if other rules had been in force
            database.execute("update entries set body = replace(body, '[0,0]', '[0,31]')")
            database.execute("update entries set body = replace(body, '[1,0]', '[1,31]')")
            before = database.execute("select * from entries order by seq").fetchall()
        serving = Serving(store, "--rate", "1000", port=serving.port).start()
        welcome = await asked.connect()
        assert welcome["table"]["readable"] is False and "view" not in welcome
        assert (await asked.say("throw"))["reason"] == "not_readable"
        refused = await asked.call("GET", f"/api/tables/{asked.table}/record", status=409)
        assert refused["error"]["reason"] == "not_readable", "what cannot be redacted is not given out"
        with sqlite3.connect(tmp_path / "magnat.db") as database:
            assert database.execute("select * from entries order by seq").fetchall() == before
        serving.stop()

    asyncio.run(play())


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(store: str) -> None:
    def refused(lang: str, store: str) -> str:
        code, told = command("serve", "--port", "0", "--store", store, lang=lang)
        assert code
        return told

    with Serving(store, *FAST) as first:
        assert "is open in another server" in (told := refused("en", store)) and "--store" in told
        assert "ouverte par un autre serveur" in refused("fr", store)
        first.kill()  # the lock goes with its holder
        first.start()
    nowhere = "sqlite:////nowhere/at/all/magnat.db"
    assert "cannot be used: /nowhere/at/all: No such file" in refused("en", nowhere)


# time


async def between_turns(inside: Inside, seconds: int) -> tuple[Person, Person]:
    """Two people whose deeds were dealt, so that the other may mortgage one; a throw is held back for so long."""
    options = {"interturn_grace_seconds": seconds}
    asked, other = await two_people(inside, variant="quick", absence=NEVER, options=options)
    assert "mortgage" in other.ask["aside"]["choices"]
    await asked.leave()
    welcome = await asked.connect()  # now that both are here
    assert welcome.get("not_before", 0) == (inside.clock.now + 1000 * seconds if seconds else 0)
    return asked, other


async def throws(asked: Person) -> None:
    """Say it, and wait until the server has heard it."""
    await asked.send(type="say", id="early", question=asked.question, say="throw")
    await asked.do("ping")


def test_a_throw_waits_while_others_may_step_in_between_turns(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, _ = await between_turns(inside, 5)
            held, before = inside.clock.now + 5_000, asked.seq
            await throws(asked)
            await inside.advance(asked.table, 4_999)
            await asked.do("ping")
            assert not asked.acked and asked.seq == before
            await inside.advance(asked.table, 1)
            told = await asked.until("told")
            assert told["said"]["say"] == ["throw"] and told["at"] == held

    asyncio.run(play())


def test_who_steps_in_between_turns_comes_before_the_throw(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, other = await between_turns(inside, 5)
            held = inside.clock.now + 5_000
            await throws(asked)
            await inside.advance(asked.table, 4_999)
            deed = (await other.do("preview", say="mortgage"))["ask"]["choices"][0]
            assert (await other.say(["mortgage", deed]))["type"] == "ack"
            told = await asked.until("told")
            assert told["said"]["seat"] == other.seat and told["at"] == held - 1 and told["not_before"] == held
            await inside.advance(asked.table, 1)
            late = await asked.until("ack", "refused", id="early")
            assert late["reason"] == "stale" and late["ask"]["choices"], "what he answered has changed"
            assert (await asked.say("throw"))["type"] == "ack"

    asyncio.run(play())


def test_without_a_grace_nobody_waits_between_turns(inside: Inside) -> None:
    """No time passes at all before the throw counts."""

    async def play() -> None:
        async with inside:
            asked, _ = await between_turns(inside, 0)
            assert (await asked.say("throw"))["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize("could", [True, False])
def test_an_objection_takes_its_time_whether_or_not_it_could_be_made(could: bool) -> None:
    """A person who holds a Joker! and one who holds none are heard after the same time, on the clock of the match."""
    loop = ManualClockLoop.start_match("deal", people=2, bots=0, bot_pace=150, absence=Absence(after=0))
    hand = "A-JOKER-1 M1-1" if could else "M1-1 M1-2"
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: hand}, banks={1: "M2-1"}, seats=2)
    demand = game.answer_int(game.table.stack[-1], "use A-JACKPOT-1")
    game.table.facts = game.table.rows = None
    loop.session.started_match.table = game.table
    actor, target = loop.connect("p0"), loop.connect("p1")
    loop.say(actor, type="say", id="demand", question=loop.session.started_match.question_number, say=[demand, 1])
    asked = target.last("told")
    assert (asked["ask"]["ask"], asked["ask"]["seat"]) == ("lay_joker", 1)
    assert (len(asked["ask"]["choices"]) > 1) == could
    assert asked["not_before"] == loop.now + 300 == actor.last("told")["not_before"]
    loop.say(target, type="say", id="early", question=loop.session.started_match.question_number, say="let_stand")
    loop.advance(299)
    assert target.last("told") == asked
    loop.advance(1)
    for person in (actor, target):
        assert person.last("told")["said"]["say"] == ["let_stand"] and person.last("told")["at"] == loop.now


def test_the_clock_of_a_timed_game_runs_while_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a minute, 48 seconds are played before a restart: twelve are left after it."""

    async def begin(inside: Inside) -> tuple[Person, Person]:
        async with inside:
            options = {"time_limit": 1, "interturn_grace_seconds": 0}
            asked, other = await two_people(inside, options=options, absence=NEVER)
            await inside.advance(asked.table, 48_000)
            assert (await asked.say("throw"))["type"] == "ack"
            return asked, other

    async def end(inside: Inside, asked: Person, other: Person) -> None:
        inside.clock.now += 48_000  # where the first one was stopped
        async with inside:
            for person in (asked, other):
                person.url = inside.url
                await person.connect()
            await inside.advance(asked.table, 11_999)
            await asked.do("ping")
            assert asked.view is not None and not asked.view["over"]
            await inside.advance(asked.table, 1)
            while not asked.over:
                answering = asked if asked.ask.get("seat") == asked.seat else other
                await answering.say(answering.ask["silence"])
                await asked.do("ping")
            words = [fact[0] for event in asked.events for fact in event.get("facts", [])]
            assert "time_up" in words and asked.view["over"]
            assert "table" in [event["said"]["by"] for event in asked.events if event["type"] == "told"]
            assert verify(decode_record((await asked.record()).encode())).fair

    asked, other = asyncio.run(begin(Inside(tmp_path, monkeypatch, **UNLIMITED)))
    asyncio.run(end(Inside(tmp_path, monkeypatch, **UNLIMITED), asked, other))
