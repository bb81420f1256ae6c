### Empire: die eigenen Texte. Die der gemeinsamen Mechanik stehen in common.ftl.

game-title = Empire
game-about = Stapel deine Marken. Der erste volle Turm gewinnt.
game-minutes = 30 Min.
game-booklet = Anleitung von 2015
game-measure = Höhe des Turms
game-reminder = Ziel: zuerst den eigenen Turm füllen; das Spiel endet sofort.
    Dein Zug: ein Büro kaufen, wenn du willst, würfeln, das Feld erledigen, beenden.
    Wer bei deiner Marke hält, zahlt den Wert deines ganzen Turms.
    Das Tauschsymbol vertauscht zwei Turmspitzen, oder du ziehst mit dem anderen Würfel.
    Eine abgelehnte Marke wird versteigert. Wer nicht zahlen kann, gibt eine Tafel ab.

## Varianten

variant-standard = Klassisches Spiel
variant-standard-about = Gespielt wird, bis ein Turm voll ist.

## Optionen

option-top-tile = Die getroffene Tafel
option-top-tile-help = Tausch, Schulden und Karten treffen die oberste Marke und verschonen Büros, oder einfach die Tafel ganz oben.
option-top-tile-booklet = die oberste Marke
option-top-tile-stack = die Spitze, was es auch sei
option-swap-then-move = Nach einem Tausch ziehen
option-swap-then-move-help = Nach einem Tausch durch die Würfel ziehst du auch noch mit dem anderen Würfel.
option-office-purchase = Büros kaufen
option-office-purchase-help = Wie viele Büros man kaufen darf, und wann.
option-office-purchase-one-per-turn = eins je Zug
option-office-purchase-own-turn = im eigenen Zug beliebig viele
option-office-purchase-any-time = jederzeit
option-super-immune = Unantastbare Superkarten
option-super-immune-help = Gegen die beiden Super-Empire-Karten hilft kein „Sag einfach Nein“.
option-jail-double-extra-turn = Extrazug nach dem Pasch
option-jail-double-extra-turn-help = Der Pasch, der das Gefängnis öffnet, bringt einen Extrazug und zählt als erster Pasch.
option-trades = Tausch untereinander
option-trades-help = In deinem Zug darfst du vorschlagen, eine oberste Marke zu tauschen, zu geben oder zu nehmen, mit oder ohne Geld.
option-first-seat = Wer anfängt
option-first-seat-help = Der Platz, der zuerst spielt.
option-first-seat-value = { $n ->
    [0] ausgelost
   *[other] Platz { $n }
}
option-turn-limit = Anzahl der Züge
option-turn-limit-help = Nach so vielen Zügen, alle zusammengerechnet, endet das Spiel unentschieden.
option-turn-limit-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Zug
   *[other] { $n } Züge
}
option-windows = Eingreifen
option-windows-help = Alle spielen ihre Karten, wann sie wollen, oder der Tisch fragt jedes Mal reihum.
option-windows-clicks = wann du willst
option-windows-polled = alle der Reihe nach

## Geld und Figuren

money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
dice = { $b ->
    [1] { $a } und das Tauschsymbol
   *[other] { $a } und { $b }
}
deck-chance = Ereignis
deck-empire = Empire
tile-office = ein Büro
tile-office-label = Büro
tile-electric-label = Strom
tile-water-label = Wasser
act-swap = ein Tausch
act-takeover = eine Übernahme
act-tax = eine Steuer
act-reverse = eine umgekehrte Miete
act-demand = eine Plakatsteuer
act-bust = ein geplatztes Geschäft
act-crash = ein Börsenkrach
act-fire = ein Rauswurf
deal-none = nichts
deal-give = die anbietende Seite gibt ihre oberste Marke her
deal-take = die anbietende Seite bekommt die oberste Marke der anderen
deal-exchange = die obersten Marken wechseln die Türme

## Der Anfang

fact-starts = { $voice ->
    [you] Du fängst an.
   *[they] { $seat } fängt an.
}
fact-took = { $voice ->
    [you] Du nimmst eine Empire-Karte: „{ $card }“. { $card_text }
   *[they] { $seat } nimmt eine Empire-Karte: „{ $card }“.
}
fact-took-hidden = { $seat } nimmt eine Empire-Karte.
fact-took-known = { $voice ->
    [you] Du nimmst eine Karte auf, die alle gesehen haben: „{ $card }“.
   *[they] { $seat } nimmt eine Karte auf, die alle gesehen haben: „{ $card }“.
}
fact-empire-pile-empty = Der Stapel der Empire-Karten ist leer.
ask-who-starts-you = Das Los entscheidet, wer anfängt.
ask-who-starts-they = Das Los entscheidet, wer anfängt.
ask-draw-empire-you = Nimm eine Empire-Karte.
ask-draw-empire-they = { $seat } nimmt eine Empire-Karte.

