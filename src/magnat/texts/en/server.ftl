# What the server tells around a game, and what it refuses.

notice-away = { $name } is away.
notice-back = { $name } is back.
notice-stands-in = { $bot ->
    [silence] Silence answers for { $name }.
   *[other] A bot ({ $bot }) plays for { $name }.
}
notice-budget-spent = { $name } was away for too long in all: the game no longer counts for this seat.
notice-pause-asked = { $name } asks for a pause.
notice-paused = The game is paused.
notice-resumed = { $name } resumes the game.
notice-bot-sits = { $name }: a bot ({ $bot }) takes this seat.
notice-opened = The seat of { $name } is open to a person.
notice-sat = { $name } sits down.
notice-removed = The host removed { $name }; a bot takes the seat.
notice-resigned = { $name } gives up the game.
notice-chat = { $name }: { $text }
notice-aborted = The game was ended; the seed of its luck is shown in the record.

refusal-stale = the question has changed meanwhile
refusal-unfinished = a word is missing: say the whole sentence
refusal-spectator = those who watch do not play
refusal-paused = the game is paused
refusal-not-paused = the game is not paused
refusal-not-started = the game has not begun
refusal-already-started = the game has already begun
refusal-not-over = the game is not over
refusal-open-seats = there are still open seats
refusal-seat-taken = this seat is taken
refusal-seat-empty = this seat is empty
refusal-already-seated = you sit at this table already
refusal-no-such-seat = there is no such seat
refusal-no-such-table = there is no such table
refusal-no-such-game = there is no such game
refusal-no-such-language = there is no such language
refusal-no-such-page = there is no such page
refusal-wrong-method = this address is not used that way
refusal-no-such-offer = this offer is no more
refusal-not-an-offer = nobody has to answer this
refusal-too-many-offers = too many offers wait for an answer already
refusal-nothing-to-take-back = there is nothing to take back
refusal-nature-spoke = the dice or the cards have spoken since
refusal-others-answered = somebody else has answered since
refusal-hidden-came-to-light = a hidden card has been seen since
refusal-too-late-to-take-back = it is too late: other players are waiting
refusal-not-host = only the host can do that
refusal-not-in-front = another seat is in front of the screen
refusal-not-your-seat = this seat is not yours
refusal-wrong-password = the password is not right
refusal-locked = the table is closed
refusal-bad-name = a name has 1 to 20 printable characters
refusal-bad-option = there is no such option, or not with this value
refusal-no-player = who are you? Give a name first
refusal-wrong-origin = this page may not speak to this server
refusal-malformed = the message is not understood
refusal-too-large = the message is too large
refusal-too-fast = that is too fast: wait a moment
refusal-too-many = that is too much at once
refusal-slow = the connection is too slow; it resumes
refusal-removed = the host removed you from the table
refusal-shutting-down = the server restarts; nothing is lost
refusal-store-unavailable = the game cannot be kept just now; try again
refusal-not-readable = this version of Magnat cannot play this game on; its record is still there
refusal-not-possible = that is not possible
refusal-fault = a fault of the server; nothing has changed
