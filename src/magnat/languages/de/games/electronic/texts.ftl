### Electronic: die eigenen Texte. Die der gemeinsamen Mechanik stehen in common.ftl.

game-title = Electronic Banking
game-about = Der große Pariser Klassiker ohne Scheine: Die Bank passt auf eine Karte.
game-minutes = 60–90 Min.
game-booklet = Anleitung von 2005, schnelles Spiel
game-measure = Vermögen
game-reminder = Ziel: übrig bleiben, wenn alle anderen pleite sind.
    Dein Zug: würfeln, ziehen, kaufen oder zahlen, Besitz verwalten, beenden.
    Nach einem Pasch würfelst du noch einmal; drei hintereinander führen ins Gefängnis.
    Eine ganze Gruppe verdoppelt die Grundmiete und darf bebaut werden, Stufe um Stufe.
    Eine abgelehnte Straße wird versteigert. Wer nicht zahlen kann, ist pleite.

## Varianten

variant-standard = Klassisches Spiel
variant-standard-about = Gespielt wird, bis nur noch ein Vermögen übrig ist.
variant-quick = Schnelles Spiel
variant-quick-about = Zwei Grundstücke zu Beginn, drei Apartments für ein Hotel, und bei der zweiten Pleite wird gezählt.
variant-timed = Gegen die Uhr
variant-timed-about = Nach einer Stunde gewinnt das größte Vermögen.
variant-quick-timed = Schnell, gegen die Uhr
variant-quick-timed-about = Das schnelle Spiel, spätestens nach einer Stunde zu Ende.

## Optionen