## Der Zug

fact-turn = { $voice ->
    [you] Du bist am Zug.
   *[they] { $seat } ist am Zug.
}
fact-rolled = { $symbol ->
    [yes] { $voice ->
        [you] Du würfelst { $a } und das Tauschsymbol.
       *[they] { $seat } würfelt { $a } und das Tauschsymbol.
    }
   *[no] { $double ->
        [yes] { $voice ->
            [you] Du würfelst einen { $a }er-Pasch, das macht { $total }.
           *[they] { $seat } würfelt einen { $a }er-Pasch, das macht { $total }.
        }
       *[no] { $voice ->
            [you] Du würfelst { $a } und { $b }, das macht { $total }.
           *[they] { $seat } würfelt { $a } und { $b }, das macht { $total }.
        }
    }
}
fact-third-double = { $voice ->
    [you] Drei Pasche hintereinander, das ist zu schnell: Auf dich wartet das Gefängnis.
   *[they] Drei Pasche hintereinander, das ist zu schnell: Auf { $seat } wartet das Gefängnis.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] Du kommst am Gefängnis vorbei, nur zu Besuch.
       *[they] { $seat } kommt am Gefängnis vorbei, nur zu Besuch.
    }
   *[other] { $voice ->
        [you] Du kommst auf { $space }.
       *[they] { $seat } kommt auf { $space }.
    }
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] Du hältst auf Los und bekommst den Wert deines Turms: { $amount }.
       *[they] { $seat } hält auf Los und bekommt den Wert des eigenen Turms: { $amount }.
    }
   *[no] { $voice ->
        [you] Du kommst über Los und bekommst den Wert deines Turms: { $amount }.
       *[they] { $seat } kommt über Los und bekommt den Wert des eigenen Turms: { $amount }.
    }
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
ask-after-landing-you = Noch etwas, bevor du deinen Zug beendest?
ask-after-landing-they = { $seat } beendet gerade den Zug.
ask-meanwhile-you = { $active } überlegt. Möchtest du eine Karte spielen?
ask-meanwhile-they = { $seat } darf eingreifen.
ask-poll-you = { $active } ist am Zug. Möchtest du eingreifen?
ask-poll-they = { $seat } darf eingreifen.
verb-roll = Würfeln
verb-play = Eine Empire-Karte spielen
verb-office = Ein Büro kaufen ({ $office })
verb-offer-card = Die Gefängniskarte verkaufen
verb-trade = Einen Tausch vorschlagen

## Das Tauschsymbol

fact-wants-swap = { $voice ->
    [you] Du willst die obersten Marken von { $a } und { $b } vertauschen.
   *[they] { $seat } will die obersten Marken von { $a } und { $b } vertauschen.
}
fact-swapped = Die obersten Marken von { $a } und { $b } wechseln die Türme.
ask-swap-or-move-you = { $spaces ->
    [0] Das Tauschsymbol: Vertausch die Spitzen zweier Türme oder lass alles, wie es ist.
   *[other] Das Tauschsymbol: Vertausch die Spitzen zweier Türme oder zieh { $spaces } weiter.
}
ask-swap-or-move-they = { $seat } darf die Spitzen zweier Türme vertauschen.
verb-swap-or-move-move = { $spaces ->
    [0] Nichts vertauschen
    [one] { $spaces } Feld ziehen
   *[other] { $spaces } Felder ziehen
}
verb-swap-or-move-swap = Zwei Spitzen vertauschen
ask-pick-tower-you = { $second ->
    [yes] Gegen die Spitze welches anderen Turms?
   *[no] Die Spitze welches Turms vertauschst du?
}
ask-pick-tower-they = { $seat } wählt die Türme für den Tausch.
choice-pick-tower = Der Turm von { $answer }

## Der Turm

