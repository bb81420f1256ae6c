# La ligne de commande, en français.

about = Magnat : cinq jeux de propriété et de fortune, un seul moteur.
overview-end = « magnat COMMANDE --help » explique une commande avec un exemple. « --lang en » parle anglais.
usage = usage :
operands = arguments 
options = options 
example = exemple :

## Les commandes

any-game = le jeu : voir « magnat games »
any-seats = le nombre de places, robots compris
any-edition = le fichier d’une édition personnelle : voir « magnat edition »
any-variant = une variante imprimée : voir « magnat games GAME »
any-option = une option du jeu, autant de fois qu’il faut
any-lang = la langue de l’affichage
any-help = afficher cette aide et quitter
any-json = écrire du JSON, pour les programmes
any-board = montrer tout le plateau avec les soldes
any-file = l’enregistrement d’une partie

play-help = Jouer dans le navigateur ; avec --terminal, entre personnes à ce terminal, des robots aux autres places.
play-example = magnat play electronic --terminal --seats 4 --humans 2 --names Anne,Luc
play-terminal = jouer ici, dans le terminal
play-humans = combien de personnes jouent ici ; elles prennent les premières places
play-lan = ouvrir au réseau de la maison : les autres entrent par le lien ou le code QR
play-names = les noms des joueurs, place par place
play-level = la force des robots ; sans elle, une table variée de niveau normal
play-resume = reprendre la partie de FILE, ou sinon la dernière enregistrée
any-port = le port de la page sur cette machine
any-no-browser = ne pas ouvrir le navigateur, montrer seulement l’adresse

serve-help = Servir des tables à d’autres personnes, sur le réseau.
    Chaque option peut aussi se trouver dans l’environnement : --keep-chat s’y appelle
    MAGNAT_KEEP_CHAT, et des virgules y séparent plusieurs valeurs. Ou dans un fichier TOML,
    avec keep-chat = 30, que nomme --config ou MAGNAT_CONFIG. Une option passe avant
    l’environnement, qui passe avant le fichier. Entre crochets, la valeur par défaut.
serve-example = magnat serve --host 0.0.0.0 --port 8080 --public-url https://magnat.example.org
serve-config = un fichier TOML avec les mêmes noms
serve-host = l’adresse où écouter
serve-port = le port où écouter ; 0 en prend un libre
serve-store = où garder les parties : sqlite:///FICHIER ou postgresql://…
serve-public-url = l’adresse que voient les joueurs, pour les liens et l’origine des pages
serve-origins = une autre origine admise, autant de fois qu’il faut
serve-proxies = le réseau d’un serveur mandataire placé devant celui-ci, dont on croit X-Forwarded-For ; autant de fois qu’il faut
serve-workers = combien de processus font réfléchir les robots
serve-delay = de combien de secondes les spectateurs voient plus tard les jeux à cartes cachées
serve-connections = combien de connexions à la fois, toutes sortes comprises
serve-connections-per-address = combien de connexions à la fois depuis une adresse ; quatre fois plus depuis son réseau, ici et plus bas
serve-sockets = combien de personnes assises aux tables peuvent être connectées à la fois
serve-sockets-per-address = combien d’entre elles depuis une adresse
serve-watchers = combien de personnes peuvent regarder à la fois ; elles ne prennent jamais la place de qui joue
serve-watchers-per-address = combien d’entre elles depuis une adresse
serve-rooms = combien de tables peuvent être en mémoire à la fois
serve-tables-per-player = combien de tables un joueur peut avoir, ouvertes ou en cours
serve-tables-per-address = combien de tables une adresse peut avoir, ouvertes ou en cours
serve-bot-tables = à combien de tables les robots peuvent jouer entre eux
serve-bot-tables-per-address = combien de ces tables une adresse peut avoir
serve-chat = ce que l’on peut écrire aux tables : all, phrases (toutes faites) ou none ; une table peut être plus stricte
serve-operator = le nom de la personne ou de l’organisme qui tient le serveur, pour la page de confidentialité
serve-contact = où lui écrire : une adresse électronique ou une page
serve-place = où se trouvent le serveur et ses données
serve-rate = combien de messages par seconde un joueur peut envoyer ; une adresse, cinq fois plus
serve-names-per-address = combien de nouveaux joueurs une adresse peut créer en une heure
serve-companions-per-address = combien de banques partagées une adresse peut ouvrir en une heure
serve-thoughts-per-address = à combien de questions par seconde les robots répondent pour les tables d’une adresse
serve-bot-pace = entre eux, les robots prennent au moins ce nombre de millisecondes par coup
serve-review-games = combien de parties une revue joue à partir de chaque position ; 0 : pas de revues
serve-keep-chat = combien de jours après une partie on garde ce qui s’y est dit ; 0 pour toujours
serve-keep-open = combien de jours on garde une table jamais commencée ; 0 pour toujours
serve-keep-matches = combien de jours on garde une partie finie ; 0 pour toujours
serve-keep-players = combien de jours on garde un nom qui n’est à aucune table ; 0 pour toujours
serve-keep-companions = combien de jours après sa dernière écriture on garde une table de la banque ; 0 pour toujours
serve-keep-reports = combien de jours on garde un signalement traité et une mesure finie ; 0 pour toujours
serve-keep-addresses = combien de jours on garde l’adresse d’où un joueur s’est connecté ; 0 pour toujours
serve-operator-key = la clé de /metrics et de magnat admin ; avec SQLite, un fichier à côté de la base en a une d’office
serve-log = comment tenir le journal : json, ou lines pour le lire
serve-ready = Magnat sert { $url }

