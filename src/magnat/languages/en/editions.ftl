# An edition of one’s own: what is wrong or doubtful in it, and how to mend it

check-too-long = An edition file has { $most } KB at most.
check-too-long-mend = Keep only what differs from the printed game.
check-line-too-long = A line has { $most } characters at most.
check-line-too-long-mend = Cut it, or take out what does not belong there.
check-no-toml = This is not TOML: { $why }.
check-no-toml-mend = Correct this line; texts go between straight quotes.
check-too-deep = The file nests too many tables in each other.
check-too-deep-mend = An edition goes no deeper than a table for each space.
check-no-table = An edition is a table of keys and values.
check-no-table-mend = Begin with “magnat edition new”.
check-format = The file begins with format = { $format }.
check-format-mend = Write format = { $format } on the first line.
check-newer = This file was written for a newer version of Magnat.
check-newer-mend = Update Magnat; nothing is lost.
check-game = One of these games was expected: { $games }.
check-game-mend = Write for instance game = "electronic".
check-unknown-key = There is no such key here. Known keys: { $known }.
check-unknown-key-mend = Correct the name of the key, or take it out.
check-table = A table was expected.
check-table-mend = Give keys and values, below a heading in brackets.
check-text = A text of 1 to { $most } characters was expected.
check-text-mend = Write a shorter name, with a letter at least.
check-letters = A name contains no invisible characters and none of < > { "{" } { "}" } \.
check-letters-mend = Remove these characters.
check-name = A plain name was expected: letters without accents, digits and _, 40 at most.
check-name-mend = Write for instance bellecour.
check-number = A whole number from { $least } to { $most } was expected.
check-number-mend = Write the number in digits, without quotes or a unit.
check-year = A year from { $least } to { $most } was expected.
check-year-mend = Write the year in four digits, without quotes.
check-plain = A number or a name was expected.
check-plain-mend = A verb needs plain values.
check-as-many = A list of { $count } was expected.
check-as-many-mend = Give as many as the printed game has.
check-colour = A colour such as #1c6ea4 was expected, or one of these groups: { $known }.
check-colour-mend = Choose a colour of the list.
check-one-of = One of these was expected: { $known }.
check-one-of-mend = Choose from the list.
check-order = The list of all spaces was expected, { $most } at most.
check-order-mend = Give the names of the spaces in the order of the board.
check-twice = { $name } is there twice.
check-twice-mend = Give one of the two another name.
check-no-space = { $name } is no printed space, and the file does not describe it.
check-no-space-mend = Describe it below [space.{ $name }], or take it out of the list.
check-no-more-spaces = The number of spaces of this game cannot change.
check-no-more-spaces-mend = Change a printed space.
check-missing = { $name } is missing.
check-missing-mend = Add { $name }.
check-deck = A deck has 1 to { $most } cards.
check-deck-mend = Add cards or take some out.
check-kept = Accepted warnings are listed here: a path and the name of the warning.
check-kept-mend = Remove this line: the warning will come back.

check-cannot = The game cannot be played like this: { $why }.
check-so-many = This game is played on { $count } spaces.
check-four-sides = A board has four equal sides: { $least } to { $most } spaces, by fours.
check-four-sides-mend = Add spaces or take some out.
check-corner = { $name } belongs in a corner, at place { $place }.
check-corner-mend = Put the four corners back in their places.
check-members = This group has { $count ->
    [0] no space
    [one] { $count } space
   *[other] { $count } spaces
  }; it needs { $least } to { $most }.
