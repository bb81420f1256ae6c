# Die Befehlszeile, auf Deutsch.

about = Magnat: fünf Spiele um Grundstücke und Vermögen, ein Spielwerk.
overview-end = „magnat BEFEHL --help“ erklärt einen Befehl mit einem Beispiel. „--lang en“ spricht Englisch.
usage = Aufruf:
operands = worum es geht
options = Optionen
example = Beispiel:

## Befehle

any-game = das Spiel: siehe „magnat games“
any-seats = wie viele Plätze, Bots mitgezählt
any-edition = die Datei einer eigenen Ausgabe: siehe „magnat edition“
any-variant = eine gedruckte Variante: siehe „magnat games SPIEL“
any-option = eine Option des Spiels, so oft du willst
any-lang = die Sprache der Ausgabe
any-help = dies anzeigen und beenden
any-json = JSON ausgeben, für Programme
any-board = den ganzen Spielplan mit den Kontoständen zeigen
any-file = die Aufzeichnung eines Spiels

play-help = Im Browser spielen; mit --terminal spielen Menschen an diesem Terminal, Bots auf den übrigen Plätzen.
play-example = magnat play electronic --terminal --seats 4 --humans 2 --names Anna,Ben
play-terminal = hier spielen, im Terminal
play-humans = wie viele Menschen hier spielen; sie nehmen die ersten Plätze
play-lan = für das Heimnetz öffnen: Andere kommen über den Link oder den QR-Code dazu
play-names = die Namen, Platz für Platz
play-level = wie gut die Bots sind; ohne diese Angabe ein gemischter Tisch der Stufe normal
play-resume = das Spiel in FILE fortsetzen, sonst das zuletzt gespeicherte
any-port = der Port der Seite auf diesem Rechner
any-no-browser = den Browser nicht öffnen, nur die Adresse zeigen

serve-help = Tische für andere bereitstellen, im Netzwerk.
    Jede Option darf auch in der Umgebung stehen: --keep-chat heißt dort MAGNAT_KEEP_CHAT,
    mehrere Werte sind durch Kommas getrennt. Oder in einer TOML-Datei, als keep-chat = 30,
    die --config oder MAGNAT_CONFIG nennt. Eine Option geht vor der Umgebung, diese
    vor der Datei. In Klammern steht, was gilt, wenn niemand etwas anderes sagt.
