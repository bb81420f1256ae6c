"""Get-out-of-jail cards."""

from magnat.mechanics.decks import put_under
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable


def use_jail_card(t: PropertyTable, seat: int, deck: int) -> None:
    """Put a seat's get-out-of-jail card back under its pile."""
    t.jail_cards[deck] = BANK
    put_under(t, deck, t.e.jail_card_numbers[deck])
    t.tell("used_jail_card", seat, deck)
