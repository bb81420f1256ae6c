### Millionaire: die eigenen Texte. Die der gemeinsamen Mechanik stehen in common.ftl.

game-title = Millionär
game-about = Ruiniere niemanden: Erreiche als Erstes eine Million.
game-minutes = 45 Min.
game-booklet = Anleitung von 2012
game-measure = Bargeld
game-followed = Sterne
game-reminder = Ziel: zuerst eine Million in bar besitzen; das Spiel endet sofort.
    Dein Zug: würfeln, ziehen, kaufen oder zahlen, Besitz verwalten, beenden.
    Der erste Besuch auf einer Straße deckt ihre Glückskarte auf.
    Auf Los: alles nehmen oder eine Stufe aufsteigen und später mehr verdienen.
    Eine ganze Gruppe darf bebaut werden. Eine abgelehnte Straße wird versteigert.

## Varianten

variant-standard = Klassisches Spiel
variant-standard-about = Wer zuerst eine Million in bar hat, gewinnt.
variant-two-millions = Zwei Millionen
variant-two-millions-about = Dasselbe Rennen, doppelt so lang: Es braucht zwei Millionen in bar.

## Optionen

option-doubles-extra-turn = Nach einem Pasch noch einmal
option-doubles-extra-turn-help = Ein Pasch bringt einen weiteren Wurf, und der dritte hintereinander führt ins Gefängnis.
option-jail-third-failure = Beim dritten Fehlversuch im Gefängnis
option-jail-third-failure-help = Zu Beginn des nächsten Zugs zahlen, oder sofort, und mit dem misslungenen Wurf ziehen.
option-jail-third-failure-next-turn = im nächsten Zug zahlen
option-jail-third-failure-same-roll = sofort zahlen und ziehen
option-trade-needs-bare-group = Tausch nur ohne Gebäude
option-trade-needs-bare-group-help = Ein Grundstück wechselt nur den Besitz, wenn in seiner ganzen Gruppe nichts steht.
option-mortgage-blocks-group = Eine Hypothek sperrt die Gruppe
option-mortgage-blocks-group-help = In einer Gruppe, in der ein Grundstück mit einer Hypothek belastet ist, wird nicht gebaut.
option-unsold-to-lander = Ohne Gebot an die Person auf dem Feld
option-unsold-to-lander-help = Ein Grundstück, das niemand will, geht für { $opening } an die Person, die dort gehalten hat.
option-interest-on-any-transfer = Zinsen bei jedem Besitzwechsel
option-interest-on-any-transfer-help = Ein belastetes Grundstück kostet seine Zinsen auch dann, wenn es aus einer Pleite oder von einer Karte kommt.
option-debtor-may-win = Gewinnen trotz Schulden
option-debtor-may-win-help = Die Summe auf der Hand genügt zum Sieg, auch wenn noch eine Schuld offen ist.
option-allow-gifts = Geschenke
option-allow-gifts-help = Man darf geben, ohne etwas zu bekommen.
option-target = Zielsumme
option-target-help = Die Summe, die man zum Sieg in bar besitzen muss.
option-target-1000000 = eine Million
option-target-2000000 = zwei Millionen
option-turn-cap = Anzahl der Züge
option-turn-cap-help = Nach so vielen Zügen, alle zusammengerechnet, gewinnt, wer am meisten Bargeld hat.
option-turn-cap-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Zug
   *[other] { $n } Züge
}
option-offers-per-window = Tauschangebote
option-offers-per-window-help = Wie oft alle hintereinander einen Tausch vorschlagen dürfen, Gegenangebote inbegriffen.
option-offers-per-window-value = { $n ->
    [0] unbegrenzt
    [one] nur eins
   *[other] { $n } Angebote
}
option-windows = Eingreifen zwischen den Zügen
option-windows-help = Alle greifen ein, wann sie wollen, oder der Tisch fragt jedes Mal reihum.
option-windows-clicks = wann du willst
option-windows-polled = alle der Reihe nach

