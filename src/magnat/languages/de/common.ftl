### Die Texte, die allen Spielen gemeinsam sind. Ein Spiel ersetzt eine Zeile, indem es sie in seiner eigenen Datei neu schreibt.

## Die Wörter am Tisch

in-jail = im Gefängnis
visiting = nur zu Besuch
switch-yes = ja
switch-no = nein

outcome = { $voice ->
    [you] { $count ->
        [one] Du gewinnst!
       *[other] Ein geteilter Sieg: du und { $names }!
    }
   *[they] { $count ->
        [one] { $names } gewinnt!
       *[other] Ein geteilter Sieg: { $names }!
    }
}
outcome-nobody = Das Spiel endet ohne Sieg.

## Namen

seat-bank = die Bank
seat-number = Person { $n }
dice = { $a } und { $b }
column-hands = Karten
money-plain = { $n }
money-below-zero = −{ $amount }
list-and = { $first } und { $last }
list-empty = nichts
list-separator = { "; " }
levels-street = { $space }: { $level }
item-jail-card = Gefängnis-frei-Karte
item-jail-card-spoken = eine Gefängnis-frei-Karte
item-money = Weiter zum Geld
item-withdraw = Doch nicht

## Antworten

choice = { $answer }
choice-space = { $answer_label }
choice-money = { $answer_way ->
    [gets] −{ $answer }
   *[pays] { $answer }
}

verb-pass = Passen
verb-throw = Würfeln
verb-end = Zug beenden
verb-build = Bauen
verb-sell = Gebäude verkaufen
verb-mortgage = Hypothek aufnehmen
verb-lift = Hypothek ablösen
verb-trade = Tausch anbieten
verb-buy = Kaufen
verb-auction = Versteigern
verb-pay = Zahlen
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-counter = Gegenangebot machen
verb-send = Angebot abschicken
verb-withdraw = Doch nicht
verb-bankrupt = Bankrott erklären
verb-yes = Ja
verb-no = Nein

## Ablehnungen

refused = Das geht nicht: { CAP($reason) } (Regel { $rule })
refused-plain = Das geht nicht: { CAP($reason) }.
refusal-game-over = das Spiel ist zu Ende
refusal-not-your-word = diese Antwort ist nicht deine Sache
refusal-not-offered = diese Möglichkeit gibt es hier nicht
refusal-unknown-word = diese Antwort gibt es nicht
refusal-too-poor = dein Geld reicht dafür nicht
refusal-bid-too-low = du musst mehr bieten als das letzte Gebot
refusal-not-a-multiple = dieser Betrag liegt zwischen zwei erlaubten Beträgen
refusal-offer-repeated = dieses Angebot wurde gerade abgelehnt, ändere es zuerst
refusal-too-many-offers = du kannst im Moment keinen Tausch mehr anbieten
refusal-money-is-owed = dieses Geld schuldest du
refusal-can-still-pay = du kannst noch zahlen, wenn du verkaufst oder Hypotheken aufnimmst
refusal-order-impossible = gebaut wird gleichmäßig und nur mit dem, was die Bank noch hat
refusal-sale-impossible = abgebaut wird gleichmäßig, und die Bank muss die Apartments zum Zurückgeben haben

## Geld

fact-received = { $voice ->
    [you] Die Bank zahlt dir { $amount }.
   *[they] Die Bank zahlt { $amount } an { $seat }.
}
fact-paid = { $voice ->
    [you] Du zahlst { $amount } an { $to }.
    [to_you] { $seat } zahlt dir { $amount }.
   *[they] { $seat } zahlt { $amount } an { $to }.
}
fact-claim-lapsed = { $voice ->
    [you] Zu spät, um von { $visitor } { $amount } zu verlangen: Diese Miete ist verloren.
    [to_you] { $seat } vergisst, von dir { $amount } zu verlangen.
   *[they] { $seat } vergisst, von { $visitor } { $amount } zu verlangen.
}

## Karten

fact-drew = { $voice ->
    [you] Du ziehst eine Karte vom Stapel { $deck }: „{ $card }“. { $card_text }
   *[they] { $seat } zieht eine Karte vom Stapel { $deck }: „{ $card } – { $card_text }“
}
fact-kept-jail-card = { $voice ->
    [you] Du behältst diese Karte, bis du sie brauchst.
   *[they] { $seat } behält diese Karte, bis sie gebraucht wird.
}
fact-no-effect = { $voice ->
    [you] Für dich ändert sich nichts.
   *[they] Für { $seat } ändert sich nichts.
}
fact-last-left = { $voice ->
    [you] Nur du bist noch im Spiel.
   *[they] Nur { $seat } ist noch im Spiel.
}
ask-draw-you = Zieh eine Karte vom Stapel { $deck }.
ask-draw-they = { $seat } zieht eine Karte vom Stapel { $deck }.

