### The words of the page without a server.

## The first load

site-once-1 = Just this once.
site-once-2 = After that, even offline.
site-lead = There is no server here: the whole game, its rules and its bots install themselves in this browser. Your games never leave this device.
site-home-lead = Alone against bots, or several around one screen. Every rule as in the booklet. No account, no server, no advertising.
site-part-pages = Pages and drawings
site-part-texts = Rules and texts
site-part-python = Engine
site-part-library = The engine’s library
site-part-games = The five games and the bots
site-percent = { $part }%
site-of = { $got } of { $size } MB
site-size = { $size } MB
site-counts = The percentage counts the bytes that have arrived. Cut off? It goes on from where it was.
site-starting = The engine is starting.
site-meanwhile = Choose already: the game begins by itself.
site-progress = Installing

## Ready

site-ready = Works offline.
site-ready-text = Everything is here: five games, their rules, the bots.
site-broken = The engine could not be installed
site-broken-text = Rules, bank and settings work without it. It will go on from where it was.

## Another tab, another version, nothing to keep

site-elsewhere = Magnat is open in another tab
site-elsewhere-text = A game is played in one tab at a time. Close the other one and this one goes on by itself; or play here.
site-here = Play here
site-unkept-full = This browser has no room left: the rest of the game is not kept. Export it, or make room.
site-unkept-refused = This browser keeps nothing: the game lasts as long as this tab.
site-new-version = A new version is waiting.
site-new-version-text = Your games go with it.
site-update = Update

## At a distance

site-remote = Playing at a distance takes a server
site-remote-text = This page works alone. If somebody runs a Magnat server, give its address: it opens over there.
site-remote-address = Address of the server
site-remote-go = Go there
site-remote-bad = This address cannot be read.
site-others = Play at a distance

## The games that are kept

site-kept = Where they are kept
site-kept-text = In this browser, on this device, and nowhere else. Every answer is written before the table moves: closing the tab loses nothing.
site-kept-firmly = This browser will not delete them to make room.
site-kept-loosely = This browser may delete them if it runs out of room: export those that matter.
site-export-all = Export everything
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

site-luck = Without a server it is this browser that draws the seed of luck. The check says that nobody changed the dice during the game; that the seed was drawn at random you have from nobody but yourself.

## Sharing a game

site-link-long = This game is too long for a link. It was sent as a file.
site-link-bad = This link holds no game
site-link-bad-text = It may have been cut. Ask for it again, or for the file.