## Geld und Figuren

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }k
}
deck-chance = Ereignis
deck-lifestyle = Millionärsleben
deck-fortune = Glück
token-two-wheeler = das Zweirad
token-plane = das Flugzeug
token-car = das Auto
token-boat = das Boot
threat-money = Geld
threat-theft = ein Grundstück
threat-swap = ein Tausch
lot-apartment = ein Haus
lot-hotel = ein Hotel
level-none = kein Gebäude
level-apartments = { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}
level-hotel = ein Hotel

## Der Anfang

fact-chose-movers = { $voice ->
    [you] Du spielst { $token }.
   *[they] { $seat } spielt { $token }.
}
fact-threw-to-start = { $voice ->
    [you] Wer fängt an? Du würfelst { $total }.
   *[they] Wer fängt an? { $seat } würfelt { $total }.
}
fact-starts = { $voice ->
    [you] Du fängst an.
   *[they] { $seat } fängt an.
}
ask-choose-movers-you = Welche Figuren spielst du?
ask-choose-movers-they = { $seat } wählt einen Satz Figuren.
ask-throw-to-start-you = Würfle: Die höchste Summe fängt an.
ask-throw-to-start-they = { $seat } würfelt darum, wer anfängt.

## Der Zug

fact-turn = { $voice ->
    [you] Du bist am Zug.
   *[they] { $seat } ist am Zug.
}
fact-threw = { $double ->
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
    [you] Drei Pasche hintereinander, das ist zu schnell: Auf dich wartet das Gefängnis.
   *[they] Drei Pasche hintereinander, das ist zu schnell: Auf { $seat } wartet das Gefängnis.
}
fact-moved = { $past_go ->
    [yes] { $voice ->
        [you] Du kommst über Los und weiter auf { $space }.
       *[they] { $seat } kommt über Los und weiter auf { $space }.
    }
   *[no] { $space_kind ->
        [jail] { $voice ->
            [you] Du kommst am Gefängnis vorbei, nur zu Besuch.
           *[they] { $seat } kommt am Gefängnis vorbei, nur zu Besuch.
        }
        [free_parking] { $voice ->
            [you] Du holst Luft auf { $space }.
           *[they] { $seat } holt Luft auf { $space }.
        }
       *[other] { $voice ->
            [you] Du kommst auf { $space }.
           *[they] { $seat } kommt auf { $space }.
        }
    }
}
ask-before-throw-you = { $again ->
    [yes] Ein Pasch: Würfle noch einmal.
   *[no] Du bist mit Würfeln dran.
}
ask-before-throw-they = { $again ->
    [yes] { $seat } hat einen Pasch geworfen und würfelt gleich noch einmal.
   *[no] { $seat } würfelt gleich.
}
ask-throw-you = Würfle.
ask-throw-they = { $seat } würfelt.
ask-after-move-you = Noch etwas, bevor du deinen Zug beendest?
ask-after-move-they = { $seat } beendet gerade den Zug.
ask-meanwhile-you = Möchtest du vor dem nächsten Wurf etwas tun?
ask-meanwhile-they = { $seat } darf vor dem nächsten Wurf handeln.
ask-poll-you = Möchtest du vor dem nächsten Wurf etwas tun?
ask-poll-they = { $seat } darf vor dem nächsten Wurf handeln.
ask-propose-you = Möchtest du einen Tausch anbieten?
ask-propose-they = { $seat } darf einen Tausch anbieten.
verb-play = Eine Glückskarte spielen

## Los und die Sterne