serve-example = magnat serve --host 0.0.0.0 --port 8080 --public-url https://magnat.example.org
serve-config = eine TOML-Datei mit denselben Namen
serve-host = die Adresse, auf der gelauscht wird
serve-port = der Port, auf dem gelauscht wird; 0 nimmt einen freien
serve-store = wo die Spiele liegen: sqlite:///FILE oder postgresql://…
serve-public-url = die Adresse, die man beim Spielen sieht, für Links und für die Herkunft der Seiten
serve-origins = eine weitere zugelassene Herkunft, so oft wie nötig
serve-proxies = das Netz eines Proxys vor diesem Server, dessen X-Forwarded-For geglaubt wird; so oft wie nötig
serve-workers = wie viele Prozesse für die Bots denken
serve-delay = um wie viele Sekunden später das Publikum Spiele mit verdeckten Karten sieht
serve-connections = wie viele Verbindungen es gleichzeitig geben darf, gleich welcher Art
serve-connections-per-address = wie viele Verbindungen eine Adresse gleichzeitig haben darf; ihr Netz viermal so viele, hier und im Folgenden
serve-sockets = wie viele Menschen an Tischen gleichzeitig verbunden sein dürfen
serve-sockets-per-address = wie viele davon von einer Adresse
serve-watchers = wie viele gleichzeitig zuschauen dürfen; sie nehmen nie den Platz derer ein, die mitspielen
serve-watchers-per-address = wie viele davon von einer Adresse
serve-rooms = wie viele Tische gleichzeitig im Speicher sein dürfen
serve-tables-per-player = wie viele Tische eine Person haben darf, offen oder im Spiel
serve-tables-per-address = wie viele Tische eine Adresse haben darf, offen oder im Spiel
serve-bot-tables = an wie vielen Tischen Bots unter sich spielen dürfen
serve-bot-tables-per-address = wie viele davon eine Adresse haben darf
serve-chat = was man an Tischen schreiben darf: all, phrases (fertige Sätze) oder none; ein Tisch darf strenger sein
serve-operator = der Name derer, die den Server betreiben, für die Datenschutzseite
serve-contact = wohin man ihnen schreibt: eine E-Mail-Adresse oder eine Seite
serve-place = wo der Server und seine Daten stehen
serve-rate = wie viele Nachrichten eine Person pro Sekunde senden darf; eine Adresse fünfmal so viele
serve-names-per-address = wie viele neue Namen eine Adresse pro Stunde anlegen darf
serve-companions-per-address = wie viele Banktische eine Adresse pro Stunde eröffnen darf
serve-thoughts-per-address = wie viele Fragen pro Sekunde Bots für die Tische einer Adresse beantworten
serve-bot-pace = Bots unter sich brauchen mindestens so viele Millisekunden für einen Schritt
serve-review-games = wie viele Spiele eine Analyse aus jeder Stellung spielt; 0: keine Analysen
serve-keep-chat = wie viele Tage nach einem Spiel der Chat aufbewahrt wird; 0 heißt für immer
serve-keep-open = wie viele Tage ein Tisch aufbewahrt wird, der nie begonnen hat; 0 heißt für immer
serve-keep-matches = wie viele Tage ein beendetes Spiel aufbewahrt wird; 0 heißt für immer
serve-keep-players = wie viele Tage ein Name aufbewahrt wird, der an keinem Tisch sitzt; 0 heißt für immer
serve-keep-companions = wie viele Tage nach der letzten Buchung ein Banktisch aufbewahrt wird; 0 heißt für immer
serve-keep-reports = wie viele Tage eine entschiedene Meldung und eine beendete Maßnahme aufbewahrt werden; 0 heißt für immer
serve-keep-addresses = wie viele Tage die Adresse einer Person aufbewahrt wird; 0 heißt für immer
serve-operator-key = der Schlüssel für /metrics und magnat admin; bei SQLite liegt von selbst einer in einer Datei neben der Datenbank
serve-log = wie protokolliert wird: json oder lesbare Zeilen
serve-ready = Magnat ist erreichbar unter { $url }

watch-help = Bots beim Spielen zuschauen, in Sätzen erzählt.
watch-example = magnat watch electronic --seed 7 --seats 3
watch-seed = der Startwert der Würfel: Derselbe Startwert erzählt dasselbe Spiel
watch-turns = nach so vielen Zügen endet das Spiel und wird nach Art des Spiels gewertet: Vermögen, Basen oder Sätze; bei Empire gewinnt dann niemand
watch-save = die Aufzeichnung des Spiels auch in FILE schreiben
watch-pace = Millisekunden zwischen zwei Antworten, damit man mitlesen kann

games-help = Die Spiele auflisten, mit Plätzen und Varianten; oder ein Spiel mit seinen Optionen.
games-example = magnat games electronic

replay-help = Ein aufgezeichnetes Spiel erzählen.
replay-example = magnat replay spiel.magnat --to 100
replay-to = nach so vielen Zeilen der Aufzeichnung anhalten

review-help = Ein Spiel verstehen: was das Glück allen gab, was die Antworten kosteten und was besser war.
review-example = magnat review spiel.magnat --html analyse.html
review-html = eine Seite schreiben, die sonst nichts braucht
review-seat = die Analyse, wie ein Platz sie sieht, gezählt ab 1
review-playouts = wie viele Spiele aus jeder Stellung gespielt werden; je mehr, desto sicherer die Zahlen

