# La revue d’une partie, en français : la page, le terminal, et les phrases qui disent pourquoi.

review-title = Revue de la partie
review-facts = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } · { $games } parties jouées
review-under = si tous jouaient la suite comme le robot { $level }
headline-one = { CAP($first) }.
headline-two = { CAP($first) }, { $second }.
headline-size = { $size } { $noun ->
    [one] point
   *[other] points
  }
headline-luck = { $kind ->
    [won-you] les dés et les cartes vous ont donné { $size }
    [lost-you] les dés et les cartes vous ont pris { $size }
    [won] les dés et les cartes ont donné { $size } à { $seat }
   *[lost] les dés et les cartes ont pris { $size } à { $seat }
  }
headline-play = { $kind ->
    [won-you] vos réponses ont gagné { $size }
    [lost-you] vos réponses ont coûté { $size }
    [won] les réponses { DE($seat) } ont gagné { $size }
   *[lost] les réponses { DE($seat) } ont coûté { $size }
  }
headline-others = { $kind ->
    [won-you] les réponses des autres vous ont donné { $size }
    [lost-you] les réponses des autres vous ont coûté { $size }
    [won] les réponses des autres ont donné { $size } à { $seat }
   *[lost] les réponses des autres ont coûté { $size } à { $seat }
  }
headline-no-play = { $kind ->
    [you] vos réponses n’ont rien changé de mesurable
   *[they] les réponses { DE($seat) } n’ont rien changé de mesurable
  }
headline-nothing = Ni la chance ni les réponses n’ont rien changé de mesurable.
review-decided = décidée au tour { NUMBER($turn, useGrouping: 0) }
review-until = chiffres provisoires, jusqu’au tour { NUMBER($turn, useGrouping: 0) }
review-aborted = interrompue
review-nothing = Aucune réponse n’a coûté 2 points ou plus.
review-small = Aucune réponse ne ressort : de petites différences s’additionnent.
review-made = Calculé par Magnat { $version }, sans rien envoyer nulle part. Les chances sont mesurées : chaque position est jouée jusqu’au bout, encore et encore, par le robot { $level }. « ± » dit à quel point on peut s’y fier, 95 fois sur 100.

curve-title = Les chances de chacun
curve-help = de gagner, { $under }
curve-label = Les chances de gagner de chacun, tour par tour
curve-lines = Lignes
curve-table = Tableau
turn = tour
turn-number = tour { NUMBER($turn, useGrouping: 0) }
luck-word = Chance

table-title = Chance et jeu
column-player = Joueur
column-start = Départ
column-luck = Chance
column-luck-of = dés et cartes
column-play = Son jeu
column-play-of = comparé au robot { $level }
column-others = Jeu des autres
column-end = Arrivée
column-decisions = Décisions
column-sum = Somme
in-points = points de chance
sums-of = { $term ->
    [play] Les réponses { DE($seat) } qui s’y additionnent, comparées à celles du robot { $level }
   *[others] Les réponses des autres qui s’y additionnent, comparées à celles du robot { $level }
  }
sums-of-label = { $term ->
    [play] Son jeu : détailler les réponses
   *[others] Jeu des autres : détailler les réponses
  }
sums-rest = réponses qui ne sont pas montrées
sums-none = Aucune réponse n’a fait de différence.
you = (vous)

moments-title = À discuter
moments-all = Tous
moments-answers = Réponses
moments-luck = Chance
moment-of = question à { $seat }
told-to = (À { $seat }) { $line }
moment-luck = le hasard
better = mieux :
best-tag = le mieux
equal-tag = équivalent
unclear-tag = pas de différence trouvée
given-tag = { $seat } répond
given-tag-you = votre réponse
tried-title = Les réponses
tried-more = { $n ->
    [one] encore une réponse
   *[other] encore { $n } réponses
  }
before-after = Chances, avant → après
cost-in = points de chance, ± { $half }
previous = Moment précédent
next = Moment suivant
between = entre { $low } et { $high } sur 100

word-blunder = Bévue
word-error = Erreur
word-doubtful = Douteux
word-uncertain = Incertain

why-wins = { $seat } aurait gagné tout de suite.
why-loses = { $seat } gagne tout de suite.
why-lock = { CAP($space) } était le verrou du groupe { $group }.
why-lock-build = { CAP($space) } était le verrou du groupe { $group }, et { $seat } a { $amount } pour bâtir dès son tour.
why-blocked = Sans { $space }, { $seat } n’aura pas le groupe { $group }.
why-rent-mine = { CAP($space) } rapporterait { $amount } par arrêt, au lieu de { $instead }.
why-rent-theirs = { CAP($space) } coûte désormais { $amount } par arrêt, au lieu de { $instead }.
why-short = Il reste { $amount } : un loyer de { $rent }, à portée de dés, fait hypothéquer.
why-short-of-cash = Il reste { $amount }, et un loyer de { $rent } est à portée de dés.
why-deal-mine = { $seat } aurait { $count ->
    [one] un groupe complet
   *[other] { $count } groupes complets
  }, au lieu { $less ->
    [0] d’aucun
   *[other] de { $less }
  }.
