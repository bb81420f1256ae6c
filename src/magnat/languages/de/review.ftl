# Die Analyse eines Spiels, auf Deutsch: die Seite, das Terminal und die Sätze, die sagen, warum.

review-title = Analyse des Spiels
review-facts = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  } · { $games } Spiele durchgespielt
review-under = wenn alle weiterspielen wie ein Bot der Stufe { $level }
headline-one = { CAP($first) }.
headline-two = { CAP($first) }, { $second }.
headline-size = { $size } { $noun ->
    [one] Punkt
   *[other] Punkte
  }
headline-luck = { $kind ->
    [won-you] Würfel und Karten gaben dir { $size }
    [lost-you] Würfel und Karten nahmen dir { $size }
    [won] Würfel und Karten gaben { $seat } { $size }
   *[lost] Würfel und Karten nahmen { $seat } { $size }
  }
headline-play = { $kind ->
    [won-you] deine Antworten brachten { $size } ein
    [lost-you] deine Antworten kosteten { $size }
    [won] die Antworten von { $seat } brachten { $size } ein
   *[lost] die Antworten von { $seat } kosteten { $size }
  }
headline-others = { $kind ->
    [won-you] die Antworten der anderen gaben dir { $size }
    [lost-you] die Antworten der anderen kosteten dich { $size }
    [won] die Antworten der anderen gaben { $seat } { $size }
   *[lost] die Antworten der anderen kosteten { $seat } { $size }
  }
headline-no-play = { $kind ->
    [you] deine Antworten machten keinen messbaren Unterschied
   *[they] die Antworten von { $seat } machten keinen messbaren Unterschied
  }
headline-nothing = Weder Glück noch Antworten machten einen messbaren Unterschied.
review-decided = entschieden in Zug { NUMBER($turn, useGrouping: 0) }
review-until = vorläufige Zahlen, bis Zug { NUMBER($turn, useGrouping: 0) }
review-aborted = abgebrochen
review-nothing = Es wurde keine Antwort gefunden, die 2 Punkte oder mehr kostete.
review-small = Keine einzelne Antwort ragt heraus: Kleine Unterschiede summieren sich.
review-made = Berechnet von Magnat { $version }; nichts wurde irgendwohin geschickt. Die Chancen sind gemessen: Jede Stellung wird immer wieder von Bots der Stufe { $level } zu Ende gespielt. „±“ sagt, wie weit man ihnen trauen kann, in 95 von 100 Fällen.

curve-title = Die Chancen aller
curve-help = zu gewinnen, { $under }
curve-label = Die Gewinnchancen aller, Zug für Zug
curve-lines = Linien
curve-table = Tabelle
turn = Zug
turn-number = Zug { NUMBER($turn, useGrouping: 0) }
luck-word = Glück

table-title = Glück und Können
column-player = Name
column-start = Anfang
column-luck = Glück
column-luck-of = Würfel und Karten
column-play = Eigenes Spiel
column-play-of = verglichen mit dem Bot der Stufe { $level }
column-others = Spiel der anderen
column-end = Ende
column-decisions = Entscheidungen
column-sum = Summe
in-points = Chancenpunkte
sums-of = { $term ->
    [play] Die Antworten von { $seat }, die sich dazu summieren, verglichen mit dem Bot der Stufe { $level }
   *[others] Die Antworten der anderen, die sich dazu summieren, verglichen mit dem Bot der Stufe { $level }
  }
sums-of-label = { $term ->
    [play] Eigenes Spiel: die Antworten auflisten
   *[others] Spiel der anderen: die Antworten auflisten
  }
sums-rest = Antworten, die nicht gezeigt werden
sums-none = Keine Antwort machte einen Unterschied.
you = (du)

moments-title = Der Rede wert
moments-all = Alle
moments-answers = Antworten
moments-luck = Glück
moment-of = { $seat } wird gefragt
told-to = (Zu { $seat }) { $line }
moment-luck = Glück
better = besser:
best-tag = am besten
equal-tag = gleich gut
unclear-tag = kein Unterschied gefunden
given-tag = { $seat } antwortet
given-tag-you = deine Antwort
tried-title = Die Antworten
tried-more = { $n ->
    [one] eine weitere Antwort
   *[other] { $n } weitere Antworten
  }
