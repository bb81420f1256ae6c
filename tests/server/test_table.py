"""Clocks, absence, pauses, proposals, asides, previews, and the host's powers."""

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
from tests.match.manual_loop import ManualClockLoop
from tests.server.conftest import FAST, UNLIMITED
from tests.server.harness import ConnectionClosed, Person, Serving, command, seated
from tests.server.inside import Inside

NEVER = {"after": 0}


async def two_people(serving: Serving | Inside, **more: Any) -> tuple[Person, Person]:
    """Return the player who is asked, and the other one."""
    one, two = await seated(serving.url, "electronic", people=2, bots=0, **more)
    return (one, two) if one.ask["seat"] == one.seat else (two, one)


async def until_noted(person: Person, word: str) -> dict[str, Any]:
    while True:
        event = await person.until("noted")
        if event["word"] == word:
            return event


async def test_silence_answers_when_the_time_bank_is_empty(serving: Serving) -> None:
    """The real clock fires for everything due at a table; the tests below set the time by hand.

    On a slow machine the first silence comes before anybody is connected, but each later question times out too.
    """
    _, other = await two_people(serving, clock={"bank": 1, "increment": 1}, absence=NEVER)
    while True:
        answer = (await other.until("told"))["said"]
        if answer["by"] == "silence":
            break


async def test_an_answer_adds_time_and_announces_the_deadline(inside: Inside) -> None:
    async with inside:
        asked, other = await two_people(inside, clock={"bank": 60, "increment": 20}, absence=NEVER)
        await inside.advance(asked.table, 30_000)
        assert (await asked.say("throw"))["type"] == "ack"
        event = await other.until("told")
        assert event["said"]["by"] == "player" and event["clocks"][asked.seat] == 50_000
        assert event["deadline"] == event["at"] + event["clocks"][event["ask"]["seat"]]


async def test_a_bot_stands_in_and_the_seat_is_given_back_at_once(inside: Inside) -> None:
    async with inside:
        asked, other = await two_people(inside, absence={"after": 20, "bot": "random", "budget": 100})
        await asked.leave()
        await inside.absent(asked)
        gone = inside.clock.now
        await inside.advance(asked.table, DISCONNECT_GRACE_MS + 19_999)
        away = await until_noted(other, "away")
        assert away["seat"] == asked.seat and away["at"] == gone + DISCONNECT_GRACE_MS
        await other.do("ping")
        assert other.events[-1] == away, "no stand-in before its time"
        await inside.advance(asked.table, 1)
        assert (await until_noted(other, "stands_in"))["bot"] == "random"
        told = await other.until("told")
        assert told["said"]["by"] == "stand_in" and told["said"]["seat"] == asked.seat
        assert told["at"] == gone + DISCONNECT_GRACE_MS + 20_000
        welcome = await asked.connect()
        assert [event.get("word") for event in welcome["missed"]].count("stands_in") == 1
        assert (await until_noted(other, "back"))["seat"] == asked.seat
        assert not welcome["table"]["seats"][asked.seat].get("stands_in")


async def test_a_spent_absence_budget_ends_the_wait(inside: Inside) -> None:
    async with inside:
        asked, other = await two_people(inside, absence={"after": 1000, "budget": 1, "then": "silence"})
        await asked.leave()
        await inside.absent(asked)
        await inside.advance(asked.table, DISCONNECT_GRACE_MS + 1_000)
        away = await until_noted(other, "away")
        assert (await until_noted(other, "budget_spent"))["seat"] == asked.seat
        stands_in = await until_noted(other, "stands_in")
        assert stands_in.get("bot", "") == "" and stands_in["at"] == away["at"] + 1_000
        assert (await other.until("told"))["said"]["say"] == ["throw"]


