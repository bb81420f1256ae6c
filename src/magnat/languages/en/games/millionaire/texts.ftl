### Millionaire: its own texts. Those of the shared mechanics are in magnat/languages/en/common.ftl.

game-title = Millionaire
game-about = Ruin nobody: be the first to reach a million.
game-minutes = 45 min
game-booklet = 2012 booklet
game-measure = Cash in hand
game-followed = Stars
game-reminder = Goal: be the first with a million in cash; the game ends at once.
    Your turn: roll, move, buy or pay, manage your deeds, end.
    The first visit to a street turns its Fortune card.
    At GO: take it all, or move up a level to earn more later.
    A whole group may be built on. A street that is declined is auctioned.

## Variants

variant-standard = Classic game
variant-standard-about = The first with one million in cash wins.
variant-two-millions = Two million
variant-two-millions-about = The same race, twice as long: it takes two million in cash.

## Options

option-doubles-extra-turn = Play again after a double
option-doubles-extra-turn-help = A double earns another roll, and the third in a row leads to jail.
option-jail-third-failure = At the third failure in jail
option-jail-third-failure-help = Pay at the start of the next turn, or right away, moving by the failed roll.
option-jail-third-failure-next-turn = pay next turn
option-jail-third-failure-same-roll = pay and move at once
option-trade-needs-bare-group = Trades need a bare group
option-trade-needs-bare-group-help = A property changes hands only if nothing is built in its whole group.
option-mortgage-blocks-group = A mortgage blocks the group
option-mortgage-blocks-group-help = Nothing is built in a group while one of its properties is mortgaged.
option-unsold-to-lander = Without a bid, to the player who stopped there
option-unsold-to-lander-help = A property that nobody wants goes, for { $opening }, to the player who stopped there.
option-interest-on-any-transfer = Interest on every transfer
option-interest-on-any-transfer-help = A mortgaged deed costs its interest even when it comes from a bankruptcy or a card.
option-debtor-may-win = Winning in debt
option-debtor-may-win-help = The sum in hand is enough to win, even with a debt still to pay.
option-allow-gifts = Gifts
option-allow-gifts-help = Players may give something for nothing.
option-target = Target
option-target-help = How much cash a player needs to win.
option-target-1000000 = one million
option-target-2000000 = two million
option-turn-cap = Number of turns
option-turn-cap-help = After so many turns, all players taken together, the player with the most cash wins.
option-turn-cap-value = { $n ->
    [0] no limit
    [one] { $n } turn
   *[other] { $n } turns
}
option-offers-per-window = Trade offers
option-offers-per-window-help = How many trades each player may propose in a row, counter-offers included.
option-offers-per-window-value = { $n ->
    [0] no limit
    [one] just one
   *[other] { $n } offers
}
option-windows = Stepping in between turns
option-windows-help = Players step in when they like, or the table asks everyone every time.
option-windows-clicks = when you like
option-windows-polled = everyone in turn

## Money and pieces

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }k
}
deck-chance = Chance
deck-lifestyle = Millionaire Lifestyle
deck-fortune = Fortune
token-two-wheeler = the two-wheeler
token-plane = the plane
token-car = the car
token-boat = the boat
threat-money = money
threat-theft = a deed
threat-swap = a swap
lot-apartment = a house
lot-hotel = a hotel
level-none = no building
level-apartments = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
level-hotel = a hotel

## The start

fact-chose-movers = { $voice ->
    [you] You play { $token }.
   *[they] { $seat } plays { $token }.
}
fact-threw-to-start = { $voice ->
    [you] To see who starts, you roll { $total }.
   *[they] To see who starts, { $seat } rolls { $total }.
}
fact-starts = { $voice ->
    [you] You start.
   *[they] { $seat } starts.
}
ask-choose-movers-you = Which movers will you play?
ask-choose-movers-they = { $seat } chooses a set of movers.
ask-throw-to-start-you = Roll the dice: the highest total starts.
ask-throw-to-start-they = { $seat } rolls to see who starts.

## The turn

