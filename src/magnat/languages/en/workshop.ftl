# The workshop: making one's own edition of one of the games, in English.

workshop-title = Workshop
workshop-lead = Take one of the five games and make it yours: your town, your class, your friends. Names, colours, prices, cards. Everything is kept on this device.
workshop-from = Start from…
workshop-open = Open a file
workshop-mine = My editions
workshop-untitled = { $game }, my edition
workshop-after = based on { $game }
workshop-drop = Delete
workshop-dropped = “{ $name }” is deleted.
workshop-restore = Undo
workshop-gone = This edition is not on this device
workshop-gone-text = An edition stays in the browser in which it was made. Ask its author for the file or the link.
workshop-not-kept = not saved: the browser refuses
workshop-kept = saved on this device
workshop-too-large = This file is too large to be an edition.
workshop-link-spoilt = This link is damaged or incomplete.
workshop-opened = An edition for you
workshop-unreadable = This file cannot be read
workshop-at-line = Line { $line }.
workshop-change = Edit it

workshop-things = What to edit
workshop-tab-board = Board
workshop-tab-groups = Groups
workshop-tab-cards = Cards
workshop-tab-settings = Settings
workshop-side-board = Board
workshop-side-fields = Edit
workshop-side-changes = Summary
workshop-changed = { $n } changed
workshop-doubts = { $n ->
    [one] one thing to look at
   *[other] { $n } things to look at
}
workshop-n-spaces = { $n ->
    [one] one space
   *[other] { $n } spaces
}
workshop-n-groups = { $n ->
    [one] one group
   *[other] { $n } groups
}
workshop-n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
workshop-n-settings = { $n ->
    [one] one setting changed
   *[other] { $n } settings changed
}
workshop-rename = Change the edition’s name
workshop-undo = Undo
workshop-redo = Redo
workshop-undone = Undone.
workshop-redone = Redone.
workshop-play = Play this edition
workshop-faults = { $n ->
    [one] one thing to correct
   *[other] { $n } things to correct
}
workshop-box = My box
workshop-print = Print
workshop-give = Share

workshop-board = The edition’s board
workshop-preview = Preview
workshop-write = Edit this space
workshop-touch = Touch a space to edit it.
workshop-space = space
workshop-space-n = space { $n }
workshop-was = before: { $name }
workshop-has-bad = { $n ->
    [one] to be corrected
   *[other] { $n } things to be corrected
}
workshop-has-warn = { $n ->
    [one] one doubt
   *[other] { $n } doubts
}
workshop-before = Previous { $what }
workshop-next = Next { $what }
workshop-name = Name ({ $language })
workshop-group = Group
workshop-group-before = Previous group
workshop-group-next = Next group
workshop-half = half
workshop-field-build = Building, per level
workshop-field-mortgage = Mortgage
workshop-field-amount = Amount
workshop-field-height = Levels
workshop-field-value = Value
workshop-rents = Rents
workshop-rents-group = Rents of the whole group
workshop-rent-bare = Bare
workshop-rent-apartments = { $n } apart.
workshop-rent-step = Rent { $n }
workshop-rent-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
workshop-order = Place on the board
workshop-earlier = One space earlier
workshop-later = One space later
workshop-kind = What kind of space
workshop-kind-street = Street
workshop-kind-station = Station
workshop-kind-utility = Utility
workshop-kind-tax = Tax
workshop-kind-chance = Chance
workshop-kind-chest = Chest
workshop-kind-lifestyle = Millionaire Lifestyle
workshop-kind-planet = Planet
workshop-kind-hyperdrive = Hyperdrive
workshop-kind-bounty = Bounty Hunter
workshop-kind-card-rebel = Rebel space
workshop-kind-card-empire = Empire space
workshop-widen = Add after it, on each side
workshop-narrow = Remove, on each side
workshop-sides = The four sides stay equal: removing this space removes { $names } as well.
workshop-new-space = New space { $n }
workshop-spaces-now = Spaces on the board: { $n }.
workshop-moved = Now space { $n }.
workshop-colour = Colour
workshop-colour-own = Another colour
workshop-shape = Shape and pattern
workshop-look-brown = brown square
workshop-look-light-blue = light blue circle
workshop-look-pink = pink diamond
workshop-look-orange = orange triangle
workshop-look-red = red cross
workshop-look-yellow = yellow star
workshop-look-green = green hexagon
workshop-look-dark-blue = dark blue moon
workshop-look-station = grey carriage
workshop-look-utility = sand bolt

