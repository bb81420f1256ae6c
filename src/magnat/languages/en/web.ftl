### The words of the client in the browser. Those of the games are in common.ftl and with each game.

## Everywhere

nav = Pages
nav-play = Play
nav-mine = My games
nav-statistics = My statistics
nav-rules = Rules
nav-learn = Learn
nav-workshop = Workshop
nav-bank = Pocket bank
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
go-back = Back
try-again = Try again
you = You
you-small = you
menu = Menu

## Home

home-title-1 = Five great games.
home-title-2 = One table.
home-lead = Alone against bots, several around one screen, or online with your friends. Every rule as in the booklet. No account, no advertising.
play-now = Play now
change = Change
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
waiting-for-players = waiting for players
seat-is-kept = Your seat is kept on this device, even after a break.
seat-is-kept-short = your seat is kept
play = Play
options = Options
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
absence-help = When somebody is away, a bot plays for them after this time and gives the seat back as soon as they return.
n-minutes = { $n } min
rules = Rules
variant = Variant
who-may-come = Who may come
public-table = Open to everybody
public-table-help = It appears in the list of tables; otherwise the link or the code is needed.
password = Password
hints = Hints
hints-help = What each answer is worth, on demand. The whole table sees who takes one.
hints-none = None
hints-each = Three each
password-optional = Password (optional)
n-to-m-players = { $n } to { $m } players
seat-n = Seat { $n }
seat-open = free seat
seat-by-link = by link
seat-here = here
name-of = Name of player { $n }
setup-here = { $n } players around this screen: hands are hidden while it is passed on.
pass-screen = Pass the screen to { $name }
pass-screen-text = The cards stay hidden until { $name } looks.
uncover = It’s me, { $name }
bot-named = { $bot } bot
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-cautious = cautious
bot-greedy = greedy
bot-friendly = friendly
bot-random = random
bot-distracted = distracted
bot-steady = steady
bot-search = thinking
your-name = Your name
fewer-seats = One seat fewer
more-seats = One seat more
setup-open = { $n ->
    [one] One seat is free: link and code come next.
   *[other] { $n } seats are free: link and code come next.
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
remove = Remove
invite-title = Invite
qr-alt = QR code of the table
copy-link = Copy the link
copied = Copied
lock-table = Close the table
unlock-table = Reopen the table
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
table-waits = The table gives everybody a moment…
what-says-the-rule = What does the rule say?
more-below = { $n } more
more-of-it = the rest
more-above = back to the top
deal-pay-complete = You owe { $name } { $due }: that is enough.
emp-no-buster = { $buyer } is about to buy { $space }. You hold no card to stop it.
share-or-code = or the code, on the home page:
share-now = Share
share-large = Large QR
share-none = Nobody else can open this table
share-none-home = Magnat is open to this computer only.
share-none-text = This computer is not connected to a network: a link made now would only open here. The address appears as soon as there is one.
share-here-code = In another tab on this computer, the code is enough:
share-home-network = Your home network
share-home-network-text = Devices on the same network will be able to open the link.
share-open-home = Open to the home network
invite-friends = Invite friends
invite-lead = A game, seats, a link. Nobody needs an account.
invite-which = Which game?
invite-how-many = How many?
invite-change = Change the rules or the pace
seat-held = held by a bot
invite-who = Who sits where?
invite-rules = Rules of the booklet, no clock.
invite-link = The link to your table
invite-come = Who has come
invite-taken = { $n ->
    [one] { $n } of { $of } seats taken
   *[other] { $n } of { $of } seats taken
}
invite-nobody = Nobody yet. The link is waiting.
invite-at-table = at the table
invite-gone = away for a moment
invite-held = { $n ->
    [one] A bot holds the free seat and gives it back as soon as a friend arrives.
   *[other] Bots hold the { $n } free seats and give them back as soon as a friend arrives.
}
invite-help = A friend cannot open the link?
invite-help-mobile = On mobile data
invite-help-mobile-text = They should join your Wi-Fi first.
invite-help-guest = Guest or hotel Wi-Fi
invite-help-guest-text = It keeps devices apart: share a phone’s connection instead.
invite-help-wall = Firewall
invite-help-wall-text = Allow Magnat, port { $port }, on the private network.
share-home-title = This computer’s address on your network.
share-home = It opens on any device on the same network. Keep this computer on.
share-none-join = Join a network
share-none-join-text = Connect this computer to the Wi-Fi at home or to a phone’s hotspot. The address will appear here at once.
share-look-again = Look again
share-here = All play on this screen
share-here-text = Taking turns; hands stay covered while the screen is passed on.
share-here-do = Use this screen
share-bots = Start with bots
share-bots-text = They take the free seats.
share-bots-do = { $n ->
    [one] Seat a bot
   *[other] Seat { $n } bots
}
seat-waits = waiting for somebody with the link
seat-at-screen = on this screen
seat-way-link = By link
seat-way-here = On this screen
seat-way-bot = Bot
bot-of-seat = The bot of seat { $n }
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
log-new = { $n ->
    [one] one new line
   *[other] { $n } new lines
}
turn-of = Turn { $n } · { $name }
by-stand-in = bot
by-silence = no answer
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-well-played = Well played
chat-one-moment = One moment…
chat-thanks = Thanks!
chat-hello = Hello everybody
chat-your-turn = Your turn
chat-trade = Trade?
chat-sorry = Sorry
chat-lucky-you = Lucky you
chat-not-this-time = Not this time
chat-thinking = Thinking
chat-again = Again?
chat-goodbye = Goodbye
chat-laugh = 😄
chat-wow = 😮
chat-sad = 😢
chat-cool = 😎
chat-heart = ♥
chat-star = ★
chat-phrases-only = Only ready-made phrases can be sent here.
chat-none = There is no chat at this table.
chat-hidden = { $n ->
    [one] one hidden message
   *[other] { $n } hidden messages
}
chat-kept = { $days ->
    [0] Messages are kept with the game.
    [one] Messages are erased one day after the end of the game.
   *[other] Messages are erased { $days } days after the end of the game.
}
table-chat = Chat at this table
table-chat-all = free
table-chat-phrases = phrases
table-chat-none = none
person-menu = { $name }: mute, report
mute = Mute { $name }
unmute = Unmute { $name }
block = Stop playing with { $name }
unblock = Play with { $name } again
block-more = { $name } will not be told.
muted-now = You have muted { $name }.
report = Report { $name }
report-anon = { $name } will not know who sent it.
report-words = Hurtful words
report-leaves = Leaves, or lets the clock run out
report-two-for-one = Two players gang up for one of them
report-program = A program answers for { $name }
report-name = The name
report-with = What is sent
report-match = the whole game so far
report-lines = { $n ->
    [0] no message
    [one] one message
   *[other] the last { $n } messages
}
report-say = A sentence, if you like (300 characters)
report-also = No longer play with { $name } or read their messages
report-kept = { $days ->
    [0] A report is kept.
    [one] A report is erased one day after the decision.
   *[other] A report is erased { $days } days after the decision.
}
report-send = Send
report-sent = Report sent. The outcome will appear here.
report-done = Read and dealt with.
blocked-people = People you have muted or blocked
blocked-mute = muted
blocked-block = blocked
blocked-remove = Remove { $name }
notification-word = In a game of { $game } your conduct bothered others. This is only a warning.
notification-phrases = In a game of { $game } your words hurt somebody. Until { $day } you can only send ready-made phrases.
notification-private = Until { $day }, public tables are closed to you. With a link you can play as before.
notification-rename = Your name is not acceptable here. Choose another one in the settings.
notification-ban = This server is closed to you until { $day }.
notification-ban-always = This server is closed to you for good.
notification-probation = Somebody who played from your address was banned. Until { $day }, a new name from this address can only send ready-made phrases and join by link.
notification-report = Your report: read and dealt with.
notification-mistake = A mistake? Reply in one sentence.
notification-reply = Reply
notification-replied = Your reply is on its way.
notification-read = I have read it
privacy = Privacy
privacy-intro = What this server keeps, and for how long. There is no advertising, no tracking and no e-mail address.
privacy-operator = This server is run by { $operator }.
privacy-place = The data is here: { $place }.
privacy-names = Your name and your games
privacy-names-text = A name, and a key in a cookie of this browser. { $days ->
    [0] A name that is at no table any more is kept.
    [one] A name that is at no table any more is erased after one day.
   *[other] A name that is at no table any more is erased after { $days } days.
}
privacy-matches = { $days ->
    [0] Finished games are kept.
    [one] Finished games are erased after one day.
   *[other] Finished games are erased after { $days } days.
}
privacy-open = { $days ->
    [0] Tables that never began are kept.
    [one] Tables that never began are erased after one day.
   *[other] Tables that never began are erased after { $days } days.
}
privacy-words = Your words
privacy-reports = Reports and bans
privacy-devices = So that nobody evades a ban with a new name, a second cookie recognises this browser.
privacy-addresses = { $days ->
    [0] The address you play from is kept.
    [one] The address you play from is erased after one day without a visit.
   *[other] The address you play from is erased after { $days } days without a visit.
}
privacy-bank = Pocket bank
privacy-companions = { $days ->
    [0] A table of the bank is kept.
    [one] A table of the bank is erased one day after its last entry.
   *[other] A table of the bank is erased { $days } days after its last entry.
}
privacy-rights = Your rights
privacy-rights-text = To receive everything that is kept about you, or to have it erased, write to the operator.
name-kept = { $days ->
    [0] Your name is kept by the server.
    [one] A name that is at no table any more is erased after one day.
   *[other] A name that is at no table any more is erased after { $days } days.
}
contact = Contact
contact-none = The operator of this server has given no address.
contact-write = Write to the operator of this server
contact-player = Say who you are with this number: { $id }
react-laugh = Laugh
react-wow = Be amazed
react-sad = Cry
react-cool = Stay cool
react-heart = Love it
react-star = Applaud the move
keys = Keyboard
meanwhile = Meanwhile
bar-about = Turn { $turn } · { $rules ->
    [booklet] booklet rules
    [edition] home-made edition
   *[other] { $n ->
        [one] one rule differs
       *[other] { $n } rules differ
    }
} · { $players } players
edition-of = a home-made edition based on { $game }
edition-differs = { $n ->
    [one] one difference from the printed game
   *[other] { $n } differences from the printed game
}
edition-same = Nothing differs from the printed game.
edition-see = What differs
saved-short = Saved
speed-is = Animations { $n }×
sound-on = Sound on
sound-off = Sound off
result = Result
title-your-turn = ● Your turn, Magnat
title-table = Magnat · { $game }
title-their-turn = { $name } plays · { $game }
amount = Amount
printed-price = printed price { $price }
all-in = All
raise-by = Raise
raise-price = printed price
bid-up-to = Bid for me up to { $amount }
bid-ceiling = Stay in up to { $amount }
auction = Auction
best-bid = Best bid
to-call-you = your bid
to-call = to bid
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
quoted = “{ $text }”
trade-instead = { $name } offers instead
trade-nothing-instead = { $name } has nothing else to offer.
trade-accepted = { $name } accepts.
trade-void = The offer no longer stands: something has changed meanwhile.
trade-refused = { $name } says no
trade-counter = Make a counter-offer
mortgages = Mortgages
mortgaged-due = mortgaged · interest { $amount }
mortgaged-only = mortgaged
interest-due = { $who ->
    [you] You will owe the bank { $amount } in interest at once, already included.
   *[they] { $name } will owe the bank { $amount } in interest at once, already included.
}
hint = Hint
back-asking = Your request
back-mine = { $answer ->
    [none] Take your last answer back?
   *[other] Take back “{ $answer }”?
}
back-about = Would be undone: { $text }
back-mine-help = The question would come back as it was. Nobody would have to answer again.
back-theirs = { $answer ->
    [none] { $name } would like to take the last answer back.
   *[other] { $name } would like to take back “{ $answer }”.
}
back-theirs-help = The question comes back as it was. No answer means no.
back-agrees = agrees
back-thinks = is thinking
back-robot = a bot always does
back-count = { $n } of { $of }. Silence means no.
back-withdraw = Withdraw my request
back-yes = I agree
back-no = No
back-yes-key = y
back-no-key = n
back-floor-dice = dice rolled: no going back past this
back-floor-card = card drawn: no going back past this
back-mark-forced = automatic, nothing to take back
back-mark-answered = { $name } has answered since
back-mark-last = can be taken back
back-mark-asked = request pending
back-rules = Taking an answer back
back-rule-alone = Without asking, for 5 seconds
back-rule-alone-help = as long as nobody has answered since
back-rule-consent = If everybody agrees
back-rule-consent-help = after that, if nobody would have to answer again
back-rule-never = Never
back-rule-never-help = if dice were rolled, a card was seen, or somebody would have to answer again
back-rule-most = Two requests per player and game, one for each answer.
back-waits = Waiting for everybody to decide.
side-game = Side game
side-note = Nothing here changes the real game.
side-tries = Compare my tries
side-again = Start again
side-back = Back to the review
unsay = Take back
unsay-help = Take back my last answer
notice-taken-back = { $answer ->
    [none] { $name } takes the answer back.
   *[other] { $name } takes back “{ $answer }”.
}
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
sure-bankrupt = Yes, I am bankrupt
out-of-game = out of the game
away-for = away { $time }
waits-for-absent = { $name } has been away for { $time }
absent-then = { $then ->
    [silence] no answer after { $time }
   *[bot] a bot plays after { $time }
}
time-runs-out = { $n ->
    [one] Only a second left.
   *[other] Only { $n } seconds left.
}
let-bot-play = Let a bot play for me
bot-stands-in = A bot plays for { $name }
bot-plays-for-you = A bot plays for you
take-back = Take my seat back
reconnecting = Connection lost, resuming…
offline = Your device is offline
back-again = Welcome back, nothing was lost
seat-asked-by = { $name } asks to take { $seat }’s seat, and would see that hand.
seat-you-ask = You have asked for this seat: the other players have to agree.
pause-asked-by = { $names } asks for a pause
agree = Agree
out-now = You are out of the game: the others play on to the end
watching = You are watching
watching-late = You are watching ({ $n } min late)
aborted = The game was ended early
while-away = { $n ->
    [one] One thing happened while you were away; the log tells it.
   *[other] { $n } things happened while you were away; the log tells them.
}
my-deeds = My deeds
deeds = Deeds
rent-now = rent now
no-deeds-yet = No deed yet.
in-jail = in jail
n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
aid-title = My next roll
aid-hide = hide
aid-free = free
aid-mine = yours
mortgaged-short = mortg.
times-dice = { $rent } × dice
price = Price
deed-bare = Bare site
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
   *[other] The game ended on turn { $n }.
}
ranking = Ranking
ruined = bankrupt
fortunes = Everybody’s fortune
fortunes-aria = Fortune of each player, turn by turn
chart-worth = Fortune
chart-cash = Cash
chart-table = Table
turn = Turn
turn-short = T { $n }
dice = The dice
verifiable = verifiable
dice-about = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}. The line: what chance predicts.
moments = Moments of the game
moment-rent = The highest rent
moment-auction = The highest bid
moment-trade = The last trade
moment-ruin = The first bankruptcy
moment-built = The tallest building
moment-tax = The heaviest tax
rematch = Rematch, same table
understand = Understand this game
watch-replay = Watch the replay
share = Share
export = Export
verify-game = Verify this game
replay = Replay
replay-at = { $n } of { $of } · turn { $turn }
scrubber = Place in the game
seen-by = Seen by
seen-by-me = seen from my seat
seen-open = all cards open
turn-back = Previous turn
turn-on = Next turn
step-back = Previous move
step-on = Next move
link-to-move = Link to this move

