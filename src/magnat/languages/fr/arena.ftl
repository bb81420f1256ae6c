# La page qu’écrit une arène, en français.

arena = L’arène
headline = { $bot } gagne { $rate } de ses parties
headline-interval = Avec 95 % de confiance, la vraie part se situe entre { $low } et { $high }. À chances égales, elle serait de { $fair }.
facts = { $games } parties · { $seats } places · graine { $seed }
variant = variante { $variant }

wins-title = Qui gagne
wins-help = La part des parties gagnées par chaque place que le robot a tenue ; la barre couvre l’intervalle à 95 % (Wilson). Le trait pointillé marque des chances égales.

table-title = Cotes
table-help = Chaque donne est jouée une fois dans chaque rotation des places, avec la même chance. La cote est celle d’openskill (Plackett–Luce) : le niveau que le robot dépasse très probablement.
column-bot = Robot
column-rating = Cote
column-wins = Victoires
column-games = Places jouées
column-decisions = Décisions par partie
column-ms = ms par décision
column-fallbacks = Remplacé
column-simulations = Simulations par seconde

length-title = La durée des parties
length-help = Tours jusqu’à la fin de la partie. La moitié des parties sont finies après { $median }.
turns = tours
games = parties

course-score = Le score
course-title = { $measure } au fil du temps
course-help = La moyenne de toutes les places d’un robot, tous les { $every } tours ; une partie finie compte encore avec sa dernière valeur.

board-title = Où s’arrêtent les pions
board-help = Part des { $stops } arrêts. Plus la case est dorée, plus on s’y arrête.
board-most = Les plus visitées
board-least = Les moins visitées

made = Page faite par Magnat { $version } ({ $how }). Les résultats ne dépendent que de la graine, pas du nombre de processus ; les temps sont mesurés sur cette machine, et une recherche au temps compté les suit.
how-compiled = compilé
how-pure = Python pur
