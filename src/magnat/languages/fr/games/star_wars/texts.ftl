### Star Wars : ses propres textes. Ceux des mécanismes partagés sont dans magnat/languages/fr/common.ftl.

game-title = Star Wars
game-about = Deux camps, huit planètes, un seul vainqueur.
game-minutes = 45 min
game-booklet = Livret 2015
game-measure = Les bases
game-reminder = But : le plus de bases pour votre camp quand toutes les cases de planète en portent une.
    Votre tour : lancez, achetez la case libre ou payez le loyer, finissez.
    Un adversaire paie le loyer entier, un allié la moitié ; une planète complète double.
    L’hyperpropulsion saute vers une case libre, le chasseur de prime pose une base gratuite.
    Les cartes Force se jouent quand elles servent. L’argent ne compte pas à la fin.

## Les variantes

variant-standard = Partie classique
variant-standard-about = De deux à quatre, en deux camps ; à trois, la personne seule commence avec six cartes Force.

## Les réglages

option-sides = Les camps
option-sides-help = Qui joue avec qui : les camps alternent autour de la table, les alliés se suivent, ou chacun choisit.
option-sides-rebels-first = un sur deux, un Rebelle d’abord
option-sides-empire-first = un sur deux, l’Empire d’abord
option-sides-together = les alliés côte à côte
option-sides-chosen = chacun choisit
option-youngest = Le plus jeune Rebelle
option-youngest-help = La place du plus jeune Rebelle, qui commence à deux et à quatre ; sans réponse, le sort désigne un Rebelle.
option-youngest-value = { $n ->
    [0] au sort
   *[other] place { $n }
}
option-rent-claim = Loyers
option-rent-claim-help = Le loyer est demandé pour vous, ou c’est à vous d’y penser avant le lancer suivant.
option-rent-claim-auto = demandés d’office
option-rent-claim-manual = à réclamer soi-même
option-force-windows = Jouer ses cartes Force
option-force-windows-help = Dès que le jeu marque une pause, ou seulement pendant son propre tour.
option-force-windows-full = à tout moment
option-force-windows-own-turn = à son tour
option-jsn-rent = Dire non à un loyer
option-jsn-rent-help = « Dites non ! » annule aussi un loyer.
option-jail-double-rerolls = Relancer après le double de sortie
option-jail-double-rerolls-help = Le double qui ouvre la prison donne droit à un autre lancer.
option-side-tie = Camps à égalité
option-side-tie-help = La base la mieux placée désigne la personne qui gagne, ou seulement son camp.
option-side-tie-owner = sa base l’emporte
option-side-tie-count = elle désigne le camp
option-turn-limit = Nombre de tours
option-turn-limit-help = Après ce nombre de tours, tous joueurs confondus, on compte les bases posées.
option-turn-limit-value = { $n ->
    [0] sans limite
    [one] { $n } tour
   *[other] { $n } tours
}
option-windows = Intervenir
option-windows-help = On intervient quand on veut, ou la table interroge tout le monde à chaque fois.
option-windows-clicks = à volonté
option-windows-polled = chacun à son tour

## Les crédits, les camps, les pièces

money-credits = { $n ->
    [0] 0 crédit
   *[other] { $n } crédits
}
deck-force = Force
deck-chance = Chance
side-rebel = la Rébellion
side-empire = l’Empire
token-luke = Luke Skywalker
token-vader = Dark Vador
token-finn = Finn
token-kylo = Kylo Ren
token-rey = Rey
symbol-rebel-a = le phénix bleu
symbol-rebel-b = l’étoile bleue
symbol-empire-a = la roue rouge
symbol-empire-b = le croissant rouge
threat-pay = une demande de crédits
threat-replace = une prise de base
threat-destroy = un sabotage
threat-exchange = un échange forcé
threat-jail = une capture

## Les planètes

