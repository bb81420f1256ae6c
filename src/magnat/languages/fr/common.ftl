### Les textes que tous les jeux partagent. Un jeu remplace une ligne en la redonnant dans son propre fichier.

## Les mots de la table

in-jail = en prison
visiting = en simple visite
switch-yes = oui
switch-no = non

outcome = { $voice ->
    [you] { $count ->
        [one] Vous l’emportez !
       *[other] Victoire partagée : vous et { $names } !
    }
   *[they] { $count ->
        [one] { $names } l’emporte !
       *[other] Victoire partagée : { $names } !
    }
}
outcome-nobody = La partie s’arrête sans vainqueur.

## Les noms

seat-bank = la banque
seat-number = Joueur { $n }
dice = { $a } et { $b }
column-hands = Cartes
money-plain = { $n }
money-below-zero = −{ $amount }
list-and = { $first } et { $last }
list-empty = rien
list-separator = { " ; " }
levels-street = { $space } : { $level }
item-jail-card = Carte de sortie de prison
item-jail-card-spoken = une carte de sortie de prison
item-money = Passer à l’argent
item-withdraw = Renoncer

## Les réponses

choice = { $answer }
choice-space = { $answer_label }
choice-money = { $answer_way ->
    [gets] −{ $answer }
   *[pays] { $answer }
}

verb-pass = Passer
verb-throw = Lancer les dés
verb-end = Finir le tour
verb-build = Construire
verb-sell = Vendre des bâtiments
verb-mortgage = Hypothéquer
verb-lift = Lever une hypothèque
verb-trade = Proposer un échange
verb-buy = Acheter
verb-auction = Mettre aux enchères
verb-pay = Payer
verb-accept = Accepter
verb-refuse = Refuser
verb-counter = Contre-proposer
verb-send = Envoyer l’offre
verb-withdraw = Renoncer
verb-bankrupt = Se déclarer en faillite
verb-yes = Oui
verb-no = Non

## Les refus

refused = Impossible : { $reason } (règle { $rule })
refused-plain = Impossible : { $reason }.
refusal-game-over = la partie est finie
refusal-not-your-word = ce n’est pas à vous de répondre
refusal-not-offered = ce choix n’est pas proposé ici
refusal-unknown-word = cette réponse n’existe pas
refusal-too-poor = votre solde n’y suffit pas
refusal-bid-too-low = il faut offrir plus que la dernière enchère
refusal-not-a-multiple = cette somme tombe entre deux montants permis
refusal-offer-repeated = cette offre vient d’être refusée, changez-la d’abord
refusal-too-many-offers = vous n’avez plus d’échange à proposer pour l’instant
refusal-money-is-owed = vous devez déjà cet argent
refusal-can-still-pay = vous avez encore de quoi payer en vendant ou en hypothéquant
refusal-order-impossible = on construit par étages égaux, avec les pièces que la banque possède
refusal-sale-impossible = on vend par étages égaux, et la banque doit pouvoir rendre la monnaie en appartements

## L’argent

fact-received = { $voice ->
    [you] La banque vous verse { $amount }.
   *[they] La banque verse { $amount } à { $seat }.
}
fact-paid = { $voice ->
    [you] Vous payez { $amount } à { $to }.
    [to_you] { $seat } vous paie { $amount }.
   *[they] { $seat } paie { $amount } à { $to }.
}
fact-claim-lapsed = { $voice ->
    [you] Trop tard pour réclamer { $amount } à { $visitor } : ce loyer est perdu.
    [to_you] { $seat } oublie de vous réclamer { $amount }.
   *[they] { $seat } oublie de réclamer { $amount } à { $visitor }.
}

## Les cartes

fact-drew = { $voice ->
    [you] Vous tirez une carte { $deck }, « { $card } ». { $card_text }
   *[they] { $seat } tire une carte { $deck } : « { $card } — { $card_text } »
}
fact-kept-jail-card = { $voice ->
    [you] Vous gardez cette carte jusqu’à ce qu’elle serve.
   *[they] { $seat } garde cette carte jusqu’à ce qu’elle serve.
}
fact-no-effect = { $voice ->
    [you] Rien ne change pour vous.
   *[they] Rien ne change pour { $seat }.
}
fact-last-left = { $voice ->
    [you] Il ne reste que vous en jeu.
   *[they] Il ne reste { QUE($seat) } en jeu.
}
ask-draw-you = Tirez une carte { $deck }.
ask-draw-they = { $seat } tire une carte { $deck }.

