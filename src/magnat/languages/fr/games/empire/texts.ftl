### Empire : ses propres textes. Ceux des mécanismes partagés sont dans magnat/languages/fr/common.ftl.

game-title = Empire
game-about = Empilez vos marques. La première tour pleine gagne.
game-minutes = 30 min
game-booklet = Livret 2015
game-measure = La hauteur de la tour
game-reminder = But : remplir sa tour le premier ; la partie s’arrête aussitôt.
    Votre tour : achetez un immeuble si vous voulez, lancez, réglez la case, finissez.
    Qui s’arrête sur votre marque paie la valeur de toute votre tour.
    Le symbole Échange croise deux sommets, ou vous avancez de l’autre dé.
    Une marque refusée part aux enchères. Qui ne peut pas payer rend un cartouche.

## Les variantes

variant-standard = Partie classique
variant-standard-about = On joue jusqu’à ce qu’une tour soit pleine.

## Les réglages

option-top-tile = Cartouche visé
option-top-tile-help = Échanges, dettes et cartes prennent la plus haute marque en laissant les immeubles, ou simplement le cartouche du sommet.
option-top-tile-booklet = la plus haute marque
option-top-tile-stack = le sommet, quel qu’il soit
option-swap-then-move = Avancer après un échange
option-swap-then-move-help = Après un échange aux dés, on avance encore du nombre de l’autre dé.
option-office-purchase = Achat d’immeubles
option-office-purchase-help = Combien d’immeubles chacun peut acheter, et quand.
option-office-purchase-one-per-turn = un par tour
option-office-purchase-own-turn = à volonté pendant son tour
option-office-purchase-any-time = à tout moment
option-super-immune = Cartes Super intouchables
option-super-immune-help = « Dites non » ne peut rien contre les deux cartes Super Empire.
option-jail-double-extra-turn = Rejouer après le double de sortie
option-jail-double-extra-turn-help = Le double qui fait sortir de Prison donne un tour de plus et compte comme premier double.
option-trades = Échanges entre joueurs
option-trades-help = À son tour, on peut proposer d’échanger, de céder ou de prendre la plus haute marque, avec ou sans argent.
option-first-seat = Qui commence
option-first-seat-help = La place qui joue en premier.
option-first-seat-value = { $n ->
    [0] au hasard
   *[other] place { $n }
}
option-turn-limit = Nombre de tours
option-turn-limit-help = Après ce nombre de tours, tous joueurs confondus, la partie est nulle.
option-turn-limit-value = { $n ->
    [0] sans limite
    [one] { $n } tour
   *[other] { $n } tours
}
option-windows = Intervenir au tour des autres
option-windows-help = On joue ses cartes quand on veut, ou la table interroge tout le monde à chaque fois.
option-windows-clicks = à volonté
option-windows-polled = chacun à son tour

## L’argent et les pièces

money-k = { $n ->
    [0] 0
   *[other] { $n }K
}
dice = { $b ->
    [1] { $a } et le symbole d’échange
   *[other] { $a } et { $b }
}
deck-chance = Chance
deck-empire = Empire
tile-office = un immeuble
tile-office-label = Immeuble
tile-electric-label = Électricité
tile-water-label = Eaux
act-swap = un échange
act-takeover = une OPA
act-tax = une taxe
act-reverse = un loyer inversé
act-demand = une taxe publicitaire
act-bust = une affaire soufflée
act-crash = un krach
act-fire = un renvoi
deal-none = rien
deal-give = céder sa plus haute marque
deal-take = prendre la plus haute marque de l’autre
deal-exchange = échanger les plus hautes marques

## Le début

fact-starts = { $voice ->
    [you] À vous de commencer.
   *[they] { $seat } commence.
}
fact-took = { $voice ->
    [you] Vous prenez une carte Empire : « { $card } ». { $card_text }
   *[they] { $seat } prend une carte Empire : « { $card } ».
}
fact-took-hidden = { $seat } prend une carte Empire.
fact-took-known = { $voice ->
    [you] Vous reprenez une carte que tout le monde a vue : « { $card } ».
   *[they] { $seat } reprend une carte que tout le monde a vue : « { $card } ».
}
fact-empire-pile-empty = La pioche Empire est vide.
ask-who-starts-you = Le sort désigne qui commence.
ask-who-starts-they = Le sort désigne qui commence.
ask-draw-empire-you = Prenez une carte Empire.
ask-draw-empire-they = { $seat } prend une carte Empire.

