# The electronic bank: the unit in the terminal, and the money book of a table.

bank-help = The electronic bank, to play from the box when the banking unit is missing.
bank-example = magnat bank
bank-terminal = the banking unit here, in the terminal
bank-lan = let phones on the home network in, by the QR code
bank-file = where to keep the accounts; otherwise in Magnat’s folder
bank-file-terminal = { $wrong }: --file goes with --terminal; the browser keeps its accounts itself
bank-begins = The accounts are kept in { $file }
bank-how = +3 puts card 3 in at the left (it receives), -4 puts card 4 in at the right (it pays); + or - alone takes it out. Type an amount as it is displayed: 1,5M or 600K. And also: go, c (cancel), a comma without a card (volume), new (C held: a new game), balances, log, help, quit.
bank-left = The accounts are kept in { $file }; “magnat bank --terminal” continues with them.
bank-unclear = The banking unit does not understand “{ $typed }”. “help” says what can be typed.
bank-woken = The banking unit had switched off. It is on again and has read the cards: type your line again.
bad-bank = { $file } does not hold the accounts of a bank: { $found }

bank-card = Card { $card }
bank-volume-high = loud
bank-volume-low = soft
bank-volume-mute = mute
bank-sound-beep = beep
bank-sound-error = error
bank-sound-success = accepted
bank-sound-long-beep = long beep

## What the banker does next

bank-prompt-wake = Off. Any key or card switches it on, the accounts are kept.
bank-prompt-insert = Insert a card: at the left it receives, at the right it pays.
bank-prompt-type = Type an amount.
bank-prompt-close = End with K or M, or clear with C.
bank-prompt-look = Both balances are shown, one after the other; then take both cards out.
bank-prompt-take = Take the card out. C undoes as long as it is in.
bank-prompt-take-both = Take both cards out. C undoes as long as they are in.
bank-would-credit = card { $receiver } receives { $amount } and will have { $got }.
bank-would-debit = card { $payer } pays { $amount } and keeps { $left }.
bank-would-transfer = card { $payer } pays { $amount } to card { $receiver } and keeps { $left }.

## What the unit refuses

bank-refused = Refused: { $why } ({ $rule })
bank-refused-wrong-way = the card is the wrong way round
bank-refused-same-card = that card is in a slot already
bank-refused-slot-taken = there is a card in that slot already
bank-refused-five-digits = five digits at most
bank-refused-second-comma = one comma only
bank-refused-no-digits = an amount comes first
bank-refused-too-small = one entry is at least 10K
bank-refused-too-large = one entry is at most 20M; pay the rest after taking the card out and putting it back
bank-refused-not-a-multiple = the amount must be a multiple of 10K
bank-refused-too-poor = the balance is too small
bank-refused-go-left-only = GO needs one card alone, at the left
bank-refused-go-takes-no-digits = GO is pressed without digits; C clears them
bank-refused-go-again = one GO per insertion; take the card out and put it back
bank-refused-one-transaction = one transaction per insertion; take a card out, or undo with C
bank-refused-no-card = there is no card

## The entries

bank-what-opening = opening
bank-what-credit = received
bank-what-debit = paid
bank-what-transfer = transfer
bank-what-go = GO
bank-what-undo = undone with C
bank-what-new-game = new game
bank-what-pay = payment
bank-what-quick = { $action }
bank-what-buy = purchase
bank-what-rent = rent
bank-what-build = building
bank-what-sell = buildings sold
bank-what-mortgage = mortgage
bank-what-lift = mortgage lifted
bank-what-keep = interest
bank-what-trade = trade
bank-what-bankrupt = bankruptcy
bank-what-refused = refused
bank-what-undo-asked = asks to undo
bank-what-agreed = agrees
bank-what-asked = asks for
bank-what-against = against
bank-what-objected = disagrees
bank-what-undone = undone by agreement