fact-turn = { $voice ->
    [you] It is your turn.
   *[they] It is { $seat }’s turn.
}
fact-threw = { $double ->
    [yes] { $voice ->
        [you] You roll a double { $a }, a total of { $total }.
       *[they] { $seat } rolls a double { $a }, a total of { $total }.
    }
   *[no] { $voice ->
        [you] You roll { $a } and { $b }, a total of { $total }.
       *[they] { $seat } rolls { $a } and { $b }, a total of { $total }.
    }
}
fact-third-double = { $voice ->
    [you] Three doubles in a row is speeding: you go to jail.
   *[they] Three doubles in a row is speeding: { $seat } goes to jail.
}
fact-moved = { $past_go ->
    [yes] { $voice ->
        [you] You pass GO on the way to { $space }.
       *[they] { $seat } passes GO on the way to { $space }.
    }
   *[no] { $space_kind ->
        [jail] { $voice ->
            [you] You stop at the jail, just visiting.
           *[they] { $seat } stops at the jail, just visiting.
        }
        [free_parking] { $voice ->
            [you] You take a break on { $space }.
           *[they] { $seat } takes a break on { $space }.
        }
       *[other] { $voice ->
            [you] You land on { $space }.
           *[they] { $seat } lands on { $space }.
        }
    }
}
ask-before-throw-you = { $again ->
    [yes] A double: roll the dice again.
   *[no] Your turn to roll the dice.
}
ask-before-throw-they = { $again ->
    [yes] { $seat } has rolled a double and will roll again.
   *[no] { $seat } is about to roll the dice.
}
ask-throw-you = Roll the dice.
ask-throw-they = { $seat } rolls the dice.
ask-after-move-you = Anything else before you end your turn?
ask-after-move-they = { $seat } is finishing the turn.
ask-meanwhile-you = Would you like to do anything before the next roll?
ask-meanwhile-they = { $seat } may act before the next roll.
ask-poll-you = Would you like to do anything before the next roll?
ask-poll-they = { $seat } may act before the next roll.
ask-propose-you = Would you like to offer a trade?
ask-propose-they = { $seat } may offer a trade.
verb-play = Play a Fortune card

## GO and the stars

fact-salary = { $voice ->
    [you] GO pays you { $amount }.
   *[they] GO pays { $seat } { $amount }.
}
fact-evolved = { $voice ->
    [you] You rise to { $stars } stars and collect { $amount }.
   *[they] { $seat } rises to { $stars } stars and collects { $amount }.
}
fact-rose = { $voice ->
    [you] You rise to { $stars } stars.
   *[they] { $seat } rises to { $stars } stars.
}
fact-sank = { $stars ->
    [1] { $voice ->
        [you] You are back to one star.
       *[they] { $seat } is back to one star.
    }
   *[other] { $voice ->
        [you] You are back to { $stars } stars.
       *[they] { $seat } is back to { $stars } stars.
    }
}
ask-keep-or-evolve-you = GO owes you { $full }. Take it all, or rise to { $stars } stars for { $evolution }?
ask-keep-or-evolve-they = { $seat } chooses between the full salary and { $stars } stars.
verb-keep-or-evolve-keep = Collect { $full }
verb-keep-or-evolve-evolve = Rise to { $stars } stars and collect { $less }

## Jail

fact-jailed = { $voice ->
    [you] You go to jail.
   *[they] { $seat } goes to jail.
}
fact-escaped = { $voice ->
    [you] The double lets you out of jail.
   *[they] The double lets { $seat } out of jail.
}
fact-stayed = { $voice ->
    [you] No double: you stay in jail.
   *[they] No double: { $seat } stays in jail.
}
fact-third-failure = { $voice ->
    [you] Three tries without a double: you owe { $fine } and leave.
   *[they] Three tries without a double: { $seat } owes { $fine } and leaves.
}
fact-paid-fine = { $voice ->
    [you] To leave jail, you owe { $amount }.
   *[they] To leave jail, { $seat } owes { $amount }.
}
fact-used-jail-card = { $voice ->
    [you] Your { $deck } card gets you out of jail.
   *[they] { $seat } leaves jail with a { $deck } card.
}
ask-leave-jail-you = { $must_pay ->
    [yes] Three turns without a double: this time you must pay { $fine } or show a card.
   *[no] { $attempt ->
        [3] You are in jail, and this is your last try. How will you get out?
       *[other] You are in jail. How will you get out?
    }
}
ask-leave-jail-they = { $seat } is in jail and looks for a way out.
verb-leave-jail-throw = Try for a double
verb-leave-jail-pay = { $enough ->
    [yes] Pay { $fine } (leaves { $left })
   *[no] Pay { $fine }, which you do not have
}
verb-use-chance-card = Use the Chance card
verb-use-lifestyle-card = Use the Millionaire Lifestyle card

