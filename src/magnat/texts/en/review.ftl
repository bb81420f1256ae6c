# The review of a game, in English: the page, the terminal, and the sentences that say why.

review-title = Review of the game
review-facts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } · { $games } games played
review-under = if everybody played on like the { $level } bot
review-verdict = { $gave ->
    [yes] Dice and cards gave { $seat } { $luck } { $luck_is ->
        [one] point
       *[other] points
      },
   *[no] Dice and cards took { $luck } { $luck_is ->
        [one] point
       *[other] points
      } from { $seat },
  } { $answers ->
    [back] the answers gave back { $play }.
    [more] the answers cost { $play } more.
    [cost] the answers cost { $play }.
    [won] the answers won { $play }.
   *[none] the answers changed nothing.
  }
review-verdict-you = { $gave ->
    [yes] Dice and cards gave you { $luck } { $luck_is ->
        [one] point
       *[other] points
      },
   *[no] Dice and cards took { $luck } { $luck_is ->
        [one] point
       *[other] points
      } from you,
  } { $answers ->
    [back] your answers gave back { $play }.
    [more] your answers cost { $play } more.
    [cost] your answers cost { $play }.
    [won] your answers won { $play }.
   *[none] your answers changed nothing.
  }
review-decided = decided at turn { NUMBER($turn, useGrouping: 0) }
review-until = provisional figures, up to turn { NUMBER($turn, useGrouping: 0) }
review-aborted = broken off
review-nothing = No answer cost more than 2 points. The dice did the rest.
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
column-play-of = beside the { $level } bot
column-others = Others’ play
column-end = End
column-decisions = Decisions
column-sum = Sum
in-points = points of chance
you = (you)

moments-title = Worth talking about
moments-all = All
moments-answers = Answers
moments-luck = Luck
moment-of = { $seat } is asked
told-to = To { $seat }: “{ $line }”
moment-luck = luck
better = better:
best-tag = best
equal-tag = equally good
given-tag = { $seat } answers
given-tag-you = your answer
tried-title = The answers
tried-help = { $seat }’s chance to win · the same dice for all
tried-more = { $n ->
    [one] one more answer
   *[other] { $n } more answers
  }
before-after = Chances, before → after
cost-in = points of chance, ± { $half }
previous = Previous moment
next = Next moment
between = between { $low } and { $high } in 100
theme = Light or dark
language = Français

word-blunder = Blunder
word-error = Error
word-doubtful = Doubtful
word-uncertain = Uncertain

why-lock = { CAP($space) } was the lock of the { $group } group.
why-lock-build = { CAP($space) } was the lock of the { $group } group, and { $seat } has { $amount } to build on the very next turn.
why-blocked = Without { $space }, { $seat } will not have the { $group } group.
why-rent-mine = { CAP($space) } would bring { $amount } a stop instead of { $instead }.
why-rent-theirs = { CAP($space) } now costs { $amount } a stop instead of { $instead }.
why-short = { $amount } is left: a rent of { $rent } within reach of the dice means mortgages.
why-none = No simple reason: the games played show it.
