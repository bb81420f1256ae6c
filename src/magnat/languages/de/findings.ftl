# Was die Studien herausgefunden haben, Spiel für Spiel, auf Deutsch.

## Was alle Spiele haben

place = { $n ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $n }.
}
in-round = Runde { $n }
turns-from = { $open ->
    [yes] { $low } und mehr
   *[other] { $low } bis { $high }
}

order-chart = Reihenfolge
order-help = Siege nach dem Rang in der ersten Runde.
order-column-1 = Siege
order-first-title = Anfangen hilft.
order-first-text = Wer anfängt, gewinnt { $first } der Spiele, Nummer { $n } gewinnt { $last } (± { $half }).
order-last-title = Es ist besser, zuletzt dran zu sein.
order-last-text = Wer anfängt, gewinnt { $first } der Spiele, Nummer { $n } gewinnt { $last } (± { $half }).
order-even-title = Die Reihenfolge spielt keine Rolle.
order-even-text = Wer anfängt, gewinnt { $first } der Spiele, Nummer { $n } gewinnt { $last } (± { $half }): Der Unterschied liegt im Intervall.
order-few-title = Reihenfolge: zu wenige Spiele.
order-few-text = Wer anfängt, gewinnt { $first } der Spiele, Nummer { $n } gewinnt { $last } (± { $half }).

length-chart = Dauer
length-help = Die Züge aller in einem Spiel. Die Hälfte der Spiele dauert zwischen { $low } und { $high } Zügen, das mittlere { $middle }.
length-column-1 = Spiele
length-title = { $each ->
    [one] Ein Zug pro Person.
   *[other] { $each } Züge pro Person.
}
length-text = Die Hälfte der Spiele zu { $seats } dauert insgesamt zwischen { $low } und { $high } Zügen.

balance-chart = Ausgewogenheit
balance-help = Für alle, die eine Ausgabe machen: Nichts hier ist gut oder schlecht.
balance-column-1 = gemessen
balance-first = Siege von Platz eins der Reihenfolge
balance-last = Siege vom letzten Platz der Reihenfolge
balance-runaway = Siege, wenn jemand zur Halbzeit allein führt
balance-shared = Spiele ohne alleinigen Sieg
balance-cut = Spiele, die am Zuglimit endeten
balance-length = Züge, in der Mitte
balance-dead = kaum je besuchte Felder

arrivals-chart = Wo man landet
arrivals-help = Anteil jedes Feldes an { $all } Ankünften.
arrivals-column-1 = simuliert
arrivals-column-2 = berechnet, beim Bleiben im Gefängnis
arrivals-column-3 = berechnet, beim sofortigen Zahlen

counted-arrival = Ankunft: Eine Figur kommt auf einem Feld zum Stehen, und sei es nur kurz, durch Würfel, Karte oder Verhaftung. Der Anteil eines Feldes sind seine Ankünfte geteilt durch alle Ankünfte.
counted-order = Reihenfolge: der Rang in der ersten Runde, gleich auf welchem Platz. Ein geteilter Sieg wird geteilt.
counted-interval = Intervalle: 95 %, nach Wilson für Anteile. Eine Zahl ist so weit gerundet, wie ihr Intervall es trägt; bei mehr als 5 Punkten nach beiden Seiten sind es zu wenige Spiele.
counted-sign = Gemessen zwischen Bots: ein Zeichen, keine Ursache. Wer aus einem anderen Grund oft gewinnt, hat auch öfter die guten Karten.

## Electronic Banking