## Les enchères

fact-auction = { $lot_is ->
    [piece] La banque en manque : { $lot } part aux enchères.
   *[deed] La banque met aux enchères { $lot }.
}
fact-bid = { $voice ->
    [you] Vous annoncez { $price }.
   *[they] { $seat } annonce { $price }.
}
fact-passed = { $voice ->
    [you] Vous passez.
   *[they] { $seat } passe.
}
fact-unsold = Personne n’en veut : la banque garde { $lot }.
ask-bid-you = { $holder_is ->
    [bank] On met aux enchères { $lot }. Que proposez-vous ?
   *[seat] { $holder } offre { $high } pour { $lot }. Montez-vous ?
}
ask-bid-they = { $holder_is ->
    [bank] { $seat } peut ouvrir les enchères pour { $lot }.
   *[seat] { $seat } peut monter au-dessus de { $high } pour { $lot }.
}
choice-bid = { $passing ->
    [yes] Passer pour de bon
   *[no] Offrir { $answer }
}

## Les échanges

trade-given = { $given_count ->
    [0] { $cash_way ->
        [pays] { $cash }
       *[none] rien
    }
   *[other] { $given }{ $cash_way ->
        [pays] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-taken = { $taken_count ->
    [0] { $cash_way ->
        [gets] { $cash }
       *[none] rien
    }
   *[other] { $taken }{ $cash_way ->
        [gets] { " " }plus { $cash }
       *[none] { "" }
    }
}
trade-side = { $items_count ->
    [0] { $cash }
   *[other] { $items }{ $cash_way ->
        [pays] { " " }et { $cash }
       *[none] { "" }
    }
}
trade-burden = { $burden_count ->
    [0] { "" }
   *[other] { " " }Vous devrez { $interest } d’intérêts pour { $burden }, sous hypothèque.
}
trade-other-burden = { $other_burden_count ->
    [0] { "" }
   *[other] { " " }{ $other } devra { $other_interest } d’intérêts pour { $other_burden }, sous hypothèque.
}
fact-offered = { $voice ->
    [you] Vous offrez { trade-side } à { $other }.
    [to_you] { $seat } vous offre { trade-side }.
   *[they] { $seat } offre { trade-side } à { $other }.
}
fact-wanted = { $voice ->
    [you] Vous demandez { trade-side } à { $other }.
    [to_you] { $seat } vous demande { trade-side }.
   *[they] { $seat } demande { trade-side } à { $other }.
}
fact-burdened = { $voice ->
    [you] Vous devriez { $interest } d’intérêts pour { $burden }, sous hypothèque.
   *[they] { $seat } devrait { $interest } d’intérêts pour { $burden }, sous hypothèque.
}
fact-traded = { $voice ->
    [you] Marché conclu : vous cédez { trade-side } à { $other }.
    [to_you] Marché conclu : { $seat } vous cède { trade-side }.
   *[they] Marché conclu : { $seat } cède { trade-side } à { $other }.
}
fact-refused = { $voice ->
    [you] Vous dites non à { $other }.
    [to_you] { $seat } vous dit non.
   *[they] { $seat } dit non à { $other }.
}
ask-with-you = À qui proposez-vous un échange ?
ask-with-they = { $seat } cherche avec qui échanger.
ask-item-you = { $items_count ->
    [0] Échange avec { $other } : que mettez-vous sur la table ?
   *[other] Échange avec { $other } : { $items }. Quoi d’autre ?
}
ask-item-they = { $seat } prépare une offre pour { $other }.
choice-item = { $answer_is ->
    [thing] { $mine ->
        [yes] Donner : { $answer }{ item-mortgaged }
       *[no] Demander : { $answer }{ item-mortgaged }
    }
   *[other] { $answer }
}
item-mortgaged = { $mortgaged ->
    [yes] { " " }(sous hypothèque, { $interest } d’intérêts)
   *[no] { "" }
}
ask-cash-you = Échange avec { $other } : { $items }.{ trade-burden }{ trade-other-burden } Quelle somme l’accompagne, et dans quel sens ?
ask-cash-they = { $seat } prépare une offre pour { $other }.
choice-cash = { $answer_way ->
    [pays] Verser { $answer }
    [gets] Recevoir { $answer }
   *[none] Sans argent
}
trade-you-give = { $given_count ->
    [0] { $cash_way ->
        [pays] Vous donnez { $cash }
       *[none] Vous ne donnez rien
    }
   *[other] Vous donnez { trade-given }
}
trade-you-get = { $taken_count ->
    [0] { $cash_way ->
        [gets] recevez { $cash }
       *[none] ne recevez rien
    }
   *[other] recevez { trade-taken }
}
ask-send-you = { trade-you-give } et { trade-you-get }.{ trade-burden }{ trade-other-burden } Envoyez-vous cette offre à { $other } ?
ask-send-they = { $seat } relit son offre pour { $other }.
trade-offer-you = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } vous propose { $cash } contre { $taken }.
       *[none] { $other } vous demande { trade-taken } sans rien donner.
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } vous propose { $given } contre { $cash }.
           *[none] { $other } vous offre { trade-given } sans rien demander.
        }
       *[other] { $other } vous propose { trade-given } contre { trade-taken }.
    }
}
ask-reply-you = { trade-offer-you }{ trade-burden }{ trade-other-burden } Qu’en dites-vous ?
trade-offer-they = { $given_count ->
    [0] { $cash_way ->
        [pays] { $other } propose { $cash } contre { $taken }
       *[none] { $other } demande { trade-taken } sans rien donner
    }
   *[other] { $taken_count ->
        [0] { $cash_way ->
            [gets] { $other } propose { $given } contre { $cash }
           *[none] { $other } offre { trade-given } sans rien demander
        }
       *[other] { $other } propose { trade-given } contre { trade-taken }
    }
}
ask-reply-they = { trade-offer-they } ; { $seat } réfléchit.

