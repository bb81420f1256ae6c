# Was der Server rund um ein Spiel erzählt und was er ablehnt.

notice-away = { $voice ->
    [you] Du bist abwesend.
   *[they] { $name } ist abwesend.
}
notice-back = { $voice ->
    [you] Du bist wieder da.
   *[they] { $name } ist wieder da.
}
notice-stands-in = { $voice ->
    [you] { $bot ->
        [silence] Für dich gilt jetzt: keine Antwort.
       *[other] Der Bot ({ $bot }) spielt für dich.
    }
   *[they] { $bot ->
        [silence] Für { $name } gilt jetzt: keine Antwort.
       *[other] Ein Bot ({ $bot }) spielt für { $name }.
    }
}
notice-budget-spent = { $voice ->
    [you] Du warst insgesamt zu lange abwesend: Das Spiel zählt für deinen Platz nicht mehr.
   *[they] { $name } war insgesamt zu lange abwesend: Das Spiel zählt für diesen Platz nicht mehr.
}
notice-hint = { $voice ->
    [you] Du nimmst einen Tipp.
   *[they] { $name } nimmt einen Tipp.
}
notice-take-back-asked = { $voice ->
    [you] Du möchtest deine letzte Antwort zurücknehmen.
   *[they] { $name } möchte die letzte Antwort zurücknehmen.
}
notice-take-back-agreed = { $voice ->
    [you] Du bist einverstanden.
   *[they] { $name } ist einverstanden.
}
notice-take-back-refused = Die Antwort wird nicht zurückgenommen. Das Spiel geht weiter.
notice-take-back-withdrawn = { $voice ->
    [you] Du ziehst deine Bitte zurück.
   *[they] { $name } zieht die Bitte zurück.
}
notice-pause-asked = { $voice ->
    [you] Du bittest um eine Pause.
   *[they] { $name } bittet um eine Pause.
}
notice-paused = Das Spiel ist angehalten.
notice-resumed = { $voice ->
    [you] Du setzt das Spiel fort.
   *[they] { $name } setzt das Spiel fort.
}
notice-bot-sits = { $name }: Ein Bot ({ $bot }) nimmt diesen Platz ein.
notice-opened = Der Platz von { $name } ist wieder frei.
notice-asks-seat = { $name } möchte einen Platz übernehmen und würde die Karten dort sehen.
notice-turned-away = { $voice ->
    [you] Du möchtest nicht, dass { $text } diesen Platz übernimmt.
   *[they] { $name } möchte nicht, dass { $text } diesen Platz übernimmt.
}
notice-sat = { $voice ->
    [you] Du nimmst Platz.
   *[they] { $name } nimmt Platz.
}
notice-sat-with-hand = { $voice ->
    [you] Du nimmst Platz und siehst jetzt die Karten von { $text }.
   *[they] { $name } nimmt Platz und sieht jetzt die Karten von { $text }.
}
notice-removed = { $name } wurde vom Tisch entfernt; ein Bot übernimmt den Platz.
notice-resigned = { $voice ->
    [you] Du gibst das Spiel auf.
   *[they] { $name } gibt auf.
}
notice-chat = { $voice ->
    [you] Du: { $text }
   *[they] { $name }: { $text }
}
notice-offer-refused = { $voice ->
    [you] Du lehnst das Angebot von { $to_name } ab.
    [to_you] { $name } lehnt dein Angebot ab.
   *[they] { $name } lehnt das Angebot von { $to_name } ab.
}
notice-offer-withdrawn = { $voice ->
    [you] Du ziehst dein Angebot an { $to_name } zurück.
    [to_you] { $name } zieht das Angebot an dich zurück.
   *[they] { $name } zieht das Angebot an { $to_name } zurück.
}
notice-offer-void = { $voice ->
    [you] Dein Angebot an { $to_name } gilt nicht mehr.
    [to_you] Das Angebot von { $name } an dich gilt nicht mehr.
   *[they] Das Angebot von { $name } an { $to_name } gilt nicht mehr.
}
notice-aborted = Das Spiel wurde beendet; der Startwert des Zufalls steht in der Aufzeichnung.

