### Les mots du client dans le navigateur. Ceux des jeux sont dans common.ftl et dans chaque jeu.

## Partout

nav = Pages
nav-play = Jouer
nav-mine = Mes parties
nav-statistics = Mes statistiques
nav-rules = Règles
nav-learn = Apprendre
nav-workshop = Atelier
nav-bank = Banque de poche
language = Langue
settings = Réglages
close = Fermer
cancel = Annuler
yes = Oui
no = Non
send = Envoyer
search = Chercher
loading = Un instant…
never = Jamais
key-escape = Échap
to-home = Accueil
to-table = À la table
go-back = Retour
try-again = Réessayer
you = Vous
you-small = vous
menu = Menu

## L’accueil

home-title-1 = Cinq grands jeux.
home-title-2 = Une seule table.
home-lead = Seul contre des robots, à plusieurs autour d’un écran, ou en ligne avec vos amis. Chaque règle comme au livret. Sans compte, sans publicité.
play-now = Jouer maintenant
change = Changer
play-now-means = Jouer maintenant : { $game }, vous et { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, règles du livret.
invite = Inviter des amis
code = CODE
join-code = Rejoindre avec un code
join = Rejoindre
resume = Reprendre ma place
all-my-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
your-turn-resume = À vous : reprendre
others-play = les autres jouent
waiting-for-players = on attend des joueurs
seat-is-kept = Votre place est gardée sur cet appareil, même après une coupure.
seat-is-kept-short = votre place est gardée
play = Jouer
options = Options
foot-learn = Apprendre en 3 minutes
foot-learn-text = Une partie guidée par jeu.
foot-fair = Dés vérifiables
foot-fair-text = L’empreinte avant, la graine après.
foot-bank = Banque de poche
foot-bank-text = Pour votre boîte de jeu : remplace l’appareil.
foot-everybody = Pour tous
foot-everybody-text = Clavier, lecteur d’écran, daltonisme.

## La nouvelle table

new-table = Nouvelle table
around-the-table = Autour de la table
the-game = La partie
differs = diffère du livret
pace = Rythme
pace-free = Libre
pace-free-about = sans horloge
pace-calm = Calme
pace-calm-about = 3 min
pace-normal = Normal
pace-normal-about = 90 s
pace-quick = Vif
pace-quick-about = 30 s
pace-slow = Lent
pace-slow-about = 1 à 3 jours
absence = Absence
absence-help = Si quelqu’un s’absente, un robot joue pour lui après ce délai et lui rend sa place dès son retour.
n-minutes = { $n } min
rules = Règles
variant = Variante
who-may-come = Qui peut venir
public-table = Table ouverte à tous
public-table-help = Elle apparaît dans la liste des tables ; sinon il faut le lien ou le code.
password = Mot de passe
hints = Indices
hints-help = Ce que vaut chaque réponse, à la demande. Toute la table voit qui en prend un.
hints-none = Aucun
hints-each = Trois chacun
password-optional = Mot de passe (facultatif)
n-to-m-players = { $n } à { $m } joueurs
seat-n = Place { $n }
seat-open = place libre
seat-by-link = par lien
seat-here = ici
name-of = Nom du joueur { $n }
setup-here = { $n } joueurs autour de cet écran : les mains sont cachées quand on se le passe.
pass-screen = Passez l’écran à { $name }
pass-screen-text = Les cartes restent cachées jusqu’à ce { QUE($name) } regarde.
uncover = C’est moi, { $name }
bot-named = robot { $bot }
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-expert = expert
bot-cautious = prudent
bot-greedy = avide
bot-friendly = aimable
bot-random = au hasard
bot-distracted = distrait
bot-steady = posé
bot-search = réfléchi
your-name = Votre nom
fewer-seats = Une place de moins
more-seats = Une place de plus
setup-open = { $n ->
    [one] Une place est libre : le lien et le code viennent ensuite.
   *[other] { $n } places sont libres : le lien et le code viennent ensuite.
}
setup-bots = Tout le monde est là : la partie commence aussitôt.
setup-differ = { $n ->
    [0] Les règles du livret.
    [one] Une règle diffère du livret. Tout le monde le verra à table.
   *[other] { $n } règles diffèrent du livret. Tout le monde le verra à table.
}
back-to-booklet = Tout remettre au livret
start-with = Commencer à { $n }
open-table = Ouvrir la table
lobby-lead = { $open ->
    [0] Tout le monde est là.
    [one] On attend encore une personne.
   *[other] On attend encore { $open } personnes.
}
present = présent
away = absent
remove = Retirer
invite-title = Inviter
qr-alt = Code QR de la table
copy-link = Copier le lien
copied = Copié
lock-table = Fermer la table
unlock-table = Rouvrir la table
host-starts = L’hôte lance la partie dès que tout le monde est assis.
token-balloon = ballon
token-fox = renard
token-cup = tasse
token-key = clé
token-umbrella = parapluie
token-cactus = cactus
you-are-invited = On vous invite
rules-in-force = { $n ->
    [0] Règles du livret.
    [one] Une règle diffère du livret.
   *[other] { $n } règles diffèrent du livret.
}
join-over = Cette partie est finie.
sit-down = M’asseoir
watch = Regarder
table-full = La table est complète.

## La table

the-table = La table
your-turn = À vous, { $name }
their-turn = C’est à { $name }
you-have-short = vous avez
left-after = Il vous restera { $cash }
silence = Sans réponse : { $default }
still-on-its-way = Toujours en route…
table-waits = La table laisse un instant à chacun…
what-says-the-rule = Que dit la règle ?
more-below = encore { $n }
more-of-it = la suite
more-above = revenir au début
deal-pay-complete = Vous devez { $due } à { $name } : le compte y est.
emp-no-buster = { $buyer } va acheter { $space }. Vous n’avez pas de carte pour l’en empêcher.
share-or-code = ou le code, sur la page d’accueil :
share-now = Partager
share-large = QR en grand
share-none = Personne d’autre ne peut ouvrir cette table
share-none-home = Magnat n’est ouvert qu’à cet ordinateur.
share-none-text = Cet ordinateur n’est relié à aucun réseau : un lien créé maintenant ne s’ouvrirait que sur lui. L’adresse s’affichera ici dès qu’il y en aura une.
share-here-code = Dans un autre onglet de cet ordinateur, le code suffit :
share-home-network = Le réseau de la maison
share-home-network-text = Les appareils du même réseau pourront ouvrir le lien.
share-open-home = Ouvrir au réseau de la maison
invite-friends = Inviter des amis
invite-lead = Un jeu, des places, un lien. Personne n’a besoin de compte.
invite-which = À quel jeu ?
invite-how-many = À combien ?
invite-change = Changer les règles ou le rythme
seat-held = tenue par un robot
invite-who = Qui s’assoit où ?
invite-rules = Règles du livret, sans horloge.
invite-link = Le lien de votre table
invite-come = Qui est venu
invite-taken = { $n ->
    [one] { $n } place prise sur { $of }
   *[other] { $n } places prises sur { $of }
}
invite-nobody = Personne encore. Le lien attend.
invite-at-table = à table
invite-gone = absent un instant
invite-held = { $n ->
    [one] Un robot tient la place libre et la rend dès qu’un ami arrive.
   *[other] Des robots tiennent les { $n } places libres et les rendent dès qu’un ami arrive.
}
invite-help = Un ami n’arrive pas à ouvrir le lien ?
invite-help-mobile = Il est en 4G ou 5G
invite-help-mobile-text = Qu’il rejoigne votre Wi-Fi.
invite-help-guest = Wi-Fi d’invités ou d’hôtel
invite-help-guest-text = Il sépare les appareils : partagez la connexion d’un téléphone.
invite-help-wall = Pare-feu
invite-help-wall-text = Autorisez Magnat, port { $port }, sur le réseau privé.
share-home-title = Adresse de cet ordinateur sur votre réseau.
share-home = Elle s’ouvre sur tout appareil du même réseau. Laissez cet ordinateur allumé.
share-none-join = Rejoindre un réseau
share-none-join-text = Connectez cet ordinateur au Wi-Fi de la maison ou au partage de connexion d’un téléphone. L’adresse apparaîtra ici aussitôt.
share-look-again = Chercher à nouveau
share-here = Jouer tous sur cet écran
share-here-text = Chacun son tour ; les mains restent cachées quand l’écran passe.
share-here-do = Jouer sur cet écran
share-bots = Commencer avec des robots
share-bots-text = Ils prennent les places libres.
share-bots-do = { $n ->
    [one] Mettre un robot
   *[other] Mettre { $n } robots
}
seat-waits = attend quelqu’un avec le lien
seat-at-screen = sur cet écran
seat-way-link = Par lien
seat-way-here = Sur cet écran
seat-way-bot = Robot
bot-of-seat = Le robot de la place { $n }
skip = Passer l’animation
paused = La partie est en pause
resume-game = Reprendre
pause = Pause
question = La question
board = Le plateau
board-of = Plateau de { $n } cases
players = Joueurs
mine = À moi
mine-and-log = À moi et journal
log = Journal
log-all = tout
log-me = moi
log-money = argent
log-empty = La partie commence ici.
log-new = { $n ->
    [one] une nouvelle ligne
   *[other] { $n } nouvelles lignes
}
turn-of = Tour { $n } · { $name }
by-stand-in = robot
by-silence = sans réponse
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-well-played = Bien joué
chat-one-moment = Un instant…
chat-thanks = Merci !
chat-hello = Bonjour à tous
chat-your-turn = À toi de jouer
chat-trade = Échange ?
chat-sorry = Désolé
chat-lucky-you = Quelle chance !
chat-not-this-time = Pas cette fois
chat-thinking = Je réfléchis
chat-again = Revanche ?
chat-goodbye = Au revoir
chat-laugh = 😄
chat-wow = 😮
chat-sad = 😢
chat-cool = 😎
chat-heart = ♥
chat-star = ★
chat-phrases-only = Ici, on ne peut envoyer que les phrases toutes faites.
chat-none = Il n’y a pas de discussion à cette table.
chat-hidden = { $n ->
    [one] un message masqué
   *[other] { $n } messages masqués
}
chat-kept = { $days ->
    [0] Les messages sont gardés avec la partie.
    [one] Les messages sont effacés un jour après la fin de la partie.
   *[other] Les messages sont effacés { $days } jours après la fin de la partie.
}
table-chat = Discussion à cette table
table-chat-all = libre
table-chat-phrases = phrases
table-chat-none = aucune
person-menu = { $name } : ne plus lire, signaler
mute = Ne plus lire { $name }
unmute = Lire de nouveau { $name }
block = Ne plus jouer avec { $name }
unblock = Jouer de nouveau avec { $name }
block-more = { $name } ne le saura pas.
muted-now = Vous ne lisez plus { $name }.
report = Signaler { $name }
report-anon = { $name } ne saura pas de qui cela vient.
report-words = Des mots blessants
report-leaves = Quitte la partie, ou laisse filer l’horloge
report-two-for-one = Deux joueurs s’entendent contre les autres
report-program = Un programme répond pour { $name }
report-name = Son nom
report-with = Joint au signalement
report-match = la partie entière, jusqu’ici
report-lines = { $n ->
    [0] aucun message
    [one] un message
   *[other] les { $n } derniers messages
}
report-say = Une phrase, si vous voulez (300 signes)
report-also = Ne plus jouer avec { $name } ni lire ses messages
report-kept = { $days ->
    [0] Un signalement est gardé.
    [one] Un signalement est effacé un jour après la décision.
   *[other] Un signalement est effacé { $days } jours après la décision.
}
report-send = Envoyer
report-sent = Signalement envoyé. La suite donnée s’affichera ici.
report-done = Lu et traité.
blocked-people = Personnes que vous ne lisez pas
blocked-mute = ne plus lire
blocked-block = ne plus jouer
blocked-remove = Retirer { $name }
notification-word = Dans une partie de { $game }, votre conduite a gêné les autres. C’est un simple avertissement.
notification-phrases = Dans une partie de { $game }, vos mots ont blessé. Jusqu’au { $day }, vous ne pouvez envoyer que les phrases toutes faites.
notification-private = Jusqu’au { $day }, les tables publiques vous sont fermées. Avec un lien, vous jouez comme avant.
notification-rename = Votre nom ne convient pas ici. Choisissez-en un autre dans les réglages.
notification-ban = Ce serveur vous est fermé jusqu’au { $day }.
notification-ban-always = Ce serveur vous est définitivement fermé.
notification-probation = Quelqu’un qui jouait depuis votre adresse a été exclu. Jusqu’au { $day }, un nouveau nom venu de cette adresse ne peut envoyer que les phrases toutes faites et ne joue que par un lien.
notification-report = Votre signalement : lu et traité.
notification-mistake = Une erreur ? Répondez en une phrase.
notification-reply = Répondre
notification-replied = Votre réponse est envoyée.
notification-read = J’ai lu
privacy = Confidentialité
privacy-intro = Ce que ce serveur garde, et combien de temps. Il n’y a ni publicité, ni mesure d’audience, ni adresse électronique.
privacy-operator = Ce serveur est tenu par { $operator }.
privacy-place = Les données se trouvent ici : { $place }.
privacy-names = Votre nom et vos parties
privacy-names-text = Un nom, et une clé dans un cookie de ce navigateur. { $days ->
    [0] Un nom qui n’est plus à aucune table est gardé.
    [one] Un nom qui n’est plus à aucune table est effacé après un jour.
   *[other] Un nom qui n’est plus à aucune table est effacé après { $days } jours.
}
privacy-matches = { $days ->
    [0] Les parties finies sont gardées.
    [one] Les parties finies sont effacées après un jour.
   *[other] Les parties finies sont effacées après { $days } jours.
}
privacy-open = { $days ->
    [0] Les tables jamais commencées sont gardées.
    [one] Les tables jamais commencées sont effacées après un jour.
   *[other] Les tables jamais commencées sont effacées après { $days } jours.
}
privacy-words = Vos mots
privacy-reports = Signalements et exclusions
privacy-devices = Pour qu’une exclusion ne se contourne pas par un nouveau nom, un second cookie reconnaît ce navigateur.
privacy-addresses = { $days ->
    [0] L’adresse d’où vous jouez est gardée.
    [one] L’adresse d’où vous jouez est effacée après un jour sans visite.
   *[other] L’adresse d’où vous jouez est effacée après { $days } jours sans visite.
}
privacy-bank = Banque de poche
privacy-companions = { $days ->
    [0] Une table de la banque est gardée.
    [one] Une table de la banque est effacée un jour après la dernière écriture.
   *[other] Une table de la banque est effacée { $days } jours après la dernière écriture.
}
privacy-rights = Vos droits
privacy-rights-text = Pour recevoir tout ce que ce serveur garde sur vous, ou le faire effacer, écrivez à la personne qui le tient.
name-kept = { $days ->
    [0] Votre nom est gardé par le serveur.
    [one] Un nom qui n’est plus à aucune table est effacé après un jour.
   *[other] Un nom qui n’est plus à aucune table est effacé après { $days } jours.
}
contact = Contact
contact-none = La personne qui tient ce serveur n’a pas donné d’adresse.
contact-write = Écrire à la personne qui tient ce serveur
contact-player = Dites qui vous êtes avec ce numéro : { $id }
react-laugh = Rire
react-wow = S’étonner
react-sad = Pleurer
react-cool = Rester calme
react-heart = Aimer
react-star = Applaudir le coup
keys = Clavier
meanwhile = En attendant
bar-about = Tour { $turn } · { $rules ->
    [booklet] règles du livret
    [edition] édition maison
   *[other] { $n ->
        [one] une règle diffère
       *[other] { $n } règles diffèrent
    }
} · { $players } joueurs
edition-of = une édition maison d’après { $game }
edition-differs = { $n ->
    [one] une différence avec le jeu imprimé
   *[other] { $n } différences avec le jeu imprimé
}
edition-same = Rien ne diffère du jeu imprimé.
edition-see = Ce qui change
saved-short = Enregistré
speed-is = Animations { $n }×
sound-on = Mettre le son
sound-off = Couper le son
result = Résultat
title-your-turn = ● À vous, Magnat
title-table = Magnat · { $game }
title-their-turn = { $name } joue · { $game }
amount = Montant
printed-price = prix affiché { $price }
all-in = Tout
raise-by = Surenchérir
raise-price = prix affiché
bid-up-to = Enchérir pour moi jusqu’à { $amount }
bid-ceiling = Suivre jusqu’à { $amount }
auction = Enchère
best-bid = Meilleure offre
to-call-you = à vous
to-call = doit parler
bids = enchérit
passed = passe
before-after = avant → après
cash = Argent
you-give = Vous donnez
they-give = { $name } donne
nothing-to-trade = rien à échanger
cash-you-add = Vous ajoutez
cash-they-add = On vous ajoute
trade-send = Proposer à { $name }
offer = Offre
offer-arrives = { $name } vous propose un échange
quoted = « { $text } »
trade-instead = { $name } propose plutôt
trade-nothing-instead = { $name } n’a rien d’autre à proposer.
trade-accepted = { $name } accepte.
trade-void = L’offre ne tient plus : quelque chose a changé entre-temps.
trade-refused = { $name } refuse
trade-counter = Contre-proposer
mortgages = Hypothèques
mortgaged-due = hypothéqué · intérêt { $amount }
mortgaged-only = hypothéqué
interest-due = { $who ->
    [you] Vous devrez aussitôt { $amount } d’intérêt à la banque, déjà compté.
   *[they] { $name } devra aussitôt { $amount } d’intérêt à la banque, déjà compté.
}
hint = Indice
back-asking = Votre demande
back-mine = { $answer ->
    [none] Reprendre votre dernière réponse ?
   *[other] Reprendre « { $answer } » ?
}
back-about = Serait annulé : { $text }
back-mine-help = La question reviendrait comme elle était. Personne n’aurait à répondre de nouveau.
back-theirs = { $answer ->
    [none] { $name } voudrait reprendre sa dernière réponse.
   *[other] { $name } voudrait reprendre « { $answer } ».
}
back-theirs-help = Sa question reviendrait comme elle était. Sans réponse de votre part, c’est non.
back-agrees = d’accord
back-thinks = réfléchit
back-robot = un robot l’est toujours
back-count = { $n } sur { $of }. Le silence est un non.
back-withdraw = Retirer ma demande
back-yes = D’accord
back-no = Non
back-yes-key = o
back-no-key = n
back-floor-dice = dés lancés : on ne revient pas au-delà
back-floor-card = carte tirée : on ne revient pas au-delà
back-mark-forced = automatique, rien à reprendre
back-mark-answered = { $name } a répondu depuis
back-mark-last = peut se reprendre
back-mark-asked = demande en cours
back-rules = Reprendre une réponse
back-rule-alone = Sans rien demander, pendant 5 secondes
back-rule-alone-help = tant que personne n’a répondu depuis
back-rule-consent = Avec l’accord de tous
back-rule-consent-help = ensuite, si personne n’a à répondre de nouveau
back-rule-never = Jamais
back-rule-never-help = si des dés ont été lancés, une carte vue, ou si quelqu’un devait répondre de nouveau
back-rule-most = Deux demandes par joueur et par partie, une par réponse.
back-waits = On attend la décision de tous.
side-game = Partie à côté
side-note = Rien ici ne change la vraie partie.
side-tries = Comparer mes essais
side-again = Reprendre au début
side-back = Revenir à la revue
unsay = Reprendre
unsay-help = Reprendre ma dernière réponse
notice-taken-back = { $answer ->
    [none] { $name } reprend sa réponse.
   *[other] { $name } reprend « { $answer } ».
}
turn-down = Refuser
withdraw = Retirer l’offre
rent-would-be = loyer { $rent }
less = Moins
more = Plus
stock = À la banque : { $apartments ->
    [one] un appartement
   *[other] { $apartments } appartements
}, { $hotels ->
    [one] un hôtel
   *[other] { $hotels } hôtels
}
build-for = Construire pour { $amount }
sell-for = Vendre pour { $amount }
debt-meter = { $cash } sur { $due }
sure-bankrupt = Oui, je suis ruiné
out-of-game = hors jeu
away-for = absent { $time }
waits-for-absent = { $name } n’est pas là depuis { $time }
absent-then = { $then ->
    [silence] sans réponse après { $time }
   *[bot] un robot joue après { $time }
}
time-runs-out = { $n ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $n } secondes.
}
let-bot-play = Laisser un robot jouer pour moi
bot-stands-in = Un robot joue pour { $name }
bot-plays-for-you = Un robot joue pour vous
take-back = Je reprends ma place
reconnecting = Connexion perdue, reprise…
offline = Votre appareil est hors ligne
back-again = Vous revoilà, rien n’a été perdu
seat-asked-by = { $name } demande la place { DE($seat) }, et verrait sa main.
seat-you-ask = Vous avez demandé cette place : les autres joueurs doivent l’accepter.
pause-asked-by = Pause demandée par { $names }
agree = D’accord
out-now = Vous êtes hors jeu : les autres jouent jusqu’à la fin
watching = Vous regardez
watching-late = Vous regardez ({ $n } min de retard)
aborted = La partie a été interrompue
while-away = { $n ->
    [one] Un événement a eu lieu pendant votre absence ; le journal le raconte.
   *[other] { $n } événements ont eu lieu pendant votre absence ; le journal les raconte.
}
my-deeds = Mes propriétés
deeds = Titres
rent-now = loyer actuel
no-deeds-yet = Pas encore de titre.
in-jail = en prison
n-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
aid-title = Mon prochain lancer
aid-hide = masquer
aid-free = libre
aid-mine = à vous
mortgaged-short = hypoth.
times-dice = { $rent } × dés
price = Prix
deed-bare = Terrain nu
deed-whole = Groupe complet
deed-apartments = { $n ->
    [one] 1 appartement
   *[other] { $n } appartements
}
deed-hotel = Hôtel
deed-stations = { $n ->
    [one] 1 gare
   *[other] { $n } gares
}
deed-utilities = { $n ->
    [one] 1 service
   *[other] { $n } services
}
deed-build = Appartement ou hôtel { $cost }
deed-mortgage = Hypothèque { $value }
deed-owner = À { $name }
space-go = À chaque passage, la banque verse { $amount }.
space-jail = En prison, ou en simple visite.
space-free-parking = On s’y repose, sans rien devoir.
space-go-to-jail = Tout droit en prison, sans passer par le départ.
space-chance = On tire une carte Chance.
space-chest = On tire une carte Caisse de Communauté.
space-tax = À payer à la banque : { $amount }.
aria-free = libre, prix { $price }
aria-owned = à { $owner }, loyer { $rent }
aria-here = s’y trouvent : { $names }
aria-lit = à choisir : { $label }
bank-stock = Banque
dice-wait = Les dés attendent
device-shows = La banque : { $left }, { $figure }
device-bank = Banque
device-gets = reçoit
device-pays = paie
device-roll = Virements de cette partie
device-roll-empty = Aucun virement depuis l’ouverture de cette page.
mine-your-turn = C’est à vous
mine-waiting = En attente
mine-finished = Finies
no-games = Aucune partie en cours
no-games-text = Trois robots vous attendent.

