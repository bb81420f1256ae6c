# Die Seite, die eine Arena schreibt, auf Deutsch.

arena = Die Arena
headline = { $bot } gewinnt { $rate } seiner Spiele
headline-interval = Mit 95 % Sicherheit liegt der wahre Anteil zwischen { $low } und { $high }. Gleiche Chancen wären { $fair }.
facts = { $games } Spiele · { $seats } Plätze · Startwert { $seed }
variant = Variante { $variant }

wins-title = Wer gewinnt
wins-help = Der Anteil der gewonnenen Spiele je Platz, den der Bot eingenommen hat; der Balken umfasst das 95-%-Intervall (Wilson). Die gestrichelte Linie steht für gleiche Chancen.

table-title = Wertungen
table-help = Jede Ausgangslage wird in jeder Sitzordnung einmal gespielt, mit demselben Glück. Die Wertung ist die von openskill (Plackett–Luce): die Stärke, die der Bot sehr wahrscheinlich übertrifft.
column-bot = Bot
column-rating = Wertung
column-wins = Siege
column-games = Gespielte Plätze
column-decisions = Entscheidungen pro Spiel
column-ms = ms pro Entscheidung
column-fallbacks = Übernommen
column-simulations = Simulationen pro Sekunde

length-title = Wie lange Spiele dauern
length-help = Züge, bis das Spiel zu Ende ist. Die Hälfte der Spiele ist nach { $median } zu Ende.
turns = Züge
games = Spiele

course-score = Punktestand
course-title = { $measure } im Lauf der Zeit
course-help = Der Mittelwert über alle Plätze eines Bots, alle { $every } Züge; ein beendetes Spiel zählt mit seinem letzten Wert weiter.

board-title = Wo Figuren stehen bleiben
board-help = Anteil an allen { $stops } Aufenthalten. Je goldener, desto öfter besucht.
board-most = Am häufigsten besucht
board-least = Am seltensten besucht

made = Erstellt von Magnat { $version } ({ $how }). Die Ergebnisse hängen nur vom Startwert ab, nicht von der Anzahl der Prozesse; Zeiten sind auf diesem Rechner gemessen, und eine Suche mit Zeitvorgabe richtet sich nach ihnen.
how-compiled = kompiliert
how-pure = reines Python
