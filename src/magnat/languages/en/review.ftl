# The review of a game, in English: the page, the terminal, and the sentences that say why.

review-title = Review of the game
review-facts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } · { $games } games played
review-under = if everybody played on like the { $level } bot
headline-one = { CAP($first) }.
headline-two = { CAP($first) }, { $second }.
headline-size = { $size } { $noun ->
    [one] point
   *[other] points
  }
headline-luck = { $kind ->
    [won-you] dice and cards gave you { $size }
    [lost-you] dice and cards took { $size } from you
    [won] dice and cards gave { $seat } { $size }
   *[lost] dice and cards took { $size } from { $seat }
  }
headline-play = { $kind ->
    [won-you] your answers won { $size }
    [lost-you] your answers cost { $size }
    [won] { $seat }’s answers won { $size }
   *[lost] { $seat }’s answers cost { $size }
  }
headline-others = { $kind ->
    [won-you] the others’ answers gave you { $size }
    [lost-you] the others’ answers cost you { $size }
    [won] the others’ answers gave { $seat } { $size }
   *[lost] the others’ answers cost { $seat } { $size }
  }
headline-no-play = { $kind ->
    [you] your answers made no measurable difference
   *[they] { $seat }’s answers made no measurable difference
  }
headline-nothing = Neither luck nor answers made a measurable difference.
review-decided = decided on turn { NUMBER($turn, useGrouping: 0) }
review-until = provisional figures, up to turn { NUMBER($turn, useGrouping: 0) }
review-aborted = broken off
review-nothing = No answer was found to cost 2 points or more.
review-small = No single answer stands out: small differences add up.
review-made = Worked out by Magnat { $version }; nothing was sent anywhere. Chances are measured: each position is played to the end, again and again, by the { $level } bot. “±” says how far they can be trusted, 95 times in 100.

curve-title = Everybody’s chances
curve-help = to win, { $under }
curve-label = Everybody’s chances to win, turn by turn
curve-lines = Lines
curve-table = Table
turn = turn
turn-number = turn { NUMBER($turn, useGrouping: 0) }
luck-word = Luck

table-title = Luck and play
column-player = Player
column-start = Start
column-luck = Luck
column-luck-of = dice and cards
column-play = Own play
column-play-of = compared with the { $level } bot
column-others = Others’ play
column-end = End
column-decisions = Decisions
column-sum = Sum
in-points = points of chance
sums-of = { $term ->
    [play] The answers of { $seat } that add up to this, compared with those of the { $level } bot
   *[others] The answers of the others that add up to this, compared with those of the { $level } bot
  }
sums-of-label = { $term ->
    [play] Own play: list the answers
   *[others] Others’ play: list the answers
  }
sums-rest = answers that are not shown
sums-none = No answer made a difference.
you = (you)

moments-title = Worth discussing
moments-all = All
moments-answers = Answers
moments-luck = Luck
moment-of = { $seat } is asked
told-to = (To { $seat }) { $line }
moment-luck = luck
better = better:
best-tag = best
equal-tag = equally good
unclear-tag = no difference found
given-tag = { $seat } answers
given-tag-you = your answer
tried-title = The answers
tried-more = { $n ->
    [one] one more answer
   *[other] { $n } more answers
  }
before-after = Chances, before → after
cost-in = points of chance, ± { $half }
previous = Previous moment
next = Next moment
between = between { $low } and { $high } in 100

word-blunder = Blunder
word-error = Error
word-doubtful = Doubtful
word-uncertain = Uncertain

