# The command line, in English.

about = Magnat: five games of property and fortune, one engine.
overview-end = “magnat COMMAND --help” explains a command with an example. “--lang fr” speaks French.
usage = usage:
operands = arguments
options = options
example = example:

## Commands

any-game = the game to play: see “magnat games”
any-seats = how many seats, bots included
any-edition = the file of a custom edition: see “magnat edition”
any-variant = a printed variant: see “magnat games GAME”
any-option = an option of the game, as often as you like
any-lang = the language of the output
any-help = show this help and exit
any-json = write JSON, for programs
any-board = show the whole board with the balances
any-file = the record of a game

play-help = Play in the browser; with --terminal, people at this terminal with bots in the other seats.
play-example = magnat play electronic --terminal --seats 4 --humans 2 --names Ann,Bob
play-terminal = play here, in the terminal
play-humans = how many people play here; they take the first seats
play-lan = open to the home network: others join by the link or the QR code
play-names = the names of the players, by seat
play-level = how good the bots are; without it, a mixed table of the normal level
play-resume = continue the game in FILE, or the last one saved
any-port = the port of the page on this machine
any-no-browser = do not open the browser, only show the address

serve-help = Serve tables to other people, on the network.
    Each option may also stand in the environment: --keep-chat is MAGNAT_KEEP_CHAT there,
    and several values have commas between them. Or in one TOML file, as keep-chat = 30,
    which --config or MAGNAT_CONFIG names. A flag comes before the environment, and that
    before the file. Defaults are in brackets.
serve-example = magnat serve --host 0.0.0.0 --port 8080 --public-url https://magnat.example.org
serve-config = a TOML file with the same names
serve-host = the address to listen on
serve-port = the port to listen on; 0 takes a free one
serve-store = where games are kept: sqlite:///FILE or postgresql://…
serve-public-url = the address that players see, for links and for the origin of pages
serve-origins = another origin to admit, as many times as needed
serve-proxies = the network of a proxy in front of this server, whose X-Forwarded-For is believed; as many times as needed
serve-workers = how many processes think for the bots
serve-delay = by how many seconds spectators see games with hidden cards later
serve-connections = how many connections there may be at once, of whatever kind
serve-connections-per-address = how many connections one address may have at once; its network four times as many, here and below
serve-sockets = how many people who sit at tables may be connected at once
serve-sockets-per-address = how many of them from one address
serve-watchers = how many may watch at once; they never take the place of those who sit
serve-watchers-per-address = how many of them from one address
serve-rooms = how many tables may be in memory at once
serve-tables-per-player = how many tables one player may have, open or being played
serve-tables-per-address = how many tables one address may have, open or being played
serve-bot-tables = how many tables bots may play at among themselves
serve-bot-tables-per-address = how many of these one address may have
serve-chat = what may be written at tables: all, phrases (ready-made) or none; a table may be stricter
serve-operator = the name of the person or body that runs the server, for the privacy page
serve-contact = where to write to them: an e-mail address or a page
serve-place = where the server and its data are
serve-rate = how many messages a second a player may send; one address, five times as many
serve-names-per-address = how many new players one address may make in an hour
serve-companions-per-address = how many companion tables one address may open in an hour
serve-thoughts-per-address = how many questions a second bots answer for the tables of one address
serve-bot-pace = bots among themselves take at least so many milliseconds for a move
serve-review-games = how many games a review plays from each position; 0: no reviews
serve-keep-chat = for how many days after a game what was said there is kept; 0 is for good
serve-keep-open = for how many days a table that never began is kept; 0 is for good
serve-keep-matches = for how many days a game that is over is kept; 0 is for good
serve-keep-players = for how many days a name that sits at no table is kept; 0 is for good
serve-keep-companions = for how many days after its last entry a companion table is kept; 0 is for good
serve-keep-reports = for how many days a decided report and an ended measure are kept; 0 is for good
serve-keep-addresses = for how many days the address of a player is kept; 0 is for good
serve-operator-key = the key for /metrics and magnat admin; with SQLite, a file beside the database has one by itself
serve-log = how to log: json, or lines to read
serve-ready = Magnat serves { $url }

watch-help = Watch bots play a game, told in sentences.
watch-example = magnat watch electronic --seed 7 --seats 3
watch-seed = the seed of the dice: the same seed tells the same game
watch-turns = after so many turns the game stops and is scored as the game says: wealth, bases or sets; Empire then has no winner
watch-save = also write the record of the game to FILE
watch-pace = milliseconds between two answers, so that one can read along