statistics-help = Deine Spiele auf diesem Rechner zusammen: Ergebnisse, Glück und Können, wiederkehrende Fehler.
statistics-example = magnat statistics --name Anna --csv anna.csv
statistics-name = von wem; sonst von der Person auf dem ersten Platz im letzten Spiel
statistics-review = zuerst die Spiele ohne Analyse analysieren; das kann eine Weile dauern
statistics-csv = eine Zeile pro Spiel schreiben, für die Tabellenkalkulation
statistics-forget = alles Bisherige vergessen; die Spiele und ihre Analysen bleiben

verify-help = Prüfen, ob eine Aufzeichnung den Regeln folgt und ihr Zufall vor dem ersten Wurf feststand.
verify-example = magnat verify spiel.magnat

rules-help = Die Regeln eines Spiels ausgeben, mit dem Code und den Tests, die sich auf jede berufen, und der Abdeckung.
rules-example = magnat rules electronic --missing
rules-missing = nur die Regeln, auf die sich kein Test beruft
rules-read = die Regeln als Anleitung zum Lesen ausgeben
rules-no-booklet = Dieses Spiel hat keine Anleitung: Ohne --read werden seine Regeln aufgelistet.

arena-help = Bots ein Turnier spielen lassen und sie messen.
arena-example = magnat arena electronic --bots search,steady,random --games 300 --report arena.html
arena-bots = welche Bots, nach Name oder Stufe („search:200“ hat 200 Simulationen pro Entscheidung); der letzte nimmt die übrigen Plätze
arena-games = wie viele Spiele; jede Ausgangslage wird in jeder Sitzordnung einmal gespielt
arena-seats = wie viele Plätze; ohne Angabe so viele wie Bots
arena-seed = der Startwert: Derselbe Startwert ergibt dieselben Ergebnisse, egal wie viele Prozesse spielen
arena-jobs = wie viele Prozesse; ohne Angabe so viele, wie es Prozessoren gibt
arena-seconds = wie lange „search“ über eine Entscheidung nachdenken darf (ohne Angabe 0,05)
arena-simulations = stattdessen: wie viele Simulationen er für eine verbrauchen darf
arena-report = eine bebilderte Seite schreiben
arena-export = die Spiele für die Datenanalyse schreiben
arena-rows = was eine Zeile des Exports ist: ein Spiel oder eine Entscheidung
arena-resume = dort weitermachen, wo dasselbe Turnier unterbrochen wurde
arena-cluster = auf einem Ray-Cluster spielen (RAY_ADDRESS) oder auf einem lokalen

edition-help = Aus einem Spiel eine eigene Ausgabe machen: eine kleine Datei mit allem, was vom gedruckten Spiel abweicht.
edition-example = magnat edition new bremen.magnat.toml --game electronic
edition-what = new (anfangen), check (prüfen), show (zeigen), diff (was abweicht) oder play (spielen)
edition-file = die Datei der Ausgabe
edition-game = das Spiel, mit dem eine neue Ausgabe beginnt
edition-fine = Diese Ausgabe ist spielbar.
edition-faulty = { $count ->
    [one] Wegen eines Fehlers ist sie nicht spielbar.
   *[other] Wegen { $count } Fehlern ist sie nicht spielbar.
  }
edition-printed = Alles ist wie im gedruckten Spiel.
study-help = Die Würfel fragen: viele Spiele spielen lassen und sagen, was sie zeigen.
study-example = magnat study electronic --games 20000 --html studie.html
study-games = wie viele Spiele gespielt werden
study-bot = wer spielt, nach Name oder Stufe
study-seed = der Startwert: Derselbe Startwert ergibt dieselben Zahlen, egal wie viele Prozesse spielen
study-jobs = wie viele Prozesse; ohne Angabe so viele, wie es Prozessoren gibt
study-simulations = wie viele Simulationen ein suchender Bot für eine Entscheidung verbrauchen darf
study-html = eine Seite schreiben, die sonst nichts braucht
study-export = schreiben, was in jedem Spiel gezählt wurde, für die Datenanalyse
study-resume = dort weitermachen, wo dieselbe Studie unterbrochen wurde
study-cluster = auf einem Ray-Cluster spielen (RAY_ADDRESS) oder auf einem lokalen

