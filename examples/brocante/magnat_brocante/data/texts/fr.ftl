### Brocante : ses propres textes.

game-title = Brocante
game-about = Vendez vos trouvailles, faites monter celles des autres, et gare à la pie.
game-minutes = 15 min
game-booklet = Un jeu d’exemple
game-measure = La valeur du stand
game-reminder =
    Votre stand : les pièces, et les trouvailles d’une sorte au carré de leur nombre.
    Piochez, puis vendez une trouvaille, envoyez une pie ou prenez une pièce.
    Une facture chasse la pie.

variant-standard = Marché ordinaire
variant-standard-about = Dix pièces chacun.
variant-rich = Marché de collectionneurs
variant-rich-about = Vingt-cinq pièces chacun : les enchères s’envolent.

option-purse = Pièces au départ
option-purse-help = Ce que contient la bourse de chacun quand le marché ouvre.
option-purse-value = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

column-hands = Cartes
column-shelves = Étagère

money-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

## Les cartes

card-teapot = Théière
card-teapot-text = Une trouvaille : plus votre étagère a de théières, plus chacune vaut cher.
card-clock = Pendule
card-clock-text = Une trouvaille : plus votre étagère a de pendules, plus chacune vaut cher.
card-doll = Poupée
card-doll-text = Une trouvaille : plus votre étagère a de poupées, plus chacune vaut cher.
card-lamp = Lampe
card-lamp-text = Une trouvaille : plus votre étagère a de lampes, plus chacune vaut cher.
card-violin = Violon
card-violin-text = Une trouvaille : plus votre étagère a de violons, plus chacun vaut cher.
card-magpie = Pie
card-magpie-text = Vole une trouvaille sur une autre étagère.
card-invoice = Facture
card-invoice-text = Chasse une pie, ou répond à une autre facture.
card-nothing = Rien

## Ce qui se passe

fact-turn = { $voice ->
    [you] Tour { $turn } : à vous.
   *[they] Tour { $turn } : { $seat }.
}
fact-drew = { $voice ->
    [you] Vous piochez : { $card }.
   *[they] { $seat } pioche : { $card }.
}
fact-drew-hidden = { $seat } pioche une carte.
fact-rested = { $voice ->
    [you] Vous ne jouez rien.
   *[they] { $seat } ne joue rien.
}
fact-magpie = { $voice ->
    [you] Vous envoyez une pie.
   *[they] { $seat } envoie une pie.
}
fact-sells = { $voice ->
    [you] Vous mettez en vente : { $card }.
   *[they] { $seat } met en vente : { $card }.
}
fact-auction = Les enchères sont ouvertes.
fact-bought = { $voice ->
    [you] Vous l’achetez à { $seller } pour { $price } : { $card }.
    [to_you] { $seat } vous l’achète pour { $price } : { $card }.
   *[they] { $seat } l’achète à { $seller } pour { $price } : { $card }.
}
fact-kept = { $voice ->
    [you] Personne n’en veut : c’est à vous ({ $card }).
   *[they] Personne n’en veut : { $seat } garde l’objet ({ $card }).
}
fact-wants = { $voice ->
    [you] Votre pie guette une trouvaille { DE($victim) } : { $card }.
    [to_you] La pie { DE($seat) } guette une de vos trouvailles : { $card }.
   *[they] La pie { DE($seat) } guette une trouvaille { DE($victim) } : { $card }.
}
fact-proved = { $voice ->
    [you] Vous montrez une facture.
   *[they] { $seat } montre une facture.
}
fact-stole = { $voice ->
    [you] L’objet passe { DE($victim) } à vous : { $card }.
    [to_you] L’objet passe de vous à { $seat } : { $card }.
   *[they] L’objet passe { DE($victim) } à { $seat } : { $card }.
}
fact-counted = { $voice ->
    [you] Votre stand vaut { $score }.
   *[they] Le stand { DE($seat) } vaut { $score }.
}

## Les questions

ask-draw-find-you = Piochez une carte.
ask-draw-find-they = { $seat } pioche une carte.
ask-play-card-you = Quelle carte jouez-vous ? Vous avez { $balance }.
ask-play-card-they = { $seat } choisit une carte.
choice-play-card = { $answer_is ->
    [magpie] Envoyer la pie
    [nothing] Ne rien jouer et prendre une pièce
   *[find] Vendre : { $answer }
}
ask-steal-find-you = Que doit voler la pie ?
ask-steal-find-they = { $seat } regarde les autres étagères.
choice-steal-find = { $answer } (chez { $victim })
ask-say-no-you = { $counters ->
    [yes] { $other } a une facture ({ $card }). En avez-vous une meilleure ?
   *[no] La pie { DE($other) } en veut à une de vos trouvailles : { $card }. Avez-vous la facture ?
}
ask-say-no-they = { $seat } cherche une facture ({ $card }).
verb-let-stand = Laisser faire
verb-say-no = Montrer une facture

## Pourquoi pas

refusal-not-in-hand = cette carte n’est pas dans votre main
refusal-invoice-waits = une facture ne répond qu’à une pie ou à une autre facture
refusal-nothing-to-steal = il n’y a rien à voler sur les autres étagères
refusal-on-no-other-shelf = cette trouvaille n’est sur aucune autre étagère
refusal-holds-no-no = vous n’avez pas de facture
