"""The unit, tested by transcripts: one test for each rule of its chapter."""

import pytest

from magnat.bank.ledger import BANK
from magnat.bank.unit.amounts import BadAmount, format_amount, parse_amount, split_amount
from magnat.bank.unit.device import Device, card_operation, transfer_gestures
from magnat.bank.unit.state import Press, Unit
from magnat.bank.unit.transitions import NoSuchInput
from tests.bank.transcript import run_transcript

rule = pytest.mark.rule


# Cards and slots


@rule("ELEC-BANK-01", "ELEC-SETUP-09")
def test_six_accounts_are_independent_of_the_slot():
    run_transcript("""
        insert 6 left
        press 1 M
        remove left
        insert 6 right
        wait 1
        display "16M"
        balance 1 15M
        balance 6 16M
    """)
    for absent in ("insert 0 left", "insert 7 left"):
        with pytest.raises(NoSuchInput):
            run_transcript(absent)


@rule("ELEC-BANK-02", "ELEC-BANK-06", "ELEC-BANK-07")
def test_the_left_slot_receives_and_the_right_slot_pays():
    run_transcript("""
        insert 1 left
        state CREDIT.READY
        press 2 M
        display "17M"
        hear success
        entry credit
        remove left
        insert 1 right
        state DEBIT.READY
        press 5 0 0 K
        display "16,5M"
        entry debit
        balance 2 15M
    """)


@rule("ELEC-BANK-03")
def test_the_keys_are_digits_comma_k_m_c_and_go():
    for key in "0123456789":
        assert run_transcript(f"insert 1 left\npress {key}").unit.display == key
    run_transcript('insert 1 left\npress 4 , 2 M\ndisplay "19,2M"\npress C\ndisplay "15M"\npress GO\ndisplay "17M"')
    for mark in ("+", "-", "−", "=", "k", ""):
        with pytest.raises(NoSuchInput):
            Device().apply(Press(mark))


@rule("ELEC-BANK-04")
def test_an_inserted_card_beeps_and_shows_its_number_and_then_its_balance():
    run_transcript("""
        insert 3 left
        hear beep
        display "3"
        wait 0,999
        display "3"
        wait 0,001
        display "15M"
    """)


@rule("ELEC-BANK-05")
def test_a_card_against_its_arrow_is_not_read():
    run_transcript("""
        wait 59
        insert 3 left wrong way
        hear nothing
        refused wrong_way
        display ""
        state IDLE
        wait 1
        state OFF
        insert 3 left wrong way
        state OFF
    """)


@rule("ELEC-BANK-08")
def test_two_cards_transfer_from_right_to_left_payer_shown_first():
    run_transcript("""
        insert 2 left
        insert 4 right
        state TRANSFER.READY
        display "4"
        wait 1
        display "15M"
        press 1 , 1 M
        display "13,9M"
        wait 1
        display "16,1M"
        wait 58
        display "16,1M"
        balance 4 13,9M
        balance 2 16,1M
    """)
    run_transcript("""
        # the payer is shown, whichever card goes in first
        insert 4 right
        wait 1
        insert 2 left
        display "4"
    """)


@rule("ELEC-BANK-24")
def test_one_card_cannot_be_in_both_slots():
    run_transcript("""
        insert 2 left
        wait 1
        insert 2 right
        hear nothing
        refused same_card
        state CREDIT.READY
        insert 5 left
        refused slot_taken
        balance 2 15M
        display "15M"
    """)


# GO


@rule("ELEC-BANK-09")
def test_go_adds_2m_at_once():
    run_transcript("""
        insert 5 left
        press GO
        display "17M"
        state CREDIT.DONE
        entry go
        press C
        press 3 GO
        hear error
        refused go_takes_no_digits
        display "3"
    """)


@rule("ELEC-BANK-10")
def test_a_second_go_needs_the_card_out_and_in_again():
    run_transcript("""
        insert 5 left
        press GO
        press GO
        hear error
        refused go_again
        balance 5 17M
        remove left
        insert 5 left
        press GO
        display "19M"
    """)


# One transaction


@rule("ELEC-BANK-11")
@pytest.mark.parametrize("key", ["1", ",", "K", "M", "GO"])
def test_after_a_transaction_amount_keys_are_refused_until_a_card_leaves(key):
    run_transcript(f"""
        insert 1 left
        press 1 M
        press {key}
        hear error
        refused one_transaction
        state CREDIT.DONE
        display "16M"
        remove left
        insert 1 left
        press 1 M
        display "17M"
    """)


