### Deal: die eigenen Texte. Die Aktionskarte „Sag einfach Nein“ (im Code `joker`) hebt auf; ein Grundstücksjoker ist ein Grundstück.

game-title = Deal
game-about = Karten, Tiefschläge und „Sag einfach Nein“! Drei Sätze genügen.
game-minutes = 15 Min.
game-booklet = Anleitung von 2017
game-measure = Vollständige Sätze
game-reminder = Ziel: drei vollständige Sätze verschiedener Farben.
    Dein Zug: zwei Karten ziehen, höchstens drei spielen, höchstens sieben behalten.
    Eine Karte kommt vor dich, in die Bank, oder sie wirkt. Was in der Bank ist, bleibt dort.
    Gezahlt wird mit dem, was auf dem Tisch liegt, nie aus der Hand, und ohne Wechselgeld.
    „Sag einfach Nein“ hebt eine Karte auf; noch eins hebt das Nein auf.

## Varianten

variant-standard = Klassisches Spiel
variant-standard-about = Die Regeln der französischen Anleitung.
variant-cards = Auf englische Art
variant-cards-about = Ein Grundstücksjoker aller Farben ist allein nichts wert, und ein Zwangstausch verschont vollständige Sätze.

## Optionen

option-first-player = Wer anfängt
option-first-player-help = Das Los, die jüngste Person nach Auskunft des Gastgebers, oder wen der Gastgeber bestimmt.
option-first-player-random = das Los
option-first-player-youngest = die jüngste Person
option-first-player-host = der Gastgeber bestimmt
option-multiwild-needs-anchor = Joker aller Farben brauchen Gesellschaft
option-multiwild-needs-anchor-help = Ein Grundstücksjoker aller Farben hat nur neben einem anderen Grundstück eine Farbe.
option-troc-spares-complete-groups = Zwangstausch verschont vollständige Sätze
option-troc-spares-complete-groups-help = Karten aus vollständigen Sätzen lassen sich nicht eintauschen.
option-rent-scope = Wofür eine Miete gilt
option-rent-scope-help = Für einen Satz, für alle Sätze der Farbe oder für beide Farben der Karte.
option-rent-scope-group = ein Satz
option-rent-scope-colour = die ganze Farbe
option-rent-scope-both = beide Farben
option-hotel-replaces-house = Hotel ersetzt Haus
option-hotel-replaces-house-help = Der Aufschlag des Hotels kommt nicht zu dem des Hauses hinzu.
option-overpay = Zu viel zahlen
option-overpay-help = Keine Karte mehr geben als nötig, oder so viele, wie du willst.
option-overpay-minimal = keine Karte zu viel
option-overpay-free = beliebig
option-counter-counts-as-play = Kontern zählt als gespielte Karte
option-counter-counts-as-play-help = Wer im eigenen Zug ein „Sag einfach Nein“ mit einem weiteren beantwortet, verbraucht eine gespielte Karte.
option-max-turns = Anzahl der Züge
option-max-turns-help = Nach so vielen Zügen, alle zusammengerechnet, werden die Auslagen verglichen.
option-max-turns-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Zug
   *[other] { $n } Züge
}
option-rearrangements-per-interval = Umordnen zwischen zwei Karten
option-rearrangements-per-interval-help = Wie oft man die eigene Sammlung zwischen zwei gespielten Karten umordnen darf; Bots tun es einmal.
option-rearrangements-per-interval-value = { $n ->
    [0] unbegrenzt
    [one] einmal
   *[other] { $n }-mal
}
option-windows = Umordnen
option-windows-help = Menschen ordnen um, wann sie wollen, Bots einmal zwischen zwei gespielten Karten.
option-windows-clicks = nach Belieben
option-windows-polled = einmal zwischen zwei Karten

## Geld, Farben, Karten

