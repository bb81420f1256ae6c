# Was die Würfel sagen: die Studie zu jedem Spiel, auf Deutsch.

study-title = Was die Würfel sagen
study-few = zu wenige Spiele
study-facts = { $count ->
    [one] ein Spiel
   *[other] { $played } Spiele
} · { $seats } Personen · { $bot } · Startwert { $seed }
study-bot = { $bot ->
    [random] Bots, die zufällig spielen
    [distracted] zerstreute Bots
    [steady] beständige Bots
    [search] suchende Bots
    [easy] leichte Bots
    [normal] normale Bots
    [hard] schwere Bots
   *[other] Bots „{ $bot }“
}
study-how = Wie gezählt wird
study-again = Der Befehl, der alle Zahlen wiederholt
study-table = Tabelle
study-whisker = Der Querstrich umfasst das 95-%-Intervall. Die gestrichelte Linie steht für gleiche Chancen.
study-made = Studie von Magnat { $version }. Sie hängt nur vom Startwert ab, nicht von der Anzahl der Prozesse.
study-name = Was
study-interrupted = Angehalten nach { $done ->
    [one] einem Spiel. Nichts ist verloren
   *[other] { $done } Spielen. Nichts ist verloren
}: Mit --resume werden die übrigen gespielt ({ $left }).

study-lead = Was Tausende Spiele zwischen Bots zeigen: zuerst Sätze, dann die Bilder, aus denen sie stammen.
study-game = Spiel
study-at = { $n } Personen
study-seats = Personen
study-level = Wer spielt
study-tables = Alles als Tabellen
study-touched = Gewähltes Feld
study-arrivals = der Ankünfte
study-every = { $n ->
    [one] In jedem Zug kommt jemand vorbei.
   *[other] Alle { $n } Züge kommt jemand vorbei.
}
study-computed = Berechnet: { $stay } beim Bleiben im Gefängnis, { $pay } beim sofortigen Zahlen.
study-least = Die am seltensten besuchte Straße
study-groups = Je Feld der Gruppe, im Schnitt
study-scale = Von { $low } bis { $high }; nach Zufall { $fair }. { $off } liegt außerhalb der Skala ({ $share }).
study-more = die Seite zu diesem Spiel
study-rows = { $shown } von { $all }: alle stehen in der Tabelle.
study-none = Zu diesem Spiel gibt es noch keine Studie.
study-sign = Gemessen zwischen Bots: ein Zeichen, keine Ursache.
study-map = Der Spielplan: Pfeiltasten gehen von Feld zu Feld, ein Buchstabe geht zum Namen, der mit ihm beginnt.

question-any = was sagen die Würfel?
question-electronic = wo landet man, was zahlt sich aus?
question-empire = welche Marken machen Türme?
question-star-wars = welche Planeten entscheiden?
question-deal = welche Karten gewinnen?
question-millionaire = schnell aufsteigen oder kassieren?
