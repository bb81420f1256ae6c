### Star Wars: die eigenen Texte. Die der gemeinsamen Mechanik stehen in common.ftl.

game-title = Star Wars
game-about = Zwei Seiten, acht Planeten, ein Sieg.
game-minutes = 45 Min.
game-booklet = Anleitung von 2015
game-measure = Basen
game-reminder = Ziel: die meisten Basen für deine Seite, wenn auf jedem Planetenfeld eine steht.
    Dein Zug: würfeln, das freie Feld kaufen oder die Miete zahlen, beenden.
    Gegner zahlen die ganze Miete, Verbündete die halbe; ein vollständiger Planet verdoppelt sie.
    Der Hyperantrieb springt auf ein freies Feld, der Kopfgeldjäger setzt eine Basis umsonst.
    Machtkarten spielst du, wenn sie helfen. Geld zählt am Ende nicht.

## Varianten

variant-standard = Klassisches Spiel
variant-standard-about = Zwei bis vier Leute auf zwei Seiten; zu dritt beginnt, wer allein spielt, und hält sechs Machtkarten.

## Optionen

option-sides = Seiten
option-sides-help = Wer mit wem spielt: die Seiten abwechselnd um den Tisch, Verbündete nebeneinander, oder alle wählen selbst.
option-sides-rebels-first = abwechselnd, Rebellion zuerst
option-sides-empire-first = abwechselnd, Imperium zuerst
option-sides-together = Verbündete nebeneinander
option-sides-chosen = alle wählen selbst
option-youngest = Der jüngste Platz der Rebellion
option-youngest-help = Der Platz der jüngsten Person der Rebellion, die zu zweit oder zu viert beginnt; sonst bestimmt das Los jemanden aus der Rebellion.
option-youngest-value = { $n ->
    [0] dem Los überlassen
   *[other] Platz { $n }
}
option-rent-claim = Mieten
option-rent-claim-help = Die Miete wird für dich verlangt, oder du musst vor dem nächsten Wurf selbst daran denken.
option-rent-claim-auto = werden für dich verlangt
option-rent-claim-manual = selbst verlangen
option-force-windows = Machtkarten spielen
option-force-windows-help = In jedem offenen Moment oder nur im eigenen Zug.
option-force-windows-full = jederzeit
option-force-windows-own-turn = im eigenen Zug
option-jsn-rent = Nein zur Miete
option-jsn-rent-help = „Sag einfach Nein“ hebt auch eine Miete auf.
option-jail-double-rerolls = Nach dem befreienden Pasch noch einmal würfeln
option-jail-double-rerolls-help = Der Pasch, der das Gefängnis öffnet, bringt einen weiteren Wurf.
option-side-tie = Gleichstand der Seiten
option-side-tie-help = Die am besten gelegene Basis bestimmt, wer gewinnt, oder nur die Seite, die gewinnt.
option-side-tie-owner = wer sie besitzt, gewinnt
option-side-tie-count = sie bestimmt die Seite
option-turn-limit = Anzahl der Züge
option-turn-limit-help = Nach so vielen Zügen, alle zusammengerechnet, werden die Basen auf dem Plan gezählt.
option-turn-limit-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Zug
   *[other] { $n } Züge
}
option-windows = Eingreifen
option-windows-help = Alle greifen ein, wann sie wollen, oder der Tisch fragt jedes Mal reihum.
option-windows-clicks = wann du willst
option-windows-polled = alle der Reihe nach

## Credits, Seiten, Figuren

money-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
deck-force = Macht
deck-chance = Ereignis
side-rebel = die Rebellion
side-empire = das Imperium
token-luke = Luke Skywalker
token-vader = Darth Vader
token-finn = Finn
token-kylo = Kylo Ren
token-rey = Rey
symbol-rebel-a = der blaue Phönix
symbol-rebel-b = der blaue Stern
symbol-empire-a = das rote Rad
symbol-empire-b = die rote Sichel
threat-pay = eine Forderung nach Credits
threat-replace = eine eroberte Basis
threat-destroy = Sabotage
threat-exchange = ein erzwungener Tausch
threat-jail = eine Gefangennahme

## Planeten