why-deal-theirs = { $seat } a maintenant { $count ->
    [one] un groupe complet
   *[other] { $count } groupes complets
  }, au lieu { $less ->
    [0] d’aucun
   *[other] de { $less }
  }.
why-empire-mine = La tour { DE($seat) } monterait à { $count }, au lieu de { $less }.
why-empire-theirs = La tour { DE($seat) } monte à { $count }, au lieu de { $less }.
why-star-wars-mine = { $seat } aurait { $count ->
    [one] une base
   *[other] { $count } bases
  }, au lieu { $less ->
    [0] d’aucune
   *[other] de { $less }
  }.
why-star-wars-theirs = { $seat } a maintenant { $count ->
    [one] une base
   *[other] { $count } bases
  }, au lieu { $less ->
    [0] d’aucune
   *[other] de { $less }
  }.
why-score-mine = Le score { DE($seat) } serait de { $count }, au lieu de { $less }.
why-score-theirs = Le score { DE($seat) } est de { $count }, au lieu de { $less }.
why-bid-over-price = { CAP($space) } : { $amount }, pour un prix imprimé de { $instead }.
why-bid-too-much = { CAP($space) } : { $instead } suffisait pour mener l’enchère, au lieu de { $amount }.
why-bid-bargain = { CAP($space) } restait au-dessous de son prix imprimé : { $amount } au lieu de { $instead }.
why-sold-below-price = { CAP($space) } part pour { $amount }, au-dessous de son prix imprimé de { $instead }.
why-bid-own-group = { CAP($space) } compléterait le groupe { $group } { DE($seat) }.
why-auctioned = { CAP($space) } s’achetait { $amount } ; aux enchères, n’importe qui peut l’obtenir.
why-group-broken = { $seat } n’a plus le groupe { $group } en entier.
why-building-fund = Il reste { $amount } : il en faut { $instead } pour bâtir dans le groupe { $group }.
why-idle-cash = { $amount } dorment, alors que le groupe { $group } peut être bâti tout de suite.
why-jail-late = Encore à vendre : { $count }. En prison, on laisse les autres se servir.
why-jail-early = Dehors, un arrêt coûte jusqu’à { $rent } : la prison protégeait.
why-card-unplayed = Une carte pouvait être jouée tout de suite ; cartes gardées en main : { $count }.
why-no-kept = Une carte en main pouvait l’empêcher.
why-no-wasted = Le refus a servi contre une perte mineure : il manquera pour une plus grosse.
why-plays-left = Coups encore permis ce tour-ci : { $count }.
why-card-banked = À la banque, « { $card } » n’a plus d’effet.
why-property-paid = Le paiement prend { $amount } de plus sur les propriétés.
why-office-dear = Un immeuble coûte { $amount } par niveau ; aucune marque à vendre ne dépasse { $instead } par niveau.
why-best-base = À bases égales, { $space } départage les camps.
why-card-spent = La carte jouée ne rapporte rien pour l’instant ; cartes restées en main : { $count }.
why-collects = La meilleure réponse prend { $amount } aux autres.
why-overpaid = Le paiement coûte { $amount } au lieu de { $instead }.
why-missing-mine = Pour le prochain groupe complet, il manquerait à { $seat } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } au lieu de { $less }.
why-missing-theirs = Pour le prochain groupe complet, il manque maintenant à { $seat } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } au lieu de { $less }.
why-set-broken = Le paiement casse un groupe complet { DE($seat) } qui pouvait rester entier.
why-level = { $seat } aurait { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  } au lieu de { $less }.
why-fact = Après la meilleure réponse : { $first }.
why-facts = Après la meilleure réponse : { $first } ; { $second }.
why-fact-cash = argent { DE($seat) }, { $amount } au lieu de { $instead }
why-fact-rents = loyers { DE($seat) }, { $amount } au lieu de { $instead }
why-fact-deeds = titres { DE($seat) }, { $count } au lieu de { $less }
why-fact-bank = banque { DE($seat) }, { $amount } au lieu de { $instead }
why-fact-laid = propriétés { DE($seat) }, { $amount } au lieu de { $instead }
why-fact-tower = tour { DE($seat) }, { $amount } au lieu de { $instead }
why-fact-bases = bases { DE($seat) }, { $count } au lieu de { $less }
why-fact-cards = cartes en main { DE($seat) }, { $count } au lieu de { $less }
why-none = Aucune raison simple : les parties jouées le montrent.

