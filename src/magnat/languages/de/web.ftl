### Die Wörter der Oberfläche im Browser. Die der Spiele stehen in common.ftl und bei jedem Spiel.

## Überall

nav = Seiten
nav-play = Spielen
nav-mine = Meine Spiele
nav-statistics = Meine Statistik
nav-rules = Regeln
nav-learn = Lernen
nav-workshop = Werkstatt
nav-bank = Taschenbank
language = Sprache
settings = Einstellungen
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
send = Senden
search = Suchen
loading = Einen Moment …
never = Nie
key-escape = Esc
to-home = Startseite
to-table = Zum Tisch
go-back = Zurück
try-again = Noch einmal versuchen
you = Du
you-small = du
menu = Menü

## Startseite

home-title-1 = Fünf große Spiele.
home-title-2 = Ein Tisch.
home-lead = Allein gegen Bots, zu mehreren an einem Bildschirm oder online mit Freunden. Jede Regel wie in der Anleitung. Kein Konto, keine Werbung.
play-now = Jetzt spielen
change = Ändern
play-now-means = Jetzt spielen: { $game }, du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}, Regeln der Anleitung.
invite = Freunde einladen
code = CODE
join-code = Mit Code beitreten
join = Beitreten
resume = Zurück an meinen Platz
all-my-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
your-turn-resume = Du bist dran: weiterspielen
others-play = die anderen spielen
waiting-for-players = wartet auf Mitspielende
seat-is-kept = Dein Platz bleibt auf diesem Gerät reserviert, auch nach einer Pause.
seat-is-kept-short = dein Platz bleibt reserviert
play = Spielen
options = Optionen
foot-learn = In 3 Minuten gelernt
foot-learn-text = Zu jedem Spiel eine begleitete Partie.
foot-fair = Würfel zum Nachprüfen
foot-fair-text = Vorher der Fingerabdruck, nachher der Startwert.
foot-bank = Taschenbank
foot-bank-text = Für deine eigene Schachtel: ersetzt das Gerät.
foot-everybody = Für alle
foot-everybody-text = Tastatur, Screenreader, Farbsehen.

## Ein neuer Tisch

new-table = Neuer Tisch
around-the-table = Rund um den Tisch
the-game = Das Spiel
differs = weicht von der Anleitung ab
pace = Tempo
pace-free = Frei
pace-free-about = ohne Uhr
pace-calm = Ruhig
pace-calm-about = 3 min
pace-normal = Normal
pace-normal-about = 90 s
pace-quick = Schnell
pace-quick-about = 30 s
pace-slow = Langsam
pace-slow-about = 1 bis 3 Tage
absence = Abwesenheit
absence-help = Ist jemand abwesend, spielt nach dieser Zeit ein Bot weiter und gibt den Platz bei der Rückkehr wieder her.
n-minutes = { $n } min
rules = Regeln
variant = Variante
who-may-come = Wer kommen darf
public-table = Offen für alle
public-table-help = Der Tisch steht in der Liste; sonst braucht man den Link oder den Code.
password = Passwort
hints = Tipps
hints-help = Auf Wunsch: was jede Antwort wert ist. Der ganze Tisch sieht, wer einen Tipp nimmt.
hints-none = Keine
hints-each = Drei pro Person
password-optional = Passwort (freiwillig)
n-to-m-players = { $n } bis { $m } Personen
seat-n = Platz { $n }
seat-open = freier Platz
seat-by-link = per Link
seat-here = hier
name-of = Name auf Platz { $n }
setup-here = { $n } Personen an diesem Bildschirm: Beim Weiterreichen bleiben die Karten verdeckt.
pass-screen = Gib den Bildschirm an { $name } weiter
pass-screen-text = Die Karten bleiben verdeckt, bis { $name } hinschaut.
uncover = Ich bin’s, { $name }
bot-named = Bot ({ $bot })
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
bot-expert = Profi
bot-cautious = vorsichtig
bot-greedy = gierig
bot-friendly = freundlich
bot-random = zufällig
bot-distracted = zerstreut
bot-steady = beständig
bot-search = nachdenklich
your-name = Dein Name
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
setup-open = { $n ->
    [one] Ein Platz ist noch frei: Link und Code kommen gleich.
   *[other] { $n } Plätze sind noch frei: Link und Code kommen gleich.
}
setup-bots = Alle sind da: Das Spiel beginnt sofort.
setup-differ = { $n ->
    [0] Die Regeln der Anleitung.
    [one] Eine Regel weicht von der Anleitung ab. Am Tisch können das alle sehen.
   *[other] { $n } Regeln weichen von der Anleitung ab. Am Tisch können das alle sehen.
}
back-to-booklet = Zurück zur Anleitung
start-with = Mit { $n } Personen anfangen
open-table = Tisch eröffnen
lobby-lead = { $open ->
    [0] Alle sind da.
    [one] Eine Person fehlt noch.
   *[other] { $open } Personen fehlen noch.
}
present = da
away = abwesend
remove = Entfernen
invite-title = Einladen
qr-alt = QR-Code des Tisches
copy-link = Link kopieren
copied = Kopiert
lock-table = Tisch schließen
unlock-table = Tisch wieder öffnen
host-starts = Wer den Tisch eröffnet hat, startet das Spiel, sobald alle sitzen.
token-balloon = Ballon
token-fox = Fuchs
token-cup = Tasse
token-key = Schlüssel
token-umbrella = Regenschirm
token-cactus = Kaktus
you-are-invited = Du bist eingeladen
rules-in-force = { $n ->
    [0] Regeln der Anleitung.
    [one] Eine Regel weicht von der Anleitung ab.
   *[other] { $n } Regeln weichen von der Anleitung ab.
}
join-over = Dieses Spiel ist zu Ende.
sit-down = Platz nehmen
watch = Zuschauen
table-full = Der Tisch ist voll.

