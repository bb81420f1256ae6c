### Die Wörter der Seite ohne Server.

## Das erste Laden

site-once-1 = Nur dieses eine Mal.
site-once-2 = Danach auch offline.
site-lead = Hier gibt es keinen Server: Das ganze Spiel, seine Regeln und seine Bots richten sich in diesem Browser ein. Deine Spiele verlassen dieses Gerät nie.
site-part-pages = Seiten und Zeichnungen
site-part-texts = Regeln und Texte
site-part-python = Spielwerk
site-part-library = Bibliothek des Spielwerks
site-part-games = Die fünf Spiele und die Bots
site-part-analysis = Analysen und Tipps
site-percent = { $part } %
site-of = { $got } von { $size } MB
site-size = { $size } MB
site-counts = Die Prozentzahl zählt die Bytes, die angekommen sind. Unterbrochen? Es geht dort weiter, wo es war.
site-starting = Gleich geht es los …
site-choose = Wähl schon aus: Das Spiel beginnt von selbst
site-play-then = { $game } spielen, sobald es bereit ist
site-play-waits = Notiert: { $game } beginnt, sobald es bereit ist
site-progress = Wird eingerichtet
site-left = noch etwa { $seconds } s
site-still = Noch unterwegs … { $got } MB sind da
site-cut = Das Netz ist weg. Bei { $got } MB geht es weiter.
site-metered = Dieser Browser spart Daten. Das Einrichten braucht { $size } MB, nur dieses eine Mal.
site-fetch = Jetzt einrichten
site-title-ready = ● Bereit

site-now = Schon jetzt möglich
site-now-rules = Regeln lesen
site-now-rules-text = Alle fünf Anleitungen, mit Suche.
site-now-bank = Bank führen
site-now-bank-text = Für eine echte Schachtel: Sie wartet nicht auf das Spielwerk.
site-now-settings = Einstellungen
site-now-settings-text = Sprache, Aussehen, Ton, Schriftgröße.
site-open = Öffnen
site-then = Sobald es bereit ist
site-then-play = Spielen
site-then-play-text = Gegen Bots, zu mehreren an einem Bildschirm, Lektionen, Wiederholungen.
site-then-offline = Offline
site-then-offline-text = Im Zug, im Flugzeug: Nichts wird noch einmal geladen.
site-then-install = Installieren
site-then-install-text = Ein Symbol wie bei einer App, ohne App-Store.
site-away = An mehreren Bildschirmen
site-away-text = Neben dir genügt ein Code. Aus der Ferne braucht es die Adresse eines Servers.

## Bereit

site-ready = Läuft offline.
site-ready-text = Alles ist hier: fünf Spiele, ihre Regeln, die Bots.
site-spoken-ready = Bereit, läuft offline
site-proven = offline erprobt
site-hello = Bereit, { $name }.
site-play = { $game } spielen
site-games = Deine Spiele
site-games-size = { $n ->
    [one] Ein Spiel · { $size } kB
   *[other] { $n } Spiele · { $size } kB
}
site-no-games = Noch keine Spiele.
site-resume = Weiterspielen
site-see-again = Noch einmal ansehen
site-finished-at = beendet am { $day }
site-with = mit { $names }
site-kilo = { $size } kB
site-broken = Das Spielwerk ließ sich nicht einrichten
site-broken-text = Regeln, Bank und Einstellungen gehen auch so. Es macht dort weiter, wo es war.

site-install = Magnat installieren
site-install-text = Ein Symbol auf dem Startbildschirm, ein eigenes Fenster. { $size } MB, schon hier: Nichts muss noch einmal geladen werden.
site-install-how = Öffne das Menü des Browsers, auf iPhone oder iPad den Teilen-Knopf.
site-install-how-2 = Wähl „Installieren“ oder „Zum Home-Bildschirm“.
site-install-go = Installieren
site-install-later = Jetzt nicht

site-device = Auf diesem Gerät
site-device-steady = Beständige Bots
site-device-steady-text = antworten sofort
site-device-hard = Nachdenkliche Bots
site-device-hard-text = hier langsamer als mit Server; ein zweites Spielwerk denkt für sie
site-device-people = Zu mehreren am Bildschirm
site-device-people-text = beim Weiterreichen bleiben die Karten verdeckt