planet-kashyyyk-about = Des villages dans des arbres hauts comme des montagnes ; on y grimpe mieux qu’on n’y atterrit.
planet-hoth-about = Une étendue de glace que la nuit rend mortelle, et sous la neige des galeries où se cacher.
planet-geonosis-about = Un désert rouge troué de fourmilières géantes, dont les forges ne s’éteignent jamais.
planet-dagobah-about = Un marais noyé de brume, loin de toute carte, où l’on apprend surtout la patience.
planet-tatooine-about = Deux soleils, du sable, des contrebandiers, et l’ennui de ceux qui rêvent d’en partir.
planet-kamino-about = Un océan sous une pluie sans fin ; au sec, des laboratoires d’une blancheur inquiétante.
planet-endor-about = Une lune couverte de forêts, habitée par un petit peuple que l’on a tort de sous-estimer.
planet-coruscant-about = Une ville qui a recouvert sa planète, étage sur étage, avec le pouvoir tout en haut.

## Avant de jouer

fact-chose-side = { $voice ->
    [you] Vous rejoignez { $side }.
   *[they] { $seat } rejoint { $side }.
}
fact-on-side = { $voice ->
    [you] Vous combattez pour { $side }.
   *[they] { $seat } combat pour { $side }.
}
fact-alone = { $voice ->
    [you] Sans allié face à deux adversaires, vous recevez { $cards } cartes Force.
   *[they] { $seat }, sans allié face à deux adversaires, reçoit { $cards } cartes Force.
}
fact-chose-token = { $voice ->
    [you] Vous jouez { $token }.
   *[they] { $seat } joue { $token }.
}
fact-chose-symbol = { $voice ->
    [you] Votre symbole : { $symbol }.
   *[they] { $seat } prend pour symbole { $symbol }.
}
fact-starts = { $voice ->
    [you] À vous de commencer.
   *[they] { $seat } commence.
}
ask-choose-side-you = Quel camp rejoignez-vous ?
ask-choose-side-they = { $seat } choisit son camp.
verb-rebel = La Rébellion
verb-empire = L’Empire
ask-choose-token-you = Qui serez-vous ?
ask-choose-token-they = { $seat } choisit son personnage.
ask-choose-symbol-you = Quel symbole porteront vos bases ?
ask-choose-symbol-they = { $seat } choisit son symbole.
ask-youngest-rebel-you = Le sort désigne le Rebelle qui commence.
ask-youngest-rebel-they = Le sort désigne le Rebelle qui commence.

## Le tour

fact-turn = { $voice ->
    [you] C’est à vous.
   *[they] C’est au tour { DE($seat) }.
}
fact-rolled = { $double ->
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
    [you] Trois doubles de suite : un rayon tracteur vous rattrape.
   *[they] Trois doubles de suite : un rayon tracteur rattrape { $seat }.
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
    [you] La Fédération du Commerce vous réclame { $amount }.
   *[they] La Fédération du Commerce réclame { $amount } à { $seat }.
}
ask-before-roll-you = { $again ->
    [yes] Un double : à vous de relancer les dés.
   *[no] À vous de lancer les dés.
}
ask-before-roll-they = { $again ->
    [yes] { $seat } a fait un double et va relancer les dés.
   *[no] { $seat } va lancer les dés.
}
ask-roll-you = Lancez les dés.
ask-roll-they = { $seat } lance les dés.
ask-after-move-you = Autre chose avant de finir votre tour ?
ask-after-move-they = { $seat } finit son tour.
ask-meanwhile-you = Voulez-vous intervenir ?
ask-meanwhile-they = { $seat } peut intervenir.
ask-poll-you = Jouez-vous une carte avant que la partie continue ?
ask-poll-they = { $seat } peut jouer une carte.
verb-roll = Lancer les dés
verb-play = Jouer une carte Force
verb-claim = Réclamer un loyer

## La prison