## La fin et la reprise

end-after = { $n ->
    [0] La partie est finie.
   *[other] La partie a pris fin au tour { $n }.
}
ranking = Classement
ruined = ruiné
fortunes = La fortune de chacun
fortunes-aria = Fortune de chaque joueur, tour par tour
chart-worth = Fortune
chart-cash = Argent
chart-table = Tableau
turn = Tour
turn-short = T { $n }
dice = Les dés
verifiable = vérifiables
dice-about = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
}. Le trait : ce que le hasard prédit.
moments = Les moments de la partie
moment-rent = Le plus gros loyer
moment-auction = La plus grosse enchère
moment-trade = Le dernier échange
moment-ruin = La première ruine
moment-built = Le plus haut bâtiment
moment-tax = L’impôt le plus lourd
rematch = Revanche, même table
understand = Comprendre la partie
watch-replay = Revoir la partie
share = Partager
export = Exporter
verify-game = Vérifier cette partie
replay = Reprise
replay-at = { $n } sur { $of } · tour { $turn }
scrubber = Place dans la partie
seen-by = Vu par
seen-by-me = vu de ma place
seen-open = cartes ouvertes
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Coup précédent
step-on = Coup suivant
link-to-move = Lien vers ce coup

## Le hasard

fair-title = Des dés que chacun peut vérifier
fair-lead = Le serveur ne choisit pas les dés. Voici comment on s’en assure.
fair-1 = Avant le premier lancer, le serveur tire une graine secrète et publie son empreinte SHA-256. Il ne peut plus en changer.
fair-2 = Chaque joueur peut ajouter une graine à lui. Personne, pas même le serveur, ne connaît d’avance ce qui sortira.
fair-3 = À la fin, la graine est montrée. Son empreinte doit être celle du début, et tous les dés et les cartes doivent en découler.
this-game = Cette partie
commitment = Empreinte publiée avant
client-seed = Graine du joueur { $n }
seed = Graine
seed-later = montrée à la fin de la partie
seed-fits = La graine a bien l’empreinte publiée
seed-differs = La graine n’a pas l’empreinte publiée
verify-yourself = Pour refaire toute la partie chez vous, coup par coup, téléchargez l’enregistrement puis :

