# La banque électronique : l’appareil au terminal, et le livre de comptes d’une table.

bank-help = La banque électronique, pour jouer avec la boîte quand l’appareil manque.
bank-example = magnat bank --terminal
bank-terminal = l’appareil ici, dans le terminal
bank-file = où garder les comptes ; sinon dans le dossier de Magnat
bank-no-browser = La banque du navigateur n’existe pas encore : voici l’appareil dans le terminal.
bank-begins = Les comptes sont gardés dans { $file }
bank-how = +3 met la carte 3 à gauche (elle reçoit), -4 met la carte 4 à droite (elle paie) ; + ou - seul la retire. Un montant se tape comme il s’affiche : 1,5M ou 600K. Et aussi : go (Départ), c (annuler), « , » sans carte (volume), nouveau (C maintenue : nouvelle partie), soldes, journal, aide, quitter.
bank-left = Les comptes sont gardés dans { $file } ; « magnat bank --terminal » les reprend.
bank-unclear = Cela ne veut rien dire pour l’appareil : « { $typed } ». « aide » dit ce qui se tape.
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

book-refused-not-a-player = ce joueur n’est pas, ou plus, de la partie
book-refused-not-yours = seul le banquier touche aux biens des autres
book-refused-no-such-account = ce compte n’existe pas, ou n’est plus en jeu
book-refused-same-account = c’est deux fois le même compte
book-refused-no-amount = il faut un montant
book-refused-not-a-multiple = ce montant tombe entre deux pas
book-refused-too-poor = l’argent n’y est pas
book-refused-no-such-action = ce jeu n’a pas ce bouton
book-refused-unusual-amount = ce n’est pas le montant habituel. Est-ce bien cela ?
book-refused-no-such-deed = ce titre n’est pas de ce jeu
book-refused-nobodys-deed = ce titre est encore à la banque
book-refused-has-an-owner = ce titre est déjà à quelqu’un
book-refused-own-deed = personne ne paie de loyer chez soi
book-refused-not-his-deed = ce titre n’est pas à qui le donne
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
book-refused-no-mortgages = ce jeu ne connaît pas d’hypothèque
book-refused-no-such-entry = cette écriture n’existe pas
book-refused-nothing-to-undo = cette écriture n’a rien à rendre
book-refused-already-undone = cette écriture est déjà annulée
book-refused-deed-changed-since = le titre a changé depuis
book-refused-spent-since = l’argent a été dépensé depuis
book-refused-already-asked = c’est déjà demandé
book-refused-nobody-asked = personne ne l’a demandé, ou c’est déjà réglé
book-refused-already-agreed = vous avez déjà dit oui