fact-jailed = { $voice ->
    [you] Vous voilà en prison.
   *[they] { $seat } se retrouve en prison.
}
fact-escaped = { $voice ->
    [you] Le double vous ouvre la cellule.
   *[they] Le double ouvre la cellule : { $seat } sort de prison.
}
fact-stayed-in-jail = { $voice ->
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
fact-used-card = { $voice ->
    [you] Votre carte vous fait sortir de prison.
   *[they] { $seat } sort de prison grâce à une carte.
}
ask-leave-jail-you = { $attempt ->
    [3] Vous êtes en prison, et c’est votre dernier essai. Comment en sortez-vous ?
   *[other] Vous êtes en prison. Comment en sortez-vous ?
}
ask-leave-jail-they = { $seat } est en prison et cherche comment en sortir.
verb-try-double = Tenter un double
verb-leave-jail-pay = Payer { $fine } (reste { $left })
verb-use-card = Utiliser une carte de sortie de prison

## Les planètes, achetées ou disputées

fact-bought = { $voice ->
    [you] Vous achetez { $space } pour { $price } et y posez une base.
   *[they] { $seat } achète { $space } pour { $price } et y pose une base.
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
fact-unsold = Personne n’en veut : { $lot } reste libre.
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } est libre, pour { $space_price }. Y posez-vous une base ?
   *[no] { $space_label } est libre, mais coûte { $space_price } et vous avez { $balance }. Que faites-vous ?
}
ask-buy-or-auction-they = { $seat } choisit : acheter { $space } ou laisser parler les enchères.
verb-buy-or-auction-buy = Acheter pour { $space_price } (reste { $left })
verb-buy-or-auction-play = Jouer d’abord une carte qui rapporte
ask-auction-bid-you = { $holder_is ->
    [bank] On met aux enchères { $lot }. Que proposez-vous ?
   *[seat] { $holder } offre { $high } pour { $lot }. Montez-vous ?
}
ask-auction-bid-they = { $holder_is ->
    [bank] { $seat } peut ouvrir les enchères pour { $lot }.
   *[seat] { $seat } peut monter au-dessus de { $high } pour { $lot }.
}
choice-auction-bid = { $playing ->
    [yes] Jouer d’abord une carte qui rapporte
   *[no] { $passing ->
        [yes] Passer pour de bon
       *[no] Offrir { $answer }
    }
}

## Les loyers

fact-rent = { $voice ->
    [you] Vous devez { $amount } de loyer à { $owner } pour { $space }.
    [to_you] { $seat } vous doit { $amount } de loyer pour { $space }.
   *[they] { $seat } doit { $amount } de loyer à { $owner } pour { $space }.
}
fact-no-rent = { $voice ->
    [you] { $owner } est en prison : vous ne devez rien pour { $space }.
    [to_you] Vous êtes en prison : { $seat } ne vous doit rien pour { $space }.
   *[they] { $owner } est en prison : { $seat } ne doit rien pour { $space }.
}
fact-claimed = { $voice ->
    [you] Vous réclamez { $amount } à { $visitor } pour { $space }.
    [to_you] { $seat } vous réclame { $amount } pour { $space }.
   *[they] { $seat } réclame { $amount } à { $visitor } pour { $space }.
}
ask-claim-rent-you = Quel loyer réclamez-vous ?
ask-claim-rent-they = { $seat } choisit quel loyer réclamer.
choice-claim-rent = { $amount } à { $visitor }, pour { $space }

## À court de crédits

fact-surrendered = { $to_is ->
    [bank] { $voice ->
        [you] Vous ne pouvez pas payer { $amount } : votre base sur { $space } retourne à la banque, et vous gardez vos crédits.
       *[they] { $seat } ne peut pas payer { $amount } : sa base sur { $space } retourne à la banque.
    }
   *[seat] { $voice ->
        [you] Vous ne pouvez pas payer { $amount } : { $space } passe à { $to }, et vous gardez vos crédits.
        [to_you] { $seat } ne peut pas vous payer { $amount } et vous cède { $space }.
       *[they] { $seat } ne peut pas payer { $amount } et cède { $space } à { $to }.
    }
}
fact-paid-all = { $voice ->
    [you] Sans base à céder, vous donnez vos derniers { $amount } à { $to }.
    [to_you] Sans base à céder, { $seat } vous donne ses derniers { $amount }.
   *[they] Sans base à céder, { $seat } donne ses derniers { $amount } à { $to }.
}
fact-forgiven = { $voice ->
    [you] Ni crédits ni base : votre dette de { $amount } s’efface.
    [to_you] Ni crédits ni base : { $seat } ne vous paiera pas { $amount }.
   *[they] Ni crédits ni base : la dette s’efface, { $seat } ne paiera rien.
}
ask-short-of-cash-you = { $base ->
    [yes] Vous devez { $amount } à { $to } et il manque { $missing }. Sinon, vous perdez votre base sur { $best }.
   *[no] Vous devez { $amount } à { $to } et il manque { $missing }. Vous n’avez pas de base à céder.
}
ask-short-of-cash-they = { $seat } doit { $amount } à { $to } et manque de crédits.
verb-settle = Régler comme on peut
verb-short-of-cash-settle = { $base ->
    [yes] Céder la base sur { $best }
   *[no] Donner ce qui reste
}
verb-short-of-cash-play = Jouer une carte qui rapporte