train-help = Das Bewertungsnetz eines Spiels mit Spielen zwischen Bots trainieren.
train-example = magnat train deal --games 6000 --folder netz
train-game = das Spiel
train-games = aus wie vielen Spielen gelernt wird
train-held-out = an wie vielen anderen Spielen das Gelernte geprüft wird
train-weigh = nichts lernen: das vorhandene Netz des Spiels an Spielen prüfen, aus denen es nicht gelernt hat
train-seed = der Startwert: Derselbe Startwert ergibt auf demselben Rechner dieselben Gewichte
train-folder = wohin die Gewichte und die Bilder kommen [value-net]; mit --weigh wird ohne diese Angabe nichts geschrieben

doctor-help = Sagen, was installiert, kompiliert und erreichbar ist, und was sich gegen den Rest tun lässt.
doctor-example = magnat doctor --url https://magnat.example.org
doctor-url = die Adresse eines Servers, der antworten sollte
doctor-compiled = Magnat { $version } auf Python { $python }, kompiliert
doctor-pure = Magnat { $version } auf Python { $python }, als reines Python: dasselbe, nur langsamer. Mit einem C-Compiler kompiliert es „pip install --force-reinstall --no-binary magnat magnat“
doctor-packages = installiert: { $packages }
doctor-no-package = { $package } fehlt: „pip install --force-reinstall magnat“ bringt es
doctor-client = die Oberfläche für den Browser ist da
doctor-no-client = die Oberfläche für den Browser wurde nicht gebaut: „make web“ in den Quellen baut sie; das Terminal braucht sie nicht („magnat play --terminal“)
doctor-games = Spiele: { $games }
doctor-bad-game = { $game } ist nicht spielbar: { $why }
doctor-bots = Bots: { $bots }
doctor-bad-bot = der Bot { $bot } kann nicht erzeugt werden: { $why }
doctor-extra = { $extra } ist installiert
doctor-no-extra = { $extra } ist nicht installiert; wer es möchte: „pip install magnat[{ $extra }]“
doctor-folder = die Spiele liegen in { $folder }
doctor-no-folder = in { $folder } kann nichts gespeichert werden: { $why }. Mach den Ordner beschreibbar, oder setze XDG_DATA_HOME auf einen, der es ist
doctor-port = Port { $port } ist frei für „magnat play“
doctor-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Magnat: „magnat play --port 0“ nimmt einen freien
doctor-encoding = das Terminal zeigt alle Buchstaben ({ $encoding })
doctor-no-encoding = das Terminal zeigt keine Umlaute ({ $encoding }): Setze PYTHONUTF8=1
doctor-reached = { $url } antwortet
doctor-not-reached = { $url } antwortet nicht: { $why }
doctor-well = Alles in Ordnung.
doctor-playable = Spielen geht; was mit „–“ markiert ist, wird dafür nicht gebraucht.
doctor-mend = Was mit „✗“ markiert ist, muss behoben werden.

bench-help = Die Geschwindigkeit des Spielwerks messen.
bench-example = magnat bench electronic --seconds 5 --json
bench-game = die Spiele, die gemessen werden; ohne Angabe alle
bench-seconds = wie lange jedes Spiel gemessen wird

## Tabellen

column-game = Spiel
column-seats = Plätze
column-variants = Varianten
column-about = Worum es geht
column-option = --option
column-default = Vorgabe
column-accepted = Erlaubt
column-rule = Regel
column-chapter = Kapitel
column-rules = Regeln
column-code = Im Code
column-tests = Getestet
column-player = Name
column-cash = Geld
column-wealth = Vermögen
column-where = Wo
games-more = „magnat games { $game }“ zeigt Varianten und Optionen; „magnat play { $game } --terminal“ spielt.
games-seats = { $least } bis { $most } Plätze
out = ausgeschieden
tower-supply = Übrig: { $tiles }
jail-card = Gefängniskarte
kept-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
stock-houses = ▪ Haus  ▲ Hotel  ✕ Hypothek  ◆ Glückskarte · die Bank hat noch { $apartments ->
        [one] { $apartments } Haus
       *[other] { $apartments } Häuser
    } und { $hotels ->
        [one] { $hotels } Hotel
       *[other] { $hotels } Hotels
    } übrig
