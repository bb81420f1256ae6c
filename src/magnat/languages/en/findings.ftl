# What the studies have found, game by game, in English.

## What all games have

place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
in-round = round { $n }
turns-from = { $open ->
    [yes] { $low } and more
   *[other] { $low } to { $high }
}

order-chart = Playing order
order-help = Wins by rank in the first round.
order-column-1 = wins
order-first-title = Beginning helps.
order-first-text = The first player wins { $first } of games, number { $n } { $last } (± { $half }).
order-last-title = It is better to play last.
order-last-text = The first player wins { $first } of games, number { $n } { $last } (± { $half }).
order-even-title = The playing order does not matter.
order-even-text = The first player wins { $first } of games, number { $n } { $last } (± { $half }): the difference is within the interval.
order-few-title = Playing order: too few games.
order-few-text = The first player wins { $first } of games, number { $n } { $last } (± { $half }).

length-chart = Length
length-help = Everybody’s turns in a game. Half of the games take between { $low } and { $high } turns, the middle one { $middle }.
length-column-1 = games
length-title = { $each ->
    [one] One turn each.
   *[other] { $each } turns each.
}
length-text = Half of the games of { $seats } take between { $low } and { $high } turns in all.

balance-chart = Balance
balance-help = For authors of editions: nothing here is good or bad.
balance-column-1 = measured
balance-first = wins of the first to play
balance-last = wins of the last to play
balance-runaway = wins of the player who leads alone at half-time
balance-shared = games without a single winner
balance-cut = games stopped at the limit of turns
balance-length = turns, in the middle
balance-dead = spaces hardly ever visited

arrivals-chart = Where players land
arrivals-help = Share of each space in { $all } arrivals.
arrivals-column-1 = simulated
arrivals-column-2 = computed, staying in jail
arrivals-column-3 = computed, paying at once

counted-arrival = Arrival: a token comes to rest on a space, even for a moment, by dice, card or arrest. The share of a space is its arrivals divided by all arrivals.
counted-order = Playing order: the rank in the first round, whatever the seat. A shared victory is shared.
counted-interval = Intervals: 95%, Wilson’s for shares. A figure is rounded to what its interval supports; beyond 5 points either way there are too few games.
counted-sign = Measured between bots: a sign, not a cause. A player who often wins for another reason has the good cards more often too.

## Electronic Banking

floor-title = { $n ->
    [1] The 1st apartment changes everything.
    [2] The 2nd apartment changes everything.
    [3] The 3rd apartment changes everything.
    [5] The hotel changes everything.
   *[other] The { $n }th apartment changes everything.
}
floor-text = The { $group } group pays back in { $before } turns of opponents without it, in { $after } with it. Further building never gets it below { $least }.
traffic-jail-title = Traffic comes out of jail.
traffic-jail-text = { $space } gets { $share } of arrivals. The most visited street: { $street } ({ $often }); the least visited: { $quiet } ({ $seldom }).
traffic-title = The most visited space: { $space }.
traffic-text = It gets { $share } of arrivals. The most visited street: { $street } ({ $often }); the least visited: { $quiet } ({ $seldom }).
payback-chart = Opponents’ turns until a group pays back
payback-help = Land and buildings included, one opponent. On the right: of those who held the whole group, the share that won.
payback-column-1 = bare
payback-column-2 = group
payback-column-3 = 1
payback-column-4 = 2
payback-column-5 = 3
payback-column-6 = 4
payback-column-7 = hotel
payback-column-8 = wins when complete
next-chart = The next turn, from visiting jail
next-help = Of { $all } turns begun there: the share that passes the space at least once, doubles and cards included.
next-column-1 = turns
wins-chart = The first complete group
wins-help = Wins of the first player to hold a whole group, by group.
wins-column-1 = wins
wins-any = any of them
auctions-chart = Auctions
auctions-help = What a deed fetches at auction, in printed prices: 1 means the price on the board.
auctions-column-1 = times the price
auctions-all = all deeds
jail-chart = Jail, early and late
jail-help = Early: while the bank has deeds that were never sold. What a turn outside costs, and what jail spares and misses.
jail-column-1 = rent per turn, outside
jail-column-2 = rent per turn, in jail
jail-column-3 = purchases per turn, outside
jail-column-4 = share of turns in jail
jail-early = early
jail-late = late
jail-title = Jail costs early and protects late.
jail-text = A turn outside costs { $early } in rent while there are deeds to be sold, and buys one { $bought } times in a hundred; later it costs { $late }.
jail-even-title = Jail spares rent.
jail-even-text = A turn outside costs { $early } in rent while there are deeds to be sold, and buys one { $bought } times in a hundred; later it costs { $late }.
counted-payback = Payback of a group, in turns of one opponent: what it cost, divided by the sum of arrivals per turn × rent. Bare: simple rent; group: doubled.
counted-complete = Wins when complete: of those who held the whole group at any time, the share that won.
counted-next = Next turn: share of the turns begun on a space that pass the other one at least once.
counted-chain = Computed: a Markov chain over rolls, cards and triple doubles included, with the jail cards held by players, and fines paid rather than a Chance card drawn. Prisoners stay until a double or the third attempt, or pay at once.
counted-jail = Turn in jail: begun in jail, and the token did not move.

