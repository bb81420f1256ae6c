### Deal: its own texts. The action card “Just Say No” (`joker` in the code) cancels; a wild is a property.

game-title = Deal
game-about = Cards, low blows and Just Say No! Three sets are enough.
game-minutes = 15 min
game-booklet = 2017 booklet
game-measure = Complete sets
game-reminder = Goal: three complete sets of different colours.
    Your turn: draw two cards, play up to three, keep up to seven.
    A card goes in front of you, to the bank, or acts. What is in the bank stays there.
    You pay with what lies on the table, never from the hand, and no change is given.
    A Just Say No cancels a card; another one cancels the cancelling.

## Variants

variant-standard = Classic game
variant-standard-about = The rules of the French booklet.
variant-cards = The English way
variant-cards-about = A wild of all colours is worth nothing alone, and a Forced Deal spares complete sets.

## Options

option-first-player = Who starts
option-first-player-help = Luck, the youngest as the host says, or the player whom the host picks.
option-first-player-random = luck
option-first-player-youngest = the youngest
option-first-player-host = the host decides
option-multiwild-needs-anchor = All-colour wilds need company
option-multiwild-needs-anchor-help = A wild of all colours has a colour only beside another property.
option-troc-spares-complete-groups = Forced Deal spares complete sets
option-troc-spares-complete-groups-help = Cards of complete sets cannot be swapped for.
option-rent-scope = What a rent covers
option-rent-scope-help = One set, every set of the colour, or both colours of the card.
option-rent-scope-group = one set
option-rent-scope-colour = the whole colour
option-rent-scope-both = both colours
option-hotel-replaces-house = Hotel replaces house
option-hotel-replaces-house-help = The hotel’s extra rent is not added to that of the house.
option-overpay = Overpaying
option-overpay-help = Give no card more than needed, or as many as you like.
option-overpay-minimal = no card too many
option-overpay-free = free
option-counter-counts-as-play = Countering counts as a play
option-counter-counts-as-play-help = On your own turn, answering a Just Say No with another uses up a play.
option-max-turns = Number of turns
option-max-turns-help = After so many turns, all players together, tables are compared.
option-max-turns-value = { $n ->
    [0] no limit
    [one] { $n } turn
   *[other] { $n } turns
}
option-rearrangements-per-interval = Rearranging between two plays
option-rearrangements-per-interval-help = How often people may rearrange their collection between two plays; bots do so once.
option-rearrangements-per-interval-value = { $n ->
    [0] no limit
    [one] once
   *[other] { $n } times
}
option-windows = Rearranging
option-windows-help = People rearrange at will, bots once between two plays.
option-windows-clicks = at will
option-windows-polled = once between two plays

## Money, colours, cards

money-m = { $n }M
colour-brown = brown
colour-light-blue = light blue
colour-pink = pink
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-dark-blue = dark blue
colour-station = stations
colour-utility = utilities
colour-none = no colour
colours-all = all colours
threat-owe = money
threat-steal = a property
threat-swap = a swap
threat-steal-group = a set
way-use = play
way-bank = bank
way-double = double
way-quadruple = quadruple
enough = That is enough
title-wild = Wild property { $colours }
title-rent = Rent { $colours }
title-rent-any = Rent { $colours }
title-money = { $value } note
text-property = A property for your collection; it can also pay { $value }.
text-wild = A property of your choice: { $colours }. On your turn, move it to another set whenever you like.
text-money = Money for your bank: { $value }.
text-rent = Everybody else pays you the rent of one of your sets: { $colours }.
text-rent-any = One player of your choice pays you the rent of one of your sets, of any colour.
text-go = { $count ->
    [one] Draw { $count } card.
   *[other] Draw { $count } cards.
}
text-banco = Take a complete set from another player, buildings included.
text-duel = Take a property that is not in a complete set from another player.
text-troc = Swap one of your properties for another player’s.
text-jackpot = One player of your choice owes you { $amount }.
text-birthday = Everybody else owes you { $amount }.
text-double = Laid with a rent, this card doubles it.
text-house = On one of your complete sets, the rent rises by { $amount }.
text-hotel = On a set that has its house, the rent rises by another { $amount }.
text-joker = Cancels a card played against you, even another Just Say No.

