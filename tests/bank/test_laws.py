"""Laws of the unit for any input, and of its ledger for any entries."""

from itertools import chain

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.bank.ledger import BANK, BadLedger, Ledger, LedgerEntry, mirror_lines, transfer_lines
from magnat.bank.unit.amounts import (
    AMOUNT_STEP_K,
    MAX_AMOUNT_K,
    MIN_AMOUNT_K,
    format_amount,
    parse_amount,
    split_amount,
)
from magnat.bank.unit.device import Device
from magnat.bank.unit.state import (
    CARDS,
    KEYS,
    Input,
    Insert,
    Press,
    Push,
    Release,
    Remove,
    UndoableTransaction,
    Unit,
    Wait,
)
from magnat.bank.unit.transitions import TRANSITIONS, apply_input, state_names
from tests.bank.transcript import BadTranscriptLine, Mismatch, run_transcript

rule = pytest.mark.rule

SLOTS = st.sampled_from(("left", "right"))
INPUTS = st.one_of(
    st.builds(Press, st.sampled_from(KEYS)),
    st.builds(Press, st.sampled_from(("1", "M", "GO", "C"))),
    st.builds(Insert, st.sampled_from(CARDS), SLOTS),
    st.builds(Insert, st.sampled_from(CARDS), SLOTS, st.booleans()),
    st.builds(Remove, SLOTS),
    st.builds(Wait, st.sampled_from((0, 1, 500, 1_000, 2_999, 3_000, 30_000, 60_000))),
    st.just(Push()),
    st.just(Release()),
)
PHRASES = st.sampled_from(  # typical input, so that every state is reached
    (
        [Insert(1, "left"), Press("GO")],
        [Insert(2, "right"), Press("1"), Press(","), Press("5"), Press("M")],
        [Insert(1, "left"), Insert(2, "right"), Press("7"), Press("0"), Press("K")],
        [Insert(3, "left"), Insert(4, "right"), Press("2"), Press("K")],
        [Remove("left"), Insert(5, "left"), Press("9"), Press("M")],
        [Press("8")],
        [Press("C")],
        [Push(), Wait(3_000), Release()],
    )
)
CHUNKS = st.one_of(INPUTS.map(lambda each: [each]), PHRASES, PHRASES)
SCRIPTS = st.lists(CHUNKS, min_size=12, max_size=40).map(lambda chunks: list(chain.from_iterable(chunks)))
STATES = ["OFF", "IDLE", *[f"{p}.{s}" for p in ("CREDIT", "DEBIT", "TRANSFER") for s in ("READY", "ENTER", "DONE")]]


# The unit


def test_the_scripts_reach_every_state():
    reached = set()

    @given(SCRIPTS)
    def look(script):
        unit = Unit()
        for each in script:
            unit = apply_input(unit, each).unit
            reached.add(unit.state)

    look()
    assert reached == set(STATES)


@given(SCRIPTS)
def test_balances_change_only_by_entries_that_balance(script):
    device = Device()
    for each in script:
        before, entries_before = device.unit.balances, len(device.ledger)
        device.apply(each)
        assert device.unit.balances == tuple(device.ledger.balances[card] for card in CARDS)
        assert sum(device.ledger.balances.values()) == 0 and min(device.unit.balances) >= 0
        assert before == device.unit.balances or len(device.ledger) > entries_before
        changed = sum(dict(entry.lines).get(BANK, 0) for entry in device.ledger.entries[entries_before:])
        assert sum(device.unit.balances) == sum(before) - changed


@given(SCRIPTS)
def test_every_input_has_an_effect(script):
    """Every key shows, plays or writes something, except for the few that the table of states leaves without effect."""
    unit = Unit()
    for each in script:
        outcome = apply_input(unit, each)
        if isinstance(each, Press):
            quiet = each.key == "C" and unit.state in ("IDLE", "CREDIT.READY", "DEBIT.READY", "TRANSFER.READY")
            same = msgspec.structs.replace(outcome.unit, idle=unit.idle, held=unit.held) == unit
            assert outcome.sounds or not same or quiet
            assert ("error" in outcome.sounds) == bool(outcome.refused)
        if isinstance(each, Insert):
            assert ("beep" in outcome.sounds) != bool(outcome.refused)
        unit = outcome.unit


@given(SCRIPTS)
def test_every_state_can_be_left(script):
    device = Device()
    device.apply(*script, Release())
    ways: tuple[list[Input], ...] = (
        [Remove("left"), Remove("right"), Wait(60_000), Press("1")],
        [Wait(60_000), Press("1"), Remove("left"), Remove("right")],
        [Press("C"), Press("C"), Remove("right"), Remove("left"), Press("K")],
    )
    for out in ways:
        copy = Device.load(device.save())
        copy.apply(*out)
        assert copy.unit.state == "IDLE" and copy.unit.display == ""
        copy.apply(Push(), Wait(3_000), Release())
        assert set(copy.unit.balances) == {15_000}
        copy.apply(Insert(1, "left"), Press("GO"))
        assert copy.unit.display == "17M"


@given(SCRIPTS, st.integers(0, 70_000), st.integers(0, 70_000))
def test_time_may_pass_in_one_step_or_two(script, first, second):
    one, two = Device(), Device()
    one.apply(*script, Wait(first + second))
    two.apply(*script, Wait(first), Wait(second))
    assert one.unit == two.unit and one.now == two.now