stock = ▪ Apartment  ▲ Hotel  ✕ Hypothek · die Bank hat noch { $apartments ->
        [one] { $apartments } Apartment
       *[other] { $apartments } Apartments
    } und { $hotels ->
        [one] { $hotels } Hotel
       *[other] { $hotels } Hotels
    } übrig

## Regeln und Geschwindigkeit

rules-ruling = Klarstellung: { $because }
rules-code = Code:
rules-tests = Tests:
rules-all = alle
rules-no-checkout = Tests werden nur in einem Checkout der Quellen gezählt, und dies ist keiner.
bench-measuring = wird gemessen
bench-title = { $game }, { $seats } Plätze
bench-random = zufällig
bench-quiet = still

## Die Arena

arena-playing = wird gespielt
arena-title = { $game }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $seats } Plätze
arena-column-bot = Bot
arena-column-games = Gespielte Plätze
arena-column-wins = Siege
arena-column-rate = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-rating = Wertung
arena-column-ms = ms/Entscheidung
arena-lengths = Ein Spiel dauert im Schnitt { $turns } Züge und { $decisions } Entscheidungen.
arena-fallbacks = { $bot } hat { $n ->
        [one] einmal
       *[other] { $n }-mal
    } versagt, und „steady“ hat stattdessen geantwortet; die Gründe stehen in { $file }.
arena-speed = { $bot } schafft { $n } Simulationen pro Sekunde.
train-title = { $game }: gelernt aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  }, gewogen an { $held_out ->
    [one] { $held_out } anderen
   *[other] { $held_out } anderen
  } (weniger ist besser)
train-column-seats = Plätze
train-column-loss = Log-Loss
train-column-brier = Brier
train-column-calibration = Kalibrierung
train-all = alle
arena-interrupted = Unterbrochen: { $done ->
        [one] { $done } Spiel ist gespeichert
       *[other] { $done } Spiele sind gespeichert
    }, { $left } bleiben. Derselbe Befehl mit --resume macht weiter.

## Erzählen

watch-begins = { $game }: { $names } (Startwert { $seed })
watch-no-clock = Hier spielt niemand gegen die Uhr: Das Spiel endet nach seinen anderen Regeln.
balances = Kontostände: { $balances }
replay-stops = Die Erzählung endet nach Zeile { NUMBER($rows, useGrouping: 0) }. { $question }
saved = Gespeichert: { $file }
interrupted = Unterbrochen.

## Spielen

play-which = Was wollen wir spielen?
play-which-again = Bitte eine Zahl von 1 bis { $most } oder einen Namen.
player-number = Person { $n }
play-commands = Tipp die Nummer oder den Namen einer Möglichkeit. Außerdem: ? (die Regel), tisch, tipp, zurück, speichern [DATEI], ende.
play-asides = Inzwischen dürfen etwas sagen: { $seats }. Zum Beispiel „{ $seat }: bauen“; „{ $seat }:“ allein zeigt, was möglich ist.
play-amount = Ein Betrag von { $first } bis { $last }, in Schritten von { $step }. Tipp { $typed }.
play-or = { $one } oder { $other }
play-goes-on = { $choice } (Eingabetaste)
play-meanwhile = Inzwischen darfst du etwas sagen:
play-curtain = Jetzt schaut nur { $seat } auf den Bildschirm. Drück die Eingabetaste.
play-space-number = Feld { $n }
play-hand = Deine Karten: { $cards }
play-enter = (Eingabetaste: { $choice })
play-no-rule = Hinter dieser Frage steht keine einzelne Regel; „? ID“ erklärt jede Regel nach ihrer Nummer.
play-several = Das kann mehreres heißen: { $meanings }
play-unclear = Das ist keine der Möglichkeiten. „?“ erklärt.
play-resumed = { $file }: Das Spiel geht nach Zeile { NUMBER($rows, useGrouping: 0) } weiter.
play-new-luck = Der Startwert dieses Spiels ist nicht auf diesem Rechner: Es geht mit neuem Zufall weiter, der sich nicht nachprüfen lässt.
play-ready = Magnat wartet auf dich: { $url } (Strg+C beendet, die Spiele bleiben)
lan-open = Für die anderen, im Heimnetz: { $url }
lan-none = Kein Heimnetz: Niemand sonst kann diese Seite öffnen.
play-stays = Die Spiele sind gespeichert. „magnat play“ findet sie wieder.
play-left = Gespeichert. So geht es weiter: magnat play --terminal --resume { $file }
play-over = Die Aufzeichnung liegt in { $file }: „magnat replay“ erzählt sie, „magnat verify“ prüft sie.
undone = Zurückgenommen.