## Der Tisch

the-table = Der Tisch
your-turn = Du bist dran, { $name }
their-turn = { $name } ist dran
you-have-short = du hast
left-after = Dir bleiben { $cash }
silence = Ohne Antwort gilt: { $default }
still-on-its-way = Noch unterwegs …
table-waits = Der Tisch gibt allen einen Moment …
what-says-the-rule = Was sagt die Regel?
more-below = { $n } weitere
more-of-it = der Rest
more-above = zurück nach oben
deal-pay-complete = Du schuldest { $name } { $due }: Der Betrag ist beisammen.
emp-no-buster = { $buyer } will { $space } kaufen. Du hast keine Karte, die das verhindert.
share-or-code = oder der Code, auf der Startseite:
share-now = Teilen
share-large = Großer QR-Code
share-none = Niemand sonst kann diesen Tisch öffnen
share-none-home = Magnat ist nur auf diesem Computer erreichbar.
share-none-text = Dieser Computer ist mit keinem Netzwerk verbunden: Ein Link ließe sich jetzt nur hier öffnen. Sobald es eine Adresse gibt, erscheint sie hier.
share-here-code = In einem anderen Tab auf diesem Computer genügt der Code:
share-home-network = Das Netzwerk zu Hause
share-home-network-text = Geräte im selben Netzwerk kommen über den Link herein.
share-open-home = Für das Heimnetz öffnen
invite-friends = Freunde einladen
invite-lead = Ein Spiel, Plätze, ein Link. Niemand braucht ein Konto.
invite-which = Welches Spiel?
invite-how-many = Zu wievielt?
invite-change = Regeln oder Tempo ändern
seat-held = von einem Bot gehalten
invite-who = Wer sitzt wo?
invite-rules = Regeln der Anleitung, ohne Uhr.
invite-link = Der Link zu deinem Tisch
invite-come = Wer schon da ist
invite-taken = { $n ->
    [one] { $n } von { $of } Plätzen besetzt
   *[other] { $n } von { $of } Plätzen besetzt
}
invite-nobody = Noch niemand. Der Link wartet.
invite-at-table = am Tisch
invite-gone = kurz weg
invite-held = { $n ->
    [one] Ein Bot hält den freien Platz und gibt ihn her, sobald jemand dazukommt.
   *[other] Bots halten die { $n } freien Plätze und geben sie her, sobald jemand dazukommt.
}
invite-help = Jemand kann den Link nicht öffnen?
invite-help-mobile = Mit mobilen Daten
invite-help-mobile-text = Zuerst mit deinem WLAN verbinden.
invite-help-guest = Gast- oder Hotel-WLAN
invite-help-guest-text = Es trennt die Geräte voneinander: Nimm stattdessen den Hotspot eines Handys.
invite-help-wall = Firewall
invite-help-wall-text = Magnat, Port { $port }, im privaten Netzwerk erlauben.
share-home-title = Die Adresse dieses Computers in deinem Netzwerk.
share-home = Sie öffnet sich auf jedem Gerät im selben Netzwerk. Lass diesen Computer an.
share-none-join = Mit einem Netzwerk verbinden
share-none-join-text = Verbinde diesen Computer mit dem WLAN zu Hause oder mit dem Hotspot eines Handys. Die Adresse erscheint hier sofort.
share-look-again = Noch einmal nachsehen
share-here = Alle spielen an diesem Bildschirm
share-here-text = Reihum; beim Weiterreichen bleiben die Karten verdeckt.
share-here-do = Diesen Bildschirm nehmen
share-bots = Mit Bots anfangen
share-bots-text = Sie nehmen die freien Plätze ein.
share-bots-do = { $n ->
    [one] Einen Bot dazusetzen
   *[other] { $n } Bots dazusetzen
}
seat-waits = wartet auf jemanden mit dem Link
seat-at-screen = an diesem Bildschirm
seat-way-link = Per Link
seat-way-here = An diesem Bildschirm
seat-way-bot = Bot
bot-of-seat = Der Bot auf Platz { $n }
skip = Animation überspringen
paused = Das Spiel ist angehalten
resume-game = Weiter
pause = Pause
question = Die Frage
board = Der Spielplan
board-of = Spielplan mit { $n } Feldern
players = Mitspielende
mine = Meins
mine-and-log = Meins und Verlauf
log = Verlauf
log-all = alles
log-me = ich
log-money = Geld
log-empty = Hier beginnt das Spiel.
log-new = { $n ->
    [one] eine neue Zeile
   *[other] { $n } neue Zeilen
}
turn-of = Zug { $n } · { $name }
by-stand-in = Bot
by-silence = keine Antwort
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-well-played = Gut gespielt
chat-one-moment = Einen Moment …
chat-thanks = Danke!
chat-hello = Hallo zusammen
chat-your-turn = Du bist dran
chat-trade = Tauschen?
chat-sorry = Entschuldigung
chat-lucky-you = Glück gehabt
chat-not-this-time = Diesmal nicht
chat-thinking = Ich überlege
chat-again = Revanche?
chat-goodbye = Auf Wiedersehen
chat-laugh = 😄
chat-wow = 😮
chat-sad = 😢
chat-cool = 😎
chat-heart = ♥
chat-star = ★
chat-phrases-only = Hier gibt es nur fertige Sätze.
chat-none = An diesem Tisch wird nicht geredet.
chat-hidden = { $n ->
    [one] eine ausgeblendete Nachricht
   *[other] { $n } ausgeblendete Nachrichten
}
chat-kept = { $days ->
    [0] Nachrichten werden mit dem Spiel aufbewahrt.
    [one] Nachrichten werden einen Tag nach dem Ende des Spiels gelöscht.
   *[other] Nachrichten werden { $days } Tage nach dem Ende des Spiels gelöscht.
}
table-chat = Chat an diesem Tisch
table-chat-all = frei
table-chat-phrases = Sätze
table-chat-none = keiner
person-menu = { $name }: stummschalten, melden
mute = { $name } stummschalten
unmute = { $name } wieder lesen
block = Nicht mehr mit { $name } spielen
unblock = Wieder mit { $name } spielen
block-more = { $name } erfährt es nicht.
muted-now = { $name } ist stummgeschaltet.
report = { $name } melden
report-anon = { $name } erfährt nicht, von wem das kommt.
report-words = Verletzende Worte
report-leaves = Verlässt das Spiel oder lässt die Uhr ablaufen
report-two-for-one = Zwei Personen spielen gemeinsam gegen die anderen
report-program = Ein Programm antwortet für { $name }
report-name = Der Name
report-with = Was mitgeschickt wird
report-match = das ganze Spiel bis hierher
report-lines = { $n ->
    [0] keine Nachricht
    [one] eine Nachricht
   *[other] die letzten { $n } Nachrichten
}
report-say = Ein Satz, wenn du magst (300 Zeichen)
report-also = Nicht mehr mit { $name } spielen und nichts mehr von { $name } lesen
report-kept = { $days ->
    [0] Eine Meldung wird aufbewahrt.
    [one] Eine Meldung wird einen Tag nach der Entscheidung gelöscht.
   *[other] Eine Meldung wird { $days } Tage nach der Entscheidung gelöscht.
}
report-send = Absenden
report-sent = Meldung abgeschickt. Das Ergebnis erscheint hier.
report-done = Gelesen und erledigt.
blocked-people = Stummgeschaltete und blockierte Personen
blocked-mute = stumm
blocked-block = blockiert
blocked-remove = { $name } entfernen
notification-word = In einer Partie { $game } hat dein Verhalten gestört. Es bleibt bei diesem Hinweis.
notification-phrases = In einer Partie { $game } haben deine Worte verletzt. Bis zum { $day } kannst du nur fertige Sätze senden.
notification-private = Bis zum { $day } sind öffentliche Tische für dich geschlossen. Über einen Link spielst du wie bisher.
notification-rename = Dein Name passt hier nicht. Wähl in den Einstellungen einen anderen.
notification-ban = Dieser Server ist für dich bis zum { $day } geschlossen.
notification-ban-always = Dieser Server ist für dich auf Dauer geschlossen.
notification-probation = Jemand, der von deiner Adresse aus gespielt hat, wurde ausgeschlossen. Bis zum { $day } kann ein neuer Name von dieser Adresse nur fertige Sätze senden und nur über einen Link spielen.
notification-report = Deine Meldung: gelesen und erledigt.
notification-mistake = Ein Irrtum? Antworte mit einem Satz.
notification-reply = Antworten
notification-replied = Deine Antwort ist unterwegs.
notification-read = Gelesen
privacy = Datenschutz
privacy-intro = Was dieser Server aufbewahrt, und wie lange. Es gibt keine Werbung, keine Auswertung deines Verhaltens und keine E-Mail-Adresse.
privacy-operator = Diesen Server betreibt { $operator }.
privacy-place = Die Daten liegen hier: { $place }.
privacy-names = Dein Name und deine Spiele
privacy-names-text = Ein Name und ein Schlüssel in einem Cookie dieses Browsers. { $days ->
    [0] Ein Name, der an keinem Tisch mehr sitzt, wird aufbewahrt.
    [one] Ein Name, der an keinem Tisch mehr sitzt, wird nach einem Tag gelöscht.
   *[other] Ein Name, der an keinem Tisch mehr sitzt, wird nach { $days } Tagen gelöscht.
}
privacy-matches = { $days ->
    [0] Beendete Spiele werden aufbewahrt.
    [one] Beendete Spiele werden nach einem Tag gelöscht.
   *[other] Beendete Spiele werden nach { $days } Tagen gelöscht.
}
privacy-open = { $days ->
    [0] Tische, die nie begonnen haben, werden aufbewahrt.
    [one] Tische, die nie begonnen haben, werden nach einem Tag gelöscht.
   *[other] Tische, die nie begonnen haben, werden nach { $days } Tagen gelöscht.
}
privacy-words = Deine Worte
privacy-reports = Meldungen und Ausschlüsse
privacy-devices = Damit ein Ausschluss nicht durch einen neuen Namen umgangen wird, erkennt ein zweites Cookie diesen Browser.
privacy-addresses = { $days ->
    [0] Die Adresse, von der du spielst, wird aufbewahrt.
    [one] Die Adresse, von der du spielst, wird nach einem Tag ohne Besuch gelöscht.
   *[other] Die Adresse, von der du spielst, wird nach { $days } Tagen ohne Besuch gelöscht.
}
privacy-bank = Taschenbank
privacy-companions = { $days ->
    [0] Ein Banktisch wird aufbewahrt.
    [one] Ein Banktisch wird einen Tag nach der letzten Buchung gelöscht.
   *[other] Ein Banktisch wird { $days } Tage nach der letzten Buchung gelöscht.
}
privacy-rights = Deine Rechte
privacy-rights-text = Um alles zu erhalten, was über dich aufbewahrt wird, oder es löschen zu lassen, schreib an den Betreiber.
name-kept = { $days ->
    [0] Dein Name wird vom Server aufbewahrt.
    [one] Ein Name, der an keinem Tisch mehr sitzt, wird nach einem Tag gelöscht.
   *[other] Ein Name, der an keinem Tisch mehr sitzt, wird nach { $days } Tagen gelöscht.
}
contact = Kontakt
contact-none = Der Betreiber dieses Servers hat keine Adresse angegeben.
contact-write = An den Betreiber dieses Servers schreiben
contact-player = Sag mit dieser Nummer, wer du bist: { $id }
react-laugh = Lachen
react-wow = Staunen
react-sad = Weinen
react-cool = Cool bleiben
react-heart = Gefällt mir sehr
react-star = Dem Zug applaudieren
keys = Tastatur
meanwhile = Inzwischen
bar-about = Zug { $turn } · { $rules ->
    [booklet] Regeln der Anleitung
    [edition] selbst gemachte Ausgabe
   *[other] { $n ->
        [one] eine Regel weicht ab
       *[other] { $n } Regeln weichen ab
    }
} · { $players } Personen
edition-of = eine selbst gemachte Ausgabe nach { $game }
edition-differs = { $n ->
    [one] ein Unterschied zum gedruckten Spiel
   *[other] { $n } Unterschiede zum gedruckten Spiel
}
edition-same = Alles ist wie im gedruckten Spiel.
edition-see = Was anders ist
saved-short = Gespeichert
speed-is = Animationen { $n }×
sound-on = Ton an
sound-off = Ton aus
result = Ergebnis
title-your-turn = ● Du bist dran, Magnat
title-table = Magnat · { $game }
title-their-turn = { $name } spielt · { $game }
amount = Betrag
printed-price = Kaufpreis { $price }
all-in = Alles
raise-by = Erhöhen
raise-price = Kaufpreis
bid-up-to = Biete für mich bis { $amount }
bid-ceiling = Mitgehen bis { $amount }
auction = Versteigerung
best-bid = Höchstes Gebot
to-call-you = du bietest
to-call = ist dran
bids = bietet
passed = gepasst
before-after = vorher → nachher
cash = Geld
you-give = Du gibst
they-give = { $name } gibt
nothing-to-trade = nichts zu tauschen
cash-you-add = Du legst dazu
cash-they-add = Wird dir dazugelegt
trade-send = An { $name } schicken
offer = Angebot
offer-arrives = { $name } bietet dir einen Tausch an
quoted = „{ $text }“
trade-instead = { $name } bietet stattdessen
trade-nothing-instead = { $name } hat nichts anderes anzubieten.
trade-accepted = { $name } nimmt an.
trade-void = Das Angebot gilt nicht mehr: Inzwischen hat sich etwas geändert.
trade-refused = { $name } sagt Nein
trade-counter = Gegenangebot machen
mortgages = Hypotheken
mortgaged-due = Hypothek · Zinsen { $amount }
mortgaged-only = mit Hypothek
interest-due = { $who ->
    [you] Du schuldest der Bank sofort { $amount } Zinsen, hier schon mitgerechnet.
   *[they] { $name } schuldet der Bank sofort { $amount } Zinsen, hier schon mitgerechnet.
}
hint = Tipp
back-asking = Deine Bitte
back-mine = { $answer ->
    [none] Deine letzte Antwort zurücknehmen?
   *[other] „{ $answer }“ zurücknehmen?
}
back-about = Würde rückgängig: { $text }
back-mine-help = Die Frage käme zurück, wie sie war. Niemand müsste noch einmal antworten.
back-theirs = { $answer ->
    [none] { $name } möchte die letzte Antwort zurücknehmen.
   *[other] { $name } möchte „{ $answer }“ zurücknehmen.
}
back-theirs-help = Die Frage kommt zurück, wie sie war. Wenn du nichts sagst, heißt das Nein.
back-agrees = ist einverstanden
back-thinks = überlegt
back-robot = ein Bot ist immer einverstanden
back-count = { $n } von { $of }. Schweigen heißt Nein.
back-withdraw = Meine Bitte zurückziehen
back-yes = Einverstanden
back-no = Nein
back-yes-key = j
back-no-key = n
back-floor-dice = gewürfelt: weiter zurück geht es nicht
back-floor-card = Karte gezogen: weiter zurück geht es nicht
back-mark-forced = ging von selbst, nichts zurückzunehmen
back-mark-answered = { $name } hat seither geantwortet
back-mark-last = kann zurückgenommen werden
back-mark-asked = Bitte läuft
back-rules = Eine Antwort zurücknehmen
back-rule-alone = Ohne zu fragen, 5 Sekunden lang
back-rule-alone-help = solange seither niemand geantwortet hat
back-rule-consent = Wenn alle einverstanden sind
back-rule-consent-help = danach, wenn niemand noch einmal antworten müsste
back-rule-never = Nie
back-rule-never-help = wenn gewürfelt oder eine Karte gesehen wurde oder jemand noch einmal antworten müsste
back-rule-most = Zwei Bitten pro Person und Spiel, eine für jede Antwort.
back-waits = Warten, bis alle entschieden haben.
side-game = Nebenspiel
side-note = Nichts hier ändert das echte Spiel.
side-tries = Meine Versuche vergleichen
side-again = Noch einmal von vorn
side-back = Zurück zur Analyse
unsay = Zurücknehmen
unsay-help = Meine letzte Antwort zurücknehmen
notice-taken-back = { $answer ->
    [none] { $name } nimmt die Antwort zurück.
   *[other] { $name } nimmt „{ $answer }“ zurück.
}
turn-down = Ablehnen
withdraw = Angebot zurückziehen
rent-would-be = Miete { $rent }
less = Weniger
more = Mehr
stock = Bei der Bank: { $apartments ->
    [one] ein Apartment
   *[other] { $apartments } Apartments
}, { $hotels ->
    [one] ein Hotel
   *[other] { $hotels } Hotels
}
build-for = Bauen für { $amount }
sell-for = Verkaufen für { $amount }
debt-meter = { $cash } von { $due }
sure-bankrupt = Ja, ich bin pleite
out-of-game = aus dem Spiel
away-for = abwesend seit { $time }
waits-for-absent = { $name } ist seit { $time } abwesend
absent-then = { $then ->
    [silence] nach { $time } gilt: keine Antwort
   *[bot] nach { $time } spielt ein Bot
}
time-runs-out = { $n ->
    [one] Nur noch eine Sekunde.
   *[other] Nur noch { $n } Sekunden.
}
let-bot-play = Einen Bot für mich spielen lassen
bot-stands-in = Ein Bot spielt für { $name }
bot-plays-for-you = Ein Bot spielt für dich
take-back = Meinen Platz wieder einnehmen
reconnecting = Verbindung verloren, gleich geht es weiter …
offline = Dein Gerät ist offline
back-again = Da bist du wieder, nichts ist verloren
seat-asked-by = { $name } möchte den Platz von { $seat } übernehmen und würde die Karten dort sehen.
seat-you-ask = Du hast um diesen Platz gebeten: Wer mitspielt, muss zustimmen.
pause-asked-by = Bitte um eine Pause: { $names }
agree = Zustimmen
out-now = Du bist aus dem Spiel: Die anderen spielen zu Ende
watching = Du schaust zu
watching-late = Du schaust zu ({ $n } min später)
aborted = Das Spiel wurde vorzeitig beendet
while-away = { $n ->
    [one] Während du weg warst, ist etwas passiert; der Verlauf erzählt es.
   *[other] Während du weg warst, ist { $n }-mal etwas passiert; der Verlauf erzählt es.
}
my-deeds = Meine Grundstücke
deeds = Grundstücke
rent-now = Miete jetzt
no-deeds-yet = Noch kein Grundstück.
in-jail = im Gefängnis
n-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
aid-title = Mein nächster Wurf
aid-hide = ausblenden
aid-free = frei
aid-mine = deins
mortgaged-short = Hyp.
times-dice = { $rent } × Würfel
price = Preis
deed-bare = Unbebaut
deed-whole = Ganze Gruppe
deed-apartments = { $n ->
    [one] 1 Apartment
   *[other] { $n } Apartments
}
deed-hotel = Hotel
deed-stations = { $n ->
    [one] 1 Bahnhof
   *[other] { $n } Bahnhöfe
}
deed-utilities = { $n ->
    [one] 1 Werk
   *[other] { $n } Werke
}
deed-build = Apartment oder Hotel { $cost }
deed-mortgage = Hypothek { $value }
deed-owner = Gehört { $name }
space-go = Jedes Mal, wenn du vorbeikommst, zahlt die Bank { $amount }.
space-jail = Im Gefängnis oder nur zu Besuch.
space-free-parking = Eine Pause, und nichts zu zahlen.
space-go-to-jail = Direkt ins Gefängnis, nicht über Los.
space-chance = Zieh eine Ereigniskarte.
space-chest = Zieh eine Gemeinschaftskarte.
space-tax = An die Bank zu zahlen: { $amount }.
aria-free = frei, Preis { $price }
aria-owned = gehört { $owner }, Miete { $rent }
aria-here = hier: { $names }
aria-lit = wählbar: { $label }
bank-stock = Bank
dice-wait = Die Würfel warten
device-shows = Die Bank: { $left }, { $figure }
device-bank = Bank
device-gets = bekommt
device-pays = zahlt
device-roll = Überweisungen in diesem Spiel
device-roll-empty = Keine Überweisung, seit diese Seite offen ist.
mine-your-turn = Du bist dran
mine-waiting = Wartet
mine-finished = Beendet
no-games = Kein laufendes Spiel
no-games-text = Drei Bots warten auf dich.