## Versteigerungen

fact-auction = { $lot_is ->
    [piece] Bei der Bank wird es knapp: { $lot } kommt unter den Hammer.
   *[deed] Die Bank versteigert { $lot }.
}
fact-bid = { $voice ->
    [you] Du bietest { $price }.
   *[they] { $seat } bietet { $price }.
}
fact-passed = { $voice ->
    [you] Du passt.
   *[they] { $seat } passt.
}
fact-unsold = Niemand bietet: Die Bank behält { $lot }.
ask-bid-you = { $holder_is ->
    [bank] Zu ersteigern: { $lot }. Was bietest du?
   *[seat] { $holder } bietet { $high } für { $lot }. Gehst du höher?
}
ask-bid-they = { $holder_is ->
    [bank] { $seat } darf das erste Gebot für { $lot } abgeben.
   *[seat] { $seat } darf über { $high } für { $lot } hinausgehen.
}
choice-bid = { $passing ->
    [yes] Endgültig passen
   *[no] { $answer } bieten
}

## Tausch

trade-given = { $given_count ->
    [0] { $cash_way ->
        [pays] { $cash }
       *[none] nichts
    }
   *[other] { $given }{ $cash_way ->
        [pays] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-taken = { $taken_count ->
    [0] { $cash_way ->
        [gets] { $cash }
       *[none] nichts
    }
   *[other] { $taken }{ $cash_way ->
        [gets] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-side = { $items_count ->
    [0] { $cash }
   *[other] { $items }{ $cash_way ->
        [pays] { " " }und { $cash }
       *[none] { "" }
    }
}
trade-burden = { $burden_count ->
    [0] { "" }
   *[other] { " " }Du musst { $interest } Zinsen für { $burden } zahlen, weil eine Hypothek darauf liegt.
}
trade-other-burden = { $other_burden_count ->
    [0] { "" }
   *[other] { " " }{ $other } muss { $other_interest } Zinsen für { $other_burden } zahlen, weil eine Hypothek darauf liegt.
}
fact-offered = { $voice ->
    [you] Du bietest { $other } { trade-side } an.
    [to_you] { $seat } bietet dir { trade-side } an.
   *[they] { $seat } bietet { $other } { trade-side } an.
}
fact-wanted = { $voice ->
    [you] Du möchtest von { $other } { trade-side }.
    [to_you] { $seat } möchte von dir { trade-side }.
   *[they] { $seat } möchte von { $other } { trade-side }.
}
fact-burdened = { $voice ->
    [you] Du müsstest { $interest } Zinsen für { $burden } zahlen, weil eine Hypothek darauf liegt.
   *[they] { $seat } müsste { $interest } Zinsen für { $burden } zahlen, weil eine Hypothek darauf liegt.
}
fact-traded = { $voice ->
    [you] Abgemacht: Du gibst { trade-side } an { $other }.
    [to_you] Abgemacht: { $seat } gibt dir { trade-side }.
   *[they] Abgemacht: { $seat } gibt { trade-side } an { $other }.
}
fact-refused = { $voice ->
    [you] Du sagst Nein zu { $other }.
    [to_you] { $seat } sagt Nein zu dir.
   *[they] { $seat } sagt Nein zu { $other }.
}
ask-with-you = Mit wem möchtest du tauschen?
ask-with-they = { $seat } sucht jemanden zum Tauschen.
ask-item-you = { $items_count ->
    [0] Tausch mit { $other }: Was legst du auf den Tisch?
   *[other] Tausch mit { $other }: { $items }. Was noch?
}
ask-item-they = { $seat } bereitet ein Angebot für { $other } vor.
choice-item = { $answer_is ->
    [thing] { $mine ->
        [yes] Geben: { $answer }{ item-mortgaged }
       *[no] Verlangen: { $answer }{ item-mortgaged }
    }
   *[other] { $answer }
}
item-mortgaged = { $mortgaged ->
    [yes] { " " }(mit Hypothek, { $interest } Zinsen)
   *[no] { "" }
}
ask-cash-you = Tausch mit { $other }: { $items }.{ trade-burden }{ trade-other-burden } Wie viel Geld kommt dazu, und von wem?
ask-cash-they = { $seat } bereitet ein Angebot für { $other } vor.
choice-cash = { $answer_way ->
    [pays] { $answer } zahlen
    [gets] { $answer } bekommen
   *[none] Kein Geld
}
trade-you-give = { $given_count ->
    [0] { $cash_way ->
        [pays] Du gibst { $cash }
       *[none] Du gibst nichts
    }
   *[other] Du gibst { trade-given }
}
trade-you-get = { $taken_count ->
    [0] { $cash_way ->
        [gets] bekommst { $cash }
       *[none] bekommst nichts
    }
   *[other] bekommst { trade-taken }
}
ask-send-you = { trade-you-give } und { trade-you-get }.{ trade-burden }{ trade-other-burden } Dieses Angebot an { $other } schicken?
ask-send-they = { $seat } liest ein Angebot für { $other } noch einmal durch.
trade-offer-you = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } bietet dir { $cash } für { $taken }.
       *[none] { $other } möchte von dir { trade-taken } und gibt nichts dafür.
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } bietet dir { $given } für { $cash }.
           *[none] { $other } gibt dir { trade-given } und verlangt nichts dafür.
        }
       *[other] { $other } bietet dir { trade-given } für { trade-taken }.
    }
}
ask-reply-you = { trade-offer-you }{ trade-burden }{ trade-other-burden } Was sagst du dazu?
trade-offer-they = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } bietet { $cash } für { $taken }
       *[none] { $other } möchte { trade-taken } und gibt nichts dafür
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } bietet { $given } für { $cash }
           *[none] { $other } gibt { trade-given } und verlangt nichts dafür
        }
       *[other] { $other } bietet { trade-given } für { trade-taken }
    }
}
ask-reply-they = { trade-offer-they }; { $seat } überlegt.

