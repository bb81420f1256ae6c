### Empire: its own texts. Those of the shared mechanics are in magnat/languages/en/common.ftl.

game-title = Empire
game-about = Stack your brands. The first full tower wins.
game-minutes = 30 min
game-booklet = 2015 booklet
game-measure = Height of the tower
game-reminder = Goal: be the first to fill your tower; the game ends at once.
    Your turn: buy an office if you like, roll, settle the space, end.
    Who stops at your brand pays the value of your whole tower.
    The Swap symbol crosses two tops, or you move by the other die.
    A brand that is declined is auctioned. Who cannot pay gives up a tile.

## Variants

variant-standard = Classic game
variant-standard-about = Play goes on until a tower is full.

## Options

option-top-tile = The tile that is hit
option-top-tile-help = Swaps, debts and cards take the highest brand and leave offices alone, or simply the tile on top.
option-top-tile-booklet = the highest brand
option-top-tile-stack = the top, whatever it is
option-swap-then-move = Move after a swap
option-swap-then-move-help = After a swap by the dice, you also move by the other die.
option-office-purchase = Buying offices
option-office-purchase-help = How many offices a player may buy, and when.
option-office-purchase-one-per-turn = one a turn
option-office-purchase-own-turn = as many as you like on your turn
option-office-purchase-any-time = at any time
option-super-immune = Untouchable Super cards
option-super-immune-help = “Just say no” is powerless against the two Super Empire cards.
option-jail-double-extra-turn = Extra turn after the double
option-jail-double-extra-turn-help = The double that opens the Jail gives an extra turn and counts as the first double.
option-trades = Trades between players
option-trades-help = On your turn you may propose to exchange, give or take a topmost brand, with or without money.
option-first-seat = Who starts
option-first-seat-help = The seat that plays first.
option-first-seat-value = { $n ->
    [0] drawn by lot
   *[other] seat { $n }
}
option-turn-limit = Number of turns
option-turn-limit-help = After so many turns, all players taken together, the game is a draw.
option-turn-limit-value = { $n ->
    [0] no limit
    [one] { $n } turn
   *[other] { $n } turns
}
option-windows = Stepping in
option-windows-help = People play their cards when they like, or the table asks everyone every time.
option-windows-clicks = when you like
option-windows-polled = everyone in turn

## Money and pieces

money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
dice = { $b ->
    [1] { $a } and the swap symbol
   *[other] { $a } and { $b }
}
deck-chance = Chance
deck-empire = Empire
tile-office = an office
tile-office-label = Office
tile-electric-label = Electricity
tile-water-label = Water
act-swap = a swap
act-takeover = a takeover
act-tax = a tax
act-reverse = a reversed rent
act-demand = a billboard tax
act-bust = a busted deal
act-crash = a crash
act-fire = a dismissal
deal-none = nothing
deal-give = giving away the proposer’s topmost brand
deal-take = taking the other’s topmost brand
deal-exchange = exchanging topmost brands

## The start

fact-starts = { $voice ->
    [you] You start.
   *[they] { $seat } starts.
}
fact-took = { $voice ->
    [you] You take an Empire card: “{ $card }”. { $card_text }
   *[they] { $seat } takes an Empire card: “{ $card }”.
}
fact-took-hidden = { $seat } takes an Empire card.
fact-took-known = { $voice ->
    [you] You take a card that everybody has seen: “{ $card }”.
   *[they] { $seat } takes a card that everybody has seen: “{ $card }”.
}
fact-empire-pile-empty = The Empire pile is empty.
ask-who-starts-you = Luck decides who starts.
ask-who-starts-they = Luck decides who starts.
ask-draw-empire-you = Take an Empire card.
ask-draw-empire-they = { $seat } takes an Empire card.

## The turn