## Das Ende und die Wiederholung

end-after = { $n ->
    [0] Das Spiel ist zu Ende.
   *[other] Das Spiel endete in Zug { $n }.
}
ranking = Rangliste
ruined = pleite
fortunes = Das Vermögen aller
fortunes-aria = Vermögen aller Mitspielenden, Zug für Zug
chart-worth = Vermögen
chart-cash = Geld
chart-table = Tabelle
turn = Zug
turn-short = Z { $n }
dice = Die Würfel
verifiable = nachprüfbar
dice-about = { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}. Die Linie: was der Zufall erwarten lässt.
moments = Momente des Spiels
moment-rent = Die höchste Miete
moment-auction = Das höchste Gebot
moment-trade = Der letzte Tausch
moment-ruin = Die erste Pleite
moment-built = Das höchste Gebäude
moment-tax = Die höchste Steuer
rematch = Revanche, gleicher Tisch
understand = Dieses Spiel verstehen
watch-replay = Wiederholung ansehen
share = Teilen
export = Exportieren
verify-game = Dieses Spiel nachprüfen
replay = Wiederholung
replay-at = { $n } von { $of } · Zug { $turn }
scrubber = Stelle im Spiel
seen-by = Gesehen von
seen-by-me = von meinem Platz aus
seen-open = alle Karten offen
turn-back = Voriger Zug
turn-on = Nächster Zug
step-back = Voriger Schritt
step-on = Nächster Schritt
link-to-move = Link zu diesem Schritt

