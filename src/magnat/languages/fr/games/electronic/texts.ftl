### Electronic : ses propres textes. Ceux des mécanismes partagés sont dans magnat/languages/fr/common.ftl.

game-title = Banque Électronique
game-about = Le grand classique parisien, sans billets : la banque tient dans une carte.
game-minutes = 60–90 min
game-booklet = Livret 2005, partie rapide
game-measure = La fortune
game-reminder = But : rester le dernier à ne pas être ruiné.
    Votre tour : lancez, avancez, achetez ou payez, gérez vos titres, finissez.
    Un double rejoue ; trois doubles de suite mènent en prison.
    Un groupe complet double le loyer nu et permet de construire, étage par étage.
    Une rue refusée part aux enchères. Qui ne peut plus payer est ruiné.

## Les variantes

variant-standard = Partie classique
variant-standard-about = On joue jusqu’à ce qu’il ne reste qu’une fortune.
variant-quick = Partie rapide
variant-quick-about = Deux titres au départ, trois appartements pour un hôtel, et l’on compte à la deuxième faillite.
variant-timed = Contre la montre
variant-timed-about = Au bout d’une heure, la plus grande fortune gagne.
variant-quick-timed = Rapide et contre la montre
variant-quick-timed-about = La partie rapide, arrêtée au bout d’une heure au plus tard.

## Les réglages

option-deeds-dealt = Titres distribués
option-deeds-dealt-help = Combien de titres chacun reçoit, et paie, avant le premier lancer.
option-deeds-dealt-value = { $n ->
    [0] aucun
    [one] un titre chacun
   *[other] { $n } titres chacun
}
option-apartments-for-hotel = Appartements pour un hôtel
option-apartments-for-hotel-help = Combien d’appartements il faut sur chaque rue d’un groupe avant d’y ouvrir un hôtel.
option-apartments-for-hotel-value = { $n ->
    [0] aucun
    [one] un seul
   *[other] { $n }
}
option-ends-at-bankruptcies = Fin à la faillite numéro…
option-ends-at-bankruptcies-help = La partie s’arrête à cette faillite et l’on compte les fortunes.
option-ends-at-bankruptcies-value = { $n ->
    [0] jusqu’au bout
    [1] à la première
    [2] à la deuxième
   *[other] à la { $n }ᵉ
}
option-time-limit = Durée
option-time-limit-help = Passé ce temps, la plus grande fortune gagne.
option-time-limit-value = { $n ->
    [0] sans limite
    [one] { $n } minute
   *[other] { $n } minutes
}
option-time-stop = Quand le temps est écoulé
option-time-stop-help = Finir le tour commencé, ou s’arrêter sans nouveau lancer.
option-time-stop-finish-turn = finir le tour
option-time-stop-at-once = s’arrêter aussitôt
option-turn-limit = Nombre de tours
option-turn-limit-help = Après ce nombre de tours, tous joueurs confondus, on compte les fortunes.
option-turn-limit-value = { $n ->
    [0] sans limite
    [one] { $n } tour
   *[other] { $n } tours
}
option-rent-claim = Loyers
option-rent-claim-help = Le loyer est demandé pour vous, ou c’est à vous d’y penser avant le lancer suivant.
option-rent-claim-auto = demandés d’office
option-rent-claim-manual = à réclamer soi-même
option-pay-in-kind = Payer avec un titre
option-pay-in-kind-help = Proposer un titre au lieu d’argent : toujours, ou seulement quand l’argent manque.
option-pay-in-kind-always = toujours possible
option-pay-in-kind-when-short = si l’argent manque
option-jail-fine-timing = Après l’amende
option-jail-fine-timing-help = L’amende payée, on relance au tour suivant ou tout de suite.
option-jail-fine-timing-next-turn = lancer au tour suivant
option-jail-fine-timing-same-turn = lancer aussitôt
option-jail-double-rethrow = Relancer après le double de sortie
option-jail-double-rethrow-help = Le double qui fait sortir de prison donne droit à un autre lancer.
option-mortgage-needs-empty-group = Groupe vide pour hypothéquer
option-mortgage-needs-empty-group-help = On n’hypothèque une rue que si rien n’est bâti dans tout son groupe.
option-even-hotel-sales = Hôtels vendus par étages égaux
option-even-hotel-sales-help = Les hôtels aussi se vendent étage par étage, sans écart dans le groupe.
option-second-interest = Intérêts deux fois
option-second-interest-help = Lever plus tard une hypothèque reçue avec un titre coûte encore des intérêts.
option-inherited-interest = Intérêts après une faillite
option-inherited-interest-help = Qui reprend les titres hypothéqués d’une faillite en paie les intérêts.
option-offers-per-window = Offres d’échange
option-offers-per-window-help = Combien d’échanges chacun peut proposer entre deux lancers.
option-offers-per-window-value = { $n ->
    [0] aucune
    [one] une seule
   *[other] { $n } offres
}
option-interturn-grace-seconds = Pause entre les tours
option-interturn-grace-seconds-help = Le temps laissé à chacun pour intervenir avant le lancer suivant.
option-interturn-grace-seconds-value = { $n ->
    [0] aucune
    [one] { $n } seconde
   *[other] { $n } secondes
}
option-windows = Intervenir entre les tours
option-windows-help = On intervient quand on veut, ou la table interroge tout le monde à chaque fois.
option-windows-clicks = à volonté
option-windows-polled = chacun à son tour