option-deeds-dealt = Verteilte Grundstücke
option-deeds-dealt-help = Wie viele Grundstücke alle vor dem ersten Wurf erhalten und bezahlen.
option-deeds-dealt-value = { $n ->
    [0] keine
    [one] je ein Grundstück
   *[other] je { $n } Grundstücke
}
option-apartments-for-hotel = Apartments für ein Hotel
option-apartments-for-hotel-help = Wie viele Apartments jede Straße einer Gruppe braucht, bevor dort ein Hotel öffnen kann.
option-apartments-for-hotel-value = { $n ->
    [0] keine
    [one] nur eins
   *[other] { $n }
}
option-ends-at-bankruptcies = Ende bei Pleite Nummer …
option-ends-at-bankruptcies-help = Bei dieser Pleite endet das Spiel, und die Vermögen werden gezählt.
option-ends-at-bankruptcies-value = { $n ->
    [0] bis ganz zum Schluss
    [1] bei der ersten
    [2] bei der zweiten
    [3] bei der dritten
   *[other] bei der { $n }.
}
option-time-limit = Dauer
option-time-limit-help = Wenn die Zeit um ist, gewinnt das größte Vermögen.
option-time-limit-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Minute
   *[other] { $n } Minuten
}
option-time-stop = Wenn die Zeit um ist
option-time-stop-help = Den begonnenen Zug zu Ende spielen oder ohne weiteren Wurf aufhören.
option-time-stop-finish-turn = den Zug beenden
option-time-stop-at-once = sofort aufhören
option-turn-limit = Anzahl der Züge
option-turn-limit-help = Nach so vielen Zügen, alle zusammengerechnet, werden die Vermögen gezählt.
option-turn-limit-value = { $n ->
    [0] unbegrenzt
    [one] { $n } Zug
   *[other] { $n } Züge
}
option-rent-claim = Mieten
option-rent-claim-help = Die Miete wird für dich verlangt, oder du musst vor dem nächsten Wurf selbst daran denken.
option-rent-claim-auto = werden für dich verlangt
option-rent-claim-manual = selbst verlangen
option-pay-in-kind = Mit einem Grundstück zahlen
option-pay-in-kind-help = Ein Grundstück statt Geld anbieten: immer oder nur, wenn das Geld nicht reicht.
option-pay-in-kind-always = immer möglich
option-pay-in-kind-when-short = wenn das Geld nicht reicht
option-jail-fine-timing = Nach der Strafe
option-jail-fine-timing-help = Ist die Strafe bezahlt, wird im nächsten Zug oder sofort gewürfelt.
option-jail-fine-timing-next-turn = im nächsten Zug würfeln
option-jail-fine-timing-same-turn = sofort würfeln
option-jail-double-rethrow = Nach dem Pasch noch einmal würfeln
option-jail-double-rethrow-help = Der Pasch, der das Gefängnis öffnet, bringt auch einen weiteren Wurf.
option-mortgage-needs-empty-group = Hypotheken nur auf leere Gruppen
option-mortgage-needs-empty-group-help = Eine Straße kann nur mit einer Hypothek belastet werden, wenn in ihrer ganzen Gruppe nichts steht.
option-even-hotel-sales = Hotels gleichmäßig verkaufen
option-even-hotel-sales-help = Auch Hotels werden Stufe um Stufe abgebaut, gleichmäßig in der ganzen Gruppe.
option-second-interest = Zweimal Zinsen
option-second-interest-help = Wer eine Hypothek ablöst, die mit einem Grundstück kam, zahlt noch einmal Zinsen.
option-inherited-interest = Zinsen nach einer Pleite
option-inherited-interest-help = Wer nach einer Pleite belastete Grundstücke übernimmt, zahlt deren Zinsen.
option-offers-per-window = Tauschangebote
option-offers-per-window-help = Wie oft alle zwischen zwei Würfen einen Tausch vorschlagen dürfen.
option-offers-per-window-value = { $n ->
    [0] keine
    [one] nur eins
   *[other] { $n } Angebote
}
option-interturn-grace-seconds = Pause zwischen den Zügen
option-interturn-grace-seconds-help = Die Zeit, in der andere vor dem nächsten Wurf eingreifen können.
option-interturn-grace-seconds-value = { $n ->
    [0] keine
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
option-windows = Eingreifen zwischen den Zügen
option-windows-help = Alle greifen ein, wann sie wollen, oder der Tisch fragt jedes Mal reihum.
option-windows-clicks = wann du willst
option-windows-polled = alle der Reihe nach

## Geld und Figuren

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
deck-chance = Ereignis
deck-chest = Gemeinschaft
lot-apartment = ein Apartment
lot-hotel = ein Hotel
level-none = kein Gebäude
level-apartments = { $n ->
    [one] { $n } Apartment
   *[other] { $n } Apartments
}
level-hotel = ein Hotel

## Der Anfang

fact-dealt = { $voice ->
    [you] Du erhältst { $space } und zahlst { $price }.
   *[they] { $seat } erhält { $space } und zahlt { $price }.
}
fact-threw-to-start = { $voice ->
    [you] Wer fängt an? Du würfelst { $total }.
   *[they] Wer fängt an? { $seat } würfelt { $total }.
}
fact-starts = { $voice ->
    [you] Du fängst an.
   *[they] { $seat } fängt an.
}
ask-deal-deed-you = Die Bank teilt dir ein Grundstück zu.
ask-deal-deed-they = Die Bank teilt { $seat } ein Grundstück zu.
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
    [you] Drei Pasche hintereinander, das ist zu schnell: Du gehst ins Gefängnis.
   *[they] Drei Pasche hintereinander, das ist zu schnell: { $seat } geht ins Gefängnis.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] Du kommst am Gefängnis vorbei, nur zu Besuch.
       *[they] { $seat } kommt am Gefängnis vorbei, nur zu Besuch.
    }
    [free_parking] { $voice ->
        [you] Du machst Pause auf { $space } und schuldest nichts.
       *[they] { $seat } macht Pause auf { $space } und schuldet nichts.
    }
    [tax] { $voice ->
        [you] Du kommst auf { $space }.
       *[they] { $seat } kommt auf { $space }.
    }
   *[other] { $voice ->
        [you] Du kommst auf { $space }.
       *[they] { $seat } kommt auf { $space }.
    }
}
fact-moved-back = { $voice ->
    [you] Du gehst zurück auf { $space }.
   *[they] { $seat } geht zurück auf { $space }.
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
    [you] Das Finanzamt verlangt { $amount } von dir.
   *[they] Das Finanzamt verlangt { $amount } von { $seat }.
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
ask-poll-you = Möchtest du vor dem nächsten Zug etwas tun?
ask-poll-they = { $seat } darf vor dem nächsten Zug handeln.

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
    [you] Du zahlst { $amount } und verlässt das Gefängnis.
   *[they] { $seat } zahlt { $amount } und verlässt das Gefängnis.
}
fact-used-jail-card = { $voice ->
    [you] Deine Karte „{ $deck }“ holt dich aus dem Gefängnis.
   *[they] { $seat } verlässt das Gefängnis mit einer Karte „{ $deck }“.
}
ask-leave-jail-you = { $attempt ->
    [3] Du sitzt im Gefängnis, und das ist dein letzter Versuch. Wie kommst du heraus?
   *[other] Du sitzt im Gefängnis. Wie kommst du heraus?
}
ask-leave-jail-they = { $seat } sitzt im Gefängnis und sucht einen Weg hinaus.
verb-leave-jail-throw = Einen Pasch versuchen
verb-leave-jail-pay = { $fine } zahlen (es bleiben { $left })
verb-use-chance-card = Die Ereigniskarte einsetzen
verb-use-chest-card = Die Gemeinschaftskarte einsetzen

