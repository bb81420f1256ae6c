# Imprimer chez soi, et « ma boîte dit autre chose » : en français.

print-title = Imprimer
print-pdf = Enregistrer en PDF
print-go = { $n ->
    [one] Imprimer une feuille
   *[other] Imprimer { $n } feuilles
}
print-before = Feuille précédente
print-after = Feuille suivante
print-sheet = Feuille { $n } sur { $of }
print-sheet-label = Feuille { $n } sur { $of } : { $list }
print-one = feuille { $n }
print-span = feuilles { $from }–{ $to }

print-part-deeds = Titres de propriété
print-part-cards = Cartes à tirer
print-part-bank = Cartes de banque
print-part-board = Plateau
print-part-backs = Dos des cartes
print-about-deeds = { $n }, format 63 × 88 mm
print-about-cards = { $n }, format 63 × 88 mm
print-about-bank = { $n }, format 85,6 × 54 mm
print-about-board = 38 cm, en quatre parties
print-about-backs = { $n } à réimprimer au dos, bord long
print-of-deeds = titres
print-of-cards = cartes
print-of-bank = banque
print-of-board = plateau
print-of-backs = dos
print-head-cards = Titres et cartes
print-head-bank = Cartes de banque
print-head-board = Plateau
print-head-backs = Dos des cartes
print-note-cards = Les places libres reçoivent des aide-mémoire.
print-note-board = 38 × 38 cm. Coupez au trait, collez bord à bord sur un carton, sans recouvrement.
print-note-backs = Remettez les feuilles de cartes dans l’imprimante, retournées sur le bord long, dans le même ordre.
print-bank-note = Aucun billet à imprimer. Un téléphone lit le code : cette carte s’ouvre dans la banque de poche.
print-bank-none = Aucun billet à imprimer. Ouvrez d’abord une table de la banque : les cartes porteront son code.

print-paper = Papier
print-ink = Encre
print-ink-colour = Couleur
print-ink-thrifty = Économe
print-ink-black = Noir
print-ink-told = En noir, formes et motifs distinguent encore chaque groupe.
print-language = Langue
print-marks = Marques de coupe
print-scale = Réglez l’imprimante sur 100 %.
print-scale-told = Au bas de chaque feuille, un trait doit mesurer 50 mm. Papier de 200 g conseillé.
print-measure = ce trait mesure 50 mm
print-fits = Chaque texte tient dans son cadre.
print-tight = { $n ->
    [one] Un texte ne tient pas dans son cadre, même réduit :
   *[other] { $n } textes ne tiennent pas dans leur cadre, même réduits :
}

print-part-of-board = Plateau, partie { $n } sur 4
print-back-of = Dos de la feuille { $n }
print-back-deed = Titre de propriété
print-back-reminder = Aide-mémoire
print-back-card = Magnat
print-reminder = Aide-mémoire
print-mortgage = Hypothèque { $value }, à lever { $lift }
print-bank-card = Carte { $n }
print-bank-alone = Sans table ouverte, pas de code : choisissez cette carte dans la banque de poche.
print-levels = Niveaux de la tour
print-tile = Cartouche à poser sur la tour
print-held = { $n ->
    [one] Avec une carte
   *[other] Avec { $n } cartes
}
print-money-start = Au départ
print-money-salary = Passage par le départ
print-money-fine = Sortie de prison
print-money-office = Immeuble
print-money-trip = Voyage
print-money-bail = Caution
print-money-evolution = Évolution