@rule("ELEC-BANK-12")
def test_an_entry_has_one_comma_and_is_executed_by_k_or_m():
    run_transcript("""
        insert 1 left
        press K
        hear error
        refused no_digits
        press 1 5
        display "15"
        state CREDIT.ENTER
        balance 1 15M
        press , ,
        hear error
        refused second_comma
        display "15,"
        press 2 M
        state CREDIT.DONE
        display "30,2M"
    """)


@rule("ELEC-BANK-13")
@pytest.mark.parametrize(
    ("keys", "after"), [("1 0 K", "15,01M"), ("0 , 0 1 M", "15,01M"), ("2 0 M", "35M"), ("2 0 0 0 0 K", "35M")]
)
def test_the_limits_of_one_entry(keys, after):
    run_transcript(f'insert 1 left\npress {keys}\ndisplay "{after}"')


@rule("ELEC-BANK-13")
@pytest.mark.parametrize(
    ("keys", "why"),
    [("5 K", "too_small"), ("9 , 9 9 K", "too_small"), ("0 M", "too_small"), (", 0 0 9 M", "too_small"),
     ("2 1 M", "too_large"), ("2 0 , 0 1 M", "too_large"), ("2 0 0 1 0 K", "too_large"), ("9 9 9 9 9 M", "too_large")],
)  # fmt: skip
def test_less_than_10k_or_more_than_20m_is_dropped(keys, why):
    run_transcript(
        f'insert 1 left\npress {keys}\nhear error\nrefused {why}\ndisplay "15M"\nstate CREDIT.READY\nentry opening'
    )


@rule("ELEC-BANK-14")
@pytest.mark.parametrize("keys", ["1 5 K", "1 2 , 5 K", "1 , 0 0 5 M", "1 9 9 9 9 K"])
def test_an_entry_is_a_multiple_of_10k(keys):
    run_transcript(
        f'insert 1 left\npress {keys}\nhear error\nrefused not_a_multiple\ndisplay "15M"\nstate CREDIT.READY'
    )


@rule("ELEC-BANK-15")
def test_a_sixth_digit_is_refused():
    run_transcript("""
        insert 1 left
        press 1 2 3 4 5
        display "12345"
        press 6
        hear error
        refused five_digits
        press ,
        hear error
        display "12345"
        press C
        press , 1 2 3 4
        display "0,1234"
        press 5
        refused five_digits
        display "0,1234"
    """)


@rule("ELEC-BANK-15")
@pytest.mark.parametrize(
    ("amount", "display"),
    [(0, "0"), (10, "10K"), (100, "100K"), (990, "990K"), (1_000, "1M"), (1_010, "1,01M"), (1_500, "1,5M"),
     (14_980, "14,98M"), (15_000, "15M"), (123_450, "123,45M"), (1_234_560, "1234,5M"), (1_230_090, "1230M"),
     (12_345_670, "12345M"), (99_999_990, "99999M"), (100_000_000, "99999M")],
)  # fmt: skip
def test_balances_are_shown_in_five_digits_cut_and_never_rounded(amount, display):
    assert format_amount(amount) == display
    assert sum(c.isdigit() for c in format_amount(amount)) <= 5


@rule("ELEC-BANK-31")
@pytest.mark.parametrize(
    "keys", ["1 , 5 M", "1 , 5 0 M", "1 5 0 0 K", "0 1 , 5 M", "1 5 0 0 , K", "1 , 5 0 0 0 M", "1 5 0 0 , 0 K"]
)
def test_every_spelling_that_fits_five_digits_is_the_same_amount(keys):
    run_transcript(f'insert 1 left\npress {keys}\ndisplay "16,5M"')


@rule("ELEC-BANK-31")
def test_every_amount_can_be_entered_as_it_is_displayed():
    for amount in range(10, 20_001, 10):
        assert parse_amount(format_amount(amount)[:-1], format_amount(amount)[-1]) == amount
    with pytest.raises(BadAmount):
        parse_amount("0", "K")
    run_transcript("insert 1 left\npress 1 5 0 0 0 0 0\nhear error error\nrefused five_digits")


@rule("ELEC-BANK-16")
def test_c_clears_digits_or_undoes_the_transaction():
    run_transcript("""
        insert 2 left
        insert 4 right
        press 3 , 5
        press C
        display "15M"
        state TRANSFER.READY
        press 4 M
        entry transfer
        press C
        entry undo
        display "15M"
        balance 2 15M
        balance 4 15M
        press 5 M
        balance 4 10M
        balance 2 20M
        press C
        press C
        hear nothing
        balance 4 15M
    """)


