### The texts that all games share. A game replaces a line by stating it again in its own file.

## The words of the table

in-jail = in jail
visiting = just visiting
switch-yes = yes
switch-no = no

outcome = { $voice ->
    [you] { $count ->
        [one] You win!
       *[other] A shared victory: you and { $names }!
    }
   *[they] { $count ->
        [one] { $names } wins!
       *[other] A shared victory: { $names }!
    }
}
outcome-nobody = The game ends without a winner.

## Names

seat-bank = the bank
seat-number = Player { $n }
dice = { $a } and { $b }
column-hands = Cards
money-plain = { $n }
money-below-zero = −{ $amount }
list-and = { $first } and { $last }
list-empty = nothing
list-separator = { "; " }
levels-street = { $space }: { $level }
item-jail-card = Get-out-of-jail card
item-jail-card-spoken = a get-out-of-jail card
item-money = Go on to the money
item-withdraw = Never mind

## Answers

choice = { $answer }
choice-space = { $answer_label }
choice-money = { $answer_way ->
    [gets] −{ $answer }
   *[pays] { $answer }
}

verb-pass = Pass
verb-throw = Roll the dice
verb-end = End the turn
verb-build = Build
verb-sell = Sell buildings
verb-mortgage = Mortgage
verb-lift = Lift a mortgage
verb-trade = Offer a trade
verb-buy = Buy
verb-auction = Auction it
verb-pay = Pay
verb-accept = Accept
verb-refuse = Refuse
verb-counter = Make a counter-offer
verb-send = Send the offer
verb-withdraw = Never mind
verb-bankrupt = Declare bankruptcy
verb-yes = Yes
verb-no = No

## Refusals

refused = Not possible: { $reason } (rule { $rule })
refused-plain = Not possible: { $reason }.
refusal-game-over = the game is over
refusal-not-your-word = it is not your turn to answer
refusal-not-offered = this choice is not available here
refusal-unknown-word = there is no such answer
refusal-too-poor = your balance does not cover it
refusal-bid-too-low = you must offer more than the last bid
refusal-not-a-multiple = that amount falls between two allowed amounts
refusal-offer-repeated = this offer was just refused, change it first
refusal-too-many-offers = you have no trade left to offer for now
refusal-money-is-owed = you owe that money
refusal-can-still-pay = you can still pay by selling or mortgaging
refusal-order-impossible = buildings go up evenly, with the pieces that the bank has
refusal-sale-impossible = buildings come down evenly, and the bank must have the apartments to give back

## Money

fact-received = { $voice ->
    [you] The bank pays you { $amount }.
   *[they] The bank pays { $seat } { $amount }.
}
fact-paid = { $voice ->
    [you] You pay { $amount } to { $to }.
    [to_you] { $seat } pays you { $amount }.
   *[they] { $seat } pays { $amount } to { $to }.
}
fact-claim-lapsed = { $voice ->
    [you] Too late to claim { $amount } from { $visitor }: that rent is lost.
    [to_you] { $seat } forgets to claim { $amount } from you.
   *[they] { $seat } forgets to claim { $amount } from { $visitor }.
}

## Cards

fact-drew = { $voice ->
    [you] You draw a { $deck } card, “{ $card }”. { $card_text }
   *[they] { $seat } draws a { $deck } card: “{ $card } — { $card_text }”
}
fact-kept-jail-card = { $voice ->
    [you] You keep this card until it is of use.
   *[they] { $seat } keeps this card until it is of use.
}
fact-no-effect = { $voice ->
    [you] Nothing changes for you.
   *[they] Nothing changes for { $seat }.
}
fact-last-left = { $voice ->
    [you] You are the only one left in the game.
   *[they] { $seat } is the only one left in the game.
}
ask-draw-you = Draw a { $deck } card.
ask-draw-they = { $seat } draws a { $deck } card.

## Auctions