## Glück

fair-title = Würfel, die alle nachprüfen können
fair-lead = Der Server sucht die Würfel nicht aus. So kannst du sicher sein.
fair-1 = Vor dem ersten Wurf zieht der Server einen geheimen Startwert und veröffentlicht dessen SHA-256-Fingerabdruck. Ändern kann er ihn dann nicht mehr.
fair-2 = Alle am Tisch dürfen einen eigenen Startwert hinzufügen. Niemand, auch nicht der Server, weiß vorher, was kommt.
fair-3 = Am Ende wird der Startwert gezeigt. Sein Fingerabdruck muss der vom Anfang sein, und alle Würfe und Karten müssen sich daraus ergeben.
this-game = Dieses Spiel
commitment = Vorher veröffentlichter Fingerabdruck
client-seed = Startwert von Platz { $n }
seed = Startwert
seed-later = wird gezeigt, wenn das Spiel zu Ende ist
seed-fits = Der Startwert hat den veröffentlichten Fingerabdruck
seed-differs = Der Startwert hat nicht den veröffentlichten Fingerabdruck
verify-yourself = Um das ganze Spiel zu Hause Schritt für Schritt nachzuspielen, lade die Aufzeichnung herunter und dann:

## Einstellungen

set-language = Sprache
set-language-help = Jederzeit änderbar.
set-language-review = { $language }: Diese Übersetzung wartet noch auf die Durchsicht durch eine Person mit dieser Muttersprache.
set-theme = Aussehen
set-theme-help = Helles Papier oder Nacht.
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
set-speed = Animationen
set-speed-help = 0×: keine Animation, der Verlauf erzählt alles.
set-end-turn = Meinen Zug automatisch beenden
set-end-turn-help = Wenn nichts mehr zu tun ist; nie, solange du noch etwas bauen, verlangen oder ausspielen kannst.
set-only-answer = Einzige Antwort selbst geben
set-only-answer-help = Die Frage zeigt sich kurz, dann wird ihre einzige mögliche Antwort gegeben.
set-sound = Ton
set-sound-help = Kurze Töne.
set-only-my-turn = Nur mein Zug
set-only-my-turn-help = Ein einziger Ton: wenn du dran bist.
set-notify = Bescheid geben
set-notify-help = Eine Benachrichtigung, wenn die Seite verdeckt ist.
set-text = Schriftgröße
set-text-help = Bis zur doppelten Größe.
set-lists = Tisch als Listen
set-lists-help = Ohne Zeichnung: für Screenreader.
set-letters = Buchstaben der Tastatur
set-letters-help = Jeder Knopf zeigt die Taste, die ihn drückt.
other-device = Ein anderes Gerät
other-device-help = Mit einem Schlüssel, zehn Minuten lang und einmal gültig, spielst du auf dem anderen Gerät als dieselbe Person.
make-key = Schlüssel machen
have-key = Ich habe einen Schlüssel
use-key = Benutzen
adopted = Fertig: Deine Spiele sind hier.
key-wrong = Dieser Schlüssel öffnet nichts.
no-player-yet = Spiel zuerst ein Spiel auf diesem Gerät.