workshop-card = Card
workshop-card-n = { $deck }: { $n } of { $of }
workshop-deck = Which cards
workshop-title-in = Title ({ $language })
workshop-does = What it does, { $n ->
    [one] one verb
   *[other] { $n } verbs
}
workshop-need = { $need ->
    [amount] Amount
    [space] Which space
    [spaces] Number of spaces
    [apartment] Each apartment
    [hotel] Each hotel
    [utility] Which utility
    [prize] Prize
    [reach] Spaces at most
    [tiles] Brands at least
    [one] At one star
    [three] At three stars
    [five] At five stars
    [at_three] Dice at three stars
    [at_five] Dice at five stars
    [upper] Upper half
    [lower] Lower half
    [power] Upper half
    [chance] Lower half
    [side] Side
   *[other] { $need }
}
workshop-count = Copies
workshop-own-words = Write my own sentence
workshop-words = Sentence ({ $language })
workshop-deck-size = { $deck }: { $n ->
    [one] one card
   *[other] { $n } cards
}
workshop-add = Add a card
workshop-remove = Remove
workshop-new-card = New card
workshop-verb-receive = Receive
workshop-verb-receive-from-each = From each
workshop-verb-pay-bank = Pay
workshop-verb-pay-or-draw = Pay or Chance
workshop-verb-repairs = Repairs
workshop-verb-advance-to = Advance to
workshop-verb-go-back = Back by
workshop-verb-go-back-to = Back to
workshop-verb-to-jail = To jail
workshop-verb-keep-jail-card = Out of jail
workshop-pack-property = Properties
workshop-pack-action = Actions
workshop-pack-rent = Rents
workshop-pack-wild = Wild cards
workshop-pack-money = Money

workshop-settings = The edition
workshop-edition = Name of the edition ({ $language })
workshop-money = Money
workshop-pieces = Pieces
workshop-limits = Limits
workshop-amounts = Amounts
workshop-tokens = Tokens
workshop-options = Rules of the table

workshop-no-amount = Write an amount, such as 2M or 500K.
workshop-no-number = Write a number.
workshop-repair = Change to { $value }
workshop-keep = It is intended
workshop-no-problem = Nothing to correct.
workshop-f8 = F8: the next thing to look at.
workshop-differs = What differs
workshop-to-check = To look at
workshop-unchecked = The server does not answer: nothing is checked for now. What you write is saved.

workshop-play-lead = The rules are those of the game: everybody can play it, bots included.
workshop-play-bots = Against bots
workshop-play-bots-text = At once.
workshop-play-link = With friends
workshop-play-link-text = A link to send. The edition travels with the table.
workshop-play-here = On this screen
workshop-play-here-text = Two of you, taking turns.
workshop-give-lead = One text file, or a link that holds the whole edition. It contains no program.
workshop-save = Save { $file }
workshop-link = The link
workshop-link-whole = The whole edition is in the link: it is kept nowhere else.
workshop-link-long = This link is too long for a QR code: copy it, or send the file.
workshop-no-link = There is no link that others could open from here: send the file.
workshop-qr-alt = QR code of the link to this edition

workshop-balance = Balance
workshop-balance-lead = Steady bots play your edition while you write it.
workshop-balance-games = Games played: { $games } of { $most }, { $seats } players
workshop-balance-pause = pause
workshop-balance-resume = go on
workshop-balance-soon = First figures after game { $n }.
workshop-balance-few = Still few games: these figures will move.
workshop-balance-old = Hatched: the figures from before your last changes.
workshop-balance-last = A field needs correcting: these are the figures of the last playable state.
workshop-balance-waiting = Tables come first. It goes on as soon as the server has time.
workshop-balance-off = This server does not play trial games. Everything else in the workshop works.
workshop-balance-network = No network for now: it will be tried again.
workshop-balance-fault = A trial game failed, through our fault. It is tried again at your next change.
workshop-balance-length = Length
workshop-balance-turns = turns
workshop-balance-half = half of the games: { $low } to { $high }
workshop-balance-printed = printed edition: { $value }
workshop-balance-order = Wins by playing order, in %
workshop-balance-fair = Dashed: equal chances, { $value }. “=”: no difference from the printed edition.
workshop-balance-course = How it goes
workshop-balance-runaway = The player who leads alone at half-time wins:
workshop-balance-cut = Games stopped at the limit of turns:
workshop-balance-shared = Games without a single winner:
workshop-balance-dead = Spaces hardly ever visited:
workshop-balance-none = none
workshop-balance-payback = Opponents’ turns until it pays back, at level 3
workshop-balance-gap = “=”: no difference from the printed edition.
workshop-balance-sooner = The widest gap: { $group }, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} sooner than in the printed edition.
workshop-balance-later = The widest gap: { $group }, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} later than in the printed edition.
