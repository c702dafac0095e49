# Ce que dit le terminal.

player-human = vous, ici

command-undo = reprendre
command-hint = conseil
command-look = voir
command-rules = règles
command-save = sauver
command-help = aide
command-quit = quitter

play-players = À la table : { $players }.
play-commitment = Le hasard est scellé : { $commitment }… · Écrivez « aide » pour savoir quoi écrire.
play-seed = La graine était { $seed } : chacun peut vérifier que le hasard n’a pas été forcé.
play-done = Entrée quand vous avez lu.
play-hand-over = Passez le clavier à { $name }, qui appuie sur Entrée.
play-turn = { $name } :
play-compose = ou écrivez-le vous-même : { $example }
play-number = Écrivez un nombre de 1 à { $most }, ou une action en notation.
play-undone = Repris.
play-hint = L’ordinateur choisirait : { $label } ({ $notation }).
play-save-where = Où ? Écrivez : sauver soiree.match
play-saved = Enregistré dans { $file }.
play-save-first = Fichier où enregistrer la partie (Entrée : ne pas enregistrer) :
play-left = La partie est gardée dans { $file }. Pour continuer :
play-left-unsaved = La partie n’a pas été enregistrée. Avec --save FICHIER, le procès-verbal est écrit après chaque réponse.
play-winner = ★
play-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
play-help =
    Vous pouvez écrire :
      3               le numéro d’un choix
      { $option } un choix en notation
      reprendre       annuler votre dernière réponse, tant que personne n’a rien appris de nouveau
      conseil         ce que ferait un bon joueur automatique, qui ne voit que ce que vous voyez
      voir            la position, encore une fois
      règles { $clause } une clause des règles ; sans numéro, celle de la question posée
      sauver FICHIER  écrire le procès-verbal de la partie
      quitter         quitter la table

simulate-progress = { $game } : parties
simulate-agents = Par joueur
simulate-seats = Par place
simulate-who = Joueur
simulate-seat = Place
simulate-played = Parties
simulate-wins = Victoires
simulate-share = Part de victoires (95 %)
simulate-points = Points (95 %)
simulate-seat-name = place { $seat }
simulate-length = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } de { $decisions } décisions en moyenne ; une victoire partagée compte pour une part de victoire.
simulate-forfeits = { $agent } a perdu { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } en répondant ce qui n’est pas permis, ou pas du tout.
simulate-written = Les procès-verbaux sont dans { $folder }.

train-watch = { $game } : parties observées
train-fit = { $game } : poids calculés
train-sharpen = { $game } : parties entre poids décalés
train-duel-hand = { $game } : duels contre le jugement fait à la main
train-duel-kept = { $game } : duels contre les poids d’avant
train-learnt = { $positions ->
    [one] { $positions } position a servi à apprendre.
   *[other] { $positions } positions ont servi à apprendre.
  } Perte sur les parties mises à part : { $loss } ; pour le jugement fait à la main : { $hand } ; à chances égales : { $even }.
train-duels = { $matches ->
    [one] En { $matches } duel
   *[other] En { $matches } duels
  } contre le jugement fait à la main, { $share } de victoires (95 % : { $interval }) ; à égalité, ce serait { $even }.
train-duels-before = { $matches ->
    [one] En { $matches } duel
   *[other] En { $matches } duels
  } contre les poids d’avant, { $share } de victoires (95 % : { $interval }) ; à égalité, ce serait { $even }.
train-not-kept = Ces poids n’ont pas été mis dans le dossier de { $game } : aucun duel ne dit qu’ils sont meilleurs.
train-written = Les poids sont dans { $folder }.
ladder-written = Les tableaux sont dans { $folder }.

interrupted-kept = Interrompu ; parties jouées : { $done } sur { $of }. Elles sont dans { $folder } : la même commande reprendra là.
interrupted-lost = Interrompu ; parties jouées : { $done } sur { $of }. Avec --out DOSSIER, la même commande reprendrait là.
files-written = { $count ->
        [one] Écrit : { $files }.
       *[other] Écrits, { $count } fichiers : { $files }.
    }