## Nachprüfen

review-stage-sketch = Skizze
review-stage-moment = erster Moment
review-stage-first = jede Stellung
review-stage-closer = ein genauerer Blick
review-stage-rest = Feinschliff
review-stopped = Hier angehalten: Das ist bisher bekannt.

statistics-reviews = { $file } wird analysiert
statistics-none = Es zählen Spiele, die im Terminal zu Ende gespielt wurden; Nebenspiele und Lektionen nicht.
statistics-more = Um alle zu analysieren: magnat statistics --review

verify-rows = Die Aufzeichnung folgt den Regeln: { NUMBER($rows, useGrouping: 0) } Zeilen.
verify-own-board = Gespielt wurde auf einem eigenen Spielplan, „{ $board }“, nicht auf dem gedruckten.
verify-own-seed = Den Startwert hat der Browser einer mitspielenden Person gezogen, ohne Server: Wer dort gespielt hat, muss sich selbst vertrauen.
verify-fair = Der Zufall ist bestätigt: { NUMBER($draws, useGrouping: 0) } Ziehungen folgen aus dem vorher festgelegten Startwert.
verify-no-commitment = Der Zufall lässt sich nicht nachprüfen: Vor dem ersten Wurf wurde kein Startwert festgelegt.
verify-no-reveal = Der Zufall lässt sich noch nicht nachprüfen: Der Startwert wird gezeigt, wenn das Spiel zu Ende ist.
verify-lesson = Dies war eine Lektion: Ihr Drehbuch gab { NUMBER($scripted, useGrouping: 0) } Ziehungen vor, die übrigen { NUMBER($others, useGrouping: 0) } folgen aus dem vorher festgelegten Startwert.
verify-branch = Dies ist ein Nebenspiel: Es beginnt bei Schritt { NUMBER($row, useGrouping: 0) } des Spiels { $detail }. Sein Zufall beweist nichts.
verify-other-lesson = Der Zufall lässt sich nicht nachprüfen: Diese Version hat keine Lektion „{ $detail }“.
verify-bad-seed = Der Zufall ist nicht bestätigt: Der gezeigte Startwert ist unbrauchbar ({ $detail }).
verify-other-seed = Der Zufall ist falsch: Der gezeigte Startwert ist nicht der vorher festgelegte.
verify-other-draw = Der Zufall ist falsch in Zeile { NUMBER($line, useGrouping: 0) }: Gezogen wurde { $found }, aus dem Startwert folgt { $expected }.
verify-not-replayable = Die Aufzeichnung folgt in Zeile { NUMBER($line, useGrouping: 0) } nicht den Regeln.
verify-other-end = Das Ende der Aufzeichnung ist falsch: Nach den Regeln gewinnt jemand anderes.

## Ablehnungen

