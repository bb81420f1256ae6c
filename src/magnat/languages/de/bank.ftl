# Die elektronische Bank: das Gerät im Terminal und das Kontobuch eines Tisches.

bank-help = Die elektronische Bank, um mit der Schachtel zu spielen, wenn das Gerät fehlt.
bank-example = magnat bank
bank-terminal = das Gerät hier, im Terminal
bank-lan = Handys aus dem Heimnetz hereinlassen, über den QR-Code
bank-file = wo die Konten liegen; sonst im Ordner von Magnat
bank-file-terminal = { $wrong }: --file gehört zu --terminal; der Browser führt seine Konten selbst
bank-begins = Die Konten liegen in { $file }
bank-how = +3 steckt Karte 3 links ein (sie bekommt), -4 steckt Karte 4 rechts ein (sie zahlt); + oder - allein nimmt sie heraus. Tipp einen Betrag so, wie er angezeigt wird: 1,5M oder 600K. Außerdem: los, c (abbrechen), ein Komma ohne Karte (Lautstärke), neu (C gedrückt halten: ein neues Spiel), kontostände, verlauf, hilfe, ende.
bank-left = Die Konten liegen in { $file }; „magnat bank --terminal“ macht damit weiter.
bank-unclear = Das Gerät versteht „{ $typed }“ nicht. „hilfe“ erklärt, was du tippen kannst.
bank-woken = Das Gerät hatte sich ausgeschaltet. Es ist wieder an und hat die Karten gelesen: Tipp deine Zeile noch einmal.
bad-bank = { $file } enthält nicht die Konten einer Bank: { $found }

bank-card = Karte { $card }
bank-volume-high = laut
bank-volume-low = leise
bank-volume-mute = stumm
bank-sound-beep = Piep
bank-sound-error = Fehler
bank-sound-success = angenommen
bank-sound-long-beep = langer Piep

## Was an der Bank als Nächstes zu tun ist

bank-prompt-wake = Aus. Jede Taste oder Karte schaltet es ein, die Konten bleiben erhalten.
bank-prompt-insert = Steck eine Karte ein: Links bekommt sie, rechts zahlt sie.
bank-prompt-type = Tipp einen Betrag ein.
bank-prompt-close = Schließ mit K oder M ab, oder lösch mit C.
bank-prompt-look = Beide Kontostände werden nacheinander gezeigt; nimm dann beide Karten heraus.
bank-prompt-take = Nimm die Karte heraus. Solange sie steckt, macht C rückgängig.
bank-prompt-take-both = Nimm beide Karten heraus. Solange sie stecken, macht C rückgängig.
bank-would-credit = Karte { $receiver } bekommt { $amount } und hat dann { $got }.
bank-would-debit = Karte { $payer } zahlt { $amount } und behält { $left }.
bank-would-transfer = Karte { $payer } zahlt { $amount } an Karte { $receiver } und behält { $left }.

## Was das Gerät ablehnt

bank-refused = Abgelehnt: { $why } ({ $rule })
bank-refused-wrong-way = die Karte steckt verkehrt herum
bank-refused-same-card = diese Karte steckt schon in einem Schlitz
bank-refused-slot-taken = in diesem Schlitz steckt schon eine Karte
bank-refused-five-digits = höchstens fünf Ziffern
bank-refused-second-comma = nur ein Komma
bank-refused-no-digits = zuerst kommt ein Betrag
bank-refused-too-small = eine Buchung beträgt mindestens 10K
bank-refused-too-large = eine Buchung beträgt höchstens 20M; nimm die Karte heraus, steck sie wieder ein und zahl dann den Rest
bank-refused-not-a-multiple = der Betrag muss ein Vielfaches von 10K sein
bank-refused-too-poor = der Kontostand ist zu klein
bank-refused-go-left-only = Los braucht eine einzige Karte, links
bank-refused-go-takes-no-digits = Los wird ohne Ziffern gedrückt; C löscht sie
bank-refused-go-again = nur einmal Los pro Einstecken; nimm die Karte heraus und steck sie wieder ein
bank-refused-one-transaction = nur eine Buchung pro Einstecken; nimm eine Karte heraus, oder mach mit C rückgängig
bank-refused-no-card = es steckt keine Karte

