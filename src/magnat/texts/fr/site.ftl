### Les mots de la page sans serveur.

## Le premier chargement

site-once-1 = Une seule fois.
site-once-2 = Ensuite, même sans réseau.
site-lead = Ici, pas de serveur : le jeu entier, ses règles et ses robots s’installent dans ce navigateur. Vos parties ne quittent pas cet appareil.
site-home-lead = Seul contre des robots, ou à plusieurs autour d’un écran. Chaque règle comme au livret. Sans compte, sans serveur, sans publicité.
site-part-pages = Pages et dessins
site-part-texts = Règles et textes
site-part-python = Moteur
site-part-library = Bibliothèque du moteur
site-part-games = Les cinq jeux et les robots
site-percent = { $part } %
site-of = { $got } sur { $size } Mo
site-size = { $size } Mo
site-counts = Le pourcentage compte les octets reçus. Une coupure ? On reprend où l’on en était.
site-starting = Le moteur démarre.
site-meanwhile = Choisissez déjà : la partie part toute seule.
site-progress = Installation

## Prêt

site-ready = Marche sans réseau.
site-ready-text = Tout est là : cinq jeux, leurs règles, les robots.
site-broken = Le moteur n’a pas pu être installé
site-broken-text = Les règles, la banque et les réglages marchent sans lui. On reprendra où l’on en était.

## Un autre onglet, une autre version, rien à garder

site-elsewhere = Magnat est ouvert dans un autre onglet
site-elsewhere-text = Une partie ne se joue que dans un onglet à la fois. Fermez l’autre, et celui-ci continue tout seul ; ou jouez ici.
site-here = Jouer ici
site-unkept-full = Ce navigateur n’a plus de place : la suite de la partie n’est pas gardée. Exportez-la, ou faites de la place.
site-unkept-refused = Ce navigateur ne garde rien : la partie dure aussi longtemps que cet onglet.
site-new-version = Une nouvelle version attend.
site-new-version-text = Vos parties vont avec.
site-update = Mettre à jour

## À distance

site-remote = Pour jouer à distance, il faut un serveur
site-remote-text = Cette page marche seule. Si quelqu’un fait tourner un serveur Magnat, donnez son adresse : elle s’ouvre là-bas.
site-remote-address = Adresse du serveur
site-remote-go = Y aller
site-remote-bad = Cette adresse ne se lit pas.
site-others = Jouer à distance

## Les parties gardées

site-kept = Où elles sont gardées
site-kept-text = Dans ce navigateur, sur cet appareil, et nulle part ailleurs. Chaque réponse est écrite avant que la table ne bouge : fermer l’onglet ne perd rien.
site-kept-firmly = Ce navigateur ne les effacera pas pour faire de la place.
site-kept-loosely = Ce navigateur peut les effacer s’il manque de place : exportez celles qui comptent.
site-export-all = Tout exporter
site-import = Importer un fichier
site-imported = { $n ->
    [0] Rien à importer dans ce fichier.
    [one] Une partie importée.
   *[other] { $n } parties importées.
}
site-import-bad = Ce fichier n’est pas une partie de Magnat.
site-erase = Effacer de cet appareil
site-erase-sure = Effacer toutes les parties d’ici ?
site-erase-yes = Oui, tout effacer
site-erase-no = Non

## Le hasard

site-luck = Sans serveur, c’est ce navigateur qui tire la graine du hasard. La vérification dit que personne n’a changé les dés en cours de partie ; que la graine a bien été tirée au sort, vous ne le tenez que de vous-même.

## Partager une partie

site-link-long = Cette partie est trop longue pour un lien. Elle est partie comme fichier.
site-link-bad = Ce lien ne contient pas de partie
site-link-bad-text = Il est peut-être coupé. Demandez-le de nouveau, ou le fichier.
