### Star Wars: its own texts. Those of the shared mechanics are in magnat/languages/en/common.ftl.

game-title = Star Wars
game-about = Two sides, eight planets, one winner.
game-minutes = 45 min
game-booklet = 2015 booklet
game-measure = Bases
game-reminder = Goal: the most bases for your side when every planet space carries one.
    Your turn: roll, buy the free space or pay the rent, end.
    An enemy pays the whole rent, an ally half; a complete planet doubles it.
    The hyperdrive jumps to a free space, the bounty hunter places a free base.
    Force cards are played when they help. Money does not count at the end.

## Variants

variant-standard = Classic game
variant-standard-about = Two to four players on two sides; with three, the lone player begins and holds six Force cards.

## Options

option-sides = Sides
option-sides-help = Who plays with whom: sides alternate around the table, allies sit together, or everybody chooses.
option-sides-rebels-first = alternating, a Rebel first
option-sides-empire-first = alternating, the Empire first
option-sides-together = allies side by side
option-sides-chosen = everybody chooses
option-youngest = The youngest Rebel
option-youngest-help = The seat of the youngest Rebel, who begins with two or four players; otherwise chance names a Rebel.
option-youngest-value = { $n ->
    [0] left to chance
   *[other] seat { $n }
}
option-rent-claim = Rent
option-rent-claim-help = Rent is claimed for you, or it is up to you to remember before the next roll.
option-rent-claim-auto = claimed for you
option-rent-claim-manual = claim it yourself
option-force-windows = Playing Force cards
option-force-windows-help = Whenever the game pauses, or only on your own turn.
option-force-windows-full = at any time
option-force-windows-own-turn = on your own turn
option-jsn-rent = Saying no to rent
option-jsn-rent-help = “Just say no” cancels a rent as well.
option-jail-double-rerolls = Roll again after the double
option-jail-double-rerolls-help = The double that gets you out of Jail also earns another roll.
option-side-tie = Tied sides
option-side-tie-help = The best-placed base names the winner, or only the winning side.
option-side-tie-owner = its owner wins
option-side-tie-count = it names the side
option-turn-limit = Number of turns
option-turn-limit-help = After this many turns, all players together, the bases on the board are counted.
option-turn-limit-value = { $n ->
    [0] no limit
    [one] { $n } turn
   *[other] { $n } turns
}
option-windows = Stepping in
option-windows-help = Players step in when they like, or the table asks everyone every time.
option-windows-clicks = whenever you like
option-windows-polled = each in turn

## Credits, sides, pieces

money-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
deck-force = Force
deck-chance = Chance
side-rebel = the Rebellion
side-empire = the Empire
token-luke = Luke Skywalker
token-vader = Darth Vader
token-finn = Finn
token-kylo = Kylo Ren
token-rey = Rey
symbol-rebel-a = the blue phoenix
symbol-rebel-b = the blue star
symbol-empire-a = the red wheel
symbol-empire-b = the red crescent
threat-pay = a demand for credits
threat-replace = a seized base
threat-destroy = sabotage
threat-exchange = a forced exchange
threat-jail = a capture

## Planets

planet-kashyyyk-about = Villages in trees as tall as mountains; climbing there is easier than landing.
planet-hoth-about = A sheet of ice that turns deadly at night, with tunnels under the snow for those who hide.
planet-geonosis-about = A red desert riddled with giant hives, whose forges never go out.
planet-dagobah-about = A swamp drowned in mist, far from every chart, where patience is the main lesson.
planet-tatooine-about = Two suns, sand, smugglers, and the boredom of everybody who dreams of leaving.
planet-kamino-about = An ocean under endless rain; where it is dry, laboratories of an unsettling white.
planet-endor-about = A moon covered in forest, home to a small people that is easily underestimated.
planet-coruscant-about = A city that has swallowed its planet, layer upon layer, with power at the very top.

## Before play

