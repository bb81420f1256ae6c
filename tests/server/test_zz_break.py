"""temporary probes"""

import asyncio
import httpx

from tests.server.harness import Person, command, seated
from tests.server.test_moderation import *  # noqa

OUT = open("/work/tmp_ops/break.log", "a")


def say(*words):
    print(*words, file=OUT, flush=True)


async def test_zz_player(inside, monkeypatch):
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=1)
        stranger = await Person(inside.url, "Passant").arrive()
        stranger.table = one.table
        T = f"/api/tables/{one.table}"

        async def probe(label, person, method, path, body=None, headers=None):
            async with httpx.AsyncClient(base_url=inside.url, trust_env=False) as c:
                r = await c.request(
                    method, path, json=body, headers={"Authorization": f"Bearer {person.token}", **(headers or {})}
                )
            say(f"{label:45} {r.status_code} {r.text[:160]}")
            return r

        await one.do("chat", text="bonjour")
        said = await two.do("chat", text="\x1b[31mrouge <script>alert(1)</script>")
        for label, person, body in [
            ("reason unknown", one, {"seat": two.seat, "reason": "meh"}),
            ("seat -1", one, {"seat": -1, "reason": "words"}),
            ("seat 40", one, {"seat": 40, "reason": "words"}),
            ("seat as text", one, {"seat": "1", "reason": "words"}),
            ("bot", one, {"seat": 2, "reason": "words"}),
            ("self", one, {"seat": one.seat, "reason": "words"}),
            ("line of bot/none", one, {"seat": two.seat, "reason": "words", "line": 0}),
            ("line 2**31", one, {"seat": two.seat, "reason": "words", "line": 1 << 31}),
            ("own line, other seat", one, {"seat": two.seat, "reason": "words", "line": 1}),
            ("301 characters", one, {"seat": two.seat, "reason": "words", "text": "x" * 301}),
            ("extra field", one, {"seat": two.seat, "reason": "words", "hidden": 1}),
            ("by a stranger", stranger, {"seat": two.seat, "reason": "words"}),
            ("ok with line", one, {"seat": two.seat, "reason": "words", "line": said["seq"], "text": "‮abc"}),
            ("ok with line", one, {"seat": two.seat, "reason": "words", "line": said["seq"], "text": "é"}),
        ]:
            await probe(f"report {label}", person, "POST", f"{T}/reports", body)
        await probe("report unknown table", one, "POST", "/api/tables/nothing/reports", {"seat": 0, "reason": "words"})
        await probe("report no token", Person(inside.url, "x"), "POST", f"{T}/reports", {"seat": 0, "reason": "words"})
        await probe("mute kind unknown", one, "POST", f"{T}/seats/{two.seat}/block", {"kind": "kill"})
        await probe("block seat text", one, "POST", f"{T}/seats/abc/block", {"kind": "mute"})
        await probe("unblock unknown", one, "DELETE", "/api/me/blocks/zzz")
        await probe("muted of unknown table", one, "GET", "/api/tables/zzz/muted")
        await probe("notification unknown", one, "POST", "/api/me/notifications/zzz", {})
        await probe("notification reply newline", one, "POST", "/api/me/notifications/zzz", {"reply": "a\nb"})
        say("free text as phrase", await refused(one, "chat", phrase="allez dormir"))
        say("both", await refused(one, "chat", phrase="hello", text="x"))
        say("unknown player report", await asyncio.to_thread(operator, inside, "report", await id_of(two)))
        say(await asyncio.to_thread(operator, inside, "reports"))
        for words in (
            ("decide", await id_of(two)),
            ("decide", await id_of(two), "kill"),
            ("decide", "nobody", "ban"),
            ("decide", await id_of(two), "ban", "--days", "-1"),
            ("decide", await id_of(two), "ban", "--days", "x"),
            ("ban", "foo=bar"),
            ("ban", "player="),
            ("ban", "names=localhost"),
            ("unban", "player=zz"),
            ("report", "nobody"),
            ("kick", one.table, "9"),
            ("kick", one.table, "-1"),
            ("close", "nothing"),
            ("show", "../../etc/passwd"),
            ("tables", "--status", "lost"),
            ("export-player", "x"),
            ("frobnicate",),
            ("decide", await id_of(two), "word", "--text", "x" * 301),
            ("stats", "--key", "falsch"),
            ("stats", "--key", "€"),
            ("stats", "--config", "/nowhere.toml"),
            ("stats", "--server", "foo"),
            ("stats", "--server", "http://127.0.0.1:1"),
            ("stats", "--server", "file:///etc"),
        ):
            server = () if "--server" in words else ("--server", inside.url)
            say(words, "->", await asyncio.to_thread(command, "admin", *words, *server))
        # evasion: blocked player takes a bot's seat
        await one.call("POST", f"{T}/seats/{two.seat}/block", {"kind": "block"})


def test_zz_operator(tmp_path):
    (tmp_path / "dir.db").mkdir()
    (tmp_path / "text.db").write_text("hello")
    for words in (
        ("backup",),
        ("backup", str(tmp_path / "a" / "b.db"), "--store", f"sqlite:///{tmp_path}/text.db"),
        ("backup", str(tmp_path / "x"), "--store", f"sqlite:///{tmp_path}/dir.db"),
        ("backup", str(tmp_path / "x"), "--store", f"sqlite:///{tmp_path}/text.db"),
        ("backup", str(tmp_path), "--store", f"sqlite:///{tmp_path}/text.db", "--keep", "-1"),
        ("backup", str(tmp_path / "x"), "--store", "postgresql://u:geheim@127.0.0.1:1/d"),
        ("restore", str(tmp_path / "none"), "--store", f"sqlite:///{tmp_path}/n.db"),
        ("restore", str(tmp_path / "text.db"), "--store", "postgresql://u:geheim@127.0.0.1:1/d", "--force"),
        ("restore", str(tmp_path), "--store", f"sqlite:///{tmp_path}/n.db"),
        ("restore", str(tmp_path / "text.db"), "--store", "sqlite:////nowhere/n.db"),
        ("serve", "--store", f"sqlite:///{tmp_path}/text.db"),
        ("serve", "--store", f"sqlite:///{tmp_path}/dir.db"),
        ("serve", "--store", "postgresql://u:geheim@127.0.0.1:1/d", "--port", "0"),
        ("serve", "--store", "sqlite:////nowhere/x/m.db"),
        ("serve", "--port", "99999"),
        ("serve", "--chat", "some"),
        ("serve", "--host", "999.1.1.1", "--store", f"sqlite:///{tmp_path}/ok.db"),
        ("serve", "--keep-chat", "-3"),
        ("serve", "--config", str(tmp_path)),
        ("top", "--once", "--server", "http://127.0.0.1:1", "--key", "k"),
        ("backup", "/dev/full", "--store", f"sqlite:///{tmp_path}/ok.db"),
    ):
        try:
            say(words, "->", command(*words))
        except BaseException as error:
            say(words, "-> RAISED", type(error).__name__, error)