fact-salary = { $voice ->
    [you] Los bringt dir { $amount }.
   *[they] Los bringt { $seat } { $amount }.
}
fact-evolved = { $voice ->
    [you] Du steigst auf { $stars } Sterne und bekommst { $amount }.
   *[they] { $seat } steigt auf { $stars } Sterne und bekommt { $amount }.
}
fact-rose = { $voice ->
    [you] Du steigst auf { $stars } Sterne.
   *[they] { $seat } steigt auf { $stars } Sterne.
}
fact-sank = { $stars ->
    [1] { $voice ->
        [you] Du hast nur noch einen Stern.
       *[they] { $seat } hat nur noch einen Stern.
    }
   *[other] { $voice ->
        [you] Du hast nur noch { $stars } Sterne.
       *[they] { $seat } hat nur noch { $stars } Sterne.
    }
}
ask-keep-or-evolve-you = Los schuldet dir { $full }. Alles nehmen oder für { $evolution } auf { $stars } Sterne steigen?
ask-keep-or-evolve-they = { $seat } wählt zwischen dem vollen Gehalt und { $stars } Sternen.
verb-keep-or-evolve-keep = { $full } nehmen
verb-keep-or-evolve-evolve = Auf { $stars } Sterne steigen und { $less } nehmen

## Das Gefängnis

fact-jailed = { $voice ->
    [you] Du gehst ins Gefängnis.
   *[they] { $seat } geht ins Gefängnis.
}
fact-escaped = { $voice ->
    [you] Der Pasch holt dich aus dem Gefängnis.
   *[they] Der Pasch holt { $seat } aus dem Gefängnis.
}
fact-stayed = { $voice ->
    [you] Kein Pasch: Du bleibst im Gefängnis.
   *[they] Kein Pasch: { $seat } bleibt im Gefängnis.
}
fact-third-failure = { $voice ->
    [you] Drei Versuche ohne Pasch: Du schuldest { $fine } und kommst frei.
   *[they] Drei Versuche ohne Pasch: { $seat } schuldet { $fine } und kommt frei.
}
fact-paid-fine = { $voice ->
    [you] Um das Gefängnis zu verlassen, schuldest du { $amount }.
   *[they] Um das Gefängnis zu verlassen, schuldet { $seat } { $amount }.
}
fact-used-jail-card = { $voice ->
    [you] Deine Karte „{ $deck }“ holt dich aus dem Gefängnis.
   *[they] { $seat } verlässt das Gefängnis mit einer Karte „{ $deck }“.
}
ask-leave-jail-you = { $must_pay ->
    [yes] Drei Züge ohne Pasch: Diesmal braucht es { $fine } oder eine Karte.
   *[no] { $attempt ->
        [3] Du sitzt im Gefängnis, und das ist dein letzter Versuch. Wie kommst du heraus?
       *[other] Du sitzt im Gefängnis. Wie kommst du heraus?
    }
}
ask-leave-jail-they = { $seat } sitzt im Gefängnis und sucht einen Weg hinaus.
verb-leave-jail-throw = Einen Pasch versuchen
verb-leave-jail-pay = { $enough ->
    [yes] { $fine } zahlen (es bleiben { $left })
   *[no] { $fine } zahlen, die du nicht hast
}
verb-use-chance-card = Die Ereigniskarte einsetzen
verb-use-lifestyle-card = Die Karte „Millionärsleben“ einsetzen

## Glückskarten