fact-auction = { $lot_is ->
    [piece] The bank is running short: { $lot } goes up for auction.
   *[deed] The bank puts { $lot } up for auction.
}
fact-bid = { $voice ->
    [you] You bid { $price }.
   *[they] { $seat } bids { $price }.
}
fact-passed = { $voice ->
    [you] You pass.
   *[they] { $seat } passes.
}
fact-unsold = Nobody wants it: the bank keeps { $lot }.
ask-bid-you = { $holder_is ->
    [bank] Up for auction: { $lot }. What do you bid?
   *[seat] { $holder } bids { $high } for { $lot }. Will you raise?
}
ask-bid-they = { $holder_is ->
    [bank] { $seat } may open the bidding for { $lot }.
   *[seat] { $seat } may go above { $high } for { $lot }.
}
choice-bid = { $passing ->
    [yes] Pass for good
   *[no] Bid { $answer }
}

## Trades

trade-given = { $given_count ->
    [0] { $cash_way ->
        [pays] { $cash }
       *[none] nothing
    }
   *[other] { $given }{ $cash_way ->
        [pays] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-taken = { $taken_count ->
    [0] { $cash_way ->
        [gets] { $cash }
       *[none] nothing
    }
   *[other] { $taken }{ $cash_way ->
        [gets] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-side = { $items_count ->
    [0] { $cash }
   *[other] { $items }{ $cash_way ->
        [pays] { " " }and { $cash }
       *[none] { "" }
    }
}
trade-burden = { $burden_count ->
    [0] { "" }
   *[other] { " " }You will owe { $interest } in interest on { $burden }, which is mortgaged.
}
trade-other-burden = { $other_burden_count ->
    [0] { "" }
   *[other] { " " }{ $other } will owe { $other_interest } in interest on { $other_burden }, which is mortgaged.
}
fact-offered = { $voice ->
    [you] You offer { $other } { trade-side }.
    [to_you] { $seat } offers you { trade-side }.
   *[they] { $seat } offers { $other } { trade-side }.
}
fact-wanted = { $voice ->
    [you] You ask { $other } for { trade-side }.
    [to_you] { $seat } asks you for { trade-side }.
   *[they] { $seat } asks { $other } for { trade-side }.
}
fact-burdened = { $voice ->
    [you] You would owe { $interest } in interest on { $burden }, which is mortgaged.
   *[they] { $seat } would owe { $interest } in interest on { $burden }, which is mortgaged.
}
fact-traded = { $voice ->
    [you] It is a deal: you give { trade-side } to { $other }.
    [to_you] It is a deal: { $seat } gives you { trade-side }.
   *[they] It is a deal: { $seat } gives { trade-side } to { $other }.
}
fact-refused = { $voice ->
    [you] You say no to { $other }.
    [to_you] { $seat } says no to you.
   *[they] { $seat } says no to { $other }.
}
ask-with-you = Who do you want to trade with?
ask-with-they = { $seat } is looking for someone to trade with.
ask-item-you = { $items_count ->
    [0] Trade with { $other }: what do you put on the table?
   *[other] Trade with { $other }: { $items }. What else?
}
ask-item-they = { $seat } is preparing an offer for { $other }.
choice-item = { $answer_is ->
    [thing] { $mine ->
        [yes] Give: { $answer }{ item-mortgaged }
       *[no] Ask for: { $answer }{ item-mortgaged }
    }
   *[other] { $answer }
}
item-mortgaged = { $mortgaged ->
    [yes] { " " }(mortgaged, { $interest } in interest)
   *[no] { "" }
}
ask-cash-you = Trade with { $other }: { $items }.{ trade-burden }{ trade-other-burden } How much money goes with it, and which way?
ask-cash-they = { $seat } is preparing an offer for { $other }.
choice-cash = { $answer_way ->
    [pays] Pay { $answer }
    [gets] Receive { $answer }
   *[none] No money
}
trade-you-give = { $given_count ->
    [0] { $cash_way ->
        [pays] You give { $cash }
       *[none] You give nothing
    }
   *[other] You give { trade-given }
}
trade-you-get = { $taken_count ->
    [0] { $cash_way ->
        [gets] receive { $cash }
       *[none] receive nothing
    }
   *[other] receive { trade-taken }
}
ask-send-you = { trade-you-give } and { trade-you-get }.{ trade-burden }{ trade-other-burden } Send this offer to { $other }?
ask-send-they = { $seat } reads over an offer for { $other }.
trade-offer-you = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } offers you { $cash } for { $taken }.
       *[none] { $other } asks you for { trade-taken } and gives nothing.
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } offers you { $given } for { $cash }.
           *[none] { $other } gives you { trade-given } and asks for nothing.
        }
       *[other] { $other } offers you { trade-given } for { trade-taken }.
    }
}
ask-reply-you = { trade-offer-you }{ trade-burden }{ trade-other-burden } What do you say?
trade-offer-they = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } offers { $cash } for { $taken }
       *[none] { $other } asks for { trade-taken } and gives nothing
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } offers { $given } for { $cash }
           *[none] { $other } gives { trade-given } and asks for nothing
        }
       *[other] { $other } offers { trade-given } for { trade-taken }
    }
}
ask-reply-they = { trade-offer-they }; { $seat } is thinking.