fact-turn = { $voice ->
    [you] It is your turn.
   *[they] It is { $seat }’s turn.
}
fact-rolled = { $symbol ->
    [yes] { $voice ->
        [you] You roll { $a } and the swap symbol.
       *[they] { $seat } rolls { $a } and the swap symbol.
    }
   *[no] { $double ->
        [yes] { $voice ->
            [you] You roll a double { $a }, a total of { $total }.
           *[they] { $seat } rolls a double { $a }, a total of { $total }.
        }
       *[no] { $voice ->
            [you] You roll { $a } and { $b }, a total of { $total }.
           *[they] { $seat } rolls { $a } and { $b }, a total of { $total }.
        }
    }
}
fact-third-double = { $voice ->
    [you] Three doubles in a row is speeding: you go to Jail.
   *[they] Three doubles in a row is speeding: { $seat } goes to Jail.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] You stop at the Jail, just visiting.
       *[they] { $seat } stops at the Jail, just visiting.
    }
   *[other] { $voice ->
        [you] You land on { $space }.
       *[they] { $seat } lands on { $space }.
    }
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] Stopping on GO brings you the value of your tower: { $amount }.
       *[they] Stopping on GO brings { $seat } the value of their tower: { $amount }.
    }
   *[no] { $voice ->
        [you] Passing GO brings you the value of your tower: { $amount }.
       *[they] Passing GO brings { $seat } the value of their tower: { $amount }.
    }
}
ask-before-roll-you = { $again ->
    [yes] A double: roll the dice again.
   *[no] Your turn to roll the dice.
}
ask-before-roll-they = { $again ->
    [yes] { $seat } has rolled a double and will roll again.
   *[no] { $seat } is about to roll the dice.
}
ask-roll-you = Roll the dice.
ask-roll-they = { $seat } rolls the dice.
ask-after-landing-you = Anything else before you end your turn?
ask-after-landing-they = { $seat } is finishing the turn.
ask-meanwhile-you = { $active } is thinking. Would you like to play a card?
ask-meanwhile-they = { $seat } may step in.
ask-poll-you = It is { $active }’s turn. Would you like to step in?
ask-poll-they = { $seat } may step in.
verb-roll = Roll the dice
verb-play = Play an Empire card
verb-office = Buy an office ({ $office })
verb-offer-card = Sell the Jail card
verb-trade = Propose a trade

## The swap symbol

fact-wants-swap = { $voice ->
    [you] You want to swap the topmost brands of { $a } and { $b }.
   *[they] { $seat } wants to swap the topmost brands of { $a } and { $b }.
}
fact-swapped = The topmost brands of { $a } and { $b } change towers.
ask-swap-or-move-you = { $spaces ->
    [0] The swap symbol: swap the tops of two towers, or leave things as they are.
   *[other] The swap symbol: swap the tops of two towers, or move { $spaces }.
}
ask-swap-or-move-they = { $seat } may swap the tops of two towers.
verb-swap-or-move-move = { $spaces ->
    [0] Swap nothing
    [one] Move { $spaces } space
   *[other] Move { $spaces } spaces
}
verb-swap-or-move-swap = Swap two tops
ask-pick-tower-you = { $second ->
    [yes] For the top of which other tower?
   *[no] The top of which tower do you swap?
}
ask-pick-tower-they = { $seat } is choosing the towers to swap.
choice-pick-tower = { $answer }’s tower

## The tower

fact-bonus-office = { $voice ->
    [you] You have all of { $group }: an office for you.
   *[they] { $seat } has all of { $group } and receives an office.
}
fact-no-office-left = { $voice ->
    [you] You have all of { $group }, but no office is left.
   *[they] { $seat } has all of { $group }, but no office is left.
}
fact-bought-office = { $voice ->
    [you] You buy an office for { $price }.
   *[they] { $seat } buys an office for { $price }.
}
fact-sent-back = { $tile_kind ->
    [office] { $voice ->
        [you] Your office goes back to the supply.
       *[they] { $seat }’s office goes back to the supply.
    }
   *[other] { $voice ->
        [you] { $tile_label } leaves your tower and goes back to the board.
       *[they] { $tile_label } leaves { $seat }’s tower and goes back to the board.
    }
}
fact-handed-over = { $voice ->
    [you] { $tile_label } moves from your tower to { $to }’s.
    [to_you] { $tile_label } moves from { $seat }’s tower to yours.
   *[they] { $tile_label } moves from { $seat }’s tower to { $to }’s.
}
fact-filled = { $voice ->
    [you] { CAP($tile) } fills your tower: { $height } levels!
   *[they] { CAP($tile) } fills { $seat }’s tower: { $height } levels!
}