nearest = Meintest du „{ $word }“?
misused = { $message } (siehe „{ $command } --help“)
needs-value = { $wrong } braucht einen Wert (siehe „{ $command } --help“).
takes-no-value = { $wrong } nimmt keinen Wert (siehe „{ $command } --help“).
unknown-command = unbekannter Befehl „{ $wrong }“; es gibt: { $known }.
unknown-word = „{ $wrong }“ sagt „{ $command }“ nichts (siehe „{ $command } --help“).
unknown-game = unbekanntes Spiel „{ $wrong }“; es gibt: { $known }.
no-game = welches Spiel? Es gibt: { $known }.
no-file = welche Datei? Zum Beispiel: { $command } spiel.magnat
unknown-bot = unbekannter Bot „{ $wrong }“; es gibt: { $known }.
bad-bot = der Bot „{ $wrong }“ kann nicht erzeugt werden: { $why }
unknown-player = kein beendetes Spiel von „{ $wrong }“; es gibt welche von: { $known }.
unknown-choice = „{ $wrong }“ ist hier nicht möglich; es gibt: { $known }.
one-budget = --seconds und --simulations schließen einander aus: Gib nur eines an.
bad-seconds = --seconds kann nicht „{ $wrong }“ sein: Erwartet wird eine Zahl über 0, höchstens 3600.
other-suffix = „{ $wrong }“ sollte auf { $suffix } enden.
needs-extra = dafür braucht es { $module }: pip install magnat[{ $extra }]
no-pages = diese Seite braucht den Client des Browsers, der nicht gebaut wurde: „make web“ baut ihn im Quellverzeichnis; --json sagt dasselbe ohne ihn.
nothing-to-learn = bei { $game } gibt es nichts zu lernen: Das Spiel sagt nicht, worauf ein Netz achten soll.
nothing-to-weigh = bei { $game } gibt es nichts zu prüfen: Aus dem, worauf das Spiel jetzt achtet, wurde noch kein Netz gelernt, oder seine Datei ist beschädigt.
nobody-won = bei { $game } lässt sich nichts lernen: Keines dieser Spiele hat jemand gewonnen.
not-together = { $wrong } und { $other } passen nicht zusammen: Was das Spiel hat, sagt selbst, woraus es gelernt wurde.
no-tournament = ein solches Turnier wurde nicht begonnen: In { $folder } gibt es nichts fortzusetzen.
bad-journal = { $file } ist beschädigt; ohne --resume beginnt das Turnier von vorn.
worker-died = die Spiele { $games } haben ihren Prozess immer wieder beendet; die anderen sind gespeichert.
unknown-variant = unbekannte Variante „{ $wrong }“; es gibt: { $known }.
unknown-option = unbekannte Option „{ $wrong }“ (siehe „magnat games { $game }“).
bad-value = { $name } kann nicht „{ $value }“ sein; erlaubt: { $accepted }.
bad-number = { $name } kann nicht „{ $wrong }“ sein: Erwartet wird eine ganze Zahl von { $least } bis { $most }.
bad-name = „{ $wrong }“ kann kein Name sein: 1 bis { $most } druckbare Zeichen, ohne Doppelpunkt.
same-names = zwei Personen haben denselben Namen: „{ $wrong }“.
too-many-names = es gibt mehr Namen als Plätze ({ $most }): „{ $wrong }“.
file-exists = { $file } gibt es schon; nichts wurde überschrieben.
no-folder = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht.
no-access = { $file }: { $why }.
nothing-to-resume = kein unfertiges Spiel in { $folder }.
other-game = in { $file } liegt ein Spiel { $game }, nicht { $wrong }.
unreadable-record = { $file } kann nicht gelesen oder geschrieben werden: { $found }.
corrupt-record = { $file }, Zeile { $line }: Das gehört nicht in eine Aufzeichnung: „{ $found }“.
spoilt-link = { $file }: In diesem Link steckt kein Spiel, oder er wurde abgeschnitten.
newer-record = { $file } wurde von einem neueren Magnat geschrieben (Format { $found }); um das zu lesen, muss dieses aktualisiert werden.
redacted-record = { $file }, Zeile { $line }: Die Aufzeichnung verbirgt Antworten und lässt sich deshalb nicht nachspielen.
record-of-other-game = { $file }, Zeile 1: Dieses Magnat hat kein „{ $wrong }“; es kennt: { $known }.
bad-row = { $file }, Zeile { $line }: Die Regeln lehnen { $row } ab ({ $reason } { $rule }).
bad-snapshot = beschädigte Stellung, { $where }: „{ $found }“.
bad-store = Der Speicher { $url } ist nicht zu gebrauchen: { $accepted }.
bad-setting = Die Einstellung { $name } ({ $where }) ist nicht zu gebrauchen: { $why }
store-in-use = Der Speicher { $url } ist in einem anderen Server geöffnet. Jeder braucht eine eigene Datei (--store), oder alle teilen sich eine Datenbank postgresql://.
bad-board = { $file }, Zeile { $line }: { $key }: { $expected }

