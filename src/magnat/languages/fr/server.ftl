# Ce que le serveur raconte autour d’une partie, et ce qu’il refuse.

notice-away = { $voice ->
    [you] Vous n’êtes plus là.
   *[they] { $name } n’est plus là.
}
notice-back = { $voice ->
    [you] Vous êtes de retour.
   *[they] { $name } est de retour.
}
notice-stands-in = { $voice ->
    [you] { $bot ->
        [silence] Le silence répond pour vous.
       *[other] Le robot ({ $bot }) joue pour vous.
    }
   *[they] { $bot ->
        [silence] Le silence répond pour { $name }.
       *[other] Un robot ({ $bot }) joue pour { $name }.
    }
}
notice-budget-spent = { $voice ->
    [you] Vous avez manqué trop longtemps en tout : la partie ne compte plus pour votre place.
   *[they] Trop longtemps sans { $name } : la partie ne compte plus pour cette place.
}
notice-hint = { $voice ->
    [you] Vous regardez un indice.
   *[they] { $name } regarde un indice.
}
notice-take-back-asked = { $voice ->
    [you] Vous voudriez reprendre votre dernière réponse.
   *[they] { $name } voudrait reprendre sa dernière réponse.
}
notice-take-back-agreed = { $voice ->
    [you] Vous êtes d’accord.
   *[they] { $name } est d’accord.
}
notice-take-back-refused = La réponse ne se reprend pas. La partie continue.
notice-take-back-withdrawn = { $voice ->
    [you] Vous retirez votre demande.
   *[they] { $name } retire sa demande.
}
notice-pause-asked = { $voice ->
    [you] Vous demandez une pause.
   *[they] { $name } demande une pause.
}
notice-paused = La partie est en pause.
notice-resumed = { $voice ->
    [you] Vous reprenez la partie.
   *[they] { $name } reprend la partie.
}
notice-bot-sits = { $name } : un robot ({ $bot }) prend cette place.
notice-opened = La place { DE($name) } est de nouveau libre.
notice-asks-seat = { $name } demande une place, et verrait sa main.
notice-turned-away = { $voice ->
    [you] Vous préférez que { $text } ne prenne pas cette place.
   *[they] { $name } préfère que { $text } ne prenne pas cette place.
}
notice-sat = { $voice ->
    [you] Vous prenez place.
   *[they] { $name } prend place.
}
notice-sat-with-hand = { $voice ->
    [you] Vous prenez place et voyez maintenant la main de { $text }.
   *[they] { $name } prend place et voit maintenant la main de { $text }.
}
notice-removed = L’hôte a retiré { $name } ; un robot prend la place.
notice-resigned = { $voice ->
    [you] Vous abandonnez la partie.
   *[they] { $name } abandonne la partie.
}
notice-chat = { $voice ->
    [you] Vous : { $text }
   *[they] { $name } : { $text }
}
notice-offer-refused = { $voice ->
    [you] Vous refusez l’offre { DE($to_name) }.
    [to_you] { $name } refuse votre offre.
   *[they] { $name } refuse l’offre { DE($to_name) }.
}
notice-offer-withdrawn = { $voice ->
    [you] Vous retirez votre offre { A($to_name) }.
    [to_you] { $name } retire l’offre qui vous était faite.
   *[they] { $name } retire son offre { A($to_name) }.
}
notice-offer-void = { $voice ->
    [you] Votre offre { A($to_name) } ne tient plus.
    [to_you] L’offre { DE($name) } ne tient plus.
   *[they] L’offre { DE($name) } { A($to_name) } ne tient plus.
}
notice-aborted = La partie est interrompue ; la graine du hasard est montrée dans l’enregistrement.