fact-took-fortune = Du nimmst die Glückskarte des Felds, „{ $card }“. { $card_text }
fact-took-fortune-hidden = { $seat } nimmt die Glückskarte des Felds und liest sie still.
fact-kept-fortune = { $voice ->
    [you] Du behältst sie verdeckt.
   *[they] { $seat } behält sie verdeckt.
}
fact-used-fortune = { $voice ->
    [you] Sofort einzusetzen: „{ $card }“.
   *[they] { $seat } muss sie sofort einsetzen: „{ $card } – { $card_text }“
}
fact-played-fortune = { $voice ->
    [you] Du spielst „{ $card }“. { $card_text }
   *[they] { $seat } spielt „{ $card } – { $card_text }“
}
fact-said-no = { $voice ->
    [you] Du antwortest mit „{ $card }“!
   *[they] { $seat } antwortet mit „{ $card }“!
}
fact-aimed = { $voice ->
    [you] Du hast es auf { $space } abgesehen, im Besitz von { $victim }.
    [to_you] { $seat } hat es auf { $space } abgesehen, und das gehört dir.
   *[they] { $seat } hat es auf { $space } abgesehen, im Besitz von { $victim }.
}
fact-stole = { $voice ->
    [you] Du holst dir { $space } von { $victim }.
    [to_you] { $seat } holt sich { $space } von dir.
   *[they] { $seat } holt sich { $space } von { $victim }.
}
fact-swapped = { $voice ->
    [you] Du gibst { $given } an { $victim } und bekommst { $space }.
    [to_you] { $seat } gibt dir { $given } und bekommt { $space }.
   *[they] { $seat } gibt { $given } an { $victim } und bekommt { $space }.
}
fact-chose = { $voice ->
    [you] Du zeigst auf { $other }.
    [to_you] { $seat } zeigt auf dich.
   *[they] { $seat } zeigt auf { $other }.
}
fact-threw-for-card = { $voice ->
    [you] Für die Karte würfelst du { $a } und { $b }, das macht { $total }.
   *[they] Für die Karte würfelt { $seat } { $a } und { $b }, das macht { $total }.
}
fact-nowhere = { $voice ->
    [you] Sonst ist nichts mehr zu haben: Du bleibst, wo du bist.
   *[they] Sonst ist nichts mehr zu haben: { $seat } bleibt stehen.
}
ask-take-fortune-you = Nimm die Glückskarte, die auf { $space } liegt.
ask-take-fortune-they = { $seat } nimmt die Glückskarte, die auf { $space } liegt.
ask-play-fortune-you = Welche Karte spielst du?
ask-play-fortune-they = { $seat } wählt eine Karte aus.
ask-take-deed-you = Welches Grundstück nimmst du?
ask-take-deed-they = { $seat } wählt ein Grundstück aus, das den Besitz wechseln soll.
ask-give-deed-you = Welches Grundstück gibst du her?
ask-give-deed-they = { $seat } wählt ein eigenes Grundstück aus, um es herzugeben.
ask-take-in-exchange-you = Welches Grundstück nimmst du für { $given }?
ask-take-in-exchange-they = { $seat } gibt { $given } und überlegt, was dafür zu holen ist.
ask-place-house-you = Wohin kommt das geschenkte Haus?
ask-place-house-they = { $seat } sucht einen Platz für ein geschenktes Haus.
ask-say-no-you = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } verlangt { $amount } von dir. Lässt du das zu?
        [theft] { $other } will dir { $deed } wegnehmen. Lässt du das zu?
       *[swap] { $other } will { $given } gegen { $deed } tauschen. Lässt du das zu?
    }
   *[no] { $other } hat Nein gesagt. Lässt du das zu?
}
ask-say-no-they = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } verlangt { $amount } von { $seat }; { $seat } darf Nein sagen.
        [theft] { $other } will { $deed } von { $seat } haben; { $seat } darf Nein sagen.
       *[swap] { $other } will { $given } gegen { $deed } tauschen; { $seat } darf Nein sagen.
    }
   *[no] { $seat } darf auf das Nein von { $other } antworten.
}
verb-say-no-let-stand = Zulassen
verb-say-no-say-no = Mit „Sag einfach Nein“ antworten
verb-say-no-hands-off = Finger weg

## Karten mit einer Wahl

ask-choose-player-you = { $collects ->
    [yes] Wer zahlt dir { $amount }?
   *[no] Wem gibst du { $amount }?
}
ask-choose-player-they = { $collects ->
    [yes] { $seat } bestimmt, wer { $amount } zahlt.
   *[no] { $seat } bestimmt, wer { $amount } bekommt.
}
ask-choose-space-you = Auf welches Feld gehst du?
ask-choose-space-they = { $seat } wählt ein Ziel.
ask-throw-for-business-you = Würfle: Ein Pasch bei einem Stern, { $at_three } oder mehr bei drei, { $at_five } oder mehr bei fünf bringt { $amount }.
ask-throw-for-business-they = { $seat } würfelt um { $amount }.