## Tastatur und Spickzettel

key-regions = Frage, Spielplan, Meins, Mitspielende, Verlauf, Chat
key-enter = der ausgefüllte Knopf
key-letters = der Knopf mit diesem Buchstaben
key-arrows = den Spielplan entlang
key-lit = zum nächsten wählbaren Teil, zum vorigen
key-escape-does = schließen oder einen Schritt zurück
key-hint = einen Tipp holen, wo es erlaubt ist
key-undo = den letzten Schritt einer unfertigen Antwort zurücknehmen
key-skip = Animationen überspringen
key-repeat = die Frage wiederholen
key-cash = das Geld aller
key-turn = wer dran ist, und die Uhr
key-help = diese Seite
reminder-read = Lesen
reminder = Spickzettel
ruling = Klarstellung
search-rules = In den Regeln suchen
n-rules = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
}
rules-of = Regeln: { $game }
booklet-order = In der Reihenfolge des Spiels
booklet-link = Link zu dieser Regel kopieren: { $rule }
booklet-copied = Kopiert
booklet-none = Nichts über „{ $words }“.
rules-waiting = Das Spiel wartet auf dich.
rules-marked = Es ist die Regel mit dem Strich daneben.
rules-back = Zurück zum Tisch
rules-show = Zeig es mir
rules-show-help = Öffnet diese Stellung neben der Seite; kein Spiel wird berührt.
rules-no-booklet = Dieses Spiel hat noch keine Anleitung.
booklet-game = Das Spiel, dessen Regeln du liest
booklet-search = Suchen: „Pasch“, „Hotel“, die Nummer einer Regel …
booklet-contents = Inhalt
booklet-chapter = Kapitel { $n }
booklet-place = { $n } von { $of }
booklet-rare = Seltene Fälle
booklet-rare-lead = Was einmal im Winter vorkommt und jedes Mal zu Streit führt.
booklet-rare-of = { $n ->
    [one] Ein seltener Fall ergänzt dieses Kapitel
   *[other] { $n } seltene Fälle ergänzen dieses Kapitel
}
booklet-besides = Außerdem
booklet-letter = Im Wortlaut
booklet-silent = Die Anleitung sagt dazu nichts:
booklet-why = unsere Gründe
booklet-because = Der Grund für unsere Entscheidung: { $because }.
booklet-your-table = An deinem Tisch:
booklet-option = { $what }: { $value }
booklet-nearest = Vielleicht in einem dieser Kapitel:
booklet-unknown = Keine Regel hat die Nummer { $rule }. Hier ist die Anleitung.
booklet-price = Preis { $price }
booklet-print = Drucken
booklet-print-help = Zwei Seiten auf einem A4-Blatt im Querformat: in der Mitte gefaltet ein A5-Heft.
booklet-print-chapter = Dieses Kapitel
booklet-print-all = Die ganze Anleitung
booklet-alike = Haus, Apartment, Stufe, Stockwerk, Gebäude, bauen; Gefängnis, Knast, Gitter; Geld, Bargeld, Credits, Kontostand; Bahnhof, Eisenbahn, Bahn; Würfel, Wurf, würfeln; Joker, Nein, abwehren; Grundstück, Besitzrechtkarte, Straße; Miete, zahlen; Steuer; gewinnen, Sieg; Pleite, bankrott
scene-title = Probier es aus: { $title }
scene-again = Noch einmal von vorn
scene-nothing-kept = Nichts wird gespeichert, und kein Spiel erfährt davon.
scene-allowed = erlaubt:
scene-refused = nicht erlaubt:
scene-nothing = nichts
scene-hand = { $you ->
    [true] deine Handkarten
   *[other] die Handkarten von { $name }
}
scene-bank = { $you ->
    [true] deine Bank
   *[other] die Bank von { $name }
}
scene-groups = { $you ->
    [true] deine Sammlung
   *[other] die Sammlung von { $name }
}
scene-tower = { $you ->
    [true] dein Turm
   *[other] der Turm von { $name }
}
scene-levels = { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}
learn-study = Was die Würfel sagen
learn-lead = Ein echter Tisch, echte Regeln, gutmütige Bots: Jede Idee wird erklärt, wenn sie vorkommt.
learn-start = Begleitetes Spiel
coach = Gut zu wissen
coach-got-it = Verstanden
lesson-known = Das Wichtigste kannst du jetzt
lesson-known-text = Den Rest lernst du beim Spielen; die Taste „?“ öffnet Spickzettel und Regeln.
lesson-go-on = Dieses Spiel zu Ende spielen
lesson-real = Ein echtes Spiel