box-mode = Ma boîte dit autre chose
box-play = Jouer avec ma boîte
box-same = Tout est comme sur ma carte
box-skip = Passer
box-take = prenez cette carte en main
box-before = Carte précédente
box-after = Carte suivante
box-ask = sur votre carte ?
box-again = { $name } : relire
box-forget = oublier ma réponse
box-printed = Ici : { $value }.
box-why = Aucun livret ne l’imprime : la valeur est reconstituée.
box-why-classic = Le livret ne l’imprime pas : c’est la valeur du plateau français classique, fois 10 000.
box-why-board-2013 = Le livret ne l’imprime pas : c’est la valeur du plateau de 2013.
box-why-ring = Le livret ne l’imprime pas : la valeur est reconstituée d’après les prix du plateau classique, les loyers par 20.
box-why-leaflet = Le livret ne l’imprime pas : c’est la valeur du dépliant de 2008.
box-why-public = Le livret ne l’imprime pas : c’est la valeur d’un programme public.
box-wrong = Ce n’est pas un montant : écrivez des chiffres, par exemple 2,5M ou 500.
box-enter = Entrée
box-key-same = c’est la même valeur
box-key-other = je la corrige
box-key-skip = je passe, elle est illisible
box-said-same = { $name } : vu.
box-said-other = { $name } : corrigé.
box-origin-booklet = livret
box-origin-reconstructed = reconstitué
box-origin-seen = comme sur ma carte
box-origin-corrected = corrigé
box-legend-booklet = { $n ->
    [0] imprimé dans le livret
    [one] imprimé dans le livret : une valeur, fermée
   *[other] imprimé dans le livret : { $n } valeurs, fermées
}
box-legend-seen = vu sur une vraie boîte
box-legend-corrected = corrigé par vous
box-legend-reconstructed = reconstitué, à vérifier
box-done = { $done ->
    [0] valeur vue sur { $all }
    [one] valeur vue sur { $all }
   *[other] valeurs vues sur { $all }
}
box-lead = Le livret n’imprime pas toutes les valeurs : nous avons reconstitué les autres. Si vos cartes disent autre chose, ce sont elles qui ont raison. Un cercle en tirets reste à vérifier.
box-board = Le plateau : choisissez une case pour prendre sa carte en main.
box-waits = à vérifier
box-progress = Avancement
box-corrected = { $n ->
    [one] une corrigée
   *[other] { $n } corrigées
}
box-apart = { $n ->
    [0] Aucune correction pour l’instant.
    [one] Une correction, gardée à part.
   *[other] { $n } corrections, gardées à part.
}
box-mine = { $n ->
    [0] Mes corrections
    [one] Ma correction
   *[other] Mes { $n } corrections
}
box-none = Rien de corrigé encore : descendez la carte, Entrée si c’est la même valeur, des chiffres sinon.
box-changes = Ce qu’elles changent.
box-changes-told = Rien dans les parties déjà commencées. Les tables ouvertes d’ici jouent avec vos valeurs et le signalent par un point de laiton, comme toute différence. Les autres tables gardent les leurs.
box-year = Année de la boîte
box-language = Sa langue
box-language-fr = français
box-language-en = anglais
box-language-de = allemand
box-language-es = espagnol
box-language-it = italien
box-language-nl = néerlandais
box-says = Ce qui est écrit dessus
box-propose = Proposer à tous
box-keep = Garder le fichier
box-proposed = Le fichier est enregistré. Rien n’a été envoyé : envoyez-le vous-même au projet, avec l’année et la langue de la boîte.
box-saved = gardé sur cet appareil
box-not-saved = rien ne peut être gardé ici
box-file = ma-boite
box-doc-title = { $game }, ma boîte
box-rent = Loyer
box-group-money = argent
box-group-pieces = pièces
box-group-power = pouvoirs
box-group-taxes = taxes
box-group-others = autres cases
box-group-utility = services
box-group-limits = nombre de cartes
box-group-amounts = montants
box-figure-price = Prix d’achat
box-figure-mortgage = Hypothèque
box-figure-amount = Montant
box-figure-build = Appartement, hôtel
box-figure-height = Niveaux de la tour
box-figure-value = Valeur
box-figure-count = Nombre de cartes
box-figure-apartment = Par appartement
box-figure-hotel = Par hôtel
box-figure-spaces = Cases
box-figure-start = Au départ
box-figure-salary = Passage par le départ
box-figure-salary-3 = Le même à trois étoiles
box-figure-salary-5 = Le même à cinq étoiles
box-figure-fine = Amende de prison
box-figure-step = Plus petit montant
box-figure-level = Un niveau
box-figure-empty = Une tour vide
box-figure-office = Immeuble
box-figure-trip = Voyage
box-figure-bail = Caution
box-figure-opening = Première enchère
box-figure-evolution = Évolution
box-figure-apartments = Appartements
box-figure-hotels = Hôtels