games-help = List the games, with their seats and variants; or one game, with its options.
games-example = magnat games electronic

replay-help = Tell a recorded game in sentences.
replay-example = magnat replay game.magnat --to 100
replay-to = stop after so many rows of the record

review-help = Understand a game: what luck gave everybody, what the answers cost, and what was better.
review-example = magnat review game.magnat --html review.html
review-html = write a page that needs nothing else
review-seat = the review as one seat sees it, counted from 1
review-playouts = how many games to play at each position; the more, the surer the figures

statistics-help = Your games on this machine together: results, luck and play, mistakes that come back.
statistics-example = magnat statistics --name Anne --csv anne.csv
statistics-name = whose; by default, whoever had the first seat in the last game
statistics-review = first review the games that have no review; this may take a while
statistics-csv = write one line a game, for a spreadsheet
statistics-forget = forget everything so far; the games and their reviews stay

verify-help = Check that a record obeys the rules, and that its luck was fixed before the first roll.
verify-example = magnat verify game.magnat

rules-help = Print the rules of a game, with the code and the tests that cite each, and the coverage.
rules-example = magnat rules electronic --missing
rules-missing = only the rules that no test cites
rules-read = print the rules as a booklet for players
rules-no-booklet = This game has no booklet: its rules are listed without --read.

arena-help = Let bots play a tournament, and rate them.
arena-example = magnat arena electronic --bots search,steady,random --games 300 --report arena.html
arena-bots = which bots, by name or level (“search:200” has 200 simulations a decision); the last one takes the seats that are left
arena-games = how many games; each deal is played once in every rotation of the seats
arena-seats = how many seats; as many as bots by default
arena-seed = the seed: the same seed gives the same results, however many processes play
arena-jobs = how many processes; as many as there are processors by default
arena-seconds = how long “search” may think about a decision (0.05 by default)
arena-simulations = instead: how many simulations it may spend on one
arena-report = write an illustrated page
arena-export = write the games for data analysis
arena-rows = what a row of the export is: a game or a decision
arena-resume = go on where the same tournament was interrupted
arena-cluster = play on a Ray cluster (RAY_ADDRESS), or on a local one

edition-help = Make a custom edition of a game: a small file of what differs from the printed game.
edition-example = magnat edition new lyons.magnat.toml --game electronic
edition-what = new (begin), check, show, diff (what differs) or play
edition-file = the file of the edition
edition-game = the game that a new edition begins with
edition-fine = This edition can be played.
edition-faulty = { $count ->
    [one] One fault keeps it from being played.
   *[other] { $count } faults keep it from being played.
  }
edition-printed = Nothing differs from the printed game.
study-help = Ask the dice: play many games, and say what they show.
study-example = magnat study electronic --games 20000 --html study.html
study-games = how many games to play
study-bot = who plays, by name or level
study-seed = the seed: the same seed gives the same figures, however many processes play
study-jobs = how many processes; as many as there are processors by default
study-simulations = how many simulations a bot that searches may spend on a decision
study-html = write a page that needs nothing else
study-export = write what was counted of each game, for data analysis
study-resume = go on where the same study was interrupted
study-cluster = play on a Ray cluster (RAY_ADDRESS), or on a local one

train-help = Train the value net of a game on games between bots.
train-example = magnat train deal --games 6000 --folder value-net
train-game = the game
train-games = how many games to learn from
train-held-out = how many other games test the trained net
train-weigh = train nothing: test the value net that the game has, on games that it was not trained on
train-seed = the seed: the same seed gives the same weights on the same machine
train-folder = where the weights and the pictures go [value-net]; with --weigh, nothing is written unless it is given

doctor-help = Say what is installed, compiled and reachable, and what to do about the rest.
doctor-example = magnat doctor --url https://magnat.example.org
doctor-url = the address of a server that should answer
doctor-compiled = Magnat { $version } on Python { $python }, compiled
doctor-pure = Magnat { $version } on Python { $python }, as pure Python: the same, but slower. With a C compiler, “pip install --force-reinstall --no-binary magnat magnat” compiles it
doctor-packages = installed: { $packages }
doctor-no-package = { $package } is missing: “pip install --force-reinstall magnat” brings it
doctor-client = the browser’s client is there
doctor-no-client = the browser’s client was not built: “make web” in the sources builds it; the terminal needs none (“magnat play --terminal”)
doctor-games = games: { $games }
doctor-bad-game = { $game } cannot be played: { $why }
doctor-bots = bots: { $bots }
doctor-bad-bot = the bot { $bot } cannot be created: { $why }
doctor-extra = { $extra } is installed
doctor-no-extra = { $extra } is not installed; to get it: “pip install magnat[{ $extra }]”
doctor-folder = games are kept in { $folder }
doctor-no-folder = nothing can be kept in { $folder }: { $why }. Make it writable, or set XDG_DATA_HOME to a folder that is
doctor-port = port { $port } is free for “magnat play”
doctor-port-taken = port { $port } is taken, by another Magnat perhaps: “magnat play --port 0” takes a free one
doctor-encoding = the terminal shows every letter ({ $encoding })
doctor-no-encoding = the terminal shows no accents ({ $encoding }): set PYTHONUTF8=1
doctor-reached = { $url } answers
doctor-not-reached = { $url } does not answer: { $why }
doctor-well = All is well.
doctor-playable = You can play; what is marked “–” is not needed for that.
doctor-mend = What is marked “✗” must be repaired.