## Les hypothèques

fact-mortgaged = { $voice ->
    [you] Vous hypothéquez { $space } et touchez { $value }.
   *[they] { $seat } hypothèque { $space } et touche { $value }.
}
fact-lifted = { $voice ->
    [you] Vous levez l’hypothèque sur { $space } pour { $cost }.
   *[they] { $seat } lève l’hypothèque sur { $space } pour { $cost }.
}
fact-kept-mortgaged = { $voice ->
    [you] Vous gardez { $space } sous hypothèque, avec { $interest } d’intérêts à payer.
   *[they] { $seat } garde { $space } sous hypothèque, avec { $interest } d’intérêts à payer.
}
ask-mortgage-you = Quel titre hypothéquez-vous ?
ask-mortgage-they = { $seat } choisit un titre à hypothéquer.
choice-mortgage = { $answer_label } (+{ $value })
ask-lift-you = Quelle hypothèque levez-vous ? Vous avez { $balance }.
ask-lift-they = { $seat } choisit une hypothèque à lever.
choice-lift = { $answer_label } ({ $cost }, reste { $left })
ask-keep-or-lift-you = Vous recevez { $deed }, sous hypothèque. Garder l’hypothèque pour { $interest } d’intérêts, ou la lever pour { $cost } ?
ask-keep-or-lift-they = { $seat } décide que faire de l’hypothèque sur { $deed }.
verb-keep-or-lift-keep = Garder l’hypothèque ({ $interest })
verb-keep-or-lift-lift = Lever l’hypothèque ({ $cost })

## Les bâtiments

fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] Vous ouvrez { $level } sur { $space }.
       *[they] { $seat } ouvre { $level } sur { $space }.
    }
   *[other] { $voice ->
        [you] Vous construisez sur { $space } : { $level } maintenant.
       *[they] { $seat } construit sur { $space } : { $level } maintenant.
    }
}
fact-paid-building = { $voice ->
    [you] Les travaux vous coûtent { $cost }.
   *[they] Les travaux coûtent { $cost } à { $seat }.
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] Vous vendez tout ce qui était bâti sur { $space }.
       *[they] { $seat } vend tout ce qui était bâti sur { $space }.
    }
   *[other] { $voice ->
        [you] Vous vendez sur { $space } : il y reste { $level }.
       *[they] { $seat } vend sur { $space } : il y reste { $level }.
    }
}
fact-received-building = { $voice ->
    [you] La banque vous en donne { $value }.
   *[they] La banque en donne { $value } à { $seat }.
}
fact-contested = { $voice ->
    [you] Vous disputez la commande pour le groupe { $group }.
   *[they] { $seat } dispute la commande pour le groupe { $group }.
}
ask-pick-group-you = { $selling ->
    [yes] Dans quel groupe vendez-vous ?
   *[no] Dans quel groupe construisez-vous ? Vous avez { $balance }.
}
ask-pick-group-they = { $selling ->
    [yes] { $seat } choisit où vendre.
   *[no] { $seat } choisit où construire.
}
choice-pick-group = Groupe { $answer }
ask-order-you = { $selling ->
    [yes] Que vendez-vous dans le groupe { $group } ? Chaque étage rapporte { $each }.
   *[no] Que construisez-vous dans le groupe { $group } ? Chaque étage coûte { $each }, et vous avez { $balance }.
}
ask-order-they = { $selling ->
    [yes] { $seat } choisit ce qui sera vendu dans le groupe { $group }.
   *[no] { $seat } dessine ses plans pour le groupe { $group }.
}
choice-order = { $selling ->
    [yes] { $answer } (rapporte { $cost })
   *[no] { $answer } (coûte { $cost })
}
ask-contest-you = La banque va manquer de pièces. Disputez-vous la commande passée par { $asker } ? L’enchère pour { $piece } s’ouvrirait à { $opening }.
ask-contest-they = { $seat } peut disputer la commande passée par { $asker }.
verb-contest-no = Laisser faire
verb-contest = Disputer aux enchères
ask-place-you = Vous avez gagné { $kind }. Où va cette pièce ?
ask-place-they = { $seat } choisit où poser { $kind }.