## Luck

fair-title = Dice that anybody can verify
fair-lead = The server does not choose the dice. This is how you can be sure.
fair-1 = Before the first roll, the server draws a secret seed and publishes its SHA-256 fingerprint. It cannot change it any more.
fair-2 = Every player may add a seed of their own. Nobody, not even the server, knows in advance what will come.
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
set-language-help = Can be changed at any time.
set-language-review = { $language }: this translation awaits review by a native speaker.
set-theme = Theme
set-theme-help = Light paper or night.
theme-auto = Auto
theme-light = Light
theme-dark = Dark
set-speed = Animations
set-speed-help = 0×: no animation; the log tells everything.
set-end-turn = End my turn automatically
set-end-turn-help = When there is nothing left to do; never while you can still build, claim or play a card.
set-only-answer = Skip questions with one answer
set-only-answer-help = The question is shown, then its only possible answer is given.
set-sound = Sound
set-sound-help = Short sounds.
set-only-my-turn = My turn only
set-only-my-turn-help = One sound: when it is your turn.
set-notify = Alert
set-notify-help = A notification if the page is hidden.
set-text = Text size
set-text-help = Up to twice as large.
set-lists = Table as lists
set-lists-help = Without drawings: for screen readers.
set-letters = Keyboard letters
set-letters-help = Each button shows the key that presses it.
other-device = Another device
other-device-help = A key works once, within ten minutes, and lets you go on as the same player on the other device.
make-key = Create a key
have-key = I have a key
use-key = Use it
adopted = Done: your games are here.
key-wrong = This key opens nothing.
no-player-yet = Play a game on this device first.