bench-help = Measure the speed of the engine.
bench-example = magnat bench electronic --seconds 5 --json
bench-game = the games to measure; all of them by default
bench-seconds = how long to measure each game

## Tables

column-game = Game
column-seats = Seats
column-variants = Variants
column-about = What it is
column-option = --option
column-default = Default
column-accepted = Accepted
column-rule = Rule
column-chapter = Chapter
column-rules = Rules
column-code = In code
column-tests = Tested
column-player = Player
column-cash = Cash
column-wealth = Worth
column-where = Where
games-more = “magnat games { $game }” shows variants and options; “magnat play { $game } --terminal” plays.
games-seats = { $least } to { $most } seats
out = out
tower-supply = Left: { $tiles }
jail-card = jail card
kept-cards = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
stock-houses = ▪ house  ▲ hotel  ✕ mortgaged  ◆ Fortune card · the bank has { $apartments ->
        [one] { $apartments } house
       *[other] { $apartments } houses
    } and { $hotels ->
        [one] { $hotels } hotel
       *[other] { $hotels } hotels
    } left
stock = ▪ apartment  ▲ hotel  ✕ mortgaged · the bank has { $apartments ->
        [one] { $apartments } apartment
       *[other] { $apartments } apartments
    } and { $hotels ->
        [one] { $hotels } hotel
       *[other] { $hotels } hotels
    } left

## Rules and speed

rules-ruling = clarification: { $because }
rules-code = code:
rules-tests = tests:
rules-all = all
rules-no-checkout = Tests are counted only in a checkout of the sources, and this is not one.
bench-measuring = measuring
bench-title = { $game }, { $seats } seats
bench-random = random
bench-quiet = quiet

## The arena

arena-playing = playing
arena-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats } seats
arena-column-bot = Bot
arena-column-games = Seats played
arena-column-wins = Wins
arena-column-rate = Win rate
arena-column-interval = 95% interval
arena-column-rating = Rating
arena-column-ms = Ms/decision
arena-lengths = A game takes { $turns } turns and { $decisions } decisions on average.
arena-fallbacks = { $bot } failed { $n ->
        [one] once
       *[other] { $n } times
    }, and “steady” answered instead; the reasons are in { $file }.
arena-speed = { $bot } runs { $n } simulations a second.
train-title = { $game }: learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, weighed on { $held_out ->
    [one] { $held_out } other
   *[other] { $held_out } others
  } (less is better)
train-column-seats = Seats
train-column-loss = Log-loss
train-column-brier = Brier
train-column-calibration = Calibration
train-all = all
arena-interrupted = Interrupted: { $done ->
        [one] { $done } game is kept
       *[other] { $done } games are kept
    }, { $left } left. The same command with --resume goes on.

## Telling

watch-begins = { $game }: { $names } (seed { $seed })
watch-no-clock = Nobody plays here against the clock: the game ends by its other rules.
balances = Balances: { $balances }
replay-stops = The story stops after row { NUMBER($rows, useGrouping: 0) }. { $question }
saved = Saved: { $file }
interrupted = Interrupted.

## Playing

