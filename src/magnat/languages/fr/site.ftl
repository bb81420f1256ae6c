### Les mots de la page sans serveur.

## Le premier chargement

site-once-1 = Une seule fois.
site-once-2 = Ensuite, même sans réseau.
site-lead = Ici, pas de serveur : le jeu entier, ses règles et ses robots s’installent dans ce navigateur. Vos parties ne quittent pas cet appareil.
site-part-pages = Pages et dessins
site-part-texts = Règles et textes
site-part-python = Moteur
site-part-library = Bibliothèque du moteur
site-part-games = Les cinq jeux et les robots
site-part-analysis = Revue et indices
site-percent = { $part } %
site-of = { $got } sur { $size } Mo
site-size = { $size } Mo
site-counts = Le pourcentage compte les octets reçus. Une coupure ? On reprend où l’on en était.
site-starting = Mise en route…
site-choose = Choisissez dès maintenant : la partie commencera d’elle-même
site-play-then = Jouer à { $game } dès que ce sera prêt
site-play-waits = C’est noté : { $game } commencera dès que ce sera prêt
site-progress = Installation
site-left = encore { $seconds } s environ
site-still = Toujours en route… { $got } Mo sont là
site-cut = Réseau coupé. On reprendra à { $got } Mo.
site-metered = Ce navigateur économise les données. L’installation en demande { $size } Mo, une seule fois.
site-fetch = Installer maintenant
site-title-ready = ● Prêt

site-now = Possible dès maintenant
site-now-rules = Lire les règles
site-now-rules-text = Les cinq livrets, avec la recherche.
site-now-bank = Tenir la banque
site-now-bank-text = Pour une vraie boîte : elle n’attend pas le moteur.
site-now-settings = Régler
site-now-settings-text = Langue, thème, sons, taille du texte.
site-open = Ouvrir
site-then = Une fois prêt
site-then-play = Jouer
site-then-play-text = Contre des robots, à plusieurs autour de l’écran, leçons, parties revues.
site-then-offline = Sans réseau
site-then-offline-text = Dans le train, en avion : rien n’est retéléchargé.
site-then-install = Installer
site-then-install-text = Une icône comme une application, sans magasin.
site-away = À plusieurs écrans
site-away-text = À côté, un code suffit. De loin, il faut l’adresse d’un serveur.

## Prêt

site-ready = Marche sans réseau.
site-ready-text = Tout est là : cinq jeux, leurs règles, les robots.
site-spoken-ready = Prêt, marche sans réseau
site-proven = vérifié hors ligne
site-hello = Prêt, { $name }.
site-play = Jouer à { $game }
site-games = Vos parties
site-games-size = { $n ->
    [one] Une partie · { $size } Ko
   *[other] { $n } parties · { $size } Ko
}
site-no-games = Aucune partie encore.
site-resume = Reprendre
site-see-again = Revoir
site-finished-at = finie le { $day }
site-with = avec { $names }
site-kilo = { $size } Ko
site-broken = Le moteur n’a pas pu être installé
site-broken-text = Les règles, la banque et les réglages marchent sans lui. On reprendra où l’on en était.

site-install = Installer Magnat
site-install-text = Une icône sur l’écran d’accueil, une fenêtre à elle. { $size } Mo, déjà là : rien à retélécharger.
site-install-how = Ouvrez le menu du navigateur, ou le bouton de partage sur un iPhone ou un iPad.
site-install-how-2 = Choisissez « Installer » ou « Sur l’écran d’accueil ».
site-install-go = Installer
site-install-later = Pas maintenant

site-device = Sur cet appareil
site-device-steady = Robots posés
site-device-steady-text = répondent aussitôt
site-device-hard = Robots réfléchis
site-device-hard-text = plus lents ici qu’avec un serveur ; un second moteur réfléchit pour eux
site-device-people = À plusieurs, autour de l’écran
site-device-people-text = les mains se cachent quand on se le passe

## Un autre onglet, une autre version, rien à garder

site-elsewhere = Magnat est ouvert dans un autre onglet
site-elsewhere-text = Une partie ne se joue que dans un onglet à la fois. Fermez l’autre, et celui-ci continue tout seul ; ou jouez ici.
site-here = Jouer ici
site-unkept-full = Ce navigateur n’a plus de place : la suite de la partie n’est pas gardée. Exportez-la, ou faites de la place.
site-unkept-refused = Ce navigateur ne garde rien : la partie dure aussi longtemps que cet onglet.
site-new-version = Une nouvelle version attend.
site-new-version-text = Vos parties vont avec.
site-new-version-size = { $size } Mo, déjà là.
site-update = Mettre à jour

## À distance

site-remote = Pour jouer à distance, il faut un serveur
site-remote-text = Cette page fonctionne seule. Si quelqu’un fait tourner un serveur Magnat, donnez son adresse : elle s’ouvrira là-bas.
site-remote-address = Adresse du serveur
site-remote-go = Y aller
site-remote-bad = Cette adresse est illisible.

## À côté, sans serveur