## Les cartes Force

fact-dealt-force = { $voice ->
    [you] Dans votre main de départ : « { $card } ». { $card_text }
   *[they] { $seat } reçoit une carte.
}
fact-dealt-force-hidden = { "" }
fact-drew-force = { $voice ->
    [you] Vous gardez en main « { $card } ». { $card_text }
   *[they] { $seat } garde une carte en main.
}
fact-drew-force-hidden = { $seat } tire une carte de son camp et la garde en main.
fact-drew-chance = { $voice ->
    [you] Vous tirez chez { $side_is ->
        [rebel] la Rébellion
       *[empire] l’Empire
    } : « { $card } ». { $card_text }
   *[they] { $seat } tire chez { $side_is ->
        [rebel] la Rébellion
       *[empire] l’Empire
    } : « { $card } — { $card_text } »
}
fact-no-card = Toutes les cartes { DE($side) } sont en main : rien à tirer.
fact-reshuffled = On mélange les cartes déjà jouées { DE($side) }.
fact-played = { $voice ->
    [you] Vous jouez « { $card } ». { $card_text }
   *[they] { $seat } joue « { $card } — { $card_text } »
}
fact-said-no = { $voice ->
    [you] Vous dites non !
   *[they] { $seat } dit non !
}
fact-lost-force = { $voice ->
    [you] Vous perdez votre carte « { $card } ».
   *[they] { $seat } perd sa carte « { $card } ».
}
ask-draw-force-you = Tirez une carte Force dans la pioche de votre camp.
ask-draw-force-they = { $seat } tire une carte Force de son camp.
ask-draw-chance-you = Tirez une carte dans la pioche du camp adverse.
ask-draw-chance-they = { $seat } tire une carte dans la pioche du camp adverse.
ask-lose-force-you = Le sort vous prend une carte.
ask-lose-force-they = Le sort prend une carte à { $seat }.
ask-play-force-you = Quelle carte jouez-vous ?
ask-play-force-they = { $seat } choisit une carte à jouer.
choice-play-force = { $answer } : { $card_text }

## Ce que l’on vise

