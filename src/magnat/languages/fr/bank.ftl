# La banque électronique : l’appareil au terminal, et le livre de comptes d’une table.

bank-help = La banque électronique, pour jouer avec la boîte quand l’appareil manque.
bank-example = magnat bank
bank-terminal = l’appareil ici, dans le terminal
bank-lan = laisser entrer les téléphones du réseau de la maison, par le code QR
bank-file = où garder les comptes ; sinon dans le dossier de Magnat
bank-file-terminal = { $wrong } : --file va avec --terminal ; le navigateur garde ses comptes lui-même
bank-begins = Les comptes sont gardés dans { $file }
bank-how = +3 met la carte 3 à gauche (elle reçoit), -4 met la carte 4 à droite (elle paie) ; + ou - seul la retire. Un montant se tape comme il s’affiche : 1,5M ou 600K. Et aussi : go (Départ), c (annuler), « , » sans carte (volume), nouveau (C maintenue : nouvelle partie), soldes, journal, aide, quitter.
bank-left = Les comptes sont gardés dans { $file } ; « magnat bank --terminal » les reprend.
bank-unclear = L’appareil ne comprend pas « { $typed } ». « aide » dit ce qui se tape.
bank-woken = L’appareil s’était éteint. Le voici rallumé, cartes relues : retapez votre ligne.
bad-bank = { $file } ne contient pas les comptes d’une banque : { $found }

bank-card = Carte { $card }
bank-volume-high = son fort
bank-volume-low = son faible
bank-volume-mute = muet
bank-sound-beep = bip
bank-sound-error = erreur
bank-sound-success = accepté
bank-sound-long-beep = long bip

## Ce que le banquier fait ensuite

bank-prompt-wake = Éteint. Une touche ou une carte le rallume, les comptes sont gardés.
bank-prompt-insert = Insérez une carte : à gauche elle reçoit, à droite elle paie.
bank-prompt-type = Tapez un montant.
bank-prompt-close = Finissez par K ou M, ou effacez avec C.
bank-prompt-look = Les deux soldes s’affichent l’un après l’autre, puis retirez les deux cartes.
bank-prompt-take = Retirez la carte. C annule tant qu’elle est là.
bank-prompt-take-both = Retirez les deux cartes. C annule tant qu’elles sont là.
bank-would-credit = la carte { $receiver } reçoit { $amount }, elle aura { $got }.
bank-would-debit = la carte { $payer } paie { $amount }, il lui restera { $left }.
bank-would-transfer = la carte { $payer } paie { $amount } à la carte { $receiver }, il lui restera { $left }.

## Les refus de l’appareil

bank-refused = Refusé : { $why } ({ $rule })
bank-refused-wrong-way = la carte est dans le mauvais sens
bank-refused-same-card = cette carte est déjà dans une fente
bank-refused-slot-taken = il y a déjà une carte dans cette fente
bank-refused-five-digits = cinq chiffres au plus
bank-refused-second-comma = une seule virgule
bank-refused-no-digits = il faut d’abord un montant
bank-refused-too-small = une saisie est de 10K au moins
bank-refused-too-large = une saisie est de 20M au plus ; payez le reste après avoir retiré et remis la carte
bank-refused-not-a-multiple = le montant doit être un multiple de 10K
bank-refused-too-poor = le solde n’y suffit pas
bank-refused-go-left-only = Départ demande une seule carte, à gauche
bank-refused-go-takes-no-digits = Départ se presse sans chiffres ; C les efface
bank-refused-go-again = un seul Départ par insertion ; retirez la carte et remettez-la
bank-refused-one-transaction = une seule opération par insertion ; retirez une carte, ou annulez avec C
bank-refused-no-card = il n’y a pas de carte

## Les écritures

bank-what-opening = ouverture
bank-what-credit = reçu
bank-what-debit = payé
bank-what-transfer = virement
bank-what-go = Départ
bank-what-undo = annulé avec C
bank-what-new-game = nouvelle partie
bank-what-pay = paiement
bank-what-quick = { $action }
bank-what-buy = achat
bank-what-rent = loyer
bank-what-build = construction
bank-what-sell = vente de bâtiments
bank-what-mortgage = hypothèque
bank-what-lift = hypothèque levée
bank-what-keep = intérêts
bank-what-trade = échange
bank-what-bankrupt = faillite
bank-what-refused = refusé
bank-what-undo-asked = demande d’annulation
bank-what-agreed = d’accord
bank-what-asked = demande
bank-what-against = contre
bank-what-objected = pas d’accord
bank-what-undone = annulé d’un commun accord

