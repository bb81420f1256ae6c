### Deal : ses propres textes. « Joker ! » est la carte qui annule ; une « Propriété Joker » est une propriété.

game-title = Deal
game-about = Cartes, coups bas et Joker ! Trois groupes suffisent.
game-minutes = 15 min
game-booklet = Livret 2017
game-measure = Les groupes complets
game-reminder = But : trois groupes complets de couleurs différentes.
    Votre tour : piochez deux cartes, jouez-en trois au plus, gardez-en sept au plus.
    Une carte va devant vous, en banque, ou agit. Ce qui est en banque y reste.
    On paie avec ce qui est posé, jamais avec la main, et sans rendre la monnaie.
    Un Joker ! annule une carte ; un autre Joker ! l’annule à son tour.

## Les variantes

variant-standard = Partie classique
variant-standard-about = Les règles du livret français.
variant-cards = À l’anglaise
variant-cards-about = Une propriété de toutes les couleurs ne vaut rien seule, et Deal Troc épargne les groupes complets.

## Les réglages

option-first-player = Qui commence
option-first-player-help = Le sort, le plus jeune d’après l’hôte, ou le joueur que l’hôte désigne.
option-first-player-random = le sort
option-first-player-youngest = le plus jeune
option-first-player-host = l’hôte choisit
option-multiwild-needs-anchor = Toutes couleurs, mais pas seule
option-multiwild-needs-anchor-help = Une propriété de toutes les couleurs n’a de couleur qu’à côté d’une autre propriété.
option-troc-spares-complete-groups = Deal Troc épargne les groupes complets
option-troc-spares-complete-groups-help = On ne peut pas échanger contre une carte d’un groupe complet.
option-rent-scope = Ce que rapporte un loyer
option-rent-scope-help = Un seul groupe, tous les groupes de la couleur, ou les deux couleurs de la carte.
option-rent-scope-group = un groupe
option-rent-scope-colour = toute la couleur
option-rent-scope-both = les deux couleurs
option-hotel-replaces-house = L’hôtel remplace la maison
option-hotel-replaces-house-help = Le supplément de l’hôtel ne s’ajoute pas à celui de la maison.
option-overpay = Payer plus que dû
option-overpay-help = Donner juste ce qu’il faut de cartes, ou autant que l’on veut.
option-overpay-minimal = aucune carte de trop
option-overpay-free = libre
option-counter-counts-as-play = Contrer compte comme une carte jouée
option-counter-counts-as-play-help = À son propre tour, répondre à un Joker ! par un Joker ! prend une des cartes à jouer.
option-max-turns = Nombre de tours
option-max-turns-help = Après ce nombre de tours, tous joueurs confondus, on compare les tables.
option-max-turns-value = { $n ->
    [0] sans limite
    [one] { $n } tour
   *[other] { $n } tours
}
option-rearrangements-per-interval = Réorganisations entre deux cartes
option-rearrangements-per-interval-help = Combien de fois une personne peut remanier sa collection entre deux cartes jouées ; un robot, une seule fois.
option-rearrangements-per-interval-value = { $n ->
    [0] sans limite
    [one] une fois
   *[other] { $n } fois
}
option-windows = Remanier sa collection
option-windows-help = Les personnes remanient à volonté, les robots une fois entre deux cartes.
option-windows-clicks = à volonté
option-windows-polled = une fois entre deux cartes

## L’argent, les couleurs, les cartes