fact-extorted = { $voice ->
    [you] Vous réclamez { $amount } à { $other }.
    [to_you] { $seat } vous réclame { $amount }.
   *[they] { $seat } réclame { $amount } à { $other }.
}
fact-hunted-down = { $voice ->
    [you] Vous lancez la chasse : { $other } est votre cible.
    [to_you] { $seat } lance la chasse, et vous êtes la cible.
   *[they] { $seat } lance la chasse contre { $other }.
}
fact-aimed = { $voice ->
    [you] Vous visez { $space }, tenue par { $owner }.
    [to_you] { $seat } vise votre base sur { $space }.
   *[they] { $seat } vise { $space }, tenue par { $owner }.
}
fact-replaced = { $voice ->
    [you] Sur { $space }, votre base remplace celle que tenait { $owner }.
    [to_you] { $seat } remplace votre base sur { $space }.
   *[they] Sur { $space }, { $seat } prend la place { DE($owner) }.
}
fact-destroyed = { $voice ->
    [you] Vous faites sauter { $space }, que tenait { $owner }.
    [to_you] { $seat } fait sauter votre base sur { $space }.
   *[they] { $seat } fait sauter { $space }, que tenait { $owner }.
}
fact-swapped = { $voice ->
    [you] Vous donnez { $own } à { $other } et prenez { $theirs }.
    [to_you] { $seat } vous prend { $theirs } et vous laisse { $own }.
   *[they] { $seat } prend { $theirs } à { $other } et lui laisse { $own }.
}
fact-settled = { $voice ->
    [you] Vous posez un avant-poste sur { $space }.
   *[they] { $seat } pose un avant-poste sur { $space }.
}
fact-evacuated = { $voice ->
    [you] Vous évacuez { $space }.
   *[they] { $seat } évacue { $space }.
}
ask-extort-you = À qui réclamez-vous { $amount } ?
ask-extort-they = { $seat } choisit à qui réclamer { $amount }.
ask-capture-you = Qui envoyez-vous en prison ?
ask-capture-they = { $seat } choisit qui envoyer en prison.
ask-take-over-you = Quelle base ennemie remplacez-vous ?
ask-take-over-they = { $seat } choisit une base à prendre.
ask-sabotage-you = Quelle base ennemie faites-vous sauter ?
ask-sabotage-they = { $seat } choisit une base à détruire.
ask-swap-from-you = Laquelle de vos bases donnez-vous ?
ask-swap-from-they = { $seat } choisit la base à donner.
ask-swap-with-you = Contre quelle base ennemie échangez-vous { $own } ?
ask-swap-with-they = { $seat } choisit une base à prendre contre { $own }.
ask-jump-to-you = Sur quelle case libre sautez-vous ?
ask-jump-to-they = { $seat } prépare un saut.
ask-outpost-you = Où posez-vous votre avant-poste ?
ask-outpost-they = { $seat } choisit où poser un avant-poste.
ask-just-say-no-you = { $stands ->
    [no] { $other } vient de dire non. Dites-vous non à votre tour ?
   *[yes] { $threat_is ->
        [pay] { $other } vous réclame { $amount }. Dites-vous non ?
        [replace] { $other } veut remplacer votre base sur { $space }. Dites-vous non ?
        [destroy] { $other } veut détruire votre base sur { $space }. Dites-vous non ?
        [exchange] { $other } veut prendre { $space } et vous laisser { $own }. Dites-vous non ?
       *[jail] { $other } veut vous envoyer en prison. Dites-vous non ?
    }
}
ask-just-say-no-they = { $stands ->
    [no] { $other } vient de dire non ; { $seat } peut lui répondre.
   *[yes] { $seat } peut dire non à { $other }.
}
verb-let-stand = Laisser faire
verb-say-no = Dire non !
verb-hands-off = Pas touche

## Hyperpropulsion et Chasseur de prime

fact-jumped = { $voice ->
    [you] Vous sautez jusqu’{ A($space) }.
   *[they] { $seat } saute jusqu’{ A($space) }.
}
fact-stayed-in-hyperspace = { $voice ->
    [you] Vous restez sur l’Hyperpropulsion.
   *[they] { $seat } reste sur l’Hyperpropulsion.
}
fact-hunted = { $owner_is ->
    [bank] { $voice ->
        [you] Le Chasseur de prime vous offre { $space }.
       *[they] Le Chasseur de prime offre { $space } à { $seat }.
    }
   *[seat] { $voice ->
        [you] Le Chasseur de prime vise pour vous { $space }, tenue par { $owner }.
        [to_you] Le Chasseur de prime, envoyé par { $seat }, vise votre base sur { $space }.
       *[they] Le Chasseur de prime, envoyé par { $seat }, vise { $space }, tenue par { $owner }.
    }
}
ask-hyperdrive-you = L’hyperpropulsion est prête : vers quelle case libre sautez-vous ?
ask-hyperdrive-they = { $seat } choisit où sauter.
choice-hyperdrive = { $staying ->
    [yes] Rester ici
   *[no] { $answer_label } ({ $price })
}
ask-bounty-hunter-you = Le Chasseur de prime vous attend : quelle case prend-il pour vous ?
ask-bounty-hunter-they = { $seat } donne un ordre au Chasseur de prime.
choice-bounty-hunter = { $owner_is ->
    [bank] { $answer_label } (libre)
   *[seat] { $answer_label } ({ $owner })
}

## La fin