bank-quick-go = Départ
bank-quick-fine = amende
bank-quick-income-tax = impôts sur le revenu
bank-quick-luxury-tax = taxe de luxe
bank-quick-card-in = carte : recevez
bank-quick-card-out = carte : payez
bank-quick-birthday = anniversaire : chacun vous donne
bank-quick-office = immeuble
bank-quick-trip = voyage du Parc Gratuit
bank-quick-bail = sortie de prison
bank-quick-tax = taxe
bank-quick-evolve = salaire, moins l’évolution
bank-quick-bank-card = carte mise en banque

## Les refus et les questions du livre

book-refused-not-a-player = ce joueur n’est pas, ou plus, dans la partie
book-refused-banker-pays = ce que la banque donne hors de ses boutons et de ses prix, c’est le banquier qui l’inscrit
book-refused-not-yours = seul le banquier touche aux biens des autres
book-refused-no-such-account = ce compte n’existe pas, ou n’est plus en jeu
book-refused-same-account = c’est deux fois le même compte
book-refused-no-amount = il faut un montant
book-refused-not-a-multiple = ce montant tombe entre deux pas
book-refused-too-poor = il n’y a pas assez d’argent
book-refused-no-such-action = ce jeu n’a pas ce bouton
book-refused-unusual-amount = ce n’est pas le montant habituel. Est-ce bien cela ?
book-refused-no-such-deed = ce titre n’est pas de ce jeu
book-refused-nobodys-deed = ce titre est encore à la banque
book-refused-has-an-owner = ce titre est déjà à quelqu’un
book-refused-own-deed = personne ne paie de loyer chez soi
book-refused-not-his-deed = ce titre n’appartient pas au joueur qui le donne
book-refused-needs-dice = ce loyer dépend des dés : combien ont-ils donné ?
book-refused-mortgaged = ce titre est hypothéqué
book-refused-rent-differs = d’après les titres, le loyer n’est pas celui-là. Est-ce bien cela ?
book-refused-several-groups = une commande ne porte que sur un groupe d’un seul propriétaire
book-refused-no-such-building = on ne construit pas cela ici
book-refused-group-not-whole = le groupe n’est pas complet. Est-ce bien cela ?
book-refused-group-mortgaged = un titre du groupe est hypothéqué. Est-ce bien cela ?
book-refused-uneven = les étages ne seraient pas égaux. Est-ce bien cela ?
book-refused-built-on = il y a des bâtiments dans ce groupe
book-refused-not-mortgaged = ce titre n’est pas hypothéqué
book-refused-interest-paid = les intérêts sont déjà payés
book-refused-no-mortgages = il n’y a pas d’hypothèque dans ce jeu
book-refused-no-such-entry = cette écriture n’existe pas
book-refused-nothing-to-undo = cette écriture n’a rien à annuler
book-refused-already-undone = cette écriture est déjà annulée
book-refused-deed-changed-since = le titre a changé depuis
book-refused-spent-since = l’argent a été dépensé depuis
book-refused-already-asked = c’est déjà demandé
book-refused-nobody-asked = personne ne l’a demandé, ou c’est déjà réglé
book-refused-already-answered = vous avez déjà répondu
book-refused-asks-enough = trop de vos demandes attendent encore une réponse

## Pocket : la banque dans le navigateur

pocket-title = Banque de poche
pocket-machine = L’appareil
pocket-alone = un téléphone pour tous
pocket-offline = hors ligne
pocket-sound = Son
pocket-balance = solde { $amount }
pocket-colon =  :
pocket-free = libre
pocket-go = GO +2M
pocket-key-c = C : annuler ; tenue trois secondes, nouvelle partie
pocket-pays = { $payer } paie { $receiver }.
pocket-gets = { $receiver } reçoit de la banque.
pocket-pays-bank = { $payer } paie la banque.
pocket-left = Il restera { $left } à { $name }.
pocket-will-have = { $name } aura { $got }.
pocket-short = Il manquera { $left } à { $name }.
pocket-where = { $name } : choisissez la fente, + pour recevoir, − pour payer.
pocket-slot-empty = Fente vide : choisissez d’abord une carte
pocket-put-in = Insérer { $name }
pocket-take-out = { $name }, retirer la carte
pocket-more = Autres pages de la banque
pocket-history = Historique
pocket-names = Noms
pocket-done = C’est bon
pocket-share = À plusieurs
pocket-share-text = Un téléphone pour chacun, un seul livre de comptes. Si la connexion se perd, rien n’est oublié et rien n’est fait deux fois.
pocket-back-to = Reprendre une table
pocket-open = Ouvrir une table
pocket-open-go = Ouvrir la table
pocket-game = Le jeu de votre boîte
pocket-start = chacun commence avec { $amount }
pocket-players = Joueurs
pocket-player = Joueur { $n }
pocket-add-player = Un joueur de plus
pocket-side = Camp du joueur { $n }
pocket-rebel = Rebelle
pocket-empire = Empire
pocket-round = Un seul téléphone, qui passe de main en main
pocket-deeds = Suivre les titres : la banque calcule les loyers
pocket-quick-game = Partie rapide : trois appartements font un hôtel
pocket-banker = Qui peut déplacer l’argent des autres
pocket-banker-all = Chacun, si les autres sont d’accord
pocket-banker-me = Le premier joueur seul
pocket-banker-apart = Le premier, sans jouer
pocket-banker-apart-told = { $name } tient la banque et ne joue pas. Nombre de joueurs : { $n }.
pocket-find-deed = Chercher un titre ou un propriétaire
pocket-found-deeds = { $n ->
       [0] Aucun titre ne correspond.
       [one] { $n } titre
       *[other] { $n } titres
    }