planet-kashyyyk-about = Dörfer in Bäumen, hoch wie Berge; hinaufklettern ist dort leichter als landen.
planet-hoth-about = Eine Eiswüste, die nachts tödlich wird, mit Gängen unter dem Schnee für alle, die sich verstecken.
planet-geonosis-about = Eine rote Wüste, durchlöchert von riesigen Stöcken, deren Schmieden nie erlöschen.
planet-dagobah-about = Ein Sumpf im Nebel, fern von jeder Karte, wo Geduld die wichtigste Lektion ist.
planet-tatooine-about = Zwei Sonnen, Sand, Schmuggelei und die Langeweile aller, die vom Fortgehen träumen.
planet-kamino-about = Ein Ozean unter endlosem Regen; wo es trocken ist, Labors von beunruhigendem Weiß.
planet-endor-about = Ein Mond voller Wald, Heimat eines kleinen Volks, das man besser nicht unterschätzt.
planet-coruscant-about = Eine Stadt, die ihren Planeten verschluckt hat, Stockwerk um Stockwerk, und ganz oben sitzt die Macht.

## Vor dem Spiel

fact-chose-side = { $voice ->
    [you] Du kämpfst für { $side }.
   *[they] { $seat } kämpft für { $side }.
}
fact-on-side = { $voice ->
    [you] Du kämpfst für { $side }.
   *[they] { $seat } kämpft für { $side }.
}
fact-alone = { $voice ->
    [you] Allein gegen zwei bekommst du { $cards } Machtkarten.
   *[they] { $seat } bekommt allein gegen zwei { $cards } Machtkarten.
}
fact-chose-token = { $voice ->
    [you] Du spielst { $token }.
   *[they] { $seat } spielt { $token }.
}
fact-chose-symbol = { $voice ->
    [you] Dein Symbol: { $symbol }.
   *[they] Das Symbol von { $seat }: { $symbol }.
}
fact-starts = { $voice ->
    [you] Du fängst an.
   *[they] { $seat } fängt an.
}
ask-choose-side-you = Für welche Seite kämpfst du?
ask-choose-side-they = { $seat } wählt eine Seite.
verb-rebel = Die Rebellion
verb-empire = Das Imperium
ask-choose-token-you = Wer möchtest du sein?
ask-choose-token-they = { $seat } wählt eine Figur.
ask-choose-symbol-you = Welches Symbol tragen deine Basen?
ask-choose-symbol-they = { $seat } wählt ein Symbol.
ask-youngest-rebel-you = Das Los bestimmt, wer aus der Rebellion anfängt.
ask-youngest-rebel-they = Das Los bestimmt, wer aus der Rebellion anfängt.

## Der Zug

fact-turn = { $voice ->
    [you] Du bist am Zug.
   *[they] { $seat } ist am Zug.
}
fact-rolled = { $double ->
    [yes] { $voice ->
        [you] Du würfelst einen { $a }er-Pasch, das macht { $total }.
       *[they] { $seat } würfelt einen { $a }er-Pasch, das macht { $total }.
    }
   *[no] { $voice ->
        [you] Du würfelst { $a } und { $b }, das macht { $total }.
       *[they] { $seat } würfelt { $a } und { $b }, das macht { $total }.
    }
}
fact-third-double = { $voice ->
    [you] Drei Pasche hintereinander: Ein Traktorstrahl erfasst dich.
   *[they] Drei Pasche hintereinander: Ein Traktorstrahl erfasst { $seat }.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] Du kommst am Gefängnis vorbei, nur zu Besuch.
       *[they] { $seat } kommt am Gefängnis vorbei, nur zu Besuch.
    }
    [free_parking] { $voice ->
        [you] Du machst Rast auf { $space } und schuldest nichts.
       *[they] { $seat } macht Rast auf { $space } und schuldet nichts.
    }
   *[other] { $voice ->
        [you] Du kommst auf { $space }.
       *[they] { $seat } kommt auf { $space }.
    }
}
fact-moved-back = { $voice ->
    [you] Du ziehst dich zurück auf { $space }.
   *[they] { $seat } zieht sich zurück auf { $space }.
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] Du hältst auf Los und bekommst { $amount }.
       *[they] { $seat } hält auf Los und bekommt { $amount }.
    }
   *[no] { $voice ->
        [you] Du kommst über Los und bekommst { $amount }.
       *[they] { $seat } kommt über Los und bekommt { $amount }.
    }
}
fact-taxed = { $voice ->
    [you] Die Handelsföderation verlangt { $amount } von dir.
   *[they] Die Handelsföderation verlangt { $amount } von { $seat }.
}
ask-before-roll-you = { $again ->
    [yes] Ein Pasch: Würfle noch einmal.
   *[no] Du bist mit Würfeln dran.
}
ask-before-roll-they = { $again ->
    [yes] { $seat } hat einen Pasch geworfen und würfelt gleich noch einmal.
   *[no] { $seat } würfelt gleich.
}
ask-roll-you = Würfle.
ask-roll-they = { $seat } würfelt.
ask-after-move-you = Noch etwas, bevor dein Zug endet?
ask-after-move-they = { $seat } beendet gerade den Zug.
ask-meanwhile-you = Möchtest du eingreifen?
ask-meanwhile-they = { $seat } darf eingreifen.
ask-poll-you = Spielst du eine Karte, bevor es weitergeht?
ask-poll-they = { $seat } darf eine Karte spielen.
verb-roll = Würfeln
verb-play = Eine Machtkarte spielen
verb-claim = Eine Miete verlangen

