### Brocante: its own texts.

game-title = Flea Market
game-about = Sell your finds, raise the price of others’, and beware of the magpie.
game-minutes = 15 min
game-booklet = An example game
game-measure = Worth of the stall
game-reminder =
    Your stall: coins, and finds of a kind by the square of their number.
    Draw, then sell a find, send a magpie, or take a coin.
    An invoice turns a magpie away.

variant-standard = Usual market
variant-standard-about = Ten coins each.
variant-rich = Collectors’ market
variant-rich-about = Twenty-five coins each: bids climb high.

option-purse = Coins to begin with
option-purse-help = What every dealer’s purse holds when the market opens.
option-purse-value = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

column-hands = Cards
column-shelves = Shelf

money-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## Cards

card-teapot = Teapot
card-teapot-text = A find: the more teapots on your shelf, the more each is worth.
card-clock = Clock
card-clock-text = A find: the more clocks on your shelf, the more each is worth.
card-doll = Doll
card-doll-text = A find: the more dolls on your shelf, the more each is worth.
card-lamp = Lamp
card-lamp-text = A find: the more lamps on your shelf, the more each is worth.
card-violin = Violin
card-violin-text = A find: the more violins on your shelf, the more each is worth.
card-magpie = Magpie
card-magpie-text = Steals a find from another shelf.
card-invoice = Invoice
card-invoice-text = Turns a magpie away, or answers another invoice.
card-nothing = Nothing

## What happens

fact-turn = { $voice ->
    [you] Turn { $turn }: it is up to you.
   *[they] Turn { $turn }: { $seat }.
}
fact-drew = { $voice ->
    [you] You draw: { $card }.
   *[they] { $seat } draws: { $card }.
}
fact-drew-hidden = { $seat } draws a card.
fact-rested = { $voice ->
    [you] You play nothing.
   *[they] { $seat } plays nothing.
}
fact-magpie = { $voice ->
    [you] You send a magpie.
   *[they] { $seat } sends a magpie.
}
fact-sells = { $voice ->
    [you] You put this on your stall: { $card }.
   *[they] { $seat } puts this on the stall: { $card }.
}
fact-auction = The bidding is open.
fact-bought = { $voice ->
    [you] You buy it from { $seller } for { $price }: { $card }.
    [to_you] { $seat } buys it from you for { $price }: { $card }.
   *[they] { $seat } buys it from { $seller } for { $price }: { $card }.
}
fact-kept = { $voice ->
    [you] Nobody wants it: you keep it ({ $card }).
   *[they] Nobody wants it: { $seat } keeps it ({ $card }).
}
fact-wants = { $voice ->
    [you] Your magpie eyes a find of { $victim }: { $card }.
    [to_you] The magpie of { $seat } eyes one of your finds: { $card }.
   *[they] The magpie of { $seat } eyes a find of { $victim }: { $card }.
}
fact-proved = { $voice ->
    [you] You show an invoice.
   *[they] { $seat } shows an invoice.
}
fact-stole = { $voice ->
    [you] You have it now, and { $victim } no longer: { $card }.
    [to_you] { $seat } has it now, and you no longer: { $card }.
   *[they] { $seat } has it now, and { $victim } no longer: { $card }.
}
fact-counted = { $voice ->
    [you] Your stall is worth { $score }.
   *[they] The stall of { $seat } is worth { $score }.
}

## Questions

ask-draw-find-you = Draw a card.
ask-draw-find-they = { $seat } draws a card.
ask-play-card-you = Which card do you play? You have { $balance }.
ask-play-card-they = { $seat } is choosing a card.
choice-play-card = { $answer_is ->
    [magpie] Send the magpie
    [nothing] Play nothing and take a coin
   *[find] Sell: { $answer }
}
ask-steal-find-you = What shall the magpie steal?
ask-steal-find-they = { $seat } is looking over the other shelves.
choice-steal-find = { $answer } (of { $victim })
ask-say-no-you = { $counters ->
    [yes] { $other } has an invoice ({ $card }). Have you a better one?
   *[no] The magpie of { $other } is after one of your finds: { $card }. Have you the invoice?
}
ask-say-no-they = { $seat } is looking for an invoice ({ $card }).
verb-let-stand = Let it be
verb-say-no = Show an invoice

## Why not

refusal-not-in-hand = that card is not in your hand
refusal-invoice-waits = an invoice only answers a magpie or another invoice
refusal-nothing-to-steal = there is nothing to steal on the other shelves
refusal-on-no-other-shelf = that find is on no other shelf
refusal-holds-no-no = you have no invoice
