### The words of the client in the browser. Those of the games are in common.ftl and with each game.

## Everywhere

nav = Pages
nav-play = Play
nav-mine = My games
nav-rules = Rules
nav-learn = Learn
language = Language
settings = Settings
close = Close
cancel = Cancel
yes = Yes
no = No
send = Send
search = Search
loading = One moment…
never = Never
key-escape = Esc
to-home = Home
to-table = To the table
try-again = Try again
you = You
you-small = you
menu = Menu

## Home

home-title-1 = Five great games.
home-title-2 = One table.
home-lead = Alone against bots, or online with your friends. Every rule as in the booklet. No account, no advertising.
play-now = Play now
play-now-means = Play now: { $game }, you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, booklet rules.
invite = Invite friends
code = CODE
join-code = Join with a code
join = Join
resume = Resume my seat
all-my-games = { $n ->
    [one] one game
   *[other] { $n } games
}
your-turn-resume = Your turn: resume
others-play = others are playing
waiting-for-players = waiting for people
seat-is-kept = Your seat is kept on this device, even after a break.
seat-is-kept-short = your seat is kept
play = Play
options = Options
game-electronic = Electronic Banking
game-empire = Empire
game-star-wars = Star Wars
game-deal = Deal
game-millionaire = Millionaire
minutes-electronic = 60–90 min
minutes-empire = 30 min
minutes-star-wars = 45 min
minutes-deal = 15 min
minutes-millionaire = 45 min
about-electronic = The great Paris classic without notes: the bank fits on a card.
about-empire = Stack your brands. The first full tower wins.
about-star-wars = Two sides, eight planets, one winner.
about-deal = Cards, low blows and Just Say No! Three sets are enough.
about-millionaire = Ruin nobody: be the first to reach a million.
booklet-electronic = 2005 booklet, quick game
booklet-empire = 2015 booklet
booklet-star-wars = 2015 booklet
booklet-deal = 2017 booklet
booklet-millionaire = 2012 booklet
foot-learn = Learn in 3 minutes
foot-learn-text = A guided game for each title.
foot-fair = Dice you can verify
foot-fair-text = The fingerprint before, the seed after.
foot-bank = Pocket bank
foot-bank-text = For your own box: replaces the device.
foot-everybody = For everybody
foot-everybody-text = Keyboard, screen reader, colour vision.

## A new table

new-table = New table
around-the-table = Around the table
the-game = The game
differs = differs from the booklet
pace = Pace
pace-free = Free
pace-free-about = no clock
pace-calm = Calm
pace-calm-about = 3 min
pace-normal = Normal
pace-normal-about = 90 s
pace-quick = Quick
pace-quick-about = 30 s
pace-slow = Slow
pace-slow-about = 1 to 3 days
absence = Absence
absence-help = When somebody is away, a bot plays for them after this time and gives the seat back at the first touch.
n-minutes = { $n } min
rules = Rules
variant = Variant
who-may-come = Who may come
public-table = Open to everybody
public-table-help = It appears in the list of tables; otherwise the link or the code is needed.
password = Password
password-optional = Password (optional)
n-to-m-players = { $n } to { $m } players
seat-n = Seat { $n }
seat-open = free seat
seat-by-link = by link
bot-named = { $bot } bot
bot-random = random
bot-distracted = distracted
bot-steady = steady
bot-search = thinking
your-name = Your name
fewer-seats = One seat less
more-seats = One seat more
setup-open = { $n ->
    [one] One seat waits for somebody: link and code come next.
   *[other] { $n } seats wait for people: link and code come next.
}
setup-bots = Everybody is here: the game starts at once.
setup-differ = { $n ->
    [0] The rules of the booklet.
    [one] One rule differs from the booklet. Everybody will see it at the table.
   *[other] { $n } rules differ from the booklet. Everybody will see it at the table.
}
back-to-booklet = Back to the booklet
start-with = Start with { $n }
open-table = Open the table
lobby-lead = { $open ->
    [0] Everybody is here.
    [one] One more person is expected.
   *[other] { $open } more people are expected.
}
present = here
away = away
add-bot = A bot
open-seat = Free it
remove = Remove
invite-title = Invite
invite-help = Read out the code, show the QR or send the link. No account.
qr-alt = QR code of the table
copy-link = Copy the link
copied = Copied
lock-table = Close the table
unlock-table = Reopen the table
seats-left = { $n ->
    [one] one seat still free
   *[other] { $n } seats still free
}
host-starts = The host starts the game once everybody is seated.
token-balloon = balloon
token-fox = fox
token-cup = cup
token-key = key
token-umbrella = umbrella
token-cactus = cactus
you-are-invited = You are invited
rules-in-force = { $n ->
    [0] Booklet rules.
    [one] One rule differs from the booklet.
   *[other] { $n } rules differ from the booklet.
}
join-over = This game is over.
sit-down = Sit down
watch = Watch
table-full = The table is full.

## The table