## Das Gefängnis

fact-jailed = { $voice ->
    [you] Du landest im Gefängnis.
   *[they] { $seat } landet im Gefängnis.
}
fact-escaped = { $voice ->
    [you] Der Pasch öffnet deine Zelle.
   *[they] Der Pasch öffnet die Zelle: { $seat } ist frei.
}
fact-stayed-in-jail = { $voice ->
    [you] Kein Pasch: Du bleibst im Gefängnis.
   *[they] Kein Pasch: { $seat } bleibt im Gefängnis.
}
fact-third-failure = { $voice ->
    [you] Dritter Versuch ohne Pasch: Du schuldest { $fine } und kommst frei.
   *[they] Dritter Versuch ohne Pasch: { $seat } schuldet { $fine } und kommt frei.
}
fact-paid-fine = { $voice ->
    [you] Du zahlst { $amount } und verlässt das Gefängnis.
   *[they] { $seat } zahlt { $amount } und verlässt das Gefängnis.
}
fact-used-card = { $voice ->
    [you] Deine Karte holt dich aus dem Gefängnis.
   *[they] { $seat } verlässt das Gefängnis mit einer Karte.
}
ask-leave-jail-you = { $attempt ->
    [3] Du sitzt im Gefängnis, und das ist dein letzter Versuch. Wie kommst du heraus?
   *[other] Du sitzt im Gefängnis. Wie kommst du heraus?
}
ask-leave-jail-they = { $seat } sitzt im Gefängnis und sucht einen Weg hinaus.
verb-try-double = Einen Pasch versuchen
verb-leave-jail-pay = { $fine } zahlen (es bleiben { $left })
verb-use-card = Eine Karte einsetzen, die aus dem Gefängnis befreit

## Planeten, gekauft oder umkämpft

fact-bought = { $voice ->
    [you] Du kaufst { $space } für { $price } und errichtest dort eine Basis.
   *[they] { $seat } kauft { $space } für { $price } und errichtet dort eine Basis.
}
fact-declined = { $voice ->
    [you] Du verzichtest auf { $space }.
   *[they] { $seat } verzichtet auf { $space }.
}
fact-won-auction = { $voice ->
    [you] Zugeschlagen: { $lot } gehört dir, für { $price }.
   *[they] Zuschlag an { $seat }: { $lot }, für { $price }.
}
fact-unsold = Niemand bietet: { $lot } bleibt frei.
ask-buy-or-auction-you = { $enough ->
    [yes] { $space_label } ist frei, für { $space_price }. Errichtest du dort eine Basis?
   *[no] { $space_label } ist frei, kostet aber { $space_price }, und du hast { $balance }. Was tust du?
}
ask-buy-or-auction-they = { $seat } überlegt: { $space } kaufen oder versteigern lassen.
verb-buy-or-auction-buy = Für { $space_price } kaufen (es bleiben { $left })
verb-buy-or-auction-play = Erst eine Karte spielen, die Credits bringt
ask-auction-bid-you = { $holder_is ->
    [bank] { $lot } wird versteigert. Was bietest du?
   *[seat] { $holder } bietet { $high } für { $lot }. Gehst du höher?
}
ask-auction-bid-they = { $holder_is ->
    [bank] { $seat } darf das erste Gebot für { $lot } abgeben.
   *[seat] { $seat } darf über { $high } für { $lot } hinausgehen.
}
choice-auction-bid = { $playing ->
    [yes] Erst eine Karte spielen, die Credits bringt
   *[no] { $passing ->
        [yes] Endgültig passen
       *[no] { $answer } bieten
    }
}