## L’argent et les pièces

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
deck-chance = Chance
deck-chest = Caisse de Communauté
lot-apartment = un appartement
lot-hotel = un hôtel
level-none = aucun bâtiment
level-apartments = { $n ->
    [one] { $n } appartement
   *[other] { $n } appartements
}
level-hotel = un hôtel

## Le début

fact-dealt = { $voice ->
    [you] Vous recevez { $space } et payez { $price }.
   *[they] { $seat } reçoit { $space } et paie { $price }.
}
fact-threw-to-start = { $voice ->
    [you] Pour savoir qui commence, vous faites { $total }.
   *[they] Pour savoir qui commence, { $seat } fait { $total }.
}
fact-starts = { $voice ->
    [you] À vous de commencer.
   *[they] { $seat } commence.
}
ask-deal-deed-you = La banque vous attribue un titre.
ask-deal-deed-they = La banque attribue un titre à { $seat }.
ask-throw-to-start-you = Lancez les dés : le plus haut total commence.
ask-throw-to-start-they = { $seat } lance les dés pour savoir qui commence.

## Le tour

fact-turn = { $voice ->
    [you] C’est à vous.
   *[they] C’est au tour { DE($seat) }.
}
fact-threw = { $double ->
    [yes] { $voice ->
        [you] Vous faites un double { $a }, soit { $total }.
       *[they] { $seat } fait un double { $a }, soit { $total }.
    }
   *[no] { $voice ->
        [you] Vous faites { $a } et { $b }, soit { $total }.
       *[they] { $seat } fait { $a } et { $b }, soit { $total }.
    }
}
fact-third-double = { $voice ->
    [you] Trois doubles de suite : excès de vitesse, vous allez en prison.
   *[they] Trois doubles de suite : excès de vitesse, { $seat } va en prison.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] Vous passez devant la prison, en simple visite.
       *[they] { $seat } passe devant la prison, en simple visite.
    }
    [free_parking] { $voice ->
        [you] Vous vous posez sur { $space }, sans rien devoir.
       *[they] { $seat } se pose sur { $space }, sans rien devoir.
    }
    [tax] { $voice ->
        [you] Vous tombez sur { $space }.
       *[they] { $seat } tombe sur { $space }.
    }
   *[other] { $voice ->
        [you] Vous arrivez sur { $space }.
       *[they] { $seat } arrive sur { $space }.
    }
}
fact-moved-back = { $voice ->
    [you] Vous reculez jusque sur { $space }.
   *[they] { $seat } recule jusque sur { $space }.
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] L’arrêt sur la case Départ vous rapporte { $amount }.
       *[they] L’arrêt sur la case Départ rapporte { $amount } à { $seat }.
    }
   *[no] { $voice ->
        [you] En passant par la case Départ, vous touchez { $amount }.
       *[they] En passant par la case Départ, { $seat } touche { $amount }.
    }
}
fact-taxed = { $voice ->
    [you] Le fisc vous demande { $amount }.
   *[they] Le fisc demande { $amount } à { $seat }.
}
ask-before-throw-you = { $again ->
    [yes] Un double : à vous de relancer les dés.
   *[no] À vous de lancer les dés.
}
ask-before-throw-they = { $again ->
    [yes] { $seat } a fait un double et va relancer les dés.
   *[no] { $seat } va lancer les dés.
}
ask-throw-you = Lancez les dés.
ask-throw-they = { $seat } lance les dés.
ask-after-move-you = Autre chose avant de finir votre tour ?
ask-after-move-they = { $seat } finit son tour.
ask-meanwhile-you = Voulez-vous faire quelque chose avant le prochain lancer ?
ask-meanwhile-they = { $seat } peut agir avant le prochain lancer.
ask-poll-you = Voulez-vous faire quelque chose avant le tour suivant ?
ask-poll-they = { $seat } peut agir avant le tour suivant.

