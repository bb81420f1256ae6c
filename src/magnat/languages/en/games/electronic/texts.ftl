### Electronic: its own texts. Those of the shared mechanics are in magnat/languages/en/common.ftl.

game-title = Electronic Banking
game-about = The great Paris classic without notes: the bank fits on a card.
game-minutes = 60–90 min
game-booklet = 2005 booklet, quick game
game-measure = Wealth
game-reminder = Goal: be the last player who is not bankrupt.
    Your turn: roll, move, buy or pay, manage your deeds, end.
    After a double you roll again; three in a row send you to jail.
    A whole group doubles the bare rent and may be built on, level by level.
    A street that is declined is auctioned. A player who cannot pay is bankrupt.

## Variants

variant-standard = Classic game
variant-standard-about = Play goes on until a single fortune is left.
variant-quick = Quick game
variant-quick-about = Two deeds to start with, three apartments for a hotel, and a count at the second bankruptcy.
variant-timed = Against the clock
variant-timed-about = After an hour, the largest fortune wins.
variant-quick-timed = Quick, against the clock
variant-quick-timed-about = The quick game, stopped after an hour at the latest.

## Options

option-deeds-dealt = Deeds dealt
option-deeds-dealt-help = How many deeds everyone receives, and pays for, before the first roll.
option-deeds-dealt-value = { $n ->
    [0] none
    [one] one deed each
   *[other] { $n } deeds each
}
option-apartments-for-hotel = Apartments for a hotel
option-apartments-for-hotel-help = How many apartments each street of a group needs before a hotel can open there.
option-apartments-for-hotel-value = { $n ->
    [0] none
    [one] just one
   *[other] { $n }
}
option-ends-at-bankruptcies = Ends at bankruptcy number…
option-ends-at-bankruptcies-help = The game stops at this bankruptcy and fortunes are counted.
option-ends-at-bankruptcies-value = { $n ->
    [0] to the very end
    [1] at the first
    [2] at the second
    [3] at the third
   *[other] at the { $n }th
}
option-time-limit = Duration
option-time-limit-help = When the time is up, the largest fortune wins.
option-time-limit-value = { $n ->
    [0] no limit
    [one] { $n } minute
   *[other] { $n } minutes
}
option-time-stop = When the time is up
option-time-stop-help = Finish the turn that has begun, or stop without another roll.
option-time-stop-finish-turn = finish the turn
option-time-stop-at-once = stop at once
option-turn-limit = Number of turns
option-turn-limit-help = After so many turns, all players taken together, fortunes are counted.
option-turn-limit-value = { $n ->
    [0] no limit
    [one] { $n } turn
   *[other] { $n } turns
}
option-rent-claim = Rents
option-rent-claim-help = Rent is claimed for you, or it is up to you to remember before the next roll.
option-rent-claim-auto = claimed for you
option-rent-claim-manual = claim them yourself
option-pay-in-kind = Paying with a deed
option-pay-in-kind-help = Offering a deed instead of money: always, or only when money is short.
option-pay-in-kind-always = always possible
option-pay-in-kind-when-short = when money is short
option-jail-fine-timing = After the fine
option-jail-fine-timing-help = Once the fine is paid, the roll comes next turn or right away.
option-jail-fine-timing-next-turn = roll next turn
option-jail-fine-timing-same-turn = roll right away
option-jail-double-rethrow = Roll again after the double
option-jail-double-rethrow-help = The double that gets you out of jail also earns another roll.
option-mortgage-needs-empty-group = Mortgages need an empty group
option-mortgage-needs-empty-group-help = A street can be mortgaged only if nothing stands in its whole group.
option-even-hotel-sales = Hotels sold evenly
option-even-hotel-sales-help = Hotels too come down level by level, evenly across the group.
option-second-interest = Interest twice
option-second-interest-help = Lifting a mortgage that came with a deed costs interest again.
option-inherited-interest = Interest after a bankruptcy
option-inherited-interest-help = Whoever takes over mortgaged deeds from a bankruptcy pays their interest.
option-offers-per-window = Trade offers
option-offers-per-window-help = How many trades each player may propose between two rolls.
option-offers-per-window-value = { $n ->
    [0] none
    [one] just one
   *[other] { $n } offers
}
option-interturn-grace-seconds = Pause between turns
option-interturn-grace-seconds-help = The time left for others to step in before the next roll.
option-interturn-grace-seconds-value = { $n ->
    [0] none
    [one] { $n } second
   *[other] { $n } seconds
}
option-windows = Stepping in between turns
option-windows-help = Players step in when they like, or the table asks everyone every time.
option-windows-clicks = when you like
option-windows-polled = everyone in turn