## Jail

fact-jailed = { $voice ->
    [you] You go to Jail.
   *[they] { $seat } goes to Jail.
}
fact-escaped = { $voice ->
    [you] The double lets you out of Jail.
   *[they] The double lets { $seat } out of Jail.
}
fact-stayed = { $voice ->
    [you] No double: you stay in Jail.
   *[they] No double: { $seat } stays in Jail.
}
fact-third-failure = { $voice ->
    [you] Three tries without a double: you owe { $fine } and leave.
   *[they] Three tries without a double: { $seat } owes { $fine } and leaves.
}
fact-paid-bail = { $voice ->
    [you] You pay { $amount } and leave Jail.
   *[they] { $seat } pays { $amount } and leaves Jail.
}
fact-used-jail-card = { $voice ->
    [you] Your card gets you out of Jail.
   *[they] { $seat } leaves Jail with a card.
}
ask-leave-jail-you = { $attempt ->
    [3] You are in Jail, and this is your last try. How will you get out?
   *[other] You are in Jail. How will you get out?
}
ask-leave-jail-they = { $seat } is in Jail and looks for a way out.
verb-leave-jail-roll = Try for a double
verb-leave-jail-pay = Pay { $bail } (leaves { $left })
verb-use-card = Use the Jail card
verb-leave-jail-ask-card = Ask { $holder } for the card

## Brands

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
fact-none-left = No tile is left for { $space }.
fact-rent = { $voice ->
    [you] For { $space }, you owe { $owner } the value of their tower: { $amount }.
    [to_you] For { $space }, { $seat } owes you the value of your tower: { $amount }.
   *[they] For { $space }, { $seat } owes { $owner } the value of their tower: { $amount }.
}
fact-no-rent = { $voice ->
    [you] { $owner } is in Jail: nothing to pay for { $space }.
    [to_you] You are in Jail: { $seat } pays nothing for { $space }.
   *[they] { $owner } is in Jail: { $seat } pays nothing for { $space }.
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } is for sale, for { $space_price }. Buy it?
   *[no] { CAP($space) } is for sale, but costs { $space_price } and you have { $balance }.
}
ask-buy-or-auction-they = { $seat } chooses: buy { $space } or let the auction decide.
verb-buy-or-auction-buy = Buy for { $space_price } (leaves { $left })
verb-buy-or-auction-buy-bargain = Play “Bargain business” (leaves { $left })
ask-bust-deal-you = { $buyer } is about to buy { $space }. Will you bust the deal?
ask-bust-deal-they = { $seat } may bust { $buyer }’s deal.
verb-bust-deal-pass = Let it be
verb-bust-deal-bust = Bust the deal and pay { $space_price }
ask-pay-or-reverse-you = You owe { $owner } { $rent }.
ask-pay-or-reverse-they = { $seat } owes { $owner } { $rent }.
verb-pay-or-reverse-pay = { $enough ->
    [yes] Pay { $rent } (leaves { $left })
   *[no] { $brand ->
        [yes] Hand over your topmost brand
       *[no] Pay nothing, having neither the money nor a brand
    }
}
verb-pay-or-reverse-reverse = Play “Reverse rent”

## Spaces

fact-taxed = { $voice ->
    [you] You use the Rival Tower Tax on { $target }’s tower.
    [to_you] { $seat } uses the Rival Tower Tax on your tower.
   *[they] { $seat } uses the Rival Tower Tax on { $target }’s tower.
}
fact-paid-trip = { $voice ->
    [you] You pay { $price } and set off on a trip.
   *[they] { $seat } pays { $price } and sets off on a trip.
}
ask-tax-rival-you = Which tower loses its top tile?
ask-tax-rival-they = { $seat } is choosing the tower to hit.
choice-tax-rival = { $answer }’s tower
ask-parking-you = Free Parking: stay, or pay { $trip } to go wherever you like?
ask-parking-they = { $seat } takes a break on Free Parking.
verb-parking-stay = Stay
verb-parking-trip = Travel (leaves { $left })
ask-travel-to-you = Where do you go?
ask-travel-to-they = { $seat } is choosing a destination.