admin-help = Einen laufenden Server betreuen: seine Tische, seine Mitspielenden, wer ausgesperrt ist.
    Alles, was getan wird, steht im Prüfprotokoll.
admin-example = magnat admin tables --status playing
    magnat admin ban address=203.0.113.7 --days 7 --why spam
admin-action = was zu tun ist: tables, show TABLE, close TABLE, kick TABLE SEAT, reports, report ID, decide ID MEASURE, ban WHO, unban WHO, bans, export-player ID, erase-player ID, stats, audit
admin-about = der Tisch, die Person, die Maßnahme (nothing, word, phrases, private, rename oder ban) oder WHO: player=ID, address=A, network=N oder names=A für neue Namen
any-server = die Adresse des Servers
any-key = der Schlüssel des Betreibers; sonst MAGNAT_OPERATOR_KEY oder die Datei neben der Datenbank
any-store = der Speicher: sqlite:///FILE oder postgresql://…; ohne Angabe dein eigener
any-config = die TOML-Datei mit den Einstellungen des Servers; sonst MAGNAT_CONFIG
admin-why = der Grund, für das Prüfprotokoll
admin-status = nur Tische in diesem Zustand
admin-days = für wie viele Tage; 0 heißt für immer; ohne Angabe so lange wie bei dieser Maßnahme üblich
admin-text = der Satz, den die Person lesen wird
admin-network = bei einem Ausschluss: auch neue Namen aus dem ganzen Netz auf Probe setzen
admin-json = alles als JSON ausgeben
server-refused = { $server } lehnt ab: { $reason }
no-operator-key = kein Schlüssel des Betreibers; gesucht in: { $places }
no-server = { $server } antwortet nicht: { $why }
top-help = Live sehen, was ein laufender Server tut.
top-example = magnat top --server https://magnat.example.org
top-once = einmal zeigen und beenden
top-people = Menschen an Tischen
top-watchers = Publikum
top-connections = Verbindungen
top-tables = Tische im Speicher
top-answers = Antworten
top-ack-ms = bestätigt nach, ms
top-loop-ms = Schleife verspätet um, ms
top-inboxes = an Tischen wartende Befehle
top-commits = Commits
top-store-queue = wartende Schreibvorgänge
top-bots-asked = gefragte Bots
top-bots-waiting = wartende Bots
top-bot-wait-ms = ein Bot wartet, ms
top-replays-waiting = wartende Wiederholungen
top-refused = abgelehnt
top-cpu = Prozessor
top-memory-mb = Arbeitsspeicher, MB
backup-help = Den Speicher eines Servers kopieren, auch während er läuft.
backup-example = magnat backup magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db
backup-file = die Datei, die geschrieben wird, oder ein Ordner, in dem eine nach der Zeit benannte Datei entsteht
backup-keep = in einem Ordner: wie viele dieser Dateien bleiben; die ältesten werden gelöscht
backup-not-folder = { $file }: --keep braucht einen Ordner, den es gibt
backup-done = { $file } ist eine vollständige Kopie mit { $entries } Einträgen.
restore-help = Eine Kopie an die Stelle eines Speichers setzen, den kein Server geöffnet hat.
restore-example = magnat restore magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db --force
restore-file = eine Datei, die magnat backup gemacht hat
restore-force = den vorhandenen Speicher ersetzen
restore-done = { $store } hat die { $entries } Einträge der Kopie.