## Kaufen und bauen

fact-bought = { $voice ->
    [you] Du kaufst { $space } für { $price }.
   *[they] { $seat } kauft { $space } für { $price }.
}
fact-declined = { $voice ->
    [you] Du verzichtest auf { $space }.
   *[they] { $seat } verzichtet auf { $space }.
}
fact-unsold = Niemand bietet für { $lot }.
fact-won-auction = { $voice ->
    [you] Zugeschlagen: { CAP($lot) } gehört dir, für { $price }.
   *[they] Zuschlag an { $seat }: { $lot }, für { $price }.
}
fact-took-unsold = { $voice ->
    [you] Also gehört { $space } dir, für { $price }.
   *[they] Also geht { $space } an { $seat }, für { $price }.
}
fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] Du eröffnest { $level } auf { $space }, für { $cost }.
       *[they] { $seat } eröffnet { $level } auf { $space }, für { $cost }.
    }
   *[other] { $cost_way ->
        [none] { $voice ->
            [you] Du stellst das geschenkte Haus auf { $space }: jetzt { $level }.
           *[they] { $seat } stellt das geschenkte Haus auf { $space }: jetzt { $level }.
        }
       *[other] { $voice ->
            [you] Du baust auf { $space }, für { $cost }: jetzt { $level }.
           *[they] { $seat } baut auf { $space }, für { $cost }: jetzt { $level }.
        }
    }
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] Du räumst { $space } und bekommst { $value }.
       *[they] { $seat } räumt { $space } und bekommt { $value }.
    }
   *[other] { $voice ->
        [you] Du verkaufst auf { $space }, für { $value }: noch { $level }.
       *[they] { $seat } verkauft auf { $space }, für { $value }: noch { $level }.
    }
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } ist zu haben, für { $space_price }. Kaufst du?
   *[no] { CAP($space) } ist zu haben, kostet aber { $space_price }, und du hast { $balance }. Was tust du?
}
ask-buy-or-auction-they = { $seat } überlegt: { $space } kaufen oder versteigern lassen.
verb-buy-or-auction-buy = Für { $space_price } kaufen (es bleiben { $left })
ask-build-you = Wo baust du? Du hast { $balance }.
ask-build-they = { $seat } überlegt, wo gebaut wird.
choice-build = { $answer_label }: { $next } ({ $cost }, es bleiben { $left })
ask-sell-building-you = Wo verkaufst du?
ask-sell-building-they = { $seat } wählt ein Gebäude zum Verkauf.
choice-sell-building = { $answer_label } (+{ $value })

## Mieten

fact-rent = { $voice ->
    [you] Du schuldest { $owner } { $amount } Miete für { $space }.
    [to_you] { $seat } schuldet dir { $amount } Miete für { $space }.
   *[they] { $seat } schuldet { $owner } { $amount } Miete für { $space }.
}

## Das Ende