## Les réglages

set-language = Langue
set-language-help = Modifiable à tout moment.
set-language-review = { $language } : traduction en attente de relecture par une personne de langue maternelle.
set-theme = Thème
set-theme-help = Clair comme le papier, ou nuit.
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
set-speed = Animations
set-speed-help = 0× : aucune animation, le journal raconte tout.
set-end-turn = Finir mon tour automatiquement
set-end-turn-help = Quand il ne reste rien à faire ; jamais si vous pouvez encore bâtir, réclamer ou jouer une carte.
set-only-answer = Répondre quand il n’y a qu’un choix
set-only-answer-help = La question s’affiche, puis la seule réponse possible est donnée.
set-sound = Son
set-sound-help = Des sons brefs.
set-only-my-turn = Seulement mon tour
set-only-my-turn-help = Un seul son : quand c’est à vous.
set-notify = Alerte
set-notify-help = Une notification si la page est cachée.
set-text = Taille du texte
set-text-help = Jusqu’au double.
set-lists = Table en listes
set-lists-help = Sans dessin : pour lecteur d’écran.
set-letters = Touches du clavier
set-letters-help = Chaque bouton affiche la touche qui le déclenche.
other-device = Un autre appareil
other-device-help = Une clé, valable une fois et pendant dix minutes, vous fait jouer sous le même nom sur l’autre appareil.
make-key = Créer une clé
have-key = J’ai une clé
use-key = Utiliser
adopted = C’est fait : vos parties sont ici.
key-wrong = Cette clé n’ouvre rien.
no-player-yet = Jouez d’abord une partie sur cet appareil.