## Mieten

fact-rent = { $voice ->
    [you] Du schuldest { $owner } { $amount } Miete für { $space }.
    [to_you] { $seat } schuldet dir { $amount } Miete für { $space }.
   *[they] { $seat } schuldet { $owner } { $amount } Miete für { $space }.
}
fact-no-rent = { $voice ->
    [you] { $owner } sitzt im Gefängnis: Du schuldest nichts für { $space }.
    [to_you] Du sitzt im Gefängnis: { $seat } schuldet dir nichts für { $space }.
   *[they] { $owner } sitzt im Gefängnis: { $seat } schuldet nichts für { $space }.
}
fact-claimed = { $voice ->
    [you] Du verlangst { $amount } von { $visitor } für { $space }.
    [to_you] { $seat } verlangt { $amount } von dir für { $space }.
   *[they] { $seat } verlangt { $amount } von { $visitor } für { $space }.
}
ask-claim-rent-you = Welche Miete verlangst du?
ask-claim-rent-they = { $seat } überlegt, welche Miete fällig wird.
choice-claim-rent = { $amount } von { $visitor }, für { $space }

## Wenn die Credits nicht reichen

fact-surrendered = { $to_is ->
    [bank] { $voice ->
        [you] Du kannst { $amount } nicht zahlen: Deine Basis auf { $space } geht zurück an die Bank, und du behältst deine Credits.
       *[they] { $seat } kann { $amount } nicht zahlen: Die Basis auf { $space } geht zurück an die Bank.
    }
   *[seat] { $voice ->
        [you] Du kannst { $amount } nicht zahlen: { $space } geht an { $to }, und du behältst deine Credits.
        [to_you] { $seat } kann dir { $amount } nicht zahlen und tritt dir { $space } ab.
       *[they] { $seat } kann { $amount } nicht zahlen und tritt { $space } an { $to } ab.
    }
}
fact-paid-all = { $voice ->
    [you] Ohne eine Basis zum Abtreten gibst du deine letzten { $amount } an { $to }.
    [to_you] Ohne eine Basis zum Abtreten gibt dir { $seat } die letzten { $amount }.
   *[they] Ohne eine Basis zum Abtreten gibt { $seat } die letzten { $amount } an { $to }.
}
fact-forgiven = { $voice ->
    [you] Keine Credits und keine Basis: Deine Schuld von { $amount } ist erlassen.
    [to_you] Keine Credits und keine Basis: { $seat } zahlt dir die { $amount } nicht.
   *[they] Keine Credits und keine Basis: Die Schuld von { $seat } ist erlassen.
}
ask-short-of-cash-you = { $base ->
    [yes] Du musst { $amount } an { $to } zahlen, und es fehlen { $missing }. Treib sie auf, oder deine Basis auf { $best } ist verloren.
   *[no] Du musst { $amount } an { $to } zahlen, und es fehlen { $missing }. Du hast keine Basis zum Abtreten.
}
ask-short-of-cash-they = { $seat } muss { $amount } an { $to } zahlen und hat nicht genug Credits.
verb-settle = So gut es geht begleichen
verb-short-of-cash-settle = { $base ->
    [yes] Die Basis auf { $best } abtreten
   *[no] Hergeben, was noch da ist
}
verb-short-of-cash-play = Eine Karte spielen, die Credits bringt

## Machtkarten