money-m = { $n }M
colour-brown = Braun
colour-light-blue = Hellblau
colour-pink = Rosa
colour-orange = Orange
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-dark-blue = Dunkelblau
colour-station = Bahnhöfe
colour-utility = Versorgungswerke
colour-none = keine Farbe
colours-all = alle Farben
threat-owe = Geld
threat-steal = ein Grundstück
threat-swap = ein Tausch
threat-steal-group = ein Satz
way-use = spielen
way-bank = in die Bank
way-double = verdoppeln
way-quadruple = vervierfachen
enough = Das genügt
title-wild = Grundstücksjoker { $colours }
title-rent = Miete { $colours }
title-rent-any = Miete { $colours }
title-money = { $value }-Schein
text-property = Ein Grundstück für deine Sammlung; du kannst damit auch { $value } zahlen.
text-wild = Ein Grundstück deiner Wahl: { $colours }. In deinem Zug darfst du es jederzeit in einen anderen Satz legen.
text-money = Geld für deine Bank: { $value }.
text-rent = Alle anderen zahlen dir die Miete für einen deiner Sätze: { $colours }.
text-rent-any = Jemand deiner Wahl zahlt dir die Miete für einen deiner Sätze, gleich welcher Farbe.
text-go = { $count ->
    [one] Zieh { $count } Karte.
   *[other] Zieh { $count } Karten.
}
text-banco = Nimm jemandem einen vollständigen Satz weg, samt Gebäuden.
text-duel = Nimm jemandem ein Grundstück weg, das zu keinem vollständigen Satz gehört.
text-troc = Tausch eins deiner Grundstücke gegen ein fremdes.
text-jackpot = Jemand deiner Wahl schuldet dir { $amount }.
text-birthday = Alle anderen schulden dir je { $amount }.
text-double = Zu einer Miete gelegt, verdoppelt diese Karte sie.
text-house = Auf einem deiner vollständigen Sätze steigt die Miete um { $amount }.
text-hotel = Auf einem Satz, der schon sein Haus hat, steigt die Miete um weitere { $amount }.
text-joker = Hebt eine Karte auf, die gegen dich gespielt wird, auch ein anderes „Sag einfach Nein“.

## Der Anfang

fact-starts = { $voice ->
    [you] Du fängst an.
   *[they] { $seat } fängt an.
}
fact-dealt = { $voice ->
    [you] Du bekommst { $count } Karten.
   *[they] { $seat } bekommt { $count } Karten.
}
ask-draw-lots-you = Es wird ausgelost, wer anfängt.
ask-draw-lots-they = Es wird ausgelost, wer anfängt.
ask-choose-first-you = Wer fängt an?
ask-choose-first-they = { $seat } bestimmt, wer anfängt.
ask-name-youngest-you = Wer ist am jüngsten und fängt also an?
ask-name-youngest-they = { $seat } sagt, wer am jüngsten ist.

## Ziehen