## Le clavier et l’aide-mémoire

key-regions = question, plateau, à moi, joueurs, journal, discussion
key-enter = le bouton plein
key-letters = le bouton qui affiche cette lettre
key-arrows = le long du plateau
key-lit = élément à choisir suivant, précédent
key-escape-does = fermer, ou revenir en arrière
key-hint = demander un indice, là où c’est permis
key-undo = annuler la dernière étape d’une réponse en cours
key-skip = passer les animations
key-repeat = répéter la question
key-cash = l’argent de chacun
key-turn = à qui de jouer, et l’horloge
key-help = cette page
reminder-read = Lire
reminder = Aide-mémoire
ruling = précision
search-rules = Chercher une règle
n-rules = { $n ->
    [one] une règle
   *[other] { $n } règles
}
rules-of = Règles : { $game }
booklet-order = Dans l’ordre du jeu
booklet-link = Copier le lien de cette règle : { $rule }
booklet-copied = Copié
booklet-none = Rien pour « { $words } ».
rules-waiting = La partie vous attend.
rules-marked = C’est la règle marquée d’un trait.
rules-back = Revenir à la table
rules-show = Montrez-moi
rules-show-help = Ouvre cette position à côté, sans toucher à aucune partie.
rules-no-booklet = Ce jeu n’a pas encore de livret.
booklet-game = Le jeu dont on lit les règles
booklet-search = Chercher : « double », « hôtel », un numéro de règle…
booklet-contents = Sommaire
booklet-chapter = Chapitre { $n }
booklet-place = { $n } sur { $of }
booklet-rare = Les cas rares
booklet-rare-lead = Ce qui arrive une fois par hiver, et fait discuter chaque fois.
booklet-rare-of = { $n ->
    [one] Un cas rare précise ce chapitre
   *[other] { $n } cas rares précisent ce chapitre
}
booklet-besides = Et encore
booklet-letter = À la lettre
booklet-silent = Le livret n’en dit rien :
booklet-why = nos raisons
booklet-because = Nous l’avons décidé ainsi parce que : { $because }.
booklet-your-table = À votre table :
booklet-option = { $what } : { $value }
booklet-nearest = Peut-être dans l’un de ces chapitres :
booklet-unknown = Aucune règle ne porte le numéro { $rule }. Voici le livret.
booklet-price = prix : { $price }
booklet-print = Imprimer
booklet-print-help = Deux pages par feuille A4, en largeur : pliée en deux, elle fait un livret A5.
booklet-print-chapter = Ce chapitre
booklet-print-all = Tout le livret
booklet-alike = maison, appartement, étage, bâtiment, construire, bâtir; prison, cellule, barreaux; argent, crédit, billet, solde; gare, train; dé, lancer; joker, non, annuler; propriété, titre, terrain; loyer, payer; taxe, impôt; gagner, victoire; ruine, faillite
scene-title = Essayer : { $title }
scene-again = Recommencer
scene-nothing-kept = Rien n’est gardé, et aucune partie n’en sait rien.
scene-allowed = permis :
scene-refused = refusé :
scene-nothing = rien
scene-hand = { $you ->
    [true] votre main
   *[other] la main { DE($name) }
}
scene-bank = { $you ->
    [true] votre banque
   *[other] la banque { DE($name) }
}
scene-groups = { $you ->
    [true] votre collection
   *[other] la collection { DE($name) }
}
scene-tower = { $you ->
    [true] votre tour
   *[other] la tour { DE($name) }
}
scene-levels = { $n ->
    [one] un niveau
   *[other] { $n } niveaux
}
learn-study = Ce que disent les dés
learn-lead = Une vraie table, les vraies règles, des robots débonnaires : chaque idée s’explique au moment où elle se présente.
learn-start = Partie guidée
coach = À savoir
coach-got-it = Compris
lesson-known = Vous savez l’essentiel
lesson-known-text = Le reste s’apprend en jouant ; la touche ? ouvre l’aide-mémoire et les règles.
lesson-go-on = Finir cette partie
lesson-real = Une vraie partie