## Money and pieces

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
deck-chance = Chance
deck-chest = Community Chest
lot-apartment = an apartment
lot-hotel = a hotel
level-none = no building
level-apartments = { $n ->
    [one] { $n } apartment
   *[other] { $n } apartments
}
level-hotel = a hotel

## The start

fact-dealt = { $voice ->
    [you] You are dealt { $space } and pay { $price }.
   *[they] { $seat } is dealt { $space } and pays { $price }.
}
fact-threw-to-start = { $voice ->
    [you] To see who starts, you roll { $total }.
   *[they] To see who starts, { $seat } rolls { $total }.
}
fact-starts = { $voice ->
    [you] You start.
   *[they] { $seat } starts.
}
ask-deal-deed-you = The bank deals you a deed.
ask-deal-deed-they = The bank deals { $seat } a deed.
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
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] You stop at the jail, just visiting.
       *[they] { $seat } stops at the jail, just visiting.
    }
    [free_parking] { $voice ->
        [you] You rest on { $space } and owe nothing.
       *[they] { $seat } rests on { $space } and owes nothing.
    }
    [tax] { $voice ->
        [you] You land on { $space }.
       *[they] { $seat } lands on { $space }.
    }
   *[other] { $voice ->
        [you] You land on { $space }.
       *[they] { $seat } lands on { $space }.
    }
}
fact-moved-back = { $voice ->
    [you] You go back to { $space }.
   *[they] { $seat } goes back to { $space }.
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] Stopping on GO brings you { $amount }.
       *[they] Stopping on GO brings { $seat } { $amount }.
    }
   *[no] { $voice ->
        [you] Passing GO brings you { $amount }.
       *[they] Passing GO brings { $seat } { $amount }.
    }
}
fact-taxed = { $voice ->
    [you] The tax office asks you for { $amount }.
   *[they] The tax office asks { $seat } for { $amount }.
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
ask-poll-you = Would you like to do anything before the next turn?
ask-poll-they = { $seat } may act before the next turn.

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
    [you] You pay { $amount } and leave jail.
   *[they] { $seat } pays { $amount } and leaves jail.
}
fact-used-jail-card = { $voice ->
    [you] Your { $deck } card gets you out of jail.
   *[they] { $seat } leaves jail with a { $deck } card.
}
ask-leave-jail-you = { $attempt ->
    [3] You are in jail, and this is your last try. How will you get out?
   *[other] You are in jail. How will you get out?
}
ask-leave-jail-they = { $seat } is in jail and looks for a way out.
verb-leave-jail-throw = Try for a double
verb-leave-jail-pay = Pay { $fine } (leaves { $left })
verb-use-chance-card = Use the Chance card
verb-use-chest-card = Use the Community Chest card

## Buying

fact-bought = { $voice ->
    [you] You buy { $space } for { $price }.
   *[they] { $seat } buys { $space } for { $price }.
}
fact-declined = { $voice ->
    [you] You let { $space } go.
   *[they] { $seat } lets { $space } go.
}
fact-won-auction = { $voice ->
    [you] Sold: { $lot } is yours for { $price }.
   *[they] Sold to { $seat }: { $lot }, for { $price }.
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } is for sale, for { $space_price }. Buy it?
   *[no] { CAP($space) } is for sale, but costs { $space_price } and you have { $balance }. What will you do?
}
ask-buy-or-auction-they = { $seat } chooses: buy { $space } or let the auction decide.
verb-buy-or-auction-buy = Buy for { $space_price } (leaves { $left })

## Rents

