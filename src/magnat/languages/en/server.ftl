# What the server tells around a game, and what it refuses.

notice-away = { $voice ->
    [you] You are away.
   *[they] { $name } is away.
}
notice-back = { $voice ->
    [you] You are back.
   *[they] { $name } is back.
}
notice-stands-in = { $voice ->
    [you] { $bot ->
        [silence] Silence answers for you.
       *[other] The bot ({ $bot }) plays for you.
    }
   *[they] { $bot ->
        [silence] Silence answers for { $name }.
       *[other] A bot ({ $bot }) plays for { $name }.
    }
}
notice-budget-spent = { $voice ->
    [you] You were away for too long in all: the game no longer counts for your seat.
   *[they] { $name } was away for too long altogether: the game no longer counts for this seat.
}
notice-hint = { $voice ->
    [you] You take a hint.
   *[they] { $name } takes a hint.
}
notice-take-back-asked = { $voice ->
    [you] You would like to take your last answer back.
   *[they] { $name } would like to take the last answer back.
}
notice-take-back-agreed = { $voice ->
    [you] You agree.
   *[they] { $name } agrees.
}
notice-take-back-refused = The answer is not taken back. The game goes on.
notice-take-back-withdrawn = { $voice ->
    [you] You withdraw your request.
   *[they] { $name } withdraws the request.
}
notice-pause-asked = { $voice ->
    [you] You ask for a pause.
   *[they] { $name } asks for a pause.
}
notice-paused = The game is paused.
notice-resumed = { $voice ->
    [you] You resume the game.
   *[they] { $name } resumes the game.
}
notice-bot-sits = { $name }: a bot ({ $bot }) takes this seat.
notice-opened = { $name }’s seat is free again.
notice-asks-seat = { $name } asks to take a seat, and would see its hand.
notice-turned-away = { $voice ->
    [you] You would rather not have { $text } take that seat.
   *[they] { $name } would rather not have { $text } take that seat.
}
notice-sat = { $voice ->
    [you] You sit down.
   *[they] { $name } sits down.
}
notice-sat-with-hand = { $voice ->
    [you] You sit down and now see the hand of { $text }.
   *[they] { $name } sits down and now sees { $text }’s hand.
}
notice-removed = The host removed { $name }; a bot takes the seat.
notice-resigned = { $voice ->
    [you] You give up the game.
   *[they] { $name } resigns.
}
notice-chat = { $voice ->
    [you] You: { $text }
   *[they] { $name }: { $text }
}
notice-offer-refused = { $voice ->
    [you] You decline { $to_name }’s offer.
    [to_you] { $name } declines your offer.
   *[they] { $name } refuses { $to_name }’s offer.
}
notice-offer-withdrawn = { $voice ->
    [you] You withdraw your offer to { $to_name }.
    [to_you] { $name } withdraws the offer to you.
   *[they] { $name } withdraws the offer to { $to_name }.
}
notice-offer-void = { $voice ->
    [you] Your offer to { $to_name } no longer holds.
    [to_you] { $name }’s offer to you no longer holds.
   *[they] { $name }’s offer to { $to_name } is no longer valid.
}
notice-aborted = The game was ended; the record shows the seed of its luck.