before-after = Chancen, vorher → nachher
cost-in = Chancenpunkte, ± { $half }
previous = Voriger Moment
next = Nächster Moment
between = zwischen { $low } und { $high } von 100

word-blunder = Patzer
word-error = Fehler
word-doubtful = Zweifelhaft
word-uncertain = Ungewiss

why-wins = { $seat } hätte sofort gewonnen.
why-loses = { $seat } gewinnt sofort.
why-lock = { CAP($space) } war der Schlüssel zur Gruppe { $group }.
why-lock-build = { CAP($space) } war der Schlüssel zur Gruppe { $group }, und { $seat } hat { $amount }, um schon im nächsten Zug zu bauen.
why-blocked = Ohne { $space } bekommt { $seat } die Gruppe { $group } nicht.
why-rent-mine = { CAP($space) } brächte pro Besuch { $amount } statt { $instead }.
why-rent-theirs = { CAP($space) } kostet jetzt pro Besuch { $amount } statt { $instead }.
why-short = Es bleiben { $amount }: Eine Miete von { $rent } in Reichweite der Würfel bedeutet Hypotheken.
why-short-of-cash = Es bleiben { $amount }, und eine Miete von { $rent } liegt in Reichweite der Würfel.
why-deal-mine = { $seat } hätte { $count ->
    [one] einen vollständigen Satz
   *[other] { $count } vollständige Sätze
  } statt { $less ->
    [0] keinem
   *[other] { $less }
  }.
why-deal-theirs = { $seat } hat jetzt { $count ->
    [one] einen vollständigen Satz
   *[other] { $count } vollständige Sätze
  } statt { $less ->
    [0] keinem
   *[other] { $less }
  }.
why-empire-mine = Der Turm von { $seat } wäre { $count } statt { $less } hoch.
why-empire-theirs = Der Turm von { $seat } ist jetzt { $count } statt { $less } hoch.
why-star-wars-mine = { $seat } hätte { $count ->
    [one] eine Basis
   *[other] { $count } Basen
  } statt { $less ->
    [0] keiner
   *[other] { $less }
  }.
why-star-wars-theirs = { $seat } hat jetzt { $count ->
    [one] eine Basis
   *[other] { $count } Basen
  } statt { $less ->
    [0] keiner
   *[other] { $less }
  }.
why-score-mine = Der Punktestand von { $seat } wäre { $count } statt { $less }.
why-score-theirs = Der Punktestand von { $seat } ist jetzt { $count } statt { $less }.
why-bid-over-price = { CAP($space) }: { $amount } bei einem aufgedruckten Preis von { $instead }.
why-bid-too-much = { CAP($space) }: { $instead } statt { $amount } genügten, um die Versteigerung anzuführen.
why-bid-bargain = { CAP($space) } lag noch unter dem aufgedruckten Preis: { $amount } statt { $instead }.
why-sold-below-price = { CAP($space) } geht für { $amount } weg, unter dem aufgedruckten Preis von { $instead }.
why-bid-own-group = { CAP($space) } würde die Gruppe { $group } von { $seat } vervollständigen.
why-auctioned = { CAP($space) } war für { $amount } zu haben; bei einer Versteigerung kann jeder zugreifen.
why-group-broken = { $seat } hat die Gruppe { $group } nicht mehr vollständig.
why-building-fund = Es bleiben { $amount }: Bauen in der Gruppe { $group } kostet { $instead }.
why-idle-cash = { $amount } liegen brach, obwohl in der Gruppe { $group } sofort gebaut werden kann.
why-jail-late = Noch zu kaufen: { $count }. Wer im Gefängnis sitzt, überlässt das den anderen.
why-jail-early = Draußen kostet ein Besuch bis zu { $rent }: Das Gefängnis war ein Schutz.
why-card-unplayed = Eine Karte konnte sofort gespielt werden; Karten, die auf der Hand bleiben: { $count }.
why-no-kept = Eine Karte auf der Hand hätte es verhindern können.
why-no-wasted = Das Nein galt einem kleinen Verlust: Bei einem größeren wird es fehlen.
why-plays-left = In diesem Zug noch erlaubte Aktionen: { $count }.
why-card-banked = „{ $card }“ hat in der Bank keine Wirkung mehr.
why-property-paid = Die Zahlung nimmt { $amount } mehr von den Besitzkarten.
why-office-dear = Ein Büro kostet { $amount } je Stufe; keine freie Marke kostet mehr als { $instead } je Stufe.
why-best-base = Bei gleich vielen Basen entscheidet { $space }.
why-card-spent = Die gespielte Karte bringt jetzt nichts; Karten noch auf der Hand: { $count }.
why-collects = Die bessere Antwort nimmt den anderen { $amount } ab.
why-overpaid = Die Zahlung kostet { $amount } statt { $instead }.
why-missing-mine = Bis zum nächsten vollständigen Satz hätte { $seat } noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } vor sich statt { $less }.
why-missing-theirs = Bis zum nächsten vollständigen Satz hat { $seat } jetzt noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } vor sich statt { $less }.
why-set-broken = Die Zahlung bricht einen vollständigen Satz von { $seat }, der ganz bleiben konnte.
why-level = { $seat } hätte { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
  } statt { $less }.