pocket-needs-network = Il faut joindre le serveur pour cela. L’appareil seul n’a besoin de rien.
pocket-table = table { $code } · { $n } { $n ->
       [0] téléphone
       [one] téléphone
       *[other] téléphones
    }
pocket-online = en ligne
pocket-sending = envoi : { $n }
pocket-lost = hors ligne{ $n ->
       [0] { "" }
       *[other]  : { $n } en attente
    }
pocket-invite = Inviter, changer de place
pocket-who-are-you = Qui êtes-vous ?
pocket-has-phone = a un téléphone
pocket-this-phone = ce téléphone
pocket-look-on = Seulement regarder
pocket-take-seat = Parler aussi pour ce joueur
pocket-free-seat = Libérer
pocket-qr = Code QR de la table { $code }
pocket-tab-machine = Appareil
pocket-tab-pay = Payer
pocket-tab-deeds = Titres
pocket-tab-history = Historique
pocket-tab-count = Compte
pocket-whose = Pour quel joueur
pocket-often = Paiements courants
pocket-way = Sens du paiement
pocket-he-pays = { $name } paie
pocket-he-gets = { $name } reçoit
pocket-to = à
pocket-from = de
pocket-amount = Montant
pocket-amount-bad = Un montant par pas de { $step }, par exemple comme il s’affiche.
pocket-next = Suite
pocket-rarely = Faillite
pocket-bankrupt = { $name } cède tout à { $creditor }
pocket-won = { $name } atteint { $target } et gagne la partie.
pocket-before = Ce qui va se passer
pocket-do = Valider
pocket-would-pay = { $payer } paie { $amount } à { $receiver }.
pocket-would-get = { $receiver } reçoit { $amount } de la banque.
pocket-would-pay-bank = { $payer } paie { $amount } à la banque.
pocket-ours = Tout reste écrit. Demander d’annuler une écriture et voter sont des idées de Magnat, pas du livret : C n’annule que tant que la carte est là.
pocket-number = n° { $n }
pocket-undo = Annuler ?
pocket-undone-by = annulé par le n° { $n }
pocket-insisted = confirmé
pocket-older = Plus ancien
pocket-vote = Annuler le n° { $n } ?
pocket-wants = Demande n° { $n }, { $name } :
pocket-missing = Réponse attendue : { $names }.
pocket-agree = D’accord
pocket-object = Non
pocket-expected = La banque attendait { $amount }.
pocket-sure = C’est bien cela, continuer
pocket-leave-it = Laisser
pocket-rent = loyer { $amount }
pocket-rent-dice = { $amount } × dés
pocket-mortgaged = hypothéqué
pocket-hotel = hôtel
pocket-levels = { $n } { $n ->
       [one] appartement
       *[other] appartements
    }
pocket-other-amount = Un autre montant
pocket-buy = { $name } achète : { $amount }
pocket-pay-rent = { $name } paie le loyer à { $owner }
pocket-dice = Total des dés
pocket-build = Construire −{ $amount }
pocket-sell = Vendre +{ $amount }
pocket-mortgage = Hypothéquer +{ $amount }
pocket-lift = Lever l’hypothèque −{ $amount }
pocket-lift-received = Lever à la réception −{ $amount }
pocket-keep = Garder l’hypothèque, intérêts −{ $amount }
pocket-give-to = Céder à
pocket-give = Céder
pocket-give-for = Céder pour { $amount }
pocket-count = Compte final
pocket-count-how = Comme dans la Partie rapide : le solde, les titres à leur prix, moitié s’ils sont hypothéqués, les bâtiments à leur prix d’achat.
pocket-count-no-deeds = Les titres ne sont pas suivis : créditez leur valeur à chacun avant de compter.
pocket-count-cash = Dans ce jeu, seul l’argent compte.
pocket-player-head = Joueur
pocket-cash = Solde
pocket-owns = Biens
pocket-wealth = Fortune
pocket-richest = { $n ->
       [one] { $names } est en tête.
       *[other] { $names } se partagent la tête.
    }
pocket-csv = Historique (CSV)
pocket-ndjson = Historique (NDJSON)