@given(SCRIPTS)
def test_the_state_matches_the_cards(script):
    unit = Unit()
    for each in script:
        unit = apply_input(unit, each).unit
        assert unit.state in STATES
        assert unit.left != unit.right or not unit.left
        assert not (unit.typed and unit.done)
        assert sum(c.isdigit() for c in unit.display) <= 5 and len(unit.screens) in (1, 2)
        assert unit.awake or (unit.display == "" and not unit.typed and not unit.done and unit.held is None)


@given(SCRIPTS)
def test_final_transactions_are_in_the_ledger(script):
    device = Device()
    finals: list[UndoableTransaction] = []
    for each in script:
        finals += device.apply(each).final
    finals += device.apply(Remove("left")).final + device.apply(Remove("right")).final
    if device.unit.done:
        finals.append(device.unit.done)
    undone = set(device.ledger.corrected)
    stands = [e for e in device.ledger.entries if e.what in ("credit", "debit", "transfer", "go") and e.n not in undone]
    assert [final.lines for final in finals] == [entry.lines for entry in stands]


def test_every_state_has_a_row_for_every_input():
    inputs = ("digit", "comma", "K/M", "GO", "C", "insert", "remove")
    for state in STATES:
        for each in inputs + (("C held", "60 s") if state != "OFF" else ("C down",)):
            rows = [
                c for s, i, c, _ in TRANSITIONS if state_names(state) & set(s.split(", ")) and each in i.split(", ")
            ]
            assert rows and rows[-1].__name__ == "always", f"{state}: {each}"


# Amounts


@given(st.integers(MIN_AMOUNT_K // AMOUNT_STEP_K, MAX_AMOUNT_K // AMOUNT_STEP_K).map(lambda n: n * AMOUNT_STEP_K))
def test_displayed_amounts_can_be_typed(amount):
    assert parse_amount(format_amount(amount)[:-1], format_amount(amount)[-1]) == amount


@given(st.integers(1, 10**6).map(lambda n: n * AMOUNT_STEP_K))
def test_parts_make_up_the_sum_and_each_can_be_entered(amount):
    parts = split_amount(amount)
    assert sum(parts) == amount and all(
        MIN_AMOUNT_K <= part <= MAX_AMOUNT_K and part % AMOUNT_STEP_K == 0 for part in parts
    )


# Saving and restoring


@rule("ELEC-BANK-19", "ELEC-SETUP-12")
@given(SCRIPTS)
def test_a_restored_unit_continues_identically(script):
    device = Device()
    for each in script:
        device.apply(each)
    restored = Device.load(device.save())
    assert restored.unit == msgspec.structs.replace(device.unit, held=None)
    assert restored.ledger.entries == device.ledger.entries and restored.now == device.now
    device.apply(Release(), Press("C"))
    restored.apply(Press("C"))
    assert restored.unit.balances == device.unit.balances


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"balances":[17000', b'"balances":[17010'),
        (b"[[0,-2000],[1,2000]]", b"[[0,-2000],[1,2010]]"),
        (b'"left":1', b'"left":9'),
        (b'"screens":["17M"]', b'"screens":[]'),
        (b'"volume":"high"', b'"volume":"loud"'),
        (b'"n":1', b'"n":2'),
        (b'"what":"go","payer":0,"receiver":1', b'"what":"go","payer":0,"receiver":2'),
        (b'"typed":""', b'"typed":"x"'),
        (b"{", b""),
    ],
)
def test_a_damaged_save_is_refused(old, new):
    saved = run_transcript("insert 1 left\npress GO").save()
    assert old in saved
    with pytest.raises(BadLedger):
        Device.load(saved.replace(old, new, 1))


# The ledger


def test_entries_balance_are_numbered_and_never_overdraw():
    ledger = Ledger([LedgerEntry(0, "opening", ((1, 100), (2, 100), (BANK, -200)))])
    for wrong in (
        LedgerEntry(1, "credit", ((1, 5),)),
        LedgerEntry(2, "credit", transfer_lines(BANK, 1, 5)),
        LedgerEntry(0, "credit", transfer_lines(BANK, 1, 5)),
        LedgerEntry(1, "debit", transfer_lines(1, BANK, 101)),
        LedgerEntry(1, "debit", transfer_lines(-1, BANK, -5)),
        LedgerEntry(1, "undo", transfer_lines(1, 2, 5), corrects=0),
        LedgerEntry(1, "undo", transfer_lines(1, 2, 5), corrects=1),
    ):
        with pytest.raises(BadLedger):
            ledger.append(wrong)
    assert len(ledger) == 1 and ledger.balances == {BANK: -200, 1: 100, 2: 100}


def test_a_correction_is_an_entry_and_is_made_once():
    ledger = Ledger(
        [LedgerEntry(0, "opening", ((1, 100), (BANK, -100))), LedgerEntry(1, "debit", transfer_lines(1, BANK, 30))]
    )
    back = LedgerEntry(2, "undo", mirror_lines(ledger.entries[1].lines), corrects=1)
    ledger.append(back)
    assert ledger.balances[1] == 100 and len(ledger) == 3
    with pytest.raises(BadLedger):
        ledger.append(msgspec.structs.replace(back, n=3))


# Transcripts


@pytest.mark.parametrize(
    "line",
    [
        "shout",
        "balance x",
        "balance",
        "balance 7 15M",
        "wait nan",
        "insert 3",
        "insert x left",
        "insert 3 up",
        "wait x",
        "hold K",
        "remove",
        "insert 1 left wrong",
    ],
)
def test_an_invalid_line_is_refused(line):
    with pytest.raises(BadTranscriptLine):
        run_transcript(line)


def test_a_transcript_says_where_it_fails():
    with pytest.raises(Mismatch, match=r'line 2: display "2": found "1"'):
        run_transcript('insert 1 left\ndisplay "2"  # it is the first card')