fact-bonus-office = { $voice ->
    [you] Du hast die ganze Farbe { $group }: ein Büro für dich.
   *[they] { $seat } hat die ganze Farbe { $group } und bekommt ein Büro.
}
fact-no-office-left = { $voice ->
    [you] Du hast die ganze Farbe { $group }, aber es ist kein Büro mehr da.
   *[they] { $seat } hat die ganze Farbe { $group }, aber es ist kein Büro mehr da.
}
fact-bought-office = { $voice ->
    [you] Du kaufst ein Büro für { $price }.
   *[they] { $seat } kauft ein Büro für { $price }.
}
fact-sent-back = { $tile_kind ->
    [office] { $voice ->
        [you] Dein Büro geht zurück in den Vorrat.
       *[they] Das Büro von { $seat } geht zurück in den Vorrat.
    }
   *[other] { $voice ->
        [you] { $tile_label } verlässt deinen Turm und geht zurück auf den Plan.
       *[they] { $tile_label } verlässt den Turm von { $seat } und geht zurück auf den Plan.
    }
}
fact-handed-over = { $voice ->
    [you] { $tile_label } wechselt von deinem Turm zu dem von { $to }.
    [to_you] { $tile_label } wechselt vom Turm von { $seat } zu deinem.
   *[they] { $tile_label } wechselt vom Turm von { $seat } zu dem von { $to }.
}
fact-filled = { $voice ->
    [you] { CAP($tile) } macht deinen Turm voll: { $height } Stufen!
   *[they] { CAP($tile) } macht den Turm von { $seat } voll: { $height } Stufen!
}

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
fact-paid-bail = { $voice ->
    [you] Du zahlst { $amount } und verlässt das Gefängnis.
   *[they] { $seat } zahlt { $amount } und verlässt das Gefängnis.
}
fact-used-jail-card = { $voice ->
    [you] Deine Karte holt dich aus dem Gefängnis.
   *[they] { $seat } verlässt das Gefängnis mit einer Karte.
}
ask-leave-jail-you = { $attempt ->
    [3] Du sitzt im Gefängnis, und das ist dein letzter Versuch. Wie kommst du heraus?
   *[other] Du sitzt im Gefängnis. Wie kommst du heraus?
}
ask-leave-jail-they = { $seat } sitzt im Gefängnis und sucht einen Weg hinaus.
verb-leave-jail-roll = Einen Pasch versuchen
verb-leave-jail-pay = { $bail } zahlen (es bleiben { $left })
verb-use-card = Die Gefängniskarte einsetzen
verb-leave-jail-ask-card = { $holder } um die Karte bitten

## Marken

fact-bought = { $voice ->
    [you] Du kaufst { $space } für { $price }.
   *[they] { $seat } kauft { $space } für { $price }.
}
fact-declined = { $voice ->
    [you] Du verzichtest auf { $space }.
   *[they] { $seat } verzichtet auf { $space }.
}
fact-won-auction = { $voice ->
    [you] Zugeschlagen: { CAP($lot) } gehört dir, für { $price }.
   *[they] Zuschlag an { $seat }: { $lot }, für { $price }.
}
fact-none-left = Für { $space } ist keine Tafel mehr da.
fact-rent = { $voice ->
    [you] Für { $space } schuldest du { $owner } den Wert eines ganzen Turms: { $amount }.
    [to_you] Für { $space } schuldet dir { $seat } den Wert deines Turms: { $amount }.
   *[they] Für { $space } schuldet { $seat } den Wert eines ganzen Turms an { $owner }: { $amount }.
}
fact-no-rent = { $voice ->
    [you] { $owner } sitzt im Gefängnis: nichts zu zahlen für { $space }.
    [to_you] Du sitzt im Gefängnis: { $seat } zahlt nichts für { $space }.
   *[they] { $owner } sitzt im Gefängnis: { $seat } zahlt nichts für { $space }.
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } ist zu haben, für { $space_price }. Kaufst du?
   *[no] { CAP($space) } ist zu haben, kostet aber { $space_price }, und du hast { $balance }.
}
ask-buy-or-auction-they = { $seat } überlegt: { $space } kaufen oder versteigern lassen.
verb-buy-or-auction-buy = Für { $space_price } kaufen (es bleiben { $left })
verb-buy-or-auction-buy-bargain = „Schnäppchen“ spielen (es bleiben { $left })
ask-bust-deal-you = { $buyer } will gerade { $space } kaufen. Lässt du das Geschäft platzen?
ask-bust-deal-they = { $seat } darf das Geschäft von { $buyer } platzen lassen.
verb-bust-deal-pass = Laufen lassen
verb-bust-deal-bust = Das Geschäft platzen lassen und { $space_price } zahlen
ask-pay-or-reverse-you = Du schuldest { $owner } { $rent }.
ask-pay-or-reverse-they = { $seat } schuldet { $owner } { $rent }.
verb-pay-or-reverse-pay = { $enough ->
    [yes] { $rent } zahlen (es bleiben { $left })
   *[no] { $brand ->
        [yes] Deine oberste Marke abgeben
       *[no] Nichts zahlen, ohne Geld und ohne Marke
    }
}
verb-pay-or-reverse-reverse = „Umgekehrte Miete“ spielen