## Quand cela va mal

no-such-page = Cette page n’existe pas
server-gone = Le serveur ne répond pas
server-gone-text = Vos parties sont gardées. Réessayez dans un instant.
problem-no-table = Cette table n’existe pas
problem-no-table-text = Le lien est incomplet, ou la table a été effacée.
problem-no-player = Ce navigateur a oublié qui vous êtes
problem-no-player-text = Revenez à l’accueil, ou utilisez une clé de votre autre appareil.
problem-outdated = Cette page est plus ancienne que le serveur
problem-outdated-text = Rechargez-la : votre partie est gardée.
problem-origin = Cette adresse n’est pas celle du serveur
problem-origin-text = Ouvrez la page avec l’adresse que l’hôte vous a donnée.
problem-removed = L’hôte vous a retiré de la table
problem-removed-text = Votre place est revenue à la table. Le même lien permet encore de regarder.
problem-old = Une autre version de Magnat a commencé cette partie
problem-old-text = Elle ne peut pas continuer ici ; elle est gardée telle quelle.
problem-code = Aucune table n’a ce code
problem-code-text = Vérifiez les lettres : il n’y a jamais de O, de I ni de L.
problem-no-game = Ce jeu n’est pas sur ce serveur
problem-no-game-text = Choisissez-en un à l’accueil.