watch-help = Regarder des robots jouer une partie, racontée en phrases.
watch-example = magnat watch electronic --seed 7 --seats 3
watch-seed = la graine des dés : la même graine raconte la même partie
watch-turns = après tant de tours la partie s’arrête, et l’on compte comme le jeu le veut : fortunes, bases ou groupes ; Empire est alors sans vainqueur
watch-save = écrire aussi l’enregistrement de la partie dans FILE
watch-pace = millisecondes entre deux réponses, pour lire au fur et à mesure

games-help = Lister les jeux, avec leurs places et leurs variantes ; ou un jeu, avec ses options.
games-example = magnat games electronic

replay-help = Raconter une partie enregistrée.
replay-example = magnat replay partie.magnat --to 100
replay-to = s’arrêter après tant de lignes de l’enregistrement

review-help = Comprendre une partie : ce que le hasard a donné à chacun, ce que les réponses ont coûté, et ce qui était mieux.
review-example = magnat review partie.magnat --html revue.html
review-html = écrire une page qui se suffit à elle-même
review-seat = la revue vue d’une place, comptée à partir de 1
review-playouts = combien de parties jouer à chaque position ; plus il y en a, plus les chiffres sont sûrs

statistics-help = Vos parties sur cette machine, ensemble : résultats, chance et jeu, erreurs qui reviennent.
statistics-example = magnat statistics --name Anne --csv anne.csv
statistics-name = de qui ; par défaut, le joueur de la première place dans la dernière partie
statistics-review = faire d’abord la revue des parties qui n’en ont pas ; cela peut prendre du temps
statistics-csv = écrire une ligne par partie, pour un tableur
statistics-forget = oublier tout jusqu’ici ; les parties et leurs revues restent

verify-help = Vérifier qu’un enregistrement suit les règles et que le hasard était fixé avant le premier lancer.
verify-example = magnat verify partie.magnat

rules-help = Imprimer les règles d’un jeu, avec le code et les tests qui citent chacune, et la couverture.
rules-example = magnat rules electronic --missing
rules-missing = seulement les règles qu’aucun test ne cite
rules-read = imprimer les règles comme un livret pour les joueurs
rules-no-booklet = Ce jeu n’a pas de livret : ses règles se lisent sans --read.