## Fortune cards

fact-took-fortune = You take the Fortune card of the space, “{ $card }”. { $card_text }
fact-took-fortune-hidden = { $seat } takes the Fortune card of the space and reads it in silence.
fact-kept-fortune = { $voice ->
    [you] You keep it face down.
   *[they] { $seat } keeps it face down.
}
fact-used-fortune = { $voice ->
    [you] To be used now: “{ $card }”.
   *[they] { $seat } must use it now: “{ $card } — { $card_text }”
}
fact-played-fortune = { $voice ->
    [you] You play “{ $card }”. { $card_text }
   *[they] { $seat } plays “{ $card } — { $card_text }”
}
fact-said-no = { $voice ->
    [you] You answer “{ $card }”!
   *[they] { $seat } answers “{ $card }”!
}
fact-aimed = { $voice ->
    [you] You have your eye on { $space }, owned by { $victim }.
    [to_you] { $seat } has an eye on { $space }, which is yours.
   *[they] { $seat } has an eye on { $space }, owned by { $victim }.
}
fact-stole = { $voice ->
    [you] You take { $space } from { $victim }.
    [to_you] { $seat } takes { $space } from you.
   *[they] { $seat } takes { $space } from { $victim }.
}
fact-swapped = { $voice ->
    [you] You give { $victim } { $given } for { $space }.
    [to_you] { $seat } gives you { $given } for { $space }.
   *[they] { $seat } gives { $victim } { $given } for { $space }.
}
fact-chose = { $voice ->
    [you] You choose { $other }.
    [to_you] { $seat } chooses you.
   *[they] { $seat } chooses { $other }.
}
fact-threw-for-card = { $voice ->
    [you] For the card, you roll { $a } and { $b }, a total of { $total }.
   *[they] For the card, { $seat } rolls { $a } and { $b }, a total of { $total }.
}
fact-nowhere = { $voice ->
    [you] Nothing else is for sale: you stay where you are.
   *[they] Nothing else is for sale: { $seat } stays put.
}
ask-take-fortune-you = Take the Fortune card that lies on { $space }.
ask-take-fortune-they = { $seat } takes the Fortune card that lies on { $space }.
ask-play-fortune-you = Which card will you play?
ask-play-fortune-they = { $seat } chooses a card to play.
ask-take-deed-you = Which deed will you take?
ask-take-deed-they = { $seat } chooses a deed to take.
ask-give-deed-you = Which deed will you give?
ask-give-deed-they = { $seat } chooses a deed to give.
ask-take-in-exchange-you = For { $given }, which deed will you take?
ask-take-in-exchange-they = { $seat } gives { $given } and chooses what to take for it.
ask-place-house-you = Where does the free house go?
ask-place-house-they = { $seat } chooses where to put a free house.
ask-say-no-you = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } asks you for { $amount }. Do you accept it?
        [theft] { $other } wants to take { $deed } from you. Do you accept it?
       *[swap] { $other } wants to swap { $given } for { $deed }. Do you accept it?
    }
   *[no] { $other } said no. Do you accept it?
}
ask-say-no-they = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } asks { $seat } for { $amount }; { $seat } may say no.
        [theft] { $other } wants to take { $deed } from { $seat }, who may say no.
       *[swap] { $other } wants to swap { $given } for { $deed }; { $seat } may say no.
    }
   *[no] { $other } said no; { $seat } may answer.
}
verb-say-no-let-stand = Accept it
verb-say-no-say-no = Answer “Just Say No”
verb-say-no-hands-off = Hands off

