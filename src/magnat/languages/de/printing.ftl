# Zu Hause drucken, und „meine Schachtel sagt etwas anderes“: auf Deutsch.

print-title = Drucken
print-pdf = Als PDF speichern
print-go = { $n ->
    [one] Ein Blatt drucken
   *[other] { $n } Blätter drucken
}
print-before = Voriges Blatt
print-after = Nächstes Blatt
print-sheet = Blatt { $n } von { $of }
print-sheet-label = Blatt { $n } von { $of }: { $list }
print-one = Blatt { $n }
print-span = Blätter { $from }–{ $to }

print-part-deeds = Besitzrechtkarten
print-part-cards = Karten zum Ziehen
print-part-bank = Bankkarten
print-part-board = Spielplan
print-part-backs = Kartenrückseiten
print-about-deeds = { $n }, je 63 × 88 mm
print-about-cards = { $n }, je 63 × 88 mm
print-about-bank = { $n }, je 85,6 × 54 mm
print-about-board = 38 cm, in vier Teilen
print-about-backs = { $n } zum Bedrucken der anderen Seite, lange Kante
print-of-deeds = Besitzrechtkarten
print-of-cards = Karten
print-of-bank = Bank
print-of-board = Spielplan
print-of-backs = Rückseiten
print-head-cards = Besitzrechtkarten und Karten
print-head-bank = Bankkarten
print-head-board = Spielplan
print-head-backs = Kartenrückseiten
print-note-cards = Auf freien Plätzen stehen Spickzettel.
print-note-board = 38 × 38 cm. Die Linie entlang schneiden, Kante an Kante auf Pappe kleben, ohne Überlappung.
print-note-backs = Leg die Kartenblätter wieder in den Drucker, über die lange Kante gewendet, in derselben Reihenfolge.
print-bank-note = Keine Geldscheine zu drucken. Ein Handy liest den Code: Die Karte öffnet sich in der Taschenbank.
print-bank-none = Keine Geldscheine zu drucken. Eröffne zuerst einen Tisch der Bank: Dann tragen die Karten seinen Code.

print-paper = Papier
print-ink = Tinte
print-ink-colour = Farbe
print-ink-thrifty = Sparsam
print-ink-black = Schwarz
print-ink-told = In Schwarz unterscheiden Formen und Muster die Gruppen weiterhin.
print-language = Sprache
print-marks = Schnittmarken
print-scale = Stell den Drucker auf 100 %.
print-scale-told = Unten auf jedem Blatt muss eine Linie 50 mm messen. Am besten ist Papier mit 200 g.
print-measure = diese Linie misst 50 mm
print-fits = Jeder Text passt in seinen Rahmen.
print-tight = { $n ->
    [one] Ein Text passt auch verkleinert nicht in seinen Rahmen:
   *[other] { $n } Texte passen auch verkleinert nicht in ihren Rahmen:
}

print-part-of-board = Spielplan, Teil { $n } von 4
print-back-of = Rückseite von Blatt { $n }
print-back-deed = Besitzrechtkarte
print-back-reminder = Spickzettel
print-back-card = Magnat
print-reminder = Spickzettel
print-mortgage = Hypothek { $value }, abgelöst für { $lift }
print-bank-card = Karte { $n }
print-bank-alone = Kein offener Tisch, also kein Code: Wähl diese Karte in der Taschenbank aus.
print-levels = Stufen des Turms
print-tile = Tafel für einen Turm
print-held = { $n ->
    [one] Mit einer Karte
   *[other] Mit { $n } Karten
}
print-money-start = Zu Beginn
print-money-salary = Über Los
print-money-fine = Gefängnis verlassen
print-money-office = Büro
print-money-trip = Reise
print-money-bail = Kaution
print-money-evolution = Aufstieg

