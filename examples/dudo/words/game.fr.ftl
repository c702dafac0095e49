title = Dudo
subtitle = Des dés sous des gobelets
summary = Bluff et calcul : combien de dés montrent la même face sous tous les gobelets ? Enchérissez, ou doutez.
heading = Manche { $round }

verb-bid = Annoncer…
verb-dudo = Dudo !
verb-calza = Calza !
verb-fall = Dés…
verb-lead = Commencer…
option-bid = Annoncer { $count } { $face }
option-dudo = Dudo ! J’en doute
option-calza = Calza ! C’est exact
option-fall = { NUMBER($dice, useGrouping: 0) }
option-lead = { $seat } commence

question-Bid = enchérissez, doutez ou dites que c’est exact.
    .other = { $seat } enchérit, doute ou dit que c’est exact.
question-Fall = les dés tombent.
    .other = Les dés tombent.
question-ChooseStarter = le sort désigne qui commence.
    .other = Le sort désigne qui commence.

thing-aces = as
thing-twos = deux
thing-threes = trois
thing-fours = quatre
thing-fives = cinq
thing-sixes = six

news-leads = { $seat } commence.
news-shaken = Manche { $count } : tous secouent, { $seat } commence.
news-fallen = Sous votre gobelet : { NUMBER($dice, useGrouping: 0) }.
news-palifico = Palifico ! { $seat } n’a plus qu’un dé : les as ne comptent que pour des as.
news-bid = { $seat } annonce { $count } { $face }.
news-doubted = { $seat } dit dudo à { $victim }.
news-calza = { $seat } dit calza à { $victim }.
news-counted =
    { $count ->
        [0] Sous les gobelets : aucun dé pour les { $face }.
        [one] Sous les gobelets : un seul dé pour les { $face }.
       *[other] Sous les gobelets : { $count } dés pour les { $face }.
    }
news-lost =
    { $count ->
        [0] { $seat } perd son dernier dé.
        [one] { $seat } perd un dé : il en reste un.
       *[other] { $seat } perd un dé : il en reste { $count }.
    }
news-regained = { $seat } reprend un dé et en a { $count }.
news-exact = { $seat } a vu juste.
news-out = { $seat } est hors jeu.
effect-lost = { "" }
effect-counted = { "" }

column-points = Dés
points-dice = Dés restants
setting-calza = Calza
    .help = Peut-on dire qu’une enchère est exacte pour reprendre un dé ?
setting-leader = Qui commence
    .help = Le sort, ou quelqu’un que vous choisissez.
setting-leader-random = le sort

board-bid = L’enchère
board-none = Rien n’est annoncé.
board-by = par { $name }
board-faces = La face
board-counts = Combien de dés ?
board-dudo = Dudo !
board-calza = Calza !
board-palifico = Palifico : les as ne sont que des as
board-round = Manche { $round }
board-dice = { $count ->
        [one] { $name } : 1 dé
       *[other] { $name } : { $count } dés
    }
board-out = hors jeu
board-under = Sous votre gobelet
board-hidden = Sous le gobelet de { $name }
board-lifted = { $count ->
        [0] Dernière manche : { $bid } { $face } annoncés, aucun trouvé
        [one] Dernière manche : { $bid } { $face } annoncés, { $count } trouvé
       *[other] Dernière manche : { $bid } { $face } annoncés, { $count } trouvés
    }
board-found = { $count ->
        [0] { $bid } { $face } annoncés, aucun trouvé
        [one] { $bid } { $face } annoncés, { $count } trouvé
       *[other] { $bid } { $face } annoncés, { $count } trouvés
    }
board-over = { $names } l’emporte
board-winner = vainqueur
