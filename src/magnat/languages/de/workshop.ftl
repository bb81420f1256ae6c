# Die Werkstatt: aus einem der Spiele eine eigene Ausgabe machen, auf Deutsch.

workshop-title = Werkstatt
workshop-lead = Nimm eines der fünf Spiele und mach es zu deinem: deine Stadt, deine Klasse, deine Freunde. Namen, Farben, Preise, Karten. Alles bleibt auf diesem Gerät.
workshop-from = Ausgehen von …
workshop-open = Datei öffnen
workshop-mine = Meine Ausgaben
workshop-untitled = { $game }, meine Ausgabe
workshop-after = nach { $game }
workshop-drop = Löschen
workshop-dropped = „{ $name }“ ist gelöscht.
workshop-restore = Rückgängig
workshop-gone = Diese Ausgabe ist nicht auf diesem Gerät
workshop-gone-text = Eine Ausgabe bleibt in dem Browser, in dem sie entstanden ist. Bitte die Person, die sie gemacht hat, um die Datei oder den Link.
workshop-not-kept = nicht gespeichert: Der Browser lässt es nicht zu
workshop-kept = auf diesem Gerät gespeichert
workshop-too-large = Diese Datei ist zu groß für eine Ausgabe.
workshop-link-spoilt = Dieser Link ist beschädigt oder unvollständig.
workshop-opened = Eine Ausgabe für dich
workshop-unreadable = Diese Datei ist nicht zu lesen
workshop-at-line = Zeile { $line }.
workshop-change = Ändern

workshop-things = Was du bearbeitest
workshop-tab-board = Spielplan
workshop-tab-groups = Gruppen
workshop-tab-cards = Karten
workshop-tab-settings = Einstellungen
workshop-side-board = Spielplan
workshop-side-fields = Bearbeiten
workshop-side-changes = Übersicht
workshop-changed = { $n } geändert
workshop-doubts = { $n ->
    [one] eine Sache zum Ansehen
   *[other] { $n } Sachen zum Ansehen
}
workshop-n-spaces = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}
workshop-n-groups = { $n ->
    [one] eine Gruppe
   *[other] { $n } Gruppen
}
workshop-n-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
workshop-n-settings = { $n ->
    [one] eine Einstellung geändert
   *[other] { $n } Einstellungen geändert
}
workshop-rename = Namen der Ausgabe ändern
workshop-undo = Rückgängig
workshop-redo = Wiederherstellen
workshop-undone = Rückgängig gemacht.
workshop-redone = Wiederhergestellt.
workshop-play = Diese Ausgabe spielen
workshop-faults = { $n ->
    [one] eine Sache zu berichtigen
   *[other] { $n } Sachen zu berichtigen
}
workshop-box = Meine Schachtel
workshop-print = Drucken
workshop-give = Teilen

