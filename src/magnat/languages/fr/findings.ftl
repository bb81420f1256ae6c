# Ce que les études ont trouvé, jeu par jeu, en français.

## Ce que tous les jeux ont

place = { $n ->
    [1] 1ᵉʳ
   *[other] { $n }ᵉ
}
in-round = tour { $n }
turns-from = { $open ->
    [yes] { $low } et plus
   *[other] { $low } à { $high }
}

order-chart = Ordre de jeu
order-help = Victoires selon le rang au premier tour.
order-column-1 = victoires
order-first-title = Commencer est un avantage.
order-first-text = Le premier gagne { $first } des parties, le { $n }ᵉ { $last } (± { $half }).
order-last-title = Mieux vaut jouer en dernier.
order-last-text = Le premier gagne { $first } des parties, le { $n }ᵉ { $last } (± { $half }).
order-even-title = L’ordre de jeu ne compte pas.
order-even-text = Le premier gagne { $first } des parties, le { $n }ᵉ { $last } (± { $half }) : l’écart reste dans l’intervalle.
order-few-title = L’ordre de jeu : trop peu de parties.
order-few-text = Le premier gagne { $first } des parties, le { $n }ᵉ { $last } (± { $half }).

length-chart = Durée
length-help = Tours de tous, par partie. Une moitié des parties dure entre { $low } et { $high } tours, celle du milieu { $middle }.
length-column-1 = parties
length-title = { $each ->
    [one] Un tour chacun.
   *[other] { $each } tours chacun.
}
length-text = La moitié des parties à { $seats } dure entre { $low } et { $high } tours en tout.

balance-chart = L’équilibre
balance-help = Pour qui dessine une édition : rien ici n’est bon ni mauvais.
balance-column-1 = mesuré
balance-first = victoires du premier à jouer
balance-last = victoires du dernier à jouer
balance-runaway = victoires de qui mène seul à mi-partie
balance-shared = parties sans vainqueur unique
balance-cut = parties arrêtées à la limite de tours
balance-length = tours, au milieu
balance-dead = cases presque jamais visitées

arrivals-chart = Où l’on tombe
arrivals-help = Part de chaque case dans { $all } arrivées.
arrivals-column-1 = simulé
arrivals-column-2 = calculé, on reste en prison
arrivals-column-3 = calculé, on paie aussitôt

counted-arrival = Arrivée : un pion s’arrête sur une case, même un instant, par les dés, une carte ou une arrestation. La part d’une case est le nombre de ses arrivées divisé par toutes les arrivées.
counted-order = Ordre de jeu : le rang au premier tour, quelle que soit la place à table. Une victoire partagée est partagée.
counted-interval = Intervalles : 95 %, de Wilson pour les parts. Un chiffre est arrondi à ce que son intervalle permet ; au-delà de 5 points de part et d’autre, il y a trop peu de parties.
counted-sign = Mesuré entre robots : un signe, pas une cause. Qui gagne souvent pour une autre raison a aussi plus souvent les bonnes cartes.

## Banque Électronique