## Kaufen

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
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } ist zu haben, für { $space_price }. Kaufst du?
   *[no] { CAP($space) } ist zu haben, kostet aber { $space_price }, und du hast { $balance }. Was tust du?
}
ask-buy-or-auction-they = { $seat } überlegt: { $space } kaufen oder versteigern lassen.
verb-buy-or-auction-buy = Für { $space_price } kaufen (es bleiben { $left })

## Mieten

fact-rent = { $voice ->
    [you] Du schuldest { $owner } { $amount } Miete für { $space }.
    [to_you] { $seat } schuldet dir { $amount } Miete für { $space }.
   *[they] { $seat } schuldet { $owner } { $amount } Miete für { $space }.
}
fact-claimed = { $voice ->
    [you] Du verlangst { $amount } von { $visitor }.
    [to_you] { $seat } verlangt { $amount } von dir.
   *[they] { $seat } verlangt { $amount } von { $visitor }.
}
fact-waived = { $voice ->
    [you] Du erlässt { $visitor } { $amount }.
    [to_you] { $seat } erlässt dir { $amount }.
   *[they] { $seat } erlässt { $visitor } { $amount }.
}
ask-claim-rent-you = { $visitor } schuldet dir { $amount } Miete. Verlangst du sie?
ask-claim-rent-they = { $seat } darf { $amount } von { $visitor } verlangen.
verb-claim = Eine Miete verlangen
verb-claim-rent-claim = { $amount } verlangen
verb-waive = Darauf verzichten

## Karten mit einer Wahl

ask-fine-or-chance-you = Zahle { $amount } oder zieh eine Ereigniskarte.
ask-fine-or-chance-they = { $seat } überlegt: { $amount } zahlen oder eine Ereigniskarte ziehen.
verb-fine-or-chance-pay = { $enough ->
    [yes] { $amount } zahlen (es bleiben { $left })
   *[no] { $amount } zahlen, die du nicht hast
}
verb-fine-or-chance-draw = Eine Ereigniskarte ziehen

## Das Ende