fact-short = { $voice ->
    [you] Du brauchst { $amount } für { $to } und hast sie nicht.
    [to_you] { $seat } kann dir { $amount } nicht zahlen.
   *[they] { $seat } kann { $amount } nicht an { $to } zahlen.
}
fact-bankrupt = { $creditor_is ->
    [bank] { $voice ->
        [you] Du bist pleite, und die Bank nimmt alles zurück.
       *[they] { $seat } ist pleite, und die Bank nimmt alles zurück.
    }
   *[seat] { $voice ->
        [you] Du bist pleite, und alles geht an { $creditor }.
        [to_you] { $seat } ist pleite, und alles geht an dich.
       *[they] { $seat } ist pleite, und alles geht an { $creditor }.
    }
}
fact-out = { $voice ->
    [you] Du bist pleite.
   *[they] { $seat } ist pleite.
}
fact-left = { $voice ->
    [you] Du verlässt das Spiel.
   *[they] { $seat } verlässt das Spiel.
}
fact-million = { $voice ->
    [you] { $amount } auf der Hand: Du hast es geschafft!
   *[they] { $amount } auf der Hand: { $seat } hat es geschafft!
}
fact-ranked = { $place }. { $seat }, { $amount }
fact-turn-cap = { $turns ->
    [one] Nach { $turns } Zug wird das Geld gezählt.
   *[other] Nach { $turns } Zügen wird das Geld gezählt.
}
ask-outside-you = Der Tisch kann ansagen, dass jemand geht.
ask-outside-they = Der Tisch kann ansagen, dass jemand geht.
choice-outside = { $answer_is ->
    [clock] Die Zeit ist um
   *[leaver] { $answer } verlässt das Spiel
}

## Absagen

refusal-cannot-build = du brauchst eine ganze Gruppe ohne Hypotheken, dazu Geld und Gebäude bei der Bank
refusal-cannot-lift = du hast keine Hypothek abzulösen oder nicht das Geld dafür
refusal-nothing-to-play = keine deiner Karten lässt sich jetzt spielen
refusal-deals-only = vorerst kannst du nur einen Tausch anbieten
refusal-settle-first = entscheide erst über den Kauf
refusal-no-fourth-try = nach drei Fehlversuchen wird nicht mehr gewürfelt: Zahle oder zeig eine Karte
refusal-no-jail-card = diese Karte hast du nicht
refusal-set-taken = diese Figuren sind schon vergeben
refusal-not-a-property = auf diesem Feld kann nicht gebaut werden
refusal-group-incomplete = dir muss die ganze Gruppe gehören
refusal-hotel-is-highest = über ein Hotel geht nichts hinaus
refusal-group-mortgaged = eine Hypothek sperrt diese Gruppe
refusal-build-evenly = zuerst kommt das niedrigste Grundstück der Gruppe
refusal-sell-evenly = zuerst kommt das höchste Grundstück der Gruppe
refusal-none-in-stock = davon hat die Bank nichts mehr
refusal-no-building = du hast dort kein Gebäude
refusal-holds-no-no = du hast keine Karte, um Nein zu sagen
refusal-not-theirs = dieses Grundstück gehört niemand anderem
refusal-not-yours = dieses Grundstück gehört dir nicht
refusal-carries-building = dort steht ein Gebäude
refusal-complete-group = eine vollständige Gruppe ist vor Karten sicher

## Glück

card-sly-deal = Schlauer Deal
card-sly-deal-text = Heb sie auf. Nimm jemandem ein Grundstück weg, das unbebaut ist und zu keiner vollständigen Gruppe gehört.
card-forced-deal = Zwangstausch
card-forced-deal-text = Heb sie auf. Tausch eins deiner Grundstücke gegen ein fremdes, das unbebaut ist und zu keiner vollständigen Gruppe gehört.
card-just-say-no = Sag einfach Nein
card-just-say-no-text = Heb sie auf. Verhindere, was dir eine fremde Karte wegnehmen würde.
card-free-house = Haus geschenkt
card-free-house-text = Heb sie auf. Stell ein Haus in eine deiner vollständigen Gruppen, ohne zu zahlen.
card-feeling-generous = In Geberlaune
card-feeling-generous-text = Gib jemandem deiner Wahl { $amount }.
card-generous-to-all = Eine Runde für alle
card-generous-to-all-text = Gib allen anderen je { $amount }.
card-limo-ride = Fahrt in der Limousine
card-limo-ride-text = Geh auf Los und nimm dein Gehalt ein.
card-lawsuit = Vor Gericht
card-lawsuit-text = Jemand deiner Wahl zahlt dir { $amount }.
card-wedding-gift = Hochzeitsgeschenk
card-wedding-gift-text = Alle anderen zahlen dir je { $amount }.
card-get-set = Alles komplett
card-get-set-text = Erledige zuerst dieses Grundstück, dann rücke vor auf das nächste seiner Gruppe.
card-zoom-ahead = Vollgas
card-zoom-ahead-text = Erledige zuerst dieses Grundstück, dann rücke vor auf das nächste, das noch frei ist.
card-take-a-trip = Kleine Reise
card-take-a-trip-text = Erledige zuerst dieses Grundstück, dann rücke vor auf das nächste, das noch frei ist.
card-shares-skyrocket = Kursfeuerwerk
card-shares-skyrocket-text = Deine Aktien schießen in die Höhe: Nimm { $amount } ein.
card-no-loitering = Nicht herumstehen
card-no-loitering-text = Hier ist Halten verboten: Zahle { $amount }.