why-fact = Nach der besseren Antwort: { $first }.
why-facts = Nach der besseren Antwort: { $first }; { $second }.
why-fact-cash = Geld von { $seat }, { $amount } statt { $instead }
why-fact-rents = Mieten von { $seat }, { $amount } statt { $instead }
why-fact-deeds = Besitzrechte von { $seat }, { $count } statt { $less }
why-fact-bank = Bank von { $seat }, { $amount } statt { $instead }
why-fact-laid = Grundstücke von { $seat }, { $amount } statt { $instead }
why-fact-tower = Turm von { $seat }, { $amount } statt { $instead }
why-fact-bases = Basen von { $seat }, { $count } statt { $less }
why-fact-cards = Handkarten von { $seat }, { $count } statt { $less }
why-none = Kein einfacher Grund: Die durchgespielten Spiele zeigen es.

# Im Browser

review-close = Schließen
review-share = Teilen
review-copied = Link kopiert
review-ready = Alles berechnet
review-positions = { $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
  } · { $games } Spiele durchgespielt
review-turns = { $n ->
    [one] ein Zug
   *[other] { NUMBER($n, useGrouping: 0) } Züge
  }
review-begins = Die Analyse beginnt …
review-progress = { $done } von { $total }
review-stage-sketch = eine Skizze, jeder zehnte Zug
review-stage-moment = der erste Moment
review-stage-first = erster Durchgang, Stellung für Stellung
review-stage-closer = ein genauerer Blick auf die Momente
review-stage-rest = die letzten Zahlen
review-others = { $n ->
    [one] Eine andere Analyse wird zur selben Zeit berechnet.
   *[other] { $n } andere Analysen werden zur selben Zeit berechnet.
  }