## Cards that leave a choice

ask-choose-player-you = { $collects ->
    [yes] Who will pay you { $amount }?
   *[no] Who do you give { $amount } to?
}
ask-choose-player-they = { $collects ->
    [yes] { $seat } chooses who will pay { $amount }.
   *[no] { $seat } chooses who gets { $amount }.
}
ask-choose-space-you = Which space will you go to?
ask-choose-space-they = { $seat } chooses a destination.
ask-throw-for-business-you = Roll the dice: a double at one star, { $at_three } or more at three, { $at_five } or more at five brings { $amount }.
ask-throw-for-business-they = { $seat } rolls the dice for { $amount }.

## Buying and building

fact-bought = { $voice ->
    [you] You buy { $space } for { $price }.
   *[they] { $seat } buys { $space } for { $price }.
}
fact-declined = { $voice ->
    [you] You let { $space } go.
   *[they] { $seat } lets { $space } go.
}
fact-unsold = Nobody bids for { $lot }.
fact-won-auction = { $voice ->
    [you] Sold: { $lot } is yours for { $price }.
   *[they] Sold to { $seat }: { $lot }, for { $price }.
}
fact-took-unsold = { $voice ->
    [you] So { $space } is yours, for { $price }.
   *[they] So { $space } goes to { $seat }, for { $price }.
}
fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] You open { $level } on { $space }, for { $cost }.
       *[they] { $seat } opens { $level } on { $space }, for { $cost }.
    }
   *[other] { $cost_way ->
        [none] { $voice ->
            [you] You put the free house on { $space }: { $level } now.
           *[they] { $seat } puts the free house on { $space }: { $level } now.
        }
       *[other] { $voice ->
            [you] You build on { $space }, for { $cost }: { $level } now.
           *[they] { $seat } builds on { $space }, for { $cost }: { $level } now.
        }
    }
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] You clear { $space } and collect { $value }.
       *[they] { $seat } clears { $space } and collects { $value }.
    }
   *[other] { $voice ->
        [you] You sell on { $space }, for { $value }: { $level } left.
       *[they] { $seat } sells on { $space }, for { $value }: { $level } left.
    }
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } is for sale, for { $space_price }. Buy it?
   *[no] { CAP($space) } is for sale, but costs { $space_price } and you have { $balance }. What will you do?
}
ask-buy-or-auction-they = { $seat } chooses: buy { $space } or let the auction decide.
verb-buy-or-auction-buy = Buy for { $space_price } (leaves { $left })
ask-build-you = Where will you build? You have { $balance }.
ask-build-they = { $seat } chooses where to build.
choice-build = { $answer_label }: { $next } ({ $cost }, leaves { $left })
ask-sell-building-you = Where will you sell?
ask-sell-building-they = { $seat } chooses a building to sell.
choice-sell-building = { $answer_label } (+{ $value })

## Rents

fact-rent = { $voice ->
    [you] You owe { $owner } { $amount } in rent for { $space }.
    [to_you] { $seat } owes you { $amount } in rent for { $space }.
   *[they] { $seat } owes { $owner } { $amount } in rent for { $space }.
}

## The end

fact-short = { $voice ->
    [you] You need { $amount } for { $to }, and do not have it.
    [to_you] { $seat } cannot pay you { $amount }.
   *[they] { $seat } cannot pay { $amount } to { $to }.
}
fact-bankrupt = { $creditor_is ->
    [bank] { $voice ->
        [you] You are bankrupt, and the bank takes everything back.
       *[they] { $seat } is bankrupt, and the bank takes everything back.
    }
   *[seat] { $voice ->
        [you] You are bankrupt, and everything goes to { $creditor }.
        [to_you] { $seat } is bankrupt, and everything goes to you.
       *[they] { $seat } is bankrupt, and everything goes to { $creditor }.
    }
}
fact-out = { $voice ->
    [you] You are bankrupt.
   *[they] { $seat } is bankrupt.
}
fact-left = { $voice ->
    [you] You leave the game.
   *[they] { $seat } leaves the game.
}
fact-million = { $voice ->
    [you] { $amount } in hand: you made it!
   *[they] { $amount } in hand: { $seat } made it!
}
fact-ranked = { $place }. { $seat }, { $amount }
fact-turn-cap = { $turns ->
    [one] After { $turns } turn, money is counted.
   *[other] After { $turns } turns, money is counted.
}
ask-outside-you = The table may announce that somebody leaves.
ask-outside-they = The table may announce that somebody leaves.
choice-outside = { $answer_is ->
    [clock] Time is up
   *[leaver] { $answer } leaves the game
}