fact-rent = { $voice ->
    [you] You owe { $owner } { $amount } in rent for { $space }.
    [to_you] { $seat } owes you { $amount } in rent for { $space }.
   *[they] { $seat } owes { $owner } { $amount } in rent for { $space }.
}
fact-claimed = { $voice ->
    [you] You claim { $amount } from { $visitor }.
    [to_you] { $seat } claims { $amount } from you.
   *[they] { $seat } claims { $amount } from { $visitor }.
}
fact-waived = { $voice ->
    [you] You let { $visitor } off { $amount }.
    [to_you] { $seat } lets you off { $amount }.
   *[they] { $seat } lets { $visitor } off { $amount }.
}
ask-claim-rent-you = { $visitor } owes you { $amount } in rent. Do you claim it?
ask-claim-rent-they = { $seat } may claim { $amount } from { $visitor }.
verb-claim = Claim a rent
verb-claim-rent-claim = Claim { $amount }
verb-waive = Let it go

## Cards that leave a choice

ask-fine-or-chance-you = Pay { $amount }, or draw a Chance card.
ask-fine-or-chance-they = { $seat } chooses: pay { $amount } or draw a Chance card.
verb-fine-or-chance-pay = { $enough ->
    [yes] Pay { $amount } (leaves { $left })
   *[no] Pay { $amount }, which you do not have
}
verb-fine-or-chance-draw = Draw a Chance card

## The end