the-table = The table
your-turn = Your turn, { $name }
their-turn = { $name }’s turn
you-have-short = you have
left-after = You will have { $cash } left
silence = No answer means: { $default }
still-on-its-way = Still on its way…
what-says-the-rule = What does the rule say?
skip = Skip the animation
paused = The game is paused
resume-game = Resume
pause = Pause
question = The question
board = The board
board-of = Board of { $n } spaces
players = Players
mine = Mine
mine-and-log = Mine and log
log = Log
log-all = all
log-me = me
log-money = money
log-empty = The game starts here.
turn-of = Turn { $n } · { $name }
by-stand-in = bot
by-silence = no answer
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-well-played = Well played
chat-one-moment = One moment…
chat-thanks = Thanks!
keys = Keyboard
meanwhile = Meanwhile
bar-about = Turn { $turn } · { $rules ->
    [booklet] booklet rules
   *[other] { $n ->
        [one] one rule differs
       *[other] { $n } rules differ
    }
} · { $players } players
saved-short = Saved
speed-is = Animations { $n }×
sound-on = Sound on
sound-off = Sound off
result = Result
title-your-turn = ● Your turn, Magnat
title-table = Magnat · { $game }
amount = Amount
printed-price = printed price { $price }
all-in = All
bid-up-to = Bid for me up to { $amount }
bid-ceiling = Follow up to { $amount }
auction = Auction
best-bid = Best bid
to-call-you = your call
to-call = to call
bids = bidding
passed = passed
before-after = before → after
cash = Cash
you-give = You give
they-give = { $name } gives
nothing-to-trade = nothing to trade
cash-you-add = You add
cash-they-add = They add
trade-send = Send to { $name }
offer = Offer
offer-arrives = { $name } offers you a trade
turn-down = Turn down
withdraw = Withdraw the offer
rent-would-be = rent { $rent }
less = Less
more = More
stock = With the bank: { $apartments ->
    [one] one apartment
   *[other] { $apartments } apartments
}, { $hotels ->
    [one] one hotel
   *[other] { $hotels } hotels
}
build-for = Build for { $amount }
sell-for = Sell for { $amount }
debt-meter = { $cash } of { $due }
sure-bankrupt = Yes, I am ruined
out-of-game = out of the game
away-for = away { $time }
bot-stands-in = A bot plays for { $name }
bot-plays-for-you = A bot plays for you
take-back = Take my seat back
reconnecting = Connection lost, resuming…
back-again = Welcome back, nothing was lost
pause-asked-by = { $names } asks for a pause
agree = Agree
watching = You are watching
watching-late = You are watching ({ $n } min late)
aborted = The game was ended early
while-away = { $n } things happened while you were away; the log tells them.
my-deeds = My deeds
deeds = Deeds
rent-now = rent now
no-deeds-yet = No deed yet.
in-jail = in jail
n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
aid-title = My next throw
aid-hide = hide
aid-free = free
aid-mine = yours
mortgaged-short = mortg.
times-dice = { $rent } × dice
price = Price
deed-bare = Site only
deed-whole = Whole group
deed-apartments = { $n ->
    [one] 1 apartment
   *[other] { $n } apartments
}
deed-hotel = Hotel
deed-stations = { $n ->
    [one] 1 station
   *[other] { $n } stations
}
deed-utilities = { $n ->
    [one] 1 utility
   *[other] { $n } utilities
}
deed-build = Apartment or hotel { $cost }
deed-mortgage = Mortgage { $value }
deed-owner = Owned by { $name }
space-go = Each time you pass, the bank pays { $amount }.
space-jail = In jail, or just visiting.
space-free-parking = A rest, and nothing to pay.
space-go-to-jail = Straight to jail, without passing GO.
space-chance = Draw a Chance card.
space-chest = Draw a Community Chest card.
space-tax = To be paid to the bank: { $amount }.
aria-free = free, price { $price }
aria-owned = owned by { $owner }, rent { $rent }
aria-here = here: { $names }
aria-lit = can be chosen: { $label }
bank-stock = Bank
dice-wait = The dice are waiting
device-shows = The bank: { $left }, { $figure }
device-bank = Bank
device-gets = gets
device-pays = pays
device-roll = Transfers of this game
device-roll-empty = No transfer since this page was opened.
mine-your-turn = Your turn
mine-waiting = Waiting
mine-finished = Finished
no-games = No game in progress
no-games-text = Three bots are waiting for you.

## The end and the replay

end-after = { $n ->
    [0] The game is over.
   *[other] Over in turn { $n }.
}
ranking = Ranking
ruined = ruined
fortunes = Everybody’s fortune
fortunes-aria = Fortune of each player, turn by turn
chart-worth = Fortune
chart-cash = Cash
chart-table = Table
turn = Turn
turn-short = T { $n }
dice = The dice
verifiable = verifiable
dice-about = { $n } throws. The line: what chance predicts.
moments = Moments of the game
moment-rent = The highest rent
moment-auction = The highest bid
moment-trade = The last trade
moment-ruin = The first ruin
moment-built = The tallest building
moment-tax = The heaviest tax
rematch = Rematch, same table
watch-replay = Watch the replay
share = Share
export = Export
verify-game = Verify this game
replay = Replay
replay-at = { $n } of { $of } · turn { $turn }
scrubber = Place in the game
turn-back = Previous turn
turn-on = Next turn
step-back = Previous move
step-on = Next move
link-to-move = Link to this move