money-m = { $n }M
colour-brown = marron
colour-light-blue = bleu clair
colour-pink = rose
colour-orange = orange
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-dark-blue = bleu foncé
colour-station = gares
colour-utility = compagnies
colour-none = sans couleur
colours-all = toutes couleurs
threat-owe = de l’argent
threat-steal = une propriété
threat-swap = un échange
threat-steal-group = un groupe
way-use = jouer
way-bank = mettre en banque
way-double = doubler
way-quadruple = quadrupler
enough = C’est assez
title-wild = Propriété Joker { $colours }
title-rent = Loyer { $colours }
title-rent-any = Loyer { $colours }
title-money = Billet de { $value }
text-property = Une propriété de votre collection, qui peut aussi payer { $value }.
text-wild = Une propriété, au choix : { $colours }. À votre tour, changez-la de groupe quand vous voulez.
text-money = De l’argent pour votre banque : { $value }.
text-rent = Tous les autres vous paient le loyer d’un de vos groupes : { $colours }.
text-rent-any = Un joueur de votre choix vous paie le loyer d’un de vos groupes, de n’importe quelle couleur.
text-go = { $count ->
    [one] Piochez { $count } carte.
   *[other] Piochez { $count } cartes.
}
text-banco = Prenez à un autre joueur un groupe complet, avec ses bâtiments.
text-duel = Prenez à un autre joueur une propriété qui n’est pas dans un groupe complet.
text-troc = Échangez une de vos propriétés contre celle d’un autre joueur.
text-jackpot = Un joueur de votre choix vous doit { $amount }.
text-birthday = Chacun des autres vous doit { $amount }.
text-double = Posée avec un loyer, cette carte le double.
text-house = Sur un de vos groupes complets, le loyer augmente de { $amount }.
text-hotel = Sur un groupe qui a sa maison, le loyer augmente encore de { $amount }.
text-joker = Annule une carte jouée contre vous, même un autre Joker !

## Le début

fact-starts = { $voice ->
    [you] À vous de commencer.
   *[they] { $seat } commence.
}
fact-dealt = { $voice ->
    [you] Vous recevez { $count } cartes.
   *[they] { $seat } reçoit { $count } cartes.
}
ask-draw-lots-you = Le sort désigne qui commence.
ask-draw-lots-they = Le sort désigne qui commence.
ask-choose-first-you = Qui commence ?
ask-choose-first-they = { $seat } choisit qui commence.
ask-name-youngest-you = Qui est le plus jeune ? Ce joueur commence.
ask-name-youngest-they = { $seat } dit qui est le plus jeune.

## Piocher