## Felder

fact-taxed = { $voice ->
    [you] Du lenkst die Rivalensteuer auf den Turm von { $target }.
    [to_you] { $seat } lenkt die Rivalensteuer auf deinen Turm.
   *[they] { $seat } lenkt die Rivalensteuer auf den Turm von { $target }.
}
fact-paid-trip = { $voice ->
    [you] Du zahlst { $price } und gehst auf Reisen.
   *[they] { $seat } zahlt { $price } und geht auf Reisen.
}
ask-tax-rival-you = Welcher Turm verliert seine oberste Tafel?
ask-tax-rival-they = { $seat } wählt, welchen Turm es trifft.
choice-tax-rival = Der Turm von { $answer }
ask-parking-you = Frei Parken: bleiben oder { $trip } zahlen und gehen, wohin du willst?
ask-parking-they = { $seat } macht Pause auf Frei Parken.
verb-parking-stay = Bleiben
verb-parking-trip = Reisen (es bleiben { $left })
ask-travel-to-you = Wohin gehst du?
ask-travel-to-they = { $seat } wählt ein Ziel.

## Schulden

fact-short = { $to_is ->
    [bank] { $voice ->
        [you] Du hast keine { $amount }: Eine Marke geht zurück auf den Plan.
       *[they] { $seat } hat keine { $amount }: Eine Marke geht zurück auf den Plan.
    }
   *[seat] { $voice ->
        [you] Du hast keine { $amount }: Eine Marke geht an { $to }.
        [to_you] { $seat } hat keine { $amount }: Eine Marke geht an dich.
       *[they] { $seat } hat keine { $amount }: Eine Marke geht an { $to }.
    }
}
fact-debt-lapsed = { $voice ->
    [you] Du hast weder { $amount } noch eine Marke zum Abgeben: Die Schuld verfällt.
   *[they] { $seat } hat weder { $amount } noch eine Marke zum Abgeben: Die Schuld verfällt.
}

## Karten

fact-played = { $target_is ->
    [bank] { $voice ->
        [you] Du spielst „{ $card }“. { $card_text }
       *[they] { $seat } spielt „{ $card } – { $card_text }“
    }
   *[seat] { $voice ->
        [you] Du spielst „{ $card }“ gegen { $target }.
        [to_you] { $seat } spielt gegen dich: „{ $card } – { $card_text }“
       *[they] { $seat } spielt gegen { $target }: „{ $card } – { $card_text }“
    }
}
fact-aimed = { $voice ->
    [you] Du zielst auf { $target }.
    [to_you] { $seat } zielt auf dich.
   *[they] { $seat } zielt auf { $target }.
}
fact-answered = { $voice ->
    [you] Du antwortest mit „{ $card }“!
   *[they] { $seat } antwortet mit „{ $card }“!
}
fact-named-colour = { $voice ->
    [you] Du wirfst die Farbe { $group } hinaus.
   *[they] { $seat } wirft die Farbe { $group } hinaus.
}
fact-free-tile = { $voice ->
    [you] Eine Tafel geschenkt für dich: { $space_label }.
   *[they] Eine Tafel geschenkt für { $seat }: { $space_label }.
}
fact-casino = { $symbol ->
    [yes] { $voice ->
        [you] Im Kasino würfelst du { $a }: Das Symbol zählt nicht.
       *[they] Im Kasino würfelt { $seat } { $a }: Das Symbol zählt nicht.
    }
   *[no] { $voice ->
        [you] Im Kasino würfelst du { $total }.
       *[they] Im Kasino würfelt { $seat } { $total }.
    }
}
fact-casino-tie = Gleichstand zwischen { $seat } und { $other }: Es wird noch einmal gewürfelt.
ask-pick-card-you = Welche Karte spielst du?
ask-pick-card-they = { $seat } wählt eine Karte.
ask-against-you = „{ $card }“: gegen wen?
ask-against-they = { $seat } wählt, wen „{ $card }“ trifft.
ask-name-colour-you = Welche Farbe wirfst du aus allen Türmen?
ask-name-colour-they = { $seat } wählt eine Farbe.
choice-name-colour = Alles in { $answer }
ask-casino-opponent-you = Gegen wen spielst du im Kasino um { $prize }?
ask-casino-opponent-they = { $seat } sucht im Kasino jemanden zum Spielen.
ask-casino-roll-you = Würfle gegen { $other }.
ask-casino-roll-they = { $seat } würfelt gegen { $other }.
ask-say-no-you = { $counters ->
    [yes] { $other } legt Widerspruch ein. Lässt du das zu?
   *[no] { $act_is ->
        [swap] { $other } will eine Tafel deines Turms vertauschen: { $tile }. Wie reagierst du?
        [takeover] { $other } will dir { $tile } wegnehmen. Wie reagierst du?
        [tax] Durch { $other } verlierst du { $tile }. Wie reagierst du?
        [reverse] { $other } kehrt die Miete gegen dich um: Du würdest { $amount } zahlen. Wie reagierst du?
        [demand] { $other } verlangt eine Plakatsteuer von { $amount } von dir. Wie reagierst du?
        [bust] { $other } will dir { $tile } wegschnappen. Wie reagierst du?
        [crash] { $other } löst einen Börsenkrach aus, der { $tile } bedroht. Wie reagierst du?
       *[fire] { $other } wirft die Farbe { $group } hinaus: Du würdest { $brands } verlieren. Wie reagierst du?
    }
}
ask-say-no-they = { $seat } darf { $other } antworten.
verb-let-stand = Zulassen
verb-say-no = „Sag einfach Nein“
verb-hands-off = „Finger weg“