check-members-mend = Change the group of a space.
check-too-many-planets = There are bases for { $most } planet spaces only.
check-gates = There must be two Hyperdrive spaces at least.
check-empty-zone = After this Hyperdrive space there is no planet before the next one.
check-same-name = Two spaces are called { $name }: at the table they would be confused.
check-same-name-mend = Give one of the two another name.
check-step = This amount is not a multiple of { $step }: the bank cannot pay it.
check-step-mend = Round it.
check-half-step = Half of this amount must be payable: a multiple of { $step } is needed.
check-half-step-mend = Round it.
check-pack = The pack has { $count } cards; it needs { $least } to { $most }.
check-hand-small = The hand must be able to keep what is dealt: { $count }.
check-verb = There is no such verb in this deck. Known verbs: { $known }.
check-verb-mend = Choose a verb of the list.
check-no-need = This verb does not need it. It needs: { $known }.
check-no-need-mend = Take this value out.
check-gone = The card leads to a space that does not exist: { $name }.
check-gone-mend = Choose a space of the board.
check-no-utility = The card gives a tile of a utility: a utility is needed.
check-no-utility-mend = Choose a utility of the board.
check-card-title = A card of your own has a title in each of these languages: { $languages }.
check-card-title-mend = Give it a French and an English title.
check-card-words = Your own words are needed in each of these languages: { $languages }.
check-card-words-mend = Write them in the other language too.
check-jail-cards = This deck has { $count } get-out-of-jail cards; the table keeps track of one.
check-jail-cards-mend = Keep one of them.
check-endless = All these cards may lead to another card: a turn might never end.
check-endless-mend = Add a card that pays or collects.
check-bargains = The bargains have different prices.
check-bargains-mend = Give them the same price.
check-at-least = At least { $count } cards are needed.
check-exactly = Exactly { $count } cards are needed.

check-hotel-low = The rent with a hotel is lower than with four apartments.
check-hotel-low-mend = Make it { $low } at least.
check-rent-low = This rent ({ $rent }) is lower than the one before ({ $low }).
check-rent-low-mend = Make it { $low } at least.
check-rent-high = The bare rent ({ $rent }) is above the price ({ $price }): one visit pays it all back.
check-mortgage-high = The mortgage ({ $amount }) is above the price ({ $price }).
check-group-dear = This group costs more than twice as much as the one before: { $high } on average against { $low }.
check-name-cut = { $name } will be cut on the board: it has room for { $most } letters.
check-colour-like = This colour resembles that of the group { $name }.
check-deck-replaced = This deck replaces the printed one: { $left ->
    [0] none of its { $all } cards is left
    [one] one of its { $all } cards is left
   *[other] { $left } of its { $all } cards are left
  }, and there { $count ->
    [one] is { $count } card
   *[other] are { $count } cards
  } now.
check-deck-replaced-mend = To add a card, also list the printed cards that stay; “magnat edition show” lists them.
check-each = With 4 players: { $total }.
check-each-was = With 4 players: { $total }. In the printed game: { $printed }.

# What differs from the printed game

differs = { $thing }: { $before } → { $after }
differs-set = { $thing }: { $after }
differs-new = { $thing } added: { $after }
differs-gone = { $thing } left out: { $before }
differs-order = The board has { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  } in another order
differs-field = { $thing }, { $field }
differs-card = { $deck }
deck-of-chance = Chance card
deck-of-chest = Community Chest card
deck-of-empire = Empire card
deck-of-fortune = Fortune card
deck-of-lifestyle = Millionaire Lifestyle card
deck-of-power = Force half
deck-of-force = Force card
field-name = name ({ $language })
field-group = group
field-price = price
field-rents = rents
field-mortgage = mortgage
field-amount = amount
field-height = height
field-build = price of a building
field-colour = colour
field-shape = shape
field-value = value
field-count = number
field-stages = stages ({ $language })
figure-start = Money at the start
figure-salary = Salary
figure-salary-3 = Salary at three stars
figure-salary-5 = Salary at five stars
figure-evolution = Price of an evolution
figure-fine = Jail fine
figure-bail = Bail
figure-level = Value of a level
figure-empty = Value of an empty tower
figure-office = Price of an office
figure-trip = Price of a trip
figure-apartments = Apartments
figure-hotels = Hotels
figure-levels = Levels of a tower
figure-utilities = Tiles of each utility
figure-offices = Offices
figure-office-height = Height of an office
figure-dealt = Cards dealt
figure-drawn = Cards drawn
figure-drawn-empty = Cards drawn with an empty hand
figure-plays = Cards played in a turn
figure-hand = Cards in hand at the end of a turn
figure-to-win = Complete sets to win
figure-idle-rounds = Rounds without a play
figure-birthday = Birthday present
figure-jackpot = Debt of the Debt Collector
figure-go = Cards drawn by Pass Go
figure-house = Rent added by a house
figure-hotel = Rent added by a hotel
value-yes = yes
value-no = no