# Dans le navigateur

review-close = Fermer
review-share = Partager
review-copied = Lien copié
review-ready = Revue terminée
review-positions = { $positions ->
    [one] une position
   *[other] { $positions } positions
  } · { $games } parties jouées
review-turns = { $n ->
    [one] un tour
   *[other] { NUMBER($n, useGrouping: 0) } tours
  }
review-begins = La revue commence…
review-progress = { $done } sur { $total }
review-stage-sketch = esquisse, un tour sur dix
review-stage-moment = premier moment
review-stage-first = premier passage, position par position
review-stage-closer = second regard sur les moments
review-stage-rest = derniers chiffres
review-others = { $n ->
    [one] Une autre revue se calcule en même temps.
   *[other] { $n } autres revues se calculent en même temps.
  }
review-stop = Arrêter là
review-go-on = Continuer
review-stopped = Le calcul est arrêté ; ce qui est connu reste là.
review-old = Chiffres de la version { $version } du jeu.
review-again = Recalculer
review-not-yet = Pas encore de revue
review-not-over = À la fin de la partie : pendant qu’on joue, personne ne voit de chances.
review-off = Ce serveur ne fait pas de revues. « magnat review » lit la partie exportée.
review-closed = Aux tables d’amis, chacun ne voit que ses propres réponses : celles des autres sont comptées ensemble.
common-ask = Regarder la partie ensemble ? Chacun verrait aussi les réponses des autres ; il faut l’accord de tous.
common-agree = D’accord
common-refuse = Non
common-waiting = Vous êtes d’accord. Il manque encore l’accord d’autres joueurs.
common-no = Pas de revue commune : chacun garde ses réponses pour soi.
common-yes = Revue commune : tous sont d’accord.
curve-stacked = Empilé
curve-scrub = Tour
curve-leads = { $seat } mène du tour { NUMBER($turn, useGrouping: 0) } à la fin.
curve-width = largeur du trait : ce qu’on ignore encore
moments-mine = Mes réponses
moment-none = Aucun moment à discuter
moment-said = Moment { $n } sur { $of }, tour { NUMBER($turn, useGrouping: 0) }, { $seat }.
moment-mark = Moment { $n }, tour { NUMBER($turn, useGrouping: 0) }
answers-yours = Vos réponses
answers-help = votre chance de gagner · { $games } parties chacune, mêmes dés
answers-help-they = chance de gagner { DE($seat) } · { $games } parties chacune, mêmes dés
play-from-here = Jouer à partir d’ici
hide-search = Cacher et chercher
hide-show = Tout montrer
hide-asked = Que répondriez-vous ?
hide-mine = votre essai
step-first = Début
step-last = Fin
step-back = Pas précédent
step-on = Pas suivant
step-of = sur { NUMBER($turns, useGrouping: 0) }
turn-title = Tour { NUMBER($turn, useGrouping: 0) }
tab-moments = Moments
tab-players = Joueurs
tab-board = Plateau

hint = Indice
hint-help = votre chance de gagner après chaque réponse
hint-hide = Masquer
hint-thinking = On joue la suite, encore et encore…
hint-counting = On compte encore…
hint-best = La première réponse est la meilleure de celles qui ont été essayées.
hint-equal = { $which ->
    [all] Ces réponses se valent, à 2 points près.
   *[some] Les réponses marquées « équivalent » se valent, à 2 points près.
  }
hint-unclear = { $which ->
    [all] Pas de différence trouvée : ± { $half } points en { $games } parties.
   *[some] Pas de différence trouvée entre les réponses marquées : ± { $half } points en { $games } parties.
  }
hint-only = Il n’y a qu’une réponse.
hint-note = Compté sur { $games } parties par réponse, avec les mêmes dés, si tous jouent ensuite comme le robot { $level }. C’est une mesure, pas un ordre.

# Les parties à côté, l’une près de l’autre