play-which = What shall we play?
play-which-again = A number from 1 to { $most }, or a name, please.
player-number = Player { $n }
play-commands = Type the number or the name of a choice. Also: ? (the rule), table, hint, undo, save [FILE], quit.
play-asides = May step in meanwhile: { $seats }. For example “{ $seat }: build”; “{ $seat }:” alone lists what is possible.
play-amount = An amount from { $first } to { $last }, by { $step }. Type { $typed }.
play-or = { $one } or { $other }
play-goes-on = { $choice } (Enter)
play-meanwhile = Meanwhile you may step in:
play-curtain = The screen is for { $seat } only now. Press Enter.
play-space-number = space { $n }
play-hand = Your cards: { $cards }
play-enter = (Enter: { $choice })
play-no-rule = There is no single rule behind this question; “? ID” explains any rule by its id.
play-several = This may mean several things: { $meanings }
play-unclear = That is none of the choices. “?” explains.
play-resumed = { $file }: the game goes on after row { NUMBER($rows, useGrouping: 0) }.
play-new-luck = The seed of this game is not on this machine: it goes on with new luck, which cannot be verified.
play-ready = Magnat is waiting for you: { $url } (Ctrl+C to end, the games stay)
lan-open = For the others, on the home network: { $url }
lan-none = No home network: nobody else can open this page.
play-stays = The games are kept. “magnat play” finds them again.
play-left = Saved. To continue: magnat play --terminal --resume { $file }
play-over = The record is in { $file }: “magnat replay” tells it, “magnat verify” checks it.
undone = Taken back.

## Verifying

review-stage-sketch = sketch
review-stage-moment = first moment
review-stage-first = every position
review-stage-closer = a closer look
review-stage-rest = refining
review-stopped = Stopped here: this is what is known by now.

statistics-reviews = Reviewing { $file }
statistics-none = Games that were finished in the terminal count; side games and lessons do not.
statistics-more = To review all of them: magnat statistics --review

verify-rows = The record obeys the rules: { NUMBER($rows, useGrouping: 0) } rows.
verify-own-board = It was played on a board of its own, “{ $board }”, not on the printed one.
verify-own-seed = The seed was drawn by a player’s own browser, without a server: whoever played there has only themselves to trust.
verify-fair = The luck is verified: { NUMBER($draws, useGrouping: 0) } draws follow from the seed that was committed to.
verify-no-commitment = The luck cannot be verified: no seed was committed to before the first roll.
verify-no-reveal = The luck cannot be verified yet: the seed is shown when the game is over.
verify-lesson = This was a lesson: its script set { NUMBER($scripted, useGrouping: 0) } draws, and the other { NUMBER($others, useGrouping: 0) } follow from the seed that was committed to.
verify-branch = This is a side game: it begins at move { NUMBER($row, useGrouping: 0) } of game { $detail }. Its luck proves nothing.
verify-other-lesson = The luck cannot be verified: this version has no lesson “{ $detail }”.
verify-bad-seed = The luck is not verified: the seed shown is unusable ({ $detail }).
verify-other-seed = The luck is false: the seed shown is not the one that was committed to.
verify-other-draw = The luck is false at line { NUMBER($line, useGrouping: 0) }: { $found } was drawn, { $expected } follows from the seed.
verify-not-replayable = The record does not follow the rules at line { NUMBER($line, useGrouping: 0) }.
verify-other-end = The end of the record is false: the rules give other winners.

## Refusals