floor-title = { $n ->
    [1] Le 1ᵉʳ appartement change tout.
    [5] L’hôtel change tout.
   *[other] Le { $n }ᵉ appartement change tout.
}
floor-text = Groupe { $group } : remboursé en { $before } tours d’adversaires sans lui, en { $after } avec lui. Bâtir davantage ne fait pas descendre sous { $least }.
traffic-jail-title = Le trafic sort de prison.
traffic-jail-text = { $space } reçoit { $share } des arrivées. La rue la plus visitée : { $street } ({ $often }) ; la moins visitée : { $quiet } ({ $seldom }).
traffic-title = La case la plus visitée : { $space }.
traffic-text = Elle reçoit { $share } des arrivées. La rue la plus visitée : { $street } ({ $often }) ; la moins visitée : { $quiet } ({ $seldom }).
payback-chart = En combien de tours d’adversaires un groupe rembourse
payback-help = Terrain et bâtiments compris, un seul adversaire. À droite : de ceux qui ont tenu le groupe entier, la part qui a gagné.
payback-column-1 = nu
payback-column-2 = groupe
payback-column-3 = 1
payback-column-4 = 2
payback-column-5 = 3
payback-column-6 = 4
payback-column-7 = hôtel
payback-column-8 = gagne quand il est complet
next-chart = Prochain tour, depuis la prison en visite
next-help = Sur { $all } tours commencés là : la part de ceux qui passent au moins une fois par la case, doubles et cartes compris.
next-column-1 = tours
wins-chart = Le premier groupe complet
wins-help = Victoires de qui tient le premier un groupe entier, selon le groupe.
wins-column-1 = victoires
wins-any = n’importe lequel
auctions-chart = Les enchères
auctions-help = Ce qu’un titre rapporte aux enchères, en prix imprimés : 1 veut dire le prix du plateau.
auctions-column-1 = fois le prix
auctions-all = tous les titres
jail-chart = La prison, tôt et tard
jail-help = Tôt : tant que la banque a des titres qui n’ont jamais été vendus. Ce que coûte un tour dehors, et ce que la prison épargne et fait manquer.
jail-column-1 = loyers par tour, dehors
jail-column-2 = loyers par tour, en prison
jail-column-3 = achats par tour, dehors
jail-column-4 = part des tours en prison
jail-early = tôt
jail-late = tard
jail-title = La prison coûte tôt et protège tard.
jail-text = Un tour dehors coûte { $early } de loyers tant qu’il reste des titres à vendre, et en achète un { $bought } fois sur cent ; ensuite, il coûte { $late }.
jail-even-title = La prison épargne des loyers.
jail-even-text = Un tour dehors coûte { $early } de loyers tant qu’il reste des titres à vendre, et en achète un { $bought } fois sur cent ; ensuite, il coûte { $late }.
counted-payback = Remboursement d’un groupe, en tours d’un adversaire : ce qu’il a coûté, divisé par la somme de arrivées par tour × loyer. Nu : loyer simple ; groupe : doublé.
counted-complete = Gagne quand il est complet : de ceux qui ont tenu le groupe entier à un moment, la part qui a gagné.
counted-next = Prochain tour : part des tours commencés sur une case qui passent au moins une fois par l’autre.
counted-chain = Calculé : une chaîne de Markov sur les lancers, cartes et triples doubles compris, où les cartes « libéré de prison » sont en main et où l’on paie l’amende plutôt que de tirer une carte Chance. On y reste en prison jusqu’au double ou à la troisième fois, ou bien on paie aussitôt.
counted-jail = Tour en prison : commencé en prison, et le pion n’a pas bougé.

## Empire

brand-late-title = Le moment compte plus que la marque.
brand-late-text = { $above } et { $below } montent d’autant ({ $n ->
    [one] un niveau
   *[other] { $n } niveaux
}), mais l’une s’achète au tour { $late }, l’autre au tour { $early } : { $more } de victoires contre { $less }.
brand-title = { $above } porte le plus loin.
brand-text = { $above } et { $below } montent d’autant ({ $n ->
    [one] un niveau
   *[other] { $n } niveaux
}) ; tour { $late } et tour { $early } : { $more } de victoires contre { $less }.
brand-even-title = Aucune marque ne se détache.
brand-even-text = { $n ->
    [one] À hauteur égale, une marque reste
   *[other] À hauteur égale, les { $n } marques restent
} dans l’intervalle.
brands-chart = Les marques
brands-help = Victoires de qui pose la marque le premier, et le tour où cela arrive le plus souvent.
brands-column-1 = victoires
offices-chart = Les immeubles
offices-help = Victoires selon le nombre d’immeubles reçus ou achetés.
offices-column-1 = victoires
offices-held = { $many ->
    [yes] trois immeubles ou plus
   *[other] { $n ->
        [0] aucun immeuble
        [one] un immeuble
       *[other] { $n } immeubles
    }
}
swaps-chart = Les échanges
swaps-help = Ce que devient la tour du joueur qui échange.
swaps-column-1 = échanges
swaps-grows = elle grandit
swaps-same = elle reste
swaps-shrinks = elle diminue
swaps-others = deux autres tours
swaps-title = Échanger rapporte.
swaps-text = La tour du joueur qui échange grandit { $grows } des fois et diminue { $shrinks } des fois.
swaps-lost-title = Échanger ne rapporte pas.
swaps-lost-text = La tour du joueur qui échange grandit { $grows } des fois et diminue { $shrinks } des fois.
swaps-none-title = Personne n’échange.
swaps-none-text = Pas un échange dans ces parties.
counted-brand = Marque : le premier qui l’achète, la gagne aux enchères ou la reçoit. Une marque qui se vend tard est achetée par un joueur près de gagner : le tour est écrit à côté.
counted-office = Immeubles : ceux d’une couleur complète et ceux qu’on achète, même s’ils sont perdus ensuite.
counted-swap = Échange : deux cartouches changent de tour ; compté pour le joueur qui l’a décidé.