review-stop = Hier anhalten
review-go-on = Weitermachen
review-stopped = Die Berechnung ist angehalten; was bekannt ist, bleibt.
review-old = Zahlen der Version { $version } des Spiels.
review-again = Neu berechnen
review-not-yet = Noch keine Analyse
review-not-over = Erst wenn das Spiel zu Ende ist: Solange gespielt wird, sieht niemand Chancen.
review-off = Dieser Server macht keine Analysen. „magnat review“ liest das exportierte Spiel.
review-closed = An einem Tisch unter Freunden siehst du nur deine eigenen Antworten: Die der anderen sind zusammengezählt.
common-ask = Das Spiel gemeinsam ansehen? Alle würden auch die Antworten der anderen sehen; alle müssen zustimmen.
common-agree = Einverstanden
common-refuse = Nein
common-waiting = Du bist einverstanden. Andere haben noch nichts gesagt.
common-no = Keine gemeinsame Analyse: Alle behalten ihre Antworten für sich.
common-yes = Gemeinsame Analyse: Alle sind einverstanden.
curve-stacked = Gestapelt
curve-scrub = Zug
curve-leads = { $seat } führt von Zug { NUMBER($turn, useGrouping: 0) } bis zum Ende.
curve-width = Breite der Linie: was noch nicht bekannt ist
moments-mine = Meine Antworten
moment-none = Kein Moment der Rede wert
moment-said = Moment { $n } von { $of }, Zug { NUMBER($turn, useGrouping: 0) }, { $seat }.
moment-mark = Moment { $n }, Zug { NUMBER($turn, useGrouping: 0) }
answers-yours = Deine Antworten
answers-help = deine Gewinnchance · je { $games } Spiele, dieselben Würfel
answers-help-they = Gewinnchance von { $seat } · je { $games } Spiele, dieselben Würfel
play-from-here = Von hier aus weiterspielen
hide-search = Verdecken und suchen
hide-show = Alles zeigen
hide-asked = Was würdest du antworten?
hide-mine = dein Versuch
step-first = Anfang
step-last = Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-of = von { NUMBER($turns, useGrouping: 0) }
turn-title = Zug { NUMBER($turn, useGrouping: 0) }
tab-moments = Momente
tab-players = Mitspielende
tab-board = Spielplan

hint = Tipp
hint-help = deine Gewinnchance nach jeder Antwort
hint-hide = Ausblenden
hint-thinking = Wird immer wieder weitergespielt …
hint-counting = Wird noch gezählt …
hint-best = Die erste Antwort ist die beste der versuchten.
hint-equal = { $which ->
    [all] Diese Antworten sind gleich gut: auf 2 Punkte genau.
   *[some] Die mit „gleich gut“ markierten Antworten unterscheiden sich um höchstens 2 Punkte.
  }
hint-unclear = { $which ->
    [all] Kein Unterschied gefunden: ± { $half } Punkte in { $games } Spielen.
   *[some] Kein Unterschied zwischen den markierten Antworten gefunden: ± { $half } Punkte in { $games } Spielen.
  }
hint-only = Es gibt nur eine Antwort.
hint-note = Gezählt an { $games } Spielen je Antwort, mit denselben Würfeln, wenn alle weiterspielen wie ein Bot der Stufe { $level }. Eine Messung, keine Anweisung.

# Nebenspiele im Vergleich

branch-title = Der Zweig
branch-fold = einklappen
branch-unfold = ausklappen
compare-title = Gewinnchancen in derselben Lage
compare-here = Hier
compare-played = Gespieltes Spiel
tries-title = Meine Versuche
tries-help = deine Chancen und die im gespielten Spiel in derselben Lage
tries-loading = Von jedem Versuch aus wird weitergespielt …
tries-none = Noch kein Versuch.
try-played = gespieltes Spiel
try-waits = noch keine Antwort
try-running = läuft, Zug { NUMBER($turn, useGrouping: 0) }
try-won = gewonnen in Zug { NUMBER($turn, useGrouping: 0) }
try-lost = verloren in Zug { NUMBER($turn, useGrouping: 0) }
try-left = verlassen in Zug { NUMBER($turn, useGrouping: 0) }
try-begins = ab Zug { NUMBER($turn, useGrouping: 0) }
try-then = { $where ->
    [fork] gespieltes Spiel, bei derselben Frage: { $chance }
    [answer] gespieltes Spiel, nach der eigenen Antwort: { $chance }
    [turn] gespieltes Spiel, am Anfang desselben Zuges: { $chance }
   *[end] gespieltes Spiel, an seinem Ende: { $chance }
  }
try-go-on = Weiterspielen
try-look = Noch einmal ansehen
dice = Würfel
same-dice = Dieselben Würfel
new-dice = Neue Würfel
same-dice-help = „Dieselben Würfel“: Alle würfeln noch einmal, was im gespielten Spiel gefallen ist.

