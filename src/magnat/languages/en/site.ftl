### The words of the page without a server.

## The first load

site-once-1 = Just this once.
site-once-2 = After that, even offline.
site-lead = There is no server here: the whole game, its rules and its bots install themselves in this browser. Your games never leave this device.
site-part-pages = Pages and drawings
site-part-texts = Rules and texts
site-part-python = Engine
site-part-library = The engine’s library
site-part-games = The five games and the bots
site-part-analysis = Reviews and hints
site-percent = { $part }%
site-of = { $got } of { $size } MB
site-size = { $size } MB
site-counts = The percentage counts the bytes received. Cut off? It resumes where it stopped.
site-starting = Starting…
site-choose = Choose now: the game will start by itself
site-play-then = Play { $game } as soon as it is ready
site-play-waits = Noted: { $game } will start as soon as it is ready
site-progress = Installing
site-left = about { $seconds } s to go
site-still = Still on its way… { $got } MB so far
site-cut = The network is gone. It will resume at { $got } MB.
site-metered = This browser is saving data. Installing takes { $size } MB, just this once.
site-fetch = Install now
site-title-ready = ● Ready

site-now = Possible right now
site-now-rules = Read the rules
site-now-rules-text = All five booklets, with search.
site-now-bank = Run the bank
site-now-bank-text = For a real box: it does not need the engine.
site-now-settings = Settings
site-now-settings-text = Language, theme, sounds, text size.
site-open = Open
site-then = Once it is ready
site-then-play = Play
site-then-play-text = Against bots, several around one screen, lessons, replays.
site-then-offline = Offline
site-then-offline-text = On a train, on a plane: nothing is downloaded again.
site-then-install = Install
site-then-install-text = An icon like an app, without a store.
site-away = On several screens
site-away-text = Side by side, a code is enough. From a distance you need a server’s address.

## Ready

site-ready = Works offline.
site-ready-text = Everything is here: five games, their rules, the bots.
site-spoken-ready = Ready, works offline
site-proven = checked offline
site-hello = Ready, { $name }.
site-play = Play { $game }
site-games = Your games
site-games-size = { $n ->
    [one] One game · { $size } kB
   *[other] { $n } games · { $size } kB
}
site-no-games = No games yet.
site-resume = Resume
site-see-again = Watch again
site-finished-at = finished on { $day }
site-with = with { $names }
site-kilo = { $size } kB
site-broken = The engine could not be installed
site-broken-text = Rules, bank and settings work without it. It will resume where it stopped.

site-install = Install Magnat
site-install-text = An icon on the home screen and a window of its own. { $size } MB, already here: nothing to download again.
site-install-how = Open the browser’s menu, or the share button on an iPhone or iPad.
site-install-how-2 = Choose “Install” or “Add to Home Screen”.
site-install-go = Install
site-install-later = Not now

site-device = On this device
site-device-steady = Steady bots
site-device-steady-text = answer at once
site-device-hard = Thoughtful bots
site-device-hard-text = slower here than with a server; a second engine thinks for them
site-device-people = Several around the screen
site-device-people-text = hands are hidden when it is passed on

## Another tab, another version, nothing to keep

site-elsewhere = Magnat is open in another tab
site-elsewhere-text = A game is played in one tab at a time. Close the other one and this one goes on by itself; or play here.
site-here = Play here
site-unkept-full = This browser has no room left: the rest of the game is not kept. Export it, or make room.
site-unkept-refused = This browser keeps nothing: the game lasts as long as this tab.
site-new-version = A new version is waiting.
site-new-version-text = Your games go with it.
site-new-version-size = { $size } MB, already here.
site-update = Update

## At a distance

site-remote = Playing at a distance needs a server
site-remote-text = This page works on its own. If somebody runs a Magnat server, enter its address: it opens over there.
site-remote-address = Address of the server
site-remote-go = Go there
site-remote-bad = This address cannot be read.

## Next to me, without a server