box-mode = Meine Schachtel sagt etwas anderes
box-play = Mit meiner Schachtel spielen
box-same = Alles wie auf meiner Karte
box-skip = Überspringen
box-take = nimm diese Karte in die Hand
box-before = Vorige Karte
box-after = Nächste Karte
box-ask = auf deiner Karte?
box-again = { $name }: noch einmal lesen
box-forget = meine Antwort vergessen
box-printed = Hier: { $value }.
box-why = Keine Anleitung druckt es ab: Es ist rekonstruiert.
box-why-classic = Die Anleitung druckt es nicht ab: Dies ist der Wert des klassischen französischen Spielplans mal 10.000.
box-why-board-2013 = Die Anleitung druckt es nicht ab: Dies ist der Wert des Spielplans von 2013.
box-why-ring = Die Anleitung druckt es nicht ab: rekonstruiert aus den Preisen des klassischen Spielplans, Mieten in Zwanzigerschritten.
box-why-leaflet = Die Anleitung druckt es nicht ab: Dies ist der Wert des Faltblatts von 2008.
box-why-public = Die Anleitung druckt es nicht ab: Dies ist der Wert eines öffentlichen Programms.
box-wrong = Das ist kein Betrag: Schreib Ziffern, zum Beispiel 2,5M oder 500.
box-enter = Eingabe
box-key-same = es ist dasselbe
box-key-other = ich berichtige es
box-key-skip = ich überspringe es, ich kann es nicht lesen
box-said-same = { $name }: gesehen.
box-said-other = { $name }: berichtigt.
box-origin-booklet = Anleitung
box-origin-reconstructed = rekonstruiert
box-origin-seen = wie auf meiner Karte
box-origin-corrected = berichtigt
box-legend-booklet = { $n ->
    [0] in der Anleitung abgedruckt
    [one] in der Anleitung abgedruckt: ein Wert, steht fest
   *[other] in der Anleitung abgedruckt: { $n } Werte, stehen fest
}
box-legend-seen = an einer echten Schachtel gesehen
box-legend-corrected = von dir berichtigt
box-legend-reconstructed = rekonstruiert, noch zu prüfen
box-done = { $done ->
    [0] Werte von { $all } gesehen
    [one] Wert von { $all } gesehen
   *[other] Werte von { $all } gesehen
}
box-lead = Die Anleitung druckt nicht alle Werte ab: Die anderen haben wir rekonstruiert. Sagen deine Karten etwas anderes, dann haben sie recht. Ein gestrichelter Ring wartet noch auf deine Augen.
box-board = Der Spielplan: Wähl ein Feld, um seine Karte in die Hand zu nehmen.
box-waits = wartet auf deine Augen
box-progress = Wie weit ich bin
box-corrected = { $n ->
    [one] einer berichtigt
   *[other] { $n } berichtigt
}
box-apart = { $n ->
    [0] Bisher keine Berichtigung.
    [one] Eine Berichtigung, gesondert aufbewahrt.
   *[other] { $n } Berichtigungen, gesondert aufbewahrt.
}
box-mine = { $n ->
    [0] Meine Berichtigungen
    [one] Meine Berichtigung
   *[other] Meine { $n } Berichtigungen
}
box-none = Noch nichts berichtigt: Geh die Karte durch, Eingabetaste, wenn es dasselbe ist, sonst Ziffern.
box-changes = Was sie ändern.
box-changes-told = Nichts in Spielen, die schon begonnen haben. Tische, die du von hier aus eröffnest, spielen mit deinen Werten und zeigen das mit einem Messingpunkt, wie jede Abweichung. Andere Tische behalten ihre Werte.
box-year = Jahr der Schachtel
box-language = Sprache der Schachtel
box-language-fr = Französisch
box-language-en = Englisch
box-language-de = Deutsch
box-language-es = Spanisch
box-language-it = Italienisch
box-language-nl = Niederländisch
box-says = Was darauf steht
box-propose = Allen vorschlagen
box-keep = Datei behalten
box-proposed = Die Datei ist gespeichert. Nichts wurde verschickt: Schick sie selbst an das Projekt, mit Jahr und Sprache der Schachtel.
box-saved = auf diesem Gerät gespeichert
box-not-saved = hier kann nichts gespeichert werden
box-file = meine-schachtel
box-doc-title = { $game }, meine Schachtel
box-rent = Miete
box-group-money = Geld
box-group-pieces = Spielmaterial
box-group-power = Kräfte
box-group-taxes = Steuern
box-group-others = andere Felder
box-group-utility = Versorgungswerke
box-group-limits = Kartenzahlen
box-group-amounts = Beträge
box-figure-price = Preis
box-figure-mortgage = Hypothek
box-figure-amount = Betrag
box-figure-build = Apartment, Hotel
box-figure-height = Stufen des Turms
box-figure-value = Wert
box-figure-count = Anzahl der Karten
box-figure-apartment = Je Apartment
box-figure-hotel = Je Hotel
box-figure-spaces = Felder
box-figure-start = Zu Beginn
box-figure-salary = Über Los
box-figure-salary-3 = Dasselbe mit drei Sternen
box-figure-salary-5 = Dasselbe mit fünf Sternen
box-figure-fine = Strafe im Gefängnis
box-figure-step = Kleinster Betrag
box-figure-level = Eine Stufe
box-figure-empty = Ein leerer Turm
box-figure-office = Büro
box-figure-trip = Reise
box-figure-bail = Kaution
box-figure-opening = Erstes Gebot
box-figure-evolution = Aufstieg
box-figure-apartments = Apartments
box-figure-hotels = Hotels