## Wenn etwas schiefgeht

no-such-page = Diese Seite gibt es nicht
server-gone = Der Server antwortet nicht
server-gone-text = Deine Spiele sind sicher. Versuch es gleich noch einmal.
problem-no-table = Diesen Tisch gibt es nicht
problem-no-table-text = Der Link ist unvollständig, oder der Tisch wurde gelöscht.
problem-no-player = Dieser Browser hat vergessen, wer du bist
problem-no-player-text = Geh zur Startseite, oder benutze einen Schlüssel von deinem anderen Gerät.
problem-outdated = Diese Seite ist älter als der Server
problem-outdated-text = Lade sie neu: Dein Spiel bleibt erhalten.
problem-origin = Diese Adresse gehört nicht zum Server
problem-origin-text = Öffne die Seite über die Adresse, die du zur Einladung bekommen hast.
problem-removed = Du wurdest vom Tisch entfernt
problem-removed-text = Dein Platz ist wieder frei. Mit demselben Link kannst du weiter zuschauen.
problem-old = Dieses Spiel begann mit einer anderen Version von Magnat
problem-old-text = Hier kann es nicht weitergehen; es bleibt erhalten, wie es ist.
problem-code = Kein Tisch hat diesen Code
problem-code-text = Prüf die Buchstaben: O, I und L kommen nie vor.
problem-no-game = Dieses Spiel gibt es auf diesem Server nicht
problem-no-game-text = Such dir auf der Startseite eines aus.