fact-chose-side = { $voice ->
    [you] You join { $side }.
   *[they] { $seat } joins { $side }.
}
fact-on-side = { $voice ->
    [you] You fight for { $side }.
   *[they] { $seat } fights for { $side }.
}
fact-alone = { $voice ->
    [you] Alone against two, you get { $cards } Force cards.
   *[they] { $seat }, alone against two, gets { $cards } Force cards.
}
fact-chose-token = { $voice ->
    [you] You play { $token }.
   *[they] { $seat } plays { $token }.
}
fact-chose-symbol = { $voice ->
    [you] Your symbol: { $symbol }.
   *[they] { $seat } takes { $symbol } as a symbol.
}
fact-starts = { $voice ->
    [you] You begin.
   *[they] { $seat } begins.
}
ask-choose-side-you = Which side do you join?
ask-choose-side-they = { $seat } is choosing a side.
verb-rebel = The Rebellion
verb-empire = The Empire
ask-choose-token-you = Who will you be?
ask-choose-token-they = { $seat } is choosing a character.
ask-choose-symbol-you = Which symbol will your bases carry?
ask-choose-symbol-they = { $seat } is choosing a symbol.
ask-youngest-rebel-you = Chance names the Rebel who begins.
ask-youngest-rebel-they = Chance names the Rebel who begins.

## The turn

fact-turn = { $voice ->
    [you] It is your turn.
   *[they] It is { $seat }’s turn.
}
fact-rolled = { $double ->
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
    [you] Three doubles in a row: a tractor beam catches you.
   *[they] Three doubles in a row: a tractor beam catches { $seat }.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] You stop at Jail, just visiting.
       *[they] { $seat } stops at Jail, just visiting.
    }
    [free_parking] { $voice ->
        [you] You rest on { $space } and owe nothing.
       *[they] { $seat } rests on { $space } and owes nothing.
    }
   *[other] { $voice ->
        [you] You land on { $space }.
       *[they] { $seat } lands on { $space }.
    }
}
fact-moved-back = { $voice ->
    [you] You fall back to { $space }.
   *[they] { $seat } falls back to { $space }.
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
    [you] The Trade Federation wants { $amount } from you.
   *[they] The Trade Federation wants { $amount } from { $seat }.
}
ask-before-roll-you = { $again ->
    [yes] A double: roll again.
   *[no] Your turn to roll.
}
ask-before-roll-they = { $again ->
    [yes] { $seat } rolled a double and is about to roll again.
   *[no] { $seat } is about to roll.
}
ask-roll-you = Roll the dice.
ask-roll-they = { $seat } rolls the dice.
ask-after-move-you = Anything else before your turn ends?
ask-after-move-they = { $seat } is ending the turn.
ask-meanwhile-you = Would you like to step in?
ask-meanwhile-they = { $seat } may step in.
ask-poll-you = Do you play a card before the game goes on?
ask-poll-they = { $seat } may play a card.
verb-roll = Roll the dice
verb-play = Play a Force card
verb-claim = Claim a rent

## Jail

fact-jailed = { $voice ->
    [you] You end up in Jail.
   *[they] { $seat } ends up in Jail.
}
fact-escaped = { $voice ->
    [you] The double opens your cell.
   *[they] The double opens the cell: { $seat } is free.
}
fact-stayed-in-jail = { $voice ->
    [you] No double: you stay in Jail.
   *[they] No double: { $seat } stays in Jail.
}
fact-third-failure = { $voice ->
    [you] Third try without a double: you owe { $fine } and leave.
   *[they] Third try without a double: { $seat } owes { $fine } and leaves.
}
fact-paid-fine = { $voice ->
    [you] You pay { $amount } and leave Jail.
   *[they] { $seat } pays { $amount } and leaves Jail.
}
fact-used-card = { $voice ->
    [you] Your card gets you out of Jail.
   *[they] { $seat } leaves Jail with a card.
}
ask-leave-jail-you = { $attempt ->
    [3] You are in Jail, and this is your last try. How do you leave?
   *[other] You are in Jail. How do you leave?
}
ask-leave-jail-they = { $seat } is in Jail and looks for a way out.
verb-try-double = Try for a double
verb-leave-jail-pay = Pay { $fine } ({ $left } left)
verb-use-card = Use a get-out-of-Jail card

## Planets, bought or fought over