async def test_a_bot_stands_in_on_request(serving: Serving) -> None:
    asked, other = await two_people(serving)
    assert (await asked.do("stand_in", bot="random"))["type"] == "ack"
    assert (await other.until("told"))["said"]["by"] == "stand_in"
    assert (await asked.do("back"))["type"] == "ack"
    assert (await until_noted(other, "back"))["seat"] == asked.seat
    assert not (await asked.until("table"))["table"]["seats"][asked.seat].get("stands_in")


async def test_a_pause_begins_when_all_agree(serving: Serving) -> None:
    asked, other = await two_people(serving, clock={"bank": 300, "increment": 0})
    assert (await other.do("pause"))["type"] == "ack"
    assert (await asked.do("pause"))["type"] == "ack"
    paused = await until_noted(asked, "paused")
    assert paused.get("deadline", 0) == 0
    assert (await asked.say("throw"))["reason"] == "paused"
    assert (await other.do("resume"))["type"] == "ack"
    assert (await until_noted(asked, "resumed"))["deadline"] > 0
    assert (await asked.say("throw"))["type"] == "ack"


async def test_a_resigned_player_loses_a_game_of_two(serving: Serving) -> None:
    asked, other = await two_people(serving)
    assert (await asked.do("resign"))["type"] == "ack"
    while not other.over:
        await other.hear()
    assert other.view is not None and other.view["winners"] == [other.seat]
    assert verify(decode_record((await other.record()).encode())).fair


async def test_illegal_answers_are_explained_and_legal_ones_previewed(serving: Serving) -> None:
    asked, _ = await two_people(serving)
    why = await asked.do("why", say="build")
    assert not why["legal"] and why["reason"] and why["rule"].startswith("ELEC-")
    assert (await asked.do("why", say="throw"))["legal"]
    before = asked.seq
    preview = await asked.do("preview", say="throw")
    assert preview["ask"]["nature"] and asked.seq == before


async def test_an_aside_must_be_complete_and_an_offer_leaves_the_question_open(serving: Serving) -> None:
    """In the quick game deeds are dealt, so trading is possible from the start."""
    asked, other = await two_people(serving, variant="quick")
    assert "trade" in other.ask["aside"]["choices"]
    half = await other.say(["trade"])
    assert half["type"] == "refused" and half["reason"] == "unfinished" and half["ask"]["of"] == "seat"
    sentence: list[Any] = ["trade", asked.seat]
    ask = (await other.do("preview", say=sentence))["ask"]
    assert ask["ask"] == "item"
    deed = next(item for item in ask["choices"] if item < 40)
    sentence.append(deed)
    sentence.append(62)  # no more items
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
    event = await other.until("told")
    assert any(fact[0] == "traded" for fact in event["facts"])
    assert (await other.until("offer_gone"))["why"] == "accepted"
    again = await asked.do("reply", offer=offer["offer"], say="accept")
    assert again["reason"] == "no_such_offer"


async def test_an_offer_can_be_withdrawn_or_turned_down(serving: Serving) -> None:
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


async def test_the_host_locks_the_table_and_replaces_players(serving: Serving) -> None:
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
    assert (await until_noted(host, "removed"))["seat"] == 1
    await host.call("PATCH", f"/api/tables/{table}", {"locked": False})
    await host.call("PATCH", f"/api/tables/{table}/seats/1", {"kind": "open"})
    await late.join(table)
    assert late.info["you"] == 1
    assert (await until_noted(host, "sat"))["name"] == "Late"
    assert (await late.connect())["seat"] == 1


async def test_codes_qr_my_games_keys_rematch_and_abort(serving: Serving) -> None:
    one, two = await two_people(serving)
    info = await two.call("GET", f"/api/codes/{one.info['code'].lower()}")
    assert info["id"] == one.table and info["you"] == two.seat
    assert "<svg" in await one.call("GET", f"/api/tables/{one.table}/qr.svg")
    assert "<svg" in await one.call("POST", "/api/qr", {"text": "x" * 1200})
    await one.call("POST", "/api/qr", {"text": "x" * 1201}, status=400)
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