## Debts

fact-short = { $to_is ->
    [bank] { $voice ->
        [you] You do not have { $amount }: a brand goes back to the board.
       *[they] { $seat } does not have { $amount }: a brand goes back to the board.
    }
   *[seat] { $voice ->
        [you] You do not have { $amount }: a brand goes to { $to }.
        [to_you] { $seat } does not have { $amount }: a brand comes to you.
       *[they] { $seat } does not have { $amount }: a brand goes to { $to }.
    }
}
fact-debt-lapsed = { $voice ->
    [you] You have neither { $amount } nor a brand to give: the debt lapses.
   *[they] { $seat } has neither { $amount } nor a brand to give: the debt lapses.
}

## Cards

fact-played = { $target_is ->
    [bank] { $voice ->
        [you] You play “{ $card }”. { $card_text }
       *[they] { $seat } plays “{ $card } — { $card_text }”
    }
   *[seat] { $voice ->
        [you] You play “{ $card }” against { $target }.
        [to_you] { $seat } plays against you: “{ $card } — { $card_text }”
       *[they] { $seat } plays against { $target }: “{ $card } — { $card_text }”
    }
}
fact-aimed = { $voice ->
    [you] You target { $target }.
    [to_you] { $seat } targets you.
   *[they] { $seat } targets { $target }.
}
fact-answered = { $voice ->
    [you] You answer “{ $card }”!
   *[they] { $seat } answers “{ $card }”!
}
fact-named-colour = { $voice ->
    [you] You send { $group } away.
   *[they] { $seat } sends { $group } away.
}
fact-free-tile = { $voice ->
    [you] A free tile for you: { $space_label }.
   *[they] A free tile for { $seat }: { $space_label }.
}
fact-casino = { $symbol ->
    [yes] { $voice ->
        [you] At the casino you roll { $a }: the symbol does not count.
       *[they] At the casino { $seat } rolls { $a }: the symbol does not count.
    }
   *[no] { $voice ->
        [you] At the casino you roll { $total }.
       *[they] At the casino { $seat } rolls { $total }.
    }
}
fact-casino-tie = A tie between { $seat } and { $other }: roll again.
ask-pick-card-you = Which card do you play?
ask-pick-card-they = { $seat } is choosing a card.
ask-against-you = “{ $card }”: against whom?
ask-against-they = { $seat } is choosing a target for “{ $card }”.
ask-name-colour-you = Which colour do you send away from every tower?
ask-name-colour-they = { $seat } is choosing a colour.
choice-name-colour = All of { $answer }
ask-casino-opponent-you = Who do you play against for { $prize } at the casino?
ask-casino-opponent-they = { $seat } is looking for an opponent at the casino.
ask-casino-roll-you = Roll the dice against { $other }.
ask-casino-roll-they = { $seat } rolls the dice against { $other }.
ask-say-no-you = { $counters ->
    [yes] { $other } objects to your move. Do you accept it?
   *[no] { $act_is ->
        [swap] { $other } wants to swap a tile of your tower: { $tile }. How do you respond?
        [takeover] { $other } wants to take { $tile } from you. How do you respond?
        [tax] { $other } would make you lose { $tile }. How do you respond?
        [reverse] { $other } turns the rent around: you would pay { $amount }. How do you respond?
        [demand] { $other } claims a billboard tax of { $amount } from you. How do you respond?
        [bust] { $other } wants to snatch { $tile } from you. How do you respond?
        [crash] { $other } sets off a crash that threatens { $tile }. How do you respond?
       *[fire] { $other } sends { $group } away: you would lose { $brands }. How do you respond?
    }
}
ask-say-no-they = { $seat } may answer { $other }.
verb-let-stand = Accept it
verb-say-no = “Just say no”
verb-hands-off = “Hands off”

## Deals