## Mortgages

fact-mortgaged = { $voice ->
    [you] You mortgage { $space } and collect { $value }.
   *[they] { $seat } mortgages { $space } and collects { $value }.
}
fact-lifted = { $voice ->
    [you] You lift the mortgage on { $space } for { $cost }.
   *[they] { $seat } lifts the mortgage on { $space } for { $cost }.
}
fact-kept-mortgaged = { $voice ->
    [you] You keep { $space } mortgaged, with { $interest } in interest to pay.
   *[they] { $seat } keeps { $space } mortgaged, with { $interest } in interest to pay.
}
ask-mortgage-you = Which deed do you mortgage?
ask-mortgage-they = { $seat } is choosing a deed to mortgage.
choice-mortgage = { $answer_label } (+{ $value })
ask-lift-you = Which mortgage do you lift? You have { $balance }.
ask-lift-they = { $seat } is choosing a mortgage to lift.
choice-lift = { $answer_label } ({ $cost }, leaves { $left })
ask-keep-or-lift-you = You receive { $deed }, mortgaged. Keep it mortgaged for { $interest } in interest, or lift the mortgage for { $cost }?
ask-keep-or-lift-they = { $seat } decides what to do about the mortgage on { $deed }.
verb-keep-or-lift-keep = Keep the mortgage ({ $interest })
verb-keep-or-lift-lift = Lift the mortgage ({ $cost })

## Buildings

fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] You open { $level } on { $space }.
       *[they] { $seat } opens { $level } on { $space }.
    }
   *[other] { $voice ->
        [you] You build on { $space }: { $level } now.
       *[they] { $seat } builds on { $space }: { $level } now.
    }
}
fact-paid-building = { $voice ->
    [you] The works cost you { $cost }.
   *[they] The works cost { $seat } { $cost }.
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] You sell everything that stood on { $space }.
       *[they] { $seat } sells everything that stood on { $space }.
    }
   *[other] { $voice ->
        [you] You sell from { $space }: { $level } left.
       *[they] { $seat } sells from { $space }: { $level } left.
    }
}
fact-received-building = { $voice ->
    [you] The bank gives you { $value } for it.
   *[they] The bank gives { $seat } { $value } for it.
}
fact-contested = { $voice ->
    [you] You contest the order for the { $group } group.
   *[they] { $seat } contests the order for the { $group } group.
}
ask-pick-group-you = { $selling ->
    [yes] In which group do you sell?
   *[no] In which group do you build? You have { $balance }.
}
ask-pick-group-they = { $selling ->
    [yes] { $seat } is choosing where to sell.
   *[no] { $seat } is choosing where to build.
}
choice-pick-group = The { $answer } group
ask-order-you = { $selling ->
    [yes] What do you sell in the { $group } group? Each level brings { $each }.
   *[no] What do you build in the { $group } group? Each level costs { $each }, and you have { $balance }.
}
ask-order-they = { $selling ->
    [yes] { $seat } is choosing what to sell in the { $group } group.
   *[no] { $seat } is drawing up plans for the { $group } group.
}
choice-order = { $selling ->
    [yes] { $answer } (brings { $cost })
   *[no] { $answer } (costs { $cost })
}
ask-contest-you = The bank is running short of pieces. Do you contest what { $asker } has ordered? The auction for { $piece } would open at { $opening }.
ask-contest-they = { $seat } may contest what { $asker } has ordered.
verb-contest-no = Let it be
verb-contest = Hold an auction
ask-place-you = You have won { $kind }. Where does it go?
ask-place-they = { $seat } is choosing where to put { $kind }.