@rule("ELEC-BANK-16")
def test_an_undone_transaction_stays_in_the_ledger_with_its_correction():
    entries = run_transcript("insert 1 left\npress GO\npress C\npress GO").ledger.entries
    assert [(entry.what, entry.corrects) for entry in entries[1:]] == [("go", -1), ("undo", 1), ("go", -1)]


@rule("ELEC-BANK-17", "ELEC-EDGE-49")
@pytest.mark.parametrize("slot", ["left", "right"])
def test_once_a_card_is_out_a_transfer_is_final(slot):
    run_transcript(f"""
        insert 2 left
        insert 4 right
        press 3 M
        remove {slot}
        press C
        hear nothing
        entry transfer
        balance 4 12M
        balance 2 18M
    """)


@rule("ELEC-EDGE-49")
def test_a_final_transfer_is_corrected_by_a_reverse_one():
    run_transcript("""
        insert 2 left
        insert 4 right
        press 3 M
        remove left
        remove right
        insert 4 left
        insert 2 right
        press 3 M
        entry transfer
        balance 2 15M
        balance 4 15M
    """)


# New game, off, on, volume


@rule("ELEC-BANK-18")
def test_c_held_for_three_seconds_makes_a_new_game():
    run_transcript("""
        insert 1 left
        press GO
        remove left
        push C
        wait 2,999
        hear nothing
        balance 1 17M
        wait 0,001
        hear long_beep
        balance 1 15M
        entry new_game
        release C
        hear nothing
        entry new_game
    """)
    run_transcript("insert 1 left\npress GO\nhold C 2,9\nhear nothing\nentry undo\nbalance 1 15M")


@rule("ELEC-BANK-29")
@pytest.mark.parametrize("before", ["", "press 7", "press GO"])
def test_a_new_game_begins_in_every_awake_state_and_cards_inside_show_themselves(before):
    run_transcript(f"""
        insert 2 left
        press 1 M
        remove left
        insert 3 left
        {before}
        hold C
        hear long_beep
        state CREDIT.READY
        balance 2 15M
        display "3"
        wait 1
        display "15M"
        press C
        balance 3 15M
        entry new_game
    """)
    run_transcript('hold C\nhear long_beep\nstate IDLE\ndisplay ""')


@rule("ELEC-BANK-19")
def test_the_unit_switches_off_after_60_seconds_and_keeps_balances():
    run_transcript("""
        insert 1 left
        press GO
        remove left
        wait 59,999
        state IDLE
        press K
        wait 59,999
        state IDLE
        wait 0,001
        state OFF
        wait 100000
        state OFF
        insert 1 left
        wait 1
        display "17M"
        wait 58
        remove left
        wait 59
        state IDLE
    """)


@rule("ELEC-BANK-20")
@pytest.mark.parametrize("key", ["7", ",", "K", "M", "GO", "C"])
def test_a_key_that_wakes_the_unit_has_no_other_effect(key):
    run_transcript(f"""
        insert 1 left
        wait 60
        state OFF
        display ""
        press {key}
        hear nothing
        state CREDIT.READY
        volume high
        display "1"
        wait 1
        display "15M"
        entry opening
    """)


@rule("ELEC-BANK-20")
def test_a_card_wakes_the_unit_and_is_read_at_once():
    run_transcript('wait 60\ninsert 2 left\nhear beep\ndisplay "2"\npress GO\ndisplay "17M"')


@rule("ELEC-BANK-32")
def test_holding_c_while_off_only_wakes_the_unit():
    run_transcript("""
        insert 1 right
        press 1 M
        wait 60
        state OFF
        hold C 10
        hear nothing
        state DEBIT.READY
        balance 1 14M
        hold C
        balance 1 15M
    """)


@rule("ELEC-BANK-26")
def test_switching_off_with_a_card_inside_makes_transactions_final():
    run_transcript("""
        insert 1 left
        press GO
        wait 60
        press C
        press C
        balance 1 17M
        press 4
        wait 60
        press 5
        display "1"
        state CREDIT.READY
        press 1 M
        display "18M"
    """)
    run_transcript("insert 1 left\nwait 60\nremove left\nstate OFF\npress 1\nstate IDLE")


@rule("ELEC-BANK-21")
def test_the_comma_without_a_card_changes_the_volume():
    run_transcript("""
        volume high
        press ,
        volume low
        insert 1 left
        hear beep
        press , 5
        display "0,5"
        volume low
        remove left
        press ,
        volume mute
        insert 1 left
        hear nothing
        display "1"
        remove left
        press ,
        volume high
    """)


# Refusals