## Les dettes

fact-offered-in-kind = { $voice ->
    [you] Vous proposez { $space } à { $to } pour régler { $value }.
    [to_you] { $seat } vous propose { $space } pour régler { $value }.
   *[they] { $seat } propose { $space } à { $to } pour régler { $value }.
}
fact-paid-in-kind = { $voice ->
    [you] Vous cédez { $space } à { $to }, ce qui règle { $value }.
    [to_you] { $seat } vous cède { $space }, ce qui règle { $value }.
   *[they] { $seat } cède { $space } à { $to }, ce qui règle { $value }.
}
ask-how-to-pay-you = Vous devez { $amount } à { $to }. Comment réglez-vous ?
ask-how-to-pay-they = { $seat } doit { $amount } à { $to } et choisit comment régler.
verb-how-to-pay-card = Payer { $amount } (reste { $left })
verb-in-kind = Proposer un titre
ask-settle-debt-you = Vous devez { $amount } à { $to }. Il manque { $missing }.
ask-settle-debt-they = { $seat } doit { $amount } à { $to } et cherche encore { $missing }.
ask-in-kind-you = Quel titre proposez-vous à { $to } au lieu de { $amount } ?
ask-in-kind-they = { $seat } choisit un titre à proposer à { $to }.
choice-in-kind = { $answer_label }{ item-mortgaged }
ask-in-kind-value-you = Vous proposez { $deed }{ item-mortgaged } à { $to } : pour combien ? Vous devez { $amount }.
choice-in-kind-value = Proposer { $deed } pour { $answer }
ask-in-kind-value-they = { $seat } fixe la valeur du titre proposé à { $to }.
ask-answer-in-kind-you = { $whole ->
    [yes] { $debtor } vous doit { $amount } et vous propose à la place { $deed }{ item-mortgaged }. Acceptez-vous ?
   *[no] { $debtor } vous doit { $amount } et vous propose { $deed }{ item-mortgaged } pour en régler { $value }. Acceptez-vous ?
}
ask-answer-in-kind-they = { $debtor } propose { $deed }{ item-mortgaged } pour { $value } ; { $seat } réfléchit.

## Les niveaux des robots

level-easy = facile
level-easy-help = Connaît le jeu, mais rêve un peu et laisse passer de bons moments.
level-normal = normal
level-normal-help = Joue comme quelqu’un de réfléchi dans la famille.
level-hard = difficile
level-hard-help = Essaie ses réponses sur quelques tables qui pourraient être la vraie.
level-expert = expert
level-expert-help = Essaie ses réponses pendant une demi-seconde à chaque fois ; dans la page sans serveur, il réfléchit aussi pendant que vous réfléchissez. Plus la machine est rapide, mieux il joue.

# Pourquoi un robot refuse une offre, dans sa bouche.

offer-no-completes-group = Non : avec { $space }, vous auriez tout le groupe { $group }.
offer-no-needs-it = Non : je garde { $space } pour compléter mon groupe { $group }.
offer-no-breaks-group = Non : sans { $space }, mon groupe { $group } ne serait plus complet.
offer-no-too-little = Non : c’est trop peu pour ce que je donne.
offer-no-no-use = Non : cela ne me sert à rien à ce prix.
offer-no-would-win = Non : vous êtes trop près de gagner.
offer-no-not-this-time = Pas cette fois.