## Hypotheken

fact-mortgaged = { $voice ->
    [you] Du belastest { $space } mit einer Hypothek und erhältst { $value }.
   *[they] { $seat } belastet { $space } mit einer Hypothek und erhält { $value }.
}
fact-lifted = { $voice ->
    [you] Du löst die Hypothek auf { $space } für { $cost } ab.
   *[they] { $seat } löst die Hypothek auf { $space } für { $cost } ab.
}
fact-kept-mortgaged = { $voice ->
    [you] Du lässt die Hypothek auf { $space } bestehen und zahlst { $interest } Zinsen.
   *[they] { $seat } lässt die Hypothek auf { $space } bestehen und zahlt { $interest } Zinsen.
}
ask-mortgage-you = Welches Grundstück belastest du mit einer Hypothek?
ask-mortgage-they = { $seat } sucht ein Grundstück für eine Hypothek aus.
choice-mortgage = { $answer_label } (+{ $value })
ask-lift-you = Welche Hypothek löst du ab? Du hast { $balance }.
ask-lift-they = { $seat } sucht eine Hypothek zum Ablösen aus.
choice-lift = { $answer_label } ({ $cost }, es bleiben { $left })
ask-keep-or-lift-you = Du bekommst { $deed } mit Hypothek. Lässt du sie für { $interest } Zinsen bestehen, oder löst du sie für { $cost } ab?
ask-keep-or-lift-they = { $seat } entscheidet, was mit der Hypothek auf { $deed } geschieht.
verb-keep-or-lift-keep = Hypothek behalten ({ $interest })
verb-keep-or-lift-lift = Hypothek ablösen ({ $cost })

## Gebäude

fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] Du eröffnest { $level } auf { $space }.
       *[they] { $seat } eröffnet { $level } auf { $space }.
    }
   *[other] { $voice ->
        [you] Du baust auf { $space }: jetzt { $level }.
       *[they] { $seat } baut auf { $space }: jetzt { $level }.
    }
}
fact-paid-building = { $voice ->
    [you] Der Bau kostet dich { $cost }.
   *[they] { $seat } zahlt { $cost } für den Bau.
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] Du verkaufst alles, was auf { $space } stand.
       *[they] { $seat } verkauft alles, was auf { $space } stand.
    }
   *[other] { $voice ->
        [you] Du verkaufst auf { $space }: jetzt noch { $level }.
       *[they] { $seat } verkauft auf { $space }: jetzt noch { $level }.
    }
}
fact-received-building = { $voice ->
    [you] Die Bank gibt dir { $value } dafür.
   *[they] { $seat } erhält dafür { $value } von der Bank.
}
fact-contested = { $voice ->
    [you] Du machst die Gebäude streitig, die für die Gruppe { $group } bestellt sind.
   *[they] { $seat } macht die Gebäude streitig, die für die Gruppe { $group } bestellt sind.
}
ask-pick-group-you = { $selling ->
    [yes] In welcher Gruppe verkaufst du?
   *[no] In welcher Gruppe baust du? Du hast { $balance }.
}
ask-pick-group-they = { $selling ->
    [yes] { $seat } überlegt, wo etwas verkauft wird.
   *[no] { $seat } überlegt, wo gebaut wird.
}
choice-pick-group = Gruppe { $answer }
ask-order-you = { $selling ->
    [yes] Was verkaufst du in der Gruppe { $group }? Jede Stufe bringt { $each }.
   *[no] Was baust du in der Gruppe { $group }? Jede Stufe kostet { $each }, und du hast { $balance }.
}
ask-order-they = { $selling ->
    [yes] { $seat } überlegt, was in der Gruppe { $group } verkauft wird.
   *[no] { $seat } zeichnet Baupläne für die Gruppe { $group }.
}
choice-order = { $selling ->
    [yes] { $answer } (bringt { $cost })
   *[no] { $answer } (kostet { $cost })
}
ask-contest-you = Der Bank gehen die Gebäude aus. Machst du streitig, was { $asker } bestellt hat? Die Versteigerung um { $piece } würde bei { $opening } beginnen.
ask-contest-they = { $seat } darf streitig machen, was { $asker } bestellt hat.
verb-contest-no = So lassen
verb-contest = Versteigern lassen
ask-place-you = Du hast { $kind } ersteigert. Wohin damit?
ask-place-they = { $seat } sucht einen Platz für { $kind }.