refusal-stale = the question has changed meanwhile
refusal-unfinished = a word is missing: say the whole sentence
refusal-spectator = spectators cannot play
refusal-paused = the game is paused
refusal-not-paused = the game is not paused
refusal-not-started = the game has not begun
refusal-already-started = the game has already begun
refusal-no-hints = no hints at this table
refusal-no-hints-left = you have no hints left
refusal-too-late-to-take-back = it is too late: other players are waiting
refusal-already-asked = another request is still waiting for an answer
refusal-asked-before = you have already asked about this answer
refusal-no-more-requests = two requests in a game, and no more
refusal-somebody-away = all have to agree, and somebody is away
refusal-nothing-asked = there is no request
refusal-no-reviews = this server makes no reviews
refusal-not-fetched = a part of this page is still missing; try again with a network
refusal-not-over = the game is not over
refusal-seat-taken = this seat is taken
refusal-seat-empty = this seat is empty
refusal-already-seated = you already sit at this table
refusal-no-such-seat = there is no such seat
refusal-no-such-table = there is no such table
refusal-not-operator = this needs the operator’s key
refusal-no-such-ban = there is no such ban
refusal-bad-address = this is not an IP address
refusal-bad-network = this is not the network size that the server uses
refusal-no-such-game = there is no such game
refusal-no-such-language = there is no such language
refusal-no-such-page = there is no such page
refusal-wrong-method = this address is not used that way
refusal-no-such-offer = this offer no longer exists
refusal-not-an-offer = nobody has to answer this
refusal-too-many-offers = too many offers are already waiting for an answer
refusal-nothing-to-take-back = there is nothing to take back
refusal-nature-spoke = dice have been rolled or cards drawn since
refusal-others-answered = somebody else has answered since
refusal-hidden-came-to-light = a hidden card has been seen since
refusal-not-here = this can only be done on the computer that runs Magnat
refusal-sat-elsewhere = you have sat at another seat of this table, and know its hand
refusal-nobody-asks = nobody asks for this seat
refusal-not-host = only the host can do that
refusal-not-watching = while a game runs, its record is only for its players and spectators
refusal-needs-server = this needs a server
refusal-needs-browser = this can only be done in a browser that plays without a server
refusal-password-needs-server = a password needs a server: here, guests join by a code
refusal-public-needs-server = a public table needs a server: here, guests join by a code
refusal-not-in-front = another seat is in front of the screen
refusal-not-your-seat = this seat is not yours
refusal-wrong-password = wrong password
refusal-locked = the table is closed
refusal-bad-name = a name has 1 to 20 printable characters
refusal-bad-edition = this edition cannot be played
refusal-bad-option = there is no such option, or not with this value
refusal-no-player = who are you? Give a name first
refusal-wrong-origin = this page may not speak to this server
refusal-banned = this server is closed to you for now
refusal-no-chat = there is no chat at this table
refusal-phrases-only = only ready-made phrases can be sent here
refusal-no-public-tables = public tables are closed to you at the moment; you can still join by a link
refusal-rename-first = choose another name first, in the settings
refusal-not-a-person = there is nobody at this seat
refusal-thats-you = that is you
refusal-no-such-message = there is no such message
refusal-too-many-reports = five reports a day, and no more
refusal-too-many-blocks = your list is full: remove a name first
refusal-no-such-block = this name is not in your list
refusal-no-such-notification = there is no such notice
refusal-outdated = this page is older than the server: reload it
refusal-too-new = this page is newer than the server: it is being replaced, try again
refusal-malformed = the message is not understood
refusal-too-large = the message is too large
refusal-too-fast = that is too fast: wait a moment
refusal-busy = the tables need all their bots at the moment; try again in a few seconds
refusal-open-elsewhere = these games are open in another tab
refusal-other-version = the two pages have different versions: reload both
refusal-too-many = that is too much at once
refusal-too-many-names = too many new names from here: use one that you have, or wait a while
refusal-too-many-bots = too many tables are being played by bots alone: sit down, or wait for one to end
refusal-slow = the connection is too slow; it will resume
refusal-removed = the host removed you from the table
refusal-shutting-down = the server restarts; nothing is lost
refusal-store-unavailable = the game cannot be kept just now; try again
refusal-not-readable = this version of Magnat cannot continue this game; it is kept as it is
refusal-not-possible = that is not possible
refusal-fault = a server error; nothing has changed

# Pages of a server that lacks the client or the documentation

page-not-installed = The server is here; the page to play on is not installed yet.
page-no-docs = The documentation is not installed on this server: “make docs” writes it.
