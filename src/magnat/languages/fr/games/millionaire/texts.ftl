### Millionnaire : ses propres textes. Ceux des mécanismes partagés sont dans magnat/languages/fr/common.ftl.

game-title = Millionnaire
game-about = Ne ruinez personne : atteignez un million le premier.
game-minutes = 45 min
game-booklet = Livret 2012
game-measure = L’argent en main
game-followed = Les étoiles
game-reminder = But : avoir le premier un million en argent ; la partie s’arrête aussitôt.
    Votre tour : lancez, avancez, achetez ou payez, gérez vos titres, finissez.
    La première visite d’une rue retourne sa carte Fortune.
    À Départ : encaissez tout, ou montez de niveau pour gagner plus ensuite.
    Un groupe complet se construit. Une rue refusée part aux enchères.

## Les variantes

variant-standard = Partie classique
variant-standard-about = Le premier à un million en argent gagne.
variant-two-millions = Deux millions
variant-two-millions-about = La même course, deux fois plus longue : il faut deux millions en main.

## Les réglages

option-doubles-extra-turn = Rejouer après un double
option-doubles-extra-turn-help = Un double donne un autre lancer, et le troisième de suite mène en prison.
option-jail-third-failure = Au troisième échec en prison
option-jail-third-failure-help = Payer au début du tour suivant, ou aussitôt, en avançant avec le lancer manqué.
option-jail-third-failure-next-turn = payer au tour suivant
option-jail-third-failure-same-roll = payer et avancer aussitôt
option-trade-needs-bare-group = Groupe nu pour échanger
option-trade-needs-bare-group-help = Une propriété ne change de mains que si rien n’est bâti dans tout son groupe.
option-mortgage-blocks-group = L’hypothèque bloque le groupe
option-mortgage-blocks-group-help = On ne construit pas dans un groupe dont une propriété est hypothéquée.
option-unsold-to-lander = Sans enchère, à qui s’est arrêté
option-unsold-to-lander-help = Une propriété dont personne ne veut revient, pour { $opening }, à qui s’y est arrêté.
option-interest-on-any-transfer = Intérêts à chaque transfert
option-interest-on-any-transfer-help = Un titre hypothéqué coûte ses intérêts même reçu d’une faillite ou par une carte.
option-debtor-may-win = Gagner avec une dette
option-debtor-may-win-help = La somme en main suffit pour gagner, même si une dette reste à payer.
option-allow-gifts = Cadeaux
option-allow-gifts-help = On peut donner sans rien recevoir.
option-target = Objectif
option-target-help = La somme qu’il faut avoir en main pour gagner.
option-target-1000000 = un million
option-target-2000000 = deux millions
option-turn-cap = Nombre de tours
option-turn-cap-help = Après ce nombre de tours, tous joueurs confondus, qui a le plus d’argent gagne.
option-turn-cap-value = { $n ->
    [0] sans limite
    [one] { $n } tour
   *[other] { $n } tours
}
option-offers-per-window = Offres d’échange
option-offers-per-window-help = Combien d’échanges chacun peut proposer d’affilée, contre-offres comprises.
option-offers-per-window-value = { $n ->
    [0] sans limite
    [one] une seule
   *[other] { $n } offres
}
option-windows = Intervenir entre les tours
option-windows-help = On intervient quand on veut, ou la table interroge tout le monde à chaque fois.
option-windows-clicks = à volonté
option-windows-polled = chacun à son tour

## L’argent et les pièces

money-m = { $n }M
money-k = { $n ->
    [0] 0
   *[other] { $n }k
}
deck-chance = Chance
deck-lifestyle = Vie de Millionnaire
deck-fortune = Fortune
token-two-wheeler = le deux-roues
token-plane = l’avion
token-car = la voiture
token-boat = le bateau
threat-money = de l’argent
threat-theft = un titre
threat-swap = un échange
lot-apartment = une maison
lot-hotel = un hôtel
level-none = aucun bâtiment
level-apartments = { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
}
level-hotel = un hôtel

## Le début