fact-turn-limit = { $turns ->
    [one] Le tour convenu est joué : on compte les bases.
   *[other] Les { $turns } tours convenus sont joués : on compte les bases.
}
fact-counted = { $bases ->
    [0] { $voice ->
        [you] Vous n’avez aucune base.
       *[they] { $seat } n’a aucune base.
    }
    [one] { $voice ->
        [you] Vous tenez { $bases } base.
       *[they] { $seat } tient { $bases } base.
    }
   *[other] { $voice ->
        [you] Vous tenez { $bases } bases.
       *[they] { $seat } tient { $bases } bases.
    }
}
fact-best-placed = { $voice ->
    [you] À égalité, la base la mieux placée décide : la vôtre, sur { $space }.
   *[they] À égalité, la base la mieux placée décide : celle que tient { $seat } sur { $space }.
}
fact-won = { $side_is ->
    [rebel] La Rébellion l’emporte, { $rebels } à { $empire }.
   *[empire] L’Empire l’emporte, { $empire } à { $rebels }.
}

## Les refus

refusal-side-full = les deux camps doivent rester de taille égale, ou deux contre un
refusal-token-taken = ce personnage est déjà pris ou n’est pas de votre camp
refusal-symbol-taken = ce symbole est déjà pris ou n’est pas de votre camp
refusal-nothing-to-play = aucune de vos cartes ne peut se jouer maintenant
refusal-not-in-hand = vous n’avez pas cette carte
refusal-only-an-answer = « Dites non ! » ne se joue qu’en réponse à ce qui vous vise
refusal-only-to-leave-jail = cette carte ne se joue qu’au début de votre tour, en prison
refusal-not-your-turn = cette carte se joue pendant votre propre tour
refusal-no-jump-from-jail = on ne saute pas hors de la prison
refusal-no-target = cette carte n’a pas de cible pour l’instant
refusal-no-card-that-pays = vous n’avez pas de carte qui rapporte assez vite
refusal-in-jail = en prison, on ne touche pas de loyer
refusal-no-claim = personne ne vous doit de loyer
refusal-no-jail-card = vous n’avez pas de carte de sortie de prison
refusal-must-jump = il reste une case libre droit devant : il faut sauter
refusal-already-owned = une base s’y trouve déjà
refusal-not-in-the-zone = on ne saute que dans la première zone qui a une case libre
refusal-your-own-base = cette base est déjà à vous
refusal-not-a-planet = choisissez une case de planète
refusal-not-an-enemy = choisissez un joueur du camp adverse
refusal-not-an-enemy-base = choisissez une base du camp adverse
refusal-not-your-base = choisissez une de vos bases
refusal-holds-no-no = vous n’avez pas de « Dites non ! »

## Moitiés du haut

card-just-say-no = Dites non !
card-just-say-no-text = Annule ce qu’un joueur entreprend contre vous.
card-out-of-jail = Vous êtes libéré de prison
card-out-of-jail-text = Sortez de prison sans payer, puis lancez les dés.
card-secret-funds = Fonds secrets
card-secret-funds-text = La banque vous verse { $amount }.
card-extortion = Extorsion
card-extortion-text = Un ennemi vous doit { $amount }.
card-takeover = Coup de force
card-takeover-text = Votre base prend la place d’une base ennemie.
card-sabotage = Sabotage
card-sabotage-text = Une base ennemie retourne à la banque.
card-hyperspace-jump = Saut en hyperespace
card-hyperspace-jump-text = À votre tour, sautez sur une case libre de votre choix.
card-exchange = Échange de positions
card-exchange-text = Une de vos bases et une base ennemie changent de place.
card-outpost = Avant-poste
card-outpost-text = Posez gratuitement une base sur une case libre.
card-capture = Capture
card-capture-text = Un ennemi en liberté va droit en prison.
card-tribute = Tribut
card-tribute-text = Chaque ennemi vous doit { $amount }.

## Moitiés du bas

