# L’atelier : faire sa propre édition d’un des jeux, en français.

workshop-title = Atelier
workshop-lead = Prenez un des cinq jeux et faites-en le vôtre : votre ville, votre classe, vos amis. Noms, couleurs, prix, cartes. Tout est gardé sur cet appareil.
workshop-from = Partir de…
workshop-open = Ouvrir un fichier
workshop-mine = Mes éditions
workshop-untitled = { $game }, mon édition
workshop-after = d’après { $game }
workshop-drop = Supprimer
workshop-dropped = « { $name } » est supprimée.
workshop-restore = Annuler
workshop-gone = Cette édition n’est pas sur cet appareil
workshop-gone-text = Une édition reste dans le navigateur où elle a été faite. Demandez le fichier ou le lien à son auteur.
workshop-not-kept = non enregistré : le navigateur refuse
workshop-kept = enregistré sur cet appareil
workshop-too-large = Ce fichier est trop grand pour être une édition.
workshop-link-spoilt = Ce lien est abîmé ou incomplet.
workshop-opened = Une édition reçue
workshop-unreadable = Ce fichier est illisible
workshop-at-line = Ligne { $line }.
workshop-change = Modifier

workshop-things = Que modifier
workshop-tab-board = Plateau
workshop-tab-groups = Groupes
workshop-tab-cards = Cartes
workshop-tab-settings = Réglages
workshop-side-board = Plateau
workshop-side-fields = Modifier
workshop-side-changes = Bilan
workshop-changed = { $n ->
    [one] 1 changé
   *[other] { $n } changés
}
workshop-doubts = { $n ->
    [one] un point à voir
   *[other] { $n } points à voir
}
workshop-n-spaces = { $n ->
    [one] une case
   *[other] { $n } cases
}
workshop-n-groups = { $n ->
    [one] un groupe
   *[other] { $n } groupes
}
workshop-n-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
workshop-n-settings = { $n ->
    [one] un réglage changé
   *[other] { $n } réglages changés
}
workshop-rename = Changer le nom de l’édition
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-undone = Annulé.
workshop-redone = Rétabli.
workshop-play = Jouer cette édition
workshop-faults = { $n ->
    [one] un point à corriger
   *[other] { $n } points à corriger
}
workshop-box = Ma boîte
workshop-print = Imprimer
workshop-give = Partager

workshop-board = Le plateau de l’édition
workshop-preview = Aperçu
workshop-write = Modifier cette case
workshop-touch = Touchez une case pour la modifier.
workshop-space = case
workshop-space-n = case { $n }
workshop-was = avant : { $name }
workshop-has-bad = { $n ->
    [one] à corriger
   *[other] { $n } points à corriger
}
workshop-has-warn = { $n ->
    [one] un doute
   *[other] { $n } doutes
}
workshop-before = { $what } précédente
workshop-next = { $what } suivante
workshop-name = Nom ({ $language })
workshop-group = Groupe
workshop-group-before = Groupe précédent
workshop-group-next = Groupe suivant
workshop-half = moitié
workshop-field-build = Bâtir, par étage
workshop-field-mortgage = Hypothèque
workshop-field-amount = Montant
workshop-field-height = Niveaux
workshop-field-value = Valeur
workshop-rents = Loyers
workshop-rents-group = Loyers de tout le groupe
workshop-rent-bare = Terrain nu
workshop-rent-apartments = { $n } appart.
workshop-rent-step = Loyer { $n }
workshop-rent-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
workshop-order = Place sur le plateau
workshop-earlier = Une case plus tôt
workshop-later = Une case plus loin
workshop-kind = Type de case
workshop-kind-street = Rue
workshop-kind-station = Gare
workshop-kind-utility = Service public
workshop-kind-tax = Taxe
workshop-kind-chance = Chance
workshop-kind-chest = Caisse
workshop-kind-lifestyle = Vie de Millionnaire
workshop-kind-planet = Planète
workshop-kind-hyperdrive = Hyperpropulsion
workshop-kind-bounty = Chasseur de prime
workshop-kind-card-rebel = Case Rébellion
workshop-kind-card-empire = Case Empire
workshop-widen = Ajouter après, sur chaque côté
workshop-narrow = Retirer, sur chaque côté
workshop-sides = Les quatre côtés restent égaux : retirer cette case retire aussi { $names }.
workshop-new-space = Nouvelle case { $n }
workshop-spaces-now = Nombre de cases du plateau : { $n }.
workshop-moved = Maintenant case { $n }.
workshop-colour = Couleur
workshop-colour-own = Une autre couleur
workshop-shape = Forme et motif
workshop-look-brown = carré brun
workshop-look-light-blue = rond bleu ciel
workshop-look-pink = losange rose
workshop-look-orange = triangle orange
workshop-look-red = croix rouge
workshop-look-yellow = étoile jaune
workshop-look-green = hexagone vert
workshop-look-dark-blue = lune bleu foncé
workshop-look-station = wagon gris
workshop-look-utility = éclair sable