## Die Buchungen

bank-what-opening = Eröffnung
bank-what-credit = erhalten
bank-what-debit = gezahlt
bank-what-transfer = Überweisung
bank-what-go = Los
bank-what-undo = mit C rückgängig gemacht
bank-what-new-game = neues Spiel
bank-what-pay = Zahlung
bank-what-quick = { $action }
bank-what-buy = Kauf
bank-what-rent = Miete
bank-what-build = Bau
bank-what-sell = Gebäude verkauft
bank-what-mortgage = Hypothek
bank-what-lift = Hypothek abgelöst
bank-what-keep = Zinsen
bank-what-trade = Tausch
bank-what-bankrupt = Bankrott
bank-what-refused = abgelehnt
bank-what-undo-asked = möchte rückgängig machen
bank-what-agreed = ist einverstanden
bank-what-asked = bittet um
bank-what-against = gegen
bank-what-objected = ist dagegen
bank-what-undone = einvernehmlich rückgängig gemacht

bank-quick-go = Los
bank-quick-fine = Strafe
bank-quick-income-tax = Einkommensteuer
bank-quick-luxury-tax = Luxussteuer
bank-quick-card-in = Karte: bekommen
bank-quick-card-out = Karte: zahlen
bank-quick-birthday = Geburtstag: Alle geben dir
bank-quick-office = Büro
bank-quick-trip = Reise von Frei Parken
bank-quick-bail = Gefängnis verlassen
bank-quick-tax = Steuer
bank-quick-evolve = Gehalt abzüglich Aufstieg
bank-quick-bank-card = Karte in die Bank gelegt

## Was das Kontobuch ablehnt und nachfragt

book-refused-not-a-player = diese Person spielt nicht oder nicht mehr mit
book-refused-banker-pays = was die Bank über ihre Tasten und Preise hinaus gibt, bucht, wer die Bank führt
book-refused-not-yours = an das, was anderen gehört, geht nur, wer die Bank führt
book-refused-no-such-account = dieses Konto gibt es nicht, oder es ist aus dem Spiel
book-refused-same-account = das ist zweimal dasselbe Konto
book-refused-no-amount = es fehlt ein Betrag
book-refused-not-a-multiple = dieser Betrag liegt zwischen zwei Schritten
book-refused-too-poor = das Geld ist nicht da
book-refused-no-such-action = diese Taste hat das Spiel nicht
book-refused-unusual-amount = das ist nicht der übliche Betrag. Stimmt er?
book-refused-no-such-deed = dieses Grundstück gibt es in diesem Spiel nicht
book-refused-nobodys-deed = dieses Grundstück hat noch die Bank
book-refused-has-an-owner = dieses Grundstück gehört schon jemandem
book-refused-own-deed = zu Hause zahlt niemand Miete
book-refused-not-his-deed = dieses Grundstück gehört nicht der Person, die es hergibt
book-refused-needs-dice = diese Miete hängt von den Würfeln ab: Was haben sie gezeigt?
book-refused-mortgaged = auf diesem Grundstück liegt eine Hypothek
book-refused-rent-differs = nach den Besitzrechtkarten ist das nicht die Miete. Stimmt sie?
book-refused-several-groups = eine Bestellung ist für eine Gruppe und eine Person
book-refused-no-such-building = das kann hier nicht gebaut werden
book-refused-group-not-whole = die Gruppe ist nicht vollständig. Stimmt das so?
book-refused-group-mortgaged = auf einem Grundstück der Gruppe liegt eine Hypothek. Stimmt das so?
book-refused-uneven = die Stufen wären ungleich. Stimmt das so?
book-refused-built-on = in dieser Gruppe stehen Gebäude
book-refused-not-mortgaged = auf diesem Grundstück liegt keine Hypothek
book-refused-interest-paid = die Zinsen sind schon gezahlt
book-refused-no-mortgages = in diesem Spiel gibt es keine Hypotheken
book-refused-no-such-entry = diese Buchung gibt es nicht
book-refused-nothing-to-undo = bei dieser Buchung gibt es nichts zurückzugeben
book-refused-already-undone = diese Buchung ist schon rückgängig gemacht
book-refused-deed-changed-since = das Grundstück hat sich seither geändert
book-refused-spent-since = das Geld ist seither ausgegeben
book-refused-already-asked = darum hat schon jemand gebeten
book-refused-nobody-asked = niemand hat gebeten, oder es ist erledigt
book-refused-already-answered = du hast schon geantwortet
book-refused-asks-enough = zu viele deiner Bitten warten noch auf Antwort