floor-title = { $n ->
    [1] Das 1. Apartment ändert alles.
    [2] Das 2. Apartment ändert alles.
    [3] Das 3. Apartment ändert alles.
    [5] Das Hotel ändert alles.
   *[other] Das { $n }. Apartment ändert alles.
}
floor-text = Die Gruppe { $group } zahlt sich ohne es in { $before } gegnerischen Zügen aus, mit ihm in { $after }. Weiteres Bauen drückt den Wert nie unter { $least }.
traffic-jail-title = Der Verkehr kommt aus dem Gefängnis.
traffic-jail-text = { $space } hat { $share } der Ankünfte. Die am häufigsten besuchte Straße: { $street } ({ $often }); die am seltensten besuchte: { $quiet } ({ $seldom }).
traffic-title = Das am häufigsten besuchte Feld: { $space }.
traffic-text = Es hat { $share } der Ankünfte. Die am häufigsten besuchte Straße: { $street } ({ $often }); die am seltensten besuchte: { $quiet } ({ $seldom }).
payback-chart = In wie vielen gegnerischen Zügen sich eine Gruppe auszahlt
payback-help = Grundstücke und Gebäude eingerechnet, bei einer gegnerischen Person. Rechts: Wer die ganze Gruppe hatte, gewann mit diesem Anteil.
payback-column-1 = unbebaut
payback-column-2 = Gruppe
payback-column-3 = 1
payback-column-4 = 2
payback-column-5 = 3
payback-column-6 = 4
payback-column-7 = Hotel
payback-column-8 = Siege mit ganzer Gruppe
next-chart = Der nächste Zug, vom Besuch im Gefängnis aus
next-help = Von { $all } dort begonnenen Zügen: der Anteil, der mindestens einmal auf das Feld kommt, mit Pasch und Karten.
next-column-1 = Züge
wins-chart = Die erste vollständige Gruppe
wins-help = Siege derer, die als Erste eine ganze Gruppe haben, nach Gruppe.
wins-column-1 = Siege
wins-any = irgendeine
auctions-chart = Versteigerungen
auctions-help = Was ein Grundstück bei einer Versteigerung bringt, gemessen am gedruckten Preis: 1 ist der Preis auf dem Spielplan.
auctions-column-1 = mal den Preis
auctions-all = alle Grundstücke
jail-chart = Gefängnis, früh und spät
jail-help = Früh: solange die Bank noch nie verkaufte Grundstücke hat. Was ein Zug draußen kostet, und was das Gefängnis erspart und verpassen lässt.
jail-column-1 = Miete pro Zug, draußen
jail-column-2 = Miete pro Zug, im Gefängnis
jail-column-3 = Käufe pro Zug, draußen
jail-column-4 = Anteil der Züge im Gefängnis
jail-early = früh
jail-late = spät
jail-title = Das Gefängnis kostet früh und schützt spät.
jail-text = Ein Zug draußen kostet { $early } Miete, solange es Grundstücke zu kaufen gibt, und bringt { $bought } Mal in hundert Fällen eines ein; später kostet er { $late }.
jail-even-title = Das Gefängnis erspart Miete.
jail-even-text = Ein Zug draußen kostet { $early } Miete, solange es Grundstücke zu kaufen gibt, und bringt { $bought } Mal in hundert Fällen eines ein; später kostet er { $late }.
counted-payback = Auszahlung einer Gruppe, in Zügen einer gegnerischen Person: ihre Kosten, geteilt durch die Summe aus Ankünften pro Zug × Miete. Unbebaut: einfache Miete; Gruppe: verdoppelt.
counted-complete = Siege mit ganzer Gruppe: von allen, die irgendwann die ganze Gruppe hatten, der Anteil, der gewann.
counted-next = Nächster Zug: Anteil der auf einem Feld begonnenen Züge, die mindestens einmal auf das andere kommen.
counted-chain = Berechnet: eine Markow-Kette über die Würfe, Karten und dreifachen Pasch eingerechnet, mit den Gefängniskarten auf der Hand der Mitspielenden und mit gezahlten Strafen statt einer gezogenen Ereigniskarte. Wer im Gefängnis sitzt, bleibt bis zum Pasch oder zum dritten Versuch, oder zahlt sofort.
counted-jail = Zug im Gefängnis: im Gefängnis begonnen, und die Figur hat sich nicht bewegt.

## Empire