@rule("ELEC-BANK-22")
def test_no_card_pays_more_than_its_balance():
    run_transcript("""
        insert 1 right
        press 1 5 , 0 1 M
        hear error
        refused too_poor
        display "15M"
        state DEBIT.READY
        insert 2 left
        press 1 6 M
        hear error
        refused too_poor
        balance 1 15M
        balance 2 15M
        entry opening
        press 1 5 M
        display "0"
    """)


@rule("ELEC-BANK-23")
@pytest.mark.parametrize("key", ["1", "K", "M", "GO"])
def test_without_a_card_keys_only_give_the_error_tone(key):
    run_transcript(f'press {key}\nhear error\nrefused no_card\nstate IDLE\ndisplay ""\nentry opening')


@rule("ELEC-BANK-23")
@pytest.mark.parametrize("others", ["", "insert 2 left"])
def test_go_is_refused_with_a_card_on_the_right(others):
    run_transcript(
        f"insert 1 right\n{others}\npress GO\nhear error\nrefused go_left_only\nbalance 1 15M\nbalance 2 15M"
    )


@rule("ELEC-BANK-25")
def test_a_second_card_ends_the_session_and_opens_another():
    run_transcript("""
        insert 1 left
        press GO
        insert 2 right
        state TRANSFER.READY
        press C
        balance 1 17M
        press 4
        remove left
        state DEBIT.READY
        display "15M"
        press 1 M
        balance 2 14M
        insert 1 left
        press C
        balance 2 14M
        press 1 M
        balance 2 13M
    """)


@rule("ELEC-BANK-30")
def test_the_unit_asks_for_the_cards_and_does_nothing_by_itself():
    run_transcript("""
        prompt insert
        insert 2 left
        prompt type
        insert 4 right
        press 1
        prompt close
        press M
        prompt look
        wait 1
        prompt take_both
        wait 58
        prompt take_both
        display "16M"
        press C
        balance 2 15M
        remove right
        press GO
        prompt take
        remove left
        prompt insert
        wait 60
        prompt wake
    """)


# Operations for the events of the game


@rule("ELEC-BANK-27", "ELEC-EDGE-48")
def test_more_than_20m_is_paid_in_parts_on_the_unit_and_at_once_in_the_ledger_of_a_game():
    assert split_amount(34_500) == [20_000, 14_500] and split_amount(20_000) == [20_000]
    rich = Device(Unit(balances=(40_000, *[15_000] * 5)))
    for insertion in transfer_gestures(1, 2, 34_500):
        rich.apply(*insertion)
    parts = [entry.lines for entry in rich.ledger.entries[1:]]
    assert parts == [((1, -20_000), (2, 20_000)), ((1, -14_500), (2, 14_500))]
    game = Device(Unit(balances=(40_000, *[15_000] * 5)))
    entry = game.move(1, 2, 34_500, "bankrupt")
    assert entry.lines == ((1, -34_500), (2, 34_500)) and entry.parts == (20_000, 14_500) and len(game.ledger) == 2
    assert game.unit.balances == rich.unit.balances == (5_500, 49_500, *[15_000] * 4)


@rule("ELEC-BANK-06", "ELEC-BANK-07", "ELEC-BANK-08", "ELEC-BANK-09")
@pytest.mark.parametrize(
    ("insertions", "whats", "balances"),
    [([card_operation(BANK, 3, [Press("GO")])], ["go"], "17M"),
     (transfer_gestures(BANK, 3, 1_500), ["credit"], "16,5M"),
     (transfer_gestures(3, BANK, 26_000), ["debit"], "15M"), (transfer_gestures(3, 1, 10), ["transfer"], "14,99M")],
)  # fmt: skip
def test_each_event_of_the_game_has_its_operation(insertions, whats, balances):
    device = Device()
    if len(insertions) > 1:
        run_transcript("insert 3 left\npress 2 0 M\nremove left\ninsert 3 left\npress 6 M\nremove left", device)
        whats = whats * 2
    before = len(device.ledger)
    for insertion in insertions:
        device.apply(*insertion)
        assert device.unit.state == "IDLE"
    assert [entry.what for entry in device.ledger.entries[before:]] == whats
    assert device.unit.format_balance(3) == balances


@rule("ELEC-BANK-28")
def test_the_final_count_credits_a_players_property_to_the_card():
    device = Device()
    assets = 26_400  # more than one entry can carry
    for insertion in transfer_gestures(BANK, 4, assets):
        device.apply(*insertion)
    run_transcript('insert 4 left\nwait 1\ndisplay "41,4M"', device)
    assert device.unit.balance(4) == 15_000 + assets
