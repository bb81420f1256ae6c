# Ce que le serveur raconte autour d’une partie, et ce qu’il refuse.

notice-away = { $name } n’est plus là.
notice-back = { $name } est de retour.
notice-stands-in = { $bot ->
    [silence] Le silence répond pour { $name }.
   *[other] Un robot ({ $bot }) joue pour { $name }.
}
notice-budget-spent = { $name } a manqué trop longtemps en tout : la partie ne compte plus pour cette place.
notice-pause-asked = { $name } demande une pause.
notice-paused = La partie est en pause.
notice-resumed = { $name } reprend la partie.
notice-bot-sits = { $name } : un robot ({ $bot }) prend cette place.
notice-opened = La place où était { $name } est libre pour une personne.
notice-sat = { $name } prend place.
notice-removed = L’hôte a retiré { $name } ; un robot prend la place.
notice-resigned = { $name } abandonne la partie.
notice-chat = { $name } : { $text }
notice-aborted = La partie est interrompue ; la graine du hasard est montrée dans l’enregistrement.

refusal-stale = la question a changé entre-temps
refusal-unfinished = il manque un mot : dites la phrase entière
refusal-spectator = qui regarde ne joue pas
refusal-paused = la partie est en pause
refusal-not-paused = la partie n’est pas en pause
refusal-not-started = la partie n’a pas commencé
refusal-already-started = la partie a déjà commencé
refusal-not-over = la partie n’est pas finie
refusal-open-seats = il reste des places libres
refusal-seat-taken = cette place est prise
refusal-seat-empty = cette place est vide
refusal-already-seated = vous êtes déjà à cette table
refusal-no-such-seat = cette place n’existe pas
refusal-no-such-table = cette table n’existe pas
refusal-no-such-game = ce jeu n’existe pas
refusal-no-such-language = cette langue n’existe pas
refusal-no-such-page = cette page n’existe pas
refusal-wrong-method = cette adresse ne s’emploie pas ainsi
refusal-no-such-offer = cette offre n’existe plus
refusal-not-an-offer = ceci n’attend la réponse de personne
refusal-too-many-offers = trop d’offres attendent déjà une réponse
refusal-nothing-to-take-back = il n’y a rien à reprendre
refusal-nature-spoke = les dés ou les cartes ont parlé depuis
refusal-others-answered = quelqu’un d’autre a répondu depuis
refusal-hidden-came-to-light = une carte cachée a été vue depuis
refusal-too-late-to-take-back = c’est trop tard : d’autres joueurs attendent
refusal-not-host = seul l’hôte peut le faire
refusal-not-in-front = une autre place est devant l’écran
refusal-not-your-seat = cette place n’est pas la vôtre
refusal-wrong-password = le mot de passe n’est pas le bon
refusal-locked = la table est fermée
refusal-bad-name = un nom a de 1 à 20 caractères imprimables
refusal-bad-option = cette option ou sa valeur n’existe pas
refusal-no-player = qui êtes-vous ? Donnez d’abord un nom
refusal-wrong-origin = cette page ne peut pas parler à ce serveur
refusal-malformed = le message n’est pas compris
refusal-too-large = le message est trop grand
refusal-too-fast = c’est trop rapide : attendez un instant
refusal-too-many = c’est trop à la fois
refusal-slow = la connexion est trop lente ; elle reprend
refusal-removed = l’hôte vous a retiré de la table
refusal-shutting-down = le serveur redémarre ; rien n’est perdu
refusal-store-unavailable = la partie ne peut pas être gardée en ce moment ; réessayez
refusal-not-readable = cette version de Magnat ne peut pas continuer cette partie ; son enregistrement reste disponible
refusal-not-possible = cela n’est pas possible
refusal-fault = une erreur du serveur ; rien n’a changé
