"""server: from a match to what one viewer is told. Nothing else makes messages from a table: it all goes by `view`."""

import secrets
from collections.abc import Sequence
from typing import Any

from magnat.kernel import TABLE, Luck, answer
from magnat.record import View, answered, facts_heard, parse, redeal
from magnat.record.view import OPEN
from magnat.record.view import told as changes
from magnat.server.match import Happened, Match
from magnat.server.messages import Noted, Past, Previewed, Spoken, Told
from magnat.server.worded import seen
from magnat.store import Noted as NotedEntry
from magnat.store import Said


def spoken(happened: Happened, seat: int) -> Spoken:
    """Who said what, as `seat` may know it."""
    body = happened.entry.body
    assert isinstance(body, Said)
    say = [said if seat == OPEN or reader in (TABLE, seat) else None for said, reader in happened.words]
    return Spoken(seat=body.seat, by=body.by, ask=happened.ask, say=say)


def told(match: Match, happened: Happened, before: View, after: View) -> Told:
    """What leads a viewer from the last view that it was sent to this one."""
    said = changes(before, after, 0, happened.facts)
    return Told(
        seq=happened.entry.seq,
        at=happened.entry.at,
        question=match.question,
        said=spoken(happened, after.seat),
        facts=said.facts,
        changed=said.changed,
        pending=said.pending,
        ask=said.ask,
        turn=said.turn,
        winners=said.winners,
        over=said.over,
        deadline=match.deadline(),
        clocks=clocks(match),
    )


def noted(match: Match, happened: Happened) -> Noted:
    body, entry = happened.entry.body, happened.entry
    assert isinstance(body, NotedEntry)
    return Noted(
        seq=entry.seq,
        at=entry.at,
        word=body.word,
        seat=body.seat,
        name=body.name,
        bot=body.bot,
        text=body.text,
        seconds=body.seconds,
        deadline=match.deadline(),
        clocks=clocks(match),
    )


def past(happened: Happened, match: Match, seat: int) -> Past | Noted:
    if isinstance(happened.entry.body, NotedEntry):
        return noted(match, happened)
    entry = happened.entry
    return Past(seq=entry.seq, at=entry.at, said=spoken(happened, seat), facts=facts_heard(happened.facts, seat))


def sentence_of(say: Any) -> list[Any]:
    return list(say) if isinstance(say, Sequence) and not isinstance(say, str) else [say]


def clocks(match: Match) -> list[int]:
    return match.standing.banks if match.clock.bank else []


def previewed(match: Match, seat: int, id: str, sentence: Sequence[Any]) -> Previewed:
    """What would follow, on a table that the seat could be sitting at, up to where nature or somebody else speaks."""
    guess = redeal(match.table, seat, Luck(secrets.randbits(64)))
    before = seen(guess, seat)
    guess.facts = []
    for said in sentence:
        answer(guess, seat, parse(answered(guess, seat), said))
    facts, guess.facts = guess.facts, None
    after = changes(before, seen(guess, seat), 0, facts)
    return Previewed(
        id=id,
        question=match.question,
        ask=after.ask,
        changed=after.changed,
        facts=after.facts,
        pending=after.pending,
        over=after.over,
    )