## Geschäfte

fact-offered-card = { $voice ->
    [you] Du bietest { $other } die Gefängniskarte für { $price } an.
    [to_you] { $seat } bietet dir die Gefängniskarte für { $price } an.
   *[they] { $seat } bietet { $other } die Gefängniskarte für { $price } an.
}
fact-asked-card = { $voice ->
    [you] Du bittest { $other } um die Gefängniskarte, für { $price }.
    [to_you] { $seat } bittet dich um die Gefängniskarte, für { $price }.
   *[they] { $seat } bittet { $other } um die Gefängniskarte, für { $price }.
}
fact-sold-card = { $voice ->
    [you] Du verkaufst die Gefängniskarte für { $price } an { $buyer }.
    [to_you] { $seat } verkauft dir die Gefängniskarte für { $price }.
   *[they] { $seat } verkauft die Gefängniskarte für { $price } an { $buyer }.
}
fact-proposed = { $voice ->
    [you] Du schlägst { $other } einen Tausch vor: { $deal_is ->
        [give] Du gibst deine oberste Marke her
        [take] Du bekommst die oberste Marke vom anderen Turm
       *[exchange] Eure obersten Marken wechseln die Türme
    }{ $cash_way ->
        [pays] , und du zahlst { $cash }
        [gets] , und du bekommst { $cash }
       *[none] { "" }
    }.
    [to_you] { $seat } schlägt dir einen Tausch vor: { $deal_is ->
        [give] Du bekommst die oberste Marke vom anderen Turm
        [take] Du gibst deine oberste Marke her
       *[exchange] Eure obersten Marken wechseln die Türme
    }{ $cash_way ->
        [pays] , und du bekommst { $cash }
        [gets] , und du zahlst { $cash }
       *[none] { "" }
    }.
   *[they] { $seat } schlägt { $other } einen Tausch vor: { CAP($deal) }{ $cash_way ->
        [pays] , und { $seat } zahlt { $cash }
        [gets] , und { $seat } bekommt { $cash }
       *[none] { "" }
    }.
}
fact-accepted = { $voice ->
    [you] Du nimmst den Vorschlag von { $other } an.
    [to_you] { $seat } nimmt deinen Vorschlag an.
   *[they] { $seat } nimmt den Vorschlag von { $other } an.
}
ask-offer-to-you = Wem bietest du die Gefängniskarte an?
ask-offer-to-they = { $seat } möchte die Gefängniskarte verkaufen und sieht sich um.
ask-card-price-you = { $selling ->
    [yes] Wie viel verlangst du von { $other } für die Gefängniskarte?
   *[no] Wie viel bietest du { $other } für die Gefängniskarte?
}
ask-card-price-they = { $seat } nennt einen Preis für die Gefängniskarte.
ask-answer-offer-you = { $selling ->
    [yes] { $other } bietet { $price } für deine Gefängniskarte. Verkaufst du?
   *[no] { $other } bietet dir die Gefängniskarte für { $price } an. Kaufst du sie?
}
ask-answer-offer-they = { $seat } denkt über das Angebot von { $other } nach.
ask-trade-with-you = Wem schlägst du einen Tausch vor?
ask-trade-with-they = { $seat } sucht jemanden zum Tauschen.
ask-trade-tiles-you = Was tauschst du mit { $other }?
ask-trade-tiles-they = { $seat } bereitet ein Angebot für { $other } vor.
verb-trade-tiles-give = Deine oberste Marke geben
verb-trade-tiles-take = Die andere oberste Marke nehmen
verb-trade-tiles-exchange = Beide tauschen
ask-trade-cash-you = Wie viel Geld gehört dazu, und in welche Richtung? Über 0 zahlst du an { $other }.
ask-trade-cash-they = { $seat } bereitet ein Angebot für { $other } vor.
choice-trade-cash = { $answer_way ->
    [pays] { $answer } zahlen
    [gets] { $answer } bekommen
   *[none] Kein Geld
}
ask-answer-trade-you = { $other } schlägt vor: { $deal_is ->
    [give] Du bekommst die oberste Marke vom anderen Turm
    [take] Du gibst deine oberste Marke her
   *[exchange] Eure obersten Marken wechseln die Türme
}{ $cash_way ->
    [pays] , und du bekommst { $cash }
    [gets] , und du zahlst { $cash }
   *[none] { "" }
}. Nimmst du an?
ask-answer-trade-they = { $seat } denkt über das Angebot von { $other } nach.
verb-decline = Ablehnen