arena-help = Faire jouer un tournoi à des robots et les mesurer.
arena-example = magnat arena electronic --bots search,steady,random --games 300 --report arene.html
arena-bots = quels robots, par nom ou par niveau (« search:200 » a droit à 200 simulations par décision) ; le dernier prend les places qui restent
arena-games = combien de parties ; chaque donne est jouée une fois dans chaque rotation des places
arena-seats = combien de places ; par défaut, autant que de robots
arena-seed = la graine ; la même graine donne les mêmes résultats, quel que soit le nombre de processus
arena-jobs = combien de processus ; par défaut, autant que de processeurs
arena-seconds = combien de temps « search » peut réfléchir à une décision (0.05 par défaut)
arena-simulations = à la place, combien de simulations il peut y consacrer
arena-report = écrire une page illustrée
arena-export = écrire les parties pour l’analyse de données
arena-rows = ce qu’est une ligne de l’export : une partie ou une décision
arena-resume = continuer là où le même tournoi fut interrompu
arena-cluster = jouer sur une grappe Ray (RAY_ADDRESS), ou sur une grappe locale

edition-help = Faire sa propre édition d’un jeu : un petit fichier de ce qui diffère du jeu imprimé.
edition-example = magnat edition new lyon.magnat.toml --game electronic
edition-what = new (commencer), check (vérifier), show (montrer), diff (ce qui diffère) ou play (jouer)
edition-file = le fichier de l’édition
edition-game = le jeu dont une nouvelle édition part
edition-fine = Cette édition peut se jouer.
edition-faulty = { $count ->
    [one] Une faute empêche de la jouer.
   *[other] { $count } fautes empêchent de la jouer.
  }
edition-printed = Rien ne diffère du jeu imprimé.
study-help = Demander aux dés : faire jouer beaucoup de parties et dire ce qu’elles montrent.
study-example = magnat study electronic --games 20000 --html etude.html
study-games = combien de parties jouer
study-bot = qui joue, par nom ou par niveau
study-seed = la graine ; la même graine donne les mêmes chiffres, quel que soit le nombre de processus
study-jobs = combien de processus ; par défaut, autant que de processeurs
study-simulations = combien de simulations un robot qui cherche peut consacrer à une décision
study-html = écrire une page qui se suffit à elle-même
study-export = écrire ce qui fut compté de chaque partie, pour l’analyse de données
study-resume = continuer là où la même étude fut interrompue
study-cluster = jouer sur une grappe Ray (RAY_ADDRESS), ou sur une grappe locale

train-help = Entraîner le réseau d’évaluation d’un jeu sur des parties entre robots.
train-example = magnat train deal --games 6000 --folder reseau
train-game = le jeu
train-games = de combien de parties apprendre
train-held-out = combien d’autres parties mettent à l’épreuve ce qui est appris
train-weigh = ne rien apprendre : mettre à l’épreuve le réseau que le jeu possède, sur des parties dont il n’a rien appris
train-seed = la graine ; la même graine donne les mêmes poids sur la même machine
train-folder = où vont les poids et les images [value-net] ; avec --weigh, rien n’est écrit si l’on n’en nomme pas

doctor-help = Dire ce qui est installé, compilé et joignable, et que faire du reste.
doctor-example = magnat doctor --url https://magnat.example.org
doctor-url = l’adresse d’un serveur qui devrait répondre
doctor-compiled = Magnat { $version } avec Python { $python }, compilé
doctor-pure = Magnat { $version } avec Python { $python }, en Python pur : le même, mais plus lent. Avec un compilateur C, « pip install --force-reinstall --no-binary magnat magnat » le compile
doctor-packages = installés : { $packages }
doctor-no-package = { $package } manque : « pip install --force-reinstall magnat » l’apporte
doctor-client = le client du navigateur est là
doctor-no-client = le client du navigateur n’a pas été construit : « make web » le construit dans les sources ; le terminal s’en passe (« magnat play --terminal »)
doctor-games = jeux : { $games }
doctor-bad-game = impossible de jouer à { $game } : { $why }
doctor-bots = robots : { $bots }
doctor-bad-bot = le robot { $bot } ne peut pas être créé : { $why }
doctor-extra = { $extra } est installé
doctor-no-extra = { $extra } n’est pas installé ; pour l’avoir : « pip install magnat[{ $extra }] »
doctor-folder = les parties sont gardées dans { $folder }
doctor-no-folder = rien ne peut être gardé dans { $folder } : { $why }. Il faut le rendre accessible en écriture, ou donner à XDG_DATA_HOME un dossier qui l’est
doctor-port = le port { $port } est libre pour « magnat play »
doctor-port-taken = le port { $port } est pris, peut-être par un autre Magnat : « magnat play --port 0 » en prend un libre
doctor-encoding = le terminal montre toutes les lettres ({ $encoding })
doctor-no-encoding = le terminal ne montre pas les accents ({ $encoding }) : il faut PYTHONUTF8=1
doctor-reached = { $url } répond
doctor-not-reached = { $url } ne répond pas : { $why }
doctor-well = Tout va bien.
doctor-playable = Vous pouvez jouer ; ce qui est marqué « – » n’est pas nécessaire pour cela.
doctor-mend = Ce qui est marqué « ✗ » doit être réparé.