workshop-board = Der Spielplan der Ausgabe
workshop-preview = Vorschau
workshop-write = Dieses Feld bearbeiten
workshop-touch = Tipp ein Feld an, um es zu bearbeiten.
workshop-space = Feld
workshop-space-n = Feld { $n }
workshop-was = vorher: { $name }
workshop-has-bad = { $n ->
    [one] zu berichtigen
   *[other] { $n } Sachen zu berichtigen
}
workshop-has-warn = { $n ->
    [one] ein Hinweis
   *[other] { $n } Hinweise
}
workshop-before = Zurück: { $what }
workshop-next = Weiter: { $what }
workshop-name = Name ({ $language })
workshop-group = Gruppe
workshop-group-before = Vorige Gruppe
workshop-group-next = Nächste Gruppe
workshop-half = die Hälfte
workshop-field-build = Gebäude, je Stufe
workshop-field-mortgage = Hypothek
workshop-field-amount = Betrag
workshop-field-height = Stufen
workshop-field-value = Wert
workshop-rents = Mieten
workshop-rents-group = Mieten der ganzen Gruppe
workshop-rent-bare = Unbebaut
workshop-rent-apartments = { $n } Apart.
workshop-rent-step = Miete { $n }
workshop-rent-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
workshop-order = Platz auf dem Spielplan
workshop-earlier = Ein Feld früher
workshop-later = Ein Feld später
workshop-kind = Was für ein Feld
workshop-kind-street = Straße
workshop-kind-station = Bahnhof
workshop-kind-utility = Versorgungswerk
workshop-kind-tax = Steuer
workshop-kind-chance = Ereignis
workshop-kind-chest = Gemeinschaft
workshop-kind-lifestyle = Millionärsleben
workshop-kind-planet = Planet
workshop-kind-hyperdrive = Hyperantrieb
workshop-kind-bounty = Kopfgeldjäger
workshop-kind-card-rebel = Rebellenfeld
workshop-kind-card-empire = Imperiumsfeld
workshop-widen = Dahinter einfügen, auf jeder Seite
workshop-narrow = Entfernen, auf jeder Seite
workshop-sides = Die vier Seiten bleiben gleich: Mit diesem Feld fällt auch weg: { $names }.
workshop-new-space = Neues Feld { $n }
workshop-spaces-now = Felder auf dem Spielplan: { $n }.
workshop-moved = Jetzt Feld { $n }.
workshop-colour = Farbe
workshop-colour-own = Eine andere Farbe
workshop-shape = Form und Muster
workshop-look-brown = braunes Quadrat
workshop-look-light-blue = hellblauer Kreis
workshop-look-pink = rosa Raute
workshop-look-orange = oranges Dreieck
workshop-look-red = rotes Kreuz
workshop-look-yellow = gelber Stern
workshop-look-green = grünes Sechseck
workshop-look-dark-blue = dunkelblauer Mond
workshop-look-station = grauer Waggon
workshop-look-utility = sandfarbener Blitz

workshop-card = Karte
workshop-card-n = { $deck }: { $n } von { $of }
workshop-deck = Welche Karten
workshop-title-in = Titel ({ $language })
workshop-does = Was sie tut, { $n ->
    [one] ein Verb
   *[other] { $n } Verben
}
workshop-need = { $need ->
    [amount] Betrag
    [space] Welches Feld
    [spaces] Anzahl der Felder
    [apartment] Je Apartment
    [hotel] Je Hotel
    [utility] Welches Versorgungswerk
    [prize] Preis
    [reach] Höchstens so viele Felder
    [tiles] Mindestens so viele Marken
    [one] Mit einem Stern
    [three] Mit drei Sternen
    [five] Mit fünf Sternen
    [at_three] Würfel mit drei Sternen
    [at_five] Würfel mit fünf Sternen
    [upper] Obere Hälfte
    [lower] Untere Hälfte
    [power] Obere Hälfte
    [chance] Untere Hälfte
    [side] Seite
   *[other] { $need }
}
workshop-count = Wie viele davon
workshop-own-words = Eigenen Satz schreiben
workshop-words = Satz ({ $language })
workshop-deck-size = { $deck }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
workshop-add = Karte hinzufügen
workshop-remove = Entfernen
workshop-new-card = Neue Karte
workshop-verb-receive = Bekommen
workshop-verb-receive-from-each = Von allen
workshop-verb-pay-bank = Zahlen
workshop-verb-pay-or-draw = Zahlen oder Ereignis
workshop-verb-repairs = Reparaturen
workshop-verb-advance-to = Vor bis
workshop-verb-go-back = Zurück um
workshop-verb-go-back-to = Zurück bis
workshop-verb-to-jail = Ins Gefängnis
workshop-verb-keep-jail-card = Gefängnis frei
workshop-pack-property = Grundstücke
workshop-pack-action = Aktionen
workshop-pack-rent = Mieten
workshop-pack-wild = Joker
workshop-pack-money = Geld

workshop-settings = Die Ausgabe
workshop-edition = Name der Ausgabe ({ $language })
workshop-money = Geld
workshop-pieces = Spielmaterial
workshop-limits = Grenzen
workshop-amounts = Beträge
workshop-tokens = Figuren
workshop-options = Regeln am Tisch