## Das Ende

fact-left = { $voice ->
    [you] Du verlässt das Spiel, und deine Tafeln gehen zurück auf den Plan.
   *[they] { $seat } verlässt das Spiel, und alle Tafeln gehen zurück auf den Plan.
}
fact-drawn = { $turns ->
    [one] Ein Zug, und die Grenze ist erreicht: unentschieden.
   *[other] { $turns } Züge, und die Grenze ist erreicht: unentschieden.
}
ask-outside-you = Der Tisch kann ansagen, dass jemand geht.
ask-outside-they = Der Tisch kann ansagen, dass jemand geht.
choice-outside = { $answer } verlässt das Spiel

## Absagen

refusal-nothing-to-play = keine deiner Karten lässt sich in diesem Moment spielen
refusal-cannot-play-now = diese Karte lässt sich in diesem Moment nicht spielen
refusal-card-not-held = diese Karte hast du nicht
refusal-cannot-bargain = du brauchst die Karte „Schnäppchen“, ihren Preis und eine freie Marke
refusal-holds-no-no = du hast keine Karte, um zu antworten
refusal-no-jail-card = du hast die Gefängniskarte nicht
refusal-nobody-holds-it = niemand sonst hat die Gefängniskarte
refusal-already-proposed = je Person und Zug nur ein Vorschlag
refusal-nothing-to-trade = es gibt keine Marke zu tauschen
refusal-no-trades = untereinander wird nicht getauscht
refusal-no-office-left = es ist kein Büro mehr da
refusal-office-bought = nur ein Büro je Zug
refusal-not-your-turn = das geht nur in deinem eigenen Zug
refusal-no-tile-there = in diesem Turm ist keine Tafel zu holen
refusal-not-a-target = auf diese Person kannst du nicht zielen
refusal-same-tower = es braucht zwei verschiedene Türme
refusal-already-there = dort bist du schon: Wähl ein anderes Feld
refusal-one-step-more = jedes Gebot liegt genau { $step } über dem letzten
refusal-opens-at-a-step = das erste Gebot ist { $step }
refusal-too-far = dieses Feld ist für dich zu weit weg

## Ereigniskarten

card-solar-bonus = Sonnenstrom
card-solar-bonus-text = Nimm eine Tafel für { $utility }, ohne zu zahlen, falls noch eine da ist.
card-water-bonus = Frisches Wasser
card-water-bonus-text = Nimm eine Tafel für { $utility }, ohne zu zahlen, falls noch eine da ist.
card-insider-fine = Insiderhandel
card-insider-fine-text = Die Untersuchung kostet dich { $amount }.
card-jail-free = Raus aus dem Gefängnis
card-jail-free-text = Heb diese Karte auf, bis du im Gefängnis sitzt, oder verkauf sie.
card-casino-night = Nacht im Kasino
card-casino-night-text = Fordere jemanden zum Würfeln heraus: Die höhere Summe gewinnt { $prize }. Das Symbol zählt nicht.
card-business-award = Unternehmen des Jahres
card-business-award-text = Zu deiner Trophäe gehört ein Scheck über { $amount }.
card-website-launch = Die Website ist online
card-website-launch-text = Die Bestellungen strömen herein: Nimm { $amount } ein.
card-jail-fraud = Betrug fliegt auf
card-jail-fraud-text = Deine Bücher waren zu schön: ab ins Gefängnis, nicht über Los.
card-jail = Geh ins Gefängnis
card-jail-text = Direkt ins Gefängnis, nicht über Los.
card-birthday = Ein Jahr Imperium
card-birthday-text = Dein Imperium wird ein Jahr alt: Alle geben dir je { $amount }.
card-profits-soar = Höhenflug
card-profits-soar-text = Eil auf Los und nimm den Wert deines Turms ein.
card-speed-ahead = Volle Fahrt
card-speed-ahead-text = Rücke vor, so weit du willst, höchstens { $reach } Felder.
card-ad-campaign = Gelungene Werbung
card-ad-campaign-text = Die ganze Stadt spricht von dir: Nimm { $amount } ein.