brand-late-title = Der Zeitpunkt zählt mehr als die Marke.
brand-late-text = { $above } und { $below } bringen gleich viel Höhe ({ $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}), aber die eine wird in Runde { $late } gekauft, die andere in Runde { $early }: { $more } Siege gegen { $less }.
brand-title = { $above } kommt am weitesten.
brand-text = { $above } und { $below } bringen gleich viel Höhe ({ $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}); Runde { $late } und Runde { $early }: { $more } Siege gegen { $less }.
brand-even-title = Keine Marke ragt heraus.
brand-even-text = { $n ->
    [one] Unter den Marken gleicher Höhe bleibt eine
   *[other] Unter den Marken gleicher Höhe bleiben alle { $n }
} im Intervall.
brands-chart = Marken
brands-help = Siege derer, die die Marke zuerst haben, und die Runde, in der das meist geschieht.
brands-column-1 = Siege
offices-chart = Büros
offices-help = Siege nach der Anzahl der erhaltenen oder gekauften Büros.
offices-column-1 = Siege
offices-held = { $many ->
    [yes] drei Büros oder mehr
   *[other] { $n ->
        [0] kein Büro
        [one] ein Büro
       *[other] { $n } Büros
    }
}
swaps-chart = Tausche
swaps-help = Was aus dem eigenen Turm wird, wenn man tauscht.
swaps-column-1 = Tausche
swaps-grows = er wächst
swaps-same = er bleibt
swaps-shrinks = er schrumpft
swaps-others = zwei andere Türme
swaps-title = Wer tauscht, gewinnt dazu.
swaps-text = Wer tauscht, dessen Turm wächst in { $grows } der Fälle und schrumpft in { $shrinks } der Fälle.
swaps-lost-title = Wer tauscht, gewinnt nichts dazu.
swaps-lost-text = Wer tauscht, dessen Turm wächst in { $grows } der Fälle und schrumpft in { $shrinks } der Fälle.
swaps-none-title = Niemand tauscht.
swaps-none-text = Kein einziger Tausch in diesen Spielen.
counted-brand = Marke: die Person, die sie zuerst kauft, ersteigert oder bekommt. Was spät gekauft wird, kauft, wer ohnehin bald gewinnt: Die Runde steht daneben.
counted-office = Büros: die für eine vollständige Farbe und die gekauften, auch wenn sie später verloren gehen.
counted-swap = Tausch: Zwei Tafeln wechseln den Turm; gezählt für die Person, die es entschieden hat.

## Star Wars

planets-title = { $above } wiegt am meisten, { $below } am wenigsten.
planets-text = Die Seite, die { $above } zuerst vervollständigt, gewinnt { $more } der Spiele; bei { $below } sind es { $less }. Ersteres gelingt in { $rare } der Spiele, Letzteres in { $often }.
planets-even-title = Kein Planet entscheidet allein.
planets-even-text = Von { $above } ({ $more }, vollständig in { $rare } der Spiele) bis { $below } ({ $less }, in { $often }) liegt der Unterschied im Intervall.
planets-chart = Planeten
planets-help = Siege der Seite, die den Planeten zuerst vervollständigt, und der Anteil der Spiele, in denen das gelingt.
planets-column-1 = Siege
held-in = vollständig: { $share }
sides-chart = Seiten
sides-help = Siege jeder Seite.
sides-column-1 = Siege
sides-rebel-title = Die Rebellion gewinnt öfter.
sides-rebel-text = Sie gewinnt { $rebel } der Spiele, das Imperium { $empire }.
sides-empire-title = Das Imperium gewinnt öfter.
sides-empire-text = Es gewinnt { $empire } der Spiele, die Rebellion { $rebel }.
sides-even-title = Beide Seiten sind gleich stark.
sides-even-text = Die Rebellion gewinnt { $rebel } der Spiele, das Imperium { $empire }: Der Unterschied liegt im Intervall.
force-chart = Machtkarten
force-help = Von allen, die die Karte mindestens einmal eingesetzt haben, der Anteil, der gewann.
force-column-1 = Siege
counted-planet = Planet: vollständig, wenn alle seine Felder Basen einer Seite tragen. Gezählt für die Seite, der es zuerst gelingt.
counted-side = Seiten: Ein Sieg zählt für die Seite, auf der er errungen wurde.
counted-force = Machtkarten: für ihre obere Hälfte gespielt, Abwehr und Wege aus dem Gefängnis eingerechnet.

## Deal