## Schulden

fact-offered-in-kind = { $voice ->
    [you] Dein Angebot an { $to }: { $space } statt { $value }.
    [to_you] { $seat } bietet dir { $space } statt { $value } an.
   *[they] Angebot von { $seat } an { $to }: { $space } statt { $value }.
}
fact-paid-in-kind = { $voice ->
    [you] Du gibst { $space } an { $to } ab, damit sind { $value } beglichen.
    [to_you] { $seat } gibt { $space } an dich ab, damit sind { $value } beglichen.
   *[they] { $seat } gibt { $space } an { $to } ab, damit sind { $value } beglichen.
}
ask-how-to-pay-you = Du musst { $amount } an { $to } zahlen. Wie begleichst du das?
ask-how-to-pay-they = { $seat } muss { $amount } an { $to } zahlen und entscheidet, wie.
verb-how-to-pay-card = { $amount } zahlen (es bleiben { $left })
verb-in-kind = Grundstück anbieten
ask-settle-debt-you = Du musst { $amount } an { $to } zahlen. Es fehlen { $missing }.
ask-settle-debt-they = { $seat } muss { $amount } an { $to } zahlen und braucht noch { $missing }.
ask-in-kind-you = Welches Grundstück gibst du statt { $amount } an { $to }?
ask-in-kind-they = { $seat } sucht ein Grundstück als Angebot an { $to } aus.
choice-in-kind = { $answer_label }{ item-mortgaged }
ask-in-kind-value-you = Dein Angebot an { $to } ist { $deed }{ item-mortgaged }: Wie viel von deiner Schuld von { $amount } soll das begleichen?
choice-in-kind-value = { $deed } für { $answer } anbieten
ask-in-kind-value-they = { $seat } legt fest, wie viel das Grundstück im Angebot an { $to } wert ist.
ask-answer-in-kind-you = { $whole ->
    [yes] { $debtor } schuldet dir { $amount } und bietet dir stattdessen { $deed }{ item-mortgaged } an. Nimmst du an?
   *[no] { $debtor } schuldet dir { $amount } und bietet dir für { $value } davon { $deed }{ item-mortgaged } an. Nimmst du an?
}
ask-answer-in-kind-they = { $debtor } bietet { $deed }{ item-mortgaged } für { $value } an; { $seat } überlegt.

## Stärken der Bots

level-easy = leicht
level-easy-help = Kennt das Spiel, träumt aber gern vor sich hin und verpasst gute Gelegenheiten.
level-normal = normal
level-normal-help = Spielt so, wie es jemand Bedachtes in der Familie täte.
level-hard = schwer
level-hard-help = Probiert seine Antworten an einigen Tischen aus, an denen er sitzen könnte.
level-expert = Profi
level-expert-help = Probiert seine Antworten jedes Mal eine halbe Sekunde lang aus; auf der Seite ohne Server denkt er auch nach, während du überlegst. Je schneller das Gerät, desto besser spielt er.

# Warum ein Bot ein Angebot ablehnt, in seinen eigenen Worten.

offer-no-completes-group = Nein: Mit { $space } hättest du die ganze Gruppe { $group }.
offer-no-needs-it = Nein: Ich behalte { $space }, um meine Gruppe { $group } zu vervollständigen.
offer-no-breaks-group = Nein: Ohne { $space } wäre meine Gruppe { $group } nicht mehr vollständig.
offer-no-too-little = Nein: Das ist zu wenig für das, was ich gebe.
offer-no-no-use = Nein: Zu diesem Preis nützt mir das nichts.
offer-no-would-win = Nein: Du bist zu nah am Sieg.
offer-no-not-this-time = Diesmal nicht.
