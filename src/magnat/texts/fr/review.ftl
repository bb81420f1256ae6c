# La revue d’une partie, en français : la page, le terminal, et les phrases qui disent pourquoi.

review-title = Revue de la partie
review-facts = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } · { $games } parties jouées
review-under = si tous jouaient la suite comme le robot { $level }
review-verdict = { $gave ->
    [yes] Les dés et les cartes ont donné { $luck } { $luck_is ->
        [one] point
       *[other] points
      } à { $seat },
   *[no] Les dés et les cartes ont pris { $luck } { $luck_is ->
        [one] point
       *[other] points
      } à { $seat },
  } { $answers ->
    [back] ses réponses en ont rendu { $play }.
    [more] ses réponses en ont coûté { $play } de plus.
    [cost] ses réponses en ont coûté { $play }.
    [won] ses réponses en ont gagné { $play }.
   *[none] ses réponses n’y ont rien changé.
  }
review-verdict-you = { $gave ->
    [yes] Les dés et les cartes vous ont donné { $luck } { $luck_is ->
        [one] point
       *[other] points
      },
   *[no] Les dés et les cartes vous ont pris { $luck } { $luck_is ->
        [one] point
       *[other] points
      },
  } { $answers ->
    [back] vos réponses en ont rendu { $play }.
    [more] vos réponses en ont coûté { $play } de plus.
    [cost] vos réponses en ont coûté { $play }.
    [won] vos réponses en ont gagné { $play }.
   *[none] vos réponses n’y ont rien changé.
  }
review-decided = décidée au tour { NUMBER($turn, useGrouping: 0) }
review-until = chiffres provisoires, jusqu’au tour { NUMBER($turn, useGrouping: 0) }
review-aborted = interrompue
review-nothing = Aucune réponse n’a coûté plus de 2 points. Les dés ont fait le reste.
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
column-play-of = face au robot { $level }
column-others = Jeu des autres
column-end = Arrivée
column-decisions = Décisions
column-sum = Somme
in-points = points de chance
you = (vous)

moments-title = À discuter
moments-all = Tous
moments-answers = Réponses
moments-luck = Chance
moment-of = question à { $seat }
told-to = À { $seat } : « { $line } »
moment-luck = le hasard
better = mieux :
best-tag = le mieux
equal-tag = équivalent
given-tag = { $seat } répond
given-tag-you = votre réponse
tried-title = Les réponses
tried-help = chance de gagner { DE($seat) } · mêmes dés pour toutes
tried-more = { $n ->
    [one] encore une réponse
   *[other] encore { $n } réponses
  }
before-after = Chances, avant → après
cost-in = points de chance, ± { $half }
previous = Moment précédent
next = Moment suivant
between = entre { $low } et { $high } sur 100
theme = Clair ou sombre
language = English

word-blunder = Bévue
word-error = Erreur
word-doubtful = Douteux
word-uncertain = Incertain

why-lock = { CAP($space) } était le verrou du groupe { $group }.
why-lock-build = { CAP($space) } était le verrou du groupe { $group }, et { $seat } a { $amount } pour bâtir dès son tour.
why-blocked = Sans { $space }, { $seat } n’aura pas le groupe { $group }.
why-rent-mine = { CAP($space) } rapporterait { $amount } par arrêt, au lieu de { $instead }.
why-rent-theirs = { CAP($space) } coûte désormais { $amount } par arrêt, au lieu de { $instead }.
why-short = Il reste { $amount } : un loyer de { $rent }, à portée de dés, fait hypothéquer.
why-none = Aucune raison simple : les parties jouées le montrent.