fact-offered-card = { $voice ->
    [you] You offer { $other } the Jail card for { $price }.
    [to_you] { $seat } offers you the Jail card for { $price }.
   *[they] { $seat } offers { $other } the Jail card for { $price }.
}
fact-asked-card = { $voice ->
    [you] You ask { $other } for the Jail card, for { $price }.
    [to_you] { $seat } asks you for the Jail card, for { $price }.
   *[they] { $seat } asks { $other } for the Jail card, for { $price }.
}
fact-sold-card = { $voice ->
    [you] You sell the Jail card to { $buyer } for { $price }.
    [to_you] { $seat } sells you the Jail card for { $price }.
   *[they] { $seat } sells the Jail card to { $buyer } for { $price }.
}
fact-proposed = { $voice ->
    [you] You propose a trade to { $other }: { $deal_is ->
        [give] they get your topmost brand
        [take] you get their topmost brand
       *[exchange] your topmost brands change towers
    }{ $cash_way ->
        [pays] , and you pay { $cash }
        [gets] , and you receive { $cash }
       *[none] { "" }
    }.
    [to_you] { $seat } proposes a trade to you: { $deal_is ->
        [give] you get their topmost brand
        [take] they get your topmost brand
       *[exchange] your topmost brands change towers
    }{ $cash_way ->
        [pays] , and you receive { $cash }
        [gets] , and you pay { $cash }
       *[none] { "" }
    }.
   *[they] { $seat } proposes a trade to { $other }: { $deal }{ $cash_way ->
        [pays] , and paying { $cash }
        [gets] , and receiving { $cash }
       *[none] { "" }
    }.
}
fact-accepted = { $voice ->
    [you] You accept { $other }’s offer.
    [to_you] { $seat } accepts your offer.
   *[they] { $seat } accepts { $other }’s offer.
}
ask-offer-to-you = Who do you offer the Jail card to?
ask-offer-to-they = { $seat } is looking for a buyer for the Jail card.
ask-card-price-you = { $selling ->
    [yes] How much do you ask { $other } for the Jail card?
   *[no] How much do you offer { $other } for the Jail card?
}
ask-card-price-they = { $seat } is naming a price for the Jail card.
ask-answer-offer-you = { $selling ->
    [yes] { $other } offers { $price } for your Jail card. Will you sell?
   *[no] { $other } offers you the Jail card for { $price }. Will you buy it?
}
ask-answer-offer-they = { $seat } is thinking about { $other }’s offer.
ask-trade-with-you = Who do you want to trade with?
ask-trade-with-they = { $seat } is looking for someone to trade with.
ask-trade-tiles-you = What do you trade with { $other }?
ask-trade-tiles-they = { $seat } is preparing an offer for { $other }.
verb-trade-tiles-give = Give your topmost brand
verb-trade-tiles-take = Take their topmost brand
verb-trade-tiles-exchange = Exchange both
ask-trade-cash-you = How much money goes with it, and which way? Above 0, you pay { $other }.
ask-trade-cash-they = { $seat } is preparing an offer for { $other }.
choice-trade-cash = { $answer_way ->
    [pays] Pay { $answer }
    [gets] Receive { $answer }
   *[none] No money
}
ask-answer-trade-you = { $other } proposes: { $deal_is ->
    [give] you get their topmost brand
    [take] they get your topmost brand
   *[exchange] your topmost brands change towers
}{ $cash_way ->
    [pays] , and you receive { $cash }
    [gets] , and you pay { $cash }
   *[none] { "" }
}. Do you accept?
ask-answer-trade-they = { $seat } is thinking about { $other }’s offer.
verb-decline = Decline

## The end

fact-left = { $voice ->
    [you] You leave the game, and your tiles go back to the board.
   *[they] { $seat } leaves the game, and their tiles go back to the board.
}
fact-drawn = { $turns ->
    [one] One turn, and the limit is reached: a draw.
   *[other] { $turns } turns, and the limit is reached: a draw.
}
ask-outside-you = The table may announce that somebody leaves.
ask-outside-they = The table may announce that somebody leaves.
choice-outside = { $answer } leaves the game

## Refusals