## Keyboard and reminder

key-regions = question, board, mine, players, log, chat
key-enter = the filled button
key-letters = the button with that letter
key-arrows = along the board
key-lit = next thing to choose, previous one
key-escape-does = close, or one step back
key-hint = ask for a hint, where they are allowed
key-undo = undo the last step of an unfinished answer
key-skip = skip the animations
key-repeat = repeat the question
key-cash = everybody’s cash
key-turn = whose turn it is, and the clock
key-help = this page
reminder-read = Read it
reminder = Reminder
ruling = clarification
search-rules = Search the rules
n-rules = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-of = Rules: { $game }
booklet-order = In the order of play
booklet-link = Copy the link to this rule: { $rule }
booklet-copied = Copied
booklet-none = Nothing about “{ $words }”.
rules-waiting = The game is waiting for you.
rules-marked = It is the rule with a bar beside it.
rules-back = Back to the table
rules-show = Show me
rules-show-help = Opens this position beside the page; no game is touched.
rules-no-booklet = This game has no booklet yet.
booklet-game = The game whose rules you are reading
booklet-search = Search: “doubles”, “hotel”, the number of a rule…
booklet-contents = Contents
booklet-chapter = Chapter { $n }
booklet-place = { $n } of { $of }
booklet-rare = Rare cases
booklet-rare-lead = What happens once a winter and starts an argument every time.
booklet-rare-of = { $n ->
    [one] One rare case refines this chapter
   *[other] { $n } rare cases refine this chapter
}
booklet-besides = Besides
booklet-letter = To the letter
booklet-silent = The booklet says nothing about it:
booklet-why = our reasons
booklet-because = We decided so because { $because }.
booklet-your-table = At your table:
booklet-option = { $what }: { $value }
booklet-nearest = Perhaps in one of these chapters:
booklet-unknown = No rule has the number { $rule }. Here is the booklet.
booklet-price = price { $price }
booklet-print = Print
booklet-print-help = Two pages to a sheet of A4, sideways: folded in the middle it is an A5 booklet.
booklet-print-chapter = This chapter
booklet-print-all = The whole booklet
booklet-alike = house, apartment, level, storey, floor, building, build; jail, prison, bars; money, cash, credits, balance; station, railway, train; dice, throw, roll; joker, no, cancel; property, deed, street; rent, pay; tax; win, victory; ruin, ruined, bankrupt
scene-title = Try it: { $title }
scene-again = Start over
scene-nothing-kept = Nothing is kept, and no game knows of it.
scene-allowed = allowed:
scene-refused = refused:
scene-nothing = nothing
scene-hand = { $you ->
    [true] your hand
   *[other] { $name }’s hand
}
scene-bank = { $you ->
    [true] your bank
   *[other] { $name }’s bank
}
scene-groups = { $you ->
    [true] your collection
   *[other] { $name }’s collection
}
scene-tower = { $you ->
    [true] your tower
   *[other] { $name }’s tower
}
scene-levels = { $n ->
    [one] one level
   *[other] { $n } levels
}
learn-study = What the dice say
learn-lead = A real table, the real rules, easy-going bots: each idea is explained when it comes up.
learn-start = Guided game
coach = Good to know
coach-got-it = Got it
lesson-known = You know the essentials
lesson-known-text = You will learn the rest as you play; the ? key opens the reminder and the rules.
lesson-go-on = Finish this game
lesson-real = A real game