async def test_a_running_game_shows_no_seed_and_no_other_choices(serving: Serving) -> None:
    asked, other = await two_people(serving)
    record = await other.record()
    assert "reveal" not in record and "choices" not in json.dumps(other.ask.get("choices", ""))
    assert "choices" in asked.ask and "choices" not in other.ask


@pytest.mark.slow
async def test_games_and_clocks_continue_after_a_clean_restart(store: str) -> None:
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
    event = await other.until("told")
    assert event["said"]["by"] == "silence" and event["said"]["seat"] == asked.seat
    assert serving.stop() == 0


@pytest.mark.slow
async def test_a_match_that_cannot_be_replayed_is_reported_and_unchanged(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/magnat.db"
    serving = Serving(store, "--rate", "1000").start()
    asked, _ = await two_people(serving)
    await asked.say("throw")
    serving.stop()
    with sqlite3.connect(tmp_path / "magnat.db") as database:  # as if written under other rules
        database.execute("update entries set body = replace(body, '[0,0]', '[0,31]')")
        database.execute("update entries set body = replace(body, '[1,0]', '[1,31]')")
        before = database.execute("select * from entries order by seq").fetchall()
    serving = Serving(store, "--rate", "1000", port=serving.port).start()
    welcome = await asked.connect()
    assert welcome["table"]["readable"] is False and "view" not in welcome
    assert (await asked.say("throw"))["reason"] == "not_readable"
    refused = await asked.call("GET", f"/api/tables/{asked.table}/record", status=409)
    assert refused["error"]["reason"] == "not_readable", "an unreadable record cannot be redacted"
    with sqlite3.connect(tmp_path / "magnat.db") as database:
        assert database.execute("select * from entries order by seq").fetchall() == before
    serving.stop()


def test_a_second_server_on_the_same_file_is_refused_with_a_message(store: str) -> None:
    def refused(lang: str, store: str) -> str:
        code, output = command("serve", "--port", "0", "--store", store, lang=lang)
        assert code
        return output

    with Serving(store, *FAST) as first:
        assert "is open in another server" in (message := refused("en", store)) and "--store" in message
        assert "ouverte par un autre serveur" in refused("fr", store)
        first.kill()  # the lock is released with its process
        first.start()
    nowhere = "sqlite:////nowhere/at/all/magnat.db"
    assert "cannot be used: /nowhere/at/all: No such file" in refused("en", nowhere)


# Time


async def between_turns(inside: Inside, seconds: int) -> tuple[Person, Person]:
    """Return two people with dealt deeds, so that the other may mortgage. A throw is held back for `seconds`."""
    options = {"interturn_grace_seconds": seconds}
    asked, other = await two_people(inside, variant="quick", absence=NEVER, options=options)
    assert "mortgage" in other.ask["aside"]["choices"]
    await asked.leave()
    welcome = await asked.connect()  # both are connected now
    assert welcome.get("not_before", 0) == (inside.clock.now + 1000 * seconds if seconds else 0)
    return asked, other


async def throw_early(asked: Person) -> None:
    """Answer "throw", and wait until the server has received it."""
    await asked.send(type="say", id="early", question=asked.question, say="throw")
    await asked.do("ping")


async def test_a_throw_waits_for_the_pause_between_turns(inside: Inside) -> None:
    async with inside:
        asked, _ = await between_turns(inside, 5)
        due, before = inside.clock.now + 5_000, asked.seq
        await throw_early(asked)
        await inside.advance(asked.table, 4_999)
        await asked.do("ping")
        assert not asked.acked and asked.seq == before
        await inside.advance(asked.table, 1)
        event = await asked.until("told")
        assert event["said"]["say"] == ["throw"] and event["at"] == due


async def test_an_aside_between_turns_comes_before_a_held_throw(inside: Inside) -> None:
    async with inside:
        asked, other = await between_turns(inside, 5)
        due = inside.clock.now + 5_000
        await throw_early(asked)
        await inside.advance(asked.table, 4_999)
        deed = (await other.do("preview", say="mortgage"))["ask"]["choices"][0]
        assert (await other.say(["mortgage", deed]))["type"] == "ack"
        event = await asked.until("told")
        assert event["said"]["seat"] == other.seat and event["at"] == due - 1 and event["not_before"] == due
        await inside.advance(asked.table, 1)
        late = await asked.until("ack", "refused", id="early")
        assert late["reason"] == "stale" and late["ask"]["choices"], "the question has changed"
        assert (await asked.say("throw"))["type"] == "ack"


async def test_without_a_grace_a_throw_counts_at_once(inside: Inside) -> None:
    """The throw counts immediately."""
    async with inside:
        asked, _ = await between_turns(inside, 0)
        assert (await asked.say("throw"))["type"] == "ack"


@pytest.mark.parametrize("can_object", [True, False])
def test_an_objection_takes_the_same_time_with_and_without_the_card(can_object: bool) -> None:
    """The answer counts after the same delay with and without a Joker! in hand."""
    loop = ManualClockLoop.start_match("deal", people=2, bots=0, bot_pace=150, absence=Absence(after=0))
    hand = "A-JOKER-1 M1-1" if can_object else "M1-1 M1-2"
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: hand}, banks={1: "M2-1"}, seats=2)
    demand = game.answer_int(game.table.stack[-1], "use A-JACKPOT-1")
    game.table.facts = game.table.rows = None
    loop.session.started_match.table = game.table
    actor, target = loop.connect("p0"), loop.connect("p1")
    loop.say(actor, type="say", id="demand", question=loop.session.started_match.question_number, say=[demand, 1])
    asked = target.last("told")
    assert (asked["ask"]["ask"], asked["ask"]["seat"]) == ("lay_joker", 1)
    assert (len(asked["ask"]["choices"]) > 1) == can_object
    assert asked["not_before"] == loop.now + 300 == actor.last("told")["not_before"]
    loop.say(target, type="say", id="early", question=loop.session.started_match.question_number, say="let_stand")
    loop.advance(299)
    assert target.last("told") == asked
    loop.advance(1)
    for person in (actor, target):
        assert person.last("told")["said"]["say"] == ["let_stand"] and person.last("told")["at"] == loop.now


