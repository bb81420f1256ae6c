# The electronic bank: the unit in the terminal, and the money book of a table.

bank-help = The electronic bank, to play from the box when the unit is missing.
bank-example = magnat bank --terminal
bank-terminal = the unit here, in the terminal
bank-file = where to keep the accounts; otherwise in Magnat’s folder
bank-no-browser = The bank in the browser does not exist yet: here is the unit in the terminal.
bank-begins = The accounts are kept in { $file }
bank-how = +3 puts card 3 in at the left (it receives), -4 puts card 4 in at the right (it pays); + or - alone takes it out. Type an amount as it is displayed: 1,5M or 600K. And also: go, c (cancel), a comma without a card (volume), new (C held: a new game), balances, log, help, quit.
bank-left = The accounts are kept in { $file }; “magnat bank --terminal” takes them up again.
bank-unclear = That means nothing to the unit: “{ $typed }”. “help” tells what can be typed.
bank-woken = The unit had switched off. It is on again and has read the cards: type your line again.
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
bank-refused-go-left-only = GO wants one card alone, at the left
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
book-refused-not-yours = only the banker touches what belongs to others
book-refused-no-such-account = there is no such account, or it is out of the game
book-refused-same-account = that is the same account twice
book-refused-no-amount = an amount is needed
book-refused-not-a-multiple = that amount falls between two steps
book-refused-too-poor = the money is not there
book-refused-no-such-action = this game has no such button
book-refused-unusual-amount = that is not the usual amount. Is it right?
book-refused-no-such-deed = this game has no such deed
book-refused-nobodys-deed = the bank still has that deed
book-refused-has-an-owner = somebody has that deed already
book-refused-own-deed = nobody pays rent at home
book-refused-not-his-deed = that deed does not belong to whoever gives it
book-refused-needs-dice = that rent depends on the dice: what did they show?
book-refused-mortgaged = that deed is mortgaged
book-refused-rent-differs = by the deeds, that is not the rent. Is it right?
book-refused-several-groups = one order is for one group of one owner
book-refused-no-such-building = that cannot be built here
book-refused-group-not-whole = the group is not complete. Is it right?
book-refused-group-mortgaged = a deed of the group is mortgaged. Is it right?
book-refused-uneven = the levels would be uneven. Is it right?
book-refused-built-on = there are buildings in that group
book-refused-not-mortgaged = that deed is not mortgaged
book-refused-interest-paid = the interest has been paid already
book-refused-no-mortgages = this game knows no mortgages
book-refused-no-such-entry = there is no such entry
book-refused-nothing-to-undo = that entry has nothing to give back
book-refused-already-undone = that entry has been undone already
book-refused-deed-changed-since = the deed has changed since
book-refused-spent-since = the money has been spent since
book-refused-already-asked = somebody has asked already
book-refused-nobody-asked = nobody has asked, or it is settled
book-refused-already-agreed = you have agreed already
