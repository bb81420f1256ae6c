# Eine eigene Ausgabe: was daran falsch oder fraglich ist, und wie es sich beheben lässt

check-too-long = Die Datei einer Ausgabe hat höchstens { $most } KB.
check-too-long-mend = Behalte nur, was vom gedruckten Spiel abweicht.
check-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.
check-line-too-long-mend = Kürze sie, oder nimm heraus, was nicht hineingehört.
check-no-toml = Das ist kein TOML: { $why }.
check-no-toml-mend = Berichtige diese Zeile; Texte stehen zwischen geraden Anführungszeichen.
check-too-deep = Die Datei schachtelt zu viele Tabellen ineinander.
check-too-deep-mend = Tiefer als eine Tabelle für jedes Feld geht eine Ausgabe nicht.
check-no-table = Eine Ausgabe ist eine Tabelle aus Schlüsseln und Werten.
check-no-table-mend = Fang mit „magnat edition new“ an.
check-format = Die Datei beginnt mit format = { $format }.
check-format-mend = Schreib format = { $format } in die erste Zeile.
check-newer = Diese Datei wurde für eine neuere Version von Magnat geschrieben.
check-newer-mend = Aktualisiere Magnat; nichts geht verloren.
check-game = Erwartet wurde eines dieser Spiele: { $games }.
check-game-mend = Schreib zum Beispiel game = "electronic".
check-unknown-key = Diesen Schlüssel gibt es hier nicht. Bekannt sind: { $known }.
check-unknown-key-mend = Berichtige den Namen des Schlüssels, oder nimm ihn heraus.
check-table = Erwartet wurde eine Tabelle.
check-table-mend = Gib Schlüssel und Werte an, unter einer Überschrift in Klammern.
check-text = Erwartet wurde ein Text von 1 bis { $most } Zeichen.
check-text-mend = Schreib einen kürzeren Namen mit wenigstens einem Buchstaben.
check-letters = Ein Name enthält keine unsichtbaren Zeichen und keines von < > { "{" } { "}" } \.
check-letters-mend = Nimm diese Zeichen heraus.
check-name = Erwartet wurde ein einfacher Name: Buchstaben ohne Umlaute und Akzente, Ziffern und _, höchstens 40.
check-name-mend = Schreib zum Beispiel marktplatz.
check-number = Erwartet wurde eine ganze Zahl von { $least } bis { $most }.
check-number-mend = Schreib die Zahl in Ziffern, ohne Anführungszeichen und ohne Einheit.
check-year = Erwartet wurde ein Jahr von { $least } bis { $most }.
check-year-mend = Schreib das Jahr in vier Ziffern, ohne Anführungszeichen.
check-plain = Erwartet wurde eine Zahl oder ein Name.
check-plain-mend = Ein Verb braucht einfache Werte.
check-as-many = Erwartet wurde eine Liste von { $count }.
check-as-many-mend = Gib so viele an, wie das gedruckte Spiel hat.
check-colour = Erwartet wurde eine Farbe wie #1c6ea4 oder eine dieser Gruppen: { $known }.
check-colour-mend = Wähl eine Farbe aus der Liste.
check-one-of = Erwartet wurde eines davon: { $known }.
check-one-of-mend = Wähl aus der Liste.
check-order = Erwartet wurde die Liste aller Felder, höchstens { $most }.
check-order-mend = Gib die Namen der Felder in der Reihenfolge des Spielplans an.
check-twice = { $name } kommt zweimal vor.
check-twice-mend = Gib einem der beiden einen anderen Namen.
check-no-space = { $name } ist kein gedrucktes Feld, und die Datei beschreibt es nicht.
check-no-space-mend = Beschreib es unter [space.{ $name }], oder nimm es aus der Liste.
check-no-more-spaces = Dieses Spiel hat so viele Felder, wie es hat.
check-no-more-spaces-mend = Ändere ein gedrucktes Feld.
check-missing = { $name } fehlt.
check-missing-mend = Füg { $name } hinzu.
check-deck = Ein Stapel hat 1 bis { $most } Karten.
check-deck-mend = Füg Karten hinzu, oder nimm welche heraus.
check-kept = Erwartet wurden Hinweise, die so gewollt sind: ein Pfad und der Name des Hinweises.
check-kept-mend = Nimm diese Zeile heraus: Der Hinweis wird dann wieder gezeigt.