## Empire

brand-late-title = The moment counts more than the brand.
brand-late-text = { $above } and { $below } rise as much ({ $n ->
    [one] one level
   *[other] { $n } levels
}), but one is bought in round { $late }, the other in round { $early }: { $more } of wins against { $less }.
brand-title = { $above } reaches furthest.
brand-text = { $above } and { $below } rise as much ({ $n ->
    [one] one level
   *[other] { $n } levels
}); round { $late } and round { $early }: { $more } of wins against { $less }.
brand-even-title = No brand stands out.
brand-even-text = { $n ->
    [one] Among brands of one height, one stays
   *[other] Among brands of one height, all { $n } stay
} within the interval.
brands-chart = Brands
brands-help = Wins of the player who has the brand first, and the round in which that usually happens.
brands-column-1 = wins
offices-chart = Offices
offices-help = Wins by the number of offices received or bought.
offices-column-1 = wins
offices-held = { $many ->
    [yes] three offices or more
   *[other] { $n ->
        [0] no office
        [one] one office
       *[other] { $n } offices
    }
}
swaps-chart = Swaps
swaps-help = What becomes of the tower of the player who swaps.
swaps-column-1 = swaps
swaps-grows = it grows
swaps-same = it stays
swaps-shrinks = it shrinks
swaps-others = two other towers
swaps-title = Swapping pays.
swaps-text = The tower of the player who swaps grows { $grows } of the time and shrinks { $shrinks } of the time.
swaps-lost-title = Swapping does not pay.
swaps-lost-text = The tower of the player who swaps grows { $grows } of the time and shrinks { $shrinks } of the time.
swaps-none-title = Nobody swaps.
swaps-none-text = Not one swap in these games.
counted-brand = Brand: the first player who buys it, wins it at auction or is given it. A brand that sells late is bought by players who are about to win: the round stands beside it.
counted-office = Offices: those of a complete colour and those that are bought, even if they are lost later.
counted-swap = Swap: two tiles change towers; counted for the player who decided it.

## Star Wars

planets-title = { $above } weighs most, { $below } least.
planets-text = The side that completes { $above } first wins { $more } of games; with { $below }, { $less }. The former is completed in { $rare } of games, the latter in { $often }.
planets-even-title = No planet decides alone.
planets-even-text = From { $above } ({ $more }, completed in { $rare } of games) to { $below } ({ $less }, in { $often }), the difference is within the interval.
planets-chart = Planets
planets-help = Wins of the side that completes the planet first, and the share of games in which somebody does.
planets-column-1 = wins
held-in = complete: { $share }
sides-chart = Sides
sides-help = Wins of each side.
sides-column-1 = wins
sides-rebel-title = The Rebellion wins more often.
sides-rebel-text = It wins { $rebel } of games, the Empire { $empire }.
sides-empire-title = The Empire wins more often.
sides-empire-text = It wins { $empire } of games, the Rebellion { $rebel }.
sides-even-title = The two sides are even.
sides-even-text = The Rebellion wins { $rebel } of games, the Empire { $empire }: the difference is within the interval.
force-chart = Force cards
force-help = Of those who used the card at least once, the share that won.
force-column-1 = wins
counted-planet = Planet: complete when all of its spaces bear bases of one side. Counted for the first side to manage it.
counted-side = Sides: a victory counts for the winner’s side.
counted-force = Force cards: played for their upper half, refusals and ways out of jail included.