bank-quick-go = GO
bank-quick-fine = fine
bank-quick-income-tax = income tax
bank-quick-luxury-tax = luxury tax
bank-quick-card-in = card: receive
bank-quick-card-out = card: pay
bank-quick-birthday = birthday: everybody gives you
bank-quick-office = office
bank-quick-trip = Free Parking trip
bank-quick-bail = leaving jail
bank-quick-tax = tax
bank-quick-evolve = salary, less the evolution
bank-quick-bank-card = card put in the bank

## What the book refuses and questions

book-refused-not-a-player = that player is not, or no longer, in the game
book-refused-banker-pays = what the bank gives beyond its buttons and prices is entered by the banker
book-refused-not-yours = only the banker moves what belongs to others
book-refused-no-such-account = there is no such account, or it is out of the game
book-refused-same-account = that is the same account twice
book-refused-no-amount = an amount is needed
book-refused-not-a-multiple = that amount falls between two steps
book-refused-too-poor = there is not enough money
book-refused-no-such-action = this game has no such button
book-refused-unusual-amount = that is not the usual amount. Is it right?
book-refused-no-such-deed = this game has no such deed
book-refused-nobodys-deed = the bank still has that deed
book-refused-has-an-owner = somebody has that deed already
book-refused-own-deed = nobody pays rent on their own property
book-refused-not-his-deed = the player who gives that deed does not own it
book-refused-needs-dice = that rent depends on the dice: what did they show?
book-refused-mortgaged = that deed is mortgaged
book-refused-rent-differs = according to the deeds, the rent is different. Is it right?
book-refused-several-groups = one order is for one group of one owner
book-refused-no-such-building = that cannot be built here
book-refused-group-not-whole = the group is not complete. Is it right?
book-refused-group-mortgaged = a deed of the group is mortgaged. Is it right?
book-refused-uneven = the levels would be uneven. Is it right?
book-refused-built-on = there are buildings in that group
book-refused-not-mortgaged = that deed is not mortgaged
book-refused-interest-paid = the interest has been paid already
book-refused-no-mortgages = there are no mortgages in this game
book-refused-no-such-entry = there is no such entry
book-refused-nothing-to-undo = that entry has nothing to give back
book-refused-already-undone = that entry has been undone already
book-refused-deed-changed-since = the deed has changed since
book-refused-spent-since = the money has been spent since
book-refused-already-asked = somebody has already asked
book-refused-nobody-asked = nobody has asked, or it is settled
book-refused-already-answered = you have answered already
book-refused-asks-enough = too many of your requests are still waiting for an answer

## Pocket: the bank in the browser

pocket-title = Pocket bank
pocket-machine = Banking unit
pocket-alone = one phone for everybody
pocket-offline = works offline
pocket-sound = Sound
pocket-balance = balance { $amount }
pocket-colon = {":"}
pocket-free = free
pocket-go = GO +2M
pocket-key-c = C: cancel; held for three seconds, a new game
pocket-pays = { $payer } pays { $receiver }.
pocket-gets = { $receiver } receives from the bank.
pocket-pays-bank = { $payer } pays the bank.
pocket-left = { $name } will have { $left } left.
pocket-will-have = { $name } will have { $got }.
pocket-short = { $name } will be { $left } short.
pocket-where = { $name }: choose the slot, + to receive, − to pay.
pocket-slot-empty = Empty slot: choose a card first
pocket-put-in = Insert { $name }
pocket-take-out = { $name }, take the card out
pocket-more = Other pages of the bank
pocket-history = History
pocket-names = Names
pocket-done = Done
pocket-share = Shared
pocket-share-text = A phone for each player and one shared book. If the connection is lost, nothing is forgotten and nothing is done twice.
pocket-back-to = Back to a table
pocket-open = Open a table
pocket-open-go = Open the table
pocket-game = The game in your box
pocket-start = everybody starts with { $amount }
pocket-players = Players
pocket-player = Player { $n }
pocket-add-player = One more player
pocket-side = Side of player { $n }
pocket-rebel = Rebel
pocket-empire = Empire
pocket-round = One phone only, passed around
pocket-deeds = Keep track of deeds: the bank works out the rents
pocket-quick-game = Quick Game: three apartments make a hotel
pocket-banker = Who moves other people’s money
pocket-banker-all = Anybody, if the others agree
pocket-banker-me = The first player only
pocket-banker-apart = The first, who does not play
pocket-banker-apart-told = { $name } runs the bank and does not play; { $n } people play.
pocket-find-deed = Find a deed or an owner
pocket-found-deeds = { $n ->
       [0] No deed matches.
       [one] { $n } deed
       *[other] { $n } deeds
    }