check-cannot = So ist das Spiel nicht spielbar: { $why }.
check-so-many = Dieses Spiel wird auf { $count } Feldern gespielt.
check-four-sides = Ein Spielplan hat vier gleiche Seiten: { $least } bis { $most } Felder, in Viererschritten.
check-four-sides-mend = Füg Felder hinzu, oder nimm welche heraus.
check-corner = { $name } gehört in eine Ecke, an Stelle { $place }.
check-corner-mend = Setz die vier Ecken wieder an ihre Stellen.
check-members = Diese Gruppe hat { $count ->
    [0] kein Feld
    [one] { $count } Feld
   *[other] { $count } Felder
  }; sie braucht { $least } bis { $most }.
check-members-mend = Ändere die Gruppe eines Feldes.
check-too-many-planets = Es gibt nur Basen für { $most } Planetenfelder.
check-gates = Es muss mindestens zwei Hyperantrieb-Felder geben.
check-empty-zone = Hinter diesem Hyperantrieb-Feld liegt kein Planet vor dem nächsten.
check-same-name = Zwei Felder heißen { $name }: Am Tisch würde man sie verwechseln.
check-same-name-mend = Gib einem der beiden einen anderen Namen.
check-step = Dieser Betrag ist kein Vielfaches von { $step }: Die Bank kann darauf nicht herausgeben.
check-step-mend = Runde ihn.
check-half-step = Die Hälfte dieses Betrags muss zahlbar sein: Er muss ein Vielfaches von { $step } sein.
check-half-step-mend = Runde ihn.
check-pack = Der Stapel hat { $count } Karten; er braucht { $least } bis { $most }.
check-hand-small = Auf die Hand muss passen, was ausgeteilt wird: { $count }.
check-verb = Dieses Verb gibt es in diesem Stapel nicht. Bekannt sind: { $known }.
check-verb-mend = Wähl ein Verb aus der Liste.
check-no-need = Dieses Verb braucht das nicht. Es braucht: { $known }.
check-no-need-mend = Nimm diesen Wert heraus.
check-gone = Die Karte führt auf ein Feld, das es nicht gibt: { $name }.
check-gone-mend = Wähl ein Feld des Spielplans.
check-no-utility = Die Karte gibt die Tafel eines Versorgungswerks: Es muss ein Versorgungswerk sein.
check-no-utility-mend = Wähl ein Versorgungswerk des Spielplans.
check-card-title = Eine eigene Karte hat einen Titel in jeder dieser Sprachen: { $languages }.
check-card-title-mend = Gib ihr einen französischen und einen englischen Titel.
check-card-words = Eigene Worte stehen in jeder dieser Sprachen: { $languages }.
check-card-words-mend = Schreib sie auch in der anderen Sprache.
check-jail-cards = Dieser Stapel hat { $count } Karten, die aus dem Gefängnis befreien; der Tisch führt nur eine mit.
check-jail-cards-mend = Behalte eine davon.
check-endless = Alle diese Karten können zu einer weiteren Karte führen: Ein Zug würde vielleicht nie enden.
check-endless-mend = Füg eine Karte hinzu, die zahlt oder kassiert.
check-bargains = Die Schnäppchen haben verschiedene Preise.
check-bargains-mend = Gib ihnen denselben Preis.
check-at-least = Es braucht mindestens { $count } Karten.
check-exactly = Es braucht genau { $count } Karten.