branch-title = La branche
branch-fold = replier
branch-unfold = déplier
compare-title = Dans la même situation, chances de gagner
compare-here = Ici
compare-played = Partie jouée
tries-title = Mes essais
tries-help = vos chances, et celles de la partie jouée dans la même situation
tries-loading = On joue la suite de chaque essai…
tries-none = Aucun essai pour l’instant.
try-played = partie jouée
try-waits = pas encore de réponse
try-running = en cours, tour { NUMBER($turn, useGrouping: 0) }
try-won = gagnée au tour { NUMBER($turn, useGrouping: 0) }
try-lost = perdue au tour { NUMBER($turn, useGrouping: 0) }
try-left = laissée au tour { NUMBER($turn, useGrouping: 0) }
try-begins = à partir du tour { NUMBER($turn, useGrouping: 0) }
try-then = { $where ->
    [fork] partie jouée, à la même question : { $chance }
    [answer] partie jouée, après sa propre réponse : { $chance }
    [turn] partie jouée, au début du même tour : { $chance }
   *[end] partie jouée, à la fin : { $chance }
  }
try-go-on = Continuer
try-look = Revoir
dice = Dés
same-dice = Mêmes dés
new-dice = Nouveaux dés
same-dice-help = « Mêmes dés » : chacun relance ce qu’il a lancé dans la partie jouée.

# Les statistiques de quelqu’un

stats-title = Mes statistiques
stats-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } { DE($seat) }, dont { $reviewed ->
    [0] aucune n’a encore de revue
    [one] une avec sa revue
   *[other] { $reviewed } avec leur revue
  }.
stats-none = Pas encore de partie finie
stats-none-text = Les parties à côté, les leçons et celles où vous tenez plusieurs places ne comptent pas.
stats-results = Résultats
stats-all = Ensemble
stats-column-title = Jeu
stats-column-games = Parties
stats-column-won = Gagnées
stats-column-even = À parts égales
stats-column-reviewed = Revues
stats-column-luck = Chance
stats-column-play = Jeu
stats-per-game = par partie, en points
stats-won-help = une victoire partagée compte en parts
stats-between = entre { $low } % et { $high } %
stats-few = au moins { $least } parties : avec moins, ce ne serait que du hasard
stats-too-few = trop peu
stats-over-time = Chance et jeu, partie après partie
stats-over-time-help = Un trait par partie qui a sa revue. Vers le haut : gagné ; vers le bas : perdu, en points de chance.
stats-chart = Chance et jeu, { $games ->
    [one] une partie
   *[other] { $games } parties
  } dans l’ordre du temps
stats-kinds = Erreurs par type
stats-kinds-help = Réponses qui ont coûté 2 points ou plus, comparées à la meilleure réponse essayée. « Typique » : dans trois parties au moins, et assez souvent pour que ce ne soit pas un hasard.
stats-no-kinds = Aucune revue ne vous reproche rien.
stats-typical = typique
stats-column-kind = Type
stats-column-count = Fois
stats-column-in = Dans
stats-column-cost = Points
stats-in-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  }
stats-unreviewed = { $n ->
    [one] Une partie n’a pas encore de revue : elle compte dans les résultats seulement.
   *[other] { $n } parties n’ont pas encore de revue : elles comptent dans les résultats seulement.
  }
stats-under = Chances mesurées par le robot { $level } ; « Jeu » est ce que vos réponses ont valu, comparées aux siennes.
stats-export-csv = Tableur (CSV)
stats-export-json = Données (JSON)
stats-forget = Oublier mes statistiques
stats-forget-ask = Tout oublier jusqu’ici ? Les parties et leurs revues restent ; elles ne compteront plus pour vous.
stats-forget-yes = Oublier
stats-forgotten = C’est oublié. Les prochaines parties compteront de nouveau.
stats-game-of = { $date } · { $title }

mistake-bids-too-high = Paie trop cher aux enchères
mistake-bids-too-low = Renonce trop tôt aux enchères
mistake-buys-too-much = Achète ce qu’il valait mieux laisser
mistake-buys-too-little = Laisse passer un bon achat
mistake-agrees-too-soon = Accepte de mauvais échanges
mistake-refuses-too-soon = Refuse de bons échanges
mistake-builds-too-much = Bâtit trop, ou trop tôt
mistake-builds-too-little = Bâtit trop peu, ou trop tard
mistake-wrong-site = Bâtit au mauvais endroit
mistake-wrong-card = Joue la mauvaise carte
mistake-holds-cards-back = Garde ses cartes trop longtemps
mistake-wrong-target = Vise la mauvaise cible
mistake-wrong-way = Va au mauvais endroit
mistake-wrong-payment = Paie avec ce qu’il fallait garder
mistake-raises-money-badly = Se procure mal de l’argent : hypothèques et ventes
mistake-stays-silent = Se tait quand il fallait s’opposer ou réclamer
mistake-objects-in-vain = S’oppose ou réclame pour rien
mistake-jail = Choisit mal comment sortir de prison
mistake-other = Autres réponses