fact-chose-movers = { $voice ->
    [you] Vous jouez avec { $token }.
   *[they] { $seat } joue avec { $token }.
}
fact-threw-to-start = { $voice ->
    [you] Pour savoir qui commence, vous faites { $total }.
   *[they] Pour savoir qui commence, { $seat } fait { $total }.
}
fact-starts = { $voice ->
    [you] À vous de commencer.
   *[they] { $seat } commence.
}
ask-choose-movers-you = Quels pions choisissez-vous ?
ask-choose-movers-they = { $seat } choisit ses pions.
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
fact-moved = { $past_go ->
    [yes] { $voice ->
        [you] Vous passez par la case Départ, en route vers { $space }.
       *[they] { $seat } passe par la case Départ, en route vers { $space }.
    }
   *[no] { $space_kind ->
        [jail] { $voice ->
            [you] Vous passez devant la prison, en simple visite.
           *[they] { $seat } passe devant la prison, en simple visite.
        }
        [free_parking] { $voice ->
            [you] Vous soufflez un peu sur { $space }.
           *[they] { $seat } souffle un peu sur { $space }.
        }
       *[other] { $voice ->
            [you] Vous arrivez sur { $space }.
           *[they] { $seat } arrive sur { $space }.
        }
    }
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
ask-poll-you = Voulez-vous faire quelque chose avant le prochain lancer ?
ask-poll-they = { $seat } peut agir avant le prochain lancer.
ask-propose-you = Voulez-vous proposer un échange ?
ask-propose-they = { $seat } peut proposer un échange.
verb-play = Jouer une carte Fortune

## La case Départ et les étoiles

fact-salary = { $voice ->
    [you] La case Départ vous verse { $amount }.
   *[they] La case Départ verse { $amount } à { $seat }.
}
fact-evolved = { $voice ->
    [you] Vous montez à { $stars } étoiles et touchez { $amount }.
   *[they] { $seat } monte à { $stars } étoiles et touche { $amount }.
}
fact-rose = { $voice ->
    [you] Vous montez à { $stars } étoiles.
   *[they] { $seat } monte à { $stars } étoiles.
}
fact-sank = { $stars ->
    [1] { $voice ->
        [you] Vous redescendez à une étoile.
       *[they] { $seat } redescend à une étoile.
    }
   *[other] { $voice ->
        [you] Vous redescendez à { $stars } étoiles.
       *[they] { $seat } redescend à { $stars } étoiles.
    }
}
ask-keep-or-evolve-you = La case Départ vous doit { $full }. Tout prendre, ou passer à { $stars } étoiles pour { $evolution } ?
ask-keep-or-evolve-they = { $seat } choisit entre son salaire entier et { $stars } étoiles.
verb-keep-or-evolve-keep = Toucher { $full }
verb-keep-or-evolve-evolve = Passer à { $stars } étoiles et toucher { $less }

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
    [you] Pour sortir de prison, vous devez { $amount }.
   *[they] Pour sortir de prison, { $seat } doit { $amount }.
}
fact-used-jail-card = { $voice ->
    [you] Votre carte { $deck } vous fait sortir de prison.
   *[they] { $seat } sort de prison grâce à une carte { $deck }.
}
ask-leave-jail-you = { $must_pay ->
    [yes] Trois tours sans double : cette fois, il faut payer { $fine } ou montrer une carte.
   *[no] { $attempt ->
        [3] Vous êtes en prison, et c’est votre dernier essai. Comment en sortez-vous ?
       *[other] Vous êtes en prison. Comment en sortez-vous ?
    }
}
ask-leave-jail-they = { $seat } est en prison et cherche comment en sortir.
verb-leave-jail-throw = Tenter un double
verb-leave-jail-pay = { $enough ->
    [yes] Payer { $fine } (reste { $left })
   *[no] Payer { $fine }, que vous n’avez pas
}
verb-use-chance-card = Utiliser la carte Chance
verb-use-lifestyle-card = Utiliser la carte Vie de Millionnaire

## Les cartes Fortune