stats-title = À quoi { $matches ->
        [one] ressemblait une partie
       *[other] ressemblaient { $matches } parties
    }
stats-measure = Mesure
stats-mean = Moyenne (95 %)
stats-middle = 80 % du milieu
measure-decisions = décisions dans une partie
measure-options = choix d’une décision
measure-most-options = choix à la fois, au plus
measure-bits = liberté d’une décision (bits)
measure-entropy = entropie des décisions (bits)
measure-forced = décisions forcées
measure-chances = réponses du hasard
measure-lead-changes = changements de tête aux points
measure-chance-lead-changes = changements de favori
measure-settled = favori fixé après
measure-luck = chance
measure-points = points d’une place
measure-margin = écart de la victoire
measure-seat = victoires de la place { $seat }
measure-agent = victoires de { $agent }

compare-title = { $pairs ->
        [one] Une paire de parties
       *[other] { $pairs } paires de parties
    } aux mêmes graines
compare-difference = Différence (95 %, à tout moment)
compare-plot = différence, en parts de son intervalle
compare-different = C’est assez sûr : { $other } a { $more ->
        [more] plus
       *[less] moins
    } de ceci que { $one } : { $measure }.
compare-alike = C’est assez sûr : { $one } et { $other } diffèrent de moins de { $enough } en ceci : { $measure }.
compare-open = Ce qui a été joué n’en décide pas : { $measure }.
sweep-now = Dans l’édition, { $number } vaut { $value }.
tournament-all = contre tous
dataset-written = { $matches ->
        [one] Une partie
       *[other] { $matches } parties
    } dans { $folder } ; décisions : { $decisions }. Ce que c’est : { $card }.

replay-held = { $file } : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } ; tout y est permis et le résultat est celui qui est inscrit.
replay-open = { $file } : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, partie non finie ; tout y est permis.
replay-next = Entrée : suite
replay-drawn =
    { $count ->
        [one] Dessiné : { $file }.
       *[other] { $count } images dessinées dans { $file }.
    }

check-point = Point
check-point-1 = Les parties finissent, avec des points pour chaque place ; avant cela il y a toujours un choix
check-point-2 = La même graine et les mêmes réponses donnent le même procès-verbal et la même position
check-point-3 = Les copies gardent leur empreinte quoi qu’il arrive à l’original
check-point-4 = Une position enregistrée se recharge telle quelle
check-point-5 = Les choix sont uniques, se relisent et sont dessinés sur le plateau
check-point-6 = Une place reçoit tout ce qu’elle peut savoir, et rien de ce qu’elle ne voit pas
check-point-7 = Rien n’est créé ni perdu
check-point-8 = Les parties enregistrées se rejouent jusqu’à leur résultat
check-point-9 = Chaque clause a son code et son test ; chaque mot est dit dans chaque langue
check-point-10 = La table sert le jeu, dans chaque langue, à chaque place et à qui regarde
check-point-11 = Chaque leçon mène où elle le dit, et se dit dans chaque langue
check-checked = Vérifié
check-holds = tenu
check-excused = pas installé ici
check-problems =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
check-all-hold = { $game } : le contrat est tenu.
check-broken = { $game } : le contrat n’est pas tenu.

rules-clause = Clause
rules-code = Appliquée par
rules-tests = Prouvée par
rules-unknown = Les tests ne sont pas installés ici : on ignore lesquels prouvent une clause.
rules-complete = { $game } : { $count ->
        [one] { $count } clause ou arbitrage,
       *[other] { $count } clauses et arbitrages, chacun
    } avec son code et ses tests.
rules-complete-untested = { $game } : { $count ->
        [one] { $count } clause ou arbitrage,
       *[other] { $count } clauses et arbitrages, chacun
    } avec son code.

edition-fine = { $file } est une édition juste de { $game } : { $title } ({ $id }).
edition-trial = Quelques parties au hasard…
edition-source = Source
edition-tables = Tables
edition-digest = Empreinte : { $digest }