refusal-stale = die Frage hat sich inzwischen geändert
refusal-unfinished = ein Wort fehlt: Sag den ganzen Satz
refusal-spectator = wer zuschaut, spielt nicht mit
refusal-paused = das Spiel ist angehalten
refusal-not-paused = das Spiel ist nicht angehalten
refusal-not-started = das Spiel hat noch nicht begonnen
refusal-already-started = das Spiel hat schon begonnen
refusal-no-hints = an diesem Tisch gibt es keine Tipps
refusal-no-hints-left = du hast keine Tipps mehr
refusal-too-late-to-take-back = es ist zu spät: Andere warten schon
refusal-already-asked = eine Bitte wartet schon
refusal-asked-before = darum wurde bei dieser Antwort schon gebeten
refusal-no-more-requests = zwei Bitten pro Spiel, mehr nicht
refusal-somebody-away = alle müssen zustimmen, und jemand ist abwesend
refusal-nothing-asked = niemand bittet um etwas
refusal-no-reviews = dieser Server macht keine Analysen
refusal-not-fetched = ein Teil dieser Seite fehlt noch; versuch es mit Netz noch einmal
refusal-not-over = das Spiel ist noch nicht zu Ende
refusal-seat-taken = dieser Platz ist besetzt
refusal-seat-empty = dieser Platz ist leer
refusal-already-seated = du sitzt schon an diesem Tisch
refusal-no-such-seat = diesen Platz gibt es nicht
refusal-no-such-table = diesen Tisch gibt es nicht
refusal-not-operator = dafür braucht es den Schlüssel des Betreibers
refusal-no-such-ban = damit ist niemand ausgesperrt
refusal-bad-address = das ist keine IP-Adresse
refusal-bad-network = ein Netz dieser Größe verwendet der Server nicht
refusal-no-such-game = dieses Spiel gibt es nicht
refusal-no-such-language = diese Sprache gibt es nicht
refusal-no-such-page = diese Seite gibt es nicht
refusal-wrong-method = so wird diese Adresse nicht benutzt
refusal-no-such-offer = dieses Angebot gibt es nicht mehr
refusal-not-an-offer = darauf muss niemand antworten
refusal-too-many-offers = zu viele Angebote warten schon auf Antwort
refusal-nothing-to-take-back = es gibt nichts zurückzunehmen
refusal-nature-spoke = seither haben Würfel oder Karten gesprochen
refusal-others-answered = seither hat jemand anderes geantwortet
refusal-hidden-came-to-light = seither wurde eine verdeckte Karte gesehen
refusal-not-here = das geht nur an dem Computer, auf dem Magnat läuft
refusal-sat-elsewhere = du hast an diesem Tisch schon auf einem anderen Platz gesessen und kennst die Karten dort
refusal-nobody-asks = niemand bittet um diesen Platz
refusal-not-host = das darf nur, wer den Tisch eröffnet hat
refusal-not-watching = solange ein Spiel läuft, ist seine Aufzeichnung nur für alle, die dort sitzen oder zuschauen
refusal-needs-server = dafür braucht es einen Server
refusal-needs-browser = das geht nur in einem Browser, der ohne Server spielt
refusal-password-needs-server = ein Passwort braucht einen Server: Hier setzt man sich mit einem Code dazu
refusal-public-needs-server = ein öffentlicher Tisch braucht einen Server: Hier setzt man sich mit einem Code dazu
refusal-not-in-front = gerade ist ein anderer Platz am Bildschirm
refusal-not-your-seat = das ist nicht dein Platz
refusal-wrong-password = das Passwort stimmt nicht
refusal-locked = der Tisch ist geschlossen
refusal-bad-name = ein Name hat 1 bis 20 druckbare Zeichen
refusal-bad-edition = diese Ausgabe ist nicht spielbar
refusal-bad-option = diese Option gibt es nicht, oder nicht mit diesem Wert
refusal-no-player = wer bist du? Gib zuerst einen Namen an
refusal-wrong-origin = diese Seite darf nicht mit diesem Server sprechen
refusal-banned = dieser Server ist für dich zurzeit geschlossen
refusal-no-chat = an diesem Tisch wird nicht geredet
refusal-phrases-only = hier gibt es nur fertige Sätze
refusal-no-public-tables = zurzeit kein öffentlicher Tisch für dich; über einen Link schon
refusal-rename-first = wähl zuerst in den Einstellungen einen anderen Namen
refusal-not-a-person = auf diesem Platz sitzt niemand
refusal-thats-you = das bist du selbst
refusal-no-such-message = diese Nachricht gibt es nicht
refusal-too-many-reports = fünf Meldungen am Tag, mehr nicht
refusal-too-many-blocks = deine Liste ist voll: Entferne zuerst einen Namen
refusal-no-such-block = dieser Name steht nicht in deiner Liste
refusal-no-such-notification = diese Mitteilung gibt es nicht
refusal-outdated = diese Seite ist älter als der Server: Lade sie neu
refusal-too-new = diese Seite ist neuer als der Server: Er wird gerade ersetzt, versuch es noch einmal
refusal-malformed = die Nachricht ist nicht zu verstehen
refusal-too-large = die Nachricht ist zu groß
refusal-too-fast = das geht zu schnell: Warte einen Moment
refusal-busy = die Tische brauchen gerade alle Bots; versuch es in ein paar Sekunden noch einmal
refusal-open-elsewhere = diese Spiele sind in einem anderen Tab geöffnet
refusal-other-version = die beiden Seiten haben nicht dieselbe Version: Lade beide neu
refusal-too-many = das ist zu viel auf einmal
refusal-too-many-names = zu viele neue Namen von hier: Nimm einen, den du schon hast, oder warte eine Weile
refusal-too-many-bots = an zu vielen Tischen spielen nur Bots: Setz dich dazu, oder warte, bis einer fertig ist
refusal-slow = die Verbindung ist zu langsam; sie wird wieder aufgenommen
refusal-removed = du wurdest vom Tisch entfernt
refusal-shutting-down = der Server startet neu; nichts geht verloren
refusal-store-unavailable = das Spiel kann gerade nicht gespeichert werden; versuch es noch einmal
refusal-not-readable = diese Version von Magnat kann dieses Spiel nicht fortsetzen; es bleibt erhalten, wie es ist
refusal-not-possible = das ist nicht möglich
refusal-fault = ein Fehler des Servers; nichts hat sich geändert

# Pages of a server that lacks the client or the documentation

page-not-installed = Der Server läuft; die Spielseite ist noch nicht installiert.
page-no-docs = Die Dokumentation ist auf diesem Server nicht installiert: „make docs“ schreibt sie.