fact-bought = { $voice ->
    [you] You buy { $space } for { $price } and put a base there.
   *[they] { $seat } buys { $space } for { $price } and puts a base there.
}
fact-declined = { $voice ->
    [you] You let { $space } go.
   *[they] { $seat } lets { $space } go.
}
fact-won-auction = { $voice ->
    [you] Sold: { $lot } is yours for { $price }.
   *[they] Sold to { $seat }: { $lot }, for { $price }.
}
fact-unsold = Nobody wants it: { $lot } stays unowned.
ask-buy-or-auction-you = { $enough ->
    [yes] { $space_label } is unowned, for { $space_price }. Do you put a base there?
   *[no] { $space_label } is unowned, but costs { $space_price } and you have { $balance }. What do you do?
}
ask-buy-or-auction-they = { $seat } chooses: buy { $space } or let it be auctioned.
verb-buy-or-auction-buy = Buy for { $space_price } ({ $left } left)
verb-buy-or-auction-play = First play a card that brings credits
ask-auction-bid-you = { $holder_is ->
    [bank] { $lot } is up for auction. What do you offer?
   *[seat] { $holder } offers { $high } for { $lot }. Do you raise?
}
ask-auction-bid-they = { $holder_is ->
    [bank] { $seat } may open the bidding for { $lot }.
   *[seat] { $seat } may go above { $high } for { $lot }.
}
choice-auction-bid = { $playing ->
    [yes] First play a card that brings credits
   *[no] { $passing ->
        [yes] Pass for good
       *[no] Offer { $answer }
    }
}

## Rent

fact-rent = { $voice ->
    [you] You owe { $owner } { $amount } in rent for { $space }.
    [to_you] { $seat } owes you { $amount } in rent for { $space }.
   *[they] { $seat } owes { $owner } { $amount } in rent for { $space }.
}
fact-no-rent = { $voice ->
    [you] { $owner } is in Jail: you owe nothing for { $space }.
    [to_you] You are in Jail: { $seat } owes you nothing for { $space }.
   *[they] { $owner } is in Jail: { $seat } owes nothing for { $space }.
}
fact-claimed = { $voice ->
    [you] You claim { $amount } from { $visitor } for { $space }.
    [to_you] { $seat } claims { $amount } from you for { $space }.
   *[they] { $seat } claims { $amount } from { $visitor } for { $space }.
}
ask-claim-rent-you = Which rent do you claim?
ask-claim-rent-they = { $seat } is choosing which rent to claim.
choice-claim-rent = { $amount } from { $visitor }, for { $space }

## Short of credits

fact-surrendered = { $to_is ->
    [bank] { $voice ->
        [you] You cannot pay { $amount }: your base on { $space } goes back to the bank, and you keep your credits.
       *[they] { $seat } cannot pay { $amount }: the base on { $space } goes back to the bank.
    }
   *[seat] { $voice ->
        [you] You cannot pay { $amount }: { $space } goes to { $to }, and you keep your credits.
        [to_you] { $seat } cannot pay you { $amount } and gives up { $space } to you.
       *[they] { $seat } cannot pay { $amount } and gives up { $space } to { $to }.
    }
}
fact-paid-all = { $voice ->
    [you] With no base to give up, you hand your last { $amount } to { $to }.
    [to_you] With no base to give up, { $seat } hands you a last { $amount }.
   *[they] With no base to give up, { $seat } hands a last { $amount } to { $to }.
}
fact-forgiven = { $voice ->
    [you] No credits and no base: your debt of { $amount } is cancelled.
    [to_you] No credits and no base: { $seat } will not pay you the { $amount }.
   *[they] No credits and no base: { $seat }’s debt is cancelled.
}
ask-short-of-cash-you = { $base ->
    [yes] You owe { $to } { $amount } and lack { $missing }. Find it, or your base on { $best } is lost.
   *[no] You owe { $to } { $amount } and lack { $missing }. You have no base to give up.
}
ask-short-of-cash-they = { $seat } owes { $to } { $amount } and is short of credits.
verb-settle = Settle as best you can
verb-short-of-cash-settle = { $base ->
    [yes] Give up the base on { $best }
   *[no] Hand over what is left
}
verb-short-of-cash-play = Play a card that brings credits

## Force cards