## Taschenbank: die Bank im Browser

pocket-title = Taschenbank
pocket-machine = Das Gerät
pocket-alone = ein Handy für alle
pocket-offline = läuft offline
pocket-sound = Ton
pocket-balance = Kontostand { $amount }
pocket-colon = {":"}
pocket-free = frei
pocket-go = Los +2M
pocket-key-c = C: abbrechen; drei Sekunden gehalten ein neues Spiel
pocket-pays = { $payer } zahlt an { $receiver }.
pocket-gets = { $receiver } bekommt Geld von der Bank.
pocket-pays-bank = { $payer } zahlt an die Bank.
pocket-left = { $name } behält { $left }.
pocket-will-have = { $name } hat dann { $got }.
pocket-short = { $name } fehlen { $left }.
pocket-where = { $name }: Wähl den Schlitz, + zum Bekommen, − zum Zahlen.
pocket-slot-empty = Leerer Schlitz: Wähl zuerst eine Karte
pocket-put-in = { $name } einstecken
pocket-take-out = { $name }, Karte herausnehmen
pocket-more = Weitere Seiten der Bank
pocket-history = Verlauf
pocket-names = Namen
pocket-done = Fertig
pocket-share = Gemeinsam
pocket-share-text = Alle mit eigenem Handy, ein Kontobuch. Die Verbindung darf abreißen: Nichts wird vergessen, nichts geschieht doppelt.
pocket-back-to = Zurück an einen Tisch
pocket-open = Einen Tisch eröffnen
pocket-open-go = Tisch eröffnen
pocket-game = Das Spiel in deiner Schachtel
pocket-start = alle beginnen mit { $amount }
pocket-players = Mitspielende
pocket-player = Person { $n }
pocket-add-player = Eine Person mehr
pocket-side = Seite von Person { $n }
pocket-rebel = Rebellion
pocket-empire = Imperium
pocket-round = Nur ein Handy, reihum
pocket-deeds = Grundstücke mitführen: Die Bank rechnet die Mieten aus
pocket-quick-game = Schnelles Spiel: Drei Apartments ergeben ein Hotel
pocket-banker = Wer das Geld der anderen bewegt
pocket-banker-all = Alle, wenn die anderen zustimmen
pocket-banker-me = Nur die erste Person
pocket-banker-apart = Die erste, die nicht mitspielt
pocket-banker-apart-told = { $name } führt die Bank und spielt nicht mit; { $n } Personen spielen.
pocket-find-deed = Grundstück oder Namen suchen
pocket-found-deeds = { $n ->
       [0] Kein Grundstück passt.
       [one] { $n } Grundstück
       *[other] { $n } Grundstücke
    }
pocket-needs-network = Dafür braucht es den Server. Das Gerät allein braucht nichts.
pocket-table = Tisch { $code } · { $n } { $n ->
       [one] Handy
       *[other] Handys
    }
pocket-online = online
pocket-sending = wird gesendet: { $n }
pocket-lost = offline{ $n ->
       [0] {""}
       *[other] {":"} { $n } warten
    }