near-title = Next to you, on the same network
near-title-text = Your friend has a device of their own, on the same Wi-Fi. They come to your table without a server: one code there, one code back.
near-have-code = I was given a code
near-lead = A game, seats, a code for each friend. Nobody needs a server or an account.
near-invite = Invite somebody next to you
near-invite-text = Their device is on the same network as yours. One code there, one code back: nothing passes through anywhere else.
near-code-make = Prepare a code
near-making = The code is being prepared…
near-give = Your friend takes a picture of this square, or opens this link that you send.
near-link = The link for them
near-qr-alt = This link, as a QR code
near-paste = Their page gives them a reply code. Paste it here:
near-scan = Read the code with the camera
near-scan-picture = What the camera sees
near-scan-end = Stop the camera
near-scan-refused = The camera does not answer: paste the code.
near-seat-them = Seat them at the table
near-joining = Your two devices are looking for each other…
near-come = Done: your friend is at the table.
near-another = Prepare a new code
near-copy = Copy
near-honest = This device runs the table, and a hand leaves it only for the player who holds it. Your friends still have to trust you: what the page knows, you could read. Keep it open: without it the game waits.
near-seat = next to me, by a code
near-seat-way = Next to me
near-seat-waits = waiting for somebody next to you
near-setup = { $n ->
    [one] One seat is free for somebody next to you: the code comes next.
   *[other] { $n } seats are free for people next to you: the codes come next.
}
near-held = { $n ->
    [one] A bot will take the free seat: once the game has begun, nobody else can join.
   *[other] Bots will take the { $n } free seats: once the game has begun, nobody else can join.
}
near-lost = { $n ->
    [one] { $names } is no longer connected: the seat is kept.
   *[other] { $names } are no longer connected: their seats are kept.
}
near-lost-go = Give a new code
near-guest = At the table next to you
near-guest-back = Show this code to your host, or send it. They paste it on their side, and you are at the table.
near-guest-code = Your reply code
near-guest-alt = This code, as a QR code
near-guest-waits = The page waits until the host has pasted this code. Leave it open.
near-guest-give = The code, or the link, that the host gave you
near-guest-go = Continue
near-guest-honest = The host’s device runs the table and rolls the dice. Hands stay hidden there as long as the host is honest.
near-bad = This code cannot be read. A letter may be missing: copy all of it.
near-old = This code answers an earlier invitation. Prepare a new code and give that one.
near-own-code = This is a code for a guest. What is needed here is the reply code from their page.
near-answer-here = This is a reply code: paste it on the host’s page, not here.
near-other-version = Your two pages have different versions. Reload both, then start again.
near-no-network = This browser finds no network. Join the Wi-Fi at home, then start again.
near-no-way = Your two devices cannot find each other. Are they on the same Wi-Fi? Hotel and guest Wi-Fi keep devices apart: share a phone’s connection, and start again.
near-sent-away = The table could not let your friend in. Prepare a new code.
near-left = The connection to your friend is lost. A new code gives them their seat again.
near-started = The game has begun without you: only those who were in it can come back.
near-full = All the seats of this table are taken.
near-no-table = The host no longer has this table.
near-refused = The host could not let you in. Ask for a new code.
near-host-gone = The host has left, or the connection is lost. Ask for a new code: your seat is waiting for you.
near-gone = The connection to the host is lost
near-gone-text = Ask for a new code: your seat is waiting for you.
near-gone-go = Enter the new code

## The games that are kept

site-kept = Where they are kept
site-kept-text = In this browser, on this device, and nowhere else. Every answer is written before the table moves: closing the tab loses nothing.
site-kept-firmly = This browser will not delete them to make room.
site-kept-loosely = This browser may delete them if it runs out of room: export those that matter.
site-export-all = Export everything
site-export-size = Export everything ({ $size } kB)
site-import = Import a file
site-imported = { $n ->
    [0] There is nothing to import in this file.
    [one] One game imported.
   *[other] { $n } games imported.
}
site-import-bad = This file is not a game of Magnat.
site-erase = Delete from this device
site-erase-sure = Delete all games kept here?
site-erase-yes = Yes, delete them all
site-erase-no = No

## Luck

site-luck = Without a server, this browser draws the seed of luck. The check proves that nobody changed the dice during the game; that the seed was drawn at random, you have only your own word for it.

## Sharing a game

site-link-long = This game is too long for a link. It was shared as a file.
site-link-bad = This link contains no game
site-link-bad-text = It may have been cut. Ask for it again, or for the file.