fact-short = { $voice ->
    [you] You need { $amount } for { $to }, and your balance does not cover it.
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
fact-left = { $voice ->
    [you] You leave the game.
   *[they] { $seat } leaves the game.
}
fact-time-up = Time is up.
fact-turn-limit = { $turns ->
    [one] The agreed turn is over: the fortunes are counted.
   *[other] The { $turns } agreed turns are over: the fortunes are counted.
}
fact-bankruptcies = { $count ->
    [one] One bankruptcy ends the game: the fortunes are counted.
   *[other] { $count } bankruptcies end the game: the fortunes are counted.
}
fact-counted = { $voice ->
    [you] Your fortune comes to { $worth }.
   *[they] { $seat } is worth { $worth }.
}
ask-outside-you = The table may announce that time is up, or that somebody leaves.
ask-outside-they = The table may announce that time is up, or that somebody leaves.
choice-outside = { $answer_is ->
    [clock] Time is up
   *[leaver] { $answer } leaves the game
}

## Refusals

refusal-cannot-build = you need a whole group without mortgages, money, and pieces in the bank
refusal-no-building = you have no building to sell
refusal-nothing-to-mortgage = none of your deeds can be mortgaged
refusal-cannot-lift = you have no mortgage to lift, or not the money to do it
refusal-no-claim = nobody owes you rent
refusal-no-jail-card = you do not hold that card
refusal-not-between-throw-and-end = that has to wait until the purchase is decided

## Chance

card-advance-to-go = Back to the start
card-advance-to-go-text = Advance to { $space } and collect { $salary }.
card-advance-to-paix = The finest address
card-advance-to-paix-text = Dinner is waiting: advance to { $space }.
card-advance-to-henri-martin = A look around
card-advance-to-henri-martin-text = Advance to { $space }. If you pass GO, collect { $salary }.
card-advance-to-villette = Concert tonight
card-advance-to-villette-text = Advance to { $space }. If you pass GO, collect { $salary }.
card-advance-to-lyon = A train to catch
card-advance-to-lyon-text = Advance to { $space }. If you pass GO, collect { $salary }.
card-back-three = Forgotten keys
card-back-three-text = Go back { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
card-chance-jail = Papers, please
card-chance-jail-text = Off to jail you go, straight there and without a salary.
card-jail-free = A good lawyer
card-jail-free-text = This card gets you out of jail. Keep it until then, or sell it.
card-road-repairs = Roadworks
card-road-repairs-text = Pay { $apartment } per apartment and { $hotel } per hotel.
card-general-repairs = Major works
card-general-repairs-text = Your façades have aged: { $apartment } per apartment, { $hotel } per hotel.
card-school-fees = Back to school
card-school-fees-text = The school sends its bill: pay { $amount }.
card-drunk-fine = A lively party
card-drunk-fine-text = The neighbours complained: a fine of { $amount }.
card-speeding-fine = Speed camera
card-speeding-fine-text = You drove too fast: a fine of { $amount }.
card-building-loan = Loan repaid
card-building-loan-text = An old property investment matures: collect { $amount }.
card-crossword-prize = Crossword
card-crossword-prize-text = You solved the crossword: collect a prize of { $amount }.
card-bank-dividend = Dividend
card-bank-dividend-text = The bank shares its profits: collect { $amount }.

## Community Chest

card-go-to-go = A fresh start
card-go-to-go-text = Return to { $space } and collect { $salary }.
card-back-to-belleville = Homeward bound
card-back-to-belleville-text = Go back to { $space }.
card-chest-jail = Suspicious accounts
card-chest-jail-text = The police take you to jail, straight there and without a salary.
card-bank-error = Bank error
card-bank-error-text = One zero too many in your favour: keep { $amount }.
card-annual-income = Yearly income
card-annual-income-text = Your annuity is paid: collect { $amount }.
card-inheritance = Inheritance
card-inheritance-text = A great-aunt thought of you: collect { $amount }.
card-stock-sale = Rising market
card-stock-sale-text = Your shares sell well: collect { $amount }.
card-interest = Savings
card-interest-text = Your savings earn { $amount }.
card-tax-refund = Overpaid tax
card-tax-refund-text = The tax office was wrong and returns { $amount }.
card-beauty-contest = Contest of elegance
card-beauty-contest-text = Second prize, and { $amount } for you.
card-birthday = Happy birthday
card-birthday-text = Every player gives you { $amount }.
card-fine-or-chance = Heads or tails
card-fine-or-chance-text = Pay a fine of { $amount }, or try a Chance card.
card-hospital = Hospital
card-hospital-text = A few nights under observation: pay { $amount }.
card-doctor = Check-up
card-doctor-text = The fee comes to { $amount }.
card-insurance = Insurance
card-insurance-text = Your policy is renewed: pay { $amount }.

## The guided game: one idea at a time

lesson-goal-title = The goal
lesson-goal = Be the last player who is not bankrupt. The streets you buy bring in rent at every visit.
lesson-throw-title = A turn
lesson-throw = Roll: the dice say how far your token moves. After a double you roll again.
lesson-buy-title = A free space
lesson-buy = At the printed price it is yours. If you decline, it is auctioned and everybody may bid.
lesson-end-title = The end of the turn
lesson-end = The space is settled. End your turn: the bot rolls next.
lesson-rent-title = Rent
lesson-rent = The bot stopped on your street and paid you the printed rent. The more streets you own, the more you collect.
lesson-card-title = The cards
lesson-card = Chance and Community Chest: the card that is drawn acts at once, for good or ill.
lesson-salary-title = The GO space
lesson-salary = Each time you pass it, the bank pays you a salary.
lesson-build-title = A whole group
lesson-build = The three streets of a colour are yours: the bare rent doubles, and you may build, one level at a time.
lesson-jail-title = Jail
lesson-jail = A space, a card or three doubles send you there. A double, a card or a fine gets you out.
lesson-auction-title = The auction
lesson-auction = Offer more than the last bid, or pass for good. You may set a limit.
lesson-trade-title = Trading
lesson-trade = On your turn, offer a trade: the sheet shows what each player would have before and after.

# What a card of one’s own says, by its verb

does-receive = Collect { $amount }.
does-receive-from-each = Each player gives you { $amount }.
does-pay-bank = Pay { $amount }.
does-pay-or-draw = Pay a fine of { $amount }, or try a Chance card.
does-repairs = Pay { $apartment } for each apartment and { $hotel } for each hotel.
does-advance-to = Advance to { $space }. If you pass GO, collect { $salary }.
does-go-back = Go back { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
does-go-back-to = Go back to { $space }.
does-to-jail = Go straight to jail, without your salary.
does-keep-jail-card = This card gets you out of jail. Keep it until then, or sell it.