## Star Wars

planets-title = { $above } pèse le plus, { $below } le moins.
planets-text = Le camp qui complète le premier { $above } gagne { $more } des parties ; avec { $below }, { $less }. La première est complétée dans { $rare } des parties, l’autre dans { $often }.
planets-even-title = Aucune planète ne décide seule.
planets-even-text = De { $above } ({ $more }, complétée dans { $rare } des parties) à { $below } ({ $less }, dans { $often }), l’écart reste dans l’intervalle.
planets-chart = Les planètes
planets-help = Victoires du camp qui complète la planète le premier, et part des parties où quelqu’un la complète.
planets-column-1 = victoires
held-in = complète : { $share }
sides-chart = Les camps
sides-help = Victoires de chaque camp.
sides-column-1 = victoires
sides-rebel-title = La Rébellion gagne plus souvent.
sides-rebel-text = Elle gagne { $rebel } des parties, l’Empire { $empire }.
sides-empire-title = L’Empire gagne plus souvent.
sides-empire-text = Il gagne { $empire } des parties, la Rébellion { $rebel }.
sides-even-title = Les deux camps se valent.
sides-even-text = La Rébellion gagne { $rebel } des parties, l’Empire { $empire } : l’écart reste dans l’intervalle.
force-chart = Les cartes Force
force-help = De ceux qui ont joué la carte au moins une fois, la part qui a gagné.
force-column-1 = victoires
counted-planet = Planète : complète quand toutes ses cases portent des bases d’un même camp. Compté pour le premier camp à qui cela arrive.
counted-side = Camps : une victoire compte pour le camp du vainqueur.
counted-force = Cartes Force : jouées pour leur moitié haute, « Dites non ! » et sorties de prison comprises.

## Deal