bench-help = Mesurer la vitesse du moteur.
bench-example = magnat bench electronic --seconds 5 --json
bench-game = les jeux à mesurer ; tous par défaut
bench-seconds = combien de temps mesurer chaque jeu

## Les tableaux

column-game = Jeu
column-seats = Places
column-variants = Variantes
column-about = Ce que c’est
column-option = --option
column-default = Défaut
column-accepted = Accepté
column-rule = Règle
column-chapter = Chapitre
column-rules = Règles
column-code = Dans le code
column-tests = Testées
column-player = Joueur
column-cash = Solde
column-wealth = Fortune
column-where = Où
games-more = « magnat games { $game } » montre variantes et options ; « magnat play { $game } --terminal » joue.
games-seats = de { $least } à { $most } places
out = éliminé
tower-supply = Il reste : { $tiles }
jail-card = carte de sortie de prison
kept-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
stock-houses = ▪ maison  ▲ hôtel  ✕ hypothéqué  ◆ carte Fortune · il reste à la banque { $apartments ->
        [one] { $apartments } maison
       *[other] { $apartments } maisons
    } et { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }
stock = ▪ appartement  ▲ hôtel  ✕ hypothéqué · il reste à la banque { $apartments ->
        [one] { $apartments } appartement
       *[other] { $apartments } appartements
    } et { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }

## Les règles et la vitesse

rules-ruling = précision : { $because }
rules-code = code :
rules-tests = tests :
rules-all = en tout
rules-no-checkout = Les tests ne se comptent que dans une copie des sources, et ceci n’en est pas une.
bench-measuring = mesure
bench-title = { $game }, { $seats } places
bench-random = au hasard
bench-quiet = discret

## L’arène

arena-playing = en jeu
arena-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats } places
arena-column-bot = Robot
arena-column-games = Places jouées
arena-column-wins = Victoires
arena-column-rate = Part gagnée
arena-column-interval = Intervalle 95 %
arena-column-rating = Cote
arena-column-ms = Ms/décision
arena-lengths = Une partie demande en moyenne { $turns } tours et { $decisions } décisions.
arena-fallbacks = { $bot } a échoué { $n ->
        [one] une fois
       *[other] { $n } fois
    }, et « steady » a répondu à sa place ; les raisons sont dans { $file }.
arena-speed = { $bot } fait { $n } simulations par seconde.
train-title = { $game } : appris de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, pesé sur { $held_out ->
    [one] { $held_out } autre
   *[other] { $held_out } autres
  } (moins, c’est mieux)
train-column-seats = Places
train-column-loss = Perte log.
train-column-brier = Brier
train-column-calibration = Étalonnage
train-all = toutes
arena-interrupted = Interrompu : { $done ->
        [one] { $done } partie est gardée
       *[other] { $done } parties sont gardées
    }, il en reste { $left }. La même commande avec --resume continue.

## Raconter

watch-begins = { $game } : { $names } (graine { $seed })
watch-no-clock = Ici, personne ne joue contre la montre : la partie finit par ses autres règles.
balances = Soldes : { $balances }
replay-stops = Le récit s’arrête après la ligne { NUMBER($rows, useGrouping: 0) }. { $question }
saved = Enregistré : { $file }
interrupted = Interrompu.