## Refusals

refusal-cannot-build = you need a whole group without mortgages, money, and pieces at the bank
refusal-cannot-lift = you have no mortgage to lift, or not the money for it
refusal-nothing-to-play = none of your cards can be played now
refusal-deals-only = for now you can only offer a trade
refusal-settle-first = settle the purchase first
refusal-no-fourth-try = after three failures you may not roll again: pay, or show a card
refusal-no-jail-card = you do not have that card
refusal-set-taken = these movers are taken
refusal-not-a-property = nothing can be built on that space
refusal-group-incomplete = you must own the whole group
refusal-hotel-is-highest = nothing can be added to a hotel
refusal-group-mortgaged = a mortgage blocks this group
refusal-build-evenly = build on the lowest property of the group first
refusal-sell-evenly = sell on the highest property of the group first
refusal-none-in-stock = the bank has none of these left
refusal-no-building = you have no building there
refusal-holds-no-no = you hold no card to say no with
refusal-not-theirs = that deed does not belong to another player
refusal-not-yours = that deed is not yours
refusal-carries-building = a building stands there
refusal-complete-group = a complete group is safe from cards

## Fortune

card-sly-deal = Sly Deal
card-sly-deal-text = Keep it. Take another player’s deed, without buildings and not in a complete group.
card-forced-deal = Forced Deal
card-forced-deal-text = Keep it. Swap one of your deeds for another player’s, without buildings and not in a complete group.
card-just-say-no = Just Say No
card-just-say-no-text = Keep it. Cancel what another player’s card would take from you.
card-free-house = Free House
card-free-house-text = Keep it. Put a house on one of your complete groups for free.
card-feeling-generous = Feeling Generous
card-feeling-generous-text = Give { $amount } to a player of your choice.
card-generous-to-all = Drinks for All
card-generous-to-all-text = Give { $amount } to every other player.
card-limo-ride = Luxury Limo Ride
card-limo-ride-text = Move to GO and collect your salary.
card-lawsuit = Lawsuit
card-lawsuit-text = A player of your choice pays you { $amount }.
card-wedding-gift = Wedding Gift
card-wedding-gift-text = Every other player pays you { $amount }.
card-get-set = Get Set
card-get-set-text = Settle this property first, then move on to the next one of its group.
card-zoom-ahead = Zoom Ahead
card-zoom-ahead-text = Settle this property first, then move on to the next one that is free.
card-take-a-trip = Take a Trip
card-take-a-trip-text = Settle this property first, then move on to the next one that is free.
card-shares-skyrocket = Shares Skyrocket
card-shares-skyrocket-text = Your shares shoot up: collect { $amount }.
card-no-loitering = No Loitering
card-no-loitering-text = No stopping here: pay { $amount }.

## Chance

card-start-business = Start a Business
card-start-business-text = Roll the dice. A double at one star, { $at_three } or more at three, { $at_five } or more at five: collect { $amount }.
card-bad-investment = Bad Investment
card-bad-investment-text = Lose one level of stars, if you have one to lose.
card-party-for-all = Party for All
card-party-for-all-text = According to your stars, pay { $one }, { $three } or { $five } to each of the others.
card-costly-bet = Costly Bet
card-costly-bet-text = Pay { $amount } to a player of your choice.
card-birthday = Birthday
card-birthday-text = According to their own stars, the others each give you { $one }, { $three } or { $five }.
card-arrested = Arrested
card-arrested-text = Off to jail, straight there and without a salary.
card-tax-inspection = Tax Inspection
card-tax-inspection-text = According to your stars, pay { $one }, { $three } or { $five }.
card-prize = First Prize
card-prize-text = According to your stars, collect { $one }, { $three } or { $five }.
card-chance-jail-free = A Good Lawyer
card-chance-jail-free-text = This card gets you out of jail. Keep it until then, or sell it.