fact-dealt-force = { $voice ->
    [you] In deiner ersten Hand: „{ $card }“. { $card_text }
   *[they] { $seat } bekommt eine Karte.
}
fact-dealt-force-hidden = { "" }
fact-drew-force = { $voice ->
    [you] Du nimmst „{ $card }“ auf die Hand. { $card_text }
   *[they] { $seat } nimmt eine Karte auf die Hand.
}
fact-drew-force-hidden = { $seat } zieht eine Machtkarte und nimmt sie auf die Hand.
fact-drew-chance = { $voice ->
    [you] Du ziehst { $side_is ->
        [rebel] vom Stapel der Rebellion
       *[empire] vom Stapel des Imperiums
    }: „{ $card }“. { $card_text }
   *[they] { $seat } zieht { $side_is ->
        [rebel] vom Stapel der Rebellion
       *[empire] vom Stapel des Imperiums
    }: „{ $card } – { $card_text }“
}
fact-no-card = Alle Karten für { $side } sind auf den Händen: nichts zu ziehen.
fact-reshuffled = Die gespielten Karten für { $side } werden neu gemischt.
fact-played = { $voice ->
    [you] Du spielst „{ $card }“. { $card_text }
   *[they] { $seat } spielt „{ $card } – { $card_text }“
}
fact-said-no = { $voice ->
    [you] Du sagst einfach Nein!
   *[they] { $seat } sagt einfach Nein!
}
fact-lost-force = { $voice ->
    [you] Du verlierst deine Karte „{ $card }“.
   *[they] { $seat } verliert die Karte „{ $card }“.
}
ask-draw-force-you = Zieh eine Machtkarte deiner Seite.
ask-draw-force-they = { $seat } zieht eine Machtkarte.
ask-draw-chance-you = Zieh eine Karte der anderen Seite.
ask-draw-chance-they = { $seat } zieht eine Karte der anderen Seite.
ask-lose-force-you = Der Zufall nimmt dir eine deiner Karten.
ask-lose-force-they = Der Zufall nimmt { $seat } eine Karte.
ask-play-force-you = Welche Karte spielst du?
ask-play-force-they = { $seat } wählt eine Karte aus.
choice-play-force = { $answer }: { $card_text }

## Zielen

fact-extorted = { $voice ->
    [you] Du forderst { $amount } von { $other }.
    [to_you] { $seat } fordert { $amount } von dir.
   *[they] { $seat } fordert { $amount } von { $other }.
}
fact-hunted-down = { $voice ->
    [you] Du eröffnest die Jagd: Dein Ziel ist { $other }.
    [to_you] { $seat } eröffnet die Jagd, und das Ziel bist du.
   *[they] { $seat } eröffnet die Jagd auf { $other }.
}
fact-aimed = { $voice ->
    [you] Du zielst auf { $space }, gehalten von { $owner }.
    [to_you] { $seat } zielt auf deine Basis auf { $space }.
   *[they] { $seat } zielt auf { $space }, gehalten von { $owner }.
}
fact-replaced = { $voice ->
    [you] Deine Basis ersetzt die von { $owner } auf { $space }.
    [to_you] { $seat } ersetzt deine Basis auf { $space }.
   *[they] { $seat } ersetzt die Basis von { $owner } auf { $space }.
}
fact-destroyed = { $voice ->
    [you] Du sprengst die Basis von { $owner } auf { $space }.
    [to_you] { $seat } sprengt deine Basis auf { $space }.
   *[they] { $seat } sprengt die Basis von { $owner } auf { $space }.
}
fact-swapped = { $voice ->
    [you] Du gibst { $own } an { $other } und nimmst { $theirs }.
    [to_you] { $seat } nimmt { $theirs } von dir und überlässt dir { $own }.
   *[they] { $seat } nimmt { $theirs } von { $other } und gibt { $own } dafür.
}
fact-settled = { $voice ->
    [you] Du errichtest einen Außenposten auf { $space }.
   *[they] { $seat } errichtet einen Außenposten auf { $space }.
}
fact-evacuated = { $voice ->
    [you] Du räumst { $space }.
   *[they] { $seat } räumt { $space }.
}
ask-extort-you = Von wem forderst du { $amount }?
ask-extort-they = { $seat } bestimmt, wer { $amount } schuldet.
ask-capture-you = Wen schickst du ins Gefängnis?
ask-capture-they = { $seat } bestimmt, wer ins Gefängnis kommt.
ask-take-over-you = Welche gegnerische Basis ersetzt du?
ask-take-over-they = { $seat } wählt eine Basis, um sie zu erobern.
ask-sabotage-you = Welche gegnerische Basis sprengst du?
ask-sabotage-they = { $seat } wählt eine Basis, um sie zu zerstören.
ask-swap-from-you = Welche deiner Basen gibst du?
ask-swap-from-they = { $seat } wählt die Basis, die hergegeben wird.
ask-swap-with-you = Gegen welche gegnerische Basis tauschst du { $own }?
ask-swap-with-they = { $seat } wählt eine Basis, die es für { $own } geben soll.
ask-jump-to-you = Auf welches freie Feld springst du?
ask-jump-to-they = { $seat } bereitet einen Sprung vor.
ask-outpost-you = Wo errichtest du deinen Außenposten?
ask-outpost-they = { $seat } sucht einen Platz für einen Außenposten.
ask-just-say-no-you = { $stands ->
    [no] { $other } hat gerade Nein gesagt. Sagst du selbst auch Nein?
   *[yes] { $threat_is ->
        [pay] { $other } fordert { $amount } von dir. Sagst du Nein?
        [replace] { $other } will deine Basis auf { $space } ersetzen. Sagst du Nein?
        [destroy] { $other } will deine Basis auf { $space } zerstören. Sagst du Nein?
        [exchange] { $other } will { $space } und würde dir { $own } überlassen. Sagst du Nein?
       *[jail] { $other } will dich ins Gefängnis schicken. Sagst du Nein?
    }
}
ask-just-say-no-they = { $stands ->
    [no] { $other } hat gerade Nein gesagt; { $seat } darf antworten.
   *[yes] { $seat } darf Nein zu { $other } sagen.
}
verb-let-stand = Zulassen
verb-say-no = Sag einfach Nein!
verb-hands-off = Finger weg