fact-took-fortune = Vous prenez la carte Fortune de la case, « { $card } ». { $card_text }
fact-took-fortune-hidden = { $seat } prend la carte Fortune de la case et la lit en silence.
fact-kept-fortune = { $voice ->
    [you] Vous la gardez face cachée.
   *[they] { $seat } la garde face cachée.
}
fact-used-fortune = { $voice ->
    [you] À jouer tout de suite : « { $card } ».
   *[they] { $seat } doit la jouer tout de suite : « { $card } — { $card_text } »
}
fact-played-fortune = { $voice ->
    [you] Vous jouez « { $card } ». { $card_text }
   *[they] { $seat } joue « { $card } — { $card_text } »
}
fact-said-no = { $voice ->
    [you] Vous répondez « { $card } » !
   *[they] { $seat } répond « { $card } » !
}
fact-aimed = { $voice ->
    [you] Vous visez { $space }, qui est à { $victim }.
    [to_you] { $seat } vise { $space }, qui est à vous.
   *[they] { $seat } vise { $space }, qui est à { $victim }.
}
fact-stole = { $voice ->
    [you] Vous prenez { $space } à { $victim }.
    [to_you] { $seat } vous prend { $space }.
   *[they] { $seat } prend { $space } à { $victim }.
}
fact-swapped = { $voice ->
    [you] Vous donnez { $given } à { $victim } contre { $space }.
    [to_you] { $seat } vous donne { $given } contre { $space }.
   *[they] { $seat } donne { $given } à { $victim } contre { $space }.
}
fact-chose = { $voice ->
    [you] Vous désignez { $other }.
    [to_you] { $seat } vous désigne.
   *[they] { $seat } désigne { $other }.
}
fact-threw-for-card = { $voice ->
    [you] Pour la carte, vous faites { $a } et { $b }, soit { $total }.
   *[they] Pour la carte, { $seat } fait { $a } et { $b }, soit { $total }.
}
fact-nowhere = { $voice ->
    [you] Plus rien à acheter ailleurs : vous restez où vous êtes.
   *[they] Plus rien à acheter ailleurs : { $seat } reste sur place.
}
ask-take-fortune-you = Prenez la carte Fortune posée sur { $space }.
ask-take-fortune-they = { $seat } prend la carte Fortune posée sur { $space }.
ask-play-fortune-you = Quelle carte jouez-vous ?
ask-play-fortune-they = { $seat } choisit une carte à jouer.
ask-take-deed-you = Quel titre prenez-vous ?
ask-take-deed-they = { $seat } choisit un titre à prendre.
ask-give-deed-you = Quel titre donnez-vous ?
ask-give-deed-they = { $seat } choisit un titre à donner.
ask-take-in-exchange-you = Contre { $given }, quel titre prenez-vous ?
ask-take-in-exchange-they = { $seat } donne { $given } et choisit ce qui lui revient.
ask-place-house-you = Où posez-vous la maison offerte ?
ask-place-house-they = { $seat } choisit où poser une maison offerte.
ask-say-no-you = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } vous demande { $amount }. Laissez-vous faire ?
        [theft] { $other } veut vous prendre { $deed }. Laissez-vous faire ?
       *[swap] { $other } veut échanger { $given } contre { $deed }. Laissez-vous faire ?
    }
   *[no] { $other } a dit non. Laissez-vous faire ?
}
ask-say-no-they = { $stands ->
    [yes] { $threat_is ->
        [money] { $other } demande { $amount } à { $seat }, qui peut dire non.
        [theft] { $other } veut prendre { $deed } à { $seat }, qui peut dire non.
       *[swap] { $other } veut échanger { $given } contre { $deed } ; { $seat } peut dire non.
    }
   *[no] { $seat } peut répondre : { $other } a dit non.
}
verb-say-no-let-stand = Laisser faire
verb-say-no-say-no = Répondre « Non merci »
verb-say-no-hands-off = Pas touche

## Les cartes à choix

ask-choose-player-you = { $collects ->
    [yes] Qui vous paiera { $amount } ?
   *[no] À qui donnez-vous { $amount } ?
}
ask-choose-player-they = { $collects ->
    [yes] { $seat } choisit qui lui paiera { $amount }.
   *[no] { $seat } choisit à qui donner { $amount }.
}
ask-choose-space-you = Sur quelle case allez-vous ?
ask-choose-space-they = { $seat } choisit sa destination.
ask-throw-for-business-you = Lancez les dés : un double à une étoile, au moins { $at_three } à trois, au moins { $at_five } à cinq rapporte { $amount }.
ask-throw-for-business-they = { $seat } lance les dés pour { $amount }.

## Acheter et bâtir