why-wins = { $seat } would have won at once.
why-loses = { $seat } wins at once.
why-lock = { CAP($space) } was the key to the { $group } group.
why-lock-build = { CAP($space) } was the key to the { $group } group, and { $seat } has { $amount } to build on the very next turn.
why-blocked = Without { $space }, { $seat } will not have the { $group } group.
why-rent-mine = { CAP($space) } would bring in { $amount } per stop instead of { $instead }.
why-rent-theirs = { CAP($space) } now costs { $amount } per stop instead of { $instead }.
why-short = { $amount } is left: a rent of { $rent } within reach of the dice means mortgages.
why-short-of-cash = { $amount } is left, and a rent of { $rent } is within reach of the dice.
why-deal-mine = { $seat } would have { $count ->
    [one] one complete set
   *[other] { $count } complete sets
  } instead of { $less ->
    [0] none
   *[other] { $less }
  }.
why-deal-theirs = { $seat } now has { $count ->
    [one] one complete set
   *[other] { $count } complete sets
  } instead of { $less ->
    [0] none
   *[other] { $less }
  }.
why-empire-mine = { $seat }’s tower would be { $count } high instead of { $less }.
why-empire-theirs = { $seat }’s tower is now { $count } high instead of { $less }.
why-star-wars-mine = { $seat } would have { $count ->
    [one] one base
   *[other] { $count } bases
  } instead of { $less ->
    [0] none
   *[other] { $less }
  }.
why-star-wars-theirs = { $seat } now has { $count ->
    [one] one base
   *[other] { $count } bases
  } instead of { $less ->
    [0] none
   *[other] { $less }
  }.
why-score-mine = { $seat }’s score would be { $count } instead of { $less }.
why-score-theirs = { $seat }’s score is now { $count } instead of { $less }.
why-bid-over-price = { CAP($space) }: { $amount }, for a printed price of { $instead }.
why-bid-too-much = { CAP($space) }: { $instead } was enough to lead the auction, instead of { $amount }.
why-bid-bargain = { CAP($space) } was still below its printed price: { $amount } instead of { $instead }.
why-sold-below-price = { CAP($space) } goes for { $amount }, below its printed price of { $instead }.
why-bid-own-group = { CAP($space) } would complete { $seat }’s { $group } group.
why-auctioned = { CAP($space) } could be bought for { $amount }; in an auction, anybody can get it.
why-group-broken = { $seat } no longer has the whole { $group } group.
why-building-fund = { $amount } is left: building in the { $group } group takes { $instead }.
why-idle-cash = { $amount } lies idle, while the { $group } group can be built on at once.
why-jail-late = Still for sale: { $count }. A player in jail leaves them to the others.
why-jail-early = Outside, a stop costs up to { $rent }: jail was a shelter.
why-card-unplayed = A card could be played at once; cards kept in hand: { $count }.
why-no-kept = A card in hand could have stopped it.
why-no-wasted = The “no” was spent on a minor loss: it will be missing for a larger one.
why-plays-left = Plays still allowed in this turn: { $count }.
why-card-banked = “{ $card }” has no effect once it is in the bank.
why-property-paid = The payment takes { $amount } more out of the properties.
why-office-dear = An office costs { $amount } a level; no brand for sale costs more than { $instead } a level.
why-best-base = With as many bases on both sides, { $space } decides.
why-card-spent = The card played gains nothing now; cards left in hand: { $count }.
why-collects = The better answer takes { $amount } from the others.
why-overpaid = The payment costs { $amount } instead of { $instead }.
why-missing-mine = For the next complete set, { $seat } would lack { $count ->
    [one] one card
   *[other] { $count } cards
  } instead of { $less }.
why-missing-theirs = For the next complete set, { $seat } now lacks { $count ->
    [one] one card
   *[other] { $count } cards
  } instead of { $less }.
why-set-broken = The payment breaks a complete set of { $seat } that could stay whole.
why-level = { $seat } would have { $count ->
    [one] { $count } star
   *[other] { $count } stars
  } instead of { $less }.
