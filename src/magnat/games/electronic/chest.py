"""Electronic: the Community Chest deck. A card is one line of data naming a verb."""

from typing import Final

from magnat.games.electronic.effects import AdvanceTo, GoBackTo, PayOrDraw, ToJail
from magnat.mechanics.decks import Card
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive, ReceiveFromEach

CARDS: Final[list[Card]] = [
    Card("go_to_go", AdvanceTo("go")),
    Card("back_to_belleville", GoBackTo("belleville")),
    Card("chest_jail", ToJail()),
    Card("jail_free", KeepJailCard()),
    Card("bank_error", Receive(2000)),
    Card("annual_income", Receive(1000)),
    Card("inheritance", Receive(1000)),
    Card("stock_sale", Receive(500)),
    Card("interest", Receive(250)),
    Card("tax_refund", Receive(200)),
    Card("beauty_contest", Receive(100)),
    Card("birthday", ReceiveFromEach(100)),
    Card("fine_or_chance", PayOrDraw(100)),
    Card("hospital", PayBank(1000)),
    Card("doctor", PayBank(500)),
    Card("insurance", PayBank(500)),
]