pocket-invite = Einladen, Plätze wechseln
pocket-who-are-you = Wer bist du?
pocket-has-phone = hat ein Handy
pocket-this-phone = dieses Handy
pocket-look-on = Nur zuschauen
pocket-take-seat = Auch für diese Person sprechen
pocket-free-seat = Frei
pocket-qr = QR-Code von Tisch { $code }
pocket-tab-machine = Gerät
pocket-tab-pay = Zahlen
pocket-tab-deeds = Grundstücke
pocket-tab-history = Verlauf
pocket-tab-count = Zählen
pocket-whose = Wessen Geld
pocket-often = Was oft vorkommt
pocket-way = Richtung
pocket-he-pays = { $name } zahlt
pocket-he-gets = { $name } bekommt
pocket-to = an
pocket-from = von
pocket-amount = Betrag
pocket-amount-bad = Ein Betrag in Schritten von { $step }, zum Beispiel so, wie er angezeigt wird.
pocket-next = Weiter
pocket-rarely = Bankrott
pocket-bankrupt = { $name } überlässt alles an { $creditor }
pocket-won = { $name } erreicht { $target } und gewinnt das Spiel.
pocket-before = Was geschehen wird
pocket-do = Ausführen
pocket-would-pay = { $payer } zahlt { $amount } an { $receiver }.
pocket-would-get = { $receiver } bekommt { $amount } von der Bank.
pocket-would-pay-bank = { $payer } zahlt { $amount } an die Bank.
pocket-ours = Alles bleibt stehen. Um das Rückgängigmachen zu bitten und darüber abzustimmen, ist eine Idee von Magnat und nicht der Anleitung: C macht nur rückgängig, solange die Karte steckt.
pocket-number = Nr. { $n }
pocket-undo = Rückgängig?
pocket-undone-by = rückgängig durch Nr. { $n }
pocket-insisted = bestätigt
pocket-older = Ältere
pocket-vote = Nr. { $n } rückgängig machen?
pocket-wants = Bitte Nr. { $n }, { $name }:
pocket-missing = Es fehlen noch: { $names }.
pocket-agree = Einverstanden
pocket-object = Nein
pocket-expected = Die Bank hat { $amount } erwartet.
pocket-sure = Es stimmt, ausführen
pocket-leave-it = Lassen
pocket-rent = Miete { $amount }
pocket-rent-dice = { $amount } × Würfel
pocket-mortgaged = mit Hypothek
pocket-hotel = Hotel
pocket-levels = { $n } { $n ->
       [one] Apartment
       *[other] Apartments
    }
pocket-other-amount = Ein anderer Betrag
pocket-buy = { $name } kauft: { $amount }
pocket-pay-rent = { $name } zahlt die Miete an { $owner }
pocket-dice = Summe der Würfel
pocket-build = Bauen −{ $amount }
pocket-sell = Verkaufen +{ $amount }
pocket-mortgage = Hypothek aufnehmen +{ $amount }
pocket-lift = Hypothek ablösen −{ $amount }
pocket-lift-received = Gleich bei Erhalt ablösen −{ $amount }
pocket-keep = Hypothek behalten, Zinsen −{ $amount }
pocket-give-to = Abgeben an
pocket-give = Abgeben
pocket-give-for = Abgeben für { $amount }
pocket-count = Schlussabrechnung
pocket-count-how = Wie im schnellen Spiel: der Kontostand, Grundstücke zu ihrem Preis, mit Hypothek zur Hälfte, Gebäude zu ihrem Kaufpreis.
pocket-count-no-deeds = Die Grundstücke werden nicht mitgeführt: Schreibt vor dem Zählen allen ihren Wert gut.
pocket-count-cash = In diesem Spiel zählt hier nur das Geld.
pocket-player-head = Name
pocket-cash = Kontostand
pocket-owns = Besitz
pocket-wealth = Vermögen
pocket-richest = { $n ->
       [one] { $names } führt.
       *[other] { $names } führen gemeinsam.
    }
pocket-csv = Verlauf (CSV)
pocket-ndjson = Verlauf (NDJSON)