why-fact = After the better answer: { $first }.
why-facts = After the better answer: { $first }; { $second }.
why-fact-cash = { $seat }’s money, { $amount } instead of { $instead }
why-fact-rents = { $seat }’s rents, { $amount } instead of { $instead }
why-fact-deeds = { $seat }’s deeds, { $count } instead of { $less }
why-fact-bank = { $seat }’s bank, { $amount } instead of { $instead }
why-fact-laid = { $seat }’s properties, { $amount } instead of { $instead }
why-fact-tower = { $seat }’s tower, { $amount } instead of { $instead }
why-fact-bases = { $seat }’s bases, { $count } instead of { $less }
why-fact-cards = { $seat }’s cards in hand, { $count } instead of { $less }
why-none = No simple reason: the games played show it.

# In the browser

review-close = Close
review-share = Share
review-copied = Link copied
review-ready = Review finished
review-positions = { $positions ->
    [one] one position
   *[other] { $positions } positions
  } · { $games } games played
review-turns = { $n ->
    [one] one turn
   *[other] { NUMBER($n, useGrouping: 0) } turns
  }
review-begins = The review begins…
review-progress = { $done } of { $total }
review-stage-sketch = a sketch, one turn in ten
review-stage-moment = the first moment
review-stage-first = first pass, position by position
review-stage-closer = a closer look at the moments
review-stage-rest = the last figures
review-others = { $n ->
    [one] Another review is worked out at the same time.
   *[other] { $n } other reviews are worked out at the same time.
  }
review-stop = Stop here
review-go-on = Go on
review-stopped = The review was stopped; what is known so far stays.
review-old = Figures of version { $version } of the game.
review-again = Work it out again
review-not-yet = No review yet
review-not-over = When the game is over: while it is played, nobody sees any chances.
review-off = This server makes no reviews. “magnat review” reads the exported game.
review-closed = At a table of friends you see only your own answers: those of the others are counted together.
common-ask = Look at the game together? Everybody would see the others’ answers too; all have to agree.
common-agree = I agree
common-refuse = No
common-waiting = You agree. Others have not agreed yet.
common-no = No shared review: everybody’s answers stay private.
common-yes = Shared review: everybody agrees.
curve-stacked = Stacked
curve-scrub = Turn
curve-leads = { $seat } leads from turn { NUMBER($turn, useGrouping: 0) } to the end.
curve-width = width of the line: what is not known yet
moments-mine = My answers
moment-none = No moment worth discussing
moment-said = Moment { $n } of { $of }, turn { NUMBER($turn, useGrouping: 0) }, { $seat }.
moment-mark = Moment { $n }, turn { NUMBER($turn, useGrouping: 0) }
answers-yours = Your answers
answers-help = your chance to win · { $games } games each, the same dice
answers-help-they = { $seat }’s chance to win · { $games } games each, the same dice
play-from-here = Play on from here
hide-search = Hide and search
hide-show = Show everything
hide-asked = What would you answer?
hide-mine = your try
step-first = Beginning
step-last = End
step-back = One step back
step-on = One step on
step-of = of { NUMBER($turns, useGrouping: 0) }
turn-title = Turn { NUMBER($turn, useGrouping: 0) }
tab-moments = Moments
tab-players = Players
tab-board = Board

hint = Hint
hint-help = your chance to win after each answer
hint-hide = Hide
hint-thinking = Playing on, again and again…
hint-counting = Still counting…
hint-best = The first answer is the best of those tried.
hint-equal = { $which ->
    [all] These answers are equally good: within 2 points.
   *[some] Answers marked “equally good” are within 2 points of each other.
  }
hint-unclear = { $which ->
    [all] No difference found: ± { $half } points in { $games } games.
   *[some] No difference found between the marked answers: ± { $half } points in { $games } games.
  }
hint-only = There is only one answer.
hint-note = Counted on { $games } games for each answer, with the same dice, if everybody then plays like the { $level } bot. A measurement, not an order.

# Side games, side by side