workshop-card = Carte
workshop-card-n = { $deck } : { $n } sur { $of }
workshop-deck = Quelles cartes
workshop-title-in = Titre ({ $language })
workshop-does = Ce qu’elle fait, { $n ->
    [one] un verbe
   *[other] { $n } verbes
}
workshop-need = { $need ->
    [amount] Montant
    [space] Quelle case
    [spaces] Nombre de cases
    [apartment] Par appartement
    [hotel] Par hôtel
    [utility] Quelle compagnie
    [prize] Prix
    [reach] Cases au plus
    [tiles] Marques au moins
    [one] À une étoile
    [three] À trois étoiles
    [five] À cinq étoiles
    [at_three] Dés à trois étoiles
    [at_five] Dés à cinq étoiles
    [upper] Moitié du haut
    [lower] Moitié du bas
    [power] Moitié du haut
    [chance] Moitié du bas
    [side] Camp
   *[other] { $need }
}
workshop-count = Exemplaires
workshop-own-words = Écrire ma propre phrase
workshop-words = Phrase ({ $language })
workshop-deck-size = { $deck } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
workshop-add = Ajouter une carte
workshop-remove = Retirer
workshop-new-card = Nouvelle carte
workshop-verb-receive = Recevoir
workshop-verb-receive-from-each = De chacun
workshop-verb-pay-bank = Payer
workshop-verb-pay-or-draw = Payer ou Chance
workshop-verb-repairs = Réparations
workshop-verb-advance-to = Avancer jusqu’à
workshop-verb-go-back = Reculer de
workshop-verb-go-back-to = Reculer jusqu’à
workshop-verb-to-jail = En prison
workshop-verb-keep-jail-card = Sortie de prison
workshop-pack-property = Propriétés
workshop-pack-action = Actions
workshop-pack-rent = Loyers
workshop-pack-wild = Jokers
workshop-pack-money = Argent

workshop-settings = L’édition
workshop-edition = Nom de l’édition ({ $language })
workshop-money = Argent
workshop-pieces = Pièces
workshop-limits = Limites
workshop-amounts = Montants
workshop-tokens = Pions
workshop-options = Règles de la table

workshop-no-amount = Écrivez un montant, par exemple 2M ou 500K.
workshop-no-number = Écrivez un nombre.
workshop-repair = Remplacer par { $value }
workshop-keep = C’est voulu
workshop-no-problem = Rien à corriger.
workshop-f8 = F8 : le point suivant.
workshop-differs = Ce qui change
workshop-to-check = À voir
workshop-unchecked = Le serveur ne répond pas : rien n’est vérifié pour l’instant. Ce que vous écrivez est enregistré.

workshop-play-lead = Les règles sont celles du jeu : tout le monde peut y jouer, robots compris.
workshop-play-bots = Contre des robots
workshop-play-bots-text = Tout de suite.
workshop-play-link = Avec des amis
workshop-play-link-text = Un lien à envoyer. L’édition voyage avec la table.
workshop-play-here = Sur cet écran
workshop-play-here-text = À deux, chacun son tour devant l’écran.
workshop-give-lead = Un seul fichier de texte, ou un lien qui contient toute l’édition. Aucun programme ne s’y cache.
workshop-save = Enregistrer { $file }
workshop-link = Le lien
workshop-link-whole = L’édition entière est dans le lien : rien n’est gardé ailleurs.
workshop-link-long = Ce lien est trop long pour un code QR : copiez-le ou envoyez le fichier.
workshop-no-link = Il n’y a pas de lien que d’autres puissent ouvrir d’ici : envoyez le fichier.
workshop-qr-alt = Code QR du lien vers cette édition

workshop-balance = Équilibre
workshop-balance-lead = Des robots posés jouent votre édition pendant que vous l’écrivez.
workshop-balance-games = Parties jouées : { $games } sur { $most }, à { $seats }
workshop-balance-pause = pause
workshop-balance-resume = reprendre
workshop-balance-soon = Premiers chiffres après la { $n }ᵉ partie.
workshop-balance-few = Encore peu de parties : ces chiffres bougeront.
workshop-balance-old = Hachuré : les chiffres d’avant vos derniers changements.
workshop-balance-last = Un champ est à corriger : voici les chiffres du dernier état jouable.
workshop-balance-waiting = Les tables passent d’abord. On reprend dès que le serveur a le temps.
workshop-balance-off = Ce serveur ne joue pas de parties d’essai. Le reste de l’atelier fonctionne.
workshop-balance-network = Pas de réseau pour l’instant : nouvel essai en cours.
workshop-balance-fault = Une partie d’essai a échoué par notre faute. On réessaie à votre prochain changement.
workshop-balance-length = Durée
workshop-balance-turns = tours
workshop-balance-half = moitié des parties : { $low } à { $high }
workshop-balance-printed = édition imprimée : { $value }
workshop-balance-order = Victoires selon l’ordre, en %
workshop-balance-fair = Pointillé : à égalité, { $value }. « = » : pas d’écart avec l’édition imprimée.
workshop-balance-course = Le cours du jeu
workshop-balance-runaway = Le joueur qui mène seul à mi-partie gagne :
workshop-balance-cut = Parties arrêtées à la limite de tours :
workshop-balance-shared = Parties sans vainqueur unique :
workshop-balance-dead = Cases presque jamais visitées :
workshop-balance-none = aucune
workshop-balance-payback = Tours d’adversaires avant de rembourser, à 3 étages
workshop-balance-gap = « = » : pas d’écart avec l’édition imprimée.
workshop-balance-sooner = Le plus grand écart : { $group }, { $n ->
    [one] 1 tour
   *[other] { $n } tours
} plus tôt que dans l’édition imprimée.
workshop-balance-later = Le plus grand écart : { $group }, { $n ->
    [one] 1 tour
   *[other] { $n } tours
} plus tard que dans l’édition imprimée.