near-title = À côté, sur le même réseau
near-title-text = Votre ami a son propre appareil, sur le même Wi-Fi. Il entre à votre table sans serveur : un code à l’aller, un code au retour.
near-have-code = J’ai reçu un code
near-lead = Un jeu, des places, un code pour chaque ami. Personne n’a besoin de serveur ni de compte.
near-invite = Inviter quelqu’un à côté
near-invite-text = Son appareil est sur le même réseau que le vôtre. Un code à l’aller, un code au retour : rien ne passe par ailleurs.
near-code-make = Préparer un code
near-making = Le code se prépare…
near-give = Votre ami photographie ce carré, ou ouvre ce lien que vous lui envoyez.
near-link = Le lien pour lui
near-qr-alt = Ce lien, en code QR
near-paste = Sa page lui donne un code de réponse. Collez-le ici :
near-scan = Lire le code avec la caméra
near-scan-picture = Ce que voit la caméra
near-scan-end = Arrêter la caméra
near-scan-refused = La caméra ne répond pas : collez le code.
near-seat-them = L’asseoir à la table
near-joining = Vos deux appareils se cherchent…
near-come = C’est fait : votre ami est relié à la table.
near-another = Préparer un nouveau code
near-copy = Copier
near-honest = Cet appareil tient la table, et une main n’en sort que pour le joueur à qui elle est. Vos amis doivent pourtant vous faire confiance : ce que la page sait, vous pourriez le lire. Gardez-la ouverte : sans elle, la partie attend.
near-seat = à côté, par un code
near-seat-way = À côté
near-seat-waits = attend quelqu’un à côté
near-setup = { $n ->
    [one] Une place est libre à côté : son code vient ensuite.
   *[other] { $n } places sont libres à côté : les codes viennent ensuite.
}
near-held = { $n ->
    [one] Un robot prendra la place libre : après le début, personne d’autre n’entre.
   *[other] Des robots prendront les { $n } places libres : après le début, personne d’autre n’entre.
}
near-lost = { $n ->
    [one] { $names } n’est plus relié : sa place attend.
   *[other] { $names } ne sont plus reliés : leurs places attendent.
}
near-lost-go = Donner un nouveau code
near-guest = À la table d’à côté
near-guest-back = Montrez ce code à votre hôte, ou envoyez-le-lui. Il le colle chez lui, et vous êtes à table.
near-guest-code = Votre code de réponse
near-guest-alt = Ce code, en code QR
near-guest-waits = La page attend que l’hôte colle ce code. Laissez-la ouverte.
near-guest-give = Le code, ou le lien, que l’hôte vous a donné
near-guest-go = Continuer
near-guest-honest = L’appareil de l’hôte tient la table et tire le hasard. Les mains y restent cachées tant que l’hôte est honnête.
near-bad = Ce code est illisible. Il manque peut-être une lettre : copiez-le en entier.
near-old = Ce code répond à une ancienne invitation. Préparez un nouveau code et donnez celui-là.
near-own-code = C’est un code pour un invité. Il faut ici le code de réponse que donne sa page.
near-answer-here = C’est un code de réponse : il se colle sur la page de l’hôte, pas ici.
near-other-version = Vos deux pages n’ont pas la même version. Rechargez-les toutes les deux, puis recommencez.
near-no-network = Ce navigateur ne trouve aucun réseau. Rejoignez le Wi-Fi de la maison, puis recommencez.
near-no-way = Vos deux appareils ne se trouvent pas. Sont-ils sur le même Wi-Fi ? Un Wi-Fi d’invités ou d’hôtel les sépare : partagez la connexion d’un téléphone, et recommencez.
near-sent-away = La table n’a pas pu accueillir votre ami. Préparez un nouveau code.
near-left = La connexion avec votre ami est perdue. Un nouveau code lui rend sa place.
near-started = La partie a commencé sans vous : seuls ceux qui y étaient peuvent revenir.
near-full = Toutes les places de cette table sont prises.
near-no-table = Cette table n’existe plus chez l’hôte.
near-refused = L’hôte n’a pas pu vous accueillir. Demandez-lui un nouveau code.
near-host-gone = L’hôte est parti, ou la connexion est perdue. Demandez-lui un nouveau code : votre place vous attend.
near-gone = La connexion avec l’hôte est perdue
near-gone-text = Demandez-lui un nouveau code : votre place vous attend.
near-gone-go = Entrer le nouveau code

## Les parties gardées

site-kept = Où elles sont gardées
site-kept-text = Dans ce navigateur, sur cet appareil, et nulle part ailleurs. Chaque réponse est écrite avant que la table ne bouge : fermer l’onglet ne perd rien.
site-kept-firmly = Ce navigateur ne les effacera pas pour faire de la place.
site-kept-loosely = Ce navigateur peut les effacer s’il manque de place : exportez celles qui comptent.
site-export-all = Tout exporter
site-export-size = Tout exporter ({ $size } Ko)
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

site-luck = Sans serveur, c’est ce navigateur qui tire la graine du hasard. La vérification prouve que personne n’a changé les dés en cours de partie ; que la graine ait bien été tirée au sort, vous n’en avez que votre propre parole.

## Partager une partie

site-link-long = Cette partie est trop longue pour un lien. Elle est partie comme fichier.
site-link-bad = Ce lien ne contient pas de partie
site-link-bad-text = Il est peut-être coupé. Demandez-le de nouveau, ou le fichier.