fact-short = { $voice ->
    [you] Du brauchst { $amount } für { $to }, und dein Guthaben reicht nicht.
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
fact-left = { $voice ->
    [you] Du verlässt das Spiel.
   *[they] { $seat } verlässt das Spiel.
}
fact-time-up = Die Zeit ist um.
fact-turn-limit = { $turns ->
    [one] Der vereinbarte Zug ist gespielt: Die Vermögen werden gezählt.
   *[other] Die { $turns } vereinbarten Züge sind gespielt: Die Vermögen werden gezählt.
}
fact-bankruptcies = { $count ->
    [one] Eine Pleite beendet das Spiel: Die Vermögen werden gezählt.
   *[other] { $count } Pleiten beenden das Spiel: Die Vermögen werden gezählt.
}
fact-counted = { $voice ->
    [you] Dein Vermögen beträgt { $worth }.
   *[they] { $seat } besitzt { $worth }.
}
ask-outside-you = Der Tisch kann ansagen, dass die Zeit um ist oder dass jemand geht.
ask-outside-they = Der Tisch kann ansagen, dass die Zeit um ist oder dass jemand geht.
choice-outside = { $answer_is ->
    [clock] Die Zeit ist um
   *[leaver] { $answer } verlässt das Spiel
}

## Absagen

refusal-cannot-build = du brauchst eine ganze Gruppe ohne Hypotheken, dazu Geld und Gebäude bei der Bank
refusal-no-building = du hast kein Gebäude zu verkaufen
refusal-nothing-to-mortgage = auf keins deiner Grundstücke kannst du eine Hypothek aufnehmen
refusal-cannot-lift = du hast keine Hypothek abzulösen oder nicht das Geld dafür
refusal-no-claim = niemand schuldet dir Miete
refusal-no-jail-card = diese Karte hast du nicht
refusal-not-between-throw-and-end = das hat Zeit, bis der Kauf entschieden ist

## Ereigniskarten

card-advance-to-go = Zurück zum Anfang
card-advance-to-go-text = Rücke vor auf { $space } und nimm { $salary } ein.
card-advance-to-paix = Die feinste Adresse
card-advance-to-paix-text = Das Abendessen wartet: Rücke vor auf { $space }.
card-advance-to-henri-martin = Viertel mit Aussicht
card-advance-to-henri-martin-text = Rücke vor auf { $space }. Kommst du über den Start, nimm { $salary } ein.
card-advance-to-villette = Konzert heute Abend
card-advance-to-villette-text = Rücke vor auf { $space }. Kommst du über den Start, nimm { $salary } ein.
card-advance-to-lyon = Der Zug wartet nicht
card-advance-to-lyon-text = Rücke vor auf { $space }. Kommst du über den Start, nimm { $salary } ein.
card-back-three = Schlüssel vergessen
card-back-three-text = Geh { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} zurück.
card-chance-jail = Die Papiere, bitte
card-chance-jail-text = Ab ins Gefängnis, auf direktem Weg und ohne Gehalt.
card-jail-free = Gute Anwältin
card-jail-free-text = Diese Karte holt dich aus dem Gefängnis. Heb sie bis dahin auf oder verkauf sie.
card-road-repairs = Straßenarbeiten
card-road-repairs-text = Zahle { $apartment } je Apartment und { $hotel } je Hotel.
card-general-repairs = Großer Umbau
card-general-repairs-text = Deine Fassaden sind in die Jahre gekommen: { $apartment } je Apartment, { $hotel } je Hotel.
card-school-fees = Schulanfang
card-school-fees-text = Die Schule schickt ihre Rechnung: Zahle { $amount }.
card-drunk-fine = Rauschendes Fest
card-drunk-fine-text = Die Nachbarschaft hat sich beschwert: { $amount } Strafe.
card-speeding-fine = Blitzer
card-speeding-fine-text = Du warst zu schnell unterwegs: { $amount } Strafe.
card-building-loan = Darlehen zurückgezahlt
card-building-loan-text = Eine alte Geldanlage in Immobilien wird fällig: Nimm { $amount } ein.
card-crossword-prize = Kreuzworträtsel
card-crossword-prize-text = Deine Lösung war die richtige: { $amount } Preisgeld.
card-bank-dividend = Dividende
card-bank-dividend-text = Die Bank teilt ihren Gewinn: Nimm { $amount } ein.

## Gemeinschaftskarten

card-go-to-go = Neuanfang
card-go-to-go-text = Kehr zurück auf { $space } und nimm { $salary } ein.
card-back-to-belleville = Heimweh
card-back-to-belleville-text = Geh zurück auf { $space }.
card-chest-jail = Verdächtige Konten
card-chest-jail-text = Die Polizei bringt dich ins Gefängnis, auf direktem Weg und ohne Gehalt.
card-bank-error = Irrtum der Bank
card-bank-error-text = Eine Null zu viel, zu deinen Gunsten: Behalte { $amount }.
card-annual-income = Jahresrente
card-annual-income-text = Deine Rente wird ausgezahlt: { $amount }.
card-inheritance = Erbschaft
card-inheritance-text = Eine Großtante hat an dich gedacht: { $amount }.
card-stock-sale = Steigende Kurse
card-stock-sale-text = Deine Aktien verkaufen sich gut: Nimm { $amount } ein.
card-interest = Erspartes
card-interest-text = Dein Sparbuch bringt dir { $amount }.
card-tax-refund = Zu viel Steuern
card-tax-refund-text = Das Finanzamt hat sich verrechnet und gibt dir { $amount } zurück.
card-beauty-contest = Wettbewerb der Eleganz
card-beauty-contest-text = Zweiter Preis, und { $amount } für dich.
card-birthday = Alles Gute zum Geburtstag
card-birthday-text = Alle am Tisch schenken dir je { $amount }.
card-fine-or-chance = Kopf oder Zahl
card-fine-or-chance-text = Zahle { $amount } Strafe oder versuch es mit einer Ereigniskarte.
card-hospital = Krankenhaus
card-hospital-text = Ein paar Nächte zur Beobachtung: Zahle { $amount }.
card-doctor = Vorsorge
card-doctor-text = Das Honorar beträgt { $amount }.
card-insurance = Versicherung
card-insurance-text = Dein Vertrag verlängert sich: Zahle { $amount }.

## Das geführte Spiel: ein Gedanke nach dem anderen

lesson-goal-title = Das Ziel
lesson-goal = Bleib übrig, wenn alle anderen pleite sind. Die Straßen, die du kaufst, bringen bei jedem Besuch Miete.
lesson-throw-title = Ein Zug
lesson-throw = Würfle: Die Würfel sagen, wie weit deine Figur zieht. Ein Pasch würfelt noch einmal.
lesson-buy-title = Ein freies Feld
lesson-buy = Zum aufgedruckten Preis gehört es dir. Lehnst du ab, wird es versteigert, und alle dürfen bieten.
lesson-end-title = Das Ende des Zugs
lesson-end = Das Feld ist erledigt. Beende deinen Zug: Als Nächstes würfelt der Bot.
lesson-rent-title = Die Miete
lesson-rent = Der Bot hat bei dir gehalten und dir die aufgedruckte Miete gezahlt. Je mehr Straßen, desto mehr kassierst du.
lesson-card-title = Die Karten
lesson-card = Ereignis und Gemeinschaft: Die gezogene Karte wirkt sofort, im Guten wie im Schlechten.
lesson-salary-title = Das Feld Los
lesson-salary = Jedes Mal, wenn du darüberkommst, zahlt dir die Bank ein Gehalt.
lesson-build-title = Eine ganze Gruppe
lesson-build = Die drei Straßen einer Farbe gehören dir: Die Grundmiete verdoppelt sich, und du darfst bauen, Stufe um Stufe.
lesson-jail-title = Das Gefängnis
lesson-jail = Ein Feld, eine Karte oder drei Pasche führen hinein. Ein Pasch, eine Karte oder Geld führen hinaus.
lesson-auction-title = Die Versteigerung
lesson-auction = Biete mehr als das letzte Gebot oder passe endgültig. Du kannst eine Obergrenze festlegen.
lesson-trade-title = Tauschen
lesson-trade = Schlag in deinem Zug einen Tausch vor: Das Blatt zeigt, was jede Seite vorher und nachher hätte.

# Was eine selbst gemachte Karte sagt, je nach ihrem Verb

does-receive = Nimm { $amount } ein.
does-receive-from-each = Alle am Tisch geben dir je { $amount }.
does-pay-bank = Zahle { $amount }.
does-pay-or-draw = Zahle { $amount } Strafe oder nimm eine Ereigniskarte.
does-repairs = Zahle { $apartment } für jedes Apartment und { $hotel } für jedes Hotel.
does-advance-to = Rücke vor auf { $space }. Kommst du über Los, nimm { $salary } ein.
does-go-back = Geh { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  } zurück.
does-go-back-to = Geh zurück auf { $space }.
does-to-jail = Geh direkt ins Gefängnis, ohne dein Gehalt.
does-keep-jail-card = Diese Karte holt dich aus dem Gefängnis. Heb sie bis dahin auf oder verkauf sie.