## Hyperantrieb und Kopfgeldjäger

fact-jumped = { $voice ->
    [you] Du springst auf { $space }.
   *[they] { $seat } springt auf { $space }.
}
fact-stayed-in-hyperspace = { $voice ->
    [you] Du bleibst auf dem Feld Hyperantrieb.
   *[they] { $seat } bleibt auf dem Feld Hyperantrieb.
}
fact-hunted = { $owner_is ->
    [bank] { $voice ->
        [you] Der Kopfgeldjäger bringt dir { $space }.
       *[they] Der Kopfgeldjäger erobert { $space } für { $seat }.
    }
   *[seat] { $voice ->
        [you] Der Kopfgeldjäger zielt für dich auf { $space }, gehalten von { $owner }.
        [to_you] Der Kopfgeldjäger zielt im Auftrag von { $seat } auf deine Basis auf { $space }.
       *[they] Der Kopfgeldjäger zielt im Auftrag von { $seat } auf { $space }, gehalten von { $owner }.
    }
}
ask-hyperdrive-you = Der Hyperantrieb ist bereit: Auf welches freie Feld springst du?
ask-hyperdrive-they = { $seat } wählt das Ziel des Sprungs.
choice-hyperdrive = { $staying ->
    [yes] Hierbleiben
   *[no] { $answer_label } ({ $price })
}
ask-bounty-hunter-you = Der Kopfgeldjäger wartet: Welches Feld nimmt er für dich ein?
ask-bounty-hunter-they = { $seat } gibt dem Kopfgeldjäger einen Auftrag.
choice-bounty-hunter = { $owner_is ->
    [bank] { $answer_label } (frei)
   *[seat] { $answer_label } ({ $owner })
}

## Das Ende

fact-turn-limit = { $turns ->
    [one] Der vereinbarte Zug ist gespielt: Die Basen werden gezählt.
   *[other] Die { $turns } vereinbarten Züge sind gespielt: Die Basen werden gezählt.
}
fact-counted = { $bases ->
    [0] { $voice ->
        [you] Du hast keine Basis.
       *[they] { $seat } hat keine Basis.
    }
    [one] { $voice ->
        [you] Du hältst { $bases } Basis.
       *[they] { $seat } hält { $bases } Basis.
    }
   *[other] { $voice ->
        [you] Du hältst { $bases } Basen.
       *[they] { $seat } hält { $bases } Basen.
    }
}
fact-best-placed = { $voice ->
    [you] Bei Gleichstand entscheidet die am besten gelegene Basis: deine, auf { $space }.
   *[they] Bei Gleichstand entscheidet die am besten gelegene Basis: die von { $seat }, auf { $space }.
}
fact-won = { $side_is ->
    [rebel] Die Rebellion gewinnt, { $rebels } zu { $empire }.
   *[empire] Das Imperium gewinnt, { $empire } zu { $rebels }.
}