## Deal

cards-best-title = { $card }: far ahead of the rest.
cards-best-text = Players who draw this card win { $share } of games; the next one ({ $next }) stands at { $less }.
cards-even-title = No card wins alone.
cards-even-text = { $card } leads ({ $share }), then { $next } ({ $less }): the difference is within the interval.
cards-chart = Cards
cards-help = Of those who drew the card at least once, the share that won.
cards-column-1 = wins
cards-property = a property
cards-wild = a property of several colours
cards-rent = rent for two colours
cards-rent-any = rent for all colours
ends-chart = How the last set is completed
ends-help = The card that brought the victory.
ends-column-1 = games
ends-laid = laid from the hand
ends-paid = received in payment
ends-taken = taken from another
ends-swapped = swapped
ends-stolen = a whole set stolen
ends-turned = by rearranging
ends-counted = nobody: the tables were compared
ends-title = The last card usually comes like this: { $way }.
ends-text = { $share } of games end in this way; { $stolen } by a whole set stolen.
noes-chart = What is refused
noes-help = Share of threats that somebody answers with a “no”.
noes-column-1 = threats
noes-demanded = to pay
noes-wants = to lose a property
noes-wants-swap = a swap
noes-wants-group = to lose a whole set
noes-title = The “no” is kept for a whole set.
noes-text = { $group } of thefts of sets are refused, and { $debt } of payments.
noes-other-title = The “no” is not kept for a whole set.
noes-other-text = { $group } of thefts of sets are refused, and { $debt } of payments.
noes-none-title = Nobody threatens a set.
noes-none-text = Not one theft of a set in these games.
jokers-chart = What a “no” is worth
jokers-help = Wins of players who said no at least once, of those who end with a “no” in hand, and of the others.
jokers-column-1 = wins
jokers-said = said no
jokers-kept = kept it
jokers-neither = had none
counted-card = Card: drawn at least once, opening hand included. Notes are counted by value, properties and rents by kind.
counted-end = Last set: what happened just before the victory.
counted-no = No: a Just Say No laid. A threat is a demand, a theft or a swap.

## Millionaire

stars-chart = Stars
stars-help = Wins of the first player on a level, and of players who end on a level.
stars-column-1 = wins
stars-first = { $n ->
    [3] 1st with three stars
   *[5] 1st with five stars
}
stars-end = { $n ->
    [1] ends with one star
    [3] ends with three stars
   *[5] ends with five stars
}
stars-rise-title = Rising pays.
stars-rise-text = The first with five stars wins { $first } of games; players who end with one star, { $low }.
stars-even-title = Rising first is not enough.
stars-even-text = The first with five stars wins { $first } of games; players who end with one star, { $low }.
stars-never-title = Nobody reaches five stars.
stars-never-text = Not once in these games.
streets-chart = Streets or stars
streets-help = Wins of players who held a whole group, who end with five stars, who did both, and neither.
streets-column-1 = wins
streets-both = group and five stars
streets-streets = group, without five stars
streets-stars = five stars, without a group
streets-neither = neither
streets-more-title = A group is better than five stars.
streets-more-text = With a group but not five stars: { $street } of wins; with five stars but no group: { $star }.
streets-less-title = Five stars are better than a group.
streets-less-text = With five stars but no group: { $star } of wins; with a group but not five stars: { $street }.
streets-even-title = A group or five stars: no difference.
streets-even-text = With a group but not five stars: { $street } of wins; with five stars but no group: { $star }.
streets-none-title = One does not come without the other.
streets-none-text = Nobody here had a group without five stars, or the reverse.
fortune-chart = Fortune cards
fortune-help = Of those who took the card at least once, the share that won.
fortune-column-1 = wins
counted-stars = Stars: the first to reach a level, by GO or by a card; in the end, the level of each.
counted-streets = Group: held whole at any time.
counted-fortune = Fortune cards: taken from the board, kept or not.
