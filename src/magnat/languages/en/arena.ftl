# The page that an arena writes, in English.

arena = The arena
headline = { $bot } wins { $rate } of its games
headline-interval = With 95% confidence, the true share lies between { $low } and { $high }. An even chance would be { $fair }.
facts = { $games } games · { $seats } seats · seed { $seed }
variant = variant { $variant }

wins-title = Who wins
wins-help = The share of games won by each seat that the bot took; the bar spans the 95% interval (Wilson). The dashed line is an even chance.

table-title = Ratings
table-help = Every deal is played once in each rotation of the seats, with the same luck. The rating is openskill’s (Plackett–Luce): the level that the bot very probably surpasses.
column-bot = Bot
column-rating = Rating
column-wins = Wins
column-games = Seats played
column-decisions = Decisions per game
column-ms = ms per decision
column-fallbacks = Replaced
column-simulations = Simulations per second

length-title = How long games last
length-help = Turns until the game is over. Half of the games are over after { $median }.
turns = turns
games = games

course-score = Score
course-title = { $measure } over time
course-help = The mean of all seats of a bot, every { $every } turns; a finished game keeps its last value.

board-title = Where tokens come to rest
board-help = Share of all { $stops } stops. The more golden, the more visited.
board-most = Most visited
board-least = Least visited

made = Made by Magnat { $version } ({ $how }). The results depend on the seed alone, not on the number of processes; times are measured on this machine, and a search with a time budget follows them.
how-compiled = compiled
how-pure = pure Python