## Le tour

fact-turn = { $voice ->
    [you] C’est à vous.
   *[they] C’est au tour { DE($seat) }.
}
fact-rolled = { $symbol ->
    [yes] { $voice ->
        [you] Vous faites { $a } et le symbole d’échange.
       *[they] { $seat } fait { $a } et le symbole d’échange.
    }
   *[no] { $double ->
        [yes] { $voice ->
            [you] Vous faites un double { $a }, soit { $total }.
           *[they] { $seat } fait un double { $a }, soit { $total }.
        }
       *[no] { $voice ->
            [you] Vous faites { $a } et { $b }, soit { $total }.
           *[they] { $seat } fait { $a } et { $b }, soit { $total }.
        }
    }
}
fact-third-double = { $voice ->
    [you] Trois doubles de suite : excès de vitesse, vous allez en Prison.
   *[they] Trois doubles de suite : excès de vitesse, { $seat } va en Prison.
}
fact-moved = { $space_kind ->
    [jail] { $voice ->
        [you] Vous passez devant la Prison, en simple visite.
       *[they] { $seat } passe devant la Prison, en simple visite.
    }
   *[other] { $voice ->
        [you] Vous arrivez sur { $space }.
       *[they] { $seat } arrive sur { $space }.
    }
}
fact-salary = { $stopped ->
    [yes] { $voice ->
        [you] L’arrêt sur la case Départ vous rapporte la valeur de votre tour : { $amount }.
       *[they] L’arrêt sur la case Départ rapporte à { $seat } la valeur de sa tour : { $amount }.
    }
   *[no] { $voice ->
        [you] En passant par la case Départ, vous touchez la valeur de votre tour : { $amount }.
       *[they] En passant par la case Départ, { $seat } touche la valeur de sa tour : { $amount }.
    }
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
ask-after-landing-you = Autre chose avant de finir votre tour ?
ask-after-landing-they = { $seat } finit son tour.
ask-meanwhile-you = { $active } réfléchit. Voulez-vous jouer une carte ?
ask-meanwhile-they = { $seat } peut intervenir.
ask-poll-you = { $active } a la main. Voulez-vous intervenir ?
ask-poll-they = { $seat } peut intervenir.
verb-roll = Lancer les dés
verb-play = Jouer une carte Empire
verb-office = Acheter un immeuble ({ $office })
verb-offer-card = Vendre la carte de Prison
verb-trade = Proposer un échange

## Le symbole d’échange

fact-wants-swap = { $voice ->
    [you] Vous voulez échanger deux sommets : { $a } contre { $b }.
   *[they] { $seat } veut échanger deux sommets : { $a } contre { $b }.
}
fact-swapped = L’échange a lieu entre { $a } et { $b }.
ask-swap-or-move-you = { $spaces ->
    [0] Le symbole d’échange : échangez les sommets de deux tours, ou ne changez rien.
   *[other] Le symbole d’échange : échangez les sommets de deux tours, ou avancez de { $spaces }.
}
ask-swap-or-move-they = { $seat } peut échanger les sommets de deux tours.
verb-swap-or-move-move = { $spaces ->
    [0] Ne rien échanger
    [one] Avancer de { $spaces } case
   *[other] Avancer de { $spaces } cases
}
verb-swap-or-move-swap = Échanger deux sommets
ask-pick-tower-you = { $second ->
    [yes] Contre le sommet de quelle autre tour ?
   *[no] Le sommet de quelle tour échangez-vous ?
}
ask-pick-tower-they = { $seat } choisit les tours à échanger.
choice-pick-tower = { $answer }

## La tour

fact-bonus-office = { $voice ->
    [you] Vous avez tout le groupe { $group } : un immeuble pour vous.
   *[they] { $seat } a tout le groupe { $group } et reçoit un immeuble.
}
fact-no-office-left = { $voice ->
    [you] Vous avez tout le groupe { $group }, mais il ne reste aucun immeuble.
   *[they] { $seat } a tout le groupe { $group }, mais il ne reste aucun immeuble.
}
fact-bought-office = { $voice ->
    [you] Vous achetez un immeuble pour { $price }.
   *[they] { $seat } achète un immeuble pour { $price }.
}
fact-sent-back = { $tile_kind ->
    [office] { $voice ->
        [you] Vous perdez un immeuble, qui retourne à la réserve.
       *[they] { $seat } perd un immeuble, qui retourne à la réserve.
    }
   *[other] { $voice ->
        [you] Vous perdez { $tile }, de retour sur le plateau.
       *[they] { $seat } perd { $tile }, de retour sur le plateau.
    }
}
fact-handed-over = { $voice ->
    [you] Vous cédez { $tile } à { $to }.
    [to_you] { $seat } vous cède { $tile }.
   *[they] { $seat } cède { $tile } à { $to }.
}
fact-filled = { $voice ->
    [you] { CAP($tile) } remplit votre tour : { $height } niveaux !
   *[they] { CAP($tile) } remplit la tour { DE($seat) } : { $height } niveaux !
}

## La Prison

fact-jailed = { $voice ->
    [you] Vous allez en Prison.
   *[they] { $seat } va en Prison.
}
fact-escaped = { $voice ->
    [you] Le double vous ouvre la porte de la Prison.
   *[they] Le double ouvre à { $seat } la porte de la Prison.
}
fact-stayed = { $voice ->
    [you] Pas de double : vous restez en Prison.
   *[they] Pas de double : { $seat } reste en Prison.
}
fact-third-failure = { $voice ->
    [you] Troisième essai sans double : vous devez { $fine } et vous sortez.
   *[they] Troisième essai sans double : { $seat } doit { $fine } et sort.
}
fact-paid-bail = { $voice ->
    [you] Vous payez { $amount } et sortez de Prison.
   *[they] { $seat } paie { $amount } et sort de Prison.
}
fact-used-jail-card = { $voice ->
    [you] Votre carte vous fait sortir de Prison.
   *[they] { $seat } sort de Prison grâce à sa carte.
}
ask-leave-jail-you = { $attempt ->
    [3] Vous êtes en Prison, et c’est votre dernier essai. Comment en sortez-vous ?
   *[other] Vous êtes en Prison. Comment en sortez-vous ?
}
ask-leave-jail-they = { $seat } est en Prison et cherche comment en sortir.
verb-leave-jail-roll = Tenter un double
verb-leave-jail-pay = Payer { $bail } (reste { $left })
verb-use-card = Utiliser la carte de Prison
verb-leave-jail-ask-card = Demander sa carte à { $holder }

## Les marques

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
fact-none-left = Il ne reste aucun cartouche pour { $space }.
fact-rent = { $voice ->
    [you] Pour { $space }, vous devez à { $owner } la valeur de sa tour : { $amount }.
    [to_you] Pour { $space }, { $seat } vous doit la valeur de votre tour : { $amount }.
   *[they] Pour { $space }, { $seat } doit à { $owner } la valeur de sa tour : { $amount }.
}
fact-no-rent = { $voice ->
    [you] { $owner } est en Prison : rien à payer pour { $space }.
    [to_you] Vous êtes en Prison : { $seat } ne paie rien pour { $space }.
   *[they] { $owner } est en Prison : { $seat } ne paie rien pour { $space }.
}
ask-buy-or-auction-you = { $enough ->
    [yes] { CAP($space) } est à vendre, pour { $space_price }. Vous achetez ?
   *[no] { CAP($space) } est à vendre, mais il faut { $space_price } et vous avez { $balance }.
}
ask-buy-or-auction-they = { $seat } choisit : acheter { $space } ou laisser parler les enchères.
verb-buy-or-auction-buy = Acheter pour { $space_price } (reste { $left })
verb-buy-or-auction-buy-bargain = Jouer « Bonne affaire » (reste { $left })
ask-bust-deal-you = { $buyer } va acheter { $space }. Lui soufflez-vous l’affaire ?
ask-bust-deal-they = { $seat } peut souffler l’affaire à { $buyer }.
verb-bust-deal-pass = Laisser faire
verb-bust-deal-bust = Souffler l’affaire et payer { $space_price }
ask-pay-or-reverse-you = Vous devez { $rent } à { $owner }.
ask-pay-or-reverse-they = { $seat } doit { $rent } à { $owner }.
verb-pay-or-reverse-pay = { $enough ->
    [yes] Payer { $rent } (reste { $left })
   *[no] { $brand ->
        [yes] Céder votre plus haute marque
       *[no] Ne rien payer, faute d’argent et de marque
    }
}
verb-pay-or-reverse-reverse = Jouer « Loyer inversé »

## Les cases

fact-taxed = { $voice ->
    [you] Votre Taxe Tour Rivale frappe la tour { DE($target) }.
    [to_you] La Taxe Tour Rivale { DE($seat) } frappe votre tour.
   *[they] La Taxe Tour Rivale { DE($seat) } frappe la tour { DE($target) }.
}
fact-paid-trip = { $voice ->
    [you] Vous payez { $price } et partez en voyage.
   *[they] { $seat } paie { $price } et part en voyage.
}
ask-tax-rival-you = Quelle tour perd son cartouche du sommet ?
ask-tax-rival-they = { $seat } choisit la tour à frapper.
choice-tax-rival = { $answer }
ask-parking-you = Parc Gratuit : rester, ou payer { $trip } pour aller où bon vous semble ?
ask-parking-they = { $seat } fait une pause au Parc Gratuit.
verb-parking-stay = Rester
verb-parking-trip = Voyager (reste { $left })
ask-travel-to-you = Où allez-vous ?
ask-travel-to-they = { $seat } choisit sa destination.

## Les dettes

fact-short = { $to_is ->
    [bank] { $voice ->
        [you] Vous n’avez pas { $amount } : une marque retourne sur le plateau.
       *[they] { $seat } n’a pas { $amount } : une marque retourne sur le plateau.
    }
   *[seat] { $voice ->
        [you] Vous n’avez pas { $amount } : une marque revient à { $to }.
        [to_you] { $seat } n’a pas { $amount } : une marque vous revient.
       *[they] { $seat } n’a pas { $amount } : une marque revient à { $to }.
    }
}
fact-debt-lapsed = { $voice ->
    [you] Vous n’avez ni { $amount } ni marque à céder : la dette s’efface.
   *[they] { $seat } n’a ni { $amount } ni marque à céder : la dette s’efface.
}

## Les cartes

fact-played = { $target_is ->
    [bank] { $voice ->
        [you] Vous jouez « { $card } ». { $card_text }
       *[they] { $seat } joue « { $card } — { $card_text } »
    }
   *[seat] { $voice ->
        [you] Vous jouez « { $card } » contre { $target }.
        [to_you] { $seat } joue contre vous « { $card } — { $card_text } »
       *[they] { $seat } joue contre { $target } « { $card } — { $card_text } »
    }
}
fact-aimed = { $voice ->
    [you] Vous visez { $target }.
    [to_you] { $seat } vous vise.
   *[they] { $seat } vise { $target }.
}
fact-answered = { $voice ->
    [you] Vous répondez « { $card } » !
   *[they] { $seat } répond « { $card } » !
}
fact-named-colour = { $voice ->
    [you] Vous renvoyez le groupe { $group }.
   *[they] { $seat } renvoie le groupe { $group }.
}
fact-free-tile = { $voice ->
    [you] Un cartouche gratuit pour vous : { $space_label }.
   *[they] Un cartouche gratuit pour { $seat } : { $space_label }.
}
fact-casino = { $symbol ->
    [yes] { $voice ->
        [you] Au casino, vous faites { $a } : le symbole ne compte pas.
       *[they] Au casino, { $seat } fait { $a } : le symbole ne compte pas.
    }
   *[no] { $voice ->
        [you] Au casino, vous faites { $total }.
       *[they] Au casino, { $seat } fait { $total }.
    }
}
fact-casino-tie = Égalité entre { $seat } et { $other } : on relance.
ask-pick-card-you = Quelle carte jouez-vous ?
ask-pick-card-they = { $seat } choisit une carte.
ask-against-you = « { $card } » : contre qui ?
ask-against-they = { $seat } choisit qui subira « { $card } ».
ask-name-colour-you = Quelle couleur renvoyez-vous de toutes les tours ?
ask-name-colour-they = { $seat } choisit une couleur.
choice-name-colour = Groupe { $answer }
ask-casino-opponent-you = Contre qui jouez-vous { $prize } au casino ?
ask-casino-opponent-they = { $seat } cherche un adversaire pour le casino.
ask-casino-roll-you = Lancez les dés contre { $other }.
ask-casino-roll-they = { $seat } lance les dés contre { $other }.
ask-say-no-you = { $counters ->
    [yes] { $other } s’oppose à votre coup. Laissez-vous faire ?
   *[no] { $act_is ->
        [swap] { $other } veut échanger un cartouche de votre tour : { $tile }. Que répondez-vous ?
        [takeover] { $other } veut vous prendre { $tile }. Que répondez-vous ?
        [tax] { $other } veut vous faire perdre { $tile }. Que répondez-vous ?
        [reverse] { $other } retourne le loyer contre vous : vous paieriez { $amount }. Que répondez-vous ?
        [demand] { $other } vous réclame une taxe publicitaire de { $amount }. Que répondez-vous ?
        [bust] { $other } veut vous souffler { $tile }. Que répondez-vous ?
        [crash] { $other } déclenche un krach qui menace { $tile }. Que répondez-vous ?
       *[fire] { $other } renvoie le groupe { $group } : vous perdriez { $brands }. Que répondez-vous ?
    }
}
ask-say-no-they = { $seat } peut répondre à { $other }.
verb-let-stand = Laisser faire
verb-say-no = « Dites non »
verb-hands-off = « PAS TOUCHE »

## Les marchés

fact-offered-card = { $voice ->
    [you] Vous proposez la carte de Prison à { $other } pour { $price }.
    [to_you] { $seat } vous propose la carte de Prison pour { $price }.
   *[they] { $seat } propose la carte de Prison à { $other } pour { $price }.
}
fact-asked-card = { $voice ->
    [you] Vous demandez la carte de Prison à { $other } pour { $price }.
    [to_you] { $seat } vous demande la carte de Prison pour { $price }.
   *[they] { $seat } demande la carte de Prison à { $other } pour { $price }.
}
fact-sold-card = { $voice ->
    [you] Vous vendez la carte de Prison à { $buyer } pour { $price }.
    [to_you] { $seat } vous vend la carte de Prison pour { $price }.
   *[they] { $seat } vend la carte de Prison à { $buyer } pour { $price }.
}
fact-proposed = { $voice ->
    [you] Vous proposez à { $other } : { $deal_is ->
        [give] votre plus haute marque passe dans sa tour
        [take] sa plus haute marque passe dans votre tour
       *[exchange] vos plus hautes marques changent de tour
    }{ $cash_way ->
        [pays] , et vous payez { $cash }
        [gets] , et vous recevez { $cash }
       *[none] { "" }
    }.
    [to_you] { $seat } vous propose : { $deal_is ->
        [give] sa plus haute marque passe dans votre tour
        [take] votre plus haute marque passe dans sa tour
       *[exchange] vos plus hautes marques changent de tour
    }{ $cash_way ->
        [pays] , et vous recevez { $cash }
        [gets] , et vous payez { $cash }
       *[none] { "" }
    }.
   *[they] { $seat } propose un échange à { $other } : { $deal }{ $cash_way ->
        [pays] , et verser { $cash }
        [gets] , et recevoir { $cash }
       *[none] { "" }
    }.
}
fact-accepted = { $voice ->
    [you] Vous dites oui à { $other }.
    [to_you] { $seat } vous dit oui.
   *[they] { $seat } dit oui à { $other }.
}
ask-offer-to-you = À qui proposez-vous la carte de Prison ?
ask-offer-to-they = { $seat } cherche à vendre la carte de Prison.
ask-card-price-you = { $selling ->
    [yes] Combien demandez-vous à { $other } pour la carte de Prison ?
   *[no] Combien offrez-vous à { $other } pour la carte de Prison ?
}
ask-card-price-they = { $seat } fixe un prix pour la carte de Prison.
ask-answer-offer-you = { $selling ->
    [yes] { $other } offre { $price } pour votre carte de Prison. Vendez-vous ?
   *[no] { $other } vous propose la carte de Prison pour { $price }. L’achetez-vous ?
}
ask-answer-offer-they = { $seat } réfléchit à l’offre { DE($other) }.
ask-trade-with-you = À qui proposez-vous un échange ?
ask-trade-with-they = { $seat } cherche avec qui échanger.
ask-trade-tiles-you = Qu’échangez-vous avec { $other } ?
ask-trade-tiles-they = { $seat } prépare une offre pour { $other }.
verb-trade-tiles-give = Céder votre plus haute marque
verb-trade-tiles-take = Prendre sa plus haute marque
verb-trade-tiles-exchange = Échanger les deux
ask-trade-cash-you = Quelle somme s’y ajoute, et dans quel sens ? Au-dessus de 0, vous payez { $other }.
ask-trade-cash-they = { $seat } prépare une offre pour { $other }.
choice-trade-cash = { $answer_way ->
    [pays] Verser { $answer }
    [gets] Recevoir { $answer }
   *[none] Sans argent
}
ask-answer-trade-you = { $other } vous propose : { $deal_is ->
    [give] sa plus haute marque passe dans votre tour
    [take] votre plus haute marque passe dans sa tour
   *[exchange] vos plus hautes marques changent de tour
}{ $cash_way ->
    [pays] , et vous recevez { $cash }
    [gets] , et vous payez { $cash }
   *[none] { "" }
}. Acceptez-vous ?
ask-answer-trade-they = { $seat } réfléchit à l’offre { DE($other) }.
verb-decline = Refuser

## La fin

fact-left = { $voice ->
    [you] Vous quittez la partie, et vos cartouches retournent sur le plateau.
   *[they] { $seat } quitte la partie, et ses cartouches retournent sur le plateau.
}
fact-drawn = { $turns ->
    [one] Un tour, et la limite est atteinte : partie nulle.
   *[other] { $turns } tours, et la limite est atteinte : partie nulle.
}
ask-outside-you = La table peut annoncer un départ.
ask-outside-they = La table peut annoncer un départ.
choice-outside = { $answer } quitte la partie

## Les refus

refusal-nothing-to-play = aucune de vos cartes ne se joue à ce moment
refusal-cannot-play-now = cette carte ne se joue pas à ce moment
refusal-card-not-held = vous n’avez pas cette carte
refusal-cannot-bargain = il vous faut la carte « Bonne affaire », son prix, et une marque libre
refusal-holds-no-no = vous n’avez pas de carte pour répondre
refusal-no-jail-card = vous n’avez pas la carte de Prison
refusal-nobody-holds-it = personne d’autre n’a la carte de Prison
refusal-already-proposed = une seule proposition par joueur et par tour
refusal-nothing-to-trade = il n’y a pas de marque à échanger
refusal-no-trades = les joueurs n’échangent rien entre eux
refusal-no-office-left = il ne reste aucun immeuble
refusal-office-bought = un seul immeuble par tour
refusal-not-your-turn = cela se fait pendant votre propre tour
refusal-no-tile-there = cette tour n’a pas de cartouche à prendre
refusal-not-a-target = ce joueur ne peut pas être visé
refusal-same-tower = il faut deux tours différentes
refusal-too-far = cette case n’est pas à votre portée
refusal-already-there = vous y êtes déjà : choisissez une autre case
refusal-one-step-more = chaque offre dépasse la précédente d’exactement { $step }
refusal-opens-at-a-step = la première offre est de { $step }

## Les cartes Chance

card-solar-bonus = Bonus énergie solaire
card-solar-bonus-text = Prenez sans payer un cartouche { DE($utility) }, s’il en reste.
card-water-bonus = Bonus eau
card-water-bonus-text = Prenez sans payer un cartouche { DE($utility) }, s’il en reste.
card-insider-fine = Délit d’initié
card-insider-fine-text = L’enquête vous coûte { $amount }.
card-jail-free = Vous êtes libéré de Prison
card-jail-free-text = Gardez cette carte pour sortir de Prison, ou vendez-la.
card-casino-night = Soirée casino
card-casino-night-text = Défiez quelqu’un aux dés : le plus haut total touche { $prize }. Le symbole ne compte pas.
card-business-award = Entreprise de l’année
card-business-award-text = Votre trophée s’accompagne d’un chèque de { $amount }.
card-website-launch = Lancement du site web
card-website-launch-text = Les commandes affluent : touchez { $amount }.
card-jail-fraud = En Prison pour fraude
card-jail-fraud-text = Vos comptes étaient trop beaux : en Prison, sans passer par le départ.
card-jail = Allez en Prison
card-jail-text = Tout droit en Prison, sans passer par le départ.
card-birthday = Premier anniversaire
card-birthday-text = Votre empire fête sa première année : chacun vous offre { $amount }.
card-profits-soar = Profits en hausse
card-profits-soar-text = Filez jusqu’au départ et touchez la valeur de votre tour.
card-speed-ahead = Accélérez
card-speed-ahead-text = Avancez d’autant de cases que vous voulez, { $reach } au plus.
card-ad-campaign = Campagne réussie
card-ad-campaign-text = Toute la ville parle de vous : touchez { $amount }.

## Les cartes Empire

card-just-say-no = Dites non
card-just-say-no-text = En réponse : annulez le coup joué contre vous.
card-swap-the-top = Échange au sommet
card-swap-the-top-text = À tout moment : échangez votre plus haute marque contre celle de quelqu’un.
card-hostile-takeover = OPA hostile
card-hostile-takeover-text = À tout moment : la plus haute marque de quelqu’un passe sur votre tour.
card-move-anywhere = Allez où vous voulez
card-move-anywhere-text = À votre tour : rejoignez n’importe quelle autre case. Le départ vous paie au passage.
card-tallest-tower = Prime à la plus haute tour
card-tallest-tower-text = À tout moment : la banque vous verse la valeur de la plus haute tour.
card-private-jet = Voyage en jet privé
card-private-jet-text = À votre tour : avancez d’autant de cases que vous voulez, { $reach } au plus.
card-bargain-business = Bonne affaire
card-bargain-business-text = En arrivant sur une marque libre : elle est à vous pour { $amount }.
card-market-crash = Krach boursier
card-market-crash-text = À tout moment : toutes les autres tours perdent leur plus haute marque.
card-deal-buster = Affaire soufflée
card-deal-buster-text = En réponse : achetez vous-même, au prix marqué, la marque que quelqu’un allait acheter.
card-reverse-rent = Loyer inversé
card-reverse-rent-text = Au lieu de payer : c’est le propriétaire qui vous verse la valeur de sa tour.
card-billboard-tax = Taxe publicitaire
card-billboard-tax-text = À votre tour : quelqu’un qui a au moins { $tiles } marques vous paie { $amount }.
card-pas-touche = PAS TOUCHE
card-pas-touche-text = Super Empire, en réponse : personne ne touche à votre tour cette fois.
card-vous-etes-renvoye = VOUS ÊTES RENVOYÉ
card-vous-etes-renvoye-text = Super Empire, à tout moment : une couleur quitte toutes les tours, la vôtre comprise.

## Les marques, en quelques mots

about-nerf = Des jouets en mousse qui ont fait du salon un terrain de bataille sans danger.
about-transformers = Des robots qui se plient en voitures, en avions, et finissent en héros de cinéma.
about-razor = La trottinette pliante qui a envahi les trottoirs au tournant du siècle.
about-polaroid = La photo qui sort de l’appareil et se révèle sous vos yeux.
about-virgin = Un nom passé des disques aux avions, et des avions aux fusées.
about-billboard = Le journal dont le classement dit chaque semaine quelle chanson domine.
about-wilson = Raquettes, ballons et gants : un fournisseur des vestiaires depuis plus d’un siècle.
about-puma = Un félin qui bondit, sur des chaussures nées d’une rivalité entre deux frères.
about-levis = Le pantalon de toile à rivets, taillé d’abord pour les chercheurs d’or.
about-candy-crush = Trois bonbons alignés, et des millions de pouces occupés dans le métro.
about-food-network = La chaîne où l’on regarde les autres cuisiner en oubliant son propre dîner.
about-guitar-hero = Cinq touches de couleur pour se croire sur scène, dans sa chambre.
about-nickelodeon = Une chaîne pour enfants, son orange vif et son slime vert.
about-yahoo = Un annuaire d’étudiants devenu l’une des premières portes du web.
about-caterpillar = Le jaune des grands chantiers : ce qui creuse, pousse et soulève.
about-ford = La voiture pour tous, sortie d’une chaîne de montage devenue modèle.
about-ebay = Un grenier mondial où tout se vend au plus offrant.
about-heinz = La bouteille de sauce tomate que l’on secoue toujours un peu trop.
about-universal = Des décors de cinéma où l’on entre, et des montagnes russes autour.
about-xbox = La console au grand X, qui a mis le salon en réseau.
about-skype = L’appel vidéo d’avant tous les autres, un bout du monde dans l’écran.
about-beats = Le casque que l’on porte autour du cou autant que sur les oreilles.
about-electric = Le courant de la ville : quatre cartouches, sans loyer, mais chacun monte votre tour.
about-water = L’eau de la ville : quatre cartouches, sans loyer, mais chacun monte votre tour.
about-office = Un immeuble de bureaux : il ne rapporte rien à lui seul, mais il rapproche du sommet.

## La partie guidée : une idée à la fois

lesson-goal-title = Le but
lesson-goal = Remplir votre tour le premier. Chaque marque achetée s’y empile.
lesson-office-title = L’immeuble
lesson-office = Avant de lancer, vous pouvez acheter un immeuble de la banque : lui aussi fait monter la tour.
lesson-buy-title = Une marque
lesson-buy = Si vous achetez la marque, son cartouche se pose au sommet de votre tour. Sinon, elle part aux enchères.
lesson-top-title = Le sommet
lesson-top = C’est le cartouche du haut que les échanges et les cartes visent : ce qui est dessous est à l’abri.
lesson-rent-title = Le loyer
lesson-rent = Le robot s’est arrêté sur une de vos marques : il a payé la valeur de votre tour entière.
lesson-card-title = Les cartes
lesson-card = Une carte tirée agit tout de suite ; une carte Empire se garde en main, cachée.
lesson-swap-title = Le symbole Échange
lesson-swap = Échangez les sommets de deux tours, ou avancez de l’autre dé.
lesson-auction-title = L’enchère
lesson-auction = Chaque offre monte d’un pas fixe. Passer est définitif.
lesson-reverse-title = Une carte au bon moment
lesson-reverse = Vous devez un loyer, mais votre carte le retourne : c’est l’autre qui paie.
lesson-no-title = Dire non
lesson-no = Une carte vous vise. La vôtre l’annule, et elle est défaussée.


# Ce que dit une carte de sa propre édition, d’après son verbe

does-receive = Touchez { $amount }.
does-receive-from-each = Chacun vous offre { $amount }.
does-pay-bank = Payez { $amount }.
does-free-tile = Prenez sans payer un cartouche { DE($utility) }, s’il en reste.
does-casino = Défiez quelqu’un aux dés : le plus haut total touche { $prize }. Le symbole ne compte pas.
does-to-go = Filez jusqu’au départ et touchez la valeur de votre tour.
does-speed-ahead = Avancez d’autant de cases que vous voulez, { $reach } au plus.
does-to-jail = Tout droit en Prison, sans passer par le départ.
does-keep-jail-card = Gardez cette carte pour sortir de Prison, ou vendez-la.
does-swap-the-top = À tout moment : échangez votre plus haute marque contre celle de quelqu’un.
does-hostile-takeover = À tout moment : la plus haute marque de quelqu’un passe sur votre tour.
does-billboard-tax = À votre tour : quelqu’un qui a au moins { $tiles ->
    [one] { $tiles } marque
   *[other] { $tiles } marques
  } vous paie { $amount }.
does-travel = À votre tour : avancez d’autant de cases que vous voulez, { $reach } au plus.
does-tallest-tower = À tout moment : la banque vous verse la valeur de la plus haute tour.
does-market-crash = À tout moment : toutes les autres tours perdent leur plus haute marque.
does-you-are-fired = À tout moment : une couleur quitte toutes les tours, la vôtre comprise.
does-bargain = En arrivant sur une marque libre : elle est à vous pour { $amount }.
does-turn-round = Au lieu de payer : c’est le propriétaire qui vous verse la valeur de sa tour.
does-say-no = En réponse : annulez le coup joué contre vous.
does-hands-off = En réponse : personne ne touche à votre tour cette fois.
does-buster = En réponse : achetez vous-même, au prix marqué, la marque que quelqu’un allait acheter.