## When things go wrong

no-such-page = This page does not exist
server-gone = The server does not answer
server-gone-text = Your games are kept. Try again in a moment.
problem-no-table = This table does not exist
problem-no-table-text = The link is incomplete, or the table was deleted.
problem-no-player = This browser has forgotten who you are
problem-no-player-text = Go back to the home page, or use a key from your other device.
problem-outdated = This page is older than the server
problem-outdated-text = Reload it: your game is kept.
problem-origin = This address is not the server’s own
problem-origin-text = Open the page with the address that the host gave you.
problem-removed = The host removed you from the table
problem-removed-text = Your seat has gone back to the table. The same link still lets you watch.
problem-old = Another version of Magnat started this game
problem-old-text = It cannot go on here; it is kept as it is.
problem-code = No table has this code
problem-code-text = Check the letters: O, I and L are never among them.
problem-no-game = This game is not on this server
problem-no-game-text = Choose one on the home page.

## Deal

deal-head-wild = Wild property
deal-head-wild-short = Wild
deal-head-rent = Rent
deal-body-property = { $colours }, { $size } cards
deal-body-wild = { $colours }
deal-body-money = for the bank
deal-body-go = Draw { $n } cards
deal-body-jackpot = One player owes you { $amount }
deal-body-birthday = Everybody owes you { $amount }
deal-body-rent = { $colours }: everybody pays
deal-body-rent-any = One player pays, for any colour
deal-body-banco = Take a complete set
deal-body-duel = Take a property
deal-body-troc = Swap a property
deal-body-house = Rent: { $amount } more
deal-body-hotel = Rent: { $amount } more
deal-body-double = With a Rent card
deal-body-joker = Cancels a card played against you
deal-body-hidden = { "" }
deal-kind-property = Property
deal-kind-rent = Rent
deal-kind-money = Money
deal-kind-action = Action
deal-kind-answer = Answer
deal-hidden-card = hidden card
deal-worth = worth { $value }
deal-group = { $colour }, { $n } of { $size }
deal-group-full = { $colour }, complete set
deal-group-none = { $colour }
deal-of = { $n } of { $size }
deal-rent = rent { $rent }
deal-rent-short = { $rent }
deal-sets = { $n ->
    [0] no complete set
    [one] { $n } complete set of { $of }
   *[other] { $n } complete sets of { $of }
}
deal-played = { $n } of { $of } cards played
deal-no-groups = No properties
deal-bank = Bank
deal-bank-empty = Nothing in the bank
deal-my-bank = My bank
deal-my-groups = My sets
deal-hand = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deal-hand-count = Your hand · { $n }
deal-hand-choose = Choose a card, then what to do with it.
deal-hand-asleep = Your cards cannot answer this question.
deal-hand-wait = Touch a card to read it.
deal-hand-nth = card { $i } of { $n }
deal-hand-empty = Your hand is empty.
deal-playable = playable
deal-pile = Pile · { $n }
deal-centre = Centre · { $n }
deal-centre-empty = nothing in the centre
deal-chain = What is being played
deal-holds = takes effect
deal-cancelled = cancelled
deal-yours = you
deal-may-answer = may answer
deal-debtors = Who has to pay
deal-has-nothing = has nothing
deal-says-no = says no
deal-nothing-left = Nothing left to play this turn.
deal-way-lay = Lay it down
deal-way-use = Play it
deal-way-bank = Bank it ({ $value })
deal-way-double = Play it doubled
deal-way-quadruple = Play it doubled twice
deal-way-turn = Change its colour
deal-way-exchange = Exchange between sets
deal-meter = { $sum } of { $due }
deal-colon = :
deal-exact = exactly right.
deal-too-much = { $extra } too much, no change given.
deal-pay = Pay { $sum } to { $name }
deal-pay-other = Another card
deal-rents = Sets and rents (M)
deal-colour = Colour
deal-seat = { $name }, { $n } of { $of } complete sets, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, bank { $bank }
deal-cards-short = { $n } c.