refusal-nothing-to-play = none of your cards can be played at this moment
refusal-cannot-play-now = this card cannot be played at this moment
refusal-card-not-held = you do not hold that card
refusal-cannot-bargain = you need the card “Bargain business”, its price, and a free brand
refusal-holds-no-no = you have no card to answer with
refusal-no-jail-card = you do not hold the Jail card
refusal-nobody-holds-it = nobody else holds the Jail card
refusal-already-proposed = one proposal per player and turn
refusal-nothing-to-trade = there is no brand to trade
refusal-no-trades = players do not trade with each other
refusal-no-office-left = no office is left
refusal-office-bought = one office per turn
refusal-not-your-turn = that is for your own turn
refusal-no-tile-there = that tower has no tile to take
refusal-not-a-target = that player cannot be chosen
refusal-same-tower = two different towers are needed
refusal-already-there = you are there already: choose another space
refusal-one-step-more = every bid is exactly { $step } above the last
refusal-opens-at-a-step = the first bid is { $step }
refusal-too-far = that space is out of your reach

## Chance cards

card-solar-bonus = Solar power bonus
card-solar-bonus-text = Take a tile of { $utility } for free, if one is left.
card-water-bonus = Water bonus
card-water-bonus-text = Take a tile of { $utility } for free, if one is left.
card-insider-fine = Insider trading fine
card-insider-fine-text = The inquiry costs you { $amount }.
card-jail-free = Get out of Jail free
card-jail-free-text = Keep this card until you need it in Jail, or sell it.
card-casino-night = Casino night
card-casino-night-text = Challenge someone at dice: the higher total wins { $prize }. The symbol does not count.
card-business-award = Business of the year
card-business-award-text = Your trophy comes with a cheque for { $amount }.
card-website-launch = Website launch
card-website-launch-text = Orders pour in: collect { $amount }.
card-jail-fraud = Jail for fraud
card-jail-fraud-text = Your accounts looked too good: off to Jail, without passing GO.
card-jail = Go to Jail
card-jail-text = Straight to Jail, without passing GO.
card-birthday = Empire’s first birthday
card-birthday-text = Your empire is one year old: everyone gives you { $amount }.
card-profits-soar = Profits soar
card-profits-soar-text = Hurry to GO and collect the value of your tower.
card-speed-ahead = Speed ahead
card-speed-ahead-text = Move forward as far as you like, up to { $reach } spaces.
card-ad-campaign = Successful campaign
card-ad-campaign-text = The whole town talks about you: collect { $amount }.

## Empire cards

card-just-say-no = Just say no
card-just-say-no-text = In reply: cancel what another player does to you.
card-swap-the-top = Swap the top
card-swap-the-top-text = At any time: exchange your topmost brand for somebody else’s.
card-hostile-takeover = Hostile takeover
card-hostile-takeover-text = At any time: somebody’s topmost brand comes onto your tower.
card-move-anywhere = Move to any space
card-move-anywhere-text = On your turn: go to any other space. GO pays you on the way.
card-tallest-tower = Tallest tower bonus
card-tallest-tower-text = At any time: the bank pays you the value of the tallest tower.
card-private-jet = Private jet trip
card-private-jet-text = On your turn: move forward as far as you like, up to { $reach } spaces.
card-bargain-business = Bargain business
card-bargain-business-text = When you land on a free brand: it is yours for { $amount }.
card-market-crash = Stock market crash
card-market-crash-text = At any time: every other tower loses its topmost brand.
card-deal-buster = Deal buster
card-deal-buster-text = In reply: buy, at the printed price, the brand that somebody was about to buy.
card-reverse-rent = Reverse rent
card-reverse-rent-text = Instead of paying: the owner pays you the value of their tower.
card-billboard-tax = Billboard tax
card-billboard-tax-text = On your turn: somebody with at least { $tiles } brands pays you { $amount }.
card-pas-touche = Hands off
card-pas-touche-text = Super Empire, in reply: nobody touches your tower this time.
card-vous-etes-renvoye = You’re fired
card-vous-etes-renvoye-text = Super Empire, at any time: one colour leaves every tower, your own included.

## The brands, in a few words

