# Ce que disent les dés : l’étude de chaque jeu, en français.

study-title = Ce que disent les dés
study-few = trop peu de parties
study-facts = { $count ->
    [one] une partie
   *[other] { $played } parties
} · { $seats } joueurs · { $bot } · graine { $seed }
study-bot = { $bot ->
    [random] robots qui jouent au hasard
    [distracted] robots distraits
    [steady] robots posés
    [search] robots qui cherchent
    [easy] robots de niveau facile
    [normal] robots de niveau normal
    [hard] robots de niveau difficile
   *[other] robots « { $bot } »
}
study-how = Comment c’est compté
study-again = La commande qui refait chaque chiffre
study-table = Tableau
study-whisker = La moustache couvre l’intervalle à 95 %. Le trait pointillé marque des chances égales.
study-made = Étude faite par Magnat { $version }. Elle ne dépend que de la graine, pas du nombre de processus.
study-name = Quoi
study-interrupted = Arrêté après { $done ->
    [one] une partie. Rien n’est perdu
   *[other] { $done } parties. Rien n’est perdu
} : ajoutez --resume pour jouer celles qui restent ({ $left }).

study-lead = Ce que des milliers de parties entre robots montrent : d’abord des phrases, puis les images dont elles viennent.
study-game = Le jeu
study-at = À { $n }
study-seats = Joueurs
study-level = Qui joue
study-tables = Tout en tableaux
study-touched = Case touchée
study-arrivals = des arrivées
study-every = { $n ->
    [one] Un adversaire y passe à chaque tour.
   *[other] Un adversaire y passe une fois tous les { $n } tours.
}
study-computed = Calculé : { $stay } si l’on reste en prison, { $pay } si l’on paie aussitôt.
study-least = La rue la moins visitée
study-groups = Par case du groupe, en moyenne
study-scale = De { $low } à { $high } ; à égalité { $fair }. { $off } est hors échelle ({ $share }).
study-more = la page de ce jeu
study-rows = { $shown } sur { $all } : toutes dans le tableau.
study-none = Pas encore d’étude de ce jeu.
study-sign = Mesuré entre robots : un signe, pas une cause.
study-map = Le plateau : les flèches vont d’une case à l’autre, une lettre va au nom qui commence ainsi.

question-any = que disent les dés ?
question-electronic = où tombe-t-on, qui rembourse ?
question-empire = quelles marques font les tours ?
question-star-wars = quelles planètes décident ?
question-deal = quelles cartes gagnent ?
question-millionaire = monter vite ou encaisser ?
