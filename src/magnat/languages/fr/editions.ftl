# Sa propre édition : ce qui y est faux ou douteux, et comment le réparer

check-too-long = Un fichier d’édition fait au plus { $most } Ko.
check-too-long-mend = N’y gardez que ce qui diffère du jeu imprimé.
check-line-too-long = Une ligne fait au plus { $most } caractères.
check-line-too-long-mend = Coupez-la, ou retirez ce qui n’a rien à y faire.
check-no-toml = Ce n’est pas du TOML : { $why }.
check-no-toml-mend = Corrigez cette ligne ; les textes sont entre guillemets droits.
check-too-deep = Le fichier emboîte trop de tables les unes dans les autres.
check-too-deep-mend = Une édition ne va pas plus loin qu’une table par case.
check-no-table = Une édition est une table de clés et de valeurs.
check-no-table-mend = Partez de « magnat edition new ».
check-format = Le fichier commence par format = { $format }.
check-format-mend = Écrivez format = { $format } en première ligne.
check-newer = Ce fichier est écrit pour une version plus récente de Magnat.
check-newer-mend = Mettez Magnat à jour ; rien n’est perdu.
check-game = On attend un de ces jeux : { $games }.
check-game-mend = Écrivez par exemple game = { "\u0022" }electronic{ "\u0022" }.
check-unknown-key = Cette clé n’existe pas ici. On connaît : { $known }.
check-unknown-key-mend = Corrigez le nom de la clé, ou retirez-la.
check-table = On attend une table.
check-table-mend = Donnez des clés et des valeurs, sous un titre entre crochets.
check-text = On attend un texte de 1 à { $most } caractères.
check-text-mend = Écrivez un nom plus court, avec au moins une lettre.
check-letters = Un nom ne contient ni caractère invisible ni < > { "{" } { "}" } \.
check-letters-mend = Retirez ces caractères.
check-name = On attend un nom de fichier : lettres sans accent, chiffres et _, 40 au plus.
check-name-mend = Écrivez par exemple bellecour.
check-number = On attend un nombre entier de { $least } à { $most }.
check-number-mend = Écrivez le nombre en chiffres, sans guillemets ni unité.
check-year = On attend une année, de { $least } à { $most }.
check-year-mend = Écrivez l’année en quatre chiffres, sans guillemets.
check-plain = On attend un nombre ou un nom.
check-plain-mend = Un verbe a besoin de valeurs simples.
check-as-many = On attend une liste de { $count }.
check-as-many-mend = Donnez-en autant que le jeu imprimé.
check-colour = On attend une couleur comme #1c6ea4, ou un de ces groupes : { $known }.
check-colour-mend = Choisissez une couleur de la liste.
check-one-of = On attend une de ces valeurs : { $known }.
check-one-of-mend = Choisissez dans la liste.
check-order = On attend la liste de toutes les cases, { $most } au plus.
check-order-mend = Donnez les noms des cases dans l’ordre du plateau.
check-twice = { $name } s’y trouve deux fois.
check-twice-mend = Donnez un autre nom à l’une des deux.
check-no-space = { $name } n’est pas une case imprimée, et le fichier ne la décrit pas.
check-no-space-mend = Décrivez-la sous [space.{ $name }], ou retirez-la de la liste.
check-no-more-spaces = Le nombre de cases de ce jeu ne change pas.
check-no-more-spaces-mend = Changez une case imprimée.
check-missing = Il manque { $name }.
check-missing-mend = Ajoutez { $name }.
check-deck = Un paquet a de 1 à { $most } cartes.
check-deck-mend = Ajoutez ou retirez des cartes.
check-kept = On attend des avertissements acceptés : un chemin et le nom de l’avertissement.
check-kept-mend = Retirez cette ligne : l’avertissement reviendra.

check-cannot = Le jeu ne peut pas se jouer ainsi : { $why }.
check-so-many = Ce jeu se joue sur { $count } cases.
check-four-sides = Le plateau a quatre côtés égaux : de { $least } à { $most } cases, par quatre.
check-four-sides-mend = Ajoutez ou retirez des cases.
check-corner = { $name } doit être au coin, à la place { $place }.
check-corner-mend = Remettez les quatre coins à leur place.
check-members = Ce groupe a { $count ->
    [0] aucune case
    [one] { $count } case
   *[other] { $count } cases
  } ; il en faut de { $least } à { $most }.