fact-drew = { $voice ->
    [you] Du ziehst „{ $card }“.
   *[they] { $seat } zieht eine Karte.
}
fact-drew-hidden = { "" }
fact-draws = { $voice ->
    [you] { "" }
   *[they] { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
}
fact-reshuffled = { $count ->
    [one] Der Stapel ist leer: Die einzige Karte der Mitte wird zum Stapel.
   *[other] Der Stapel ist leer: Die { $count } Karten der Mitte werden gemischt.
}
fact-nothing-to-draw = { $voice ->
    [you] Für dich gibt es nichts mehr zu ziehen.
   *[they] Für { $seat } gibt es nichts mehr zu ziehen.
}
fact-put-under = { $voice ->
    [you] Du schiebst „{ $card }“ unter den Stapel.
   *[they] { $seat } schiebt eine Karte unter den Stapel.
}
fact-put-under-hidden = { $seat } schiebt eine Karte unter den Stapel.
ask-draw-card-you = Du ziehst.
ask-draw-card-they = { $seat } zieht.
ask-excess-you = { $over ->
    [one] Du hast eine Karte zu viel. Welche kommt unter den Stapel?
   *[other] Du hast { $over } Karten zu viel. Welche kommt zuerst unter den Stapel?
}
ask-excess-they = { $seat } hat mehr als { $hand } Karten und schiebt welche unter den Stapel.

## Spielen

fact-turn = { $voice ->
    [you] Du bist am Zug.
   *[they] { $seat } ist am Zug.
}
fact-banked = { $voice ->
    [you] Du legst „{ $card }“ in die Bank: { $value } mehr.
   *[they] { $seat } legt „{ $card }“ in die Bank: { $value } mehr.
}
fact-laid = { $card_is ->
    [wild] { $voice ->
        [you] Du legst „{ $card }“ aus, als Farbe { $colour }.
       *[they] { $seat } legt „{ $card }“ aus, als Farbe { $colour }.
    }
   *[property] { $voice ->
        [you] Du legst „{ $card }“ aus ({ $colour }).
       *[they] { $seat } legt „{ $card }“ aus ({ $colour }).
    }
}
fact-played = { $doubles ->
    [0] { $voice ->
        [you] Du spielst „{ $card }“.
       *[they] { $seat } spielt „{ $card }“.
    }
    [one] { $voice ->
        [you] Du spielst „{ $card }“ mit einer „Doppelten Miete“.
       *[they] { $seat } spielt „{ $card }“ mit einer „Doppelten Miete“.
    }
   *[other] { $voice ->
        [you] Du spielst „{ $card }“ mit { $doubles } Karten „Doppelte Miete“.
       *[they] { $seat } spielt „{ $card }“ mit { $doubles } Karten „Doppelte Miete“.
    }
}
ask-play-you = { $left ->
    [0] Mehr Karten darfst du nicht spielen. Noch etwas?
    [one] Du darfst noch eine Karte spielen. Welche?
   *[other] Du darfst noch { $left } Karten spielen. Welche?
}
ask-play-they = { $left ->
    [0] { $seat } darf keine Karte mehr spielen.
    [one] { $seat } darf noch eine Karte spielen.
   *[other] { $seat } darf noch { $left } Karten spielen.
}
choice-play = { $answer_is ->
    [end] Den Zug beenden
    [rearrange] Die Sammlung umordnen
    [lay] „{ $answer }“ auslegen ({ $answer_colours })
    [bank] „{ $answer }“ in die Bank legen ({ $answer_value })
    [double] „{ $answer }“ mit einer „Doppelten Miete“ spielen
    [quadruple] „{ $answer }“ mit zwei Karten „Doppelte Miete“ spielen
   *[use] „{ $answer }“ spielen
}
ask-name-colour-you = Welche Farbe soll „{ $card }“ haben?
ask-name-colour-they = { $seat } bestimmt die Farbe von „{ $card }“.

## Geld verlangen

fact-demanded = { $voice ->
    [you] Du verlangst { $due } von { $debtor }.
    [to_you] { $seat } verlangt { $due } von dir.
   *[they] { $seat } verlangt { $due } von { $debtor }.
}
ask-rent-for-you = { $doubles ->
    [0] Miete für welchen Satz?
    [1] Miete für welchen Satz? Sie wird verdoppelt.
   *[other] Miete für welchen Satz? Sie wird vervierfacht.
}
ask-rent-for-they = { $seat } wählt einen Satz, für den Miete fällig wird.
choice-rent-for = { $colour } ({ $held } von { $size }): { $due }
ask-demand-of-you = Von wem verlangst du { $due }?
ask-demand-of-they = { $seat } bestimmt, wer { $due } zahlen soll.

## Grundstücke nehmen

fact-wants = { $voice ->
    [you] Du willst „{ $card }“ von { $victim } haben.
    [to_you] { $seat } will „{ $card }“ von dir haben.
   *[they] { $seat } will „{ $card }“ von { $victim } haben.
}
fact-wants-swap = { $voice ->
    [you] Du willst „{ $own }“ gegen „{ $card }“ von { $victim } tauschen.
    [to_you] { $seat } will „{ $own }“ gegen „{ $card }“ von dir tauschen.
   *[they] { $seat } will „{ $own }“ gegen „{ $card }“ von { $victim } tauschen.
}
fact-wants-group = { $voice ->
    [you] Du willst einen ganzen Satz ({ $colour }) von { $victim } haben.
    [to_you] { $seat } will einen ganzen Satz ({ $colour }) von dir haben.
   *[they] { $seat } will einen ganzen Satz ({ $colour }) von { $victim } haben.
}
fact-took-group = { $voice ->
    [you] Der Satz von { $victim } gehört jetzt dir ({ $colour }).
    [to_you] { $seat } schnappt sich deinen Satz ({ $colour }).
   *[they] { $seat } schnappt sich den Satz von { $victim } ({ $colour }).
}
ask-take-property-you = Welches Grundstück nimmst du?
ask-take-property-they = { $seat } wählt ein fremdes Grundstück aus.
choice-take-property = „{ $answer }“ ({ $colour }) von { $victim }
ask-swap-for-you = Welches Grundstück möchtest du haben?
ask-swap-for-they = { $seat } wählt ein fremdes Grundstück zum Tauschen aus.
choice-swap-for = „{ $answer }“ ({ $colour }) von { $victim }
ask-swap-away-you = Was gibst du für „{ $wanted }“?
ask-swap-away-they = { $seat } überlegt, was für „{ $wanted }“ herzugeben ist.
choice-swap-away = „{ $answer }“ ({ $colour })
ask-take-group-you = Welchen vollständigen Satz nimmst du?
ask-take-group-they = { $seat } wählt einen vollständigen Satz aus.
choice-take-group = { $colour } von { $victim } (Miete { $due })

## Sag einfach Nein

fact-laid-joker = { $voice ->
    [you] Du sagst einfach Nein.
   *[they] { $seat } sagt einfach Nein.
}
fact-cancelled = { $voice ->
    [you] Die Karte von { $actor } hat auf dich keine Wirkung.
    [to_you] Deine Karte hat auf { $seat } keine Wirkung.
   *[they] Die Karte von { $actor } hat auf { $seat } keine Wirkung.
}
ask-lay-joker-you = { $jokers ->
    [0] { $threat_is ->
        [owe] { $actor } will { $due } („{ $played }“). Lässt du das zu?
        [steal] { $actor } will „{ $card }“. Lässt du das zu?
        [swap] { $actor } will „{ $card }“ gegen „{ $own }“. Lässt du das zu?
       *[steal_group] { $actor } will deinen ganzen Satz ({ $colour }). Lässt du das zu?
    }
   *[other] { $actor } hat Nein zu deiner Karte gesagt. Lässt du das zu?
}
ask-lay-joker-they = { $seat } darf { $actor } antworten.
verb-let-stand = Zulassen
verb-joker = Sag einfach Nein

## Zahlen

fact-paid = { $voice ->
    [you] Du zahlst { $amount } an { $to } (fällig: { $due }).
    [to_you] { $seat } zahlt dir { $amount } (fällig: { $due }).
   *[they] { $seat } zahlt { $amount } an { $to } (fällig: { $due }).
}
fact-paid-nothing = { $voice ->
    [you] Du hast nichts, um { $to } die { $due } zu zahlen.
    [to_you] { $seat } hat nichts, um dir die { $due } zu zahlen.
   *[they] { $seat } hat nichts, um { $to } die { $due } zu zahlen.
}
fact-gave = { $voice ->
    [you] Du gibst „{ $card }“ an { $to }.
    [to_you] { $seat } gibt dir „{ $card }“.
   *[they] { $seat } gibt „{ $card }“ an { $to }.
}
fact-placed = { $voice ->
    [you] Du wählst eine Farbe für „{ $card }“: { $colour }.
   *[they] { $seat } wählt eine Farbe für „{ $card }“: { $colour }.
}
ask-pay-with-you = { $met ->
    [yes] Du schuldest { $to } { $due } („{ $played }“). Was du genannt hast, genügt. Gibst du noch etwas dazu?
   *[no] Du schuldest { $to } { $due } („{ $played }“). Noch offen: { $missing }. Welche Karte gibst du?
}
ask-pay-with-they = { $met ->
    [yes] { $seat } schuldet { $to } { $due }; das ist erreicht, und es darf noch mehr sein.
   *[no] { $seat } schuldet { $to } { $due } und sucht Karten aus. Noch offen: { $missing }.
}
choice-pay-with = { $more ->
    [no] { $answer }
   *[yes] { $from_bank ->
        [yes] { $answer } ({ $value } aus der Bank, { pay-rest })
       *[no] { $answer } ({ $value }, { pay-rest })
    }
}
pay-rest = { $settles ->
    [yes] { $exceeds ->
        [yes] begleicht die Schuld; { $extra } zu viel, Wechselgeld gibt es nicht
       *[no] begleicht die Schuld genau
    }
   *[no] noch offen: { $missing }
}
ask-place-wild-you = „{ $card }“ kommt von { $other } zu dir. Welche Farbe soll es sein?
ask-place-wild-they = { $seat } bestimmt die Farbe von „{ $card }“.

## Bauen

fact-built = { $voice ->
    [you] Du stellst „{ $card }“ auf einen Satz ({ $colour }).
   *[they] { $seat } stellt „{ $card }“ auf einen Satz ({ $colour }).
}
fact-lost-building = { $voice ->
    [you] Der Satz ist nicht mehr vollständig: „{ $card }“ kommt in deine Bank.
   *[they] Der Satz ist nicht mehr vollständig: „{ $card }“ kommt in die Bank von { $seat }.
}
ask-build-on-you = Auf welchen Satz stellst du „{ $card }“?
ask-build-on-they = { $seat } überlegt, wohin „{ $card }“ kommt.
choice-build-on = { $colour } (Miete jetzt { $due })

## Umordnen

fact-rearranged = { $voice ->
    [you] Du ordnest deine Sammlung um.
   *[they] { $seat } ordnet die eigene Sammlung um.
}
fact-turned = { $voice ->
    [you] „{ $card }“ hat jetzt die Farbe { $colour }.
   *[they] „{ $card }“ von { $seat } hat jetzt die Farbe { $colour }.
}
ask-rearrange-you = Was änderst du an deiner Sammlung? Vor dem Bestätigen bewegt sich nichts.
ask-rearrange-they = { $seat } ordnet die eigene Sammlung um.
choice-rearrange = { $answer_is ->
    [withdraw] Nichts ändern
    [confirm] Bestätigen
    [exchange] „{ $answer }“ mit einer Karte eines anderen Satzes tauschen
   *[turn] Die Farbe von „{ $answer }“ wechseln
}
ask-turn-to-you = Welche Farbe für „{ $card }“?
ask-turn-to-they = { $seat } wechselt die Farbe von „{ $card }“.
ask-exchange-with-you = Welche Karte tritt an die Stelle von „{ $card }“?
ask-exchange-with-they = { $seat } verschiebt „{ $card }“ zwischen zwei Sätzen.

## Das Ende

fact-won = { $voice ->
    [you] Drei vollständige Sätze ({ $first }, { $second }, { $third }): Du hast gewonnen!
   *[they] { $seat } hat drei vollständige Sätze: { $first }, { $second }, { $third }.
}
fact-counted = { $voice ->
    [you] Du hast { $colours ->
        [0] keine vollständige Farbe
        [one] { $colours } vollständige Farbe
       *[other] { $colours } vollständige Farben
    } und { $worth } auf dem Tisch.
   *[they] { $seat } hat { $colours ->
        [0] keine vollständige Farbe
        [one] { $colours } vollständige Farbe
       *[other] { $colours } vollständige Farben
    } und { $worth } auf dem Tisch.
}
fact-exhausted = Es gibt nichts mehr zu ziehen, und niemand spielt mehr etwas.
fact-idle = { $rounds ->
    [one] Seit einer ganzen Runde hat niemand etwas gespielt.
   *[other] Seit { $rounds } Runden hat niemand etwas gespielt.
}
fact-last-turn = Das war der letzte vereinbarte Zug.
fact-left = { $voice ->
    [you] Ein Bot spielt für dich.
   *[they] Ein Bot spielt für { $seat }.
}
ask-outside-you = Der Tisch kann ansagen, dass jemand geht.
ask-outside-they = Der Tisch kann ansagen, dass jemand geht.
choice-outside = { $answer } verlässt das Spiel

## Absagen

refusal-not-in-hand = diese Karte hast du nicht auf der Hand
refusal-no-plays-left = so viele Karten darfst du in diesem Zug nicht mehr spielen
refusal-never-banked = ein Grundstück kommt nie in eine Bank
refusal-money-is-banked = Geld kommt nur in die Bank
refusal-double-alone = eine „Doppelte Miete“ wird mit einer Miete gespielt
refusal-doubles-rent-only = nur Mieten werden verdoppelt
refusal-no-double = du hast nicht genug Karten „Doppelte Miete“
refusal-joker-only-answers = „Sag einfach Nein“ antwortet nur auf eine Karte, die gegen dich gespielt wird
refusal-no-joker = du hast kein „Sag einfach Nein“ zu legen
refusal-holds-no-no = du hast nichts auf der Hand, was das aufheben könnte
refusal-no-group-of-colour = du hast keinen Satz dieser Farbe
refusal-no-complete-group = niemand sonst hat einen vollständigen Satz
refusal-not-a-complete-group = das ist kein vollständiger fremder Satz
refusal-nothing-to-take = niemand sonst hat ein Grundstück außerhalb eines vollständigen Satzes
refusal-nothing-to-swap = es braucht ein Grundstück von dir und eins, das zu haben ist
refusal-group-not-complete = es braucht einen eigenen vollständigen Satz
refusal-not-on-stations = auf Bahnhöfe und Versorgungswerke wird nicht gebaut
refusal-built-already = je Satz ein Haus und ein Hotel, mehr nicht
refusal-needs-house = ein Hotel kommt auf einen Satz, der schon sein Haus hat
refusal-in-complete-group = diese Karte gehört zu einem vollständigen Satz
refusal-building = ein Gebäude ist kein Grundstück
refusal-your-own = diese Karte gehört dir schon
refusal-no-property-there = diese Karte liegt in keiner Sammlung
refusal-not-your-property = geben kannst du nur ein Grundstück deiner Sammlung
refusal-not-another-player = es muss jemand anderes sein
refusal-not-its-colour = diese Farbe kann die Karte nicht haben
refusal-already-given = diese Karte ist schon gegeben
refusal-not-payable = gezahlt wird mit dem, was vor dir liegt und einen Wert hat
refusal-under-hotel = zuerst muss das Hotel darauf gegeben werden
refusal-one-too-many = mit dieser Karte wäre eine der gegebenen zu viel
refusal-dearest-first = nenn die Karten von der teuersten abwärts, keine zu viel, bis es genügt
refusal-nothing-changed = nichts hat sich geändert, also gibt es nichts zu bestätigen
refusal-not-movable = diese Karte lässt sich nicht verschieben
refusal-rearranged-already = seit deiner letzten Karte hast du schon umgeordnet
refusal-nothing-to-rearrange = in deiner Sammlung gibt es nichts umzuordnen

## Der Tisch

table-standing = { $seat }: { $complete } von { $wanted }
table-player = { $seat } · Bank { $bank } · { $cards ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
table-group = { $colour } { $held } von { $size }
table-complete = { $colour } vollständig, Miete { $due }
table-loose = { $colour }
table-cards = { $group }: { $cards }
table-pile = Stapel: { $pile } · in der Mitte: { $centre }
hand-go-on = Der Zug
hand-property = Grundstücke
hand-action = Aktionen
hand-rent = Mieten
hand-money = Geld

## Das geführte Spiel: ein Gedanke nach dem anderen

lesson-goal-title = Das Ziel
lesson-goal = Drei vollständige Sätze verschiedener Farben vor dir.
lesson-play-title = Ein Zug
lesson-play = Du hast zwei Karten gezogen. Spiel höchstens drei: ein Grundstück vor dich, Geld in die Bank oder eine Aktion.
lesson-group-title = Ein Satz
lesson-group = Grundstücke einer Farbe gehören zusammen. Die Karte sagt, wie viele einen vollständigen Satz ergeben.
lesson-bank-title = Die Bank
lesson-bank = Ausgelegtes Geld bezahlt deine Schulden. Es gibt kein Wechselgeld, und aus der Hand wird nichts gezahlt.
lesson-take-title = Wegnehmen
lesson-take = Diese Aktion nimmt der Gegenseite ein Grundstück weg, aber nicht aus einem vollständigen Satz. Wähl aus, welches.
lesson-joker-title = Nein sagen
lesson-joker = Du wirst angegriffen. „Sag einfach Nein“ hebt das auf; die Gegenseite darf ebenso antworten.
lesson-pay-title = Zahlen
lesson-pay = Tipp die Karten deiner Bank oder die Grundstücke an, mit denen du zahlst. Die Anzeige sagt, was noch fehlt.
lesson-rent-title = Die Miete
lesson-rent = Wähl die Farbe: Je mehr Karten du davon hast, desto höher die Miete.