## La prison

fact-jailed = { $voice ->
    [you] Vous allez en prison.
   *[they] { $seat } va en prison.
}
fact-escaped = { $voice ->
    [you] Le double vous ouvre la porte de la prison.
   *[they] Le double ouvre à { $seat } la porte de la prison.
}
fact-stayed = { $voice ->
    [you] Pas de double : vous restez en prison.
   *[they] Pas de double : { $seat } reste en prison.
}
fact-third-failure = { $voice ->
    [you] Troisième essai sans double : vous devez { $fine } et vous sortez.
   *[they] Troisième essai sans double : { $seat } doit { $fine } et sort.
}
fact-paid-fine = { $voice ->
    [you] Vous payez { $amount } et sortez de prison.
   *[they] { $seat } paie { $amount } et sort de prison.
}
fact-used-jail-card = { $voice ->
    [you] Votre carte { $deck } vous fait sortir de prison.
   *[they] { $seat } sort de prison grâce à une carte { $deck }.
}
ask-leave-jail-you = { $attempt ->
    [3] Vous êtes en prison, et c’est votre dernier essai. Comment en sortez-vous ?
   *[other] Vous êtes en prison. Comment en sortez-vous ?
}
ask-leave-jail-they = { $seat } est en prison et cherche comment en sortir.
verb-leave-jail-throw = Tenter un double
verb-leave-jail-pay = Payer { $fine } (reste { $left })
verb-use-chance-card = Utiliser la carte Chance
verb-use-chest-card = Utiliser la carte Caisse de Communauté

## Acheter

fact-bought = { $voice ->
    [you] Vous achetez { $space } pour { $price }.
   *[they] { $seat } achète { $space } pour { $price }.
}
fact-declined = { $voice ->
    [you] Vous laissez passer { $space }.
   *[they] { $seat } laisse passer { $space }.
}
fact-won-auction = { $voice ->
    [you] Adjugé : { $lot } { MANY($lot) ->
        [one] est
       *[other] sont
    } à vous pour { $price }.
   *[they] Adjugé à { $seat } : { $lot }, pour { $price }.
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } { MANY($space) ->
        [one] est à vendre
       *[other] sont à vendre
    }, pour { $space_price }. Vous achetez ?
   *[no] { CAP($space) } { MANY($space) ->
        [one] est à vendre
       *[other] sont à vendre
    }, mais il faut { $space_price } et vous avez { $balance }. Que faites-vous ?
}
ask-buy-or-auction-they = { $seat } choisit : acheter { $space } ou laisser parler les enchères.
verb-buy-or-auction-buy = Acheter pour { $space_price } (reste { $left })

## Les loyers

fact-rent = { $voice ->
    [you] Vous devez { $amount } de loyer à { $owner } pour { $space }.
    [to_you] { $seat } vous doit { $amount } de loyer pour { $space }.
   *[they] { $seat } doit { $amount } de loyer à { $owner } pour { $space }.
}
fact-claimed = { $voice ->
    [you] Vous réclamez { $amount } à { $visitor }.
    [to_you] { $seat } vous réclame { $amount }.
   *[they] { $seat } réclame { $amount } à { $visitor }.
}
fact-waived = { $voice ->
    [you] Vous faites cadeau de { $amount } à { $visitor }.
    [to_you] { $seat } vous fait cadeau de { $amount }.
   *[they] { $seat } fait cadeau de { $amount } à { $visitor }.
}
ask-claim-rent-you = { $visitor } vous doit { $amount } de loyer. Le réclamez-vous ?
ask-claim-rent-they = { $seat } peut réclamer { $amount } à { $visitor }.
verb-claim = Réclamer un loyer
verb-claim-rent-claim = Réclamer { $amount }
verb-waive = En faire cadeau

## Les cartes à choix

ask-fine-or-chance-you = Payez { $amount }, ou tirez une carte Chance.
ask-fine-or-chance-they = { $seat } choisit : payer { $amount } ou tirer une carte Chance.
verb-fine-or-chance-pay = { $enough ->
    [yes] Payer { $amount } (reste { $left })
   *[no] Payer { $amount }, que vous n’avez pas
}
verb-fine-or-chance-draw = Tirer une carte Chance