## Ein anderer Tab, eine andere Version, nichts zu behalten

site-elsewhere = Magnat ist in einem anderen Tab geöffnet
site-elsewhere-text = Gespielt wird immer nur in einem Tab. Schließ den anderen, dann geht es hier von selbst weiter; oder spiel hier.
site-here = Hier spielen
site-unkept-full = In diesem Browser ist kein Platz mehr: Der Rest des Spiels wird nicht gespeichert. Exportiere es, oder schaff Platz.
site-unkept-refused = Dieser Browser speichert nichts: Das Spiel dauert so lange wie dieser Tab.
site-new-version = Eine neue Version wartet.
site-new-version-text = Deine Spiele kommen mit.
site-new-version-size = { $size } MB, schon hier.
site-update = Aktualisieren

## Aus der Ferne

site-remote = Aus der Ferne spielen braucht einen Server
site-remote-text = Diese Seite kommt allein zurecht. Wenn jemand einen Magnat-Server betreibt, gib dessen Adresse an: Er öffnet sich dann dort.
site-remote-address = Adresse des Servers
site-remote-go = Dorthin
site-remote-bad = Diese Adresse ist nicht zu lesen.

## Neben mir, ohne Server

near-title = Neben dir, im selben Netzwerk
near-title-text = Jemand neben dir hat ein eigenes Gerät im selben WLAN. So geht es ohne Server an deinen Tisch: ein Code hin, ein Code zurück.
near-have-code = Ich habe einen Code bekommen
near-lead = Ein Spiel, Plätze, ein Code für alle, die mitspielen. Niemand braucht einen Server oder ein Konto.
near-invite = Jemanden neben dir einladen
near-invite-text = Das andere Gerät ist im selben Netzwerk wie deines. Ein Code hin, ein Code zurück: Nichts nimmt einen anderen Weg.
near-code-make = Code vorbereiten
near-making = Der Code wird vorbereitet …
near-give = Dein Gast fotografiert dieses Quadrat oder öffnet diesen Link, den du schickst.
near-link = Der Link für deinen Gast
near-qr-alt = Dieser Link als QR-Code
near-paste = Auf der anderen Seite erscheint ein Code als Antwort. Füg ihn hier ein:
near-scan = Code mit der Kamera lesen
near-scan-picture = Das Bild der Kamera
near-scan-end = Kamera beenden
near-scan-refused = Die Kamera antwortet nicht: Füg den Code ein.
near-seat-them = An den Tisch holen
near-joining = Eure beiden Geräte suchen einander …
near-come = Fertig: Dein Gast ist mit dem Tisch verbunden.
near-another = Neuen Code vorbereiten
near-copy = Kopieren
near-honest = Dieses Gerät führt den Tisch, und Handkarten verlassen es nur zu der Person, der sie gehören. Trotzdem vertrauen dir die anderen: Was die Seite weiß, könntest du lesen. Lass sie offen: Ohne sie wartet das Spiel.
near-seat = neben mir, per Code
near-seat-way = Neben mir
near-seat-waits = wartet auf jemanden neben dir
near-setup = { $n ->
    [one] Ein Platz wartet auf jemanden neben dir: Der Code kommt gleich.
   *[other] { $n } Plätze warten auf jemanden neben dir: Die Codes kommen gleich.
}
near-held = { $n ->
    [one] Ein Bot übernimmt den freien Platz: Hat das Spiel begonnen, kommt niemand mehr dazu.
   *[other] Bots übernehmen die { $n } freien Plätze: Hat das Spiel begonnen, kommt niemand mehr dazu.
}
near-lost = { $n ->
    [one] { $names } ist nicht mehr verbunden: Der Platz wartet.
   *[other] { $names } sind nicht mehr verbunden: Ihre Plätze warten.
}
near-lost-go = Neuen Code geben
near-guest = Am Tisch neben dir
near-guest-back = Zeig diesen Code dem Gerät, das den Tisch führt, oder schick ihn dorthin. Sobald er dort eingefügt ist, sitzt du am Tisch.
near-guest-code = Dein Code als Antwort
near-guest-alt = Dieser Code als QR-Code
near-guest-waits = Die Seite wartet, bis dieser Code am Tisch eingefügt ist. Lass sie offen.
near-guest-give = Der Code oder der Link, den du zur Einladung bekommen hast
near-guest-go = Weiter
near-guest-honest = Das Gerät am anderen Ende führt den Tisch und zieht den Zufall. Handkarten bleiben dort so weit verborgen, wie dort ehrlich gespielt wird.
near-bad = Dieser Code ist nicht zu lesen. Vielleicht fehlt ein Zeichen: Kopiere ihn ganz.
near-old = Dieser Code antwortet auf eine frühere Einladung. Bereite einen neuen Code vor und gib diesen weiter.
near-own-code = Das ist ein Code für einen Gast. Gebraucht wird hier der Code, den die andere Seite als Antwort zeigt.
near-answer-here = Das ist ein Code als Antwort: Er wird am Gerät eingefügt, das den Tisch führt, nicht hier.
near-other-version = Eure beiden Seiten haben nicht dieselbe Version. Ladet beide neu und fangt noch einmal an.
near-no-network = Dieser Browser findet kein Netzwerk. Geh ins WLAN des Hauses und fang noch einmal an.
near-no-way = Eure beiden Geräte finden einander nicht. Sind sie im selben WLAN? Eines im Hotel oder für Gäste trennt sie: Nehmt den Hotspot eines Handys und fangt noch einmal an.
near-sent-away = Der Tisch konnte deinen Gast nicht aufnehmen. Bereite einen neuen Code vor.
near-left = Die Leitung zu deinem Gast ist unterbrochen. Mit einem neuen Code gibt es den Platz zurück.
near-started = Das Spiel hat ohne dich begonnen: Nur wer dabei war, kann zurückkommen.
near-full = Alle Plätze an diesem Tisch sind besetzt.
near-no-table = Diesen Tisch gibt es dort nicht mehr.
near-refused = Der Tisch konnte dich nicht aufnehmen. Bitte um einen neuen Code.
near-host-gone = Das Gerät, das den Tisch führt, ist weg, oder die Leitung ist unterbrochen. Bitte um einen neuen Code: Dein Platz wartet auf dich.
near-gone = Die Leitung zum Tisch ist unterbrochen
near-gone-text = Bitte um einen neuen Code: Dein Platz wartet auf dich.
near-gone-go = Neuen Code eingeben