check-members-mend = Changez le groupe d’une case.
check-too-many-planets = Il n’y a de bases que pour { $most } cases de planètes.
check-gates = Il faut au moins deux cases d’hyperpropulsion.
check-empty-zone = Après cette case d’hyperpropulsion, il n’y a aucune planète avant la suivante.
check-same-name = Deux cases s’appellent { $name } : à table, on les confondrait.
check-same-name-mend = Donnez un autre nom à l’une des deux.
check-step = Ce montant n’est pas un multiple de { $step } : la banque ne peut pas le payer.
check-step-mend = Arrondissez-le.
check-half-step = La moitié de ce montant doit être payable : il faut un multiple de { $step }.
check-half-step-mend = Arrondissez-le.
check-pack = Le paquet a { $count } cartes ; il en faut de { $least } à { $most }.
check-hand-small = La main doit pouvoir garder ce qu’on distribue : { $count }.
check-verb = Ce verbe n’existe pas dans ce paquet. On connaît : { $known }.
check-verb-mend = Choisissez un verbe de la liste.
check-no-need = Ce verbe n’en a pas besoin. Il lui faut : { $known }.
check-no-need-mend = Retirez cette valeur.
check-gone = La carte mène à une case qui n’existe pas : { $name }.
check-gone-mend = Choisissez une case du plateau.
check-no-utility = La carte offre un cartouche de compagnie : il faut une compagnie.
check-no-utility-mend = Choisissez une compagnie du plateau.
check-card-title = Une carte de votre invention a un titre dans chacune de ces langues : { $languages }.
check-card-title-mend = Donnez-lui un titre français et un titre anglais.
check-card-words = Il faut vos propres phrases dans chacune de ces langues : { $languages }.
check-card-words-mend = Écrivez-les aussi dans l’autre langue.
check-jail-cards = Ce paquet a { $count } cartes de sortie de prison ; la table n’en suit qu’une.
check-jail-cards-mend = N’en gardez qu’une.
check-endless = Toutes ces cartes peuvent mener à une autre carte : un tour pourrait ne jamais finir.
check-endless-mend = Ajoutez une carte qui fait payer ou recevoir.
check-bargains = Les bonnes affaires ont des prix différents.
check-bargains-mend = Donnez-leur le même prix.
check-at-least = Il faut au moins { $count } cartes.
check-exactly = Il faut exactement { $count } cartes.

check-hotel-low = Le loyer avec hôtel est plus bas qu’avec quatre appartements.
check-hotel-low-mend = Mettez au moins { $low }.
check-rent-low = Ce loyer ({ $rent }) est plus bas que celui d’avant ({ $low }).
check-rent-low-mend = Mettez au moins { $low }.
check-rent-high = Le loyer nu ({ $rent }) dépasse le prix ({ $price }) : un passage rembourse tout.
check-mortgage-high = L’hypothèque ({ $amount }) dépasse le prix ({ $price }).
check-group-dear = Ce groupe coûte plus de deux fois le précédent : { $high } en moyenne contre { $low }.
check-name-cut = { $name } sera coupé sur le plateau : { $most } lettres y tiennent.
check-colour-like = Cette couleur ressemble à celle du groupe { $name }.
check-deck-replaced = Ce paquet remplace celui du jeu imprimé : { $left ->
    [0] aucune de ses { $all } cartes ne reste
    [one] une de ses { $all } cartes reste
   *[other] { $left } de ses { $all } cartes restent
  }, et il a maintenant { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
check-deck-replaced-mend = Pour ajouter une carte, reprenez aussi les cartes imprimées à garder ; « magnat edition show » les énumère.
check-each = À 4 joueurs : { $total }.
check-each-was = À 4 joueurs : { $total }. Dans le jeu imprimé : { $printed }.

# Ce qui diffère du jeu imprimé

differs = { $thing } : { $before } → { $after }
differs-set = { $thing } : { $after }
differs-new = { $thing } en plus : { $after }
differs-gone = { $thing } en moins : { $before }
differs-order = Le plateau a { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } dans un autre ordre
differs-field = { $thing }, { $field }
differs-card = { $deck }
deck-of-chance = Carte Chance
deck-of-chest = Carte Caisse de Communauté
deck-of-empire = Carte Empire
deck-of-fortune = Carte Fortune
deck-of-lifestyle = Carte Vie de Millionnaire
deck-of-power = Moitié Force
deck-of-force = Carte Force
field-name = nom ({ $language })
field-group = groupe
field-price = prix
field-rents = loyers
field-mortgage = hypothèque
field-amount = montant
field-height = hauteur
field-build = prix d’un bâtiment
field-colour = couleur
field-shape = forme
field-value = valeur
field-count = nombre
field-stages = formes ({ $language })
figure-start = Argent de départ
figure-salary = Salaire
figure-salary-3 = Salaire à trois étoiles
figure-salary-5 = Salaire à cinq étoiles
figure-evolution = Prix d’une évolution
figure-fine = Amende de prison
figure-bail = Caution
figure-level = Valeur d’un niveau
figure-empty = Valeur d’une tour vide
figure-office = Prix d’un immeuble
figure-trip = Prix d’un voyage
figure-apartments = Appartements
figure-hotels = Hôtels
figure-levels = Niveaux d’une tour
figure-utilities = Cartouches de chaque compagnie
figure-offices = Immeubles
figure-office-height = Hauteur d’un immeuble
figure-dealt = Cartes distribuées
figure-drawn = Cartes piochées
figure-drawn-empty = Cartes piochées, main vide
figure-plays = Cartes jouées par tour
figure-hand = Cartes en main à la fin du tour
figure-to-win = Groupes complets pour gagner
figure-idle-rounds = Tours de table sans jouer
figure-birthday = Cadeau d’anniversaire
figure-jackpot = Dette du Deal Jackpot
figure-go = Cartes piochées par Départ
figure-house = Loyer en plus d’une maison
figure-hotel = Loyer en plus d’un hôtel
value-yes = oui
value-no = non