## Jouer

play-which = À quoi jouons-nous ?
play-which-again = Un nombre de 1 à { $most }, ou un nom, s’il vous plaît.
player-number = Joueur { $n }
play-commands = Tapez le numéro ou le nom d’un choix. Et aussi : ? (la règle), table, indice, annuler, sauver [FICHIER], quitter.
play-asides = Peuvent intervenir pendant ce temps : { $seats }. Par exemple « { $seat }: construire » ; « { $seat }: » seul montre ce qui est possible.
play-amount = Un montant de { $first } à { $last }, par { $step }. Tapez { $typed }.
play-or = { $one } ou { $other }
play-goes-on = { $choice } (Entrée)
play-meanwhile = Pendant ce temps, vous pouvez intervenir :
play-curtain = L’écran est à { $seat } et à personne d’autre. Appuyez sur Entrée.
play-space-number = case { $n }
play-hand = Vos cartes : { $cards }
play-enter = (Entrée : { $choice })
play-no-rule = Cette question ne dépend pas d’une seule règle ; « ? ID » explique une règle par son identifiant.
play-several = Cela peut vouloir dire plusieurs choses : { $meanings }
play-unclear = Ce n’est aucun des choix. « ? » explique.
play-resumed = { $file } : la partie reprend après la ligne { NUMBER($rows, useGrouping: 0) }.
play-new-luck = La graine de cette partie n’est pas sur cette machine : elle continue avec un nouveau hasard, qui ne pourra être vérifié.
play-ready = Magnat vous attend : { $url } (Ctrl+C pour finir, les parties restent)
lan-open = Pour les autres, sur le réseau de la maison : { $url }
lan-none = Aucun réseau de la maison : personne d’autre ne peut ouvrir cette page.
play-stays = Les parties sont gardées. « magnat play » les retrouve.
play-left = Enregistré. Pour reprendre : magnat play --terminal --resume { $file }
play-over = L’enregistrement est dans { $file } : « magnat replay » le raconte, « magnat verify » le vérifie.
undone = C’est annulé.

## Vérifier

review-stage-sketch = esquisse
review-stage-moment = premier moment
review-stage-first = chaque position
review-stage-closer = de plus près
review-stage-rest = affinage
review-stopped = Arrêté là : voici ce qu’on sait déjà.

statistics-reviews = Revue de { $file }
statistics-none = Comptent les parties finies au terminal ; les parties à côté et les leçons ne comptent pas.
statistics-more = Pour les revoir toutes : magnat statistics --review

verify-rows = L’enregistrement suit les règles : { NUMBER($rows, useGrouping: 0) } lignes.
verify-own-board = La partie s’est jouée sur un plateau à elle, « { $board } », et non sur le plateau imprimé.
verify-own-seed = La graine a été tirée par le navigateur d’un joueur, sans serveur : qui jouait là ne doit se fier qu’à lui-même.
verify-fair = Le hasard est vérifié : { NUMBER($draws, useGrouping: 0) } tirages découlent de la graine engagée.
verify-no-commitment = Le hasard n’est pas vérifiable : aucune graine n’a été engagée avant le premier lancer.
verify-no-reveal = Le hasard n’est pas encore vérifiable : la graine est montrée à la fin de la partie.
verify-lesson = C’était une leçon : son scénario a fixé { NUMBER($scripted, useGrouping: 0) } tirages, et les { NUMBER($others, useGrouping: 0) } autres découlent de la graine engagée.
verify-branch = C’est une partie à côté : elle commence au coup { NUMBER($row, useGrouping: 0) } de la partie { $detail }. Son hasard ne prouve rien.
verify-other-lesson = Le hasard n’est pas vérifiable : cette version n’a pas de leçon « { $detail } ».
verify-bad-seed = Le hasard n’est pas vérifié : la graine montrée est inutilisable ({ $detail }).
verify-other-seed = Le hasard est faux : la graine montrée n’est pas celle qui avait été engagée.
verify-other-draw = Le hasard est faux à la ligne { NUMBER($line, useGrouping: 0) } : { $found } a été tiré, la graine donne { $expected }.
verify-not-replayable = L’enregistrement ne suit pas les règles à la ligne { NUMBER($line, useGrouping: 0) }.
verify-other-end = La fin de l’enregistrement est fausse : les règles donnent d’autres gagnants.