fact-dealt-force = { $voice ->
    [you] In your first hand: “{ $card }”. { $card_text }
   *[they] { $seat } gets a card.
}
fact-dealt-force-hidden = { "" }
fact-drew-force = { $voice ->
    [you] You keep “{ $card }” in hand. { $card_text }
   *[they] { $seat } keeps a card in hand.
}
fact-drew-force-hidden = { $seat } draws a Force card and keeps it in hand.
fact-drew-chance = { $voice ->
    [you] You draw from { $side_is ->
        [rebel] the Rebel deck
       *[empire] the Empire’s deck
    }: “{ $card }”. { $card_text }
   *[they] { $seat } draws from { $side_is ->
        [rebel] the Rebel deck
       *[empire] the Empire’s deck
    }: “{ $card } — { $card_text }”
}
fact-no-card = All cards of { $side } are in players’ hands: nothing to draw.
fact-reshuffled = The used cards of { $side } are shuffled.
fact-played = { $voice ->
    [you] You play “{ $card }”. { $card_text }
   *[they] { $seat } plays “{ $card } — { $card_text }”
}
fact-said-no = { $voice ->
    [you] You just say no!
   *[they] { $seat } just says no!
}
fact-lost-force = { $voice ->
    [you] You lose your card “{ $card }”.
   *[they] { $seat } loses the card “{ $card }”.
}
ask-draw-force-you = Draw a Force card from your side’s deck.
ask-draw-force-they = { $seat } draws a Force card.
ask-draw-chance-you = Draw a card from the other side’s deck.
ask-draw-chance-they = { $seat } draws a card from the other side’s deck.
ask-lose-force-you = Chance takes one of your cards.
ask-lose-force-they = Chance takes a card from { $seat }.
ask-play-force-you = Which card do you play?
ask-play-force-they = { $seat } is choosing a card to play.
choice-play-force = { $answer }: { $card_text }

## Taking aim

fact-extorted = { $voice ->
    [you] You demand { $amount } from { $other }.
    [to_you] { $seat } demands { $amount } from you.
   *[they] { $seat } demands { $amount } from { $other }.
}
fact-hunted-down = { $voice ->
    [you] You start a hunt: { $other } is your target.
    [to_you] { $seat } starts a hunt, and you are the target.
   *[they] { $seat } starts a hunt for { $other }.
}
fact-aimed = { $voice ->
    [you] You target { $space }, held by { $owner }.
    [to_you] { $seat } targets your base on { $space }.
   *[they] { $seat } targets { $space }, held by { $owner }.
}
fact-replaced = { $voice ->
    [you] Your base replaces { $owner }’s on { $space }.
    [to_you] { $seat } replaces your base on { $space }.
   *[they] { $seat } replaces { $owner }’s base on { $space }.
}
fact-destroyed = { $voice ->
    [you] You blow up { $owner }’s base on { $space }.
    [to_you] { $seat } blows up your base on { $space }.
   *[they] { $seat } blows up { $owner }’s base on { $space }.
}
fact-swapped = { $voice ->
    [you] You give { $own } to { $other } and take { $theirs }.
    [to_you] { $seat } takes { $theirs } from you and leaves you { $own }.
   *[they] { $seat } takes { $theirs } from { $other } and leaves { $own }.
}
fact-settled = { $voice ->
    [you] You set up an outpost on { $space }.
   *[they] { $seat } sets up an outpost on { $space }.
}
fact-evacuated = { $voice ->
    [you] You evacuate { $space }.
   *[they] { $seat } evacuates { $space }.
}
ask-extort-you = Who do you demand { $amount } from?
ask-extort-they = { $seat } is choosing who owes { $amount }.
ask-capture-you = Who do you send to Jail?
ask-capture-they = { $seat } is choosing whom to send to Jail.
ask-take-over-you = Which enemy base do you replace?
ask-take-over-they = { $seat } is choosing a base to seize.
ask-sabotage-you = Which enemy base do you blow up?
ask-sabotage-they = { $seat } is choosing a base to destroy.
ask-swap-from-you = Which of your bases do you give?
ask-swap-from-they = { $seat } is choosing the base to give.
ask-swap-with-you = For which enemy base do you exchange { $own }?
ask-swap-with-they = { $seat } is choosing a base to take for { $own }.
ask-jump-to-you = Which unowned space do you jump to?
ask-jump-to-they = { $seat } prepares a jump.
ask-outpost-you = Where do you set up your outpost?
ask-outpost-they = { $seat } is choosing a place for an outpost.
ask-just-say-no-you = { $stands ->
    [no] { $other } has just said no. Do you say no in return?
   *[yes] { $threat_is ->
        [pay] { $other } demands { $amount } from you. Do you say no?
        [replace] { $other } wants to replace your base on { $space }. Do you say no?
        [destroy] { $other } wants to destroy your base on { $space }. Do you say no?
        [exchange] { $other } wants { $space } and would leave you { $own }. Do you say no?
       *[jail] { $other } wants to send you to Jail. Do you say no?
    }
}
ask-just-say-no-they = { $stands ->
    [no] { $other } has just said no; { $seat } may answer.
   *[yes] { $seat } may say no to { $other }.
}
verb-let-stand = Accept it
verb-say-no = Just say no!
verb-hands-off = Hands off