branch-title = The branch
branch-fold = fold
branch-unfold = unfold
compare-title = Chances to win in the same situation
compare-here = Here
compare-played = Game played
tries-title = My tries
tries-help = your chances, and those of the game played in the same situation
tries-loading = Playing on from each try…
tries-none = No tries yet.
try-played = game played
try-waits = no answer yet
try-running = being played, turn { NUMBER($turn, useGrouping: 0) }
try-won = won at turn { NUMBER($turn, useGrouping: 0) }
try-lost = lost at turn { NUMBER($turn, useGrouping: 0) }
try-left = left at turn { NUMBER($turn, useGrouping: 0) }
try-begins = from turn { NUMBER($turn, useGrouping: 0) }
try-then = { $where ->
    [fork] game played, at the same question: { $chance }
    [answer] game played, after its own answer: { $chance }
    [turn] game played, at the beginning of the same turn: { $chance }
   *[end] game played, at its end: { $chance }
  }
try-go-on = Go on
try-look = Look again
dice = Dice
same-dice = Same dice
new-dice = New dice
same-dice-help = “Same dice”: everybody rolls again what was rolled in the game played.

# Somebody's statistics

stats-title = My statistics
stats-lead = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $seat }’s, { $reviewed ->
    [0] none with a review yet
    [one] one with its review
   *[other] { $reviewed } with their review
  }.
stats-none = No finished game yet
stats-none-text = Side games, lessons and games where you hold several seats do not count.
stats-results = Results
stats-all = All games
stats-column-title = Game
stats-column-games = Games
stats-column-won = Won
stats-column-even = Even share
stats-column-reviewed = Reviews
stats-column-luck = Luck
stats-column-play = Play
stats-per-game = per game, in points
stats-won-help = a shared win counts in parts
stats-between = between { $low }% and { $high }%
stats-few = at least { $least } games: with fewer, it would only be chance
stats-too-few = too few
stats-over-time = Luck and play, game after game
stats-over-time-help = A line for each game that has a review. Upwards: won; downwards: lost, in points of chance.
stats-chart = Luck and play, { $games ->
    [one] one game
   *[other] { $games } games
  } in the order of time
stats-kinds = Mistakes by kind
stats-kinds-help = Answers that cost 2 points or more, compared with the best answer tried. “Typical”: in at least three games, and often enough not to be chance.
stats-no-kinds = No review blames you for anything.
stats-typical = typical
stats-column-kind = Kind
stats-column-count = Times
stats-column-in = In
stats-column-cost = Points
stats-in-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
stats-unreviewed = { $n ->
    [one] One game has no review yet: it counts among the results only.
   *[other] { $n } games have no review yet: they count among the results only.
  }
stats-under = Chances measured by the { $level } bot; “Play” is what your answers were worth compared with its own.
stats-export-csv = Spreadsheet (CSV)
stats-export-json = Data (JSON)
stats-forget = Forget my statistics
stats-forget-ask = Forget everything so far? The games and their reviews stay; they will no longer count for you.
stats-forget-yes = Forget
stats-forgotten = Forgotten. The next games will count again.
stats-game-of = { $date } · { $title }

mistake-bids-too-high = Pays too much at auctions
mistake-bids-too-low = Gives up too early at auctions
mistake-buys-too-much = Buys what would be better left
mistake-buys-too-little = Lets a good purchase go
mistake-agrees-too-soon = Accepts bad trades
mistake-refuses-too-soon = Refuses good trades
mistake-builds-too-much = Builds too much, or too early
mistake-builds-too-little = Builds too little, or too late
mistake-wrong-site = Builds in the wrong place
mistake-wrong-card = Plays the wrong card
mistake-holds-cards-back = Keeps cards too long
mistake-wrong-target = Picks the wrong target
mistake-wrong-way = Goes to the wrong place
mistake-wrong-payment = Pays with what was worth keeping
mistake-raises-money-badly = Raises money badly: mortgages and sales
mistake-stays-silent = Keeps silent where an objection or a claim was due
mistake-objects-in-vain = Objects or claims for nothing
mistake-jail = Picks the wrong way out of jail
mistake-other = Other answers