## Les refus

nearest = Vouliez-vous dire « { $word } » ?
needs-value = il manque une valeur après { $wrong } (voir « { $command } --help »).
takes-no-value = { $wrong } ne prend pas de valeur (voir « { $command } --help »).
misused = { $message } (voir « { $command } --help »)
unknown-command = commande inconnue « { $wrong } » ; il y a : { $known }.
unknown-word = « { $wrong } » n’a pas de sens pour « { $command } » (voir « { $command } --help »).
unknown-game = jeu inconnu « { $wrong } » ; il y a : { $known }.
no-game = quel jeu ? Il y a : { $known }.
no-file = quel fichier ? Par exemple : { $command } partie.magnat
unknown-bot = robot inconnu « { $wrong } » ; il y a : { $known }.
bad-bot = le robot « { $wrong } » ne peut pas être créé : { $why }
unknown-player = aucune partie finie de « { $wrong } » ; il y en a de : { $known }.
unknown-choice = « { $wrong } » n’est pas possible ici ; il y a : { $known }.
one-budget = --seconds et --simulations s’excluent : donnez l’un des deux.
bad-seconds = --seconds ne peut pas être « { $wrong } » : on attend un nombre supérieur à 0, jusqu’à 3600.
other-suffix = « { $wrong } » devrait finir par { $suffix }.
needs-extra = il faut pour cela { $module } : pip install magnat[{ $extra }]
no-pages = cette page a besoin du client du navigateur, qui n’a pas été construit : « make web » le construit dans les sources ; --json dit la même chose sans lui.
nothing-to-learn = il n’y a rien à apprendre de { $game } : ce jeu ne dit pas ce qu’un réseau doit regarder.
nothing-to-weigh = il n’y a aucun réseau { DE($game) } à mettre à l’épreuve : aucun n’est encore appris de ce que le jeu regarde maintenant, ou son fichier est abîmé.
nobody-won = rien à apprendre { DE($game) } : personne n’a gagné une seule de ces parties.
not-together = { $wrong } et { $other } ne vont pas ensemble : ce que le jeu possède dit lui-même de quoi il est appris.
no-tournament = aucun tournoi de ce genre n’a été commencé : rien à reprendre dans { $folder }.
bad-journal = { $file } est abîmé ; sans --resume, le tournoi recommence.
worker-died = les parties { $games } ont mis fin à leur processus à plusieurs reprises ; les autres sont gardées.
unknown-variant = variante inconnue « { $wrong } » ; il y a : { $known }.
unknown-option = option inconnue « { $wrong } » (voir « magnat games { $game } »).
bad-value = { $name } ne peut pas être « { $value } » ; accepté : { $accepted }.
bad-number = { $name } ne peut pas être « { $wrong } » : il faut un nombre entier de { $least } à { $most }.
bad-name = « { $wrong } » ne peut pas être un nom : de 1 à { $most } caractères imprimables, sans deux-points.
same-names = deux joueurs ont le même nom : « { $wrong } ».
too-many-names = il y a plus de noms que de places ({ $most }) : « { $wrong } ».
file-exists = { $file } existe déjà ; rien n’a été écrasé.
no-folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
no-access = { $file } : { $why }.
nothing-to-resume = aucune partie inachevée dans { $folder }.
other-game = { $file } est une partie { DE($game) }, pas { DE($wrong) }.
unreadable-record = { $file } ne peut être ni lu ni écrit : { $found }.
corrupt-record = { $file }, ligne { $line } : ceci n’appartient pas à un enregistrement : « { $found } ».
spoilt-link = { $file } : ce lien ne contient pas de partie, ou il est coupé.
newer-record = { $file } a été écrit par un Magnat plus récent (format { $found }) ; il faut mettre celui-ci à jour pour le lire.
redacted-record = { $file }, ligne { $line } : l’enregistrement cache des réponses, il ne peut donc pas être rejoué.
record-of-other-game = { $file }, ligne 1 : ce Magnat n’a pas « { $wrong } » ; il connaît : { $known }.
bad-row = { $file }, ligne { $line } : les règles refusent { $row } ({ $reason } { $rule }).
bad-snapshot = position abîmée, { $where } : « { $found } ».
bad-store = La base { $url } est inutilisable : { $accepted }.
bad-setting = Le réglage { $name } ({ $where }) ne peut pas servir : { $why }
store-in-use = La base { $url } est déjà ouverte par un autre serveur. À chacun son fichier (--store), ou une base postgresql:// pour tous.
bad-board = { $file }, ligne { $line } : { $key } : { $expected }