## Hyperdrive and Bounty Hunter

fact-jumped = { $voice ->
    [you] You jump to { $space }.
   *[they] { $seat } jumps to { $space }.
}
fact-stayed-in-hyperspace = { $voice ->
    [you] You stay on the Hyperdrive space.
   *[they] { $seat } stays on the Hyperdrive space.
}
fact-hunted = { $owner_is ->
    [bank] { $voice ->
        [you] The Bounty Hunter brings you { $space }.
       *[they] The Bounty Hunter brings { $space } to { $seat }.
    }
   *[seat] { $voice ->
        [you] The Bounty Hunter targets { $space } for you, held by { $owner }.
        [to_you] The Bounty Hunter, sent by { $seat }, targets your base on { $space }.
       *[they] The Bounty Hunter, sent by { $seat }, targets { $space }, held by { $owner }.
    }
}
ask-hyperdrive-you = The hyperdrive is ready: which unowned space do you jump to?
ask-hyperdrive-they = { $seat } is choosing where to jump.
choice-hyperdrive = { $staying ->
    [yes] Stay here
   *[no] { $answer_label } ({ $price })
}
ask-bounty-hunter-you = The Bounty Hunter is waiting: which space does he take for you?
ask-bounty-hunter-they = { $seat } gives the Bounty Hunter an order.
choice-bounty-hunter = { $owner_is ->
    [bank] { $answer_label } (unowned)
   *[seat] { $answer_label } ({ $owner })
}

## The end

fact-turn-limit = { $turns ->
    [one] The agreed turn is over: the bases are counted.
   *[other] The { $turns } agreed turns are over: the bases are counted.
}
fact-counted = { $bases ->
    [0] { $voice ->
        [you] You have no base.
       *[they] { $seat } has no base.
    }
    [one] { $voice ->
        [you] You hold { $bases } base.
       *[they] { $seat } holds { $bases } base.
    }
   *[other] { $voice ->
        [you] You hold { $bases } bases.
       *[they] { $seat } holds { $bases } bases.
    }
}
fact-best-placed = { $voice ->
    [you] In a tie the best-placed base decides: yours, on { $space }.
   *[they] In a tie the best-placed base decides: the one that { $seat } holds on { $space }.
}
fact-won = { $side_is ->
    [rebel] The Rebellion wins, { $rebels } to { $empire }.
   *[empire] The Empire wins, { $empire } to { $rebels }.
}

## Refusals

refusal-side-full = both sides must stay equal, or two against one
refusal-token-taken = this character is taken or belongs to the other side
refusal-symbol-taken = this symbol is taken or belongs to the other side
refusal-nothing-to-play = none of your cards can be played now
refusal-not-in-hand = you do not have this card
refusal-only-an-answer = “Just say no!” is played only in reply to what targets you
refusal-only-to-leave-jail = this card is played only in Jail, at the start of your turn
refusal-not-your-turn = this card is played during your own turn
refusal-no-jump-from-jail = there is no jump out of Jail
refusal-no-target = this card has no target just now
refusal-no-card-that-pays = you have no card that brings credits at once
refusal-in-jail = nobody collects rent in Jail
refusal-no-claim = nobody owes you rent
refusal-no-jail-card = you have no get-out-of-Jail card
refusal-must-jump = there is an unowned space straight ahead: you must jump
refusal-already-owned = there is a base already
refusal-not-in-the-zone = you may jump only into the first zone that has an unowned space
refusal-your-own-base = this base is yours already
refusal-not-a-planet = choose a planet space
refusal-not-an-enemy = choose somebody on the other side
refusal-not-an-enemy-base = choose a base of the other side
refusal-not-your-base = choose one of your bases
refusal-holds-no-no = you have no “Just say no”

## Upper halves

card-just-say-no = Just say no!
card-just-say-no-text = Cancels what another player does to you.
card-out-of-jail = Released from Jail
card-out-of-jail-text = Leave Jail without paying, then roll.
card-secret-funds = Secret funds
card-secret-funds-text = The bank pays you { $amount }.
card-extortion = Extortion
card-extortion-text = One enemy owes you { $amount }.
card-takeover = Takeover
card-takeover-text = Your base takes the place of an enemy base.
card-sabotage = Sabotage
card-sabotage-text = An enemy base goes back to the bank.
card-hyperspace-jump = Hyperspace jump
card-hyperspace-jump-text = On your turn, jump to any unowned space.
card-exchange = Exchange of positions
card-exchange-text = One of your bases and an enemy base change places.
card-outpost = Outpost
card-outpost-text = Put a base on any unowned space for free.
card-capture = Capture
card-capture-text = One enemy who is free goes straight to Jail.
card-tribute = Tribute
card-tribute-text = Each enemy owes you { $amount }.