# Die Statistik einer Person

stats-title = Meine Statistik
stats-lead = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } von { $seat }, { $reviewed ->
    [0] noch keines mit Analyse
    [one] eines davon mit Analyse
   *[other] { $reviewed } davon mit Analyse
  }.
stats-none = Noch kein beendetes Spiel
stats-none-text = Nebenspiele, Lektionen und Spiele, in denen du mehrere Plätze hast, zählen nicht.
stats-results = Ergebnisse
stats-all = Zusammen
stats-column-title = Spiel
stats-column-games = Spiele
stats-column-won = Gewonnen
stats-column-even = Gleicher Anteil
stats-column-reviewed = Analysen
stats-column-luck = Glück
stats-column-play = Können
stats-per-game = pro Spiel, in Punkten
stats-won-help = ein geteilter Sieg zählt anteilig
stats-between = zwischen { $low } % und { $high } %
stats-few = mindestens { $least } Spiele: Vorher wäre es nur Zufall
stats-too-few = zu wenige
stats-over-time = Glück und Können, Spiel für Spiel
stats-over-time-help = Ein Strich für jedes Spiel mit Analyse. Nach oben: gewonnen; nach unten: verloren, in Chancenpunkten.
stats-chart = Glück und Können, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } in zeitlicher Reihenfolge
stats-kinds = Fehler nach Art
stats-kinds-help = Antworten, die mindestens 2 Punkte kosteten, verglichen mit der besten ausprobierten Antwort. „Typisch“: in mindestens drei Spielen, und oft genug, um kein Zufall zu sein.
stats-no-kinds = Keine Analyse wirft dir etwas vor.
stats-typical = typisch
stats-column-kind = Art
stats-column-count = Wie oft
stats-column-in = In
stats-column-cost = Punkte
stats-in-games = { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
  }
stats-unreviewed = { $n ->
    [one] Ein Spiel hat noch keine Analyse: Es zählt nur bei den Ergebnissen.
   *[other] { $n } Spiele haben noch keine Analyse: Sie zählen nur bei den Ergebnissen.
  }
stats-under = Chancen gemessen von Bots der Stufe { $level }; „Können“ ist, was deine Antworten verglichen mit ihren wert waren.
stats-export-csv = Tabelle (CSV)
stats-export-json = Daten (JSON)
stats-forget = Meine Statistik vergessen
stats-forget-ask = Alles Bisherige vergessen? Die Spiele und ihre Analysen bleiben; für dich zählen sie dann nicht mehr.
stats-forget-yes = Vergessen
stats-forgotten = Vergessen. Die nächsten Spiele zählen wieder.
stats-game-of = { $date } · { $title }

mistake-bids-too-high = Zahlt bei Versteigerungen zu viel
mistake-bids-too-low = Gibt bei Versteigerungen zu früh auf
mistake-buys-too-much = Kauft, was besser liegen bliebe
mistake-buys-too-little = Lässt einen guten Kauf aus
mistake-agrees-too-soon = Nimmt schlechte Tauschangebote an
mistake-refuses-too-soon = Lehnt gute Tauschangebote ab
mistake-builds-too-much = Baut zu viel oder zu früh
mistake-builds-too-little = Baut zu wenig oder zu spät
mistake-wrong-site = Baut an der falschen Stelle
mistake-wrong-card = Spielt die falsche Karte
mistake-holds-cards-back = Behält Karten zu lange
mistake-wrong-target = Sucht sich das falsche Ziel aus
mistake-wrong-way = Geht an den falschen Ort
mistake-wrong-payment = Zahlt mit dem, was besser geblieben wäre
mistake-raises-money-badly = Beschafft Geld ungünstig: Hypotheken und Verkäufe
mistake-stays-silent = Schweigt, wo ein Einspruch oder eine Forderung fällig war
mistake-objects-in-vain = Erhebt Einspruch oder Forderungen ohne Nutzen
mistake-jail = Wählt den falschen Weg aus dem Gefängnis
mistake-other = Andere Antworten