cards-best-title = { $card } : loin devant le reste.
cards-best-text = Qui pioche cette carte gagne { $share } des parties ; la suivante ({ $next }) en est à { $less }.
cards-even-title = Aucune carte ne gagne seule.
cards-even-text = En tête { $card } ({ $share }), puis { $next } ({ $less }) : l’écart reste dans l’intervalle.
cards-chart = Les cartes
cards-help = De ceux qui ont pioché la carte au moins une fois, la part qui a gagné.
cards-column-1 = victoires
cards-property = une propriété
cards-wild = une Propriété Joker
cards-rent = Loyer de deux couleurs
cards-rent-any = Loyer de toutes les couleurs
ends-chart = Comment finit le dernier groupe
ends-help = La carte qui a donné la victoire.
ends-column-1 = parties
ends-laid = posée de la main
ends-paid = reçue en paiement
ends-taken = prise à un autre
ends-swapped = échangée
ends-stolen = un groupe entier volé
ends-turned = par une réorganisation
ends-counted = aucune : on a comparé les tables
ends-title = La dernière carte vient le plus souvent ainsi : { $way }.
ends-text = { $share } des parties finissent de cette façon ; { $stolen } par un groupe entier volé.
noes-chart = À quoi l’on dit non
noes-help = Part des menaces auxquelles quelqu’un répond par un Joker !
noes-column-1 = menaces
noes-demanded = payer
noes-wants = perdre une propriété
noes-wants-swap = un échange
noes-wants-group = perdre un groupe entier
noes-title = Le non se garde pour le groupe entier.
noes-text = On dit non à { $group } des vols de groupe, et à { $debt } des paiements.
noes-other-title = Le non ne se garde pas pour le groupe entier.
noes-other-text = On dit non à { $group } des vols de groupe, et à { $debt } des paiements.
noes-none-title = Personne ne menace un groupe.
noes-none-text = Pas un vol de groupe dans ces parties.
jokers-chart = Ce que vaut un non
jokers-help = Victoires de qui a dit non au moins une fois, de qui finit avec un Joker ! en main, et des autres.
jokers-column-1 = victoires
jokers-said = a dit non
jokers-kept = l’a gardé
jokers-neither = n’en avait pas
counted-card = Carte : piochée au moins une fois, main de départ comprise. Les billets sont comptés par valeur, les propriétés et les loyers par sorte.
counted-end = Dernier groupe : ce qui s’est passé juste avant la victoire.
counted-no = Non : un Joker ! posé. Une menace est une demande, un vol ou un échange.

## Millionnaire

stars-chart = Les étoiles
stars-help = Victoires du premier arrivé à un niveau, et de qui finit à un niveau.
stars-column-1 = victoires
stars-first = { $n ->
    [3] 1ᵉʳ à trois étoiles
   *[5] 1ᵉʳ à cinq étoiles
}
stars-end = { $n ->
    [1] finit à une étoile
    [3] finit à trois étoiles
   *[5] finit à cinq étoiles
}
stars-rise-title = Monter paie.
stars-rise-text = Le premier à cinq étoiles gagne { $first } des parties ; qui finit à une étoile, { $low }.
stars-even-title = Monter le premier ne suffit pas.
stars-even-text = Le premier à cinq étoiles gagne { $first } des parties ; qui finit à une étoile, { $low }.
stars-never-title = Personne n’arrive à cinq étoiles.
stars-never-text = Pas une fois dans ces parties.
streets-chart = Rues ou étoiles
streets-help = Victoires des joueurs qui ont tenu un groupe entier, qui finissent à cinq étoiles, les deux, ou ni l’un ni l’autre.
streets-column-1 = victoires
streets-both = groupe et cinq étoiles
streets-streets = groupe, sans cinq étoiles
streets-stars = cinq étoiles, sans groupe
streets-neither = ni l’un ni l’autre
streets-more-title = Un groupe vaut mieux que cinq étoiles.
streets-more-text = Avec un groupe sans cinq étoiles : { $street } de victoires ; avec cinq étoiles sans groupe : { $star }.
streets-less-title = Cinq étoiles valent mieux qu’un groupe.
streets-less-text = Avec cinq étoiles sans groupe : { $star } de victoires ; avec un groupe sans cinq étoiles : { $street }.
streets-even-title = Groupe ou cinq étoiles : cela revient au même.
streets-even-text = Avec un groupe sans cinq étoiles : { $street } de victoires ; avec cinq étoiles sans groupe : { $star }.
streets-none-title = L’un ne va pas sans l’autre.
streets-none-text = Personne ici n’a eu un groupe sans cinq étoiles, ou l’inverse.
fortune-chart = Les cartes Fortune
fortune-help = De ceux qui ont pris la carte au moins une fois, la part qui a gagné.
fortune-column-1 = victoires
counted-stars = Étoiles : le premier qui atteint un niveau, par le Départ ou par une carte ; à la fin, le niveau où chacun se trouve.
counted-streets = Groupe : tenu entier à un moment.
counted-fortune = Cartes Fortune : prises sur le plateau, gardées ou non.