## Lower halves

card-power-coupling = Power coupling failure
card-power-coupling-text = A reactor gives out: pay { $amount }.
card-repairs = Repairs
card-repairs-text = The hull has suffered: pay { $amount }.
card-mooring = Docking fee
card-mooring-text = The port wants { $amount }.
card-tractor-beam = Tractor beam
card-tractor-beam-text = No way out: straight to Jail, without passing GO.
card-ransom = Ransom
card-ransom-text = Pay each enemy { $amount }.
card-fall-back = Fall back
card-fall-back-text = Move back { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
card-back-to-go = Back to the start
card-back-to-go-text = Advance to GO and receive { $salary }.
card-cargo-sold = Cargo sold
card-cargo-sold-text = The hold is empty and the purse full: { $amount } for you.
card-reward = Reward
card-reward-text = Mission accomplished: { $amount } for you.
card-evacuation = Evacuation
card-evacuation-text = Your lowest-placed base goes back to the bank.
card-hyperspace-course = Course for hyperspace
card-hyperspace-course-text = Advance to the next Hyperdrive space.
card-jammed = Jammed transmission
card-jammed-text = One card of your hand, drawn at random, is lost.
card-upkeep = Upkeep of the bases
card-upkeep-text = Pay { $amount } for each of your bases.

## The board

board-rebel = Rebellion
board-empire = Empire
board-free = { $n ->
    [0] nothing left
    [one] { $n } space left
   *[other] { $n } spaces left
}
board-player = Player
board-token = Character
board-cash = Credits
board-bases = Bases
board-cards = Cards
board-where = Where
board-hand = In hand: { $cards }

## The guided game: one idea at a time

lesson-goal-title = The goal
lesson-goal = When every planet space carries a base, the side with the most wins, and within it the player with the most.
lesson-base-title = A free space
lesson-base = Buy it: your base stands there, and whoever stops there pays you. If you decline, it is auctioned.
lesson-force-title = Force cards
lesson-force = You have three, hidden. Play one when it helps, on your turn or in reply.
lesson-rent-title = Rent
lesson-rent = An enemy pays the whole rent, an ally half. A planet held entirely by one side doubles it.
lesson-no-title = Saying no
lesson-no = Somebody wants your base. A “Just say no!” card prevents it, if you have one.
lesson-hyperdrive-title = The hyperdrive
lesson-hyperdrive = Choose one of the lit free spaces: you jump there.
lesson-bounty-title = The bounty hunter
lesson-bounty = Place a base for free, on a free space or in place of somebody else’s.
lesson-end-title = The end of the turn
lesson-end = End your turn. Money does not count at the end: only bases do.

# What a card of one’s own says, by its verb

does-say-no-to-it = Cancels what another player does to you.
does-leave-jail-free = Leave Jail without paying, then roll.
does-receive-funds = The bank pays you { $amount }.
does-extort-enemy = An enemy owes you { $amount }.
does-demand-tribute = Each enemy owes you { $amount }.
does-take-space = Your base takes the place of an enemy base.
does-destroy-base = An enemy base goes back to the bank.
does-swap-spaces = One of your bases and an enemy base change places.
does-jump-anywhere = On your turn, jump to any unowned space.
does-set-outpost = Put a base on any unowned space for free.
does-capture-enemy = One enemy who is free goes straight to Jail.
does-receive = Collect { $amount }.
does-pay-bank = Pay { $amount }.
does-pay-each-enemy = Pay { $amount } to each enemy.
does-pay-per-base = Pay { $amount } for each of your bases.
does-move-back = Go back { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
does-advance-to-go = Move forward to GO and collect { $salary }.
does-advance-to-hyperdrive = Move forward to the next Hyperdrive space.
does-go-to-jail-by-card = Straight to Jail, without passing GO.
does-lose-lowest-base = Your lowest-placed base goes back to the bank.
does-lose-force-card = A card of your hand, drawn at random, is lost.
