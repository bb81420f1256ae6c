# What the dice say: the study of each game, in English.

study-title = What the dice say
study-few = too few games
study-facts = { $count ->
    [one] one game
   *[other] { $played } games
} · { $seats } players · { $bot } · seed { $seed }
study-bot = { $bot ->
    [random] bots that play at random
    [distracted] distracted bots
    [steady] steady bots
    [search] bots that search
    [easy] easy bots
    [normal] normal bots
    [hard] hard bots
   *[other] bots “{ $bot }”
}
study-how = How it is counted
study-again = The command that repeats every figure
study-table = Table
study-whisker = The whisker covers the 95% interval. The dashed line marks equal chances.
study-made = Study made by Magnat { $version }. It depends on the seed alone, not on the number of processes.
study-name = What
study-interrupted = Stopped after { $done ->
    [one] one game. Nothing is lost
   *[other] { $done } games. Nothing is lost
}: add --resume to play those that are left ({ $left }).

study-lead = What thousands of games between bots show: sentences first, then the pictures they come from.
study-game = Game
study-at = { $n } players
study-seats = Players
study-level = Who plays
study-tables = Everything as tables
study-touched = Space in hand
study-arrivals = of arrivals
study-every = { $n ->
    [one] An opponent comes by every turn.
   *[other] An opponent comes by once in { $n } turns.
}
study-computed = Computed: { $stay } staying in jail, { $pay } paying at once.
study-least = The least visited street
study-groups = By space of the group, on average
study-scale = From { $low } to { $high }; by chance { $fair }. { $off } is off the scale ({ $share }).
study-more = the page of this game
study-rows = { $shown } of { $all }: all of them in the table.
study-none = No study of this game yet.
study-sign = Measured between bots: a sign, not a cause.
study-map = The board: arrows go from space to space, a letter goes to the name that begins with it.

question-any = what do the dice say?
question-electronic = where do players land, what pays back?
question-empire = which brands make towers?
question-star-wars = which planets decide?
question-deal = which cards win?
question-millionaire = rise fast, or cash in?