## Ereignis

card-start-business = Firmengründung
card-start-business-text = Würfle. Ein Pasch bei einem Stern, { $at_three } oder mehr bei drei, { $at_five } oder mehr bei fünf: Nimm { $amount } ein.
card-bad-investment = Schlecht angelegt
card-bad-investment-text = Du verlierst eine Sternstufe, falls du eine zu verlieren hast.
card-party-for-all = Party für alle
card-party-for-all-text = Je nach deinen Sternen zahlst du allen anderen je { $one }, { $three } oder { $five }.
card-costly-bet = Teure Wette
card-costly-bet-text = Zahle jemandem deiner Wahl { $amount }.
card-birthday = Geburtstag
card-birthday-text = Je nach ihren eigenen Sternen geben dir die anderen je { $one }, { $three } oder { $five }.
card-arrested = Verhaftet
card-arrested-text = Ab ins Gefängnis, auf direktem Weg und ohne Gehalt.
card-tax-inspection = Steuerprüfung
card-tax-inspection-text = Je nach deinen Sternen zahlst du { $one }, { $three } oder { $five }.
card-prize = Erster Preis
card-prize-text = Je nach deinen Sternen bekommst du { $one }, { $three } oder { $five }.
card-chance-jail-free = Gute Anwältin
card-chance-jail-free-text = Diese Karte holt dich aus dem Gefängnis. Heb sie bis dahin auf oder verkauf sie.

## Millionärsleben

card-big-deal = Großes Geschäft
card-big-deal-text = Je nach deinen Sternen bekommst du { $one }, { $three } oder { $five }.
card-film-rights = Filmrechte
card-film-rights-text = Dein Leben wird verfilmt: Je nach deinen Sternen bekommst du { $one }, { $three } oder { $five }.
card-dividends = Dividende
card-dividends-text = Je nach deinen Sternen bekommst du { $one }, { $three } oder { $five }.
card-new-wheels = Neuer Fuhrpark
card-new-wheels-text = Steig eine Sternstufe auf, ohne zu zahlen; ganz oben nimmst du { $amount } ein.
card-private-pilot = Eigener Pilot
card-private-pilot-text = Rücke vor auf ein Feld deiner Wahl.
card-back-home = Wieder zu Hause
card-back-home-text = Geh auf Los und nimm dein Gehalt ein.
card-helicopter = Mit dem Hubschrauber
card-helicopter-text = Je nach deinen Sternen zahlst du { $one }, { $three } oder { $five }, dann rückst du { $spaces } Felder vor.
card-lifestyle-jail-free = Gute Beziehungen
card-lifestyle-jail-free-text = Diese Karte holt dich aus dem Gefängnis. Heb sie bis dahin auf oder verkauf sie.

## Das geführte Spiel: ein Gedanke nach dem anderen