## La fin

fact-short = { $voice ->
    [you] Il vous faut { $amount } pour { $to }, et votre solde n’y suffit pas.
    [to_you] { $seat } n’a pas de quoi vous payer { $amount }.
   *[they] { $seat } n’a pas de quoi payer { $amount } à { $to }.
}
fact-bankrupt = { $creditor_is ->
    [bank] { $voice ->
        [you] Vous faites faillite, et la banque reprend tout.
       *[they] { $seat } fait faillite, et la banque reprend tout.
    }
   *[seat] { $voice ->
        [you] Vous faites faillite, et tout revient à { $creditor }.
        [to_you] { $seat } fait faillite, et tout vous revient.
       *[they] { $seat } fait faillite, et tout revient à { $creditor }.
    }
}
fact-left = { $voice ->
    [you] Vous quittez la partie.
   *[they] { $seat } quitte la partie.
}
fact-time-up = Le temps est écoulé.
fact-turn-limit = { $turns ->
    [one] Le tour convenu est joué : on compte les fortunes.
   *[other] Les { $turns } tours convenus sont joués : on compte les fortunes.
}
fact-bankruptcies = { $count ->
    [one] Une faillite, et la partie s’arrête : on compte les fortunes.
   *[other] { $count } faillites, et la partie s’arrête : on compte les fortunes.
}
fact-counted = { $voice ->
    [you] Votre fortune s’élève à { $worth }.
   *[they] { $seat } pèse { $worth }.
}
ask-outside-you = La table peut annoncer la fin du temps, ou un départ.
ask-outside-they = La table peut annoncer la fin du temps, ou un départ.
choice-outside = { $answer_is ->
    [clock] Le temps est écoulé
   *[leaver] { $answer } quitte la partie
}

## Les refus

refusal-cannot-build = il vous faut un groupe complet sans hypothèque, de l’argent, et des pièces à la banque
refusal-no-building = vous n’avez aucun bâtiment à vendre
refusal-nothing-to-mortgage = aucun de vos titres ne peut être hypothéqué
refusal-cannot-lift = vous n’avez pas d’hypothèque à lever, ou pas de quoi le faire
refusal-no-claim = personne ne vous doit de loyer
refusal-no-jail-card = vous n’avez pas cette carte
refusal-not-between-throw-and-end = cela doit attendre que l’achat soit décidé

## Chance

card-advance-to-go = Retour aux sources
card-advance-to-go-text = Rendez-vous sur { $space } et touchez { $salary }.
card-advance-to-paix = La plus belle adresse
card-advance-to-paix-text = On vous attend pour dîner : rendez-vous sur { $space }.
card-advance-to-henri-martin = Visite de quartier
card-advance-to-henri-martin-text = Rendez-vous sur { $space }. Si vous passez par le départ, touchez { $salary }.
card-advance-to-villette = Concert ce soir
card-advance-to-villette-text = Rendez-vous sur { $space }. Si vous passez par le départ, touchez { $salary }.
card-advance-to-lyon = Un train à prendre
card-advance-to-lyon-text = Rendez-vous sur { $space }. Si vous passez par le départ, touchez { $salary }.
card-back-three = Clés oubliées
card-back-three-text = Reculez de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
card-chance-jail = Contrôle d’identité
card-chance-jail-text = Vous voilà en prison, tout droit et sans salaire.
card-jail-free = Bonne avocate
card-jail-free-text = Cette carte vous fait sortir de prison. Gardez-la jusque-là, ou vendez-la.
card-road-repairs = Voirie à refaire
card-road-repairs-text = Payez { $apartment } par appartement et { $hotel } par hôtel.
card-general-repairs = Grands travaux
card-general-repairs-text = Vos façades ont vieilli : { $apartment } par appartement, { $hotel } par hôtel.
card-school-fees = Rentrée des classes
card-school-fees-text = L’école envoie sa facture : payez { $amount }.
card-drunk-fine = Fête trop arrosée
card-drunk-fine-text = Les voisins ont porté plainte : { $amount } d’amende.
card-speeding-fine = Radar automatique
card-speeding-fine-text = Vous rouliez trop vite : { $amount } d’amende.
card-building-loan = Prêt remboursé
card-building-loan-text = Un vieux placement immobilier arrive à terme : touchez { $amount }.
card-crossword-prize = Mots croisés
card-crossword-prize-text = Votre grille était juste : touchez { $amount }.
card-bank-dividend = Dividende
card-bank-dividend-text = La banque partage ses bénéfices : touchez { $amount }.