bench-compiled = compilé
bench-interpreted = interprété
bench-game = Jeu
bench-decisions = Décisions/s
bench-observed = observées, une à une
bench-batch = observées, par lot
bench-matches = Parties/s
bench-clone = Copie (µs)
bench-bytes = Position (octets)
bench-uncompiled = Le moteur compilé n’est pas construit ici : seul l’interprété a été mesuré. (make setup le construit.)
bench-unpeered = Aucun moteur de comparaison n’est installé : pip install 'ludotheque[peers]'

games-title = Jeu
games-players = Joueurs
games-folder = Dossier

doctor-torn = Le fichier est déchiré : { $why }
doctor-older = La base vient d’une version antérieure (révision { $found }, non { $needed }). Elle est mise à niveau au démarrage d’un serveur, ou par --repair.
doctor-nameless = Le nom d’une table est illisible.
doctor-row = La table { $table } est illisible : { $why }. On ne peut que la mettre de côté.
doctor-names = Table { $table } : les noms sont illisibles. Les places peuvent porter leurs couleurs.
doctor-keys =
    { $count ->
        [one] Table { $table } : { $count } clé est incompréhensible.
       *[other] Table { $table } : { $count } clés sont incompréhensibles.
    }
doctor-chat =
    { $count ->
        [one] Table { $table } : { $count } message est illisible.
       *[other] Table { $table } : { $count } messages sont illisibles.
    }
doctor-position = Table { $table } : ses { $number } réponses mènent ailleurs qu’à la position gardée à côté. Elle peut en être refaite.
doctor-lines-extra = Table { $table } : outre ses { $number } réponses, il y en a sans place.
doctor-lines = Table { $table } : seules les { $good } premières de { $number } réponses peuvent être rejouées. Elle continue depuis la position gardée ; ce qui est perdu peut être marqué.
doctor-cut = Table { $table } : seules les { $good } premières de { $number } réponses peuvent être rejouées, et la position gardée est perdue. Elle peut reprendre de là.
doctor-lost = Table { $table } : ni ses { $number } réponses ni la position gardée ne peuvent être reprises. On ne peut que la mettre de côté.
doctor-upload = La partie envoyée { $upload } est illisible. On ne peut que la mettre de côté.
doctor-orphans-lines = Réponses sans table : { $count }.
doctor-orphans-keys = Clés sans table : { $count }.
doctor-orphans-chat = Messages sans table : { $count }.
doctor-rematch = Tables qui mènent à une revanche absente : { $count }.
doctor-repaired = Ce qui pouvait être sauvé l’a été. La base telle qu’elle était : { $copy }
doctor-your-copy = la copie que vous avez faite
doctor-aside = Ce qui ne pouvait être sauvé est en texte dans { $folder } ; on y lit ce qui était caché dans ces parties.
doctor-tables = Tables
doctor-answers = Réponses
doctor-uploads = Parties envoyées
doctor-found = Défauts
doctor-excused = Non examinées, faute de leur jeu ou de leur édition : { $count }.
doctor-sound = La base de données est saine.
doctor-ill =
    { $count ->
        [one] Une chose ne va pas. --repair sauve ce qui peut l’être, après une copie.
       *[other] { $count } choses ne vont pas. --repair sauve ce qui peut l’être, après une copie.
    }

analyse-title = { $game } : comment la partie fut gagnée
analyse-progress = on regarde en arrière
analyse-curve = Chances de gagner au fil de la partie
analyse-how = Traits : ce que pouvait savoir qui devait répondre, d’après une recherche ({ $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
  } par décision). Points : toutes les mains ouvertes, en jouant la suite. C’est le jugement d’un ordinateur, non la vérité.
analyse-players = Les joueurs
analyse-player = Joueur
analyse-points = Points
analyse-accuracy = Justesse
analyse-part-0 = début
analyse-part-1 = milieu
analyse-part-2 = fin
analyse-luck = Chance
analyse-costliest = Les décisions les plus coûteuses
analyse-none = Aucune n’a rien coûté.
analyse-decision = { $number }. { $name } : { $answer }
analyse-better = Mieux : { $best }. On y avait { $chance } % de chances, et { $cost } % de moins avec cette réponse.
analyse-written = Le rapport est dans { $file }.