## Absagen

refusal-side-full = beide Seiten müssen gleich stark sein, oder zwei gegen eins
refusal-token-taken = diese Figur ist vergeben oder gehört nicht zu deiner Seite
refusal-symbol-taken = dieses Symbol ist vergeben oder gehört nicht zu deiner Seite
refusal-nothing-to-play = keine deiner Karten lässt sich jetzt spielen
refusal-not-in-hand = diese Karte hast du nicht
refusal-only-an-answer = „Sag einfach Nein“ antwortet nur auf das, was auf dich zielt
refusal-only-to-leave-jail = diese Karte wird nur im Gefängnis gespielt, zu Beginn deines Zugs
refusal-not-your-turn = diese Karte wird in deinem eigenen Zug gespielt
refusal-no-jump-from-jail = aus dem Gefängnis gibt es keinen Sprung
refusal-no-target = diese Karte hat gerade kein Ziel
refusal-no-card-that-pays = du hast keine Karte, die sofort Credits bringt
refusal-in-jail = im Gefängnis kassiert niemand Miete
refusal-no-claim = niemand schuldet dir Miete
refusal-no-jail-card = du hast keine Karte, die aus dem Gefängnis befreit
refusal-must-jump = direkt voraus liegt ein freies Feld: Du musst springen
refusal-already-owned = dort steht schon eine Basis
refusal-not-in-the-zone = springen darfst du nur in die erste Zone mit einem freien Feld
refusal-your-own-base = diese Basis gehört dir schon
refusal-not-a-planet = wähl ein Planetenfeld
refusal-not-an-enemy = ziel auf jemanden der anderen Seite
refusal-not-an-enemy-base = ziel auf eine Basis der anderen Seite
refusal-not-your-base = wähl eine deiner Basen
refusal-holds-no-no = du hast kein „Sag einfach Nein“

## Obere Hälften

card-just-say-no = Sag einfach Nein!
card-just-say-no-text = Hebt auf, was jemand gegen dich unternimmt.
card-out-of-jail = Aus der Haft entlassen
card-out-of-jail-text = Verlass das Gefängnis, ohne zu zahlen, dann würfle.
card-secret-funds = Geheime Mittel
card-secret-funds-text = Die Bank zahlt dir { $amount }.
card-extortion = Erpressung
card-extortion-text = Jemand der Gegenseite schuldet dir { $amount }.
card-takeover = Eroberung
card-takeover-text = Deine Basis tritt an die Stelle einer gegnerischen.
card-sabotage = Sabotage
card-sabotage-text = Eine gegnerische Basis geht zurück an die Bank.
card-hyperspace-jump = Sprung durch den Hyperraum
card-hyperspace-jump-text = Spring in deinem Zug auf ein beliebiges freies Feld.
card-exchange = Stellungswechsel
card-exchange-text = Eine deiner Basen und eine gegnerische wechseln die Plätze.
card-outpost = Außenposten
card-outpost-text = Setz umsonst eine Basis auf ein beliebiges freies Feld.
card-capture = Gefangennahme
card-capture-text = Jemand der Gegenseite, noch auf freiem Fuß, geht direkt ins Gefängnis.
card-tribute = Tribut
card-tribute-text = Alle der Gegenseite schulden dir je { $amount }.

## Untere Hälften

card-power-coupling = Energiekupplung defekt
card-power-coupling-text = Ein Reaktor gibt auf: Zahle { $amount }.
card-repairs = Reparaturen
card-repairs-text = Der Rumpf hat gelitten: Zahle { $amount }.
card-mooring = Liegegebühr
card-mooring-text = Der Hafen verlangt { $amount }.
card-tractor-beam = Traktorstrahl
card-tractor-beam-text = Kein Entkommen: direkt ins Gefängnis, nicht über Los.
card-ransom = Lösegeld
card-ransom-text = Zahle allen der Gegenseite je { $amount }.
card-fall-back = Rückzug
card-fall-back-text = Geh { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} zurück.
card-back-to-go = Zurück zum Anfang
card-back-to-go-text = Rücke vor auf Los und nimm { $salary } ein.
card-cargo-sold = Fracht verkauft
card-cargo-sold-text = Der Laderaum ist leer und der Beutel voll: { $amount } für dich.
card-reward = Belohnung
card-reward-text = Auftrag erfüllt: { $amount } für dich.
card-evacuation = Räumung
card-evacuation-text = Deine am schlechtesten gelegene Basis geht zurück an die Bank.
card-hyperspace-course = Kurs auf den Hyperraum
card-hyperspace-course-text = Rücke vor auf das nächste Feld Hyperantrieb.
card-jammed = Gestörter Funk
card-jammed-text = Eine Karte deiner Hand, zufällig gezogen, ist verloren.
card-upkeep = Unterhalt der Basen
card-upkeep-text = Zahle { $amount } für jede deiner Basen.