## The beginning

fact-starts = { $voice ->
    [you] You start.
   *[they] { $seat } starts.
}
fact-dealt = { $voice ->
    [you] You are dealt { $count } cards.
   *[they] { $seat } is dealt { $count } cards.
}
ask-draw-lots-you = Lots are drawn to decide who starts.
ask-draw-lots-they = Lots are drawn to decide who starts.
ask-choose-first-you = Who starts?
ask-choose-first-they = { $seat } chooses who starts.
ask-name-youngest-you = Who is the youngest? That player starts.
ask-name-youngest-they = { $seat } says who is the youngest.

## Drawing

fact-drew = { $voice ->
    [you] You draw “{ $card }”.
   *[they] { $seat } draws a card.
}
fact-drew-hidden = { "" }
fact-draws = { $voice ->
    [you] { "" }
   *[they] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
fact-reshuffled = { $count ->
    [one] The pile is empty: the only card of the centre becomes the pile.
   *[other] The pile is empty: the { $count } cards of the centre are shuffled.
}
fact-nothing-to-draw = { $voice ->
    [you] There is nothing left for you to draw.
   *[they] There is nothing left for { $seat } to draw.
}
fact-put-under = { $voice ->
    [you] You slip “{ $card }” under the pile.
   *[they] { $seat } slips a card under the pile.
}
fact-put-under-hidden = { $seat } slips a card under the pile.
ask-draw-card-you = You draw.
ask-draw-card-they = { $seat } draws.
ask-excess-you = { $over ->
    [one] You hold one card too many. Which one goes under the pile?
   *[other] You hold { $over } cards too many. Which one goes under the pile first?
}
ask-excess-they = { $seat } holds more than { $hand } cards and slips some under the pile.

## Playing

fact-turn = { $voice ->
    [you] It is your turn.
   *[they] It is { $seat }’s turn.
}
fact-banked = { $voice ->
    [you] You bank “{ $card }”: { $value } more.
   *[they] { $seat } banks “{ $card }”: { $value } more.
}
fact-laid = { $card_is ->
    [wild] { $voice ->
        [you] You lay “{ $card }” as { $colour }.
       *[they] { $seat } lays “{ $card }” as { $colour }.
    }
   *[property] { $voice ->
        [you] You lay “{ $card }” ({ $colour }).
       *[they] { $seat } lays “{ $card }” ({ $colour }).
    }
}
fact-played = { $doubles ->
    [0] { $voice ->
        [you] You play “{ $card }”.
       *[they] { $seat } plays “{ $card }”.
    }
    [one] { $voice ->
        [you] You play “{ $card }” with a Double the Rent.
       *[they] { $seat } plays “{ $card }” with a Double the Rent.
    }
   *[other] { $voice ->
        [you] You play “{ $card }” with { $doubles } Double the Rent cards.
       *[they] { $seat } plays “{ $card }” with { $doubles } Double the Rent cards.
    }
}
ask-play-you = { $left ->
    [0] You have made all your plays. Anything else?
    [one] You have one play left. Which card?
   *[other] You have { $left } plays left. Which card?
}
ask-play-they = { $left ->
    [0] { $seat } has no play left.
    [one] { $seat } has one play left.
   *[other] { $seat } has { $left } plays left.
}
choice-play = { $answer_is ->
    [end] End the turn
    [rearrange] Rearrange the collection
    [lay] Lay “{ $answer }” ({ $answer_colours })
    [bank] Bank “{ $answer }” ({ $answer_value })
    [double] Play “{ $answer }” with a Double the Rent
    [quadruple] Play “{ $answer }” with two Double the Rent cards
   *[use] Play “{ $answer }”
}
ask-name-colour-you = Which colour will “{ $card }” be?
ask-name-colour-they = { $seat } chooses the colour of “{ $card }”.

## Asking for money

fact-demanded = { $voice ->
    [you] You ask { $debtor } for { $due }.
    [to_you] { $seat } asks you for { $due }.
   *[they] { $seat } asks { $debtor } for { $due }.
}
ask-rent-for-you = { $doubles ->
    [0] Rent for which set?
    [1] Rent for which set? It will be doubled.
   *[other] Rent for which set? It will be multiplied by four.
}
ask-rent-for-they = { $seat } chooses a set to ask rent for.
choice-rent-for = { $colour } ({ $held } of { $size }): { $due }
ask-demand-of-you = Who do you ask for { $due }?
ask-demand-of-they = { $seat } chooses whom to ask for { $due }.

## Taking properties

fact-wants = { $voice ->
    [you] You want to take “{ $card }” from { $victim }.
    [to_you] { $seat } wants to take “{ $card }” from you.
   *[they] { $seat } wants to take “{ $card }” from { $victim }.
}
fact-wants-swap = { $voice ->
    [you] You want to swap your “{ $own }” for { $victim }’s “{ $card }”.
    [to_you] { $seat } wants to swap “{ $own }” for your “{ $card }”.
   *[they] { $seat } wants to swap “{ $own }” for { $victim }’s “{ $card }”.
}
fact-wants-group = { $voice ->
    [you] You want to take a whole set ({ $colour }) from { $victim }.
    [to_you] { $seat } wants to take a whole set ({ $colour }) from you.
   *[they] { $seat } wants to take a whole set ({ $colour }) from { $victim }.
}
fact-took-group = { $voice ->
    [you] { $victim }’s set is yours ({ $colour }).
    [to_you] { $seat } takes your set ({ $colour }).
   *[they] { $seat } takes { $victim }’s set ({ $colour }).
}
ask-take-property-you = Which property do you take?
ask-take-property-they = { $seat } chooses a property to take.
choice-take-property = { $victim }’s “{ $answer }” ({ $colour })
ask-swap-for-you = Which property do you want?
ask-swap-for-they = { $seat } chooses a property to swap for.
choice-swap-for = { $victim }’s “{ $answer }” ({ $colour })
ask-swap-away-you = What do you give for “{ $wanted }”?
ask-swap-away-they = { $seat } chooses what to give for “{ $wanted }”.
choice-swap-away = “{ $answer }” ({ $colour })
ask-take-group-you = Which complete set do you take?
ask-take-group-they = { $seat } chooses a complete set to take.
choice-take-group = { $victim }’s set ({ $colour }, rent { $due })

## Just Say No

fact-laid-joker = { $voice ->
    [you] You just say no.
   *[they] { $seat } just says no.
}
fact-cancelled = { $voice ->
    [you] { $actor }’s card has no effect on you.
    [to_you] Your card has no effect on { $seat }.
   *[they] { $actor }’s card has no effect on { $seat }.
}
ask-lay-joker-you = { $jokers ->
    [0] { $threat_is ->
        [owe] { $actor } wants { $due } (“{ $played }”). Do you accept it?
        [steal] { $actor } wants “{ $card }”. Do you accept it?
        [swap] { $actor } wants “{ $card }” for “{ $own }”. Do you accept it?
       *[steal_group] { $actor } wants your whole set ({ $colour }). Do you accept it?
    }
   *[other] { $actor } said no to your card. Do you accept it?
}
ask-lay-joker-they = { $seat } may answer { $actor }.
verb-let-stand = Accept it
verb-joker = Just say no

## Paying

fact-paid = { $voice ->
    [you] You pay { $to } { $amount } ({ $due } due).
    [to_you] { $seat } pays you { $amount } ({ $due } due).
   *[they] { $seat } pays { $to } { $amount } ({ $due } due).
}
fact-paid-nothing = { $voice ->
    [you] You have nothing to pay { $to } the { $due } with.
    [to_you] { $seat } has nothing to pay you the { $due } with.
   *[they] { $seat } has nothing to pay { $to } the { $due } with.
}
fact-gave = { $voice ->
    [you] You give “{ $card }” to { $to }.
    [to_you] { $seat } gives you “{ $card }”.
   *[they] { $seat } gives “{ $card }” to { $to }.
}
fact-placed = { $voice ->
    [you] You choose a colour for “{ $card }”: { $colour }.
   *[they] { $seat } chooses a colour for “{ $card }”: { $colour }.
}
ask-pay-with-you = { $met ->
    [yes] You owe { $to } { $due } (“{ $played }”). What you have chosen is enough. Do you give anything more?
   *[no] You owe { $to } { $due } (“{ $played }”). { $missing } is still missing. Which card do you give?
}
ask-pay-with-they = { $met ->
    [yes] { $seat } has enough for the { $due } owed to { $to }, and may give more.
   *[no] { $seat } owes { $to } { $due } and picks cards. { $missing } is still missing.
}
choice-pay-with = { $more ->
    [no] { $answer }
   *[yes] { $from_bank ->
        [yes] { $answer } ({ $value } from the bank, { pay-rest })
       *[no] { $answer } ({ $value }, { pay-rest })
    }
}
pay-rest = { $settles ->
    [yes] { $exceeds ->
        [yes] settles the debt; { $extra } too much, no change given
       *[no] settles the debt exactly
    }
   *[no] { $missing } missing
}
ask-place-wild-you = “{ $card }” comes to you from { $other }. Which colour will it be?
ask-place-wild-they = { $seat } chooses the colour of “{ $card }”.

## Building

fact-built = { $voice ->
    [you] You put “{ $card }” on a set ({ $colour }).
   *[they] { $seat } puts “{ $card }” on a set ({ $colour }).
}
fact-lost-building = { $voice ->
    [you] The set is no longer complete: “{ $card }” goes into your bank.
   *[they] The set is no longer complete: “{ $card }” goes into { $seat }’s bank.
}
ask-build-on-you = On which set do you put “{ $card }”?
ask-build-on-they = { $seat } chooses where to put “{ $card }”.
choice-build-on = { $colour } (rent now { $due })

## Rearranging

fact-rearranged = { $voice ->
    [you] You rearrange your collection.
   *[they] { $seat } rearranges their collection.
}
fact-turned = { $voice ->
    [you] “{ $card }” is now { $colour }.
   *[they] { $seat }’s “{ $card }” is now { $colour }.
}
ask-rearrange-you = What do you change in your collection? Nothing moves before you confirm.
ask-rearrange-they = { $seat } rearranges their collection.
choice-rearrange = { $answer_is ->
    [withdraw] Change nothing
    [confirm] Confirm
    [exchange] Exchange “{ $answer }” with a card of another set
   *[turn] Change the colour of “{ $answer }”
}
ask-turn-to-you = Which colour for “{ $card }”?
ask-turn-to-they = { $seat } changes the colour of “{ $card }”.
ask-exchange-with-you = Which card takes the place of “{ $card }”?
ask-exchange-with-they = { $seat } moves “{ $card }” between two sets.

## The end

fact-won = { $voice ->
    [you] Three complete sets ({ $first }, { $second }, { $third }): you have won!
   *[they] { $seat } has three complete sets: { $first }, { $second }, { $third }.
}
fact-counted = { $voice ->
    [you] You have { $colours ->
        [0] no complete colour
        [one] { $colours } complete colour
       *[other] { $colours } complete colours
    } and { $worth } on the table.
   *[they] { $seat } has { $colours ->
        [0] no complete colour
        [one] { $colours } complete colour
       *[other] { $colours } complete colours
    } and { $worth } on the table.
}
fact-exhausted = There is nothing left to draw, and nobody is playing any more.
fact-idle = { $rounds ->
    [one] Nobody has played for a whole round.
   *[other] Nobody has played for { $rounds } rounds.
}
fact-last-turn = That was the last turn agreed upon.
fact-left = { $voice ->
    [you] A bot plays for you.
   *[they] A bot plays for { $seat }.
}
ask-outside-you = The table may announce that somebody leaves.
ask-outside-they = The table may announce that somebody leaves.
choice-outside = { $answer } leaves the game

## Refusals

refusal-not-in-hand = that card is not in your hand
refusal-no-plays-left = you do not have enough plays left this turn
refusal-never-banked = a property never goes into a bank
refusal-money-is-banked = money can only be banked
refusal-double-alone = a Double the Rent is played with a rent
refusal-doubles-rent-only = only rents are doubled
refusal-no-double = you do not hold enough Double the Rent cards
refusal-joker-only-answers = a Just Say No only answers a card played against you
refusal-no-joker = you have no Just Say No to lay
refusal-holds-no-no = you hold no card that could cancel it
refusal-no-group-of-colour = you have no set of that colour
refusal-no-complete-group = nobody else has a complete set
refusal-not-a-complete-group = that is not a complete set of another player
refusal-nothing-to-take = nobody else has a property outside a complete set
refusal-nothing-to-swap = you need a property of your own, and one to take
refusal-group-not-complete = you need a complete set of your own
refusal-not-on-stations = nothing is built on stations or utilities
refusal-built-already = one house and one hotel per set, and no more
refusal-needs-house = a hotel goes on a set that has its house
refusal-in-complete-group = that card is in a complete set
refusal-building = a building is not a property
refusal-your-own = that card is yours already
refusal-no-property-there = that card is in nobody’s collection
refusal-not-your-property = you can only give a property of your collection
refusal-not-another-player = it must be another player
refusal-not-its-colour = that card cannot have that colour
refusal-already-given = that card has been given already
refusal-not-payable = you pay with what lies before you and has a value
refusal-under-hotel = the hotel on it must be given first
refusal-one-too-many = with that card, one of those given would be too many
refusal-dearest-first = name the cards from the dearest down, none too many, until it is enough
refusal-nothing-changed = nothing has changed, so there is nothing to confirm
refusal-not-movable = that card cannot be moved
refusal-rearranged-already = you have rearranged since your last play
refusal-nothing-to-rearrange = there is nothing to rearrange in your collection

## The table

table-standing = { $seat }: { $complete } of { $wanted }
table-player = { $seat } · bank { $bank } · { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
table-group = { $colour } { $held } of { $size }
table-complete = { $colour } complete, rent { $due }
table-loose = { $colour }
table-cards = { $group }: { $cards }
table-pile = Pile: { $pile } · in the centre: { $centre }
hand-go-on = The turn
hand-property = Properties
hand-action = Actions
hand-rent = Rents
hand-money = Money

## The guided game: one idea at a time

lesson-goal-title = The goal
lesson-goal = Three complete sets of different colours in front of you.
lesson-play-title = A turn
lesson-play = You drew two cards. Play up to three: a property in front of you, money to the bank, or an action.
lesson-group-title = A set
lesson-group = Properties of one colour go together. The card says how many make a complete set.
lesson-bank-title = The bank
lesson-bank = Money in your bank pays your debts. No change is given, and nothing is paid from the hand.
lesson-take-title = Taking
lesson-take = This action takes a property from an opponent, but not out of a complete set. Choose which.
lesson-joker-title = Saying no
lesson-joker = You are under attack. A Just Say No cancels it; the other player may answer with another one.
lesson-pay-title = Paying
lesson-pay = Touch the cards of your bank or your properties that you want to pay with. The meter shows what is missing.
lesson-rent-title = Rent
lesson-rent = Choose the colour: the more cards you have of it, the higher the rent.