cards-best-title = { $card }: weit vor allen anderen.
cards-best-text = Wer diese Karte zieht, gewinnt { $share } der Spiele; die nächste ({ $next }) steht bei { $less }.
cards-even-title = Keine Karte gewinnt allein.
cards-even-text = { $card } führt ({ $share }), dann kommt { $next } ({ $less }): Der Unterschied liegt im Intervall.
cards-chart = Karten
cards-help = Von allen, die die Karte mindestens einmal gezogen haben, der Anteil, der gewann.
cards-column-1 = Siege
cards-property = ein Grundstück
cards-wild = ein Grundstück in mehreren Farben
cards-rent = Miete für zwei Farben
cards-rent-any = Miete für alle Farben
ends-chart = Wie der letzte Satz fertig wird
ends-help = Die Karte, die den Sieg brachte.
ends-column-1 = Spiele
ends-laid = von der Hand ausgelegt
ends-paid = als Zahlung bekommen
ends-taken = jemandem weggenommen
ends-swapped = eingetauscht
ends-stolen = ein ganzer gestohlener Satz
ends-turned = durch Umordnen
ends-counted = niemand: Es wurde gezählt
ends-title = Die letzte Karte kommt meist so: { $way }.
ends-text = { $share } der Spiele enden auf diese Weise, { $stolen } durch einen ganzen gestohlenen Satz.
noes-chart = Was abgewehrt wird
noes-help = Anteil der Bedrohungen, auf die jemand mit „Nein“ antwortet.
noes-column-1 = Bedrohungen
noes-demanded = zahlen müssen
noes-wants = ein Grundstück verlieren
noes-wants-swap = ein Tausch
noes-wants-group = einen ganzen Satz verlieren
noes-title = Das „Nein“ wird für den ganzen Satz aufgehoben.
noes-text = { $group } der Satzdiebstähle werden abgewehrt und { $debt } der Zahlungen.
noes-other-title = Das „Nein“ wird nicht für den ganzen Satz aufgehoben.
noes-other-text = { $group } der Satzdiebstähle werden abgewehrt und { $debt } der Zahlungen.
noes-none-title = Niemand bedroht einen Satz.
noes-none-text = Kein einziger Satzdiebstahl in diesen Spielen.
jokers-chart = Was ein „Nein“ wert ist
jokers-help = Siege derer, die mindestens einmal Nein sagten, derer, die am Ende ein „Nein“ auf der Hand haben, und der anderen.
jokers-column-1 = Siege
jokers-said = Nein gesagt
jokers-kept = behalten
jokers-neither = keines gehabt
counted-card = Karte: mindestens einmal gezogen, die Anfangshand eingerechnet. Geldscheine sind nach Wert gezählt, Grundstücke und Mieten nach Art.
counted-end = Letzter Satz: was unmittelbar vor dem Sieg geschah.
counted-no = Nein: ein gelegtes „Sag einfach Nein“. Eine Bedrohung ist eine Forderung, ein Diebstahl oder ein Tausch.

## Millionär

stars-chart = Sterne
stars-help = Siege derer, die eine Stufe zuerst erreichen, und derer, die auf einer Stufe enden.
stars-column-1 = Siege
stars-first = { $n ->
    [3] zuerst mit drei Sternen
   *[5] zuerst mit fünf Sternen
}
stars-end = { $n ->
    [1] endet mit einem Stern
    [3] endet mit drei Sternen
   *[5] endet mit fünf Sternen
}
stars-rise-title = Aufsteigen lohnt sich.
stars-rise-text = Wer zuerst fünf Sterne hat, gewinnt { $first } der Spiele; wer mit einem Stern endet, { $low }.
stars-even-title = Zuerst aufzusteigen genügt nicht.
stars-even-text = Wer zuerst fünf Sterne hat, gewinnt { $first } der Spiele; wer mit einem Stern endet, { $low }.
stars-never-title = Niemand erreicht fünf Sterne.
stars-never-text = Nicht ein einziges Mal in diesen Spielen.
streets-chart = Straßen oder Sterne
streets-help = Siege mit einer ganzen Gruppe, mit fünf Sternen am Ende, mit beidem und mit keinem von beiden.
streets-column-1 = Siege
streets-both = Gruppe und fünf Sterne
streets-streets = Gruppe, ohne fünf Sterne
streets-stars = fünf Sterne, ohne Gruppe
streets-neither = keines von beiden
streets-more-title = Eine Gruppe ist besser als fünf Sterne.
streets-more-text = Mit Gruppe, aber ohne fünf Sterne: { $street } Siege; mit fünf Sternen, aber ohne Gruppe: { $star }.
streets-less-title = Fünf Sterne sind besser als eine Gruppe.
streets-less-text = Mit fünf Sternen, aber ohne Gruppe: { $star } Siege; mit Gruppe, aber ohne fünf Sterne: { $street }.
streets-even-title = Eine Gruppe oder fünf Sterne: kein Unterschied.
streets-even-text = Mit Gruppe, aber ohne fünf Sterne: { $street } Siege; mit fünf Sternen, aber ohne Gruppe: { $star }.
streets-none-title = Das eine kommt nicht ohne das andere.
streets-none-text = Niemand hatte hier eine Gruppe ohne fünf Sterne oder umgekehrt.
fortune-chart = Glückskarten
fortune-help = Von allen, die die Karte mindestens einmal genommen haben, der Anteil, der gewann.
fortune-column-1 = Siege
counted-stars = Sterne: wer eine Stufe zuerst erreicht, über Los oder durch eine Karte; am Ende die Stufe aller.
counted-streets = Gruppe: irgendwann ganz besessen.
counted-fortune = Glückskarten: vom Spielplan genommen, behalten oder nicht.