## Debts

fact-offered-in-kind = { $voice ->
    [you] You offer { $space } to { $to } to settle { $value }.
    [to_you] { $seat } offers you { $space } to settle { $value }.
   *[they] { $seat } offers { $space } to { $to } to settle { $value }.
}
fact-paid-in-kind = { $voice ->
    [you] You hand { $space } over to { $to }, which settles { $value }.
    [to_you] { $seat } hands { $space } over to you, which settles { $value }.
   *[they] { $seat } hands { $space } over to { $to }, which settles { $value }.
}
ask-how-to-pay-you = You owe { $amount } to { $to }. How do you settle it?
ask-how-to-pay-they = { $seat } owes { $amount } to { $to } and chooses how to settle it.
verb-how-to-pay-card = Pay { $amount } (leaves { $left })
verb-in-kind = Offer a deed
ask-settle-debt-you = You owe { $amount } to { $to }. { $missing } is missing.
ask-settle-debt-they = { $seat } owes { $amount } to { $to } and still needs { $missing }.
ask-in-kind-you = Which deed do you offer { $to } instead of { $amount }?
ask-in-kind-they = { $seat } is choosing a deed to offer { $to }.
choice-in-kind = { $answer_label }{ item-mortgaged }
ask-in-kind-value-you = You offer { $deed }{ item-mortgaged } to { $to }: for how much of the { $amount } that you owe?
choice-in-kind-value = Offer { $deed } for { $answer }
ask-in-kind-value-they = { $seat } is setting the value of the deed offered to { $to }.
ask-answer-in-kind-you = { $whole ->
    [yes] { $debtor } offers you { $deed }{ item-mortgaged } instead of the { $amount } owed to you. Do you accept?
   *[no] { $debtor } offers you { $deed }{ item-mortgaged } for { $value } of the { $amount } owed to you. Do you accept?
}
ask-answer-in-kind-they = { $debtor } offers { $deed }{ item-mortgaged } for { $value }; { $seat } is thinking.

## Levels of the bots

level-easy = easy
level-easy-help = Knows the game, but its mind wanders: it misses good moments.
level-normal = normal
level-normal-help = Plays like a thoughtful member of the family.
level-hard = hard
level-hard-help = Tries out its answers on a few tables that might be the real one.
level-expert = expert
level-expert-help = Tries out its answers for half a second each time; on the page without a server it also thinks while you do. The faster the machine, the better it plays.

# Why a bot refuses an offer, in its own words.

offer-no-completes-group = No: with { $space } you would have the whole { $group } group.
offer-no-needs-it = No: I am keeping { $space } to complete my { $group } group.
offer-no-breaks-group = No: without { $space } my { $group } group would no longer be complete.
offer-no-too-little = No: that is too little for what I would give.
offer-no-no-use = No: that is no use to me at this price.
offer-no-would-win = No: you are too close to winning.
offer-no-not-this-time = Not this time.