admin-help = S’occuper d’un serveur en marche : ses tables, ses joueurs, ses exclusions.
    Chaque action est inscrite au registre.
admin-example = magnat admin tables --status playing
    magnat admin ban address=203.0.113.7 --days 7 --why spam
admin-action = que faire : tables, show TABLE, close TABLE, kick TABLE PLACE, reports, report ID, decide ID MESURE, ban QUI, unban QUI, bans, export-player ID, erase-player ID, stats, audit
admin-about = la table, le joueur, la MESURE (nothing, word, phrases, private, rename ou ban) ou QUI : player=ID, address=A, network=N, ou names=A pour les nouveaux noms
any-server = l’adresse du serveur
any-key = la clé de l’exploitant ; sinon MAGNAT_OPERATOR_KEY, ou le fichier à côté de la base
any-store = la base : sqlite:///FICHIER ou postgresql://… ; sans elle, la vôtre
any-config = le fichier TOML des réglages du serveur ; sinon MAGNAT_CONFIG
admin-why = la raison, pour le registre
admin-status = seulement les tables de cet état
admin-days = pour combien de jours ; 0 pour toujours ; sans cette option, la durée habituelle de la mesure
admin-text = la phrase que lira le joueur
admin-network = pour une exclusion : mettre à l’essai aussi les nouveaux noms de tout son réseau
admin-json = tout donner, en JSON
server-refused = { $server } refuse : { $reason }
no-operator-key = pas de clé d’opérateur ; cherchée dans : { $places }
no-server = { $server } ne répond pas : { $why }
top-help = Voir en direct ce que fait un serveur en marche.
top-example = magnat top --server https://magnat.example.org
top-once = afficher une fois, et quitter
top-people = personnes assises
top-watchers = spectateurs
top-connections = connexions
top-tables = tables en mémoire
top-answers = réponses
top-ack-ms = confirmées après, ms
top-loop-ms = retard de la boucle, ms
top-inboxes = demandes en attente aux tables
top-commits = écritures
top-store-queue = écritures en attente
top-bots-asked = questions aux robots
top-bots-waiting = robots en attente
top-bot-wait-ms = attente d’un robot, ms
top-replays-waiting = relectures en attente
top-refused = refus
top-cpu = processeur
top-memory-mb = mémoire, Mo
backup-help = Copier la base d’un serveur, même pendant qu’il sert.
backup-example = magnat backup magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db
backup-file = le fichier à écrire, ou un dossier qui reçoit un fichier nommé d’après l’heure
backup-keep = dans un dossier : combien de ces fichiers garder ; les plus anciens sont effacés
backup-not-folder = { $file } : --keep demande un dossier qui existe
backup-done = { $file } est une copie entière, avec { $entries } entrées.
restore-help = Mettre une copie à la place d’une base qu’aucun serveur n’a ouverte.
restore-example = magnat restore magnat-2026-01-31.db --store sqlite:////var/lib/magnat/magnat.db --force
restore-file = un fichier fait par magnat backup
restore-force = remplacer la base qui est là
restore-done = { $store } a les { $entries } entrées de la copie.