## Deal

deal-head-wild = Propriété Joker
deal-head-wild-short = Joker
deal-head-rent = Loyer
deal-body-property = { $colours }, { $size } cartes
deal-body-wild = { $colours }
deal-body-money = à la banque
deal-body-go = Piochez { $n } cartes
deal-body-jackpot = Un joueur vous doit { $amount }
deal-body-birthday = Chacun vous doit { $amount }
deal-body-rent = { $colours } : tous paient
deal-body-rent-any = Un joueur paie, pour une couleur au choix
deal-body-banco = Prenez un groupe complet
deal-body-duel = Prenez une propriété
deal-body-troc = Échangez une propriété
deal-body-house = Loyer : { $amount } de plus
deal-body-hotel = Loyer : { $amount } de plus
deal-body-double = Avec une carte Loyer
deal-body-joker = Annule une carte jouée contre vous
deal-body-hidden = { "" }
deal-kind-property = Propriété
deal-kind-rent = Loyer
deal-kind-money = Argent
deal-kind-action = Action
deal-kind-answer = Réponse
deal-hidden-card = carte cachée
deal-worth = vaut { $value }
deal-group = { $colour }, { $n } sur { $size }
deal-group-full = { $colour }, groupe complet
deal-group-none = { $colour }
deal-of = { $n } sur { $size }
deal-rent = loyer { $rent }
deal-rent-short = { $rent }
deal-sets = { $n ->
    [0] aucun groupe complet
    [one] { $n } groupe complet sur { $of }
   *[other] { $n } groupes complets sur { $of }
}
deal-played = { $n ->
    [one] { $n } carte jouée
   *[other] { $n } cartes jouées
} sur { $of }
deal-no-groups = Aucune propriété
deal-bank = Banque
deal-bank-empty = Rien en banque
deal-my-bank = Ma banque
deal-my-groups = Mes groupes
deal-hand = Votre main, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deal-hand-count = Votre main · { $n }
deal-hand-choose = Choisissez une carte, puis ce que vous en faites.
deal-hand-asleep = Vos cartes ne peuvent pas répondre à cette question.
deal-hand-wait = Touchez une carte pour la lire.
deal-hand-nth = carte { $i } sur { $n }
deal-hand-empty = Votre main est vide.
deal-playable = jouable
deal-pile = Pioche · { $n }
deal-centre = Centre · { $n }
deal-centre-empty = rien au centre
deal-chain = Ce qui se joue
deal-holds = s’applique
deal-cancelled = annulée
deal-yours = à vous
deal-may-answer = peut répondre
deal-debtors = Qui doit payer
deal-has-nothing = n’a rien
deal-says-no = dit non
deal-nothing-left = Plus rien à jouer à ce tour.
deal-way-lay = Poser
deal-way-use = Jouer
deal-way-bank = En banque ({ $value })
deal-way-double = Jouer doublé
deal-way-quadruple = Jouer doublé deux fois
deal-way-turn = Changer de couleur
deal-way-exchange = Échanger de groupe
deal-meter = { $sum } sur { $due }
deal-colon = { " " }:
deal-exact = le compte est juste.
deal-too-much = { $extra } de trop, sans monnaie.
deal-pay = Payer { $sum } à { $name }
deal-pay-other = Une autre carte
deal-rents = Groupes et loyers (M)
deal-colour = Couleur
deal-seat = { $name }, { $n } sur { $of } groupes complets, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, banque { $bank }
deal-cards-short = { $n } c.