pocket-needs-network = This needs the server. The banking unit alone needs nothing.
pocket-table = table { $code } · { $n } { $n ->
       [one] phone
       *[other] phones
    }
pocket-online = online
pocket-sending = sending: { $n }
pocket-lost = offline{ $n ->
       [0] {""}
       *[other] {":"} { $n } waiting
    }
pocket-invite = Invite, change seats
pocket-who-are-you = Who are you?
pocket-has-phone = has a phone
pocket-this-phone = this phone
pocket-look-on = Just watch
pocket-take-seat = Speak for this player too
pocket-free-seat = Free
pocket-qr = QR code of table { $code }
pocket-tab-machine = Unit
pocket-tab-pay = Pay
pocket-tab-deeds = Deeds
pocket-tab-history = History
pocket-tab-count = Count
pocket-whose = Whose money
pocket-often = Common payments
pocket-way = Direction
pocket-he-pays = { $name } pays
pocket-he-gets = { $name } receives
pocket-to = to
pocket-from = from
pocket-amount = Amount
pocket-amount-bad = An amount in steps of { $step }, for example as it is displayed.
pocket-next = Next
pocket-rarely = Bankruptcy
pocket-bankrupt = { $name } leaves everything to { $creditor }
pocket-won = { $name } reaches { $target } and wins the game.
pocket-before = What will happen
pocket-do = Do it
pocket-would-pay = { $payer } pays { $receiver } { $amount }.
pocket-would-get = { $receiver } receives { $amount } from the bank.
pocket-would-pay-bank = { $payer } pays the bank { $amount }.
pocket-ours = Everything stays on record. Asking to undo an entry, and the vote, are Magnat’s idea and not the booklet’s: C undoes only while the card is in.
pocket-number = no. { $n }
pocket-undo = Undo?
pocket-undone-by = undone by no. { $n }
pocket-insisted = confirmed
pocket-older = Older
pocket-vote = Undo no. { $n }?
pocket-wants = Request no. { $n }, { $name }:
pocket-missing = Waiting for: { $names }.
pocket-agree = Agree
pocket-object = No
pocket-expected = The bank expected { $amount }.
pocket-sure = It is right, do it
pocket-leave-it = Leave it
pocket-rent = rent { $amount }
pocket-rent-dice = { $amount } × dice
pocket-mortgaged = mortgaged
pocket-hotel = hotel
pocket-levels = { $n } { $n ->
       [one] apartment
       *[other] apartments
    }
pocket-other-amount = Another amount
pocket-buy = { $name } buys: { $amount }
pocket-pay-rent = { $name } pays the rent to { $owner }
pocket-dice = Total of the dice
pocket-build = Build −{ $amount }
pocket-sell = Sell +{ $amount }
pocket-mortgage = Mortgage +{ $amount }
pocket-lift = Lift the mortgage −{ $amount }
pocket-lift-received = Lift on receipt −{ $amount }
pocket-keep = Keep the mortgage, interest −{ $amount }
pocket-give-to = Hand over to
pocket-give = Hand over
pocket-give-for = Hand over for { $amount }
pocket-count = Final count
pocket-count-how = As in the Quick Game: the balance, deeds at their price, half if mortgaged, buildings at their purchase price.
pocket-count-no-deeds = The bank does not keep track of deeds: credit their value to everybody before counting.
pocket-count-cash = In this game only money counts.
pocket-player-head = Player
pocket-cash = Balance
pocket-owns = Property
pocket-wealth = Wealth
pocket-richest = { $n ->
       [one] { $names } leads.
       *[other] { $names } share the lead.
    }
pocket-csv = History (CSV)
pocket-ndjson = History (NDJSON)