refusal-stale = la question a changé entre-temps
refusal-unfinished = il manque un mot : dites la phrase entière
refusal-spectator = un spectateur ne joue pas
refusal-paused = la partie est en pause
refusal-not-paused = la partie n’est pas en pause
refusal-not-started = la partie n’a pas commencé
refusal-already-started = la partie a déjà commencé
refusal-no-hints = pas d’indice à cette table
refusal-no-hints-left = vos indices sont épuisés
refusal-too-late-to-take-back = c’est trop tard : d’autres joueurs attendent
refusal-already-asked = une demande attend déjà sa réponse
refusal-asked-before = vous l’avez déjà demandé pour cette réponse
refusal-no-more-requests = deux demandes par partie, pas davantage
refusal-somebody-away = il faut l’accord de tous, et quelqu’un est absent
refusal-nothing-asked = il n’y a pas de demande
refusal-no-reviews = ce serveur ne fait pas de revues
refusal-not-fetched = il manque encore une partie de la page ; réessayez avec le réseau
refusal-not-over = la partie n’est pas finie
refusal-seat-taken = cette place est prise
refusal-seat-empty = cette place est vide
refusal-already-seated = vous êtes déjà à cette table
refusal-no-such-seat = cette place n’existe pas
refusal-no-such-table = cette table n’existe pas
refusal-not-operator = il faut la clé de l’exploitant
refusal-no-such-ban = cette exclusion n’existe pas
refusal-bad-address = ce n’est pas une adresse IP
refusal-bad-network = ce n’est pas la taille de réseau que le serveur emploie
refusal-no-such-game = ce jeu n’existe pas
refusal-no-such-language = cette langue n’existe pas
refusal-no-such-page = cette page n’existe pas
refusal-wrong-method = cette adresse ne s’utilise pas ainsi
refusal-no-such-offer = cette offre n’existe plus
refusal-not-an-offer = personne n’a à répondre à ceci
refusal-too-many-offers = trop d’offres attendent déjà une réponse
refusal-nothing-to-take-back = il n’y a rien à reprendre
refusal-nature-spoke = des dés ont été lancés ou des cartes tirées depuis
refusal-others-answered = quelqu’un d’autre a répondu depuis
refusal-hidden-came-to-light = une carte cachée a été vue depuis
refusal-not-here = cela ne se fait que sur l’ordinateur où Magnat tourne
refusal-sat-elsewhere = vous avez occupé une autre place à cette table, et vu sa main
refusal-nobody-asks = personne ne demande cette place
refusal-not-host = seul l’hôte peut le faire
refusal-not-watching = tant que la partie dure, son enregistrement est réservé aux joueurs et aux spectateurs
refusal-needs-server = pour cela, il faut un serveur
refusal-needs-browser = cela ne se fait que dans un navigateur qui joue sans serveur
refusal-password-needs-server = un mot de passe demande un serveur : ici, les invités entrent par un code
refusal-public-needs-server = une table publique demande un serveur : ici, les invités entrent par un code
refusal-not-in-front = une autre place est devant l’écran
refusal-not-your-seat = cette place n’est pas la vôtre
refusal-wrong-password = mot de passe incorrect
refusal-locked = la table est fermée
refusal-bad-name = un nom a de 1 à 20 caractères imprimables
refusal-bad-edition = cette édition ne peut pas se jouer
refusal-bad-option = cette option ou sa valeur n’existe pas
refusal-no-player = qui êtes-vous ? Donnez d’abord un nom
refusal-wrong-origin = cette page ne peut pas parler à ce serveur
refusal-banned = ce serveur vous est fermé pour le moment
refusal-no-chat = il n’y a pas de discussion à cette table
refusal-phrases-only = ici, on ne peut envoyer que les phrases toutes faites
refusal-no-public-tables = les tables publiques vous sont fermées en ce moment ; avec un lien, vous pouvez jouer
refusal-rename-first = choisissez d’abord un autre nom, dans les réglages
refusal-not-a-person = il n’y a personne à cette place
refusal-thats-you = c’est vous
refusal-no-such-message = ce message n’existe pas
refusal-too-many-reports = cinq signalements par jour, pas plus
refusal-too-many-blocks = votre liste est pleine : retirez d’abord un nom
refusal-no-such-block = ce nom n’est pas dans votre liste
refusal-no-such-notification = cet avis n’existe pas
refusal-outdated = cette page est plus ancienne que le serveur : rechargez-la
refusal-too-new = cette page est plus récente que le serveur : on le remplace, réessayez
refusal-malformed = ce message est incompréhensible
refusal-too-large = le message est trop grand
refusal-too-fast = c’est trop rapide : attendez un instant
refusal-busy = les tables ont besoin de tous leurs robots en ce moment ; réessayez dans quelques secondes
refusal-open-elsewhere = ce jeu est ouvert dans un autre onglet
refusal-other-version = les deux pages n’ont pas la même version : rechargez-les
refusal-too-many = c’est trop à la fois
refusal-too-many-names = trop de nouveaux noms viennent d’ici : reprenez le vôtre, ou attendez un peu
refusal-too-many-bots = trop de tables sont jouées par des robots seuls : prenez place, ou attendez qu’une partie finisse
refusal-slow = la connexion est trop lente ; elle reprend
refusal-removed = l’hôte vous a retiré de la table
refusal-shutting-down = le serveur redémarre ; rien n’est perdu
refusal-store-unavailable = la partie ne peut pas être gardée en ce moment ; réessayez
refusal-not-readable = cette version de Magnat ne peut pas continuer cette partie ; elle reste telle quelle
refusal-not-possible = cela n’est pas possible
refusal-fault = erreur du serveur ; rien n’a changé

# Pages of a server that lacks the client or the documentation

page-not-installed = Le serveur est là ; la page de jeu n’est pas encore installée.
page-no-docs = La documentation n’est pas installée sur ce serveur : « make docs » l’écrit.
