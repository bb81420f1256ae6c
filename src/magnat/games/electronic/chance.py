"""Electronic: the Chance deck. A card is one line of data naming a verb."""

from typing import Final

from magnat.games.electronic.effects import AdvanceTo, GoBack, Repairs, ToJail
from magnat.mechanics.decks import Card
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive

CARDS: Final[list[Card]] = [
    Card("advance_to_go", AdvanceTo("go")),
    Card("advance_to_paix", AdvanceTo("paix")),
    Card("advance_to_henri_martin", AdvanceTo("henri_martin")),
    Card("advance_to_villette", AdvanceTo("villette")),
    Card("advance_to_lyon", AdvanceTo("lyon")),
    Card("back_three", GoBack(3)),
    Card("chance_jail", ToJail()),
    Card("jail_free", KeepJailCard()),
    Card("road_repairs", Repairs(400, 1150)),
    Card("general_repairs", Repairs(250, 1000)),
    Card("school_fees", PayBank(1500)),
    Card("drunk_fine", PayBank(200)),
    Card("speeding_fine", PayBank(150)),
    Card("building_loan", Receive(1500)),
    Card("crossword_prize", Receive(1000)),
    Card("bank_dividend", Receive(500)),
]