## Millionaire Lifestyle

card-big-deal = Big Deal
card-big-deal-text = According to your stars, collect { $one }, { $three } or { $five }.
card-film-rights = Film Rights
card-film-rights-text = They are filming your life: collect { $one }, { $three } or { $five }, according to your stars.
card-dividends = Dividends
card-dividends-text = According to your stars, collect { $one }, { $three } or { $five }.
card-new-wheels = New Wheels
card-new-wheels-text = Rise by one level of stars for free; at the top, collect { $amount }.
card-private-pilot = Private Pilot
card-private-pilot-text = Move forward to any space you like.
card-back-home = Back Home
card-back-home-text = Move to GO and collect your salary.
card-helicopter = Helicopter Hire
card-helicopter-text = According to your stars, pay { $one }, { $three } or { $five }, then move forward { $spaces } spaces.
card-lifestyle-jail-free = A Friend in High Places
card-lifestyle-jail-free-text = This card gets you out of jail. Keep it until then, or sell it.

## The guided game: one idea at a time

lesson-goal-title = The goal
lesson-goal = Be the first with a million in cash. First choose your movers: they will evolve.
lesson-throw-title = A turn
lesson-throw = Roll: the dice say how far you move.
lesson-buy-title = A free street
lesson-buy = At the printed price it is yours. Declined, it is auctioned.
lesson-fortune-title = Fortune cards
lesson-fortune = The first visit to a street turns its Fortune card. Some are kept, hidden.
lesson-rent-title = Rent
lesson-rent = Players who stop on your property pay the printed rent.
lesson-play-title = Playing a card
lesson-play = Your Fortune card can be played now. You choose the moment.
lesson-no-title = Saying no
lesson-no = A card is aimed at you. Yours cancels it.
lesson-evolve-title = GO: cash or level
lesson-evolve = Take the whole salary, or move up a level: the next salary will be larger.
lesson-build-title = A whole group
lesson-build = The colour is yours: build houses, and the rents go up.

# What a card of one’s own says, by its verb

does-sly-deal = Keep it. Take another player’s deed, without buildings and not in a complete group.
does-forced-deal = Keep it. Swap one of your deeds for another player’s, without buildings and not in a complete group.
does-saying-no = Keep it. Cancel what another player’s card would take from you.
does-free-house = Keep it. Put a house on one of your complete groups for free.
does-receive = Collect { $amount }.
does-collect-from-one = A player of your choice pays you { $amount }.
does-collect-from-each = Every other player pays you { $amount }.
does-pay-bank = Pay { $amount }.
does-pay-one = Pay { $amount } to a player of your choice.
does-pay-each = Give { $amount } to every other player.
does-advance-to-go = Move to GO and collect your salary.
does-advance-in-group = Settle this property first, then move on to the next one of its group.
does-advance-to-unowned = Settle this property first, then move on to the next one that is free.
does-receive-by-level = According to your stars, collect { $one }, { $three } or { $five }.
does-collect-by-level = According to their own stars, the others each pay you { $one }, { $three } or { $five }.
does-pay-bank-by-level = According to your stars, pay { $one }, { $three } or { $five }.
does-pay-each-by-level = According to your stars, pay { $one }, { $three } or { $five } to each of the others.
does-pay-then-advance = According to your stars, pay { $one }, { $three } or { $five }, then move forward { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
does-advance-anywhere = Move forward to a space of your choice.
does-business = Roll the dice. A double at one star, { $at_three } or more at three, { $at_five } or more at five: collect { $amount }.
does-gain-level = Rise by one level of stars for free; at the top, collect { $amount }.
does-lose-level = Lose one level of stars, if you have one to lose.
does-to-jail = Go straight to jail, without your salary.
does-keep-jail-card = This card gets you out of jail. Keep it until then, or sell it.
