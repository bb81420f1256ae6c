"""Mechanics: the cards that free from jail, which seats keep until they need them."""

from magnat.mechanics.decks import put_under
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable


def use_jail_card(t: PropertyTable, seat: int, deck: int) -> None:
    """It goes back under its pile."""
    t.jail_cards[deck] = BANK
    put_under(t, deck, t.jail_card(deck))
    t.tell("used_jail_card", seat, deck)