## Caisse de Communauté

card-go-to-go = Nouveau départ
card-go-to-go-text = Retournez sur { $space } et touchez { $salary }.
card-back-to-belleville = Retour au pays
card-back-to-belleville-text = Reculez jusque sur { $space }.
card-chest-jail = Comptes suspects
card-chest-jail-text = La police vous emmène en prison, tout droit et sans salaire.
card-bank-error = Erreur de la banque
card-bank-error-text = Un zéro de trop en votre faveur : gardez { $amount }.
card-annual-income = Rente annuelle
card-annual-income-text = Votre rente tombe : { $amount }.
card-inheritance = Héritage
card-inheritance-text = Une grand-tante pensait à vous : { $amount }.
card-stock-sale = Bourse en hausse
card-stock-sale-text = Vos actions se vendent bien : touchez { $amount }.
card-interest = Épargne
card-interest-text = Votre livret rapporte { $amount }.
card-tax-refund = Trop-perçu
card-tax-refund-text = Le fisc s’était trompé et vous rend { $amount }.
card-beauty-contest = Concours d’élégance
card-beauty-contest-text = Deuxième prix, et { $amount } pour vous.
card-birthday = Bon anniversaire
card-birthday-text = Chaque joueur vous offre { $amount }.
card-fine-or-chance = Pile ou face
card-fine-or-chance-text = Payez { $amount } d’amende, ou tentez une carte Chance.
card-hospital = Hôpital
card-hospital-text = Quelques nuits en observation : payez { $amount }.
card-doctor = Visite médicale
card-doctor-text = Les honoraires s’élèvent à { $amount }.
card-insurance = Assurances
card-insurance-text = Votre contrat se renouvelle : payez { $amount }.

## La partie guidée : une idée à la fois

lesson-goal-title = Le but
lesson-goal = Rester le dernier à ne pas être ruiné. Les rues que vous achetez rapportent un loyer à chaque visite.
lesson-throw-title = Un tour
lesson-throw = Lancez : les dés disent de combien de cases votre pion avance. Un double fait rejouer.
lesson-buy-title = Une case libre
lesson-buy = Au prix affiché, elle est à vous. Si vous refusez, elle part aux enchères et chacun peut offrir.
lesson-end-title = La fin du tour
lesson-end = La case est réglée. Finissez votre tour : c’est au robot de lancer.
lesson-rent-title = Le loyer
lesson-rent = Le robot s’est arrêté chez vous : il vous a payé le loyer imprimé. Plus on a de rues, plus on encaisse.
lesson-card-title = Les cartes
lesson-card = Chance et Caisse de Communauté : la carte tirée agit tout de suite, en bien ou en mal.
lesson-salary-title = La case Départ
lesson-salary = Chaque passage rapporte un salaire de la banque.
lesson-build-title = Un groupe complet
lesson-build = Les trois rues d’une couleur sont à vous : le loyer nu double, et vous pouvez construire, un étage à la fois.
lesson-jail-title = La prison
lesson-jail = On y va par une case, une carte ou trois doubles. On en sort par un double, une carte ou en payant.
lesson-auction-title = L’enchère
lesson-auction = Offrez plus que la dernière offre, ou passez pour de bon. Vous pouvez fixer un plafond.
lesson-trade-title = L’échange
lesson-trade = À votre tour, proposez un échange : la feuille montre ce que chacun aurait avant et après.

# Ce que dit une carte de sa propre édition, d’après son verbe

does-receive = Touchez { $amount }.
does-receive-from-each = Chaque joueur vous donne { $amount }.
does-pay-bank = Payez { $amount }.
does-pay-or-draw = Payez { $amount } d’amende, ou tentez une carte Chance.
does-repairs = Payez { $apartment } par appartement et { $hotel } par hôtel.
does-advance-to = Rendez-vous sur { $space }. Si vous passez par le départ, touchez { $salary }.
does-go-back = Reculez de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }.
does-go-back-to = Reculez jusque sur { $space }.
does-to-jail = Vous voilà en prison, tout droit et sans salaire.
does-keep-jail-card = Cette carte vous fait sortir de prison. Gardez-la jusque-là, ou vendez-la.