check-hotel-low = Die Miete mit Hotel ist niedriger als mit vier Apartments.
check-hotel-low-mend = Setz sie auf mindestens { $low }.
check-rent-low = Diese Miete ({ $rent }) ist niedriger als die vorige ({ $low }).
check-rent-low-mend = Setz sie auf mindestens { $low }.
check-rent-high = Die Grundmiete ({ $rent }) liegt über dem Preis ({ $price }): Ein Besuch bringt alles wieder herein.
check-mortgage-high = Die Hypothek ({ $amount }) liegt über dem Preis ({ $price }).
check-group-dear = Diese Gruppe kostet mehr als doppelt so viel wie die vorige: im Schnitt { $high } gegen { $low }.
check-name-cut = { $name } wird auf dem Spielplan abgeschnitten: Dort passen { $most } Buchstaben hin.
check-colour-like = Diese Farbe ähnelt der Farbe der Gruppe { $name }.
check-deck-replaced = Dieser Stapel ersetzt den gedruckten: Von dessen { $all } Karten { $left ->
    [0] bleibt keine
    [one] bleibt eine
   *[other] bleiben { $left }
  }, und er hat jetzt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
check-deck-replaced-mend = Um eine Karte hinzuzufügen, führe auch die gedruckten Karten auf, die bleiben; „magnat edition show“ zeigt sie.
check-each = Zu viert: { $total }.
check-each-was = Zu viert: { $total }. Im gedruckten Spiel: { $printed }.

# Was vom gedruckten Spiel abweicht

differs = { $thing }: { $before } → { $after }
differs-set = { $thing }: { $after }
differs-new = { $thing } hinzugefügt: { $after }
differs-gone = { $thing } weggelassen: { $before }
differs-order = Der Spielplan hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  } in anderer Reihenfolge
differs-field = { $thing }, { $field }
differs-card = { $deck }
deck-of-chance = Ereigniskarte
deck-of-chest = Gemeinschaftskarte
deck-of-empire = Empire-Karte
deck-of-fortune = Glückskarte
deck-of-lifestyle = Millionärsleben-Karte
deck-of-power = Machthälfte
deck-of-force = Machtkarte
field-name = Name ({ $language })
field-group = Gruppe
field-price = Preis
field-rents = Mieten
field-mortgage = Hypothek
field-amount = Betrag
field-height = Höhe
field-build = Preis eines Gebäudes
field-colour = Farbe
field-shape = Form
field-value = Wert
field-count = Anzahl
field-stages = Stufen ({ $language })
figure-start = Geld zu Beginn
figure-salary = Gehalt
figure-salary-3 = Gehalt mit drei Sternen
figure-salary-5 = Gehalt mit fünf Sternen
figure-evolution = Preis eines Aufstiegs
figure-fine = Strafe im Gefängnis
figure-bail = Kaution
figure-level = Wert einer Stufe
figure-empty = Wert eines leeren Turms
figure-office = Preis eines Büros
figure-trip = Preis einer Reise
figure-apartments = Apartments
figure-hotels = Hotels
figure-levels = Stufen eines Turms
figure-utilities = Tafeln je Versorgungswerk
figure-offices = Büros
figure-office-height = Höhe eines Büros
figure-dealt = Ausgeteilte Karten
figure-drawn = Gezogene Karten
figure-drawn-empty = Gezogene Karten bei leerer Hand
figure-plays = Gespielte Karten pro Zug
figure-hand = Handkarten am Ende des Zuges
figure-to-win = Vollständige Sätze zum Sieg
figure-idle-rounds = Runden ohne gespielte Karte
figure-birthday = Geburtstagsgeschenk
figure-jackpot = Schuld beim Schuldeneintreiber
figure-go = Gezogene Karten bei „Über Los“
figure-house = Mehr Miete durch ein Haus
figure-hotel = Mehr Miete durch ein Hotel
value-yes = ja
value-no = nein