## Die Spiele, die bleiben

site-kept = Wo sie liegen
site-kept-text = In diesem Browser, auf diesem Gerät und nirgends sonst. Jede Antwort wird gespeichert, bevor der Tisch weitermacht: Beim Schließen des Tabs geht nichts verloren.
site-kept-firmly = Dieser Browser löscht sie nicht, um Platz zu schaffen.
site-kept-loosely = Dieser Browser könnte sie löschen, wenn ihm der Platz ausgeht: Exportiere, was dir wichtig ist.
site-export-all = Alles exportieren
site-export-size = Alles exportieren ({ $size } kB)
site-import = Datei importieren
site-imported = { $n ->
    [0] In dieser Datei gibt es nichts zu importieren.
    [one] Ein Spiel importiert.
   *[other] { $n } Spiele importiert.
}
site-import-bad = Diese Datei ist kein Spiel von Magnat.
site-erase = Von diesem Gerät löschen
site-erase-sure = Alle hier gespeicherten Spiele löschen?
site-erase-yes = Ja, alle löschen
site-erase-no = Nein

## Glück

site-luck = Ohne Server zieht dieser Browser den Startwert des Zufalls. Die Prüfung zeigt, dass niemand im Lauf des Spiels die Würfel geändert hat; dass der Startwert zufällig gezogen wurde, weißt du nur von dir selbst.

## Ein Spiel teilen

site-link-long = Dieses Spiel ist zu lang für einen Link. Es wurde als Datei geschickt.
site-link-bad = In diesem Link steckt kein Spiel
site-link-bad-text = Vielleicht wurde er abgeschnitten. Bitte noch einmal darum, oder um die Datei.