nearest = Did you mean “{ $word }”?
misused = { $message } (see “{ $command } --help”)
needs-value = { $wrong } needs a value (see “{ $command } --help”).
takes-no-value = { $wrong } takes no value (see “{ $command } --help”).
unknown-command = unknown command “{ $wrong }”; there are: { $known }.
unknown-word = “{ $wrong }” means nothing to “{ $command }” (see “{ $command } --help”).
unknown-game = unknown game “{ $wrong }”; there are: { $known }.
no-game = which game? There are: { $known }.
no-file = which file? For example: { $command } game.magnat
unknown-bot = unknown bot “{ $wrong }”; there are: { $known }.
bad-bot = the bot “{ $wrong }” cannot be created: { $why }
unknown-player = no finished game of “{ $wrong }”; there are games of: { $known }.
unknown-choice = “{ $wrong }” is not possible here; there are: { $known }.
one-budget = --seconds and --simulations exclude each other: give one of them.
bad-seconds = --seconds cannot be “{ $wrong }”: a number above 0, up to 3600, is expected.
other-suffix = “{ $wrong }” should end in { $suffix }.
needs-extra = this needs { $module }: pip install magnat[{ $extra }]
no-pages = this page needs the browser’s client, which was not built: “make web” in the sources builds it; --json tells the same without it.
nothing-to-learn = there is nothing to learn from { $game }: it does not say what a value net should look at.
nothing-to-weigh = { $game } has no value net to test: none was trained yet on what the game looks at now, or its file is damaged.
nobody-won = nothing can be learned from { $game }: nobody won any of these games.
not-together = { $wrong } and { $other } do not go together: what the game has says itself what it was learned from.
no-tournament = no such tournament was started: nothing to resume in { $folder }.
bad-journal = { $file } is damaged; without --resume the tournament starts again.
worker-died = the games { $games } ended their process again and again; the others are kept.
unknown-variant = unknown variant “{ $wrong }”; there are: { $known }.
unknown-option = unknown option “{ $wrong }” (see “magnat games { $game }”).
bad-value = { $name } cannot be “{ $value }”; accepted: { $accepted }.
bad-number = { $name } cannot be “{ $wrong }”: a whole number from { $least } to { $most } is expected.
bad-name = “{ $wrong }” cannot be a name: 1 to { $most } printable characters, without a colon.
same-names = two players have the same name: “{ $wrong }”.
too-many-names = there are more names than seats ({ $most }): “{ $wrong }”.
file-exists = { $file } exists already; nothing was overwritten.
no-folder = { $file } cannot be written: there is no folder { $folder }.
no-access = { $file }: { $why }.
nothing-to-resume = no unfinished game in { $folder }.
other-game = { $file } is a game of { $game }, not of { $wrong }.
unreadable-record = { $file } cannot be read or written: { $found }.
corrupt-record = { $file }, line { $line }: this is not part of a record: “{ $found }”.
spoilt-link = { $file }: this link contains no game, or it was cut.
newer-record = { $file } was written by a newer Magnat (format { $found }); this one needs an update to read it.
redacted-record = { $file }, line { $line }: the record hides answers, so it cannot be replayed.
record-of-other-game = { $file }, line 1: this Magnat has no “{ $wrong }”; it knows: { $known }.
bad-row = { $file }, line { $line }: the rules refuse { $row } ({ $reason } { $rule }).
bad-snapshot = damaged position, { $where }: “{ $found }”.
bad-store = The store { $url } cannot be used: { $accepted }.
bad-setting = The setting { $name } ({ $where }) cannot be used: { $why }
store-in-use = The store { $url } is open in another server. Each needs a file of its own (--store), or all share one postgresql:// database.
bad-board = { $file }, line { $line }: { $key }: { $expected }

admin-help = Look after a running server: its tables, its players, its bans.
    Every action is written to the audit log.
admin-example = magnat admin tables --status playing
    magnat admin ban address=203.0.113.7 --days 7 --why spam
admin-action = what to do: tables, show TABLE, close TABLE, kick TABLE SEAT, reports, report ID, decide ID MEASURE, ban WHO, unban WHO, bans, export-player ID, erase-player ID, stats, audit
admin-about = the table, the player, the MEASURE (nothing, word, phrases, private, rename or ban), or WHO: player=ID, address=A, network=N, or names=A for new names
any-server = the address of the server
any-key = the operator’s key; otherwise MAGNAT_OPERATOR_KEY, or the file beside the database
any-store = the store: sqlite:///FILE or postgresql://…; without it, your own
any-config = the TOML file of the server’s settings; otherwise MAGNAT_CONFIG
admin-why = the reason, for the audit
admin-status = only tables of this status
admin-days = for how many days; 0 is for good; without it, as long as the measure usually lasts
admin-text = the sentence that the player will read
admin-network = for a ban: put new names of the whole network on probation too
admin-json = print all of it as JSON
server-refused = { $server } refuses: { $reason }
no-operator-key = no operator’s key; looked in: { $places }
no-server = { $server } does not answer: { $why }
top-help = See what a running server does, live.
top-example = magnat top --server https://magnat.example.org
top-once = show it once, and exit
top-people = seated players
top-watchers = spectators
top-connections = connections
top-tables = tables in memory
top-answers = answers
top-ack-ms = acknowledged after, ms
top-loop-ms = loop late by, ms
top-inboxes = commands waiting at tables
top-commits = commits
top-store-queue = writes waiting
top-bots-asked = bots asked
top-bots-waiting = bots waiting
top-bot-wait-ms = a bot waits, ms
top-replays-waiting = replays waiting
top-refused = refused
top-cpu = processor
top-memory-mb = memory, MB
backup-help = Copy the store of a server, also while it runs.
backup-example = magnat backup magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db
backup-file = the file to write, or a folder that gets a file named after the time
backup-keep = in a folder: how many of these files to keep; the oldest are deleted
backup-not-folder = { $file }: --keep takes a folder that exists
backup-done = { $file } is a whole copy, with { $entries } entries.
restore-help = Put a copy in the place of a store that no server has open.
restore-example = magnat restore magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db --force
restore-file = a file that magnat backup made
restore-force = replace the store that is there
restore-done = { $store } has the { $entries } entries of the copy.