## Empire-Karten

card-just-say-no = Sag einfach Nein
card-just-say-no-text = Als Antwort: Was dir jemand antut, geschieht nicht.
card-swap-the-top = Spitzentausch
card-swap-the-top-text = Jederzeit: Tausch deine oberste Marke gegen eine fremde oberste Marke.
card-hostile-takeover = Feindliche Übernahme
card-hostile-takeover-text = Jederzeit: Eine fremde oberste Marke kommt auf deinen Turm.
card-move-anywhere = Wohin du willst
card-move-anywhere-text = In deinem Zug: Geh auf irgendein anderes Feld. Los zahlt unterwegs.
card-tallest-tower = Höchster Turm
card-tallest-tower-text = Jederzeit: Die Bank zahlt dir den Wert des höchsten Turms.
card-private-jet = Im Privatjet
card-private-jet-text = In deinem Zug: Rücke vor, so weit du willst, höchstens { $reach } Felder.
card-bargain-business = Schnäppchen
card-bargain-business-text = Wenn du auf eine freie Marke kommst: Sie gehört dir für { $amount }.
card-market-crash = Börsenkrach
card-market-crash-text = Jederzeit: Alle anderen Türme verlieren ihre oberste Marke.
card-deal-buster = Geplatztes Geschäft
card-deal-buster-text = Als Antwort: Kauf zum aufgedruckten Preis die Marke, die jemand gerade kaufen wollte.
card-reverse-rent = Umgekehrte Miete
card-reverse-rent-text = Statt zu zahlen: Wer die Marke besitzt, zahlt dir den Wert des eigenen Turms.
card-billboard-tax = Plakatsteuer
card-billboard-tax-text = In deinem Zug: Jemand mit mindestens { $tiles } Marken zahlt dir { $amount }.
card-pas-touche = Finger weg
card-pas-touche-text = Super Empire, als Antwort: Diesmal rührt niemand deinen Turm an.
card-vous-etes-renvoye = Rausgeworfen
card-vous-etes-renvoye-text = Super Empire, jederzeit: Eine Farbe verlässt alle Türme, auch deinen.

## Die Marken, in wenigen Worten

about-nerf = Spielzeug aus Schaumstoff, mit dem das Wohnzimmer zum harmlosen Schlachtfeld wurde.
about-transformers = Roboter, die sich zu Autos und Flugzeugen falten und am Ende Filmstars wurden.
about-razor = Der klappbare Roller, der zur Jahrtausendwende die Gehwege eroberte.
about-polaroid = Das Bild, das aus der Kamera gleitet und vor deinen Augen erscheint.
about-virgin = Ein Name, der von Schallplatten zu Flugzeugen kam und von Flugzeugen zu Raketen.
about-billboard = Das Blatt, dessen Hitliste jede Woche sagt, welches Lied ganz oben steht.
about-wilson = Schläger, Bälle und Handschuhe: seit über hundert Jahren in jeder Umkleide zu Hause.
about-puma = Eine Katze im Sprung, auf Schuhen, die aus dem Streit zweier Brüder entstanden.
about-levis = Die Denimhose mit den Nieten, einst für Goldsucher geschneidert.
about-candy-crush = Drei Bonbons in einer Reihe, und Millionen Daumen haben in der Bahn zu tun.
about-food-network = Der Sender, bei dem man anderen beim Kochen zusieht und das eigene Essen vergisst.
about-guitar-hero = Fünf bunte Tasten, und das Kinderzimmer wird zur Bühne.
about-nickelodeon = Ein Sender für Kinder, mit leuchtendem Orange und grünem Schleim.
about-yahoo = Ein Verzeichnis aus Studententagen, das zu einer der ersten Türen ins Netz wurde.
about-caterpillar = Das Gelb der großen Baustellen: alles, was gräbt, schiebt und hebt.
about-ford = Das Auto für alle, von einem Fließband, das zum Vorbild wurde.
about-ebay = Ein Dachboden für die ganze Welt, auf dem alles an das höchste Gebot geht.
about-heinz = Die Ketchupflasche, die alle ein bisschen zu fest schütteln.
about-universal = Filmkulissen zum Hineinspazieren, mit Achterbahnen drum herum.
about-xbox = Die Konsole mit dem großen X, die das Wohnzimmer ans Netz brachte.
about-skype = Der Videoanruf vor allen anderen: ein ferner Winkel der Welt auf deinem Bildschirm.
about-beats = Kopfhörer, die ebenso oft um den Hals hängen wie auf den Ohren sitzen.
about-electric = Der Strom der Stadt: vier Tafeln, keine Miete, aber jede macht deinen Turm höher.
about-water = Das Wasser der Stadt: vier Tafeln, keine Miete, aber jede macht deinen Turm höher.
about-office = Ein Stockwerk voller Büros: Es bringt selbst nichts ein, aber die Spitze rückt näher.