card-power-coupling = Rupture de couplage de puissance
card-power-coupling-text = Un réacteur lâche : payez { $amount }.
card-repairs = Réparations
card-repairs-text = La coque a souffert : payez { $amount }.
card-mooring = Droit d’amarrage
card-mooring-text = Le port réclame { $amount }.
card-tractor-beam = Rayon tracteur
card-tractor-beam-text = Rien à faire : droit en prison, sans toucher le départ.
card-ransom = Rançon
card-ransom-text = Payez { $amount } à chaque ennemi.
card-fall-back = Repli
card-fall-back-text = Reculez de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
card-back-to-go = Retour au point de départ
card-back-to-go-text = Avancez jusqu’au départ et touchez { $salary }.
card-cargo-sold = Cargaison revendue
card-cargo-sold-text = La soute est vide et la bourse pleine : { $amount } pour vous.
card-reward = Prime
card-reward-text = Mission accomplie : { $amount } pour vous.
card-evacuation = Évacuation
card-evacuation-text = Votre base la moins bien placée retourne à la banque.
card-hyperspace-course = Cap sur l’hyperespace
card-hyperspace-course-text = Avancez jusqu’à la prochaine case Hyperpropulsion.
card-jammed = Transmission brouillée
card-jammed-text = Une carte de votre main, tirée au sort, est perdue.
card-upkeep = Entretien des bases
card-upkeep-text = Payez { $amount } pour chacune de vos bases.

## Le plateau

board-rebel = Rébellion
board-empire = Empire
board-free = { $n ->
    [0] plus rien de libre
    [one] { $n } case libre
   *[other] { $n } cases libres
}
board-player = Joueur
board-token = Personnage
board-cash = Crédits
board-bases = Bases
board-cards = Cartes
board-where = Où
board-hand = En main : { $cards }

## La partie guidée : une idée à la fois

lesson-goal-title = Le but
lesson-goal = Quand chaque case de planète porte une base, le camp qui en a le plus gagne et, dans ce camp, le joueur qui en a le plus.
lesson-base-title = Une case libre
lesson-base = Achetez-la : votre base s’y pose, et tout joueur qui s’y arrête vous paie. Si vous refusez, elle part aux enchères.
lesson-force-title = Les cartes Force
lesson-force = Vous en avez trois, cachées. Jouez-en une quand elle sert, à votre tour ou en réponse.
lesson-rent-title = Le loyer
lesson-rent = Un adversaire paie le loyer entier, un allié la moitié. Une planète entière à un seul camp le double.
lesson-no-title = Dire non
lesson-no = On veut prendre votre base. La carte « Dites non ! » l’empêche, si vous l’avez.
lesson-hyperdrive-title = L’hyperpropulsion
lesson-hyperdrive = Choisissez une case libre parmi celles qui sont allumées : vous y sautez.
lesson-bounty-title = Le chasseur de prime
lesson-bounty = Posez une base gratuitement, sur une case libre ou à la place de celle d’un autre.
lesson-end-title = La fin du tour
lesson-end = Finissez votre tour. L’argent ne compte pas à la fin : seules les bases comptent.

# Ce que dit une carte de sa propre édition, d’après son verbe

does-say-no-to-it = Annule ce qu’un joueur entreprend contre vous.
does-leave-jail-free = Sortez de prison sans payer, puis lancez les dés.
does-receive-funds = La banque vous verse { $amount }.
does-extort-enemy = Un ennemi vous doit { $amount }.
does-demand-tribute = Chaque ennemi vous doit { $amount }.
does-take-space = Votre base prend la place d’une base ennemie.
does-destroy-base = Une base ennemie retourne à la banque.
does-swap-spaces = Une de vos bases et une base ennemie changent de place.
does-jump-anywhere = À votre tour, sautez sur une case libre de votre choix.
does-set-outpost = Posez gratuitement une base sur une case libre.
does-capture-enemy = Un ennemi en liberté va droit en prison.
does-receive = Touchez { $amount }.
does-pay-bank = Payez { $amount }.
does-pay-each-enemy = Payez { $amount } à chaque ennemi.
does-pay-per-base = Payez { $amount } pour chacune de vos bases.
does-move-back = Reculez de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }.
does-advance-to-go = Avancez jusqu’au départ et touchez { $salary }.
does-advance-to-hyperdrive = Avancez jusqu’à la prochaine case Hyperpropulsion.
does-go-to-jail-by-card = Droit en prison, sans toucher le départ.
does-lose-lowest-base = Votre base la moins bien placée retourne à la banque.
does-lose-force-card = Une carte de votre main, tirée au sort, est perdue.