## Deal

deal-head-wild = Grundstücksjoker
deal-head-wild-short = Joker
deal-head-rent = Miete
deal-body-property = { $colours }, { $size } Karten
deal-body-wild = { $colours }
deal-body-money = für die Bank
deal-body-go = Zieh { $n } Karten
deal-body-jackpot = Eine Person schuldet dir { $amount }
deal-body-birthday = Alle schulden dir { $amount }
deal-body-rent = { $colours }: Alle zahlen
deal-body-rent-any = Eine Person zahlt, für eine beliebige Farbe
deal-body-banco = Nimm einen vollständigen Satz
deal-body-duel = Nimm ein Grundstück
deal-body-troc = Tausche ein Grundstück
deal-body-house = Miete: { $amount } mehr
deal-body-hotel = Miete: { $amount } mehr
deal-body-double = Mit einer Mietkarte
deal-body-joker = Hebt eine Karte auf, die dich trifft
deal-body-hidden = { "" }
deal-kind-property = Besitz
deal-kind-rent = Miete
deal-kind-money = Geld
deal-kind-action = Aktion
deal-kind-answer = Antwort
deal-hidden-card = verdeckte Karte
deal-worth = Wert { $value }
deal-group = { $colour }, { $n } von { $size }
deal-group-full = { $colour }, vollständiger Satz
deal-group-none = { $colour }
deal-of = { $n } von { $size }
deal-rent = Miete { $rent }
deal-rent-short = { $rent }
deal-sets = { $n ->
    [0] kein vollständiger Satz
    [one] { $n } vollständiger Satz von { $of }
   *[other] { $n } vollständige Sätze von { $of }
}
deal-played = { $n } von { $of } Karten gespielt
deal-no-groups = Keine Grundstücke
deal-bank = Bank
deal-bank-empty = Nichts in der Bank
deal-my-bank = Meine Bank
deal-my-groups = Meine Sätze
deal-hand = Deine Hand, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
deal-hand-count = Deine Hand · { $n }
deal-hand-choose = Wähl eine Karte und dann, was mit ihr geschieht.
deal-hand-asleep = Mit deinen Karten kannst du diese Frage nicht beantworten.
deal-hand-wait = Tipp eine Karte an, um sie zu lesen.
deal-hand-nth = Karte { $i } von { $n }
deal-hand-empty = Du hast keine Karten auf der Hand.
deal-playable = spielbar
deal-pile = Stapel · { $n }
deal-centre = Mitte · { $n }
deal-centre-empty = nichts in der Mitte
deal-chain = Was gerade gespielt wird
deal-holds = wirkt
deal-cancelled = aufgehoben
deal-yours = du
deal-may-answer = darf antworten
deal-debtors = Wer zahlen soll
deal-has-nothing = hat nichts
deal-says-no = sagt Nein
deal-nothing-left = In diesem Zug gibt es nichts mehr zu spielen.
deal-way-lay = Auslegen
deal-way-use = Ausspielen
deal-way-bank = In die Bank ({ $value })
deal-way-double = Verdoppelt ausspielen
deal-way-quadruple = Zweimal verdoppelt ausspielen
deal-way-turn = Farbe wechseln
deal-way-exchange = Zwischen Sätzen tauschen
deal-meter = { $sum } von { $due }
deal-colon = :
deal-exact = genau passend.
deal-too-much = { $extra } zu viel, es gibt kein Wechselgeld.
deal-pay = { $sum } an { $name } zahlen
deal-pay-other = Eine andere Karte
deal-rents = Sätze und Mieten (M)
deal-colour = Farbe
deal-seat = { $name }, { $n } von { $of } vollständigen Sätzen, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, Bank { $bank }
deal-cards-short = { $n } K.