## Das geführte Spiel: ein Gedanke nach dem anderen

lesson-goal-title = Das Ziel
lesson-goal = Füll deinen Turm als Erstes. Jede Marke, die du kaufst, wird daraufgestapelt.
lesson-office-title = Das Büro
lesson-office = Vor dem Würfeln darfst du der Bank ein Büro abkaufen: Auch damit wächst dein Turm.
lesson-buy-title = Eine Marke
lesson-buy = Gekauft kommt ihre Tafel oben auf deinen Turm. Abgelehnt wird sie versteigert.
lesson-top-title = Die Spitze
lesson-top = Tausch und Karten zielen auf die oberste Tafel: Was darunter liegt, ist sicher.
lesson-rent-title = Die Miete
lesson-rent = Der Bot hat bei einer deiner Marken gehalten: Er hat den Wert deines ganzen Turms gezahlt.
lesson-card-title = Die Karten
lesson-card = Eine gezogene Ereigniskarte wirkt sofort; eine Empire-Karte behältst du verdeckt auf der Hand.
lesson-swap-title = Das Tauschsymbol
lesson-swap = Vertausch die Spitzen zweier Türme oder zieh mit dem anderen Würfel.
lesson-auction-title = Die Versteigerung
lesson-auction = Jedes Gebot steigt um einen festen Schritt. Wer passt, passt endgültig.
lesson-reverse-title = Eine Karte im richtigen Moment
lesson-reverse = Du schuldest eine Miete, aber deine Karte kehrt sie um: Nun zahlt die andere Seite.
lesson-no-title = Nein sagen
lesson-no = Eine Karte zielt auf dich. Deine hebt sie auf und wird abgelegt.


# Was eine selbst gemachte Karte sagt, je nach ihrem Verb

does-receive = Nimm { $amount } ein.
does-receive-from-each = Alle geben dir je { $amount }.
does-pay-bank = Zahle { $amount }.
does-free-tile = Nimm umsonst eine Tafel für { $utility }, falls noch eine da ist.
does-casino = Fordere jemanden zum Würfeln heraus: Die höhere Summe gewinnt { $prize }. Das Symbol zählt nichts.
does-to-go = Rücke vor auf Los und nimm den Wert deines Turms ein.
does-speed-ahead = Rücke vor, so weit du willst, höchstens { $reach } Felder.
does-to-jail = Direkt ins Gefängnis, nicht über Los.
does-keep-jail-card = Heb diese Karte auf, bis du im Gefängnis sitzt, oder verkauf sie.
does-swap-the-top = Jederzeit: Tausch deine oberste Marke gegen eine fremde oberste Marke.
does-hostile-takeover = Jederzeit: Eine fremde oberste Marke kommt auf deinen Turm.
does-billboard-tax = In deinem Zug: Jemand mit mindestens { $tiles ->
    [one] { $tiles } Marke
   *[other] { $tiles } Marken
  } zahlt dir { $amount }.
does-travel = In deinem Zug: Rücke vor, so weit du willst, höchstens { $reach } Felder.
does-tallest-tower = Jederzeit: Die Bank zahlt dir den Wert des höchsten Turms.
does-market-crash = Jederzeit: Alle anderen Türme verlieren ihre oberste Marke.
does-you-are-fired = Jederzeit: Eine Farbe verlässt alle Türme, auch deinen.
does-bargain = Wenn du auf eine freie Marke kommst: Sie gehört dir für { $amount }.
does-turn-round = Statt zu zahlen: Wer die Marke besitzt, zahlt dir den Wert des eigenen Turms.
does-say-no = Als Antwort: Was dir jemand antut, geschieht nicht.
does-hands-off = Als Antwort: Diesmal rührt niemand deinen Turm an.
does-buster = Als Antwort: Kauf zum aufgedruckten Preis die Marke, die jemand gerade kaufen wollte.
