# Print at home, and "my box says otherwise": in English.

print-title = Print
print-pdf = Save as PDF
print-go = { $n ->
    [one] Print one sheet
   *[other] Print { $n } sheets
}
print-before = Previous sheet
print-after = Next sheet
print-sheet = Sheet { $n } of { $of }
print-sheet-label = Sheet { $n } of { $of }: { $list }
print-one = sheet { $n }
print-span = sheets { $from }–{ $to }

print-part-deeds = Title deeds
print-part-cards = Cards to draw
print-part-bank = Bank cards
print-part-board = Board
print-part-backs = Backs of the cards
print-about-deeds = { $n }, 63 × 88 mm each
print-about-cards = { $n }, 63 × 88 mm each
print-about-bank = { $n }, 85.6 × 54 mm each
print-about-board = 38 cm, in four parts
print-about-backs = { $n } to print on the other side, long edge
print-of-deeds = deeds
print-of-cards = cards
print-of-bank = bank
print-of-board = board
print-of-backs = backs
print-head-cards = Deeds and cards
print-head-bank = Bank cards
print-head-board = Board
print-head-backs = Backs of the cards
print-note-cards = Free places are filled with reminder cards.
print-note-board = 38 × 38 cm. Cut along the line, glue edge to edge on cardboard, without overlap.
print-note-backs = Put the sheets of cards back into the printer, turned over the long edge, in the same order.
print-bank-note = No notes to print. A phone reads the code: that card opens in the pocket bank.
print-bank-none = No notes to print. Open a table of the bank first: the cards will bear its code.

print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-thrifty = Thrifty
print-ink-black = Black
print-ink-told = In black, shapes and patterns still tell the groups apart.
print-language = Language
print-marks = Cut marks
print-scale = Set the printer to 100%.
print-scale-told = At the foot of each sheet a line must measure 50 mm. Paper of 200 g is best.
print-measure = this line measures 50 mm
print-fits = Every text fits into its frame.
print-tight = { $n ->
    [one] One text does not fit into its frame, even smaller:
   *[other] { $n } texts do not fit into their frames, even smaller:
}

print-part-of-board = Board, part { $n } of 4
print-back-of = Back of sheet { $n }
print-back-deed = Title deed
print-back-reminder = Reminder
print-back-card = Magnat
print-reminder = Reminder
print-mortgage = Mortgage { $value }, lifted for { $lift }
print-bank-card = Card { $n }
print-bank-alone = No open table, so no code: choose this card in the pocket bank.
print-levels = Levels of the tower
print-tile = Tile to put on a tower
print-held = { $n ->
    [one] With one card
   *[other] With { $n } cards
}
print-money-start = At the start
print-money-salary = Passing GO
print-money-fine = To leave jail
print-money-office = Office
print-money-trip = Trip
print-money-bail = Bail
print-money-evolution = Evolution

box-mode = My box says otherwise
box-play = Play with my box
box-same = All as on my card
box-skip = Skip
box-take = take this card in hand
box-before = Previous card
box-after = Next card
box-ask = on your card?
box-again = { $name }: read again
box-forget = forget my answer
box-printed = Here: { $value }.
box-why = No booklet prints it: it is reconstructed.
box-why-classic = The booklet does not print it: this is the value of the classic French board, times 10,000.
box-why-board-2013 = The booklet does not print it: this is the value of the 2013 board.
box-why-ring = The booklet does not print it: reconstructed from the prices of the classic board, rents by 20.
box-why-leaflet = The booklet does not print it: this is the value of the leaflet of 2008.
box-why-public = The booklet does not print it: this is the value of a public program.
box-wrong = That is not an amount: write figures, for example 2.5M or 500.
box-enter = Enter
box-key-same = it is the same
box-key-other = I correct it
box-key-skip = I skip it, I cannot read it
box-said-same = { $name }: seen.
box-said-other = { $name }: corrected.
box-origin-booklet = booklet
box-origin-reconstructed = reconstructed
box-origin-seen = as on my card
box-origin-corrected = corrected
box-legend-booklet = { $n ->
    [0] printed in the booklet
    [one] printed in the booklet: one value, closed
   *[other] printed in the booklet: { $n } values, closed
}
box-legend-seen = seen on a real box
box-legend-corrected = corrected by you
box-legend-reconstructed = reconstructed, to be checked
box-done = { $done ->
    [0] value seen of { $all }
    [one] value seen of { $all }
   *[other] values seen of { $all }
}
box-lead = The booklet does not print all values: we reconstructed the others. If your cards say otherwise, they are right. A dashed ring is still to be checked.
box-board = The board: choose a space to take its card in your hand.
box-waits = to be checked
box-progress = Progress
box-corrected = { $n ->
    [one] one corrected
   *[other] { $n } corrected
}
box-apart = { $n ->
    [0] No correction so far.
    [one] One correction, kept apart.
   *[other] { $n } corrections, kept apart.
}
box-mine = { $n ->
    [0] My corrections
    [one] My correction
   *[other] My { $n } corrections
}
box-none = Nothing corrected yet: go down the card, Enter if it is the same, figures if not.
box-changes = What they change.
box-changes-told = Nothing in games that have begun. Tables opened from here play with your values and show it with a brass dot, like any difference. Other tables keep theirs.
box-year = Year of the box
box-language = Its language
box-language-fr = French
box-language-en = English
box-language-de = German
box-language-es = Spanish
box-language-it = Italian
box-language-nl = Dutch
box-says = What is written on it
box-propose = Propose to everybody
box-keep = Keep the file
box-proposed = The file is saved. Nothing was sent: send it to the project yourself, with the year and language of the box.
box-saved = kept on this device
box-not-saved = nothing can be kept here
box-file = my-box
box-doc-title = { $game }, my box
box-rent = Rent
box-group-money = money
box-group-pieces = pieces
box-group-power = powers
box-group-taxes = taxes
box-group-others = other spaces
box-group-utility = utilities
box-group-limits = numbers of cards
box-group-amounts = amounts
box-figure-price = Price
box-figure-mortgage = Mortgage
box-figure-amount = Amount
box-figure-build = Apartment, hotel
box-figure-height = Levels of the tower
box-figure-value = Value
box-figure-count = Number of cards
box-figure-apartment = Per apartment
box-figure-hotel = Per hotel
box-figure-spaces = Spaces
box-figure-start = At the start
box-figure-salary = Passing GO
box-figure-salary-3 = The same at three stars
box-figure-salary-5 = The same at five stars
box-figure-fine = Jail fine
box-figure-step = Smallest amount
box-figure-level = One level
box-figure-empty = An empty tower
box-figure-office = Office
box-figure-trip = Trip
box-figure-bail = Bail
box-figure-opening = First bid
box-figure-evolution = Evolution
box-figure-apartments = Apartments
box-figure-hotels = Hotels