def test_the_clock_of_a_timed_game_stops_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """48 seconds of a minute are played before a restart: twelve are left after it."""

    async def begin(inside: Inside) -> tuple[Person, Person]:
        async with inside:
            options = {"time_limit": 1, "interturn_grace_seconds": 0}
            asked, other = await two_people(inside, options=options, absence=NEVER)
            await inside.advance(asked.table, 48_000)
            assert (await asked.say("throw"))["type"] == "ack"
            return asked, other

    async def end(inside: Inside, asked: Person, other: Person) -> None:
        inside.clock.now += 48_000  # where the first server stopped
        async with inside:
            for person in (asked, other):
                person.url = inside.url
                await person.connect()
            await inside.advance(asked.table, 11_999)
            await asked.do("ping")
            assert asked.view is not None and not asked.view["over"]
            await inside.advance(asked.table, 1)
            while True:
                for person in (asked, other):  # the answer to a ping follows all events
                    await person.do("ping")
                if asked.over:
                    break
                answering = asked if asked.ask.get("seat") == asked.seat else other
                await answering.say(answering.ask["silence"])
            words = [fact[0] for event in asked.events for fact in event.get("facts", [])]
            assert "time_up" in words and asked.view["over"]
            assert "table" in [event["said"]["by"] for event in asked.events if event["type"] == "told"]
            assert verify(decode_record((await asked.record()).encode())).fair

    asked, other = asyncio.run(begin(Inside(tmp_path, monkeypatch, **UNLIMITED)))
    asyncio.run(end(Inside(tmp_path, monkeypatch, **UNLIMITED), asked, other))