fact-drew = { $voice ->
    [you] Vous piochez « { $card } ».
   *[they] { $seat } pioche une carte.
}
fact-drew-hidden = { "" }
fact-draws = { $voice ->
    [you] { "" }
   *[they] { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
fact-reshuffled = { $count ->
    [one] La pioche est vide : la seule carte du centre devient la pioche.
   *[other] La pioche est vide : les { $count } cartes du centre sont mélangées.
}
fact-nothing-to-draw = { $voice ->
    [you] Il n’y a plus rien à piocher pour vous.
   *[they] Il n’y a plus rien à piocher pour { $seat }.
}
fact-put-under = { $voice ->
    [you] Vous glissez « { $card } » sous la pioche.
   *[they] { $seat } glisse une carte sous la pioche.
}
fact-put-under-hidden = { $seat } glisse une carte sous la pioche.
ask-draw-card-you = Vous piochez.
ask-draw-card-they = { $seat } pioche.
ask-excess-you = { $over ->
    [one] Vous avez une carte de trop. Laquelle glissez-vous sous la pioche ?
   *[other] Vous avez { $over } cartes de trop. Laquelle glissez-vous d’abord sous la pioche ?
}
ask-excess-they = { $seat } a plus de { $hand } cartes et en glisse sous la pioche.

## Jouer

fact-turn = { $voice ->
    [you] C’est à vous.
   *[they] C’est au tour { DE($seat) }.
}
fact-banked = { $voice ->
    [you] Vous mettez « { $card } » en banque : { $value } de plus.
   *[they] { $seat } met « { $card } » en banque : { $value } de plus.
}
fact-laid = { $card_is ->
    [wild] { $voice ->
        [you] Vous posez « { $card } », couleur choisie : { $colour }.
       *[they] { $seat } pose « { $card } », couleur choisie : { $colour }.
    }
   *[property] { $voice ->
        [you] Vous posez « { $card } » ({ $colour }).
       *[they] { $seat } pose « { $card } » ({ $colour }).
    }
}
fact-played = { $doubles ->
    [0] { $voice ->
        [you] Vous jouez « { $card } ».
       *[they] { $seat } joue « { $card } ».
    }
    [one] { $voice ->
        [you] Vous jouez « { $card } » avec un Double Loyer.
       *[they] { $seat } joue « { $card } » avec un Double Loyer.
    }
   *[other] { $voice ->
        [you] Vous jouez « { $card } » avec { $doubles } cartes Double Loyer.
       *[they] { $seat } joue « { $card } » avec { $doubles } cartes Double Loyer.
    }
}
ask-play-you = { $left ->
    [0] Vous avez joué toutes vos cartes de ce tour. Autre chose ?
    [one] Il vous reste une carte à jouer. Laquelle ?
   *[other] Vous pouvez encore jouer { $left } cartes. Laquelle ?
}
ask-play-they = { $left ->
    [0] { $seat } n’a plus de carte à jouer à ce tour.
    [one] { $seat } peut encore jouer une carte.
   *[other] { $seat } peut encore jouer { $left } cartes.
}
choice-play = { $answer_is ->
    [end] Finir le tour
    [rearrange] Réorganiser la collection
    [lay] Poser « { $answer } » ({ $answer_colours })
    [bank] Mettre en banque « { $answer } » ({ $answer_value })
    [double] Jouer « { $answer } » avec un Double Loyer
    [quadruple] Jouer « { $answer } » avec deux cartes Double Loyer
   *[use] Jouer « { $answer } »
}
ask-name-colour-you = De quelle couleur sera « { $card } » ?
ask-name-colour-they = { $seat } choisit la couleur de « { $card } ».

## Demander de l’argent

fact-demanded = { $voice ->
    [you] Vous demandez { $due } à { $debtor }.
    [to_you] { $seat } vous demande { $due }.
   *[they] { $seat } demande { $due } à { $debtor }.
}
ask-rent-for-you = { $doubles ->
    [0] Pour quel groupe demandez-vous le loyer ?
    [1] Pour quel groupe demandez-vous le loyer ? Il sera doublé.
   *[other] Pour quel groupe demandez-vous le loyer ? Il sera multiplié par quatre.
}
ask-rent-for-they = { $seat } choisit pour quel groupe demander le loyer.
choice-rent-for = { $colour } ({ $held } sur { $size }) : { $due }
ask-demand-of-you = À qui demandez-vous { $due } ?
ask-demand-of-they = { $seat } choisit à qui demander { $due }.

## Prendre des propriétés

fact-wants = { $voice ->
    [you] Vous voulez prendre « { $card } » à { $victim }.
    [to_you] { $seat } veut vous prendre « { $card } ».
   *[they] { $seat } veut prendre « { $card } » à { $victim }.
}
fact-wants-swap = { $voice ->
    [you] Vous voulez échanger votre « { $own } » contre « { $card } », qui est à { $victim }.
    [to_you] { $seat } veut échanger « { $own } » contre votre « { $card } ».
   *[they] { $seat } veut échanger « { $own } » contre « { $card } », qui est à { $victim }.
}
fact-wants-group = { $voice ->
    [you] Vous voulez prendre à { $victim } tout un groupe ({ $colour }).
    [to_you] { $seat } veut vous prendre tout un groupe ({ $colour }).
   *[they] { $seat } veut prendre à { $victim } tout un groupe ({ $colour }).
}
fact-took-group = { $voice ->
    [you] Le groupe { DE($victim) } est à vous ({ $colour }).
    [to_you] { $seat } emporte votre groupe ({ $colour }).
   *[they] { $seat } emporte le groupe { DE($victim) } ({ $colour }).
}
ask-take-property-you = Quelle propriété prenez-vous ?
ask-take-property-they = { $seat } choisit une propriété à prendre.
choice-take-property = « { $answer } » ({ $colour }), à { $victim }
ask-swap-for-you = Quelle propriété voulez-vous en échange ?
ask-swap-for-they = { $seat } choisit la propriété à obtenir en échange.
choice-swap-for = « { $answer } » ({ $colour }), à { $victim }
ask-swap-away-you = Que donnez-vous contre « { $wanted } » ?
ask-swap-away-they = { $seat } choisit ce qui sera donné contre « { $wanted } ».
choice-swap-away = « { $answer } » ({ $colour })
ask-take-group-you = Quel groupe complet prenez-vous ?
ask-take-group-they = { $seat } choisit un groupe complet à prendre.
choice-take-group = { $colour }, à { $victim } (loyer { $due })

## Le Joker !

fact-laid-joker = { $voice ->
    [you] Vous posez un Joker !
   *[they] { $seat } pose un Joker !
}
fact-cancelled = { $voice ->
    [you] La carte { DE($actor) } est sans effet sur vous.
    [to_you] Votre carte est sans effet sur { $seat }.
   *[they] La carte { DE($actor) } est sans effet sur { $seat }.
}
ask-lay-joker-you = { $jokers ->
    [0] { $threat_is ->
        [owe] { $actor } veut { $due } (« { $played } »). Laissez-vous faire ?
        [steal] { $actor } veut « { $card } ». Laissez-vous faire ?
        [swap] { $actor } veut « { $card } » contre « { $own } ». Laissez-vous faire ?
       *[steal_group] { $actor } veut tout votre groupe ({ $colour }). Laissez-vous faire ?
    }
   *[other] { $actor } a posé un Joker ! contre votre carte. Laissez-vous faire ?
}
ask-lay-joker-they = { $seat } peut répondre à { $actor }.
verb-let-stand = Laisser faire
verb-joker = Poser un Joker !

## Payer

fact-paid = { $voice ->
    [you] Vous payez { $amount } à { $to } (somme due : { $due }).
    [to_you] { $seat } vous paie { $amount } (somme due : { $due }).
   *[they] { $seat } paie { $amount } à { $to } (somme due : { $due }).
}
fact-paid-nothing = { $voice ->
    [you] Vous n’avez rien pour payer { $due } à { $to }.
    [to_you] { $seat } n’a rien pour vous payer { $due }.
   *[they] { $seat } n’a rien pour payer { $due } à { $to }.
}
fact-gave = { $voice ->
    [you] Vous donnez « { $card } » à { $to }.
    [to_you] { $seat } vous donne « { $card } ».
   *[they] { $seat } donne « { $card } » à { $to }.
}
fact-placed = { $voice ->
    [you] Vous choisissez une couleur pour « { $card } » : { $colour }.
   *[they] { $seat } choisit une couleur pour « { $card } » : { $colour }.
}
ask-pay-with-you = { $met ->
    [yes] Vous devez { $due } à { $to } (« { $played } ») et le compte y est. Donnez-vous autre chose ?
   *[no] Vous devez { $due } à { $to } (« { $played } »). Il manque encore { $missing }. Quelle carte donnez-vous ?
}
ask-pay-with-they = { $met ->
    [yes] { $seat } doit { $due } à { $to }, le compte y est : d’autres cartes peuvent s’ajouter.
   *[no] { $seat } doit { $due } à { $to } et choisit ses cartes. Il manque encore { $missing }.
}
choice-pay-with = { $more ->
    [no] { $answer }
   *[yes] { $from_bank ->
        [yes] { $answer } ({ $value } de la banque, { pay-rest })
       *[no] { $answer } ({ $value }, { pay-rest })
    }
}
pay-rest = { $settles ->
    [yes] { $exceeds ->
        [yes] règle la dette ; { $extra } de trop, on ne rend pas la monnaie
       *[no] règle la dette, tout juste
    }
   *[no] manque { $missing }
}
ask-place-wild-you = { $other } vous donne « { $card } ». De quelle couleur sera cette carte ?
ask-place-wild-they = { $seat } choisit la couleur de « { $card } ».

## Bâtir

fact-built = { $voice ->
    [you] Vous posez « { $card } » sur un groupe ({ $colour }).
   *[they] { $seat } pose « { $card } » sur un groupe ({ $colour }).
}
fact-lost-building = { $voice ->
    [you] Le groupe n’est plus complet : « { $card } » va dans votre banque.
   *[they] Le groupe n’est plus complet : « { $card } » va en banque chez { $seat }.
}
ask-build-on-you = Sur quel groupe posez-vous « { $card } » ?
ask-build-on-they = { $seat } choisit où poser « { $card } ».
choice-build-on = { $colour } (loyer actuel { $due })

## Réorganiser

fact-rearranged = { $voice ->
    [you] Vous remaniez votre collection.
   *[they] { $seat } remanie sa collection.
}
fact-turned = { $voice ->
    [you] « { $card } » change de couleur : { $colour }.
   *[they] « { $card } », chez { $seat }, change de couleur : { $colour }.
}
ask-rearrange-you = Que changez-vous dans votre collection ? Rien ne bouge avant que vous ne confirmiez.
ask-rearrange-they = { $seat } remanie sa collection.
choice-rearrange = { $answer_is ->
    [withdraw] Ne rien changer
    [confirm] Confirmer
    [exchange] Échanger « { $answer } » avec une carte d’un autre groupe
   *[turn] Changer la couleur de « { $answer } »
}
ask-turn-to-you = Quelle couleur pour « { $card } » ?
ask-turn-to-they = { $seat } change la couleur de « { $card } ».
ask-exchange-with-you = Quelle carte prend la place de « { $card } » ?
ask-exchange-with-they = { $seat } échange « { $card } » entre deux groupes.

## La fin

fact-won = { $voice ->
    [you] Trois groupes complets ({ $first }, { $second }, { $third }) : c’est gagné !
   *[they] { $seat } réunit trois groupes complets : { $first }, { $second }, { $third }.
}
fact-counted = { $voice ->
    [you] Pour vous : { $colours ->
        [0] aucune couleur complète
        [one] { $colours } couleur complète
       *[other] { $colours } couleurs complètes
    } et { $worth } sur la table.
   *[they] Pour { $seat } : { $colours ->
        [0] aucune couleur complète
        [one] { $colours } couleur complète
       *[other] { $colours } couleurs complètes
    } et { $worth } sur la table.
}
fact-exhausted = Il n’y a plus rien à piocher et personne ne joue plus.
fact-idle = { $rounds ->
    [one] Personne n’a joué depuis un tour de table.
   *[other] Personne n’a joué depuis { $rounds } tours de table.
}
fact-last-turn = C’était le dernier tour prévu.
fact-left = { $voice ->
    [you] Un robot joue à votre place.
   *[they] Un robot joue pour { $seat }.
}
ask-outside-you = La table peut annoncer un départ.
ask-outside-they = La table peut annoncer un départ.
choice-outside = { $answer } quitte la partie

## Les refus

refusal-not-in-hand = cette carte n’est pas dans votre main
refusal-no-plays-left = il ne vous reste pas assez de cartes à jouer ce tour-ci
refusal-never-banked = une propriété ne va jamais en banque
refusal-money-is-banked = un billet ne peut qu’aller en banque
refusal-double-alone = un Double Loyer se joue avec un loyer
refusal-doubles-rent-only = on ne double que les loyers
refusal-no-double = vous n’avez pas assez de Double Loyer
refusal-joker-only-answers = un Joker ! ne se pose qu’en réponse à une carte jouée contre vous
refusal-no-joker = vous n’avez pas de Joker ! à poser
refusal-holds-no-no = vous n’avez aucune carte qui puisse l’annuler
refusal-no-group-of-colour = vous n’avez aucun groupe de cette couleur
refusal-no-complete-group = personne d’autre n’a de groupe complet
refusal-not-a-complete-group = ce n’est pas un groupe complet d’un autre joueur
refusal-nothing-to-take = personne d’autre n’a de propriété hors d’un groupe complet
refusal-nothing-to-swap = il faut une propriété à vous, et une à prendre
refusal-group-not-complete = il faut un groupe complet à vous
refusal-not-on-stations = on ne bâtit ni sur les gares ni sur les compagnies
refusal-built-already = une maison et un hôtel par groupe, pas davantage
refusal-needs-house = un hôtel se pose sur un groupe qui a déjà sa maison
refusal-in-complete-group = cette carte est dans un groupe complet
refusal-building = un bâtiment n’est pas une propriété
refusal-your-own = cette carte est déjà à vous
refusal-no-property-there = cette carte n’est dans la collection de personne
refusal-not-your-property = vous ne pouvez donner qu’une propriété de votre collection
refusal-not-another-player = il faut choisir un autre joueur
refusal-not-its-colour = cette carte ne peut pas prendre cette couleur
refusal-already-given = cette carte est déjà donnée
refusal-not-payable = on paie avec ce qui est posé devant soi et qui a une valeur
refusal-under-hotel = il faut d’abord donner l’hôtel qui est dessus
refusal-one-too-many = avec cette carte, une de celles déjà données serait de trop
refusal-dearest-first = donnez les cartes de la plus chère à la moins chère, sans carte de trop, jusqu’au montant dû
refusal-nothing-changed = rien n’a changé : il n’y a rien à confirmer
refusal-not-movable = cette carte ne peut pas bouger
refusal-rearranged-already = vous avez déjà remanié votre collection depuis la dernière carte
refusal-nothing-to-rearrange = il n’y a rien à remanier dans votre collection

## La table

table-standing = { $seat } : { $complete } sur { $wanted }
table-player = { $seat } · banque { $bank } · { $cards ->
    [0] main vide
    [one] une carte en main
   *[other] { $cards } cartes en main
}
table-group = { $colour } { $held } sur { $size }
table-complete = { $colour } (groupe complet, loyer { $due })
table-loose = { $colour }
table-cards = { $group } : { $cards }
table-pile = Pioche : { $pile } · au centre : { $centre }
hand-go-on = Le tour
hand-property = Propriétés
hand-action = Actions
hand-rent = Loyers
hand-money = Argent

## La partie guidée : une idée à la fois

lesson-goal-title = Le but
lesson-goal = Trois groupes complets de couleurs différentes devant vous.
lesson-play-title = Un tour
lesson-play = Vous avez pioché deux cartes. Jouez-en trois au plus : une propriété devant vous, de l’argent en banque, ou une action.
lesson-group-title = Un groupe
lesson-group = Les propriétés d’une couleur se rangent ensemble. La carte dit combien il en faut pour un groupe complet.
lesson-bank-title = La banque
lesson-bank = L’argent posé paie vos dettes. On ne rend pas la monnaie, et rien ne se paie avec la main.
lesson-take-title = Prendre
lesson-take = Cette action prend une propriété à un adversaire, sauf dans un groupe complet. Choisissez laquelle.
lesson-joker-title = Dire non
lesson-joker = On vous attaque. Un Joker ! l’annule ; l’autre joueur peut répondre par un Joker !
lesson-pay-title = Payer
lesson-pay = Touchez les cartes de votre banque ou de vos propriétés avec lesquelles vous payez. Le compteur dit ce qu’il manque.
lesson-rent-title = Le loyer
lesson-rent = Choisissez la couleur : plus vous en avez de cartes, plus le loyer monte.