## Der Plan

board-rebel = Rebellion
board-empire = Imperium
board-free = { $n ->
    [0] nichts mehr frei
    [one] noch { $n } Feld frei
   *[other] noch { $n } Felder frei
}
board-player = Name
board-token = Figur
board-cash = Credits
board-bases = Basen
board-cards = Karten
board-where = Wo
board-hand = Auf der Hand: { $cards }

## Das geführte Spiel: ein Gedanke nach dem anderen

lesson-goal-title = Das Ziel
lesson-goal = Steht auf jedem Planetenfeld eine Basis, gewinnt die Seite mit den meisten, und auf ihr, wer selbst die meisten hat.
lesson-base-title = Ein freies Feld
lesson-base = Kauf es: Deine Basis steht dort, und wer hier hält, zahlt an dich. Lehnst du ab, wird es versteigert.
lesson-force-title = Machtkarten
lesson-force = Du hast drei, verdeckt. Spiel eine, wenn sie hilft, in deinem Zug oder als Antwort.
lesson-rent-title = Die Miete
lesson-rent = Gegner zahlen die ganze Miete, Verbündete die halbe. Gehört ein Planet ganz einer Seite, verdoppelt sie sich.
lesson-no-title = Nein sagen
lesson-no = Jemand will deine Basis. Die Nein-Karte verhindert es, falls du eine hast.
lesson-hyperdrive-title = Der Hyperantrieb
lesson-hyperdrive = Wähl eins der leuchtenden freien Felder: Du springst dorthin.
lesson-bounty-title = Der Kopfgeldjäger
lesson-bounty = Setz umsonst eine Basis, auf ein freies Feld oder an die Stelle einer fremden.
lesson-end-title = Das Ende des Zugs
lesson-end = Beende deinen Zug. Geld zählt am Ende nicht: nur Basen.

# Was eine selbst gemachte Karte sagt, je nach ihrem Verb

does-say-no-to-it = Hebt auf, was jemand gegen dich unternimmt.
does-leave-jail-free = Verlass das Gefängnis, ohne zu zahlen, dann würfle.
does-receive-funds = Die Bank zahlt dir { $amount }.
does-extort-enemy = Jemand der Gegenseite schuldet dir { $amount }.
does-demand-tribute = Alle der Gegenseite schulden dir je { $amount }.
does-take-space = Deine Basis tritt an die Stelle einer gegnerischen.
does-destroy-base = Eine gegnerische Basis geht zurück an die Bank.
does-swap-spaces = Eine deiner Basen und eine gegnerische wechseln die Plätze.
does-jump-anywhere = Spring in deinem Zug auf ein freies Feld deiner Wahl.
does-set-outpost = Setz umsonst eine Basis auf ein freies Feld.
does-capture-enemy = Jemand der Gegenseite, noch auf freiem Fuß, geht direkt ins Gefängnis.
does-receive = Nimm { $amount } ein.
does-pay-bank = Zahle { $amount }.
does-pay-each-enemy = Zahle allen der Gegenseite je { $amount }.
does-pay-per-base = Zahle { $amount } für jede deiner Basen.
does-move-back = Geh { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  } zurück.
does-advance-to-go = Rücke vor auf Los und nimm { $salary } ein.
does-advance-to-hyperdrive = Rücke vor auf das nächste Feld Hyperantrieb.
does-go-to-jail-by-card = Direkt ins Gefängnis, nicht über Los.
does-lose-lowest-base = Deine am schlechtesten gelegene Basis geht zurück an die Bank.
does-lose-force-card = Eine Karte deiner Hand, zufällig gezogen, ist verloren.