workshop-no-amount = Schreib einen Betrag, zum Beispiel 2M oder 500K.
workshop-no-number = Schreib eine Zahl.
workshop-repair = Auf { $value } setzen
workshop-keep = Das ist Absicht
workshop-no-problem = Nichts zu berichtigen.
workshop-f8 = F8: die nächste Sache zum Ansehen.
workshop-differs = Was anders ist
workshop-to-check = Zum Ansehen
workshop-unchecked = Der Server antwortet nicht: Im Moment wird nichts geprüft. Was du schreibst, bleibt erhalten.

workshop-play-lead = Die Regeln sind die des Spiels: Alle können mitspielen, auch Bots.
workshop-play-bots = Gegen Bots
workshop-play-bots-text = Sofort.
workshop-play-link = Mit Freunden
workshop-play-link-text = Ein Link zum Verschicken. Die Ausgabe reist mit dem Tisch.
workshop-play-here = An diesem Bildschirm
workshop-play-here-text = Zu zweit, abwechselnd vor dem Bildschirm.
workshop-give-lead = Eine Textdatei, oder ein Link, in dem die ganze Ausgabe steckt. Ein Programm ist nicht darin.
workshop-save = { $file } speichern
workshop-link = Der Link
workshop-link-whole = Die ganze Ausgabe steckt im Link: Sie liegt sonst nirgends.
workshop-link-long = Dieser Link ist zu lang für einen QR-Code: Kopiere ihn, oder schick die Datei.
workshop-no-link = Von hier aus gibt es keinen Link, den andere öffnen könnten: Schick die Datei.
workshop-qr-alt = QR-Code des Links zu dieser Ausgabe

workshop-balance = Ausgewogenheit
workshop-balance-lead = Beständige Bots spielen deine Ausgabe, während du sie schreibst.
workshop-balance-games = Gespielt: { $games } von { $most } Spielen, { $seats } Personen
workshop-balance-pause = anhalten
workshop-balance-resume = weitermachen
workshop-balance-soon = Erste Zahlen nach dem { $n }. Spiel.
workshop-balance-few = Noch wenige Spiele: Diese Zahlen werden sich bewegen.
workshop-balance-old = Schraffiert: die Zahlen von vor deinen letzten Änderungen.
workshop-balance-last = Ein Eintrag ist zu berichtigen: Dies sind die Zahlen des letzten spielbaren Stands.
workshop-balance-waiting = Die Tische gehen vor. Es geht weiter, sobald der Server Zeit hat.
workshop-balance-off = Dieser Server probiert keine Ausgaben aus. Alles andere in der Werkstatt geht.
workshop-balance-network = Gerade kein Netz: Es wird wieder versucht.
workshop-balance-fault = Ein Probespiel ist durch unsere Schuld gescheitert. Bei deiner nächsten Änderung wird es wieder versucht.
workshop-balance-length = Dauer
workshop-balance-turns = Züge
workshop-balance-half = die Hälfte der Spiele: { $low } bis { $high }
workshop-balance-printed = gedruckte Ausgabe: { $value }
workshop-balance-order = Siege nach der Reihenfolge, in %
workshop-balance-fair = Gestrichelt: gleiche Chancen, { $value }. „=“: kein Unterschied zur gedruckten Ausgabe.
workshop-balance-course = Der Verlauf
workshop-balance-runaway = Wer zur Halbzeit allein führt, gewinnt:
workshop-balance-cut = Spiele, die am Zuglimit endeten:
workshop-balance-shared = Spiele ohne alleinigen Sieg:
workshop-balance-dead = Kaum je besuchte Felder:
workshop-balance-none = keine
workshop-balance-payback = Gegnerische Züge, bis es sich auszahlt, bei 3 Stufen
workshop-balance-gap = „=“: kein Unterschied zur gedruckten Ausgabe.
workshop-balance-sooner = Der größte Abstand: { $group }, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher als in der gedruckten Ausgabe.
workshop-balance-later = Der größte Abstand: { $group }, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} später als in der gedruckten Ausgabe.