## Empire

emp-towers = The towers
emp-full = FULL
emp-tower-aria = { $name }’s tower, { $height ->
    [one] { $height } level
   *[other] { $height } levels
} of { $full }, { $value }. From the top down: { $tiles }.
emp-tower-empty = { $name }’s tower, empty, { $value }.
emp-tower-of = { $name }’s tower
emp-tower-worth = Tower { $value }
emp-rent-jail = 0 (jail)
emp-go-pays = tower value
emp-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
emp-aria-stock = price { $price }, { $n ->
    [0] no tile left
    [one] one tile left
   *[other] { $n } tiles left
}
emp-flag-swap = Swap
emp-flag-tax = Tax
emp-flag-aim = Aim
emp-flag-casino = Challenge
emp-flag-choose = Choose
emp-flag-chosen = Chosen
emp-played = Cards played
emp-hand = My Empire cards
hand-secret = secret
emp-no-cards = No Empire card.
emp-jail-card = Jail card
emp-supply = Supply
emp-offices = Offices ({ $price })
emp-pile = Empire pile
emp-height = Height
emp-in-tower = In the tower of
emp-rent = Rent
emp-left = Tiles left
emp-set = The whole { $group } group: a free office
emp-no-tiles = No tile.
emp-space-go = Landing on it or passing it pays the value of your tower.
emp-space-jail = Just visiting costs nothing. In jail you collect no rent.
emp-space-free-parking = Here you may pay for a trip to any space.
emp-space-go-to-jail = Straight to jail, and nothing is paid.
emp-space-chance = Draw a Chance card and do what it says.
emp-space-empire = Take an Empire card, in secret.
emp-space-rival-tax = Choose another player’s tower: it loses its top tile.
emp-space-tower-tax = Your tower loses its top tile.