## Empire

emp-towers = Les tours
emp-full = PLEIN
emp-tower-aria = { $name } : tour de { $height ->
    [one] { $height } niveau
   *[other] { $height } niveaux
} sur { $full }, { $value }. Du sommet à la base : { $tiles }.
emp-tower-empty = { $name } : tour vide, { $value }.
emp-tower-of = Tour : { $name }
emp-tower-worth = Tour { $value }
emp-rent-jail = 0 (prison)
emp-go-pays = valeur de tour
emp-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
emp-aria-stock = prix { $price }, { $n ->
    [0] plus aucun cartouche
    [one] un cartouche reste
   *[other] { $n } cartouches restent
}
emp-flag-swap = Échanger
emp-flag-tax = Taxer
emp-flag-aim = Viser
emp-flag-casino = Défier
emp-flag-choose = Choisir
emp-flag-chosen = Choisie
emp-played = Cartes jouées
emp-hand = Mes cartes Empire
hand-secret = secrètes
emp-no-cards = Aucune carte Empire.
emp-jail-card = Carte de Prison
emp-supply = Réserve
emp-offices = Immeubles ({ $price })
emp-pile = Pioche Empire
emp-height = Hauteur
emp-in-tower = Dans la tour de
emp-rent = Loyer
emp-left = Cartouches restants
emp-set = Groupe { $group } complet : un immeuble offert
emp-no-tiles = Aucun cartouche.
emp-space-go = Qui y arrive ou la passe touche la valeur de sa tour.
emp-space-jail = En visite, rien à payer. En prison, on ne touche aucun loyer.
emp-space-free-parking = On peut y payer un voyage vers n’importe quelle case.
emp-space-go-to-jail = Tout droit en prison, sans rien toucher.
emp-space-chance = Tirez une carte Chance et faites ce qu’elle dit.
emp-space-empire = Prenez une carte Empire, en secret.
emp-space-rival-tax = Choisissez une tour adverse : elle perd son cartouche du sommet.
emp-space-tower-tax = Votre tour perd son cartouche du sommet.