fact-bought = { $voice ->
    [you] Vous achetez { $space } pour { $price }.
   *[they] { $seat } achète { $space } pour { $price }.
}
fact-declined = { $voice ->
    [you] Vous laissez passer { $space }.
   *[they] { $seat } laisse passer { $space }.
}
fact-unsold = Personne n’annonce rien pour { $lot }.
fact-won-auction = { $voice ->
    [you] Adjugé : { $lot } { MANY($lot) ->
        [one] est
       *[other] sont
    } à vous pour { $price }.
   *[they] Adjugé à { $seat } : { $lot }, pour { $price }.
}
fact-took-unsold = { $voice ->
    [you] { CAP($space) } { MANY($space) ->
        [one] vous revient
       *[other] vous reviennent
    } donc, pour { $price }.
   *[they] { CAP($space) } { MANY($space) ->
        [one] revient
       *[other] reviennent
    } donc à { $seat }, pour { $price }.
}
fact-built = { $level_is ->
    [hotel] { $voice ->
        [you] Vous ouvrez { $level } sur { $space }, pour { $cost }.
       *[they] { $seat } ouvre { $level } sur { $space }, pour { $cost }.
    }
   *[other] { $cost_way ->
        [none] { $voice ->
            [you] Vous posez la maison offerte sur { $space } : { $level } maintenant.
           *[they] { $seat } pose la maison offerte sur { $space } : { $level } maintenant.
        }
       *[other] { $voice ->
            [you] Vous construisez sur { $space }, pour { $cost } : { $level } maintenant.
           *[they] { $seat } construit sur { $space }, pour { $cost } : { $level } maintenant.
        }
    }
}
fact-sold-building = { $level_is ->
    [none] { $voice ->
        [you] Vous rasez tout sur { $space } et touchez { $value }.
       *[they] { $seat } rase tout sur { $space } et touche { $value }.
    }
   *[other] { $voice ->
        [you] Vous vendez sur { $space }, pour { $value } : il y reste { $level }.
       *[they] { $seat } vend sur { $space }, pour { $value } : il y reste { $level }.
    }
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
ask-build-you = Où construisez-vous ? Vous avez { $balance }.
ask-build-they = { $seat } choisit où construire.
choice-build = { $answer_label } : { $next } ({ $cost }, reste { $left })
ask-sell-building-you = Où vendez-vous ?
ask-sell-building-they = { $seat } choisit un bâtiment à vendre.
choice-sell-building = { $answer_label } (+{ $value })

## Les loyers

fact-rent = { $voice ->
    [you] Vous devez { $amount } de loyer à { $owner } pour { $space }.
    [to_you] { $seat } vous doit { $amount } de loyer pour { $space }.
   *[they] { $seat } doit { $amount } de loyer à { $owner } pour { $space }.
}

## La fin

fact-short = { $voice ->
    [you] Il vous faut { $amount } pour { $to }, et vous ne les avez pas.
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
fact-out = { $voice ->
    [you] Vous faites faillite.
   *[they] { $seat } fait faillite.
}
fact-left = { $voice ->
    [you] Vous quittez la partie.
   *[they] { $seat } quitte la partie.
}
fact-million = { $voice ->
    [you] { $amount } en main : vous y êtes !
   *[they] { $amount } en main : { $seat } y est !
}
fact-ranked = { $place }. { $seat }, { $amount }
fact-turn-cap = { $turns ->
    [one] Après { $turns } tour, on compte.
   *[other] Après { $turns } tours, on compte.
}
ask-outside-you = La table peut annoncer un départ.
ask-outside-they = La table peut annoncer un départ.
choice-outside = { $answer_is ->
    [clock] Le temps est écoulé
   *[leaver] { $answer } quitte la partie
}

## Les refus

refusal-cannot-build = il vous faut un groupe complet sans hypothèque, de l’argent, et des pièces à la banque
refusal-cannot-lift = vous n’avez pas d’hypothèque à lever, ou pas de quoi le faire
refusal-nothing-to-play = aucune de vos cartes ne peut se jouer maintenant
refusal-deals-only = pour l’instant, vous ne pouvez que proposer un échange
refusal-settle-first = réglez d’abord l’achat en cours
refusal-no-fourth-try = après trois échecs, on ne lance plus : il faut payer ou montrer une carte
refusal-no-jail-card = vous n’avez pas cette carte
refusal-set-taken = ces pions sont déjà pris
refusal-not-a-property = on ne bâtit pas sur cette case
refusal-group-incomplete = il faut posséder tout le groupe
refusal-hotel-is-highest = rien ne s’ajoute à un hôtel
refusal-group-mortgaged = une hypothèque bloque ce groupe
refusal-build-evenly = on bâtit d’abord sur la propriété la moins haute du groupe
refusal-sell-evenly = on vend d’abord sur la propriété la plus haute du groupe
refusal-none-in-stock = la banque n’a plus cette pièce
refusal-no-building = vous n’avez aucun bâtiment là
refusal-holds-no-no = vous n’avez pas de carte pour dire non
refusal-not-theirs = ce titre n’est pas à un autre joueur
refusal-not-yours = ce titre n’est pas à vous
refusal-carries-building = un bâtiment s’y trouve
refusal-complete-group = un groupe complet est à l’abri des cartes

## Fortune

card-sly-deal = Coup fourré
card-sly-deal-text = À garder. Prenez un titre à un autre joueur, ni bâti ni d’un groupe complet.
card-forced-deal = Échange forcé
card-forced-deal-text = À garder. Échangez un de vos titres contre celui d’un autre, ni bâti ni d’un groupe complet.
card-just-say-no = Non merci
card-just-say-no-text = À garder. Annulez ce qu’une carte d’un autre joueur vous prendrait.
card-free-house = Maison offerte
card-free-house-text = À garder. Posez sans payer une maison dans un de vos groupes complets.
card-feeling-generous = Élan généreux
card-feeling-generous-text = Donnez { $amount } à un joueur de votre choix.
card-generous-to-all = Tournée générale
card-generous-to-all-text = Donnez { $amount } à chacun des autres joueurs.
card-limo-ride = Tour en limousine
card-limo-ride-text = Allez sur la case Départ et touchez votre salaire.
card-lawsuit = Procès gagné
card-lawsuit-text = Un joueur de votre choix vous paie { $amount }.
card-wedding-gift = Cadeau de mariage
card-wedding-gift-text = Chacun des autres joueurs vous paie { $amount }.
card-get-set = Complétez la série
card-get-set-text = Réglez d’abord cette propriété, puis avancez jusqu’à la suivante du même groupe.
card-zoom-ahead = Plein gaz
card-zoom-ahead-text = Réglez d’abord cette propriété, puis avancez jusqu’à la prochaine encore libre.
card-take-a-trip = Petit voyage
card-take-a-trip-text = Réglez d’abord cette propriété, puis avancez jusqu’à la prochaine encore libre.
card-shares-skyrocket = La Bourse s’envole
card-shares-skyrocket-text = Vos actions montent : touchez { $amount }.
card-no-loitering = Circulez
card-no-loitering-text = Stationnement interdit : payez { $amount }.

## Chance

card-start-business = Nouvelle entreprise
card-start-business-text = Lancez les dés. Un double à une étoile, { $at_three } ou plus à trois, { $at_five } ou plus à cinq : touchez { $amount }.
card-bad-investment = Mauvais placement
card-bad-investment-text = Perdez un niveau d’étoiles, s’il vous en reste à perdre.
card-party-for-all = Fête pour tous
card-party-for-all-text = Selon vos étoiles, payez { $one }, { $three } ou { $five } à chacun.
card-costly-bet = Pari perdu
card-costly-bet-text = Payez { $amount } à un joueur de votre choix.
card-birthday = Bon anniversaire
card-birthday-text = Selon ses propres étoiles, chacun vous offre { $one }, { $three } ou { $five }.
card-arrested = Affaire louche
card-arrested-text = Vous voilà en prison, tout droit et sans salaire.
card-tax-inspection = Contrôle fiscal
card-tax-inspection-text = Selon vos étoiles, payez { $one }, { $three } ou { $five }.
card-prize = Premier prix
card-prize-text = Selon vos étoiles, touchez { $one }, { $three } ou { $five }.
card-chance-jail-free = Bonne avocate
card-chance-jail-free-text = Cette carte vous fait sortir de prison. Gardez-la jusque-là, ou vendez-la.

## Vie de Millionnaire

card-big-deal = Gros contrat
card-big-deal-text = Selon vos étoiles, touchez { $one }, { $three } ou { $five }.
card-film-rights = Droits d’un film
card-film-rights-text = On tourne votre vie : touchez { $one }, { $three } ou { $five }, selon vos étoiles.
card-dividends = Dividendes
card-dividends-text = Selon vos étoiles, touchez { $one }, { $three } ou { $five }.
card-new-wheels = Changement de train de vie
card-new-wheels-text = Montez d’un niveau d’étoiles sans payer ; tout en haut, touchez { $amount }.
card-private-pilot = Pilote privé
card-private-pilot-text = Avancez jusqu’à la case de votre choix.
card-back-home = Retour à la maison
card-back-home-text = Allez sur la case Départ et touchez votre salaire.
card-helicopter = Hélicoptère
card-helicopter-text = Selon vos étoiles, payez { $one }, { $three } ou { $five }, puis avancez de { $spaces } cases.
card-lifestyle-jail-free = Ami bien placé
card-lifestyle-jail-free-text = Cette carte vous fait sortir de prison. Gardez-la jusque-là, ou vendez-la.

## La partie guidée : une idée à la fois

lesson-goal-title = Le but
lesson-goal = Avoir le premier un million en argent. Choisissez d’abord vos pions : ils évolueront.
lesson-throw-title = Un tour
lesson-throw = Lancez : les dés disent de combien de cases vous avancez.
lesson-buy-title = Une rue libre
lesson-buy = Au prix affiché, elle est à vous. Refusée, elle part aux enchères.
lesson-fortune-title = Les cartes Fortune
lesson-fortune = La première visite d’une rue retourne sa carte Fortune. Certaines se gardent, cachées.
lesson-rent-title = Le loyer
lesson-rent = Un joueur qui s’arrête chez vous paie le loyer imprimé.
lesson-play-title = Jouer une carte
lesson-play = Votre carte Fortune peut se jouer maintenant. À vous de choisir le moment.
lesson-no-title = Dire non
lesson-no = Une carte vous vise. La vôtre l’annule.
lesson-evolve-title = Départ : argent ou niveau
lesson-evolve = Encaissez tout le salaire, ou montez de niveau : le salaire suivant sera plus grand.
lesson-build-title = Un groupe complet
lesson-build = La couleur est à vous : construisez des maisons, les loyers montent.

# Ce que dit une carte de sa propre édition, d’après son verbe

does-sly-deal = À garder. Prenez un titre à un autre joueur, ni bâti ni d’un groupe complet.
does-forced-deal = À garder. Échangez un de vos titres contre celui d’un autre, ni bâti ni d’un groupe complet.
does-saying-no = À garder. Annulez ce qu’une carte d’un autre joueur vous prendrait.
does-free-house = À garder. Posez sans payer une maison dans un de vos groupes complets.
does-receive = Touchez { $amount }.
does-collect-from-one = Un joueur de votre choix vous paie { $amount }.
does-collect-from-each = Chacun des autres joueurs vous paie { $amount }.
does-pay-bank = Payez { $amount }.
does-pay-one = Payez { $amount } à un joueur de votre choix.
does-pay-each = Donnez { $amount } à chacun des autres joueurs.
does-advance-to-go = Allez sur la case Départ et touchez votre salaire.
does-advance-in-group = Réglez d’abord cette propriété, puis avancez jusqu’à la suivante du même groupe.
does-advance-to-unowned = Réglez d’abord cette propriété, puis avancez jusqu’à la prochaine encore libre.
does-receive-by-level = Selon vos étoiles, touchez { $one }, { $three } ou { $five }.
does-collect-by-level = Selon ses propres étoiles, chacun vous paie { $one }, { $three } ou { $five }.
does-pay-bank-by-level = Selon vos étoiles, payez { $one }, { $three } ou { $five }.
does-pay-each-by-level = Selon vos étoiles, payez { $one }, { $three } ou { $five } à chacun.
does-pay-then-advance = Selon vos étoiles, payez { $one }, { $three } ou { $five }, puis avancez de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }.
does-advance-anywhere = Avancez jusqu’à la case de votre choix.
does-business = Lancez les dés. Un double à une étoile, { $at_three } ou plus à trois, { $at_five } ou plus à cinq : touchez { $amount }.
does-gain-level = Montez d’un niveau d’étoiles sans payer ; tout en haut, touchez { $amount }.
does-lose-level = Perdez un niveau d’étoiles, s’il vous en reste à perdre.
does-to-jail = Vous voilà en prison, tout droit et sans salaire.
does-keep-jail-card = Cette carte vous fait sortir de prison. Gardez-la jusque-là, ou vendez-la.