lesson-goal-title = Das Ziel
lesson-goal = Hab als Erstes eine Million in bar. Wähl zunächst deine Figuren: Sie entwickeln sich mit dir.
lesson-throw-title = Ein Zug
lesson-throw = Würfle: Die Würfel sagen, wie weit du ziehst.
lesson-buy-title = Eine freie Straße
lesson-buy = Zum aufgedruckten Preis gehört sie dir. Lehnst du ab, wird sie versteigert.
lesson-fortune-title = Glückskarten
lesson-fortune = Der erste Besuch auf einer Straße deckt ihre Glückskarte auf. Manche behältst du, verdeckt.
lesson-rent-title = Die Miete
lesson-rent = Wer bei dir hält, zahlt die aufgedruckte Miete.
lesson-play-title = Eine Karte spielen
lesson-play = Deine Glückskarte lässt sich jetzt spielen. Den Moment bestimmst du.
lesson-no-title = Nein sagen
lesson-no = Eine Karte zielt auf dich. Deine hebt sie auf.
lesson-evolve-title = Los: Geld oder Stufe
lesson-evolve = Nimm das ganze Gehalt oder steig eine Stufe auf: Das nächste Gehalt wird höher.
lesson-build-title = Eine ganze Gruppe
lesson-build = Die Farbe gehört dir: Bau Häuser, und die Mieten steigen.

# Was eine selbst gemachte Karte sagt, je nach ihrem Verb

does-sly-deal = Heb sie auf. Nimm jemandem ein Grundstück ohne Gebäude weg, das zu keiner vollständigen Gruppe gehört.
does-forced-deal = Heb sie auf. Tausch eins deiner Grundstücke gegen ein fremdes ohne Gebäude, das zu keiner vollständigen Gruppe gehört.
does-saying-no = Heb sie auf. Verhindere, was dir eine fremde Karte wegnehmen würde.
does-free-house = Heb sie auf. Stell ein Haus in eine deiner vollständigen Gruppen, ganz umsonst.
does-receive = Nimm { $amount } ein.
does-collect-from-one = Jemand deiner Wahl zahlt dir { $amount }.
does-collect-from-each = Alle anderen zahlen dir je { $amount }.
does-pay-bank = Zahle { $amount }.
does-pay-one = Zahle jemandem deiner Wahl { $amount }.
does-pay-each = Gib allen anderen je { $amount }.
does-advance-to-go = Geh auf Los und nimm dein Gehalt ein.
does-advance-in-group = Erledige zuerst dieses Grundstück, dann zieh weiter auf das nächste seiner Gruppe.
does-advance-to-unowned = Erledige zuerst dieses Grundstück, dann zieh weiter auf das nächste freie.
does-receive-by-level = Je nach deinen Sternen bekommst du { $one }, { $three } oder { $five }.
does-collect-by-level = Je nach ihren eigenen Sternen zahlen dir alle je { $one }, { $three } oder { $five }.
does-pay-bank-by-level = Je nach deinen Sternen zahlst du { $one }, { $three } oder { $five }.
does-pay-each-by-level = Je nach deinen Sternen zahlst du allen je { $one }, { $three } oder { $five }.
does-pay-then-advance = Je nach deinen Sternen zahlst du { $one }, { $three } oder { $five }, dann rückst du { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  } vor.
does-advance-anywhere = Rücke vor auf ein Feld deiner Wahl.
does-business = Würfle. Ein Pasch bei einem Stern, { $at_three } oder mehr bei drei, { $at_five } oder mehr bei fünf: Nimm { $amount } ein.
does-gain-level = Steig umsonst eine Sternstufe auf; ganz oben nimmst du { $amount } ein.
does-lose-level = Du verlierst eine Sternstufe, falls du eine zu verlieren hast.
does-to-jail = Geh direkt ins Gefängnis, ohne dein Gehalt.
does-keep-jail-card = Diese Karte holt dich aus dem Gefängnis. Heb sie bis dahin auf oder verkauf sie.