## Empire

emp-towers = Die Türme
emp-full = VOLL
emp-tower-aria = Turm von { $name }, { $height ->
    [one] { $height } Stufe
   *[other] { $height } Stufen
} von { $full }, { $value }. Von oben nach unten: { $tiles }.
emp-tower-empty = Turm von { $name }, leer, { $value }.
emp-tower-of = Turm von { $name }
emp-tower-worth = Turm { $value }
emp-rent-jail = 0 (Gefängnis)
emp-go-pays = Wert des Turms
emp-levels = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
emp-aria-stock = Preis { $price }, { $n ->
    [0] keine Tafel mehr da
    [one] noch eine Tafel
   *[other] noch { $n } Tafeln
}
emp-flag-swap = Tausch
emp-flag-tax = Steuer
emp-flag-aim = Ziel
emp-flag-casino = Duell
emp-flag-choose = Wählen
emp-flag-chosen = Gewählt
emp-played = Gespielte Karten
emp-hand = Meine Empire-Karten
hand-secret = geheim
emp-no-cards = Keine Empire-Karte.
emp-jail-card = Gefängniskarte
emp-supply = Vorrat
emp-offices = Büros ({ $price })
emp-pile = Empire-Stapel
emp-height = Höhe
emp-in-tower = Im Turm von
emp-rent = Miete
emp-left = Tafeln übrig
emp-set = Die ganze Gruppe { $group }: ein Büro geschenkt
emp-no-tiles = Keine Tafel.
emp-space-go = Wer hier landet oder vorbeikommt, erhält den Wert seines Turms.
emp-space-jail = Ein Besuch kostet nichts. Im Gefängnis erhältst du keine Miete.
emp-space-free-parking = Hier kannst du eine Reise auf ein beliebiges Feld bezahlen.
emp-space-go-to-jail = Direkt ins Gefängnis, und Geld gibt es keines.
emp-space-chance = Zieh eine Ereigniskarte und tu, was sie sagt.
emp-space-empire = Nimm eine Empire-Karte, geheim.
emp-space-rival-tax = Wähl den Turm einer anderen Person: Er verliert seine oberste Tafel.
emp-space-tower-tax = Dein Turm verliert seine oberste Tafel.

## Star Wars

sw-board-of = Runder Spielplan mit { $n } Feldern
sw-rebel = Rebellion
sw-empire = Imperium
sw-force-rebel = Macht der Rebellion
sw-force-empire = Macht des Imperiums
sw-bases = { $n ->
    [one] { $n } Basis
   *[other] { $n } Basen
}
sw-base = Basis
sw-rent = Miete
sw-aria-base = Basis von { $owner }, { $side }
sw-rent-now = Miete { $rent }
sw-last-card = { $side }: die zuletzt gespielte Karte
sw-hand = Meine Machtkarten
sw-no-cards = Keine Machtkarte.
sw-end = Ende des Spiels
sw-free = { $n ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $n } freie Felder
}
sw-end-aria = Rebellion { $rebel }, Imperium { $empire }, { $free ->
    [one] { $free } freies Feld
   *[other] { $free } freie Felder
}
sw-end-text = Sobald das letzte Planetenfeld seine Basis bekommt, gewinnt die Seite, die mehr davon hat, und auf dieser Seite eine Person.
sw-whole = Der ganze Planet ist in der Hand einer Seite, { $side }: Die Mieten sind verdoppelt.
sw-not-whole = Sobald er ganz in der Hand einer Seite ist, verdoppelt der Planet seine Mieten.
sw-short-go = Los
sw-short-jail = Ge-|fängnis
sw-short-free-parking = Parken
sw-short-go-to-jail = Ins Ge-|fängnis
sw-short-tax = Steuer
sw-short-hyperdrive = Hyper { $letter }
sw-short-bounty = Kopfgeld
sw-short-card-rebel = Rebellen
sw-short-card-empire = Imperium
sw-space-go = Jedes Vorbeikommen bringt das Gehalt.
sw-space-jail = Ein Besuch kostet nichts. Im Gefängnis erhältst du keine Miete.
sw-space-free-parking = Eine Pause: Hier passiert nichts.
sw-space-go-to-jail = Direkt ins Gefängnis.
sw-space-tax = Die Handelsföderation bedient sich.
sw-space-hyperdrive = Spring auf ein freies Feld der nächsten Zone.
sw-space-bounty = Setz deine Basis, wohin du willst, auch an die Stelle einer anderen.
sw-space-card-rebel = Die Rebellion behält die Machtkarte; das Imperium trifft deren Ereignishälfte.
sw-space-card-empire = Das Imperium behält die Machtkarte; die Rebellion trifft deren Ereignishälfte.

## Millionär

mil-salary = Gehalt
mil-race = Das Rennen zur Million
mil-goal = { $n ->
    [one] { $n } Million
   *[other] { $n } Millionen
}
mil-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
mil-fortune-lies = Hier wartet eine Glückskarte
mil-holds-fortune = { $n ->
    [one] { $n } Glückskarte auf der Hand
   *[other] { $n } Glückskarten auf der Hand
}
mil-lifestyle = Zieh eine Millionärsleben-Karte und tu, was sie sagt.
mil-my-fortune = Meine Glückskarten
mil-reserve = Vorrat
mil-on-board = Glückskarten auf dem Spielplan
mil-houses = Häuser
mil-hotels = Hotels
mil-cash = Geld
mil-level = Stufe
mil-next-salary = Nächstes Gehalt
mil-build = Haus oder Hotel { $cost }