## Star Wars

sw-board-of = Plateau rond de { $n } cases
sw-rebel = Rébellion
sw-empire = Empire
sw-force-rebel = Force Rébellion
sw-force-empire = Force Empire
sw-bases = { $n ->
    [one] { $n } base
   *[other] { $n } bases
}
sw-base = Base
sw-rent = Loyer
sw-aria-base = base tenue par { $owner }, { $side }
sw-rent-now = loyer { $rent }
sw-last-card = { $side } : la dernière carte jouée
sw-hand = Mes cartes Force
sw-no-cards = Aucune carte Force.
sw-end = Fin de partie
sw-free = { $n ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $n } cases libres
}
sw-end-aria = Rébellion { $rebel }, Empire { $empire }, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
sw-end-text = Quand la dernière planète reçoit sa base, le camp qui en a le plus l’emporte ; dans ce camp, une seule personne gagne.
sw-whole = Planète entière pour { $side } : loyers doublés.
sw-not-whole = Entière à un seul camp, la planète double ses loyers.
sw-short-go = Départ
sw-short-jail = Prison
sw-short-free-parking = Parc
sw-short-go-to-jail = Allez en|prison
sw-short-tax = Taxe
sw-short-hyperdrive = Hyper { $letter }
sw-short-bounty = Prime
sw-short-card-rebel = Rébellion
sw-short-card-empire = Empire
sw-space-go = Chaque passage rapporte le salaire.
sw-space-jail = En visite, rien à payer. En prison, on ne touche aucun loyer.
sw-space-free-parking = Une pause : il ne s’y passe rien.
sw-space-go-to-jail = Tout droit en prison.
sw-space-tax = La Fédération du Commerce se sert.
sw-space-hyperdrive = Sautez vers une case libre de la zone suivante.
sw-space-bounty = Posez votre base où vous voulez, même à la place d’une autre.
sw-space-card-rebel = Un Rebelle garde la carte Force ; l’Empire en subit la moitié Chance.
sw-space-card-empire = L’Empire garde la carte Force ; un Rebelle en subit la moitié Chance.

## Millionnaire

mil-salary = salaire
mil-race = La course au million
mil-goal = { $n ->
    [one] { $n } million
   *[other] { $n } millions
}
mil-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
mil-fortune-lies = Une carte Fortune attend ici
mil-holds-fortune = { $n ->
    [one] { $n } carte Fortune en main
   *[other] { $n } cartes Fortune en main
}
mil-lifestyle = Tirez une carte Vie de Millionnaire et faites ce qu’elle dit.
mil-my-fortune = Mes cartes Fortune
mil-reserve = Réserve
mil-on-board = Fortune sur le plateau
mil-houses = Maisons
mil-hotels = Hôtels
mil-cash = Argent
mil-level = Niveau
mil-next-salary = Prochain salaire
mil-build = Maison ou hôtel { $cost }