## Luck

fair-title = Dice that anybody can verify
fair-lead = The server does not choose the dice. This is how you can be sure.
fair-1 = Before the first throw, the server draws a secret seed and publishes its SHA-256 fingerprint. It cannot change it any more.
fair-2 = Every player may add a seed of their own. Nobody, not even the server, knows beforehand what will come.
fair-3 = At the end, the seed is shown. Its fingerprint must be the first one, and all dice and cards must follow from it.
this-game = This game
commitment = Fingerprint published before
client-seed = Seed of player { $n }
seed = Seed
seed-later = shown when the game is over
seed-fits = The seed has the published fingerprint
seed-differs = The seed does not have the published fingerprint
verify-yourself = To play the whole game again at home, move by move, download the record, then:

## Settings

set-language = Language
set-language-help = Changes at any time.
set-theme = Theme
set-theme-help = Light paper or night.
theme-auto = Auto
theme-light = Light
theme-dark = Dark
set-speed = Animations
set-speed-help = 0×: nothing moves, the log tells.
set-sound = Sound
set-sound-help = Short noises, made here.
set-only-my-turn = My turn only
set-only-my-turn-help = One sound: when it is your turn.
set-notify = Alert
set-notify-help = A notification if the page is hidden.
set-text = Text size
set-text-help = Up to twice as large.
set-lists = Table as lists
set-lists-help = No drawing: for screen readers.
set-letters = Keyboard letters
set-letters-help = A letter says the verb that shows it.
other-device = Another device
other-device-help = A key, good for ten minutes and once, makes the other device the same player.
make-key = Make a key
have-key = I have a key
use-key = Use it
adopted = Done: your games are here.
key-wrong = This key opens nothing.
no-player-yet = Play a game on this device first.

## Keyboard and reminder

key-regions = question, board, mine, players, log, chat
key-enter = the filled button
key-letters = the verb that shows the letter
key-arrows = along the board
key-lit = next lit thing, previous one
key-escape-does = close, or one step back
key-skip = skip the animations
key-repeat = repeat the question
key-cash = everybody’s cash
key-turn = whose turn, and the clock
key-help = this page
reminder = Reminder
reminder-electronic = Goal: be the last fortune standing.
    On your turn: throw, move, buy or pay, then manage your deeds.
    A double throws again; three in a row lead to jail.
    A whole group doubles the bare rent and may be built on, level by level.
    A street that is declined is auctioned. Who cannot pay is ruined.
reminder-empire = Goal: be the first to fill your tower.
    Roll, buy brands, stack them; the top is everybody’s target.
    The Swap symbol crosses two tops.
reminder-star-wars = Goal: give the most planets to your side.
    Roll, place your bases, collect rents; the hyperdrive jumps.
reminder-deal = Goal: three complete sets of different colours.
    Draw two cards, play up to three, keep up to seven.
reminder-millionaire = Goal: reach one million in cash.
    At every GO: take it all, or move up a level to earn more later.
ruling = ruling
search-rules = Search the rules
n-rules = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-of = Rules: { $game }
learn-lead = A real table, the real engine, easy-going bots: one idea at a time is explained when it comes up.
learn-start = Guided game
coach = Good to know
coach-got-it = Got it
coach-before-throw = The dice choose the space. Before throwing you may manage your deeds.
coach-buy-or-auction = The space is free. At the printed price it is yours; otherwise it is auctioned, and everybody may bid.
coach-after-move = The space is settled. You may still build, trade or mortgage, then end your turn.
coach-bid = Offer more than the last bid, or pass for good. You may set a ceiling.
coach-leave-jail = You leave jail by a double, by a card, or by paying.
coach-how-to-pay = A rent is paid in cash; the creditor may also accept a deed.
coach-settle-debt = Money is missing: sell, mortgage or trade until it is there.
coach-reply = Somebody offers a trade: the sheet shows what each would have before and after.
coach-throw-to-start = The highest total starts.

## When things go wrong

no-such-page = This page does not exist
server-gone = The server does not answer
server-gone-text = Your games are kept. Try again in a moment.
problem-no-table = This table does not exist
problem-no-table-text = The link is incomplete, or the table was deleted.
problem-no-player = This browser has forgotten who you are
problem-no-player-text = Go back home, or use a key from your other device.
problem-origin = This address is not the server’s own
problem-origin-text = Open the page by the address that the host gave.
problem-removed = The host removed you from the table
problem-removed-text = A bot plays in your place; you may watch.
problem-old = Another version of Magnat started this game
problem-old-text = It cannot go on here, but its record is still yours.
problem-code = No table has this code
problem-code-text = Check the letters: O, I and L are never among them.
problem-no-game = This game is not on this server
problem-no-game-text = Choose one at home.