## Star Wars

sw-board-of = Round board of { $n } spaces
sw-rebel = Rebellion
sw-empire = Empire
sw-force-rebel = Rebel Force
sw-force-empire = Empire Force
sw-bases = { $n ->
    [one] { $n } base
   *[other] { $n } bases
}
sw-base = Base
sw-rent = Rent
sw-aria-base = base of { $owner }, { $side }
sw-rent-now = rent { $rent }
sw-last-card = { $side }: the last card played
sw-hand = My Force cards
sw-no-cards = No Force card.
sw-end = End of the game
sw-free = { $n ->
    [0] no free space
    [one] one free space
   *[other] { $n } free spaces
}
sw-end-aria = Rebellion { $rebel }, Empire { $empire }, { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}
sw-end-text = When the last planet space gets its base, the side with more of them wins; within that side, one player does.
sw-whole = The whole planet is held by one side, { $side }: rents are doubled.
sw-not-whole = Once one side holds all of it, the planet doubles its rents.
sw-short-go = GO
sw-short-jail = Jail
sw-short-free-parking = Parking
sw-short-go-to-jail = Go to|jail
sw-short-tax = Tax
sw-short-hyperdrive = Hyper { $letter }
sw-short-bounty = Bounty
sw-short-card-rebel = Rebels
sw-short-card-empire = Empire
sw-space-go = You collect the salary each time you pass.
sw-space-jail = Just visiting costs nothing. In jail you collect no rent.
sw-space-free-parking = A rest: nothing happens here.
sw-space-go-to-jail = Straight to jail.
sw-space-tax = The Trade Federation helps itself.
sw-space-hyperdrive = Jump to a free space of the next zone.
sw-space-bounty = Put your base wherever you like, even in place of another.
sw-space-card-rebel = A Rebel keeps the Force card; the Empire suffers its Chance half.
sw-space-card-empire = The Empire keeps the Force card; a Rebel suffers its Chance half.

## Millionaire

mil-salary = salary
mil-race = The race to a million
mil-goal = { $n ->
    [one] { $n } million
   *[other] { $n } million
}
mil-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
mil-fortune-lies = A Fortune card waits here
mil-holds-fortune = { $n ->
    [one] { $n } Fortune card in hand
   *[other] { $n } Fortune cards in hand
}
mil-lifestyle = Draw a Millionaire Lifestyle card and do what it says.
mil-my-fortune = My Fortune cards
mil-reserve = Reserve
mil-on-board = Fortune on the board
mil-houses = Houses
mil-hotels = Hotels
mil-cash = Cash
mil-level = Level
mil-next-salary = Next salary
mil-build = House or hotel { $cost }