about-nerf = Foam toys that turned the living room into a harmless battlefield.
about-transformers = Robots that fold into cars and planes, and ended up as film heroes.
about-razor = The folding scooter that took over pavements at the turn of the century.
about-polaroid = The picture that slides out of the camera and appears before your eyes.
about-virgin = A name that went from records to planes, and from planes to rockets.
about-billboard = The paper whose chart says every week which song is on top.
about-wilson = Rackets, balls and gloves: the locker room’s supplier for over a century.
about-puma = A leaping cat, on shoes born of a rivalry between two brothers.
about-levis = The riveted denim trousers, first cut for gold diggers.
about-candy-crush = Three sweets in a row, and millions of busy thumbs on the train.
about-food-network = The channel where you watch others cook and forget your own dinner.
about-guitar-hero = Five coloured buttons to feel on stage in your own bedroom.
about-nickelodeon = A channel for children, with its bright orange and its green slime.
about-yahoo = A students’ directory that became one of the first doors to the web.
about-caterpillar = The yellow of big building sites: whatever digs, pushes and lifts.
about-ford = The car for everyone, off an assembly line that the whole world copied.
about-ebay = An attic for the whole world, where everything goes to the highest bidder.
about-heinz = The ketchup bottle that everyone shakes a little too hard.
about-universal = Film sets that you can walk into, with roller coasters around them.
about-xbox = The console with the big X, which brought the living room online.
about-skype = The video call before all the others, a far corner of the world on your screen.
about-beats = Headphones worn around the neck as much as over the ears.
about-electric = The town’s power: four tiles, no rent, but each one raises your tower.
about-water = The town’s water: four tiles, no rent, but each one raises your tower.
about-office = A floor of offices: it earns nothing by itself, but brings the top closer.

## The guided game: one idea at a time

lesson-goal-title = The goal
lesson-goal = Be the first to fill your tower. Each brand you buy is stacked on it.
lesson-office-title = The office
lesson-office = Before rolling you may buy an office from the bank: it makes your tower grow too.
lesson-buy-title = A brand
lesson-buy = Bought, its tile goes to the top of your tower. Declined, it is auctioned.
lesson-top-title = The top
lesson-top = Swaps and cards target the top tile: what lies below is safe.
lesson-rent-title = Rent
lesson-rent = The bot stopped at one of your brands: it paid the value of your whole tower.
lesson-card-title = The cards
lesson-card = A card that is drawn acts at once; an Empire card is kept in hand, hidden.
lesson-swap-title = The Swap symbol
lesson-swap = Swap the tops of two towers, or move by the other die.
lesson-auction-title = The auction
lesson-auction = Each bid goes up by a fixed step. Passing is for good.
lesson-reverse-title = A card at the right moment
lesson-reverse = You owe a rent, but your card turns it around: the owner pays you instead.
lesson-no-title = Saying no
lesson-no = A card is aimed at you. Yours cancels it and is discarded.


# What a card of one’s own says, by its verb

does-receive = Collect { $amount }.
does-receive-from-each = Everybody gives you { $amount }.
does-pay-bank = Pay { $amount }.
does-free-tile = Take a tile of { $utility } for free, if one is left.
does-casino = Challenge somebody at dice: the higher total wins { $prize }. The symbol does not count.
does-to-go = Hurry to GO and collect the value of your tower.
does-speed-ahead = Move as many spaces as you like, { $reach } at most.
does-to-jail = Straight to Jail, without passing GO.
does-keep-jail-card = Keep this card until you need it in Jail, or sell it.
does-swap-the-top = At any time: exchange your topmost brand for somebody else’s.
does-hostile-takeover = At any time: somebody’s topmost brand comes onto your tower.
does-billboard-tax = On your turn: somebody with at least { $tiles ->
    [one] { $tiles } brand
   *[other] { $tiles } brands
  } pays you { $amount }.
does-travel = On your turn: move as many spaces as you like, { $reach } at most.
does-tallest-tower = At any time: the bank pays you the value of the tallest tower.
does-market-crash = At any time: every other tower loses its topmost brand.
does-you-are-fired = At any time: one colour leaves every tower, your own included.
does-bargain = When you reach a free brand: it is yours for { $amount }.
does-turn-round = Instead of paying: the owner pays you the value of their tower.
does-say-no = In reply: cancel what another player does to you.
does-hands-off = In reply: nobody touches your tower this time.
does-buster = In reply: buy, at the printed price, the brand that somebody was about to buy.
